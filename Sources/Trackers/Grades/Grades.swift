package import Kernel

extension Grades {
    package static func tracker() -> Tracker {
        Tracker(
            title: Words.grades, path: path, tint: .grades,
            icon: .grades, chosenIcon: .gradesFilled, declarations: declarations,
            door: Door(
                Words.door, line: Words.doorLine, step: Words.doorStep,
                href: Editing.add(Course.kind, return: path)), routes: routes,
            summary: summary, offers: offers, href: href, sample: sample)
    }

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
        .get(path(.hours), hoursScreen),
        .get(path(.terms), termsScreen),
        .get(path(.degrees), degreesScreen),
        .get(path(.degrees) + "/:id/plan", planSheet),
        .post(path(.degrees) + "/:id/plan", planTerm),
        .get(path(.timetable), timetableScreen),
        .get(path(.calendar), calendarFile),
        .get(path(.notes), notesScreen),
        .get(each(.file), file),
        .get(path(.scale), scaleScreen),
        .post(path(.scale), saveScale),
        .get(path(.importing), importScreen),
        .post(path(.importing), upTo: Route.files, unpacks: true, keepsWith: "keep", importGrades),
        .get(Editing.addPath(":kind"), shows: new),
        .post(Editing.addPath(":kind"), upTo: Route.files, saves: new),
        .get(Editing.editPath(":kind", ":id"), shows: edit),
        .post(Editing.editPath(":kind", ":id"), upTo: Route.files, saves: edit),
        .post(Editing.deletePath(":kind", ":id"), delete),
        .post(each(.score), setScore),
        .post(path(.timer), stopTimer),
        .post(each(.flag), setFlag),
        .get(course(.assignments), assignmentsTab),
        .get(course(.graphs), graphsTab),
        .get(course(.glance), glance),
        .get(course(.notes), notesTab),
        .get(course(.time), timeTab),
        .get(course(.settings), settingsTab),
        .get(course(.weights), weightsSheet),
        .post(course(.weights), saveWeights),
        .get(course(.total), weightsTotal),
        .get(course(.grouping), groupingSheet),
        .post(course(.grouping), saveGrouping),
        .get(course(.batch), batchSheet),
        .post(course(.batch), createBatch),
        .get(course(.lines), isCostly: true, batchUnderstood),
        .get(course(.scores), scoresScreen),
        .post(course(.scores), saveScores),
        .get(course(.need), needScreen),
        .get(course(.whatIf), whatIfScreen),
        .get(course(.work), workScreen),
        .post(course(.like), planLikeIt),
        .post(course(.timer), startTimer),
    ]

    private static func course(_ address: CourseAddress) -> String {
        path + "/:id" + address.rawValue
    }

    private static func each(_ address: WorkAddress) -> String {
        path + address.rawValue + "/:id"
    }
}
