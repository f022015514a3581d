/// What a member asks of a hub; Notes/Sharing.md describes the bytes.
package enum HubRequest: Sendable, Hashable {
    /// Begins a book.
    case found(MemberEntry, [SealedKey])
    /// Brings pieces, and asks for what follows a number, and for the keys of later epochs than one.
    case exchange(BookNumber, after: Int64, keysAfter: Int64, [SealedPiece])
    /// Brings one more entry of the member list, with the keys for whom it lets in, or for all after a
    /// new epoch, and the greeting of an invitation.
    case enter(BookNumber, MemberEntry, [SealedKey], greeting: [UInt8])
    /// Brings the whole log, in place of the row so far.
    case snapshot(SealedPiece)
    /// Asks in which books a key is.
    case find
    /// Asks for what somebody needs who comes in by an invitation or a sheet.
    case open(BookNumber)
    /// Asks to be told as soon as the row ends elsewhere than after a number.
    case listen(BookNumber, after: Int64)
    /// Brings a file, which has this name.
    case bringFile(Hash256, SealedFile)
    /// Asks for a file by its name.
    case giveFile(BookNumber, Hash256)

    static let version: UInt8 = 1

    /// Where a hub answers, and as what requests and answers travel.
    package static let path = "/hub/v1"
    package static let contentType = "application/vnd.tallybook.hub"

    package var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(HubRequest.version)
        switch self {
        case .found(let entry, let keys):
            pack.byte(0)
            pack.counted(entry.bytes)
            pack.keys(keys)
        case .exchange(let book, let after, let keysAfter, let pieces):
            pack.byte(1)
            pack.fixed(book)
            pack.signed(after)
            pack.signed(keysAfter)
            pack.number(UInt64(pieces.count))
            for piece in pieces { pack.counted(piece.bytes) }
        case .enter(let book, let entry, let keys, let greeting):
            pack.byte(2)
            pack.fixed(book)
            pack.counted(entry.bytes)
            pack.keys(keys)
            pack.counted(greeting)
        case .snapshot(let piece):
            pack.byte(3)
            pack.counted(piece.bytes)
        case .find: pack.byte(4)
        case .open(let book):
            pack.byte(5)
            pack.fixed(book)
        case .listen(let book, let after):
            pack.byte(6)
            pack.fixed(book)
            pack.signed(after)
        case .bringFile(let name, let file): return HubRequest.bringing(name) + file.bytes
        case .giveFile(let book, let name):
            pack.byte(8)
            pack.fixed(book)
            pack.fixed(name)
        }
        return pack.bytes
    }

    /// What stands before the bytes of a file that is brought.
    package static func bringing(_ name: Hash256) -> [UInt8] { [version, 7] + name.bytes }

    package init(_ bytes: [UInt8]) throws(HubRefusal) {
        var pack = PackReader(bytes)
        guard let version = pack.byte() else { throw .unreadable }
        guard version == HubRequest.version else { throw .otherVersion }
        guard let request = pack.hubRequest(), pack.isAtEnd else { throw .unreadable }
        self = request
    }

    /// The book that it is of.
    package var book: BookNumber? {
        switch self {
        case .found, .find: nil
        case .exchange(let book, _, _, _), .enter(let book, _, _, _), .open(let book),
            .listen(let book, _), .giveFile(let book, _):
            book
        case .snapshot(let piece): piece.head.book
        case .bringFile(_, let file): file.book
        }
    }
}

extension PackReader {
    fileprivate mutating func hubRequest() -> HubRequest? {
        switch byte() {
        case 0:
            guard let entry = entry(), let keys = keys() else { return nil }
            return .found(entry, keys)
        case 1:
            guard let book = fixed(BookNumber.self), let after = signed(), after >= 0,
                let keysAfter = signed(), let pieces = pieces()
            else { return nil }
            return .exchange(book, after: after, keysAfter: keysAfter, pieces)
        case 2:
            guard let book = fixed(BookNumber.self), let entry = entry(), let keys = keys(),
                let greeting = counted()
            else { return nil }
            return .enter(book, entry, keys, greeting: greeting)
        case 3: return counted().flatMap { SealedPiece($0) }.map { .snapshot($0) }
        case 4: return .find
        case 5: return fixed(BookNumber.self).map { .open($0) }
        case 6:
            guard let book = fixed(BookNumber.self), let after = signed(), after >= 0 else {
                return nil
            }
            return .listen(book, after: after)
        case 7:
            guard let name = fixed(Hash256.self), let file = file() else { return nil }
            return .bringFile(name, file)
        case 8:
            guard let book = fixed(BookNumber.self), let name = fixed(Hash256.self) else {
                return nil
            }
            return .giveFile(book, name)
        default: return nil
        }
    }

    /// The file that is all that is left.
    mutating func file() -> SealedFile? {
        take(left).flatMap { SealedFile([UInt8]($0)) }
    }

    mutating func entry() -> MemberEntry? {
        counted().flatMap { MemberEntry($0) }
    }

    private mutating func pieces() -> [SealedPiece]? {
        guard let count = count() else { return nil }
        var pieces: [SealedPiece] = []
        for _ in 0..<count {
            guard let piece = counted().flatMap({ SealedPiece($0) }) else { return nil }
            pieces.append(piece)
        }
        return pieces
    }
}
