import Kernel

/// What is refused about the books of a data directory.
enum BookRefusal {
    case unknown(String), inTrash(String), notInTrash(String), taken(String), badName(String)
    case first
    /// Two books go by a name; what stands for each.
    case ambiguous(String, [String])
    /// There are as many as there may be.
    case full
    /// A book of the list whose file isn't there.
    case missing(KnownBook, path: String)
    /// What belongs to another record can't be moved without it; and a book that the record is in.
    case belongs(String), isThere(String)
    /// A book that a server names and that is left out.
    case odd(OddBook)
    /// The other book of a move isn't here.
    case otherSideMissing(Crossing)
    /// What was moved was written to since in the book that has it, from where it can be moved back.
    case usedSince(Crossing, in: KnownBook, back: KnownBook, Language)
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
        case .ambiguous(let name, let handles):
            BooksText.ambiguous(name: name.short, handles: handles.joined(separator: ", "))
        case .full: BooksText.full("\(KnownBook.most)")
        case .belongs(let title): BooksText.belongs(title.short)
        case .isThere(let book): BooksText.isThere(book.short)
        case .otherSideMissing(let crossing):
            crossing.isHere
                ? BooksText.cameFromElsewhere(crossing.record.title.short)
                : BooksText.wentElsewhere(
                    title: crossing.record.title.short,
                    command: "tally restore " + crossing.record.words)
        case .usedSince(let crossing, let book, let back, let language):
            BooksText.usedSince(
                title: crossing.record.title.short, book: book.title(in: language).short,
                command: "tally --book " + book.handle + " move " + crossing.record.words
                    + " --to " + back.handle)
        case .missing(let book, let path):
            BooksText.missing(name: book.name.short, key: book.key, path: path.short)
        case .odd(let book): BooksText.leftOut(book)
        case .damaged(let path): BooksText.damaged(path.short)
        case .newer(let path): BooksText.newer(path.short)
        }
    }

    /// Whether the list can't be read, or what it leads to.
    var isOfFiles: Bool {
        switch self {
        case .damaged, .newer, .missing: true
        default: false
        }
    }
}

extension BooksText {
    /// Why a book that a server names is left out.
    static func leftOut(_ book: OddBook) -> Label {
        switch book.reason {
        case .key: oddKey(name: book.name.short, key: book.key.short)
        case .name: oddName(name: book.name.short, key: book.key.short)
        case .twice: namedTwice(name: book.name.short, key: book.key.short)
        case .tooMany: tooManyThere(name: book.name.short, most: "\(KnownBook.most)")
        }
    }
}

extension Record {
    /// How commands name it.
    fileprivate var words: String { kind.name + " " + id.text }
}
