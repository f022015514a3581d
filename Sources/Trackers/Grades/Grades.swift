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
        .get(planPath(":id"), planSheet).toWrite,
        .post(planPath(":id"), planTerm),
        .get(path(.timetable), timetableScreen),
        .get(path(.calendar), calendarFile),
        .get(path(.notes), notesScreen),
        .get(path(.file, ":id"), file),
        .get(path(.scale), scaleScreen),
        .post(path(.scale), saveScale),
        .get(path(.importing), importScreen).toWrite,
        .post(path(.importing), upTo: Route.files, unpacks: true, keepsWith: "keep", importGrades),
        .get(path(.add, ":kind"), shows: new).toWrite,
        .post(path(.add, ":kind"), upTo: Route.files, saves: new),
        .get(path(.edit, ":kind", ":id"), shows: edit),
        .post(path(.edit, ":kind", ":id"), upTo: Route.files, saves: edit),
        .post(path(.delete, ":kind", ":id"), delete),
        .post(path(.score, ":id"), setScore),
        .post(path(.timer), stopTimer),
        .post(path(.flag, ":id"), setFlag),
        .get(path(":id", .assignments), assignmentsTab),
        .get(path(":id", .graphs), graphsTab),
        .get(path(":id", .glance), glance),
        .get(path(":id", .notes), notesTab),
        .get(path(":id", .time), timeTab),
        .get(path(":id", .settings), settingsTab),
        .get(path(":id", .weights), weightsSheet),
        .post(path(":id", .weights), saveWeights),
        .get(path(":id", .total), weightsTotal),
        .get(path(":id", .grouping), showsBatch: grouping).toWrite,
        .post(path(":id", .grouping), savesBatch: grouping),
        .get(path(":id", .batch), showsBatch: batch).toWrite,
        .post(path(":id", .batch), savesBatch: batch),
        .get(path(":id", .lines), isCostly: true, batchUnderstood),
        .get(path(":id", .scores), scoresScreen).toWrite,
        .post(path(":id", .scores), saveScores),
        .get(path(":id", .need), needScreen),
        .get(path(":id", .whatIf), whatIfScreen),
        .get(path(":id", .work), workScreen),
        .post(path(":id", .like), planLikeIt),
        .post(path(":id", .timer), startTimer),
    ]
}
