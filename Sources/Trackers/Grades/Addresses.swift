package import Kernel

/// The grades one earns: courses, what they come to, and where the next hour pays.
package enum Grades {
    static let path = "/grades"

    /// The screens of the tracker, and what is posted to it.
    package enum Address: String, CaseIterable {
        case hours = "/hours"
        case terms = "/terms"
        case degrees = "/degrees"
        case timetable = "/timetable"
        case calendar = "/calendar.ics"
        case notes = "/notes"
        case scale = "/scale"
        case importing = "/import"
        case timer = "/timer"
    }

    /// What there is of one course.
    package enum CourseAddress: String, CaseIterable {
        case assignments = ""
        case graphs = "/graphs"
        case glance = "/glance"
        case notes = "/notes"
        case time = "/time"
        case settings = "/settings"
        case weights = "/weights"
        case total = "/weights/total"
        case grouping = "/weights/work"
        case batch = "/batch"
        case lines = "/batch/lines"
        case scores = "/scores"
        case need = "/need"
        case whatIf = "/what-if"
        case work = "/work"
        case like = "/like"
        case timer = "/timer"
    }

    /// What is posted of one assignment, and the files of notes.
    package enum WorkAddress: String, CaseIterable {
        case score = "/score"
        case flag = "/flag"
        case file = "/files"
    }

    /// What there is of a record of any kind, which the address names.
    package enum RecordAddress: String, CaseIterable {
        case add = "/add"
        case edit = "/edit"
        case delete = "/delete"
    }

    package static func path(_ address: Address) -> String { path + address.rawValue }

    package static func path(
        _ course: RecordID, _ address: CourseAddress = .assignments
    ) -> String {
        path(course.text, address)
    }

    /// The same with what stands for the course in a route.
    static func path(_ course: String, _ address: CourseAddress) -> String {
        path + "/" + course + address.rawValue
    }

    package static func path(_ address: WorkAddress, _ id: RecordID) -> String {
        path(address, id.text)
    }

    static func path(_ address: WorkAddress, _ id: String) -> String {
        path + address.rawValue + "/" + id
    }

    package static func planPath(_ degree: RecordID) -> String { planPath(degree.text) }

    static func planPath(_ degree: String) -> String { path(.degrees) + "/" + degree + "/plan" }

    /// Where a new record of a kind is made, or what is named for the kind in a route.
    package static func path(_ address: RecordAddress, _ kind: String) -> String {
        path + address.rawValue + "/" + kind
    }

    /// What there is of a record of any kind.
    package static func path(_ address: RecordAddress, _ kind: String, _ id: String) -> String {
        path(address, kind) + "/" + id
    }
}

extension Tint {
    static var grades: Tint { Tint("grades") }
}

extension Icon {
    static var grades: Icon { Icon("mortarboard") }
    static var gradesFilled: Icon { Icon("mortarboard-fill") }
}
