/// One thing in a book's row on a hub.
package struct HubItem: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable {
        /// A ``SealedPiece``.
        case piece = 0
        /// A ``MemberEntry``.
        case entry = 1
    }

    package let kind: Kind
    package let bytes: [UInt8]
    /// The row's mark with this as its last item.
    package let mark: LogMark

    package init(_ kind: Kind, _ bytes: [UInt8], mark: LogMark) {
        self.kind = kind
        self.bytes = bytes
        self.mark = mark
    }

    package var number: Int64 { mark.number }
}

/// What a hub knows of a book.
package struct HubBook: Sendable, Hashable {
    package let number: BookNumber
    package var end: LogMark
    /// How many bytes its items, snapshots and files have.
    package var size: Int64
    /// How many bytes of items came since the last snapshot.
    package var tail: Int64

    package init(_ number: BookNumber, end: LogMark, size: Int64 = 0, tail: Int64 = 0) {
        self.number = number
        self.end = end
        self.size = size
        self.tail = tail
    }
}

/// The whole log of a book up to a place in its row, sealed: what is known of it without reading all of it.
package struct HubSnapshot: Sendable, Hashable {
    /// The number of the last item that it holds.
    package let through: Int64
    /// How many bytes it has.
    package let size: Int64
    /// The first ``startSize`` of them, in which the head of a ``SealedPiece`` of the kind `snapshot` is.
    package let start: [UInt8]

    package static let startSize = 512

    package init(through: Int64, size: Int64, start: [UInt8]) {
        self.through = through
        self.size = size
        self.start = start
    }
}
