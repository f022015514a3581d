/// The side that is asked: a book that others keep in step with.
///
/// It remembers nothing of its clients. A client's cursor names the log, a position in it and the
/// entry there; one that doesn't fit, because this or that book was restored from a backup, starts
/// over at the beginning, which repeats changes and harms nothing.
package enum SyncServer {
    /// The answer to a request. What it says is accepted is durable.
    ///
    /// - Parameters:
    ///   - seed: Where the log's name comes from when it has none yet.
    ///   - writes: Whether changes are taken in; a request that brings some is refused otherwise, and every
    ///     answer says so.
    ///   - books: All there are, this one too, for who asks; whether there are several every answer says.
    /// - Throws: A ``SyncError``; then nothing was taken in.
    package static func answer(
        _ bytes: [UInt8], _ store: Store, now: Instant, seed: UInt64, writes: Bool = true,
        books: [KnownBook] = []
    ) throws(SyncError) -> [UInt8] {
        let request = try SyncRequest(bytes)
        guard let runs = Parcel.decode(request.parcel) else { throw .unreadable }
        guard writes || runs.isEmpty else { throw .mayOnlyRead }
        return try store.transaction(writing: true, failure: { SyncError.store($0) }) {
            () throws(SyncError) in
            do throws(StoreError) {
                var answer = try exchange(request, runs, store, now, seed, writes: writes)
                answer.hasOtherBooks = books.count > 1
                if request.asksForBooks { answer.books = Array(books.prefix(KnownBook.most)) }
                return answer.bytes
            } catch {
                throw SyncError.store(error)
            }
        }
    }

    /// Takes in what a client brings, and says what it is to have.
    private static func exchange(
        _ request: SyncRequest, _ runs: [Parcel.Run], _ store: Store, _ now: Instant,
        _ seed: UInt64, writes: Bool
    ) throws(StoreError) -> SyncAnswer {
        var answer = SyncAnswer(now: now)
        answer.mayOnlyRead = !writes
        let clock = try Clock(server: now, client: request.now, store)
        let mended = writes && clock.isSure ? try store.mend(now: clock.now) : nil
        let isShorter = try store.dropMoved()
        var log = mended != nil || isShorter ? try renameLog(store, seed) : try logName(store, seed)
        try store.takeDue(clock.now)
        let start = try position(of: request.cursor, log, store)
        answer.startsOver = start == nil && !request.cursor.isEmpty
        let batch = try Batch(
            after: start ?? 0, in: store, upTo: request.takesMuch ? Batch.large : Batch.size)
        answer.parcel = batch.parcel
        answer.hasMore = batch.hasMore
        var end = batch.end
        // A client that starts over may find that this is another book: it asks again if not.
        if !answer.hasMore, !answer.startsOver {
            // Everything before is in the answer already, so what is accepted now is all that lies
            // between it and the log's new end, and needn't go back to where it came from.
            let intake = try store.take(runs, now: clock.now)
            if intake.hasForgotten { log = try renameLog(store, seed) }
            answer.accepted = request.stretch
            if request.asksWhatIsNew { answer.fresh = intake.fresh }
            end = intake.end
            // What was put aside goes back as such, so that both sides have the same.
            answer.hasMore = intake.hasPutAside
            if request.wantsDigest, !answer.hasMore {
                answer.digest = try store.currentDigest(recounting: request.isRecounting)
            }
        }
        answer.cursor = try cursor(end, log, store)
        return answer
    }
}

// The log's name, and cursors.
extension SyncServer {
    /// A random number for the log as it is, which changes when the log may have lost something.
    private static func logName(_ store: Store, _ seed: UInt64) throws(StoreError) -> UInt64 {
        if let text = try store.setting(Setting.log.rawValue), let log = Hex.word(text.utf8) {
            return log
        }
        return try renameLog(store, seed)
    }

    private static func renameLog(_ store: Store, _ seed: UInt64) throws(StoreError) -> UInt64 {
        var random = RandomSource(seed: seed)
        let log = random.next()
        try store.set(Setting.log.rawValue, ASCII.hex(log))
        return log
    }

    private static func cursor(
        _ position: Int64, _ log: UInt64, _ store: Store
    ) throws(StoreError) -> [UInt8] {
        var pack = PackWriter()
        pack.word(log)
        pack.signed(position)
        pack.word(try mark(position, store))
        return pack.bytes
    }

    /// The position that a cursor names; nil when it isn't of this log.
    private static func position(
        of cursor: [UInt8], _ log: UInt64, _ store: Store
    ) throws(StoreError) -> Int64? {
        var pack = PackReader(cursor)
        guard let name = pack.word(), name == log, let position = pack.signed(), position >= 0,
            let mark = pack.word(), pack.isAtEnd, try mark == self.mark(position, store)
        else { return nil }
        return position
    }

    /// Something that tells the entry at a position from any other.
    private static func mark(_ position: Int64, _ store: Store) throws(StoreError) -> UInt64 {
        guard position > 0 else { return 0 }
        let found = try store.log(position - 1, 1)
        guard let entry = found.first, entry.position == position else { return .max }
        return Hash128.of(Parcel.encode([LogEntry(position: 0, change: entry.change)])).low
    }
}
