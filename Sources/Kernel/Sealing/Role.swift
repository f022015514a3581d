/// What a member may do in a shared book.
package enum Role: UInt8, Sendable, Hashable, CaseIterable {
    /// Everything, inviting and removing included.
    case owner = 0
    /// Writes and reads.
    case editor = 1
    /// Only reads.
    case viewer = 2
    /// A recovery sheet: lets a new device in and does nothing else.
    case sheet = 3

    /// The published name.
    package var name: String {
        switch self {
        case .owner: "owner"
        case .editor: "editor"
        case .viewer: "viewer"
        case .sheet: "sheet"
        }
    }

    /// Those that somebody can be given.
    package static let given: [Role] = [.owner, .editor, .viewer]

    package var mayWrite: Bool { self == .owner || self == .editor }

    /// Whether it may change who is in the book.
    package var mayInvite: Bool { self == .owner }
}
