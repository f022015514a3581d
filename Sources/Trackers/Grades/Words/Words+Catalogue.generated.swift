// Made by `make words` from Words/*/Grades.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of grades.
extension Words {
    /// Grades
    static var grades: Label { Label(.grades, 0) }

    /// GPA
    static var gpa: Label { Label(.grades, 1) }

    /// More
    static var tools: Label { Label(.grades, 2) }

    /// New course
    static var newCourse: Label { Label(.grades, 3) }

    /// Which courses
    static var status: Label { Label(.grades, 4) }

    /// No courses yet
    static var emptyTitle: Label { Label(.grades, 5) }

    /// Add a course to see what it comes to, what you need, and where the next hour pays.
    static var emptySentence: Label { Label(.grades, 6) }

    /// No course here yet. The status in a course’s Edit sheet decides where it stands.
    static var noneHere: Label { Label(.grades, 7) }

    /// Load sample data
    static var loadSample: Label { Label(.grades, 8) }

    /// no grade yet
    static var noGradeYet: Label { Label(.grades, 9) }

    /// rising
    static var rising: Label { Label(.grades, 10) }

    /// falling
    static var falling: Label { Label(.grades, 11) }

    /// Graphs
    static var graphs: Label { Label(.grades, 12) }

    /// Time
    static var time: Label { Label(.grades, 13) }

    /// Settings
    static var settings: Label { Label(.grades, 14) }

    /// Parts of the course
    static var views: Label { Label(.grades, 15) }

    /// Order
    static var sorting: Label { Label(.grades, 16) }

    /// By group
    static var byGroup: Label { Label(.grades, 17) }

    /// By date
    static var byDate: Label { Label(.grades, 18) }

    /// Best first
    static var byResult: Label { Label(.grades, 19) }

    /// Influence
    static var byInfluence: Label { Label(.grades, 20) }

    /// In no group
    static var noGroup: Label { Label(.grades, 21) }

    /// What is in no group doesn’t count while the course has weighted groups.
    static var noGroupNote: Label { Label(.grades, 22) }

    /// Assignment
    static var addAssignment: Label { Label(.grades, 23) }

    /// New assignment
    static var newAssignment: Label { Label(.grades, 24) }

    /// Nothing to grade yet
    static var noAssignments: Label { Label(.grades, 25) }

    /// Set up the weight groups from the syllabus, then add assignments, many at once if you like.
    static var noAssignmentsSentence: Label { Label(.grades, 26) }

    /// Add several
    static var addMany: Label { Label(.grades, 27) }

    /// One a line; a score and a date may follow: “Quiz 1 18/20” or “Quiz 1; 18; 2026-09-14”.
    static var manyHint: Label { Label(.grades, 28) }

    /// Enter scores
    static var enterMany: Label { Label(.grades, 29) }

    /// 18, 18/20, 90% or a letter; empty takes the score away.
    static var scoreHint: Label { Label(.grades, 30) }

    /// Weight groups
    static var weightGroups: Label { Label(.grades, 31) }

    /// New group
    static var addGroup: Label { Label(.grades, 32) }

    /// Any unit: 45, 0.45 or 9 parts. A blank name removes the group; its assignments stay.
    static var weightsHint: Label { Label(.grades, 33) }

    /// dropped
    static var dropped: Label { Label(.grades, 34) }

    /// dropped: lowest
    static var lowestDropped: Label { Label(.grades, 35) }

    /// dropped: highest
    static var highestDropped: Label { Label(.grades, 36) }

    /// doesn’t count
    static var disabled: Label { Label(.grades, 37) }

    /// excused
    static var excused: Label { Label(.grades, 38) }

    /// extra credit
    static var extraCredit: Label { Label(.grades, 39) }

    /// never dropped
    static var neverDrop: Label { Label(.grades, 40) }

    /// overdue
    static var overdue: Label { Label(.grades, 41) }

    /// What do I need?
    static var need: Label { Label(.grades, 42) }

    /// secured
    static var secured: Label { Label(.grades, 43) }

    /// reachable
    static var reachable: Label { Label(.grades, 44) }

    /// out of reach
    static var unreachable: Label { Label(.grades, 45) }

    /// on what is left
    static var onTheRest: Label { Label(.grades, 46) }

    /// Your target
    static var yourTarget: Label { Label(.grades, 47) }

    /// Nothing is left to do: this is the grade.
    static var nothingLeft: Label { Label(.grades, 48) }

    /// On which assignments
    static var needOn: Label { Label(.grades, 49) }

    /// Between { $low } and { $high } can still come of it.
    static func stillBetween(low: String, high: String) -> Label {
        Label(.grades, 50, [.text(low), .text(high)])
    }

    /// It stays at { $figure }.
    static func stillOnly(_ figure: String) -> Label {
        Label(.grades, 51, [.text(figure)])
    }

    /// And on everything else that is open, %
    static var otherwise: Label { Label(.grades, 52) }

    /// Calculate
    static var calculate: Label { Label(.grades, 53) }

    /// For
    static var forGrade: Label { Label(.grades, 54) }

    /// From
    static var from: Label { Label(.grades, 55) }

    /// Needed
    static var needed: Label { Label(.grades, 56) }

    /// What if…
    static var whatIf: Label { Label(.grades, 57) }

    /// Nothing is saved until you keep it.
    static var whatIfHint: Label { Label(.grades, 58) }

    /// Keep these scores
    static var keep: Label { Label(.grades, 59) }

    /// Leave without a trace
    static var leave: Label { Label(.grades, 60) }

    /// Show the work
    static var showWork: Label { Label(.grades, 61) }

    /// Next best hour
    static var nextHour: Label { Label(.grades, 62) }

    /// Open work of your current courses, by how much ten percent of it moves all of them together.
    static var nextHourSentence: Label { Label(.grades, 63) }

    /// Nothing that counts is open in your current courses.
    static var nothingOpen: Label { Label(.grades, 64) }

    /// So far
    static var now: Label { Label(.grades, 65) }

    /// With zeros
    static var atTheEnd: Label { Label(.grades, 66) }

    /// In no term
    static var noTerm: Label { Label(.grades, 67) }

    /// Planner
    static var planner: Label { Label(.grades, 68) }

    /// The GPA I want
    static var plannerTarget: Label { Label(.grades, 69) }

    /// Credits still to come
    static var plannerHours: Label { Label(.grades, 70) }

    /// No terms yet
    static var noTerms: Label { Label(.grades, 71) }

    /// A term gathers its courses and their average.
    static var termsSentence: Label { Label(.grades, 72) }

    /// No degrees yet
    static var noDegrees: Label { Label(.grades, 73) }

    /// A degree has groups of courses and shows what is done, under way and missing.
    static var degreesSentence: Label { Label(.grades, 74) }

    /// Done
    static var done: Label { Label(.grades, 75) }

    /// Under way
    static var underWay: Label { Label(.grades, 76) }

    /// Planned
    static var planned: Label { Label(.grades, 77) }

    /// Missing
    static var missing: Label { Label(.grades, 78) }

    /// Missing
    static var missingMany: Label { Label(.grades, 79) }

    /// Plan a course
    static var planCourse: Label { Label(.grades, 80) }

    /// Plan one like it
    static var template: Label { Label(.grades, 81) }

    /// Grade scale
    static var scale: Label { Label(.grades, 82) }

    /// Holds for every course that has no scale of its own, on all your devices.
    static var scaleSentence: Label { Label(.grades, 83) }

    /// As in the settings
    static var asPreferred: Label { Label(.grades, 84) }

    /// New scale
    static var newScale: Label { Label(.grades, 85) }

    /// Points
    static var points: Label { Label(.grades, 86) }

    /// Letter
    static var letter: Label { Label(.grades, 87) }

    /// New note
    static var newNote: Label { Label(.grades, 88) }

    /// No notes yet
    static var noNotes: Label { Label(.grades, 89) }

    /// Keep what is worth remembering: office hours, whom to ask, what the exam covers.
    static var notesSentence: Label { Label(.grades, 90) }

    /// Study time
    static var newSession: Label { Label(.grades, 91) }

    /// Time slot
    static var newSlot: Label { Label(.grades, 92) }

    /// Edit course
    static var editCourse: Label { Label(.grades, 93) }

    /// Edit assignment
    static var editAssignment: Label { Label(.grades, 94) }

    /// Edit note
    static var editNote: Label { Label(.grades, 95) }

    /// Edit attachment
    static var editAttachment: Label { Label(.grades, 96) }

    /// Edit time slot
    static var editSlot: Label { Label(.grades, 97) }

    /// Edit study time
    static var editSession: Label { Label(.grades, 98) }

    /// Edit term
    static var editTerm: Label { Label(.grades, 99) }

    /// New term
    static var newTerm: Label { Label(.grades, 100) }

    /// Edit degree
    static var editDegree: Label { Label(.grades, 101) }

    /// New degree
    static var newDegree: Label { Label(.grades, 102) }

    /// Edit course group
    static var editCourseGroup: Label { Label(.grades, 103) }

    /// New course group
    static var newCourseGroup: Label { Label(.grades, 104) }

    /// Edit scale
    static var editScale: Label { Label(.grades, 105) }

    /// Studied
    static var studied: Label { Label(.grades, 106) }

    /// When it meets
    static var meets: Label { Label(.grades, 107) }

    /// Timetable
    static var timetable: Label { Label(.grades, 108) }

    /// Calendar file (.ics)
    static var calendarFile: Label { Label(.grades, 109) }

    /// Write down how long you studied, and see whether it pays.
    static var timeSentence: Label { Label(.grades, 110) }

    /// clashes
    static var clash: Label { Label(.grades, 111) }

    /// Start a timer
    static var startTimer: Label { Label(.grades, 112) }

    /// Studying
    static var studying: Label { Label(.grades, 113) }

    /// Stop and write down
    static var stopTimer: Label { Label(.grades, 114) }

    /// The course over time
    static var overTime: Label { Label(.grades, 115) }

    /// Each group
    static var eachGroup: Label { Label(.grades, 116) }

    /// Minutes a day
    static var minutesADay: Label { Label(.grades, 117) }

    /// GPA by term
    static var gpaByTerm: Label { Label(.grades, 118) }

    /// GPA { $gpa } over { $credits }
    static func gpaOver(gpa: String, credits: String) -> Label {
        Label(.grades, 119, [.text(gpa), .text(credits)])
    }

    /// A graph needs two graded assignments.
    static var notEnough: Label { Label(.grades, 120) }

    /// Import grades
    static var importTitle: Label { Label(.grades, 121) }

    /// All
    static var all: Label { Label(.grades, 122) }

    /// Result
    static var result: Label { Label(.grades, 123) }

    /// Weight
    static var weight: Label { Label(.grades, 124) }

    /// { $percent } safe already
    static func safeSoFar(_ percent: String) -> Label {
        Label(.grades, 125, [.text(percent)])
    }

    /// For { $letter }
    static func forLetter(_ letter: String) -> Label {
        Label(.grades, 126, [.text(letter)])
    }

    /// due { $date }
    static func due(_ date: String) -> Label {
        Label(.grades, 127, [.text(date)])
    }

    /// moves the course { $points } per 10%
    static func moves(_ points: String) -> Label {
        Label(.grades, 128, [.text(points)])
    }

    /// +{ $points } per 10%
    static func gains(_ points: String) -> Label {
        Label(.grades, 129, [.text(points)])
    }

    /// per 10%
    static var perTenPercent: Label { Label(.grades, 130) }

    /// GPA { $points }
    static func onAverage(_ points: String) -> Label {
        Label(.grades, 131, [.text(points)])
    }

    /// { $count ->
    ///     [one] { $count } course
    ///    *[other] { $count } courses
    /// }
    static func courses(_ count: Int) -> Label {
        Label(.grades, 132, [.number(count)])
    }

    /// Score of { $name }
    static func scoreOf(_ name: String) -> Label {
        Label(.grades, 133, [.text(name)])
    }

    /// More for { $name }
    static func more(_ name: String) -> Label {
        Label(.grades, 134, [.text(name)])
    }

    /// Total
    static var total: Label { Label(.grades, 135) }

    /// You need an average of { $average } in what is to come.
    static func plannerAnswer(_ average: String) -> Label {
        Label(.grades, 136, [.text(average)])
    }

    /// This isn’t a score; it is left ungraded.
    static var importUnreadable: Label { Label(.grades, 137) }

    /// A letter counts as the least that it stands for.
    static var importLetter: Label { Label(.grades, 138) }

    /// The file gives no points for it, so it was left out.
    static var importNoPoints: Label { Label(.grades, 139) }

    /// Nothing is out of so much or so little, so it was left out.
    static var importWrongTotal: Label { Label(.grades, 140) }

    /// This says no score; it stays ungraded.
    static var importStatus: Label { Label(.grades, 141) }

    /// The weights don’t add up to 100; they count by their sum.
    static var importWeightSum: Label { Label(.grades, 142) }

    /// It is out of 0, so what is earned counts as extra credit.
    static var importOutOfZero: Label { Label(.grades, 143) }

    /// The file doesn’t say whose work is in which of these groups; none was made.
    static var importGroupsUnknown: Label { Label(.grades, 144) }

    /// The file doesn’t say what it was out of.
    static var importTotalUnknown: Label { Label(.grades, 145) }

    /// Within a category these weights follow neither points nor each other; here they count alike. To keep them, give each a group of its own.
    static var importWeights: Label { Label(.grades, 146) }

    /// Whether day or month comes first, the column doesn’t tell; the date was left out.
    static var importDate: Label { Label(.grades, 147) }

    /// The course says otherwise by hand, and the file has changed.
    static var importDisputed: Label { Label(.grades, 148) }

    /// The file has no score for it any more; the course keeps its own unless the file’s is taken.
    static var importCleared: Label { Label(.grades, 149) }

    /// Its weight is 0, so it is taken in without counting.
    static var importWeightless: Label { Label(.grades, 150) }

    /// Corrected by hand since; the correction stays.
    static var importCorrected: Label { Label(.grades, 151) }

    /// It repeats, so it is no assignment.
    static var importRepeats: Label { Label(.grades, 152) }

    /// No column of grades is called so; it was left out.
    static var importColumnLeft: Label { Label(.grades, 153) }

    /// No column names the work, so it is called as stands here.
    static var importCoursesAsNames: Label { Label(.grades, 154) }

    /// This is no weight; it counts by what its group weighs by default.
    static var importNoWeight: Label { Label(.grades, 155) }

    /// Only groups have weights, and these would be of single work; they were left out.
    static var importWeightsBesideGroups: Label { Label(.grades, 156) }

    /// It has no date.
    static var importNoDate: Label { Label(.grades, 157) }

    /// This time of day does not exist; the day alone is taken.
    static var importWrongTime: Label { Label(.grades, 158) }

    /// To check
    static var importDoubts: Label { Label(.grades, 159) }

    /// Take the file’s
    static var importTakesFile: Label { Label(.grades, 160) }

    /// The headings aren’t those of a file of the format { $format }.
    static func importNotThis(_ format: String) -> Label {
        Label(.grades, 161, [.text(format)])
    }

    /// The file gives these groups no weights, so all work counts by its points (“No weights”).
    static var importNoWeights: Label { Label(.grades, 162) }

    /// The file gives this group no weight; it gets 1. Set it under the course’s weight groups.
    static var importWeightOne: Label { Label(.grades, 163) }

    /// It has no weight among work that has weights, so it doesn’t count.
    static var importNoOwnWeight: Label { Label(.grades, 164) }

    /// The file says this of the whole course; with what was read it comes to the other figure. Perhaps weights, dropped scores or left-out work make the difference.
    static var importOtherTotal: Label { Label(.grades, 165) }

    /// This is worked out from other columns, so it is no work of its own; it was left out.
    static var importCalculated: Label { Label(.grades, 166) }

    /// This type of column isn’t known; it was taken for work.
    static var importUnknownType: Label { Label(.grades, 167) }

    /// The file has only the weighted grade; the points follow from it and from its weight.
    static var importFromWeighted: Label { Label(.grades, 168) }

    /// The file has only the weighted grade, from which the points can’t be told; it stays ungraded.
    static var importOnlyWeighted: Label { Label(.grades, 169) }

    /// This row is called as a total is, so it is no work; it was left out.
    static var importTotalRow: Label { Label(.grades, 170) }

    /// This is a school grade that the course’s scale doesn’t have. Choose the scale first; it is left ungraded.
    static var importSchoolMark: Label { Label(.grades, 171) }

    /// This may be what other rows come to; it was taken for work.
    static var importPerhapsTotal: Label { Label(.grades, 172) }

    /// Several people’s grades stand here, and all would come together. Import a file of one.
    static var importSeveralPeople: Label { Label(.grades, 173) }

    /// This calendar is of several courses; all come into one, each with its course in brackets.
    static var importSeveralCalendars: Label { Label(.grades, 174) }

    /// A range from 0 to the most points is needed here; it was left out.
    static var importOtherRange: Label { Label(.grades, 175) }

    /// Each column is a work here. Put a row “Points possible” below the headings, with what each is out of, and it can be read.
    static var importWide: Label { Label(.grades, 176) }

    /// This may be points out of points, or a grade between two. It was taken for points.
    static var importBetweenGrades: Label { Label(.grades, 177) }

    /// This stands above the table; it was left out.
    static var importTitleLeft: Label { Label(.grades, 178) }

    /// This can’t be read as a date with day, month and year; it was left out.
    static var importNoSuchDate: Label { Label(.grades, 179) }

    /// It is cancelled, so it was left out.
    static var importCancelled: Label { Label(.grades, 180) }

    /// This is an event and no assignment, so it was left out.
    static var importNoWork: Label { Label(.grades, 181) }

    /// Nothing says that this is work with a grade; it was taken for some.
    static var importPerhapsWork: Label { Label(.grades, 182) }

    /// It has no name, so it was left out.
    static var importNoName: Label { Label(.grades, 183) }

    /// Times in this file are in UTC, and where you are isn’t known; the days are those of UTC and may be off by one.
    static var importNoZone: Label { Label(.grades, 184) }

    /// Times of this zone keep the day that is written there.
    static var importOtherZone: Label { Label(.grades, 185) }

    /// A calendar doesn’t say what work is out of; each is taken to be out of 100.
    static var importCalendarTotals: Label { Label(.grades, 186) }

    /// Grades from Canvas, Moodle, Brightspace, Blackboard, Google Classroom or any table, as .xlsx, .ods or CSV, or a calendar (.ics). You see it before it is saved.
    static var importSentence: Label { Label(.grades, 187) }

    /// File
    static var importFile: Label { Label(.grades, 188) }

    /// Or paste it here
    static var importPaste: Label { Label(.grades, 189) }

    /// Preview
    static var importLook: Label { Label(.grades, 190) }

    /// Choose a file above, or paste its rows here.
    static var importLacksText: Label { Label(.grades, 191) }

    /// Nothing to import was found in this table.
    static var importNothing: Label { Label(.grades, 192) }

    /// The file doesn’t say what each was out of: type it above.
    static var importTotals: Label { Label(.grades, 193) }

    /// { $name }: out of
    static func totalOf(_ name: String) -> Label {
        Label(.grades, 194, [.text(name)])
    }

    /// new
    static var importAdds: Label { Label(.grades, 195) }

    /// unchanged
    static var importSame: Label { Label(.grades, 196) }

    /// There is a course of this name: choose it above, or write another name.
    static var importTwin: Label { Label(.grades, 197) }

    /// updated
    static var importUpdates: Label { Label(.grades, 198) }

    /// { $courses ->
    ///     [one] { gpa } { $gpa } · { $courses } current course
    ///    *[other] { gpa } { $gpa } · { $courses } current courses
    /// }
    static func subtitle(gpa: String, courses: Int) -> Label {
        Label(.grades, 199, [.text(gpa), .number(courses)])
    }

    /// { $letter } so far
    static func letterSoFar(_ letter: String) -> Label {
        Label(.grades, 200, [.text(letter)])
    }

    /// Grade so far
    static var courseStanding: Label { Label(.grades, 201) }

    /// over { $credits }
    static func overCredits(_ credits: String) -> Label {
        Label(.grades, 202, [.text(credits)])
    }

    /// { $figure } credit
    static func oneCredit(_ figure: Label) -> Label {
        Label(.grades, 203, [.label(figure)])
    }

    /// { $figure } credits
    static func manyCredits(_ figure: Label) -> Label {
        Label(.grades, 204, [.label(figure)])
    }

    /// { $count ->
    ///     [one] { $count } assignment added:{ " " }
    ///    *[other] { $count } assignments added:{ " " }
    /// }
    static func addedWork(_ count: Int) -> Label {
        Label(.grades, 205, [.number(count)])
    }

    /// { $reason } It is left ungraded.
    static func importLeftOpen(_ reason: Label) -> Label {
        Label(.grades, 206, [.label(reason)])
    }

    /// { $reason } What it is out of can’t be told, so it was left out.
    static func importLeftOut(_ reason: Label) -> Label {
        Label(.grades, 207, [.label(reason)])
    }

    /// The file has { $count } entries; at most { $limit } are read.
    static func importTooLong(count: Int, limit: Int) -> Label {
        Label(.grades, 208, [.number(count), .number(limit)])
    }

    /// The file has { $value }. { $reason }
    static func importFileSays(value: String, reason: Label) -> Label {
        Label(.grades, 209, [.text(value), .label(reason)])
    }

    /// Its date “{ $date }” does not exist.
    static func importDateDoesNotExist(_ date: String) -> Label {
        Label(.grades, 210, [.text(date)])
    }

    /// Recognised as a calendar: what is due in it becomes work.
    static var importRecognisedCalendar: Label { Label(.grades, 211) }

    /// No learning platform’s headings; say below which column is what.
    static var importNotRecognised: Label { Label(.grades, 212) }

    /// Recognised as { $name }.
    static func importRecognisedAs(_ name: String) -> Label {
        Label(.grades, 213, [.text(name)])
    }

    /// This gradebook has { $count } students: { $names }. Say whose row it is.
    static func importStudents(count: Int, names: Label) -> Label {
        Label(.grades, 214, [.number(count), .label(names)])
    }

    /// No student is called “{ $name }”; there are { $names }.
    static func importNoSuchStudent(name: String, names: Label) -> Label {
        Label(.grades, 215, [.text(name), .label(names)])
    }

    /// Course in the file
    static var importCourseInFile: Label { Label(.grades, 216) }

    /// Student
    static var importStudent: Label { Label(.grades, 217) }

    /// Say which course’s rows are meant.
    static var importChooseCourse: Label { Label(.grades, 218) }

    /// Say whose scores these are.
    static var importChooseStudent: Label { Label(.grades, 219) }

    /// This table has grades of { $names }. Without --into and --named each comes into the course of its name.
    static func importCourses(_ names: Label) -> Label {
        Label(.grades, 220, [.label(names)])
    }

    /// Several courses are called “{ $name }”: say which with --into and its id.
    static func importSameNames(_ name: String) -> Label {
        Label(.grades, 221, [.text(name)])
    }

    /// There is a course “{ $name }” already: --into adds to a course, --named names a new one.
    static func importCourseIsThere(_ name: String) -> Label {
        Label(.grades, 222, [.text(name)])
    }

    /// Homework 3
    static var assignmentHomework3: Label { Label(.grades, 223) }

    /// Earned
    static var assignmentEarned: Label { Label(.grades, 224) }

    /// Out of
    static var assignmentOutOf: Label { Label(.grades, 225) }

    /// Counts
    static var assignmentCounts: Label { Label(.grades, 226) }

    /// Excused
    static var assignmentExcused: Label { Label(.grades, 227) }

    /// Extra credit
    static var assignmentExtraCredit: Label { Label(.grades, 228) }

    /// Never drop
    static var assignmentNeverDrop: Label { Label(.grades, 229) }

    /// Due
    static var assignmentDue: Label { Label(.grades, 230) }

    /// Entered as
    static var assignmentEnteredAs: Label { Label(.grades, 231) }

    /// Number elsewhere
    static var assignmentNumberElsewhere: Label { Label(.grades, 232) }

    /// As imported
    static var assignmentAsImported: Label { Label(.grades, 233) }

    /// Assignment
    static var assignment: Label { Label(.grades, 234) }

    /// Assignments
    static var assignments: Label { Label(.grades, 235) }

    /// Algorithms
    static var courseAlgorithms: Label { Label(.grades, 236) }

    /// Number
    static var courseNumber: Label { Label(.grades, 237) }

    /// CS 4349
    static var courseCs4349: Label { Label(.grades, 238) }

    /// Professor
    static var courseProfessor: Label { Label(.grades, 239) }

    /// Credits
    static var courseCredits: Label { Label(.grades, 240) }

    /// Leave out of the GPA
    static var courseLeaveOutGpa: Label { Label(.grades, 241) }

    /// Icon
    static var courseIcon: Label { Label(.grades, 242) }

    /// Colour
    static var courseColour: Label { Label(.grades, 243) }

    /// Within a group
    static var courseWithinAGroup: Label { Label(.grades, 244) }

    /// Weights count
    static var courseWeightsCount: Label { Label(.grades, 245) }

    /// Target, % or grade
    static var courseTargetOrGrade: Label { Label(.grades, 246) }

    /// 92.5
    static var course925: Label { Label(.grades, 247) }

    /// Grade scale
    static var courseGradeScale: Label { Label(.grades, 248) }

    /// Repeats
    static var courseRepeats: Label { Label(.grades, 249) }

    /// The earlier one
    static var courseTheEarlierOne: Label { Label(.grades, 250) }

    /// Course
    static var course: Label { Label(.grades, 251) }

    /// Courses
    static var courseKindPlural: Label { Label(.grades, 252) }

    /// Current
    static var courseChoicesCurrent: Label { Label(.grades, 253) }

    /// Completed
    static var courseChoicesCompleted: Label { Label(.grades, 254) }

    /// Archived
    static var courseChoicesArchived: Label { Label(.grades, 255) }

    /// Mean of percentages
    static var courseChoicesMeanOfPercentages: Label { Label(.grades, 256) }

    /// A grade
    static var courseChoicesAGrade: Label { Label(.grades, 257) }

    /// By their sum
    static var courseChoicesByTheirSum: Label { Label(.grades, 258) }

    /// Out of 100
    static var courseChoicesOutOf100: Label { Label(.grades, 259) }

    /// No weights
    static var courseChoicesNoWeights: Label { Label(.grades, 260) }

    /// Replaces it
    static var courseChoicesReplacesIt: Label { Label(.grades, 261) }

    /// Both count
    static var courseChoicesBothCount: Label { Label(.grades, 262) }

    /// Core, electives
    static var courseGroupCoreElectives: Label { Label(.grades, 263) }

    /// Type
    static var courseGroupType: Label { Label(.grades, 264) }

    /// Courses at least
    static var courseGroupCoursesAtLeast: Label { Label(.grades, 265) }

    /// Credits at least
    static var courseGroupCreditsAtLeast: Label { Label(.grades, 266) }

    /// Course group
    static var courseGroup: Label { Label(.grades, 267) }

    /// Course groups
    static var courseGroups: Label { Label(.grades, 268) }

    /// Book
    static var courseIconBook: Label { Label(.grades, 269) }

    /// Calculator
    static var courseIconCalculator: Label { Label(.grades, 270) }

    /// Code
    static var courseIconCode: Label { Label(.grades, 271) }

    /// Laboratory
    static var courseIconLaboratory: Label { Label(.grades, 272) }

    /// Globe
    static var courseIconGlobe: Label { Label(.grades, 273) }

    /// Language
    static var courseIconLanguage: Label { Label(.grades, 274) }

    /// Music
    static var courseIconMusic: Label { Label(.grades, 275) }

    /// Palette
    static var courseIconPalette: Label { Label(.grades, 276) }

    /// People
    static var courseIconPeople: Label { Label(.grades, 277) }

    /// Graph
    static var courseIconGraph: Label { Label(.grades, 278) }

    /// Health
    static var courseIconHealth: Label { Label(.grades, 279) }

    /// Law
    static var courseIconLaw: Label { Label(.grades, 280) }

    /// In progress
    static var degreeInProgress: Label { Label(.grades, 281) }

    /// Considering
    static var degreeConsidering: Label { Label(.grades, 282) }

    /// Dropped
    static var degreeDropped: Label { Label(.grades, 283) }

    /// Computer Science
    static var degreeComputerScience: Label { Label(.grades, 284) }

    /// Type
    static var degreeType: Label { Label(.grades, 285) }

    /// Bachelor, minor
    static var degreeBachelorMinor: Label { Label(.grades, 286) }

    /// Degree
    static var degree: Label { Label(.grades, 287) }

    /// Degrees
    static var degrees: Label { Label(.grades, 288) }

    /// US 4.0, A to F
    static var gradeScaleUs40F: Label { Label(.grades, 289) }

    /// US 4.0 with + and −
    static var gradeScaleUs40With: Label { Label(.grades, 290) }

    /// US 4.3 with A+
    static var gradeScaleUs43With: Label { Label(.grades, 291) }

    /// 100 points
    static var gradeScale100Points: Label { Label(.grades, 292) }

    /// UK honours
    static var gradeScaleUkHonours: Label { Label(.grades, 293) }

    /// ECTS A to F
    static var gradeScaleEctsAToF: Label { Label(.grades, 294) }

    /// German 1.0–5.0
    static var gradeScaleGerman105: Label { Label(.grades, 295) }

    /// Italian 18–30
    static var gradeScaleItalian1830: Label { Label(.grades, 296) }

    /// My own
    static var gradeScaleMyOwn: Label { Label(.grades, 297) }

    /// Letter: from %, points
    static var gradeScaleLetterFromPoints: Label { Label(.grades, 298) }

    /// A: 93 4.0
    static var gradeScaleA9340: Label { Label(.grades, 299) }

    /// My scale
    static var gradeScaleMyScale: Label { Label(.grades, 300) }

    /// My scales
    static var gradeScaleMyScales: Label { Label(.grades, 301) }

    /// Grade scale
    static var gradeScale: Label { Label(.grades, 302) }

    /// Grade settings
    static var gradeScaleGradeSettings: Label { Label(.grades, 303) }

    /// Title
    static var noteTitle: Label { Label(.grades, 304) }

    /// Who to ask
    static var noteWhoToAsk: Label { Label(.grades, 305) }

    /// Text
    static var noteText: Label { Label(.grades, 306) }

    /// Tags
    static var noteTags: Label { Label(.grades, 307) }

    /// exam, office hours
    static var noteExamOfficeHours: Label { Label(.grades, 308) }

    /// Note
    static var note: Label { Label(.grades, 309) }

    /// Notes
    static var notes: Label { Label(.grades, 310) }

    /// File name
    static var noteFileName: Label { Label(.grades, 311) }

    /// SHA-256
    static var noteSha256: Label { Label(.grades, 312) }

    /// Type
    static var noteType: Label { Label(.grades, 313) }

    /// Size
    static var noteSize: Label { Label(.grades, 314) }

    /// Attachment
    static var noteAttachment: Label { Label(.grades, 315) }

    /// Attachments
    static var noteAttachments: Label { Label(.grades, 316) }

    /// From
    static var studyTimeFrom: Label { Label(.grades, 317) }

    /// To
    static var studyTimeTo: Label { Label(.grades, 318) }

    /// Days
    static var studyTimeDays: Label { Label(.grades, 319) }

    /// Time slot
    static var studyTimeTimeSlot: Label { Label(.grades, 320) }

    /// Time slots
    static var studyTimeTimeSlots: Label { Label(.grades, 321) }

    /// Date
    static var studyTimeDate: Label { Label(.grades, 322) }

    /// Minutes
    static var studyTimeMinutes: Label { Label(.grades, 323) }

    /// Study time
    static var studyTime: Label { Label(.grades, 324) }

    /// Study times
    static var studyTimes: Label { Label(.grades, 325) }

    /// Fall 2026
    static var termFall2026: Label { Label(.grades, 326) }

    /// First day
    static var termFirstDay: Label { Label(.grades, 327) }

    /// Last day
    static var termLastDay: Label { Label(.grades, 328) }

    /// Term
    static var term: Label { Label(.grades, 329) }

    /// Terms
    static var terms: Label { Label(.grades, 330) }

    /// Exams
    static var weightGroupExams: Label { Label(.grades, 331) }

    /// Drop lowest
    static var weightGroupDropLowest: Label { Label(.grades, 332) }

    /// Drop highest
    static var weightGroupDropHighest: Label { Label(.grades, 333) }

    /// Weight group
    static var weightGroup: Label { Label(.grades, 334) }

    /// Weight groups
    static var weightGroupKindPlural: Label { Label(.grades, 335) }

    /// Homework
    static var groupGuessHomework: Label { Label(.grades, 336) }

    /// Quizzes
    static var groupGuessQuizzes: Label { Label(.grades, 337) }

    /// Tests
    static var groupGuessTests: Label { Label(.grades, 338) }

    /// Exams
    static var groupGuessExams: Label { Label(.grades, 339) }

    /// Labs
    static var groupGuessLabs: Label { Label(.grades, 340) }

    /// Attendance
    static var groupGuessAttendance: Label { Label(.grades, 341) }

    /// Projects
    static var groupGuessProjects: Label { Label(.grades, 342) }

    /// Essays
    static var groupGuessEssays: Label { Label(.grades, 343) }

    /// Discussions
    static var groupGuessDiscussions: Label { Label(.grades, 344) }

    /// This term
    static var sampleThisTerm: Label { Label(.grades, 345) }

    /// Computer Science
    static var sampleComputerScience: Label { Label(.grades, 346) }

    /// Operating Systems
    static var sampleOperatingSystems: Label { Label(.grades, 347) }

    /// Core courses
    static var sampleCoreCourses: Label { Label(.grades, 348) }

    /// Algorithms
    static var sampleAlgorithms: Label { Label(.grades, 349) }

    /// Attendance
    static var sampleAttendance: Label { Label(.grades, 350) }

    /// Homework
    static var sampleHomework: Label { Label(.grades, 351) }

    /// Exams
    static var sampleExams: Label { Label(.grades, 352) }

    /// Competitive Programming
    static var sampleCompetitiveProgramming: Label { Label(.grades, 353) }

    /// Contests
    static var sampleContests: Label { Label(.grades, 354) }

    /// Problem sets
    static var sampleProblemSets: Label { Label(.grades, 355) }

    /// Participation
    static var sampleParticipation: Label { Label(.grades, 356) }

    /// Linear Algebra I
    static var sampleLinearAlgebraI: Label { Label(.grades, 357) }

    /// All points
    static var sampleAllPoints: Label { Label(.grades, 358) }

    /// a grade of another scale, doesn’t count
    static var foreignGrade: Label { Label(.grades, 359) }

    /// out of 0 it has no percentage to average, doesn’t count
    static var noPercentage: Label { Label(.grades, 360) }

    /// Excuse
    static var excuse: Label { Label(.grades, 361) }

    /// Not excused
    static var notExcused: Label { Label(.grades, 362) }

    /// Count it
    static var count: Label { Label(.grades, 363) }

    /// Don’t count
    static var dontCount: Label { Label(.grades, 364) }

    /// what is graded has no weight or no points
    static var courseWhatGradedHasNo: Label { Label(.grades, 365) }

    /// All groups
    static var allGroups: Label { Label(.grades, 366) }

    /// Save and next
    static var editSheetsSaveAndNext: Label { Label(.grades, 367) }

    /// bytes
    static var fileBytes: Label { Label(.grades, 368) }

    /// Files
    static var files: Label { Label(.grades, 369) }

    /// Photos, PDFs, anything up to 25 MB each; they stay with the note, also offline.
    static var filesHint: Label { Label(.grades, 370) }

    /// A file may have at most 25 MB, and all together 30 MB. Choose smaller ones, or fewer.
    static var fileTooLarge: Label { Label(.grades, 371) }

    /// Nothing found.
    static var nothingFound: Label { Label(.grades, 372) }

    /// As a table
    static var graphAsATable: Label { Label(.grades, 373) }

    /// Week of
    static var weekOf: Label { Label(.grades, 374) }

    /// Study time against result
    static var studyAndResult: Label { Label(.grades, 375) }

    /// Study time and result of each assignment
    static var studyForEach: Label { Label(.grades, 376) }

    /// Work in weight groups
    static var grouping: Label { Label(.grades, 377) }

    /// Put assignments into groups
    static var sortIntoGroups: Label { Label(.grades, 378) }

    /// Groups are suggested by the names. Nothing is saved until you save.
    static var groupingHint: Label { Label(.grades, 379) }

    /// In no group; this one is suggested
    static var suggestedGroup: Label { Label(.grades, 380) }

    /// Move what is ticked
    static var moveTicked: Label { Label(.grades, 381) }

    /// To
    static var toGroup: Label { Label(.grades, 382) }

    /// Or to a new group
    static var orNewGroup: Label { Label(.grades, 383) }

    /// Move
    static var moveThem: Label { Label(.grades, 384) }

    /// No assignment is in a group, so there is no grade yet.
    static var allLoose: Label { Label(.grades, 385) }

    /// Reached is the grade that the course shows: the nearest to its mean, between two the worse.
    static var needReachedByNearest: Label { Label(.grades, 386) }

    /// Reached is the grade that the course shows: its mean cut after the first decimal, 1.79 as 1.7.
    static var needReachedByCutting: Label { Label(.grades, 387) }

    /// Reached is the grade that the course shows: its mean rounded, 28.5 as 29; 18 passes from 18.
    static var needReachedByRounding: Label { Label(.grades, 388) }

    /// And on everything else that is open, as a grade
    static var otherwiseGrade: Label { Label(.grades, 389) }

    /// Plan next term
    static var planTerm: Label { Label(.grades, 390) }

    /// No course of this degree is planned yet.
    static var nothingPlanned: Label { Label(.grades, 391) }

    /// –
    static var recordNone: Label { Label(.grades, 392) }

    /// not passed
    static var notPassed: Label { Label(.grades, 393) }

    /// As a table
    static var termsAsATable: Label { Label(.grades, 394) }

    /// Open a course and add its time slots under Time.
    static var timetableOpenCourseAddIts: Label { Label(.grades, 395) }

    /// Nothing here has a score with points, so the group has no percentage.
    static var workNothingHereHasScore: Label { Label(.grades, 396) }

    /// The mean of all grades.
    static var meanOfGrades: Label { Label(.grades, 397) }

    /// is { $part } of the grade
    static func gradeCounts(_ part: String) -> Label {
        Label(.grades, 398, [.text(part)])
    }

    /// { $name } (new)
    static func newGroup(_ name: String) -> Label {
        Label(.grades, 399, [.text(name)])
    }

    /// Group of { $name }
    static func groupOf(_ name: String) -> Label {
        Label(.grades, 400, [.text(name)])
    }

    /// These courses repeat each other: { $names }. The oldest is taken for the first try.
    static func circle(_ names: String) -> Label {
        Label(.grades, 401, [.text(names)])
    }

    /// Bars: study time a week, the highest { $most }. Line: the course at the week’s end.
    static func studyAndResultLegend(_ most: String) -> Label {
        Label(.grades, 402, [.text(most)])
    }

    /// Green: your target, { $target } and more.
    static func targetLegend(_ target: String) -> Label {
        Label(.grades, 403, [.text(target)])
    }

    /// Edit { $name }
    static func editFile(_ name: String) -> Label {
        Label(.grades, 404, [.text(name)])
    }

    /// Name
    static var labelName: Label { Label(.grades, 405) }

    /// Description
    static var labelDescription: Label { Label(.grades, 406) }

    /// Status
    static var labelStatus: Label { Label(.grades, 407) }

    /// { $title }: score removed
    static func ungraded(_ title: String) -> Label {
        Label(.grades, 408, [.text(title)])
    }

    /// is a circle; a course can only repeat one that was taken before it.
    static var repeatsInCircle: Label { Label(.grades, 409) }

    /// has the same letter twice; each may stand once.
    static var letterTwice: Label { Label(.grades, 410) }

    /// has two letters from the same percentage; each needs its own.
    static var thresholdTwice: Label { Label(.grades, 411) }

    /// may be a name, or “{ $name }” with the result { $score }. Write “{ $whole }” for the name, “{ $parted }” for the result.
    static func twoReadings(name: String, score: String, whole: String, parted: String) -> Label {
        Label(.grades, 412, [.text(name), .text(score), .text(whole), .text(parted)])
    }

    /// doesn’t say whether day or month comes first; write it as 2026-09-14 or 14.09.2026.
    static var whichDate: Label { Label(.grades, 413) }

    /// is not a score, such as 18, 18/20, 90% or a letter of the scale.
    static var noScore: Label { Label(.grades, 414) }

    /// is not a grade from { $from } to { $to }; points need their total: 18/20, or 90%.
    static func noGrade(from: Label, to: Label) -> Label {
        Label(.grades, 415, [.label(from), .label(to)])
    }

    /// doesn’t end after it begins, { $time }.
    static func endsTooSoon(_ time: Label) -> Label {
        Label(.grades, 416, [.label(time)])
    }

    /// would be a grade here, as { $from } to { $to } are; write a grade without a percent sign.
    static func isGrade(from: Label, to: Label) -> Label {
        Label(.grades, 417, [.label(from), .label(to)])
    }

    /// Grades
    static var door: Label { Label(.grades, 418) }

    /// Where the course stands, and what is still needed.
    static var doorLine: Label { Label(.grades, 419) }

    /// New course
    static var doorStep: Label { Label(.grades, 420) }

    /// Add “{ $work }” to { $course }
    static func addToCourse(work: String, course: String) -> Label {
        Label(.grades, 421, [.text(work), .text(course)])
    }

    /// score { $score }
    static func offerScore(_ score: String) -> Label {
        Label(.grades, 422, [.text(score)])
    }

    /// in “{ $group }”
    static func offerGroup(_ group: String) -> Label {
        Label(.grades, 423, [.text(group)])
    }

    /// in “{ $group }”, { $share }
    static func offerShare(group: String, share: String) -> Label {
        Label(.grades, 424, [.text(group), .text(share)])
    }

    /// in “{ $group }”, whose weight is { $weight }
    static func offerWeight(group: String, weight: String) -> Label {
        Label(.grades, 425, [.text(group), .text(weight)])
    }

    /// { $share }: not in a weight group yet
    static func offerNoGroup(_ share: String) -> Label {
        Label(.grades, 426, [.text(share)])
    }

    /// Set up a weight group of { $share } in { $course }
    static func offerMakeGroup(share: String, course: String) -> Label {
        Label(.grades, 427, [.text(share), .text(course)])
    }

    /// First add a course for “{ $work }”
    static func offerFirstCourse(_ work: String) -> Label {
        Label(.grades, 428, [.text(work)])
    }

    /// Give “{ $work }” in { $course } the score { $score }
    static func offerOpen(work: String, course: String, score: String) -> Label {
        Label(.grades, 429, [.text(work), .text(course), .text(score)])
    }
}

extension Catalogue {
    fileprivate static var grades: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(3)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000700;00@00K00Y00h02;03N03_03l04304;04B04G04P04d04j05305;05F05P05\\06f07107@07U09109=0:\\0:i0;a0;o0<90=N0=V0=f0>70>G0>O0>\\0>j0?20?B0?J0?T0?a0@10@=0@g0A<0Ad0B40B[0Be0Bi0Bn0C50C@0Cd0D60DL0DZ0Di0FF0G;0GB0GM0GX0G`0Go0HE0HR0I@0IO0J]0Jb0Jl0K40K<0KD0KR0Kc0Ko0M90ML0MV0M]0Md0Mm0N:0OK0OV0O`0Ol0P<0PF0PV0Pe0Q50Q?0QH0QT0Q_0R10RB0RM0RU0Rc0Rm0SB0T<0TD0TR0T[0To0UD0UO0U]0Ui0V80V^0Vl0W00W70W>0WN0WU0W\\0X80XD0XL0XS0Y10Y=0YI0YO0Z=0Zh0[Y0\\N0]J0^10^m0_g0a50a`0ci0e=0f:0gX0hM0i<0i`0jS0kM0lO0m`0n00ni0o20oD10<11Y13414916X17m18g1:<1;\\1<a1>O1?K1@d1B>1CA1E?1FR1G@1HJ1Ho1Ig1Jk1KO1M@1N71OE1Qe1Qj1R;1RC1S01S[1TW1Tb1Tf1U01V81V@1WB1WL1WY1Wa1Wk1X61Xl1YD1Z>1Zl1[@1[b1\\\\1]_1^11^j1_W1_j1`21`W1a31bS1cZ1e01e;1eB1eI1eP1eX1ee1f01f41f?1fP1f\\1fg1g31g>1gE1gM1gW1g_1h41h91h@1hO1h]1i01i51iA1iI1iY1i`1ih1j01j:1jC1jW1j_1jl1k71kB1kN1kY1ki1kn1l?1lP1l]1lk1m01m;1m@1mK1mQ1mZ1m`1mh1mo1n51n<1n@1nL1nX1n`1o11o61oF1oM1oU1od20:20I20T20_20k21<21L21S21j22422=22G22S22b22h23323823=23P23U23[23e23m24224724B24N24S24V24[24e25025525=25H25T25^25h26126626<26B26N26[26h27627?27G27M27S27X27c27l28328?28I28Z28l29929D29O29X29^2:62:?2:L2:Z2:k2;62;`2<Z2<a2<m2=62=D2=n2>92>G2>M2>S2?c2A92AH2AS2A[2B52B^2C42CP2DT2E72EK2EN2E`2Ee2F\\2H82IW2K42Kd2L32L\\2L`2Lk2M62Mg2Nm2OE2OX2Oa2Om2Q92RH2Ri2S12S62SB2SI2S[2T_2UO2VM2X22YH2ZI2[O2\\22]@2]G2^:2^E2^X2^a2^m2_=2_]2`;2`]2a=2a^",
                    patterns: """
                        Grades
                        GPA
                        More
                        New course
                        Which courses
                        No courses yet
                        Add a course to see what it comes to, what you need, and where the next hour pays.
                        No course here yet. The status in a course’s Edit sheet decides where it stands.
                        Load sample data
                        no grade yet
                        rising
                        falling
                        Graphs
                        Time
                        Settings
                        Parts of the course
                        Order
                        By group
                        By date
                        Best first
                        Influence
                        In no group
                        What is in no group doesn’t count while the course has weighted groups.
                        Assignment
                        New assignment
                        Nothing to grade yet
                        Set up the weight groups from the syllabus, then add assignments, many at once if you like.
                        Add several
                        One a line; a score and a date may follow: “Quiz 1 18/20” or “Quiz 1; 18; 2026-09-14”.
                        Enter scores
                        18, 18/20, 90% or a letter; empty takes the score away.
                        Weight groups
                        New group
                        Any unit: 45, 0.45 or 9 parts. A blank name removes the group; its assignments stay.
                        dropped
                        dropped: lowest
                        dropped: highest
                        doesn’t count
                        excused
                        extra credit
                        never dropped
                        overdue
                        What do I need?
                        secured
                        reachable
                        out of reach
                        on what is left
                        Your target
                        Nothing is left to do: this is the grade.
                        On which assignments
                        Between \u{1}0 and \u{1}1 can still come of it.
                        It stays at \u{1}0.
                        And on everything else that is open, %
                        Calculate
                        For
                        From
                        Needed
                        What if…
                        Nothing is saved until you keep it.
                        Keep these scores
                        Leave without a trace
                        Show the work
                        Next best hour
                        Open work of your current courses, by how much ten percent of it moves all of them together.
                        Nothing that counts is open in your current courses.
                        So far
                        With zeros
                        In no term
                        Planner
                        The GPA I want
                        Credits still to come
                        No terms yet
                        A term gathers its courses and their average.
                        No degrees yet
                        A degree has groups of courses and shows what is done, under way and missing.
                        Done
                        Under way
                        Planned
                        Missing
                        Missing
                        Plan a course
                        Plan one like it
                        Grade scale
                        Holds for every course that has no scale of its own, on all your devices.
                        As in the settings
                        New scale
                        Points
                        Letter
                        New note
                        No notes yet
                        Keep what is worth remembering: office hours, whom to ask, what the exam covers.
                        Study time
                        Time slot
                        Edit course
                        Edit assignment
                        Edit note
                        Edit attachment
                        Edit time slot
                        Edit study time
                        Edit term
                        New term
                        Edit degree
                        New degree
                        Edit course group
                        New course group
                        Edit scale
                        Studied
                        When it meets
                        Timetable
                        Calendar file (.ics)
                        Write down how long you studied, and see whether it pays.
                        clashes
                        Start a timer
                        Studying
                        Stop and write down
                        The course over time
                        Each group
                        Minutes a day
                        GPA by term
                        GPA \u{1}0 over \u{1}1
                        A graph needs two graded assignments.
                        Import grades
                        All
                        Result
                        Weight
                        \u{1}0 safe already
                        For \u{1}0
                        due \u{1}0
                        moves the course \u{1}0 per 10%
                        +\u{1}0 per 10%
                        per 10%
                        GPA \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 course\u{3}\u{4}\u{1}0 courses\u{5}
                        Score of \u{1}0
                        More for \u{1}0
                        Total
                        You need an average of \u{1}0 in what is to come.
                        This isn’t a score; it is left ungraded.
                        A letter counts as the least that it stands for.
                        The file gives no points for it, so it was left out.
                        Nothing is out of so much or so little, so it was left out.
                        This says no score; it stays ungraded.
                        The weights don’t add up to 100; they count by their sum.
                        It is out of 0, so what is earned counts as extra credit.
                        The file doesn’t say whose work is in which of these groups; none was made.
                        The file doesn’t say what it was out of.
                        Within a category these weights follow neither points nor each other; here they count alike. To keep them, give each a group of its own.
                        Whether day or month comes first, the column doesn’t tell; the date was left out.
                        The course says otherwise by hand, and the file has changed.
                        The file has no score for it any more; the course keeps its own unless the file’s is taken.
                        Its weight is 0, so it is taken in without counting.
                        Corrected by hand since; the correction stays.
                        It repeats, so it is no assignment.
                        No column of grades is called so; it was left out.
                        No column names the work, so it is called as stands here.
                        This is no weight; it counts by what its group weighs by default.
                        Only groups have weights, and these would be of single work; they were left out.
                        It has no date.
                        This time of day does not exist; the day alone is taken.
                        To check
                        Take the file’s
                        The headings aren’t those of a file of the format \u{1}0.
                        The file gives these groups no weights, so all work counts by its points (“No weights”).
                        The file gives this group no weight; it gets 1. Set it under the course’s weight groups.
                        It has no weight among work that has weights, so it doesn’t count.
                        The file says this of the whole course; with what was read it comes to the other figure. Perhaps weights, dropped scores or left-out work make the difference.
                        This is worked out from other columns, so it is no work of its own; it was left out.
                        This type of column isn’t known; it was taken for work.
                        The file has only the weighted grade; the points follow from it and from its weight.
                        The file has only the weighted grade, from which the points can’t be told; it stays ungraded.
                        This row is called as a total is, so it is no work; it was left out.
                        This is a school grade that the course’s scale doesn’t have. Choose the scale first; it is left ungraded.
                        This may be what other rows come to; it was taken for work.
                        Several people’s grades stand here, and all would come together. Import a file of one.
                        This calendar is of several courses; all come into one, each with its course in brackets.
                        A range from 0 to the most points is needed here; it was left out.
                        Each column is a work here. Put a row “Points possible” below the headings, with what each is out of, and it can be read.
                        This may be points out of points, or a grade between two. It was taken for points.
                        This stands above the table; it was left out.
                        This can’t be read as a date with day, month and year; it was left out.
                        It is cancelled, so it was left out.
                        This is an event and no assignment, so it was left out.
                        Nothing says that this is work with a grade; it was taken for some.
                        It has no name, so it was left out.
                        Times in this file are in UTC, and where you are isn’t known; the days are those of UTC and may be off by one.
                        Times of this zone keep the day that is written there.
                        A calendar doesn’t say what work is out of; each is taken to be out of 100.
                        Grades from Canvas, Moodle, Brightspace, Blackboard, Google Classroom or any table, as .xlsx, .ods or CSV, or a calendar (.ics). You see it before it is saved.
                        File
                        Or paste it here
                        Preview
                        Choose a file above, or paste its rows here.
                        Nothing to import was found in this table.
                        The file doesn’t say what each was out of: type it above.
                        \u{1}0: out of
                        new
                        unchanged
                        There is a course of this name: choose it above, or write another name.
                        updated
                        \u{2}1\u{3}one\u{4}GPA \u{1}0 · \u{1}1 current course\u{3}\u{4}GPA \u{1}0 · \u{1}1 current courses\u{5}
                        \u{1}0 so far
                        Grade so far
                        over \u{1}0
                        \u{1}0 credit
                        \u{1}0 credits
                        \u{2}0\u{3}one\u{4}\u{1}0 assignment added: \u{3}\u{4}\u{1}0 assignments added: \u{5}
                        \u{1}0 It is left ungraded.
                        \u{1}0 What it is out of can’t be told, so it was left out.
                        The file has \u{1}0 entries; at most \u{1}1 are read.
                        The file has \u{1}0. \u{1}1
                        Its date “\u{1}0” does not exist.
                        Recognised as a calendar: what is due in it becomes work.
                        No learning platform’s headings; say below which column is what.
                        Recognised as \u{1}0.
                        This gradebook has \u{1}0 students: \u{1}1. Say whose row it is.
                        No student is called “\u{1}0”; there are \u{1}1.
                        Course in the file
                        Student
                        Say which course’s rows are meant.
                        Say whose scores these are.
                        This table has grades of \u{1}0. Without --into and --named each comes into the course of its name.
                        Several courses are called “\u{1}0”: say which with --into and its id.
                        There is a course “\u{1}0” already: --into adds to a course, --named names a new one.
                        Homework 3
                        Earned
                        Out of
                        Counts
                        Excused
                        Extra credit
                        Never drop
                        Due
                        Entered as
                        Number elsewhere
                        As imported
                        Assignment
                        Assignments
                        Algorithms
                        Number
                        CS 4349
                        Professor
                        Credits
                        Leave out of the GPA
                        Icon
                        Colour
                        Within a group
                        Weights count
                        Target, % or grade
                        92.5
                        Grade scale
                        Repeats
                        The earlier one
                        Course
                        Courses
                        Current
                        Completed
                        Archived
                        Mean of percentages
                        A grade
                        By their sum
                        Out of 100
                        No weights
                        Replaces it
                        Both count
                        Core, electives
                        Type
                        Courses at least
                        Credits at least
                        Course group
                        Course groups
                        Book
                        Calculator
                        Code
                        Laboratory
                        Globe
                        Language
                        Music
                        Palette
                        People
                        Graph
                        Health
                        Law
                        In progress
                        Considering
                        Dropped
                        Computer Science
                        Type
                        Bachelor, minor
                        Degree
                        Degrees
                        US 4.0, A to F
                        US 4.0 with + and −
                        US 4.3 with A+
                        100 points
                        UK honours
                        ECTS A to F
                        German 1.0–5.0
                        Italian 18–30
                        My own
                        Letter: from %, points
                        A: 93 4.0
                        My scale
                        My scales
                        Grade scale
                        Grade settings
                        Title
                        Who to ask
                        Text
                        Tags
                        exam, office hours
                        Note
                        Notes
                        File name
                        SHA-256
                        Type
                        Size
                        Attachment
                        Attachments
                        From
                        To
                        Days
                        Time slot
                        Time slots
                        Date
                        Minutes
                        Study time
                        Study times
                        Fall 2026
                        First day
                        Last day
                        Term
                        Terms
                        Exams
                        Drop lowest
                        Drop highest
                        Weight group
                        Weight groups
                        Homework
                        Quizzes
                        Tests
                        Exams
                        Labs
                        Attendance
                        Projects
                        Essays
                        Discussions
                        This term
                        Computer Science
                        Operating Systems
                        Core courses
                        Algorithms
                        Attendance
                        Homework
                        Exams
                        Competitive Programming
                        Contests
                        Problem sets
                        Participation
                        Linear Algebra I
                        All points
                        a grade of another scale, doesn’t count
                        out of 0 it has no percentage to average, doesn’t count
                        Excuse
                        Not excused
                        Count it
                        Don’t count
                        what is graded has no weight or no points
                        All groups
                        Save and next
                        bytes
                        Files
                        Photos, PDFs, anything up to 25 MB each; they stay with the note, also offline.
                        A file may have at most 25 MB, and all together 30 MB. Choose smaller ones, or fewer.
                        Nothing found.
                        As a table
                        Week of
                        Study time against result
                        Study time and result of each assignment
                        Work in weight groups
                        Put assignments into groups
                        Groups are suggested by the names. Nothing is saved until you save.
                        In no group; this one is suggested
                        Move what is ticked
                        To
                        Or to a new group
                        Move
                        No assignment is in a group, so there is no grade yet.
                        Reached is the grade that the course shows: the nearest to its mean, between two the worse.
                        Reached is the grade that the course shows: its mean cut after the first decimal, 1.79 as 1.7.
                        Reached is the grade that the course shows: its mean rounded, 28.5 as 29; 18 passes from 18.
                        And on everything else that is open, as a grade
                        Plan next term
                        No course of this degree is planned yet.
                        –
                        not passed
                        As a table
                        Open a course and add its time slots under Time.
                        Nothing here has a score with points, so the group has no percentage.
                        The mean of all grades.
                        is \u{1}0 of the grade
                        \u{1}0 (new)
                        Group of \u{1}0
                        These courses repeat each other: \u{1}0. The oldest is taken for the first try.
                        Bars: study time a week, the highest \u{1}0. Line: the course at the week’s end.
                        Green: your target, \u{1}0 and more.
                        Edit \u{1}0
                        Name
                        Description
                        Status
                        \u{1}0: score removed
                        is a circle; a course can only repeat one that was taken before it.
                        has the same letter twice; each may stand once.
                        has two letters from the same percentage; each needs its own.
                        may be a name, or “\u{1}0” with the result \u{1}1. Write “\u{1}2” for the name, “\u{1}3” for the result.
                        doesn’t say whether day or month comes first; write it as 2026-09-14 or 14.09.2026.
                        is not a score, such as 18, 18/20, 90% or a letter of the scale.
                        is not a grade from \u{1}0 to \u{1}1; points need their total: 18/20, or 90%.
                        doesn’t end after it begins, \u{1}0.
                        would be a grade here, as \u{1}0 to \u{1}1 are; write a grade without a percent sign.
                        Grades
                        Where the course stands, and what is still needed.
                        New course
                        Add “\u{1}0” to \u{1}1
                        score \u{1}0
                        in “\u{1}0”
                        in “\u{1}0”, \u{1}1
                        in “\u{1}0”, whose weight is \u{1}1
                        \u{1}0: not in a weight group yet
                        Set up a weight group of \u{1}0 in \u{1}1
                        First add a course for “\u{1}0”
                        Give “\u{1}0” in \u{1}1 the score \u{1}2
                        """)
            case .german:
                MessageTable(
                    index: "00000600>00C00N00[00l02I03o04C04S04Z04a04h04m05605G05S05[05a05g06006A07R07Z07g08?09Y09i0;Q0;f0<b0=70=C0>h0?30?M0?`0?m0@:0@G0@V0@c0A40A;0AF0AS0A`0Aj0BS0Be0CK0C]0D<0DD0DI0DL0DS0Df0ER0Ef0F80FB0FV0H70I00I70IB0IP0IW0Ij0JK0J_0KZ0L00M=0MD0MK0MS0MY0Mc0Mo0N?0NJ0OM0O]0Oh0Oo0P40P?0PR0Qd0Qm0R40RD0RW0Rh0S:0SL0S`0T40TC0TZ0Tl0UB0UR0Uc0Uk0V?0VK0V`0W]0X10XB0XL0Xc0Y=0YI0YX0Yl0Z@0[50[G0[L0[U0[]0[m0\\50\\@0\\_0\\l0]50]@0]Z0]j0^50^;0^i0_T0`J0a=0bA0bk0ci0d^0ek0fS0hl0j;0kC0lb0mQ0n:0nj0o\\10c11]13013C14;14F14[15W17918a19\\1<B1=P1>I1?b1AA1BI1D<1E81FM1Gc1I01KJ1Lk1MW1N[1O;1P01Q31QW1S]1TR1UN1XD1XJ1X^1Xg1Y_1ZX1[T1[e1[i1\\61]K1]X1^a1^k1_71_>1_D1_J1`H1`\\1aM1bG1b\\1c?1d>1eJ1eZ1fS1g81gJ1gQ1h01hQ1in1k21lT1l]1lf1lj1m11m>1mK1mY1ma1n11nC1nR1nZ1nc1no1o61o>1oH1oX20120820>20U20f21821=21H21S21e21j22022822?22F22Z22d23523=23C23O23]23k23o24@24[24f25225725?25D25J25Q25Y25_25g26026626A26G26P26Z26f27127527I27U27c28428J28Y28d29429A29S29g29n2:A2:K2:X2:f2;12;D2;J2;X2;]2;k2<A2<G2<O2<Y2<a2<e2<m2=42==2=A2=E2=J2=Q2=Y2=_2=g2>02>;2>O2>Z2>f2>o2?82?B2?Y2?i2@02@82@A2@H2@N2@X2@^2@j2A32A=2AJ2AZ2Ae2B52BB2BN2BZ2Bc2Bm2CG2CS2Cd2Cn2D@2DL2E32F32FA2FT2F\\2Fj2GX2Ge2H82H>2HF2IP2Jk2K<2KH2KQ2Kg2LH2Lg2M@2NJ2No2OH2OK2Od2P02Pl2RR2T>2Ua2VG2Va2WQ2WU2We2X12Xk2Z92ZQ2Zg2[02[>2\\J2]W2^62^D2^I2^V2^]2_42`22`l2b12cd2e22f32g@2ga2hl2i22i]2ih2jC2jO2j[2jk2kF2k`2l<2lb2mH",
                    patterns: """
                        Noten
                        Schnitt
                        Mehr
                        Neuer Kurs
                        Welche Kurse
                        Noch keine Kurse
                        Lege einen Kurs an und sieh, wie er steht, was du brauchst und wo die nächste Stunde lohnt.
                        Hier ist noch kein Kurs. Der Status auf seinem Blatt „Bearbeiten“ entscheidet, wo ein Kurs steht.
                        Beispieldaten laden
                        noch keine Note
                        steigt
                        fällt
                        Grafik
                        Zeit
                        Optionen
                        Teile des Kurses
                        Reihenfolge
                        Gruppen
                        Datum
                        Beste
                        Einfluss
                        In keiner Gruppe
                        Was in keiner Gruppe ist, zählt nicht, solange der Kurs gewichtete Gruppen hat.
                        Aufgabe
                        Neue Aufgabe
                        Noch nichts zu bewerten
                        Lege zuerst die Gruppen mit ihren Gewichten an, dann die Aufgaben, gern viele auf einmal.
                        Mehrere anlegen
                        Eine je Zeile; Ergebnis und Datum können folgen: „Test 1 18/20“ oder „Test 1; 18; 14.09.2026“.
                        Ergebnisse eintragen
                        18, 18/20, 90\u{A0}% oder eine Note; leer löscht das Ergebnis.
                        Gruppen und Gewichte
                        Neue Gruppe
                        In jeder Einheit: 45, 0,45 oder 9 Teile. Ein leerer Name entfernt die Gruppe, ihre Aufgaben bleiben.
                        gestrichen
                        gestrichen: schlechtestes
                        gestrichen: bestes
                        zählt nicht
                        entschuldigt
                        Zusatzpunkte
                        nie gestrichen
                        überfällig
                        Was brauche ich?
                        sicher
                        erreichbar
                        unerreichbar
                        auf den Rest
                        Dein Ziel
                        Nichts ist mehr offen: das ist die Note.
                        Auf welche Arbeit
                        Zwischen \u{1}0 und \u{1}1 ist noch möglich.
                        Es bleibt bei \u{1}0.
                        Und auf alles andere Offene, %
                        Rechnen
                        Für
                        Ab
                        Nötig
                        Was wäre, wenn…
                        Nichts wird gesichert, bis du es behältst.
                        Ergebnisse behalten
                        Spurlos verlassen
                        Rechenweg
                        Die nächste Stunde
                        Offene Arbeit deiner aktuellen Kurse, danach, wie viel zehn Prozent davon alle zusammen bewegen.
                        In deinen aktuellen Kursen ist nichts offen, was zählt.
                        Bisher
                        Mit Nullen
                        Ohne Semester
                        Planer
                        Mein Wunschschnitt
                        Leistungspunkte, die noch kommen
                        Noch keine Semester
                        Ein Semester fasst seine Kurse und ihren Schnitt zusammen.
                        Noch kein Studiengang
                        Ein Studiengang hat Kursgruppen und zeigt, was fertig ist, läuft und fehlt.
                        Fertig
                        Läuft
                        Geplant
                        Fehlt
                        Es fehlen
                        Kurs planen
                        So einen planen
                        Notenskala
                        Gilt für jeden Kurs ohne eigene Skala, auf allen deinen Geräten.
                        Wie eingestellt
                        Neue Skala
                        Punkte
                        Note
                        Neue Notiz
                        Noch keine Notizen
                        Behalte, was wichtig ist: Sprechstunden, wen man fragt, was in der Klausur kommt.
                        Lernzeit
                        Termin
                        Kurs bearbeiten
                        Aufgabe bearbeiten
                        Notiz bearbeiten
                        Anhang bearbeiten
                        Termin bearbeiten
                        Lernzeit bearbeiten
                        Semester bearbeiten
                        Neues Semester
                        Studiengang bearbeiten
                        Neuer Studiengang
                        Kursgruppe bearbeiten
                        Neue Kursgruppe
                        Skala bearbeiten
                        Gelernt
                        Wann er stattfindet
                        Stundenplan
                        Kalenderdatei (.ics)
                        Halte fest, wie lange du lernst, und sieh, ob es sich lohnt.
                        überschneidet sich
                        Stoppuhr starten
                        Du lernst
                        Anhalten und eintragen
                        Der Kurs im Lauf der Zeit
                        Jede Gruppe
                        Minuten am Tag
                        Schnitt je Semester
                        Schnitt \u{1}0 über \u{1}1
                        Für eine Grafik braucht es zwei bewertete Aufgaben.
                        Noten importieren
                        Alle
                        Ergebnis
                        Gewicht
                        \u{1}0 schon sicher
                        Für \u{1}0
                        fällig \u{1}0
                        bewegt den Kurs um \u{1}0 je 10\u{A0}%
                        +\u{1}0 je 10\u{A0}%
                        je 10\u{A0}%
                        Schnitt \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 Kurs\u{3}\u{4}\u{1}0 Kurse\u{5}
                        Ergebnis von \u{1}0
                        Mehr zu \u{1}0
                        Summe
                        Du brauchst im Weiteren einen Schnitt von \u{1}0.
                        Das ist keine Bewertung; sie bleibt offen.
                        Eine Note zählt als das Geringste, wofür sie steht.
                        Die Datei nennt dazu keine Punkte, darum fehlt es.
                        So viele oder so wenige Punkte gibt es für nichts, darum fehlt es.
                        Das nennt kein Ergebnis; es bleibt offen.
                        Die Gewichte ergeben nicht 100; sie zählen nach ihrer Summe.
                        Es zählt von 0; Erreichtes sind daher Zusatzpunkte.
                        Die Datei sagt nicht, was in welche Gruppe gehört; es wurde keine angelegt.
                        Die Datei nennt die Gesamtpunkte nicht.
                        In einer Kategorie folgen diese Gewichte weder den Punkten noch einander; hier zählen sie gleich. Wer sie behalten will, gibt jedem eine eigene Gruppe.
                        Ob erst der Tag oder der Monat steht, zeigt die Spalte nicht; das Datum fehlt.
                        Im Kurs steht von Hand etwas anderes, und die Datei hat sich geändert.
                        In der Datei steht dazu kein Ergebnis mehr; das im Kurs bleibt, wenn nicht das der Datei gilt.
                        Sein Gewicht ist 0, darum zählt es nicht mit.
                        Seither von Hand berichtigt; das bleibt.
                        Es wiederholt sich und ist daher keine Aufgabe.
                        So heißt keine Spalte mit Noten; sie bleibt weg.
                        Keine Spalte nennt die Arbeiten, darum heißen sie, wie es hier steht.
                        Das ist kein Gewicht; es gilt das übliche seiner Gruppe.
                        Gewichte haben nur Gruppen, und diese gälten einzelnen Arbeiten; sie bleiben weg.
                        Es hat kein Datum.
                        Diese Uhrzeit gibt es nicht; genommen wird nur der Tag.
                        Zu prüfen
                        Aus der Datei nehmen
                        Die Überschriften sind nicht die einer Datei im Format \u{1}0.
                        Die Datei nennt keine Gewichte für diese Gruppen, darum zählt alles nach Punkten („Keine“).
                        Die Datei nennt kein Gewicht für diese Gruppe; sie bekommt 1. Stell es bei den Gruppen des Kurses ein.
                        Es hat kein Gewicht, anderes schon; darum zählt es nicht.
                        Das nennt die Datei für den ganzen Kurs; aus dem Gelesenen ergibt sich der andere Wert. Vielleicht machen Gewichte, Gestrichenes oder Weggelassenes den Unterschied.
                        Das ist aus anderen Spalten berechnet und keine eigene Arbeit; es bleibt weg.
                        Diese Art Spalte ist nicht bekannt; sie gilt als Arbeit.
                        Die Datei hat nur die gewichtete Bewertung; die Punkte folgen aus ihr und ihrem Gewicht.
                        Die Datei hat nur die gewichtete Bewertung, aus der die Punkte nicht folgen; sie bleibt offen.
                        Diese Zeile heißt wie eine Summe und ist keine Arbeit; sie bleibt weg.
                        Das ist eine Schulnote, die es in der Notenskala des Kurses nicht gibt. Wähle zuerst die Skala; sie bleibt offen.
                        Das kann die Summe anderer Zeilen sein; es gilt als Arbeit.
                        Hier stehen Noten von mehreren, und alle kämen zusammen. Nimm eine Datei von einem.
                        Der Kalender hat mehrere Kurse; alles kommt in einen, je mit seinem Kurs in Klammern.
                        Hier braucht es einen Bereich von 0 bis zur Höchstpunktzahl; es bleibt weg.
                        Hier ist jede Spalte eine Arbeit. Mit einer Zeile „Mögliche Punkte“ unter den Überschriften, die sagt, wie viele es je gibt, lässt sie sich lesen.
                        Das können Punkte von Punkten sein oder eine Note zwischen zweien. Es wurde als Punkte gelesen.
                        Das steht über der Tabelle; es bleibt weg.
                        Das ist nicht als Datum mit Tag, Monat und Jahr zu lesen; es fehlt.
                        Es ist abgesagt und bleibt weg.
                        Das ist ein Termin und keine Aufgabe; er bleibt weg.
                        Nichts sagt, dass das eine bewertete Arbeit ist; es gilt als eine.
                        Es hat keinen Namen und bleibt weg.
                        Zeiten in dieser Datei stehen in UTC, und deine Zeitzone ist nicht bekannt; die Tage sind die von UTC und können um einen abweichen.
                        Zeiten dieser Zone behalten den Tag, der dort steht.
                        Ein Kalender nennt keine Gesamtpunkte; überall gelten 100.
                        Noten aus Canvas, Moodle, Brightspace, Blackboard, Google Classroom oder einer Tabelle, als .xlsx, .ods oder CSV, oder ein Kalender (.ics). Du siehst alles, bevor es gesichert wird.
                        Datei
                        Oder hier einfügen
                        Vorschau
                        Wähle oben eine Datei oder füge ihre Zeilen hier ein.
                        In dieser Tabelle wurde nichts zum Importieren gefunden.
                        Die Datei nennt die Gesamtpunkte nicht: Trage sie oben ein.
                        \u{1}0: Gesamtpunkte
                        neu
                        unverändert
                        Einen Kurs dieses Namens gibt es: Wähle ihn oben, oder schreib einen anderen Namen.
                        aktualisiert
                        \u{2}1\u{3}one\u{4}Schnitt \u{1}0 · \u{1}1 aktueller Kurs\u{3}\u{4}Schnitt \u{1}0 · \u{1}1 aktuelle Kurse\u{5}
                        bisher \u{1}0
                        Note bisher
                        aus \u{1}0
                        \u{1}0 LP
                        \u{1}0 LP
                        \u{2}0\u{3}one\u{4}\u{1}0 Aufgabe hinzugefügt: \u{3}\u{4}\u{1}0 Aufgaben hinzugefügt: \u{5}
                        \u{1}0 Es bleibt offen.
                        \u{1}0 Woraus es ist, bleibt unklar, darum fehlt es.
                        Die Datei hat \u{1}0 Einträge; gelesen werden höchstens \u{1}1.
                        Die Datei hat \u{1}0. \u{1}1
                        Sein Datum „\u{1}0“ gibt es nicht.
                        Erkannt als Kalender: Was darin fällig ist, wird zu Aufgaben.
                        Keine Überschriften einer Lernplattform; sag unten, welche Spalte was ist.
                        Erkannt als \u{1}0.
                        Dieses Notenbuch hat \u{1}0 Personen: \u{1}1. Bitte eine nennen.
                        Niemand heißt „\u{1}0“; es gibt \u{1}1.
                        Kurs in der Datei
                        Person
                        Sag, welcher Kurs gemeint ist.
                        Sag, wessen Ergebnisse das sind.
                        Diese Tabelle hat Noten aus \u{1}0. Ohne --into und --named kommt jede in den Kurs ihres Namens.
                        Mehrere Kurse heißen „\u{1}0“: Sag mit --into und der id, welcher.
                        Einen Kurs „\u{1}0“ gibt es schon: --into fügt zu einem Kurs hinzu, --named benennt einen neuen.
                        Übung 3
                        Erreicht
                        Von
                        Zählt
                        Entschuldigt
                        Zusatzpunkte
                        Nie streichen
                        Fällig
                        Eingetragen als
                        Nummer andernorts
                        Wie eingelesen
                        Aufgabe
                        Aufgaben
                        Algorithmen
                        Nummer
                        INF 101
                        Lehrkraft
                        Leistungspunkte
                        Zählt nicht zum Schnitt
                        Symbol
                        Farbe
                        Innerhalb einer Gruppe
                        Gewichte zählen
                        Ziel, % oder Note
                        92,5
                        Notenskala
                        Wiederholt
                        Der frühere Kurs
                        Kurs
                        Kurse
                        Aktuell
                        Fertig
                        Archiv
                        Mittel der Prozente
                        Eine Note
                        Nach ihrer Summe
                        Von 100
                        Keine
                        Ersetzt ihn
                        Beide zählen
                        Pflicht, Wahl
                        Art
                        Kurse mindestens
                        Leistungspunkte mindestens
                        Kursgruppe
                        Kursgruppen
                        Buch
                        Rechner
                        Code
                        Labor
                        Globus
                        Sprache
                        Musik
                        Palette
                        Menschen
                        Kurve
                        Gesundheit
                        Recht
                        Im Gange
                        Überlegt
                        Abgebrochen
                        Informatik
                        Art
                        Bachelor, Nebenfach
                        Studiengang
                        Studiengänge
                        USA 4,0, A bis F
                        USA 4,0 mit + und −
                        USA 4,3 mit A+
                        100 Punkte
                        Großbritannien
                        ECTS A bis F
                        Deutsch 1,0–5,0
                        Italienisch 18–30
                        Eigene
                        Note: ab %, Punkte
                        A: 93 4,0
                        Eigene Skala
                        Eigene Skalen
                        Notenskala
                        Noteneinstellungen
                        Titel
                        Wen man fragt
                        Text
                        Schlagwörter
                        Klausur, Sprechstunde
                        Notiz
                        Notizen
                        Dateiname
                        SHA-256
                        Art
                        Größe
                        Anhang
                        Anhänge
                        Von
                        Bis
                        Tage
                        Termin
                        Termine
                        Datum
                        Minuten
                        Lernzeit
                        Lernzeiten
                        Wintersemester 2026
                        Erster Tag
                        Letzter Tag
                        Semester
                        Semester
                        Klausuren
                        Schlechteste streichen
                        Beste streichen
                        Gruppe
                        Gruppen
                        Übungen
                        Quizze
                        Tests
                        Klausuren
                        Labor
                        Anwesenheit
                        Projekte
                        Aufsätze
                        Diskussionen
                        Dieses Semester
                        Informatik
                        Betriebssysteme
                        Pflichtkurse
                        Algorithmen
                        Anwesenheit
                        Übungen
                        Klausuren
                        Wettbewerbsprogrammierung
                        Wettbewerbe
                        Aufgabenblätter
                        Mitarbeit
                        Lineare Algebra I
                        Alle Punkte
                        Note einer anderen Skala, zählt nicht
                        von 0 gibt es keinen Prozentsatz für den Schnitt, zählt nicht
                        Entschuldigen
                        Nicht entschuldigt
                        Zählen
                        Nicht zählen
                        Bewertetes hat kein Gewicht oder keine Punkte
                        Alle Gruppen
                        Sichern und weiter
                        Bytes
                        Dateien
                        Fotos, PDFs, alles bis je 25 MB; sie bleiben bei der Notiz, auch offline.
                        Eine Datei darf höchstens 25 MB haben, alle zusammen 30 MB. Wähle kleinere oder weniger.
                        Nichts gefunden.
                        Als Tabelle
                        Woche ab
                        Lernzeit und Ergebnis
                        Lernzeit und Ergebnis je Aufgabe
                        Arbeit in Gruppen und Gewichte
                        Arbeit in Gruppen ordnen
                        Gruppen werden nach den Namen vorgeschlagen. Gesichert wird erst am Ende.
                        Ohne Gruppe; vorgeschlagen ist diese
                        Angekreuztes verschieben
                        In
                        Oder in eine neue Gruppe
                        Verschieben
                        Alle Arbeit ist ohne Gruppe, darum gibt es noch keine Note.
                        Erreicht ist die Note, die der Kurs zeigt: die nächste zum Schnitt, zwischen zweien die schlechtere.
                        Erreicht ist die Note, die der Kurs zeigt: der Schnitt, nach der ersten Stelle abgeschnitten, 1,79 als 1,7.
                        Erreicht ist die Note, die der Kurs zeigt: der Schnitt gerundet, 28,5 als 29; bestanden ist ab 18.
                        Und auf alles andere Offene, als Note
                        Nächstes Semester planen
                        Noch ist kein Kurs dieses Studiengangs geplant.
                        –
                        nicht bestanden
                        Als Tabelle
                        Öffne einen Kurs und trage unter Zeit seine Termine ein.
                        Nichts hier hat ein Ergebnis mit Punkten, also hat die Gruppe keine Prozente.
                        Das Mittel aller Noten.
                        macht \u{1}0 der Note aus
                        \u{1}0 (neu)
                        Gruppe von \u{1}0
                        Diese Kurse wiederholen einander: \u{1}0. Der älteste gilt als erster Versuch.
                        Balken: Lernzeit je Woche, höchstens \u{1}0. Linie: der Kurs am Ende der Woche.
                        Grün: dein Ziel, \u{1}0 und mehr.
                        \u{1}0 bearbeiten
                        Name
                        Beschreibung
                        Status
                        \u{1}0: Bewertung entfernt
                        ist ein Kreis; ein Kurs kann nur einen früheren wiederholen.
                        nennt dieselbe Note zweimal; jede darf nur einmal stehen.
                        hat zwei Noten ab demselben Prozentwert; jede braucht ihren eigenen.
                        kann ein Name sein oder „\u{1}0“ mit dem Ergebnis \u{1}1. Schreib „\u{1}2“ für den Namen, „\u{1}3“ für das Ergebnis.
                        sagt nicht, ob erst Tag oder Monat steht; schreib 2026-09-14 oder 14.09.2026.
                        ist kein Ergebnis wie 18, 18/20, 90\u{A0}% oder eine Note der Skala.
                        ist keine Note von \u{1}0 bis \u{1}1; Punkte brauchen ihr Ganzes: 18/20, oder 90\u{A0}%.
                        endet nicht nach dem Beginn, \u{1}0.
                        wäre hier eine Note wie \u{1}0 bis \u{1}1; schreib eine Note ohne Prozentzeichen.
                        Noten
                        Wo der Kurs steht und was noch nötig ist.
                        Neuer Kurs
                        „\u{1}0“ zu \u{1}1 hinzufügen
                        Ergebnis \u{1}0
                        in „\u{1}0“
                        in „\u{1}0“, \u{1}1
                        in „\u{1}0“ mit Gewicht \u{1}1
                        \u{1}0: noch in keiner Gruppe
                        Gruppe mit \u{1}0 in \u{1}1 anlegen
                        Erst einen Kurs für „\u{1}0“ anlegen
                        „\u{1}0“ in \u{1}1: Ergebnis \u{1}2 eintragen
                        """)
            case .italian:
                MessageTable(
                    index: "00000500;00A00M00Y00f02?03`04704J04T04_04g04m05505E05L05S05X05a05k06807C07K07Y08309C09Y0;30;D0;o0<=0<J0=f0=o0>E0>[0>e0?20?@0?M0?U0?h0@30@A0@Q0@c0A40A`0B10BQ0B[0C@0CH0CL0CO0CU0C]0DG0DY0Dl0E>0EN0Fj0Gb0Gi0H60HD0HR0Hf0I=0IL0J?0JV0Km0L30L<0LI0LO0LW0Lj0MA0MP0NZ0Ni0O50O;0O@0OK0OX0Pm0Q40Q;0QJ0Q[0Qi0R;0RK0R[0Rl0S:0SS0Si0TB0TX0Tg0Tn0U>0UQ0Uh0VO0V]0W10W@0WQ0Wd0X00XA0XS0Xb0YO0Y\\0Yb0Yl0Z10Z@0ZG0ZS0[10[>0[G0[P0\\90\\D0\\Q0\\X0]D0]f0^Q0_C0`G0`k0a[0bQ0cd0dD0fV0gb0hW0j30jW0kC0kh0lb0mi0na0oo10@11211A11Q12L13k15>16718J19N1:Q1;Y1<k1>61?T1@Y1B01CA1DA1FO1Gg1HN1IO1J51Jl1Km1LU1NT1OO1PT1S71S<1SJ1ST1TI1U:1V71VE1VK1VU1Wg1X21YW1Ya1Ym1Z31Z>1ZI1[Y1[n1\\f1]W1]i1^H1_E1`W1`m1a]1bC1bR1b[1c:1cU1e11f51gK1gW1g`1gc1gi1h61hD1hQ1hZ1hh1i71iF1iN1iV1i`1ig1io1j71j?1jK1jQ1jX1je1k41kH1kM1k\\1kc1l71l=1lC1lK1lT1l]1lk1m31mD1mK1mW1mf1n71nC1nH1nV1nf1o61oF1oL1oY1o`1ol20220920@20J20R20Z20a20i21221A21M21Y21^21e22522E22W22k23:23D23P23^24024A24K24]24g25725G25V25l26326B26H26R26X26]26b27027827=27H27Q27Z27`27e27l28328928>28E28L28S28`28m29;29C29K29Q29c2:52:<2:C2:L2:Q2:V2:\\2:h2;12;:2;@2;L2;[2;g2<92<K2<U2<^2<g2<m2=H2=M2=V2=e2>72>E2>i2?]2?h2@92@?2@K2A42AC2AT2AY2A^2Bj2DE2DW2Dd2E22EE2Eh2FA2F\\2Gh2HM2Hg2Hj2I?2IF2JH2Kb2M@2N^2OK2Oi2P_2Pc2Q02Q=2Qm2S22SL2S`2Sk2T82UK2VW2W@2WL2WQ2W]2Wc2X42Xo2Yn2Zk2\\H2][2^Y2_c2`D2aR2aW2bI2bU2bj2c22c<2cJ2c`2d<2dX2e;2eY",
                    patterns: """
                        Voti
                        Media
                        Altro
                        Nuovo corso
                        Quali corsi
                        Nessun corso
                        Aggiungi un corso per vedere a che punto è, che cosa ti serve e dove conviene studiare.
                        Qui non c’è ancora alcun corso. Lo stato, nel foglio «Modifica» del corso, decide dove sta.
                        Carica dati di esempio
                        ancora nessun voto
                        in salita
                        in discesa
                        Grafici
                        Tempo
                        Opzioni
                        Parti del corso
                        Ordine
                        Gruppi
                        Data
                        Migliori
                        Influenza
                        Senza gruppo
                        Ciò che è senza gruppo non conta finché il corso ha gruppi con un peso.
                        Compito
                        Nuovo compito
                        Ancora niente da valutare
                        Imposta prima i gruppi con i pesi, poi aggiungi i compiti, anche molti insieme.
                        Aggiungi più compiti
                        Uno per riga; possono seguire voto e data: «Quiz 1 18/20» o «Quiz 1; 18; 2026-09-14».
                        Inserisci i voti
                        18, 18/20, 90% o un voto; vuoto lo toglie.
                        Gruppi e pesi
                        Nuovo gruppo
                        In qualsiasi unità: 45, 0,45 o 9 parti. Un nome vuoto toglie il gruppo, i compiti restano.
                        scartato
                        scartato: il peggiore
                        scartato: il migliore
                        non conta
                        giustificato
                        credito extra
                        mai scartato
                        scaduto
                        Che cosa mi serve?
                        assicurato
                        raggiungibile
                        irraggiungibile
                        su ciò che resta
                        Il tuo obiettivo
                        Non resta nulla da fare: questo è il voto.
                        Su quali compiti
                        Può ancora finire tra \u{1}0 e \u{1}1.
                        Resta \u{1}0.
                        E su tutto il resto ancora aperto, %
                        Calcola
                        Per
                        Da
                        Serve
                        E se…
                        Nulla viene salvato finché non lo tieni.
                        Tieni questi voti
                        Esci senza traccia
                        Mostra il calcolo
                        La prossima ora
                        I compiti aperti dei corsi attuali, per quanto il dieci per cento di ognuno li muove tutti.
                        Nei corsi attuali non c’è nulla di aperto che conti.
                        Finora
                        Con gli zeri
                        Senza periodo
                        Pianificatore
                        La media che voglio
                        Crediti ancora da fare
                        Nessun periodo
                        Un periodo raccoglie i suoi corsi e la loro media.
                        Nessun corso di laurea
                        Un corso di laurea ha gruppi di corsi e mostra che cosa è fatto, in corso e mancante.
                        Fatto
                        In corso
                        In programma
                        Manca
                        Mancano
                        Pianifica un corso
                        Pianificane uno simile
                        Scala dei voti
                        Vale per ogni corso senza una scala propria, su tutti i tuoi dispositivi.
                        Come impostato
                        Nuova scala
                        Punti
                        Voto
                        Nuova nota
                        Nessuna nota
                        Annota ciò che serve: orari di ricevimento, a chi chiedere, il programma d’esame.
                        Studio
                        Orario
                        Modifica corso
                        Modifica compito
                        Modifica nota
                        Modifica allegato
                        Modifica orario
                        Modifica studio
                        Modifica periodo
                        Nuovo periodo
                        Modifica corso di laurea
                        Nuovo corso di laurea
                        Modifica gruppo di corsi
                        Nuovo gruppo di corsi
                        Modifica scala
                        Studio
                        Quando si tiene
                        Orario settimanale
                        File calendario (.ics)
                        Annota quanto studi e guarda se rende.
                        si sovrappone
                        Avvia il cronometro
                        Stai studiando
                        Ferma e registra
                        Il corso nel tempo
                        Ogni gruppo
                        Minuti al giorno
                        Media per periodo
                        Media \u{1}0 su \u{1}1
                        Per un grafico servono due compiti valutati.
                        Importa voti
                        Tutti
                        Risultato
                        Peso
                        \u{1}0 già sicuro
                        Per \u{1}0
                        scade il \u{1}0
                        muove il corso di \u{1}0 ogni 10%
                        +\u{1}0 ogni 10%
                        ogni 10%
                        media \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 corso\u{3}many\u{4}\u{1}0 corsi\u{3}\u{4}\u{1}0 corsi\u{5}
                        Voto di \u{1}0
                        Altro per \u{1}0
                        Totale
                        Ti serve una media di \u{1}0 in ciò che resta.
                        Non è un voto; resta senza voto.
                        Una lettera vale il minimo per cui si dà.
                        Il file non indica punti, quindi è stato omesso.
                        Nulla può valere così tanto o così poco, quindi è stato omesso.
                        Non dice un voto; resta senza voto.
                        I pesi non fanno 100; contano sulla loro somma.
                        È su 0, quindi ciò che si ottiene è credito extra.
                        Il file non dice quale compito è in quale gruppo; non ne è stato creato nessuno.
                        Il file non dice su quanto era.
                        In una categoria questi pesi non seguono né i punti né sé stessi; qui contano allo stesso modo. Per tenerli, dai a ciascuno un gruppo proprio.
                        La colonna non dice se prima c’è il giorno o il mese; la data è omessa.
                        Nel corso è corretto a mano, e il file è cambiato.
                        Nel file non c’è più un voto; resta quello del corso, se non si prende quello del file.
                        Il suo peso è 0, quindi non conta.
                        Corretto a mano nel frattempo; resta così.
                        Si ripete, quindi non è un compito.
                        Nessuna colonna di voti si chiama così; è stata omessa.
                        Nessuna colonna nomina i compiti, quindi si chiamano come scritto qui.
                        Non è un peso; vale quello predefinito del suo gruppo.
                        Solo i gruppi hanno pesi, e questi sarebbero di singoli compiti; sono omessi.
                        Non ha una data.
                        Quest’ora non esiste; si prende solo il giorno.
                        Da controllare
                        Prendi dal file
                        Le intestazioni non sono quelle di un file nel formato \u{1}0.
                        Il file non dà pesi a questi gruppi, quindi tutto conta per i suoi punti (“Nessun peso”).
                        Il file non dà un peso a questo gruppo; riceve 1. Impostalo nei gruppi del corso.
                        Non ha un peso, mentre altri lo hanno; quindi non conta.
                        Così dice il file di tutto il corso; da quanto letto risulta l’altro valore. Forse la differenza viene da pesi, voti scartati o compiti omessi.
                        È calcolato da altre colonne e non è un compito; è stato omesso.
                        Questo tipo di colonna non è noto; è stato preso per un compito.
                        Il file ha solo il voto pesato; i punti seguono da esso e dal suo peso.
                        Il file ha solo il voto pesato, da cui non si ricavano i punti; resta senza voto.
                        Questa riga si chiama come un totale e non è un compito; è stata omessa.
                        È un voto scolastico che la scala del corso non ha. Scegli prima la scala; resta senza voto.
                        Può essere il totale di altre righe; è stato preso per un compito.
                        Qui ci sono i voti di più persone e finirebbero insieme. Importa un file di una sola.
                        Il calendario è di più corsi; tutto va in uno, con il suo corso tra parentesi.
                        Serve un intervallo da 0 al punteggio massimo; è stato omesso.
                        Qui ogni colonna è un compito. Con una riga “Punti possibili” sotto le intestazioni, che dice quanti sono per ciascuno, si può leggere.
                        Può essere un punteggio su un totale o un voto tra due. È stato letto come punteggio.
                        Sta sopra la tabella; è stato omesso.
                        Non si legge come data con giorno, mese e anno; è stata omessa.
                        È annullato, quindi è stato omesso.
                        È un evento e non un compito, quindi è stato omesso.
                        Nulla dice che sia un compito con voto; è stato preso per tale.
                        Non ha un nome, quindi è stato omesso.
                        Gli orari di questo file sono in UTC e il tuo fuso orario non è noto; i giorni sono quelli di UTC e possono differire di uno.
                        Gli orari di questo fuso mantengono il giorno scritto lì.
                        Un calendario non dice su quanto è un compito; vale 100 per ognuno.
                        Voti da Canvas, Moodle, Brightspace, Blackboard, Google Classroom o una tabella, come .xlsx, .ods o CSV, oppure un calendario (.ics). Vedi tutto prima di salvare.
                        File
                        O incolla qui
                        Anteprima
                        Scegli un file qui sopra o incolla qui le sue righe.
                        In questa tabella non c’è nulla da importare.
                        Il file non dice su quanto era ciascuno: scrivilo qui sopra.
                        \u{1}0: su quanto
                        nuovo
                        invariato
                        C’è già un corso con questo nome: sceglilo qui sopra, o scrivi un altro nome.
                        aggiornato
                        \u{2}1\u{3}one\u{4}Media \u{1}0 · \u{1}1 corso attuale\u{3}many\u{4}Media \u{1}0 · \u{1}1 corsi attuali\u{3}\u{4}Media \u{1}0 · \u{1}1 corsi attuali\u{5}
                        \u{1}0 finora
                        Voto finora
                        su \u{1}0
                        \u{1}0 credito
                        \u{1}0 crediti
                        \u{2}0\u{3}one\u{4}\u{1}0 compito aggiunto: \u{3}many\u{4}\u{1}0 compiti aggiunti: \u{3}\u{4}\u{1}0 compiti aggiunti: \u{5}
                        \u{1}0 Resta senza voto.
                        \u{1}0 Su quanto sia resta incerto, quindi è stato omesso.
                        Il file ha \u{1}0 voci; se ne leggono al massimo \u{1}1.
                        Il file ha \u{1}0. \u{1}1
                        La sua data «\u{1}0» non esiste.
                        Riconosciuto come calendario: le scadenze diventano compiti.
                        Non sono intestazioni di una piattaforma; indica sotto che cos’è ogni colonna.
                        Riconosciuto come \u{1}0.
                        Questo registro ha \u{1}0 studenti: \u{1}1. Indica chi.
                        Nessuno si chiama «\u{1}0»; ci sono \u{1}1.
                        Corso nel file
                        Studente
                        Indica quale corso si intende.
                        Indica di chi sono i voti.
                        Questa tabella ha voti di \u{1}0. Senza --into e --named ciascuno va nel corso con il suo nome.
                        Più corsi si chiamano «\u{1}0»: indica quale con --into e il suo id.
                        C’è già un corso «\u{1}0»: --into aggiunge a un corso, --named ne nomina uno nuovo.
                        Esercizio 3
                        Ottenuti
                        Su
                        Conta
                        Giustificato
                        Credito extra
                        Mai scartare
                        Scadenza
                        Inserito come
                        Numero altrove
                        Come importato
                        Compito
                        Compiti
                        Algoritmi
                        Codice
                        INF 101
                        Docente
                        Crediti
                        Fuori media
                        Icona
                        Colore
                        In un gruppo
                        I pesi contano
                        Obiettivo, % o voto
                        92,5
                        Scala dei voti
                        Ripete
                        Il corso precedente
                        Corso
                        Corsi
                        Attuali
                        Conclusi
                        Archivio
                        Media delle %
                        Un voto
                        Sulla loro somma
                        Su 100
                        Nessun peso
                        Lo sostituisce
                        Contano entrambi
                        Obbligatori
                        Tipo
                        Corsi, almeno
                        Crediti, almeno
                        Gruppo di corsi
                        Gruppi di corsi
                        Libro
                        Calcolatrice
                        Codice
                        Laboratorio
                        Globo
                        Lingua
                        Musica
                        Tavolozza
                        Persone
                        Grafico
                        Salute
                        Diritto
                        In corso
                        In valutazione
                        Abbandonato
                        Informatica
                        Tipo
                        Laurea
                        Corso di laurea
                        Corsi di laurea
                        USA 4,0, da A a F
                        USA 4,0 con + e −
                        USA 4,3 con A+
                        100 punti
                        Regno Unito
                        ECTS da A a F
                        Tedesca 1,0–5,0
                        Italiana 18–30
                        Personale
                        Voto: da %, punti
                        A: 93 4,0
                        Scala personale
                        Scale personali
                        Scala dei voti
                        Impostazioni dei voti
                        Titolo
                        A chi chiedere
                        Testo
                        Etichette
                        esame
                        Nota
                        Note
                        Nome del file
                        SHA-256
                        Tipo
                        Dimensione
                        Allegato
                        Allegati
                        Dalle
                        Alle
                        Giorni
                        Orario
                        Orari
                        Data
                        Minuti
                        Studio
                        Studio
                        Autunno 2026
                        Primo giorno
                        Ultimo giorno
                        Periodo
                        Periodi
                        Esami
                        Scarta i peggiori
                        Scarta i migliori
                        Gruppo
                        Gruppi
                        Esercizi
                        Quiz
                        Test
                        Esami
                        Laboratorio
                        Presenza
                        Progetti
                        Saggi
                        Discussioni
                        Questo periodo
                        Informatica
                        Sistemi operativi
                        Corsi obbligatori
                        Algoritmi
                        Presenza
                        Esercizi
                        Esami
                        Programmazione competitiva
                        Gare
                        Esercizi
                        Partecipazione
                        Algebra lineare I
                        Tutti i punti
                        voto di un’altra scala, non conta
                        su 0 non ha una percentuale per la media, non conta
                        Giustifica
                        Non giustificato
                        Conta
                        Non contare
                        ciò che è valutato non ha peso o punti
                        Tutti i gruppi
                        Salva e continua
                        byte
                        File
                        Foto, PDF, qualsiasi file fino a 25 MB; restano con la nota, anche offline.
                        Un file può avere al massimo 25 MB, tutti insieme 30 MB. Scegline di più piccoli o meno.
                        Nessun risultato.
                        Come tabella
                        Settimana dal
                        Studio e risultato
                        Studio e risultato di ogni compito
                        Compiti in gruppi e pesi
                        Metti i compiti nei gruppi
                        I gruppi sono proposti in base ai nomi. Nulla è salvato finché non salvi.
                        In nessun gruppo; è proposto questo
                        Sposta i compiti spuntati
                        In
                        O in un nuovo gruppo
                        Sposta
                        Nessun compito è in un gruppo, quindi non c’è ancora un voto.
                        Raggiunto è il voto che il corso mostra: il più vicino alla media, tra due il peggiore.
                        Raggiunto è il voto che il corso mostra: la media troncata al primo decimale, 1,79 come 1,7.
                        Raggiunto è il voto che il corso mostra: la media arrotondata, 28,5 come 29; si passa da 18.
                        E su tutto il resto ancora aperto, come voto
                        Pianifica il prossimo periodo
                        Nessun corso di questa laurea è ancora in programma.
                        –
                        non superato
                        Come tabella
                        Apri un corso e aggiungi i suoi orari in Tempo.
                        Qui nulla ha un voto con punti, quindi il gruppo non ha percentuale.
                        La media di tutti i voti.
                        vale il \u{1}0 del voto
                        \u{1}0 (nuovo)
                        Gruppo di \u{1}0
                        Questi corsi si ripetono a vicenda: \u{1}0. Il più vecchio vale come primo tentativo.
                        Barre: studio a settimana, al massimo \u{1}0. Linea: il corso a fine settimana.
                        In verde: il tuo obiettivo, da \u{1}0 in su.
                        Modifica \u{1}0
                        Nome
                        Descrizione
                        Stato
                        \u{1}0: voto rimosso
                        è un cerchio; un corso può ripetere solo uno precedente.
                        ha due volte lo stesso voto; ognuno può stare una volta sola.
                        ha due voti dalla stessa percentuale; a ognuno serve la sua.
                        può essere un nome, o «\u{1}0» con il voto \u{1}1. Scrivi «\u{1}2» per il nome, «\u{1}3» per il voto.
                        non dice se prima c’è il giorno o il mese; scrivi 2026-09-14 oppure 14.09.2026.
                        non è un voto come 18, 18/20, 90% o una lettera della scala.
                        non è un voto da \u{1}0 a \u{1}1; i punti vogliono il totale: 18/20, oppure 90%.
                        non finisce dopo l’inizio, \u{1}0.
                        qui sarebbe un voto, come \u{1}0 a \u{1}1; scrivi un voto senza il segno di percento.
                        Voti
                        A che punto è il corso, e che cosa serve ancora.
                        Nuovo corso
                        Aggiungi «\u{1}0» a \u{1}1
                        voto \u{1}0
                        in «\u{1}0»
                        in «\u{1}0», \u{1}1
                        in «\u{1}0» con peso \u{1}1
                        \u{1}0: ancora in nessun gruppo
                        Crea un gruppo del \u{1}0 in \u{1}1
                        Prima aggiungi un corso per «\u{1}0»
                        Dai a «\u{1}0» in \u{1}1 il voto \u{1}2
                        """)
            }
        }
        #endif
    }
}
