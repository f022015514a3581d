package import Kernel

/// The tractor pulling logbook: pulls, their hooks, and what the numbers say.
package enum Pulls {
    static let path = "/pulls"

    /// The screens of the tracker, and what is posted to it.
    package enum Address: String, CaseIterable {
        case new = "/new"
        case notes = "/notes"
        case file = "/hooks.csv"
        case names = "/names"
        case rename = "/names/rename"
        case standings = "/standings"
        case season = "/season"
        case rules = "/rules"
        case bests = "/bests"
        case tractor = "/tractor"
        case forecast = "/forecast"
    }

    /// What there is of one pull.
    package enum PullAddress: String, CaseIterable {
        case screen = ""
        case edit = "/edit"
        case delete = "/delete"
        case hook = "/hook"
        case results = "/results"
    }

    /// What there is of one hook.
    package enum HookAddress: String, CaseIterable {
        case sheet = ""
        case delete = "/delete"
    }

    package static func path(_ address: Address) -> String { path + address.rawValue }

    package static func path(_ pull: RecordID, _ address: PullAddress = .screen) -> String {
        path(pull.text, address)
    }

    /// The same with what stands for the pull in a route.
    static func path(_ pull: String, _ address: PullAddress) -> String {
        path + "/" + pull + address.rawValue
    }

    package static func hookPath(_ hook: RecordID, _ address: HookAddress = .sheet) -> String {
        hookPath(hook.text, address)
    }

    static func hookPath(_ hook: String, _ address: HookAddress) -> String {
        path + "/hook/" + hook + address.rawValue
    }

    /// Where a rule is deleted that is named by its identifier, or by `:id` in a route.
    package static func deletePath(rule id: String) -> String {
        path(.rules) + "/" + id + "/delete"
    }
}

extension Tint {
    static var pulls: Tint { Tint("pulls") }
}

extension Icon {
    static var pulls: Icon { Icon("flag") }
    static var pullsFilled: Icon { Icon("flag-fill") }
}
