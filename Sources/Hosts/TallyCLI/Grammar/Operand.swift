/// What stands after a command without a name of its own.
struct Operand: Sendable {
    let role: Role
    let count: Count

    enum Role: String, Sendable {
        case kind = "KIND"
        case reference = "REF"
        case assignment = "FIELD=VALUE"
        case choice = "NAME=VALUE"
        case text = "TEXT"
        case file = "FILE"
        case folder = "DIR"
        case url = "URL"
        case shell = "SHELL"
        case command = "COMMAND"
        case action = "list|add|set|remove"
        case device = "DEVICE"
        case bookAction = "ACTION"
        case book = "BOOK"
        case bookValue = "NAME|COLOR"
        case link = "LINK"
        case member = "MEMBER"
        case invitation = "INVITATION"
        case givenRole = "--role owner|editor|viewer"
    }

    enum Count: Sendable {
        case one, optional, some, any
    }

    init(_ role: Role, _ count: Count = .one) {
        self.role = role
        self.count = count
    }

    var isNeeded: Bool { count == .one || count == .some }

    var usage: String {
        switch count {
        case .one: role.rawValue
        case .optional: "[\(role.rawValue)]"
        case .some: "\(role.rawValue)…"
        case .any: "[\(role.rawValue)]…"
        }
    }
}

/// What `tally device` can do.
enum DeviceAction: String, CaseIterable, Sendable {
    case list, add, set, remove

    static var names: [String] { allCases.map { $0.rawValue } }
}

/// What `tally book` can do.
enum BookAction: String, CaseIterable, Sendable {
    case list, new, rename, color, delete, restore
    case invite, invitations, withdraw, join, members, role, remove, leave, sheet, recover

    static var names: [String] { allCases.map { $0.rawValue } }

    /// Which of `tally book`'s options mean something to this.
    var options: [Option] {
        switch self {
        case .list: [.all]
        case .new: [.hub, .as, .tokenFile]
        case .rename, .color, .restore: []
        case .delete: [.forGood]
        case .leave: [.forGood, .tokenFile]
        case .invite: [.role, .uses, .days, .hub, .as, .tokenFile]
        case .join: [.as, .tokenFile]
        case .recover: [.publicName, .as, .tokenFile]
        case .role: [.role, .tokenFile]
        case .invitations, .withdraw, .members, .remove, .sheet: [.tokenFile]
        }
    }
}

/// The shells that `tally completions` teaches.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    static var names: [String] { allCases.map { $0.rawValue } }
}
