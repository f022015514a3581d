/// What a client asks of a server; Notes/Sync.md describes the bytes.
struct SyncRequest {
    /// The client's clock.
    var now: Instant
    /// What the last answer gave; empty at first.
    var cursor: [UInt8] = []
    /// Whether the server is to count its digest anew.
    var isRecounting = false
    /// The changes that the server may not have yet, as a ``Parcel``.
    var parcel: [UInt8] = []

    static let version: UInt8 = 1

    var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(SyncRequest.version)
        pack.byte(isRecounting ? 1 : 0)
        pack.signed(now.milliseconds)
        pack.counted(cursor)
        pack.append(parcel)
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
            let parcel = pack.take(pack.left)
        else { throw .unreadable }
        self.now = Instant(milliseconds: now)
        self.cursor = cursor
        isRecounting = flags & 1 != 0
        self.parcel = [UInt8](parcel)
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
    /// The request's changes are in the server's book.
    var hasAccepted = false
    /// There is more to fetch.
    var hasMore = false
    /// The book's digest after all this, when there is no more.
    var digest: Digest?
    /// The changes that the client may not have yet, as a ``Parcel``.
    var parcel: [UInt8] = []

    var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(SyncRequest.version)
        pack.byte(
            (startsOver ? 1 : 0) | (hasAccepted ? 2 : 0) | (hasMore ? 4 : 0)
                | (digest == nil ? 0 : 8))
        pack.signed(now.milliseconds)
        pack.counted(cursor)
        if let sum = digest?.sum {
            pack.word(sum.high)
            pack.word(sum.low)
        }
        pack.append(parcel)
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
        hasAccepted = flags & 2 != 0
        hasMore = flags & 4 != 0
        if flags & 8 != 0 {
            guard let high = pack.word(), let low = pack.word() else { throw .unreadable }
            digest = Digest(sum: Hash128(high: high, low: low))
        }
        guard let parcel = pack.take(pack.left) else { throw .unreadable }
        self.parcel = [UInt8](parcel)
    }
}
