/// The side that asks, for files: sends those that the server lacks and fetches those that are
/// missing here. It comes after the changes are in step, and never holds them up.
///
/// It says what is to be done next, one file at a time; a host carries the bytes and tells what came
/// of it:
///
///     while true {
///         switch try client.next(now) {
///         case .ask(let question): … try client.answered(answer)
///         case .send(let hash), .fetch(let hash): … client.done(hash, .exchanged)
///         case .done: return
///         }
///     }
///
/// It may be stopped at any point and be made anew: each file is whole on a side or not there, and
/// what is still open is durable with the book. When nothing is open and the log names nothing new,
/// it is done at once.
package final class FileClient {
    package let server: String
    private let store: Store
    /// What went and came since this client was made.
    package private(set) var tally = Tally()
    private var hasBegun = false
    /// What is known, and what of it is durable.
    private var (state, saved) = (FileState(), FileState())
    private var asked: FileLists?
    private var unasked: [BlobHash] = []
    private var toSend: [BlobHash] = []
    private var toFetch: [BlobHash] = []
    /// What stays open for another time.
    private var left: [BlobHash] = []
    private var isFull = false
    private var hasFailed = false

    package struct Tally: Sendable, Hashable {
        package var sent = 0
        package var received = 0

        package init(sent: Int = 0, received: Int = 0) {
            self.sent = sent
            self.received = received
        }
    }

    package enum Step: Sendable, Hashable {
        /// Send the server a question, and give its answer to ``answered(_:)``.
        case ask([UInt8])
        case send(BlobHash)
        /// Fetch a file and keep it, if it is the one of that name.
        case fetch(BlobHash)
        case done
    }

    /// What came of a step.
    package enum Outcome: Int, Sendable, Hashable {
        /// The file is there now.
        case exchanged
        /// It was refused, or isn't what its name says; the others go on.
        case failed
        /// There is no room for it here.
        case full
        /// There is no connection: everything waits for another time.
        case unreachable
    }

    package init(_ server: String, _ store: Store) {
        self.server = server
        self.store = store
    }

    /// What to do next.
    ///
    /// - Throws: A ``StoreError`` whenever the store fails.
    package func next(_ now: Instant) throws(StoreError) -> Step {
        if !hasBegun { try begin(now) }
        if !unasked.isEmpty {
            let question = try question()
            asked = question
            return .ask(question.bytes)
        }
        if let hash = toSend.first { return .send(hash) }
        while let hash = toFetch.first, try store.blobs.contains(hash) { toFetch.removeFirst() }
        if let hash = toFetch.first { return .fetch(hash) }
        try finish(now)
        return .done
    }

    /// Takes in the answer to a question.
    ///
    /// - Throws: A ``SyncError`` when it can't be read; call ``stop()`` then.
    package func answered(_ bytes: [UInt8]) throws(SyncError) {
        let answer = try FileLists(bytes)
        guard let asked else { return }
        self.asked = nil
        unasked.removeFirst(min(asked.held.count + asked.missing.count, unasked.count))
        let (wanted, offered) = (Set(answer.held), Set(answer.missing))
        toSend += asked.held.filter { wanted.contains($0) }
        toFetch += asked.missing.filter { offered.contains($0) }
        left += asked.missing.filter { !offered.contains($0) }
    }

    /// Notes what came of sending or fetching a file.
    package func done(_ hash: BlobHash, _ outcome: Outcome) {
        if outcome == .unreachable { return stop() }
        let wasSent = toSend.first == hash
        guard wasSent || toFetch.first == hash else { return }
        if wasSent { toSend.removeFirst() } else { toFetch.removeFirst() }
        switch (outcome, wasSent) {
        case (.exchanged, true): tally.sent += 1
        case (.exchanged, false): tally.received += 1
        default:
            left.append(hash)
            hasFailed = true
            isFull = isFull || outcome == .full
        }
    }

    /// Leaves everything that isn't done yet for another time.
    package func stop() {
        left += unasked + toSend + toFetch
        (unasked, toSend, toFetch) = ([], [], [])
        asked = nil
    }
}

extension FileClient {
    private func begin(_ now: Instant) throws(StoreError) {
        hasBegun = true
        saved = try SyncState(server, in: store).files
        state = saved
        if state.fields != store.fileFields { state = FileState(fields: store.fileFields) }
        // A log that names none needn't be read; what is said later is still after this position.
        let (named, end) =
            try store.mayNameFiles()
            ? store.filesNamed(after: state.through) : (files: [], end: state.through)
        let known = Set(state.open)
        unasked = named.filter { !known.contains($0) }
        if state.rests(at: now) {
            (left, isFull) = (state.open, state.isFull)
        } else {
            unasked = state.open + unasked
            state.retry = nil
        }
        state.open = left + unasked
        // Where nothing is new, to look at a few entries again is cheaper than a write.
        if end - state.through > 500 || !unasked.isEmpty { state.through = end }
        try save()
    }

    /// Sorts the first of what wasn't asked for by whether it is here.
    private func question() throws(StoreError) -> FileLists {
        var lists = FileLists()
        for hash in unasked.prefix(FileLists.most) {
            if try store.blobs.contains(hash) {
                lists.held.append(hash)
            } else {
                lists.missing.append(hash)
            }
        }
        return lists
    }

    private func finish(_ now: Instant) throws(StoreError) {
        state.open = left
        state.isFull = isFull
        if hasFailed {
            state.retry = Instant(milliseconds: now.milliseconds &+ FileState.rest)
        }
        (left, hasFailed, isFull, hasBegun) = ([], false, false, false)
        try save()
    }

    /// Keeps the state, unless everything began anew meanwhile.
    private func save() throws(StoreError) {
        if state == saved { return }
        try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            var all = try SyncState(server, in: store)
            guard all.files == saved else { return }
            all.files = state
            try all.save(server, in: store)
        }
        saved = state
    }
}
