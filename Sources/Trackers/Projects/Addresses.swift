package import Kernel

/// The projects one finishes, and the options one weighs in them.
package enum Projects {
    static let path = "/projects"

    /// The screens of the tracker, and what is posted to it.
    package enum Address: String, CaseIterable {
        case closed = "/closed"
        case awards = "/awards"
        case templates = "/templates"
        case calendar = "/calendar"
        case new = "/new"
        case score = "/score"
    }

    /// What there is of one project.
    package enum ProjectAddress: String, CaseIterable {
        case items = ""
        case rank = "/rank"
        case score = "/score"
        case why = "/why"
        case matrix = "/matrix"
        case print = "/print"
        case importing = "/import"
        case pill = "/pill"
        case trial = "/try"
        case weights = "/weights"
        case ranking = "/ranking"
        case pairs = "/pairs"
        case edit = "/edit"
        case set = "/set"
        case delete = "/delete"
        case add = "/items"
        case batch = "/batch"
        case quality = "/quality"
        case template = "/template"
        case decide = "/decide"
        case file = "/matrix.csv"
    }

    /// What there is of one item.
    package enum ItemAddress: String, CaseIterable {
        case screen = ""
        case edit = "/edit"
        case set = "/set"
        case delete = "/delete"
    }

    /// What there is of one quality.
    package enum QualityAddress: String, CaseIterable {
        case screen = ""
        case edit = "/edit"
        case delete = "/delete"
    }

    /// What there is of one template.
    package enum TemplateAddress: String, CaseIterable {
        case edit = "/edit"
        case delete = "/delete"
    }

    package static func path(_ address: Address) -> String { path + address.rawValue }

    package static func path(_ project: RecordID, _ address: ProjectAddress = .items) -> String {
        path(project.text, address)
    }

    /// The same with what stands for the project in a route.
    static func path(_ project: String, _ address: ProjectAddress) -> String {
        path + "/" + project + address.rawValue
    }

    /// The file of the reminders' calendar: its name is its secret.
    static func calendarPath(_ file: String) -> String { path(.calendar) + "/" + file }

    package static func itemPath(_ item: RecordID, _ address: ItemAddress = .screen) -> String {
        itemPath(item.text, address)
    }

    static func itemPath(_ item: String, _ address: ItemAddress) -> String {
        path + "/item/" + item + address.rawValue
    }

    package static func qualityPath(
        _ quality: RecordID, _ address: QualityAddress = .screen
    ) -> String {
        qualityPath(quality.text, address)
    }

    static func qualityPath(_ quality: String, _ address: QualityAddress) -> String {
        path + "/quality/" + quality + address.rawValue
    }

    package static func templatePath(
        _ template: RecordID, _ address: TemplateAddress
    ) -> String {
        templatePath(template.text, address)
    }

    static func templatePath(_ template: String, _ address: TemplateAddress) -> String {
        path + "/template/" + template + address.rawValue
    }
}

extension Tint {
    static var projects: Tint { Tint("projects") }
}

extension Icon {
    static var projects: Icon { Icon("kanban") }
    static var projectsFilled: Icon { Icon("kanban-fill") }
}
