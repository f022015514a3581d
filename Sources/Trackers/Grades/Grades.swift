package import Kernel

/// The grades one earns: courses, what they come to, and where the next hour pays.
package enum Grades {
    package static func tracker() -> Tracker {
        Tracker(
            title: Label("Grades", german: "Noten", italian: "Voti"), path: path, tint: .grades,
            icon: .grades, chosenIcon: .gradesFilled, declarations: declarations, routes: routes,
            summary: summary, href: href, sample: sample)
    }

    static let path = "/grades"

    package static let declarations = Declarations(
        [
            Term.kind, Degree.kind, CourseGroup.kind, Course.kind, WeightGroup.kind,
            Assignment.kind, Note.kind, Attachment.kind, TimeSlot.kind, StudySession.kind,
            GradeScale.kind, GradePreference.kind,
        ],
        rules: [
            Term.rules, Degree.rules, CourseGroup.rules, Course.rules, WeightGroup.rules,
            Assignment.rules, Note.rules, TimeSlot.rules, StudySession.rules, GradeScale.rules,
        ],
        formats: formats)

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path + "/hours", hoursScreen),
        .get(path + "/terms", termsScreen),
        .get(path + "/degrees", degreesScreen),
        .get(path + "/degrees/:id/plan", planSheet),
        .post(path + "/degrees/:id/plan", planTerm),
        .get(path + "/timetable", timetableScreen),
        .get(path + "/calendar.ics", calendarFile),
        .get(path + "/notes", notesScreen),
        .get(path + "/files/:id", file),
        .get(path + "/scale", scaleScreen),
        .post(path + "/scale", saveScale),
        .get(path + "/import", importScreen),
        .post(path + "/import", upTo: Route.files, unpacks: true, keepsWith: "keep", importGrades),
        .get(path + "/add/:kind", newSheet),
        .post(path + "/add/:kind", upTo: Route.files, create),
        .get(path + "/edit/:kind/:id", editSheet),
        .post(path + "/edit/:kind/:id", upTo: Route.files, edit),
        .post(path + "/delete/:kind/:id", delete),
        .post(path + "/score/:id", setScore),
        .post(path + "/timer", stopTimer),
        .post(path + "/flag/:id", setFlag),
        .get(path + "/:id", assignmentsTab),
        .get(path + "/:id/graphs", graphsTab),
        .get(path + "/:id/notes", notesTab),
        .get(path + "/:id/time", timeTab),
        .get(path + "/:id/settings", settingsTab),
        .get(path + "/:id/weights", weightsSheet),
        .post(path + "/:id/weights", saveWeights),
        .get(path + "/:id/weights/total", weightsTotal),
        .get(path + "/:id/weights/work", groupingSheet),
        .post(path + "/:id/weights/work", saveGrouping),
        .get(path + "/:id/batch", batchSheet),
        .post(path + "/:id/batch", createBatch),
        .get(path + "/:id/batch/lines", isCostly: true, batchUnderstood),
        .get(path + "/:id/scores", scoresScreen),
        .post(path + "/:id/scores", saveScores),
        .get(path + "/:id/need", needScreen),
        .get(path + "/:id/what-if", whatIfScreen),
        .get(path + "/:id/work", workScreen),
        .post(path + "/:id/like", planLikeIt),
        .post(path + "/:id/timer", startTimer),
    ]

    static func path(_ course: RecordID, _ rest: String = "") -> String {
        path + "/" + course.text + rest
    }

    /// The screen that shows a record: its course, or the list it stands in.
    @Sendable static func href(_ record: Record) -> String? {
        let course = record.value("course")?.reference
        switch record.kind.name {
        case Course.kind.name: return path(record.id)
        case Term.kind.name: return path + "/terms"
        case Degree.kind.name, CourseGroup.kind.name: return path + "/degrees"
        case GradeScale.kind.name, GradePreference.kind.name: return path + "/scale"
        case Note.kind.name:
            return course.map { path($0, "/notes") } ?? path + "/notes"
        case Attachment.kind.name: return path + "/notes"
        case TimeSlot.kind.name, StudySession.kind.name: return course.map { path($0, "/time") }
        default: return course.map { path($0) } ?? path
        }
    }
}

extension Tint {
    static var grades: Tint { Tint("grades") }
}

extension Icon {
    static var grades: Icon { Icon("mortarboard") }
    static var gradesFilled: Icon { Icon("mortarboard-fill") }
}
