/// What a client asks of a server; Notes/Sync.md describes the bytes.
struct SyncRequest {
    /// The client's clock.
    var now: Instant
    /// What the last answer gave; empty at first.
    var cursor: [UInt8] = []
    /// Whether the client has no more to send, and so wants to compare digests.
    var wantsDigest = false
    /// Whether the server is to count its digest anew.
    var isRecounting = false
    /// Whether an answer may have ``Batch/large``.
    var takesMuch = false
    /// Whether the client wants to know the server's books.
    var asksForBooks = false
    /// Whether the client wants to know how much of what it brings is new.
    var asksWhatIsNew = false
    /// The stretch of the client's log that the parcel is.
    var stretch = SyncStretch()
    /// The changes that the server may not have yet, as a ``Parcel``.
    var parcel: [UInt8] = []

    static let version: UInt8 = 1

    var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(SyncRequest.version)
        pack.byte(
            (isRecounting ? 1 : 0) | (wantsDigest ? 2 : 0) | (takesMuch ? 4 : 0)
                | (asksForBooks ? 8 : 0) | (asksWhatIsNew ? 16 : 0))
        pack.signed(now.milliseconds)
        pack.counted(cursor)
        pack.stretch(stretch)
        pack.counted(parcel)
        return pack.bytes
    }

    init(now: Instant) {
        self.now = now
    }

    init(_ bytes: [UInt8]) throws(SyncError) {
        var pack = PackReader(bytes)
        guard let version = pack.byte() else { throw .unreadable }
        guard version == SyncRequest.version else { throw .otherVersion }
        guard let flags = pack.byte(), let now = pack.signed(), let cursor = pack.counted(),
            let stretch = pack.stretch(), let parcel = pack.counted(), pack.isAtEnd
        else { throw .unreadable }
        self.now = Instant(milliseconds: now)
        self.cursor = cursor
        self.stretch = stretch
        self.parcel = parcel
        isRecounting = flags & 1 != 0
        wantsDigest = flags & 2 != 0
        takesMuch = flags & 4 != 0
        asksForBooks = flags & 8 != 0
        asksWhatIsNew = flags & 16 != 0
    }
}

/// What the server answers.
struct SyncAnswer {
    /// The server's clock.
    var now: Instant
    /// What to ask with next.
    var cursor: [UInt8] = []
    /// The request's cursor wasn't of this log, so the answer begins at the log's beginning.
    var startsOver = false
    /// The stretch of the request whose changes are in the server's book now, if they are.
    var accepted: SyncStretch?
    /// There is more to fetch.
    var hasMore = false
    /// The client's changes aren't taken in: it has the right to read and no other.
    var mayOnlyRead = false
    /// The server has other books, too.
    var hasOtherBooks = false
    /// The server's books, where the client asked for them.
    var books: [KnownBook]?
    /// What is left out of these.
    var oddBooks: [OddBook] = []
    /// How many of the client's changes are new, where it asked for that and they were accepted.
    var fresh: Int64?
    /// The book's digest after all this, when there is no more.
    var digest: Digest?
    /// The changes that the client may not have yet, as a ``Parcel``.
    var parcel: [UInt8] = []

    var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(SyncRequest.version)
        pack.byte(
            (startsOver ? 1 : 0) | (accepted == nil ? 0 : 2) | (hasMore ? 4 : 0)
                | (digest == nil ? 0 : 8) | (mayOnlyRead ? 16 : 0) | (hasOtherBooks ? 32 : 0)
                | (books == nil ? 0 : 64) | (fresh == nil ? 0 : 128))
        pack.signed(now.milliseconds)
        pack.counted(cursor)
        if let accepted { pack.stretch(accepted) }
        if let sum = digest?.sum {
            pack.word(sum.high)
            pack.word(sum.low)
        }
        pack.counted(parcel)
        if let books { pack.books(books) }
        if let fresh { pack.signed(fresh) }
        return pack.bytes
    }

    init(now: Instant) {
        self.now = now
    }

    init(_ bytes: [UInt8]) throws(SyncError) {
        var pack = PackReader(bytes)
        guard let version = pack.byte() else { throw .unreadable }
        guard version == SyncRequest.version else { throw .otherVersion }
        guard let flags = pack.byte(), let now = pack.signed(), let cursor = pack.counted() else {
            throw .unreadable
        }
        self.now = Instant(milliseconds: now)
        self.cursor = cursor
        startsOver = flags & 1 != 0
        hasMore = flags & 4 != 0
        mayOnlyRead = flags & 16 != 0
        hasOtherBooks = flags & 32 != 0
        if flags & 2 != 0 {
            guard let stretch = pack.stretch() else { throw .unreadable }
            accepted = stretch
        }
        if flags & 8 != 0 {
            guard let high = pack.word(), let low = pack.word() else { throw .unreadable }
            digest = Digest(sum: Hash128(high: high, low: low))
        }
        guard let parcel = pack.counted() else { throw .unreadable }
        self.parcel = parcel
        if flags & 64 != 0 {
            guard let books = pack.books({ oddBooks.append($0) }) else { throw .unreadable }
            self.books = books
        }
        if flags & 128 != 0 {
            guard let fresh = pack.signed(), fresh >= 0 else { throw .unreadable }
            self.fresh = fresh
        }
        guard pack.isAtEnd else { throw .unreadable }
    }
}

/// A stretch of a client's log, which an answer names again: it is told what became of it even when
/// answers come late, twice, or to a client that was stopped meanwhile.
struct SyncStretch: Equatable {
    /// The position before it.
    var after: Int64 = 0
    /// Its last position.
    var through: Int64 = 0
}

extension PackWriter {
    mutating func books(_ books: [KnownBook]) {
        number(UInt64(books.count))
        for book in books {
            text(book.key)
            text(book.name)
            text(book.color?.rawValue ?? "")
        }
    }

    mutating func stretch(_ stretch: SyncStretch) {
        signed(stretch.after)
        signed(stretch.through)
    }
}

extension PackReader {
    /// A list of books, without those that nobody can have called so. No server makes more than
    /// ``KnownBook/most``: what is beyond is left out, since it would only keep this device busy.
    ///
    /// - Parameter leaveOut: Hears of the first that are left out.
    mutating func books(_ leaveOut: (OddBook) -> Void = { _ in }) -> [KnownBook]? {
        guard let count = count() else { return nil }
        var books: [KnownBook] = []
        var keys: Set<String> = []
        var told = 0
        for _ in 0..<count {
            guard let key = part(), let name = part(), let color = part() else { return nil }
            let book =
                max(key.count, name.count) <= KnownName.largest
                ? KnownBook(key, name, color) : nil
            var reason = OddBook.Reason.name
            if let book, book.isSound {
                if books.count < KnownBook.most, keys.insert(book.key).inserted {
                    books.append(book)
                    continue
                }
                reason = keys.contains(book.key) ? .twice : .tooMany
            } else if key.count > KnownBook.longestKey
                || !(KnownBook(key, [], [])?.hasSoundKey ?? false)
            {
                reason = .key
            }
            if told < OddBook.most { leaveOut(OddBook(reason, key: key, name: name)) }
            told += 1
        }
        return books
    }

    /// The bytes of a text.
    private mutating func part() -> ArraySlice<UInt8>? { count().flatMap { take($0) } }

    mutating func stretch() -> SyncStretch? {
        guard let after = signed(), let through = signed() else { return nil }
        return SyncStretch(after: after, through: through)
    }
}

/// A book that a server names and no device keeps, with the beginning of what it is called.
package struct OddBook: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// What is to stand for it in addresses can't.
        case key
        /// Its name is none, or too long.
        case name
        /// Another stands before it under the same address.
        case twice
        /// There are as many as any device keeps.
        case tooMany
    }

    package let reason: Reason
    package let key: String
    package let name: String

    /// How many of them a list tells.
    static let most = 10

    fileprivate init(_ reason: Reason, key: ArraySlice<UInt8>, name: ArraySlice<UInt8>) {
        self.reason = reason
        self.key = String(decoding: key.prefix(100), as: UTF8.self)
        self.name = String(decoding: name.prefix(100), as: UTF8.self)
    }
}

extension KnownBook {
    /// What a list has of a book; nil where that isn't text.
    fileprivate init?(
        _ key: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>, _ color: ArraySlice<UInt8>
    ) {
        guard let key = String(validating: key, as: UTF8.self),
            let name = String(validating: name, as: UTF8.self),
            let color = String(validating: color, as: UTF8.self)
        else { return nil }
        self.init(key: key, name: name, color: PaletteColor(rawValue: color))
    }
}
