import Kernel

/// What is refused about the books of a data directory.
enum BookRefusal {
    case unknown(String), inTrash(String), notInTrash(String), taken(String), badName(String)
    case first
    /// The list of this path.
    case damaged(String), newer(String)

    var label: Label {
        switch self {
        case .unknown(let name): BooksText.unknown(name.short)
        case .inTrash(let name): BooksText.inTrash(name.short)
        case .notInTrash(let name): BooksText.notInTrash(name.short)
        case .taken(let name): BooksText.taken(name.short)
        case .badName(let name):
            BooksText.badName(name: name.short, most: "\(KnownDevice.longestName)")
        case .first: BooksText.first
        case .damaged(let path): BooksText.damaged(path.short)
        case .newer(let path): BooksText.newer(path.short)
        }
    }

    /// Whether the list can't be read.
    var isOfList: Bool {
        switch self {
        case .damaged, .newer: true
        default: false
        }
    }
}
