package import Kernel

/// The grades one earns: courses, what they come to, and where the next hour pays.
package enum Grades {
    package static func tracker() -> Tracker {
        Tracker(
            title: Label("Grades", german: "Noten", italian: "Voti"), path: path, tint: .grades,
            icon: .grades, chosenIcon: .gradesFilled, kinds: kinds, routes: routes,
            summary: summary, href: href, sample: sample)
    }

    static let path = "/grades"

    static let kinds = [
        Term.kind, Degree.kind, CourseGroup.kind, Course.kind, WeightGroup.kind, Assignment.kind,
        Note.kind, Attachment.kind, TimeSlot.kind, StudySession.kind, GradeScale.kind,
        GradePreference.kind,
    ]

    private static let routes: [Route] = []

    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary { Summary() }

    static func path(_ course: RecordID, _ rest: String = "") -> String {
        path + "/" + course.text + rest
    }

    @Sendable static func href(_ record: Record) -> String? { path }
}
