/// What a hub may know of a piece, and what is authenticated with it.
package struct PieceHead: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable {
        /// What one device wrote since its last one.
        case piece = 0
        /// The whole log, in place of everything up to its mark.
        case snapshot = 1
    }

    package var kind = Kind.piece
    package let book: BookNumber
    package let epoch: Int64
    package let author: KeyID
    /// How far the author saw the book's row. Who sees another row at this place knows that the hub
    /// shows different ones.
    package let seen: LogMark
    /// What the piece's own key is derived with.
    let salt: [UInt8]

    static let version: UInt8 = 1
    static let saltSize = 32

    init(
        _ kind: Kind, _ book: BookNumber, epoch: Int64, author: KeyID, seen: LogMark,
        salt: [UInt8]
    ) {
        self.kind = kind
        self.book = book
        self.epoch = epoch
        self.author = author
        self.seen = seen
        self.salt = salt
    }

    var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(PieceHead.version)
        pack.byte(kind.rawValue)
        pack.fixed(book)
        pack.signed(epoch)
        pack.fixed(author)
        pack.mark(seen)
        pack.append(salt)
        return pack.bytes
    }

    /// Nil unless the bytes are what ``bytes`` gives.
    init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard pack.byte() == PieceHead.version,
            let kind = pack.byte().flatMap({ Kind(rawValue: $0) }),
            let book = pack.fixed(BookNumber.self), let epoch = pack.signed(), epoch > 0,
            let author = pack.fixed(KeyID.self), let seen = pack.mark(),
            let salt = pack.take(PieceHead.saltSize), pack.isAtEnd
        else { return nil }
        self.init(kind, book, epoch: epoch, author: author, seen: seen, salt: [UInt8](salt))
        guard self.bytes == bytes else { return nil }
    }
}
