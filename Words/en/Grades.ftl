### The words of grades.
### Swift: Sources/Trackers/Grades/Words/Words+Catalogue.generated.swift

grades = Grades
gpa = GPA
tools = More
new-course = New course
status = Which courses
empty-title = No courses yet
empty-sentence = Add a course to see what it comes to, what you need, and where the next hour pays.
none-here = No course here yet. The status in a course’s Edit sheet decides where it stands.
load-sample = Load sample data
no-grade-yet = no grade yet
rising = rising
falling = falling
graphs = Graphs
time = Time
settings = Settings
views = Parts of the course
sorting = Order
by-group = By group
by-date = By date
by-result = Best first
by-influence = Influence
no-group = In no group
no-group-note = What is in no group doesn’t count while the course has weighted groups.
add-assignment = Assignment
new-assignment = New assignment
no-assignments = Nothing to grade yet
no-assignments-sentence = Set up the weight groups from the syllabus, then add assignments, many at once if you like.
add-many = Add several
many-hint = One a line; a score and a date may follow: “Quiz 1 18/20” or “Quiz 1; 18; 2026-09-14”.
enter-many = Enter scores
score-hint = 18, 18/20, 90% or a letter; empty takes the score away.
weight-groups = Weight groups
add-group = New group
weights-hint = Any unit: 45, 0.45 or 9 parts. A blank name removes the group; its assignments stay.
dropped = dropped
lowest-dropped = dropped: lowest
highest-dropped = dropped: highest
disabled = doesn’t count
excused = excused
extra-credit = extra credit
never-drop = never dropped
overdue = overdue
need = What do I need?
secured = secured
reachable = reachable
unreachable = out of reach
on-the-rest = on what is left
your-target = Your target
nothing-left = Nothing is left to do: this is the grade.
need-on = On which assignments
# $low (Text)
# $high (Text)
still-between = Between { $low } and { $high } can still come of it.
# $figure (Text) what the course comes to whatever happens
still-only = It stays at { $figure }.
otherwise = And on everything else that is open, %
calculate = Calculate
for-grade = For
from = From
needed = Needed
what-if = What if…
what-if-hint = Nothing is saved until you keep it.
keep = Keep these scores
leave = Leave without a trace
show-work = Show the work
next-hour = Next best hour
next-hour-sentence = Open work of your current courses, by how much ten percent of it moves all of them together.
nothing-open = Nothing that counts is open in your current courses.
now = So far
at-the-end = With zeros
no-term = In no term
planner = Planner
planner-target = The GPA I want
planner-hours = Credits still to come
no-terms = No terms yet
terms-sentence = A term gathers its courses and their average.
no-degrees = No degrees yet
degrees-sentence = A degree has groups of courses and shows what is done, under way and missing.
done = Done
under-way = Under way
planned = Planned
missing = Missing
missing-many = Missing
plan-course = Plan a course
template = Plan one like it
scale = Grade scale
scale-sentence = Holds for every course that has no scale of its own, on all your devices.
as-preferred = As in the settings
new-scale = New scale
points = Points
letter = Letter
new-note = New note
no-notes = No notes yet
notes-sentence = Keep what is worth remembering: office hours, whom to ask, what the exam covers.
new-session = Study time
new-slot = Time slot
edit-course = Edit course
edit-assignment = Edit assignment
edit-note = Edit note
edit-attachment = Edit attachment
edit-slot = Edit time slot
edit-session = Edit study time
edit-term = Edit term
new-term = New term
edit-degree = Edit degree
new-degree = New degree
edit-course-group = Edit course group
new-course-group = New course group
edit-scale = Edit scale
studied = Studied
meets = When it meets
timetable = Timetable
calendar-file = Calendar file (.ics)
time-sentence = Write down how long you studied, and see whether it pays.
clash = clashes
start-timer = Start a timer
studying = Studying
stop-timer = Stop and write down
over-time = The course over time
each-group = Each group
minutes-a-day = Minutes a day
gpa-by-term = GPA by term
# "GPA 3.43 over 9 credits"
# $gpa (Text)
# $credits (Text)
gpa-over = GPA { $gpa } over { $credits }
not-enough = A graph needs two graded assignments.
import-title = Import grades
all = All
result = Result
weight = Weight

## Words around figures

# $percent (Text)
safe-so-far = { $percent } safe already
# $letter (Text)
for-letter = For { $letter }
# $date (Text)
due = due { $date }
# "moves the course 4.5 points per 10 %"
# $points (Text)
moves = moves the course { $points } per 10%
# "+4.5 per 10%", where there is little room.
# $points (Text)
gains = +{ $points } per 10%
per-ten-percent = per 10%
# "GPA +0.05"
# $points (Text)
on-average = GPA { $points }
# $count (Number)
courses = { $count ->
    [one] { $count } course
   *[other] { $count } courses
}
# $name (Text)
score-of = Score of { $name }
# $name (Text)
more = More for { $name }
total = Total
# $average (Text)
planner-answer = You need an average of { $average } in what is to come.

## What the import of grades says

import-unreadable = This isn’t a score; it is left ungraded.
import-letter = A letter counts as the least that it stands for.
import-no-points = The file gives no points for it, so it was left out.
import-wrong-total = Nothing is out of so much or so little, so it was left out.
import-status = This says no score; it stays ungraded.
import-weight-sum = The weights don’t add up to 100; they count by their sum.
import-out-of-zero = It is out of 0, so what is earned counts as extra credit.
import-groups-unknown = The file doesn’t say whose work is in which of these groups; none was made.
import-total-unknown = The file doesn’t say what it was out of.
import-weights = Within a category these weights follow neither points nor each other; here they count alike. To keep them, give each a group of its own.
import-date = Whether day or month comes first, the column doesn’t tell; the date was left out.
import-disputed = The course says otherwise by hand, and the file has changed.
import-cleared = The file has no score for it any more; the course keeps its own unless the file’s is taken.
import-weightless = Its weight is 0, so it is taken in without counting.
import-corrected = Corrected by hand since; the correction stays.
import-repeats = It repeats, so it is no assignment.
import-column-left = No column of grades is called so; it was left out.
import-courses-as-names = No column names the work, so it is called as stands here.
import-no-weight = This is no weight; it counts by what its group weighs by default.
import-weights-beside-groups = Only groups have weights, and these would be of single work; they were left out.
import-no-date = It has no date.
import-wrong-time = This time of day does not exist; the day alone is taken.
import-doubts = To check
import-takes-file = Take the file’s
# $format (Text)
import-not-this = The headings aren’t those of a file of the format { $format }.

## What the import of grades leaves out, or takes for a reason that is to be seen

import-no-weights = The file gives these groups no weights, so all work counts by its points (“No weights”).
import-weight-one = The file gives this group no weight; it gets 1. Set it under the course’s weight groups.
import-no-own-weight = It has no weight among work that has weights, so it doesn’t count.
import-other-total = The file says this of the whole course; with what was read it comes to the other figure. Perhaps weights, dropped scores or left-out work make the difference.
import-calculated = This is worked out from other columns, so it is no work of its own; it was left out.
import-unknown-type = This type of column isn’t known; it was taken for work.
import-from-weighted = The file has only the weighted grade; the points follow from it and from its weight.
import-only-weighted = The file has only the weighted grade, from which the points can’t be told; it stays ungraded.
import-total-row = This row is called as a total is, so it is no work; it was left out.
import-school-mark = This is a school grade that the course’s scale doesn’t have. Choose the scale first; it is left ungraded.
import-perhaps-total = This may be what other rows come to; it was taken for work.
import-several-people = Several people’s grades stand here, and all would come together. Import a file of one.
import-several-calendars = This calendar is of several courses; all come into one, each with its course in brackets.
import-other-range = A range from 0 to the most points is needed here; it was left out.
import-wide = Each column is a work here. Put a row “Points possible” below the headings, with what each is out of, and it can be read.
import-between-grades = This may be points out of points, or a grade between two. It was taken for points.
import-title-left = This stands above the table; it was left out.
import-no-such-date = This can’t be read as a date with day, month and year; it was left out.
import-cancelled = It is cancelled, so it was left out.
import-no-work = This is an event and no assignment, so it was left out.
import-perhaps-work = Nothing says that this is work with a grade; it was taken for some.
import-no-name = It has no name, so it was left out.
import-no-zone = Times in this file are in UTC, and where you are isn’t known; the days are those of UTC and may be off by one.
import-other-zone = Times of this zone keep the day that is written there.
import-calendar-totals = A calendar doesn’t say what work is out of; each is taken to be out of 100.

## What the screen says on which gradebooks come in

import-sentence = Grades from Canvas, Moodle, Brightspace, Blackboard, Google Classroom or any table, as .xlsx, .ods or CSV, or a calendar (.ics). You see it before it is saved.
import-file = File
import-paste = Or paste it here
import-look = Preview
import-lacks-text = Choose a file above, or paste its rows here.
import-nothing = Nothing to import was found in this table.
import-totals = The file doesn’t say what each was out of: type it above.
# $name (Text)
total-of = { $name }: out of
import-adds = new
import-same = unchanged
import-twin = There is a course of this name: choose it above, or write another name.
import-updates = updated

## Figures put together

# $gpa (Text)
# $courses (Number)
subtitle = { $courses ->
    [one] { gpa } { $gpa } · { $courses } current course
   *[other] { gpa } { $gpa } · { $courses } current courses
}
# $letter (Text)
letter-so-far = { $letter } so far
course-standing = Grade so far
# $credits (Text)
over-credits = over { $credits }
# $figure (Label) the number one
one-credit = { $figure } credit
# $figure (Label) a number that may have decimals
many-credits = { $figure } credits
# What comes before the first results.
# $count (Number)
added-work = { $count ->
    [one] { $count } assignment added:{" "}
   *[other] { $count } assignments added:{" "}
}

## The import, put together

# $reason (Label) a sentence
import-left-open = { $reason } It is left ungraded.
# $reason (Label) a sentence
import-left-out = { $reason } What it is out of can’t be told, so it was left out.
# $count (Number)
# $limit (Number)
import-too-long = The file has { $count } entries; at most { $limit } are read.
# $value (Text)
# $reason (Label) a sentence
import-file-says = The file has { $value }. { $reason }
# $date (Text)
import-date-does-not-exist = Its date “{ $date }” does not exist.
import-recognised-calendar = Recognised as a calendar: what is due in it becomes work.
import-not-recognised = No learning platform’s headings; say below which column is what.
# $name (Text) a learning platform
import-recognised-as = Recognised as { $name }.
# $count (Number)
# $names (Label) a list of them
import-students = This gradebook has { $count } students: { $names }. Say whose row it is.
# $name (Text)
# $names (Label) a list of those who are there
import-no-such-student = No student is called “{ $name }”; there are { $names }.
import-course-in-file = Course in the file
import-student = Student
import-choose-course = Say which course’s rows are meant.
import-choose-student = Say whose scores these are.
# $names (Label) a list of courses
import-courses = This table has grades of { $names }. Without --into and --named each comes into the course of its name.
# $name (Text)
import-same-names = Several courses are called “{ $name }”: say which with --into and its id.
# $name (Text)
import-course-is-there = There is a course “{ $name }” already: --into adds to a course, --named names a new one.

## Assignment

assignment-homework-3 = Homework 3
assignment-earned = Earned
assignment-out-of = Out of
assignment-counts = Counts
assignment-excused = Excused
assignment-extra-credit = Extra credit
assignment-never-drop = Never drop
assignment-due = Due
assignment-entered-as = Entered as
assignment-number-elsewhere = Number elsewhere
assignment-as-imported = As imported
assignment = Assignment
assignments = Assignments

## Course

course-algorithms = Algorithms
course-number = Number
course-cs-4349 = CS 4349
course-professor = Professor
course-credits = Credits
course-leave-out-gpa = Leave out of the GPA
course-icon = Icon
course-colour = Colour
course-within-a-group = Within a group
course-weights-count = Weights count
course-target-or-grade = Target, % or grade
course-92-5 = 92.5
course-grade-scale = Grade scale
course-repeats = Repeats
course-the-earlier-one = The earlier one
course = Course
course-kind-plural = Courses

## CourseChoices

course-choices-current = Current
course-choices-completed = Completed
course-choices-archived = Archived
course-choices-mean-of-percentages = Mean of percentages
course-choices-a-grade = A grade
course-choices-by-their-sum = By their sum
course-choices-out-of-100 = Out of 100
course-choices-no-weights = No weights
course-choices-replaces-it = Replaces it
course-choices-both-count = Both count

## CourseGroup

course-group-core-electives = Core, electives
course-group-type = Type
course-group-courses-at-least = Courses at least
course-group-credits-at-least = Credits at least
course-group = Course group
course-groups = Course groups

## CourseIcon

course-icon-book = Book
course-icon-calculator = Calculator
course-icon-code = Code
course-icon-laboratory = Laboratory
course-icon-globe = Globe
course-icon-language = Language
course-icon-music = Music
course-icon-palette = Palette
course-icon-people = People
course-icon-graph = Graph
course-icon-health = Health
course-icon-law = Law

## Degree

degree-in-progress = In progress
degree-considering = Considering
degree-dropped = Dropped
degree-computer-science = Computer Science
degree-type = Type
degree-bachelor-minor = Bachelor, minor
degree = Degree
degrees = Degrees

## GradeScale

grade-scale-us-4-0-f = US 4.0, A to F
grade-scale-us-4-0-with = US 4.0 with + and −
grade-scale-us-4-3-with = US 4.3 with A+
grade-scale-100-points = 100 points
grade-scale-uk-honours = UK honours
grade-scale-ects-a-to-f = ECTS A to F
grade-scale-german-1-0-5 = German 1.0–5.0
grade-scale-italian-18-30 = Italian 18–30
grade-scale-my-own = My own
grade-scale-letter-from-points = Letter: from %, points
grade-scale-a-93-4-0 = A: 93 4.0
grade-scale-my-scale = My scale
grade-scale-my-scales = My scales
grade-scale = Grade scale
grade-scale-grade-settings = Grade settings

## Note

note-title = Title
note-who-to-ask = Who to ask
note-text = Text
note-tags = Tags
note-exam-office-hours = exam, office hours
note = Note
notes = Notes
note-file-name = File name
note-sha-256 = SHA-256
note-type = Type
note-size = Size
note-attachment = Attachment
note-attachments = Attachments

## StudyTime

study-time-from = From
study-time-to = To
study-time-days = Days
study-time-time-slot = Time slot
study-time-time-slots = Time slots
study-time-date = Date
study-time-minutes = Minutes
study-time = Study time
study-times = Study times

## Term

term-fall-2026 = Fall 2026
term-first-day = First day
term-last-day = Last day
term = Term
terms = Terms

## WeightGroup

weight-group-exams = Exams
weight-group-drop-lowest = Drop lowest
weight-group-drop-highest = Drop highest
weight-group = Weight group
weight-group-kind-plural = Weight groups

## GroupGuess

group-guess-homework = Homework
group-guess-quizzes = Quizzes
group-guess-tests = Tests
group-guess-exams = Exams
group-guess-labs = Labs
group-guess-attendance = Attendance
group-guess-projects = Projects
group-guess-essays = Essays
group-guess-discussions = Discussions

## Sample

sample-this-term = This term
sample-computer-science = Computer Science
sample-operating-systems = Operating Systems
sample-core-courses = Core courses
sample-algorithms = Algorithms
sample-attendance = Attendance
sample-homework = Homework
sample-exams = Exams
sample-competitive-programming = Competitive Programming
sample-contests = Contests
sample-problem-sets = Problem sets
sample-participation = Participation
sample-linear-algebra-i = Linear Algebra I
sample-all-points = All points

## Assignment

foreign-grade = a grade of another scale, doesn’t count
no-percentage = out of 0 it has no percentage to average, doesn’t count
excuse = Excuse
not-excused = Not excused
count = Count it
dont-count = Don’t count

## Course

course-what-graded-has-no = what is graded has no weight or no points
all-groups = All groups

## EditSheets

edit-sheets-save-and-next = Save and next

## File

file-bytes = bytes
files = Files
files-hint = Photos, PDFs, anything up to 25 MB each; they stay with the note, also offline.
file-too-large = A file may have at most 25 MB, and all together 30 MB. Choose smaller ones, or fewer.
nothing-found = Nothing found.

## Graph

graph-as-a-table = As a table
week-of = Week of
study-and-result = Study time against result
study-for-each = Study time and result of each assignment

## Grouping

grouping = Work in weight groups
sort-into-groups = Put assignments into groups
grouping-hint = Groups are suggested by the names. Nothing is saved until you save.
suggested-group = In no group; this one is suggested
move-ticked = Move what is ticked
to-group = To
or-new-group = Or to a new group
move-them = Move
all-loose = No assignment is in a group, so there is no grade yet.

## Need

need-reached-by-nearest = Reached is the grade that the course shows: the nearest to its mean, between two the worse.
need-reached-by-cutting = Reached is the grade that the course shows: its mean cut after the first decimal, 1.79 as 1.7.
need-reached-by-rounding = Reached is the grade that the course shows: its mean rounded, 28.5 as 29; 18 passes from 18.
otherwise-grade = And on everything else that is open, as a grade

## Plan

plan-term = Plan next term
nothing-planned = No course of this degree is planned yet.

## Record

record-none = –

## Scale

not-passed = not passed

## Terms

terms-as-a-table = As a table

## Timetable

timetable-open-course-add-its = Open a course and add its time slots under Time.

## Work

work-nothing-here-has-score = Nothing here has a score with points, so the group has no percentage.
mean-of-grades = The mean of all grades.

## What is put together on screens

# "counts 30%": what part of the course's grade a work is.
# $part (Text)
grade-counts = is { $part } of the grade
# $name (Text)
new-group = { $name } (new)
# $name (Text)
group-of = Group of { $name }
# $names (Text)
circle = These courses repeat each other: { $names }. The oldest is taken for the first try.
# $most (Text)
study-and-result-legend = Bars: study time a week, the highest { $most }. Line: the course at the week’s end.
# $target (Text)
target-legend = Green: your target, { $target } and more.
# $name (Text)
edit-file = Edit { $name }

## Names that several kinds share

label-name = Name
label-description = Description
label-status = Status
# $title (Text)
ungraded = { $title }: score removed

## Why a value is refused; follows the value

repeats-in-circle = is a circle; a course can only repeat one that was taken before it.
letter-twice = has the same letter twice; each may stand once.
threshold-twice = has two letters from the same percentage; each needs its own.
# A line that may be a name or a name with a score.
# $name (Text)
# $score (Text)
# $whole (Text)
# $parted (Text)
two-readings = may be a name, or “{ $name }” with the result { $score }. Write “{ $whole }” for the name, “{ $parted }” for the result.
which-date = doesn’t say whether day or month comes first; write it as 2026-09-14 or 14.09.2026.
no-score = is not a score, such as 18, 18/20, 90% or a letter of the scale.
# $from (Label)
# $to (Label)
no-grade = is not a grade from { $from } to { $to }; points need their total: 18/20, or 90%.
# $time (Label)
ends-too-soon = doesn’t end after it begins, { $time }.
# A percentage where a grade is meant.
# $from (Label)
# $to (Label)
is-grade = would be a grade here, as { $from } to { $to } are; write a grade without a percent sign.

## Its door

door = Grades
door-line = Where the course stands, and what is still needed.
door-step = New course
# $work (Text)
# $course (Text)
add-to-course = Add “{ $work }” to { $course }
# $score (Text) what typed work brought: 18/20, 90 %
offer-score = score { $score }
# $group (Text)
offer-group = in “{ $group }”
# $group (Text)
# $share (Text) what work is to count, 20 %
offer-share = in “{ $group }”, { $share }
# $group (Text)
# $weight (Text)
offer-weight = in “{ $group }”, whose weight is { $weight }
# $share (Text) what work is to count, 20 %
offer-no-group = { $share }: not in a weight group yet
# $share (Text) what work is to count, 20 %
# $course (Text)
offer-make-group = Set up a weight group of { $share } in { $course }
# $work (Text)
offer-first-course = First add a course for “{ $work }”
# $work (Text)
# $course (Text)
# $score (Text) 85/100, 90 %
offer-open = Give “{ $work }” in { $course } the score { $score }
