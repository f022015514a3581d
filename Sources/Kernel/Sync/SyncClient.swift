/// The side that asks: keeps a book in step with that of a server.
///
/// It only says what to send and takes in what comes back; a host carries the bytes:
///
///     repeat {
///         guard let answer = post(try client.request(now)) else {
///             return client.failed(.unreachable)
///         }
///     } while try client.received(answer, now) == .again
///
/// Whether the person wants to be offline (``Setting/offline``) is for the host to look at before.
/// What it must know later is durable with the book, so it may be stopped at any point and be made
/// anew; at worst something is sent twice.
package final class SyncClient {
    /// The server's address, under which the book remembers how far it is.
    package let server: String
    private let store: Store
    /// Whether another book than before may be at the address, and is then merged with this one.
    private let joins: Bool
    /// Answers in a row that brought neither side any further.
    private var idleAnswers = 0
    /// Changes that came though they were known.
    private var repeated: Int64 = 0
    /// Whether the server has said what time it is, in the exchange that is under way.
    private var hasHeard = false
    /// What came and went since this client was made.
    package private(set) var tally = Tally()
    /// The books that the server named last and that are left out.
    package private(set) var oddBooks: [OddBook] = []
    /// The server's digest, as it was told last.
    package private(set) var digest: Digest?

    package struct Tally: Sendable, Hashable {
        /// Changes that are new here, whether they count yet or not.
        package var received = 0
        /// Changes that were sent and are new to the server.
        package var sent = 0
        /// Changes that were written here by a clock that was ahead, and are of now since.
        package var redated = 0

        package init(received: Int = 0, sent: Int = 0) {
            self.received = received
            self.sent = sent
        }
    }

    /// Whether to go on after an answer.
    package enum Next: Sendable, Hashable { case again, done }

    package init(_ server: String, _ store: Store, joins: Bool = true) {
        self.server = server
        self.store = store
        self.joins = joins
    }

    /// The next request.
    ///
    /// - Parameter size: About how many bytes of changes it may carry; fewer on a slow network, and as
    ///   many in the answer if it is ``Batch/large``.
    /// - Throws: A ``StoreError`` whenever the store fails.
    package func request(_ now: Instant, upTo size: Int = Batch.size) throws(StoreError) -> [UInt8]
    {
        let state = try SyncState(server, in: store)
        var request = SyncRequest(now: now)
        request.cursor = state.cursor
        request.isRecounting = state.hasStartedOver
        request.takesMuch = size >= Batch.large
        request.asksForBooks = true
        request.asksWhatIsNew = true
        request.stretch = SyncStretch(after: state.pushed, through: state.pushed)
        // Where nothing may be sent, the books can be the same all the same.
        let keepsBack = try keepsBack(state)
        request.wantsDigest = keepsBack
        if case .refused = state.problem { request.wantsDigest = true }
        if !state.hasMore, !keepsBack, try !asksFirst(state, now) {
            let batch = try Batch(
                after: state.pushed, in: store, skipping: state.received, upTo: size,
                Batch.mostSent)
            request.parcel = batch.parcel
            request.stretch.through = batch.end
            request.wantsDigest = !batch.hasMore
        }
        return request.bytes
    }

    /// Whether to send nothing yet. Either the own clock was far ahead of the server's, or of what it shows
    /// by now, and what was written so gets other stamps first; or what was sent last was refused, as from a
    /// device that may only read, which should hear of the others all the same.
    private func asksFirst(_ state: SyncState, _ now: Instant) throws(StoreError) -> Bool {
        if hasHeard { return false }
        if case .refused = state.problem { return true }
        if state.clockDifference < -Stamp.reach { return true }
        return try store.lastStamp().map { !$0.isPossible(at: now) } ?? false
    }

    /// Whether something was written here that a server doesn't take from a device that may only read.
    private func keepsBack(_ state: SyncState) throws(StoreError) -> Bool {
        guard state.mayOnlyRead else { return false }
        return try state.pushed < store.position()
    }

    /// Takes in an answer; it is durable when this returns.
    ///
    /// - Throws: A ``SyncError``; the problem is remembered for the status then.
    package func received(_ bytes: [UInt8], _ now: Instant) throws(SyncError) -> Next {
        do throws(SyncError) {
            let next = try take(try SyncAnswer(bytes), now)
            hasHeard = true
            if next == .done { end() }
            return next
        } catch {
            failed(SyncProblem(error))
            throw error
        }
    }

    /// Forgets what was exchanged before, so that whatever book is at the address is merged.
    ///
    /// - Throws: A ``StoreError`` whenever the store fails.
    package static func join(_ server: String, _ store: Store) throws(StoreError) {
        var state = SyncState()
        state.startOver()
        try state.save(server, in: store)
    }

    /// What is counted, is counted of one exchange.
    private func end() {
        (hasHeard, idleAnswers, repeated) = (false, 0, 0)
    }

    /// Remembers that a request brought no answer, or not one of a server in step.
    package func failed(_ problem: SyncProblem) {
        end()
        // That it can't be remembered takes nothing from the book.
        try? store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            var state = try SyncState(server, in: store)
            guard state.problem != problem else { return }
            state.problem = problem
            try state.save(server, in: store)
        }
    }
}

extension SyncClient {
    private func take(_ answer: SyncAnswer, _ now: Instant) throws(SyncError) -> Next {
        let runs = try Parcel.decode(message: answer.parcel)
        if !joins, answer.startsOver, try isOtherBook(runs) { throw .otherBook }
        return try store.transaction(writing: true, failure: { SyncError.store($0) }) {
            () throws(SyncError) in
            let next: Next?
            do throws(StoreError) { next = try take(answer, runs, now) } catch {
                throw SyncError.store(error)
            }
            guard let next else { throw SyncError.tooMuchAhead }
            return next
        }
    }

    /// The same in a transaction; nil where it brings more that is dated ahead than is held back.
    private func take(
        _ answer: SyncAnswer, _ runs: [Parcel.Run], _ now: Instant
    ) throws(StoreError) -> Next? {
        var state = try SyncState(server, in: store)
        let before = state
        let clock = try Clock(own: now, server: answer.now, store)
        let known = tally.received
        guard try exchange(answer, runs, &state, clock) else { return nil }
        note(runs, new: tally.received - known)
        let isIdle = runs.isEmpty && state.pushed == before.pushed
        var isMended = false
        // First: it may tell what has got another date already.
        try store.takeDue(clock.now)
        if clock.isSure, let redated = try store.mend(now: clock.now) {
            isMended = true
            tally.redated += redated
            try state.follow(store)
        }
        // Who may only read couldn't tell others of it.
        if clock.isSure, !answer.mayOnlyRead { try store.settleTakings(clock.now) }
        if try store.dropMoved() { try state.follow(store) }
        state.mayOnlyRead = answer.mayOnlyRead
        state.hasOtherBooks = answer.hasOtherBooks
        state.books = answer.books ?? []
        oddBooks = answer.oddBooks
        state.clockDifference = answer.now.milliseconds &- now.milliseconds
        state.heard =
            state.clockDifference.magnitude > UInt64(Stamp.reach) ? now : nil
        if let last = state.lastSynced, last > now, now.agrees(with: answer.now) {
            // Then both clocks were ahead.
            state.lastSynced = now
        }
        let isStuck = isIdle && (answer.hasMore || state.cursor == before.cursor)
        // What is noted of that goes to the server even where both books show the same without it.
        let next = isMended ? .again : try conclude(answer, isStuck: isStuck, &state, now)
        if state != before { try state.save(server, in: store) }
        return next
    }

    /// Whether a log, of which this is the beginning, has nothing in common with the own.
    ///
    /// Both began with the same changes when they were exchanged before, also if one of them was put
    /// back to an older state since. A log that is empty may have been lost, or be somebody else's new
    /// one: nothing is given to it unasked.
    private func isOtherBook(_ runs: [Parcel.Run]) throws(SyncError) -> Bool {
        do throws(StoreError) {
            return try store.sharesNothing(with: runs)
        } catch {
            throw .store(error)
        }
    }

    /// Merges what came, and notes what went; false where too much of it would be held back.
    private func exchange(
        _ answer: SyncAnswer, _ runs: [Parcel.Run], _ state: inout SyncState, _ clock: Clock
    ) throws(StoreError) -> Bool {
        if answer.startsOver { state.startOver() }
        let before = try store.position()
        let intake = try store.take(runs, now: clock.now, isMerged: true)
        if intake.isTooMuchAhead { return false }
        if intake.isAhead, !clock.isSure { try store.doubtTime() }
        let after = intake.end
        if let accepted = answer.accepted, !answer.startsOver, accepted.after <= state.pushed,
            accepted.through <= before
        {
            let pushed = state.note(pushed: accepted.through)
            tally.sent += Int(clamping: min(answer.fresh ?? pushed, pushed))
        }
        tally.received += Int(clamping: intake.fresh)
        if after > before { state.note(received: (before + 1)...after) }
        state.cursor = answer.cursor
        state.hasMore = answer.hasMore
        return true
    }

    /// Counts the changes of an answer that were known before.
    private func note(_ runs: [Parcel.Run], new: Int) {
        repeated += Int64(runs.reduce(0) { $0 + $1.changes.count } - new)
    }

    /// Whether the server has everything that it takes from here, as it says or as its digest does: what
    /// it was not sent from here, others may have brought.
    private func isAllThere(
        _ digest: Digest, _ state: SyncState, _ end: Int64
    ) throws(StoreError) -> Bool {
        let keepsBack = try keepsBack(state)
        if keepsBack || state.pushed >= end { return true }
        return try store.currentDigest() == digest
    }

    /// Says whether there is more to do, and holds the two books against each other at the end.
    private func conclude(
        _ answer: SyncAnswer, isStuck: Bool, _ state: inout SyncState, _ now: Instant
    ) throws(StoreError) -> Next {
        idleAnswers = isStuck ? idleAnswers + 1 : 0
        let end = try store.position()
        digest = answer.digest ?? digest
        let keepsBack = try keepsBack(state)
        guard !answer.hasMore, let digest = answer.digest, try isAllThere(digest, state, end) else {
            // A log is told at most twice from its beginning, also where the books differ.
            if idleAnswers < 3, repeated <= 3 * end + 1_000 { return .again }
            state.problem = .unreadable
            return .done
        }
        let own = try store.currentDigest(recounting: state.hasStartedOver)
        if own == digest {
            // What is held back would make a difference.
            if !answer.mayOnlyRead, try store.letGo() { return .again }
            _ = state.note(pushed: end)
            state.hasStartedOver = false
            state.problem = nil
            state.lastSynced = now
            return .done
        }
        if keepsBack, try SyncStatus.waiting(state, store) > 0 {
            state.problem = .mayOnlyRead
            return .done
        }
        // Each puts aside what the other merges: that is no reason to begin again, but one to do so
        // once when they agree. The server may still have what was written while its clock was ahead.
        let isOneTime = now.agrees(with: answer.now)
        guard isOneTime, try !store.holdsBack() else {
            state.problem = isOneTime ? .datedAhead : .clocksDiffer
            state.hasStartedOver = false
            return .done
        }
        guard !state.hasStartedOver else {
            state.problem = keepsBack ? .serverLacks : .differs
            return .done
        }
        if keepsBack, try store.forgetPutAside(now) { try state.follow(store) }
        state.startOver()
        state.hasStartedOver = true
        return .again
    }
}

extension Store {
    /// Whether the log has entries, and none of some changes.
    package func sharesNothing(with runs: [Parcel.Run]) throws(StoreError) -> Bool {
        if try position() == 0 { return false }
        for run in runs {
            for change in run.changes where try knows(change) { return false }
        }
        return true
    }
}
