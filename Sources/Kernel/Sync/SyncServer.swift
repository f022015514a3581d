/// The side that is asked: a book that others keep in step with.
///
/// It remembers nothing of its clients. A client's cursor names the log, a position in it and the
/// entry there; one that doesn't fit, because this or that book was restored from a backup, starts
/// over at the beginning, which repeats changes and harms nothing.
package enum SyncServer {
    /// The answer to a request. What it says is accepted is durable.
    ///
    /// Much is merged in portions, each a transaction of its own, so that who wants to write meanwhile waits
    /// for one of them. Where that ends before the last, nothing is accepted, what was merged stays, and the
    /// client sends all of it again.
    ///
    /// - Parameters:
    ///   - seed: Where the log's name comes from when it has none yet.
    ///   - writes: Whether changes are taken in; a request that brings some is refused otherwise, and every
    ///     answer says so.
    ///   - books: All there are, this one too, for who asks; whether there are several every answer says.
    ///   - portion: How much is merged at once.
    ///   - pause: Lets others write who wait outside of this process, between two portions.
    ///   - redated: Hears how many changes of this book's own got another date, where its clock was wrong.
    /// - Throws: A ``SyncError``; then nothing was accepted.
    package static func answer(
        _ bytes: [UInt8], _ store: Store, now: Instant, seed: UInt64, writes: Bool = true,
        books: [KnownBook] = [], portion: Int = SyncServer.portion, pause: () -> Void = {},
        redated: (Int) -> Void = { _ in }
    ) throws(SyncError) -> [UInt8] {
        let request = try SyncRequest(bytes)
        let runs = try Parcel.decode(message: request.parcel)
        guard writes || runs.isEmpty else { throw .mayOnlyRead }
        var portions = runs.portions(of: portion)
        let rest = portions.popLast() ?? []
        var visit: Visit?
        for portion in portions {
            let mayGoOn = try writing(store) { () throws(StoreError) in
                var going: Visit
                if let visit {
                    going = visit
                } else {
                    going = try Visit(request, store, now, seed, writes: writes)
                }
                let isTaken = try going.take(portion, store)
                visit = going
                return isTaken
            }
            guard mayGoOn else { break }
            pause()
        }
        var count = 0
        let answer = try writing(store) { () throws(StoreError) in
            var last: Visit
            if let visit {
                last = visit
            } else {
                last = try Visit(request, store, now, seed, writes: writes)
            }
            var answer = try last.answer(
                rest, afterAll: last.portions == portions.count, store)
            answer.mayOnlyRead = !writes
            answer.hasOtherBooks = books.count > 1
            if request.asksForBooks { answer.books = Array(books.prefix(KnownBook.most)) }
            count = last.redated
            return answer.bytes
        }
        if count > 0 { redated(count) }
        return answer
    }

    /// How much is merged at once: so many changes and values of fields.
    package static let portion = 20_000

    private static func writing<Result>(
        _ store: Store, _ work: () throws(StoreError) -> Result
    ) throws(SyncError) -> Result {
        try store.transaction(writing: true, failure: { SyncError.store($0) }) {
            () throws(SyncError) in
            do throws(StoreError) { return try work() } catch { throw SyncError.store(error) }
        }
    }
}

/// One request at a server, over one transaction or several.
private struct Visit {
    private let request: SyncRequest
    private let now: Instant
    private let seed: UInt64
    /// By what time to judge stamps.
    private let clock: Clock
    /// The log's name.
    private var log: UInt64
    /// Where in the log the client is; nil when its cursor isn't of this log.
    private let start: Int64?
    /// How often the log had been made anew.
    private let rewindings: Int64
    /// How many changes of this book's own got another date.
    let redated: Int
    /// What of the log came from the client by now, which needn't go back.
    private var taken: [ClosedRange<Int64>] = []
    private var fresh: Int64 = 0
    /// How many portions were merged.
    private(set) var portions = 0

    /// Sees to the log before anything else is done.
    init(
        _ request: SyncRequest, _ store: Store, _ now: Instant, _ seed: UInt64, writes: Bool
    ) throws(StoreError) {
        self.request = request
        self.now = now
        self.seed = seed
        clock = try Clock(server: now, client: request.now, store)
        try store.takeDue(clock.now)
        let mended = writes && clock.isSure ? try store.mend(now: clock.now) : nil
        redated = mended ?? 0
        if writes, clock.isSure { try store.settleTakings(clock.now) }
        let isShorter = try store.dropMoved()
        log =
            mended != nil || isShorter
            ? try SyncServer.renameLog(store, seed) : try SyncServer.logName(store, seed)
        start = try SyncServer.position(of: request.cursor, log, store)
        rewindings = try store.rewinding().count
    }

    private var startsOver: Bool { start == nil && !request.cursor.isEmpty }

    /// What the client lacks, as far as it fits.
    private func batch(_ store: Store) throws(StoreError) -> Batch {
        try Batch(
            after: start ?? 0, in: store, skipping: taken,
            upTo: request.takesMuch ? Batch.large : Batch.size)
    }

    /// Whether what the client brings can be taken in: it has nothing to fetch before. One that starts over
    /// may find that this is another book: it asks again if not.
    private func isNextAccepted(_ store: Store) throws(StoreError) -> Bool {
        if startsOver { return false }
        return try !batch(store).hasMore
    }

    /// Merges a portion; false where nothing can be accepted, or the log was made anew meanwhile, so that
    /// positions hold no more.
    mutating func take(_ runs: [Parcel.Run], _ store: Store) throws(StoreError) -> Bool {
        guard try portions == 0 ? isNextAccepted(store) : isSameLog(store) else { return false }
        _ = try merge(runs, store)
        portions += 1
        return true
    }

    private func isSameLog(_ store: Store) throws(StoreError) -> Bool {
        guard try SyncServer.logName(store, seed) == log else { return false }
        return try store.rewinding().count == rewindings
    }

    private mutating func merge(
        _ runs: [Parcel.Run], _ store: Store
    ) throws(StoreError) -> Store.Intake {
        let before = try store.position()
        let intake = try store.take(runs, now: clock.now)
        if intake.isAhead, !clock.isSure { try store.doubtTime() }
        if intake.hasForgotten { log = try SyncServer.renameLog(store, seed) }
        if intake.end > before { taken.append((before + 1)...intake.end) }
        fresh += intake.fresh
        return intake
    }

    /// Takes in the last of what a client brings, and says what it is to have.
    ///
    /// - Parameter isLast: Whether all before was merged; otherwise nothing is accepted.
    mutating func answer(
        _ runs: [Parcel.Run], afterAll isLast: Bool, _ store: Store
    ) throws(StoreError) -> SyncAnswer {
        var answer = SyncAnswer(now: now)
        guard try isSameLog(store) else {
            answer.cursor = request.cursor
            answer.hasMore = true
            return answer
        }
        answer.startsOver = startsOver
        let batch = try batch(store)
        answer.parcel = batch.parcel
        answer.hasMore = batch.hasMore || !isLast && !startsOver
        var end = batch.end
        if !answer.hasMore, !answer.startsOver {
            // Everything before is in the answer already, so what is accepted now is all that lies
            // between it and the log's new end, and needn't go back to where it came from.
            let before = try store.position()
            let intake = try merge(runs, store)
            answer.accepted = request.stretch
            if request.asksWhatIsNew { answer.fresh = fresh }
            end = intake.end
            // What was put aside goes back as such, so that both sides have the same. What was noted of it
            // changes the log with the next request, before the digests are compared.
            let after = try store.position()
            answer.hasMore = intake.hasPutAside
            let isNew = !taken.isEmpty || after > before
            if isNew, try store.isAnythingOpen(clock.now) { answer.hasMore = true }
            if request.wantsDigest, !answer.hasMore {
                answer.digest = try store.currentDigest(recounting: request.isRecounting)
            }
        }
        answer.cursor = try SyncServer.cursor(end, log, store)
        return answer
    }
}

extension [Parcel.Run] {
    /// The same one after the other, each with about so many changes and values of fields.
    fileprivate func portions(of most: Int) -> [[Parcel.Run]] {
        var portions: [[Parcel.Run]] = []
        var portion: [Parcel.Run] = []
        var count = 0
        for run in self {
            var changes: [Change] = []
            for change in run.changes.flatMap({ $0.pieces(of: most) }) {
                changes.append(change)
                count += 1 + change.fields.count
                guard count >= most else { continue }
                portions.append(portion + [Parcel.Run(undoes: run.undoes, changes: changes)])
                (portion, changes, count) = ([], [], 0)
            }
            if !changes.isEmpty {
                portion.append(Parcel.Run(undoes: run.undoes, changes: changes))
            }
        }
        return portion.isEmpty ? portions : portions + [portion]
    }
}

extension Change {
    /// The same change in pieces with so many fields at most: it says the same however it is split.
    fileprivate func pieces(of most: Int) -> [Change] {
        if fields.count <= most { return [self] }
        return stride(from: 0, to: fields.count, by: most).compactMap { start in
            keeping(Array(fields[start..<min(start + most, fields.count)]))
        }
    }
}

// The log's name, and cursors.
extension SyncServer {
    /// A random number for the log as it is, which changes when the log may have lost something.
    fileprivate static func logName(_ store: Store, _ seed: UInt64) throws(StoreError) -> UInt64 {
        if let text = try store.setting(Setting.log.rawValue), let log = Hex.word(text.utf8) {
            return log
        }
        return try renameLog(store, seed)
    }

    fileprivate static func renameLog(_ store: Store, _ seed: UInt64) throws(StoreError) -> UInt64 {
        var random = RandomSource(seed: seed)
        let log = random.next()
        try store.set(Setting.log.rawValue, ASCII.hex(log))
        return log
    }

    fileprivate static func cursor(
        _ position: Int64, _ log: UInt64, _ store: Store
    ) throws(StoreError) -> [UInt8] {
        var pack = PackWriter()
        pack.word(log)
        pack.signed(position)
        pack.word(try mark(position, store))
        return pack.bytes
    }

    /// The position that a cursor names; nil when it isn't of this log.
    fileprivate static func position(
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
