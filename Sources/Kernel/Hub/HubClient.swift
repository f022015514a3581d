/// A member's side: keeps a book in step with its row on a hub.
///
/// It fetches what follows the mark that it remembers, verifies and opens it, and merges it by the law
/// of all changes; then it seals what was written here since as one piece. It says step by step what it
/// needs (``HubStep``), and what it must know later is durable with the book, in the transaction that
/// merges.
package final class HubClient {
    let store: Store
    /// The keys of epochs, as far as they were handed over in the life of this client. They are never
    /// kept: the hub has them, sealed for this device.
    var epochs: [Int64: EpochKey] = [:]
    /// How often in a row others were faster.
    private var retries = 0
    /// How often in a row nothing was there that this device hadn't seen, though the hub said so, and where.
    private var stalls = 0
    private var stalledAt: LogMark?
    /// How much of the member list was said again after the hub was put back.
    var rectified = 0
    /// Who was taken out again after the hub was put back, or had come in since by what had been closed.
    package internal(set) var expelled: [KeyID] = []
    /// Whom the hub doesn't know any more since it was put back, and who have to be invited again.
    package internal(set) var missing: [KeyID] = []
    /// About how many bytes of changes a piece may carry.
    private let size: Int
    /// What is known of the hub's clock: hosts have it brought up to date.
    package let clock: HubClock
    /// What came and went since this client was made.
    package private(set) var tally = SyncClient.Tally()
    /// What the hub said of its last snapshot.
    private var standing = HubRow.Standing()
    /// Whether the whole book is longer than a hub's message.
    private var isTooLong = false

    /// Whose turn comes so often that this device gives up for now.
    private static let patience = 20
    /// How exactly it is known when both were last the same, in milliseconds.
    private static let moment: Int64 = 30_000
    /// When there is more than this since the last snapshot, and more than that has, a new one is due.
    private let tail: Int64
    /// A book whose snapshot has more bytes has none.
    private let longest: Int

    package init(
        _ store: Store, clock: HubClock = HubClock(), upTo size: Int = Batch.size,
        snapshotAfter tail: Int64 = 32 << 10, snapshotUpTo longest: Int = HubLimits().snapshot
    ) {
        self.store = store
        self.clock = clock
        self.size = size
        self.tail = tail
        self.longest = longest
    }

    func state() throws(HubError) -> HubState {
        let state = try HubError.storing { () throws(StoreError) in try HubState(in: store) }
        guard let state else { throw .notShared }
        return state
    }

    /// Exchanges everything. What came is merged and durable at each step.
    package func exchange(_ now: Instant) throws(HubError) -> HubStep<Void> {
        retries = 0
        return try pull(now) { () throws(HubError) in try self.bring(now) }
    }

    /// Fetches all that is new, then goes on.
    func pull<Value>(
        _ now: Instant, _ follow: @escaping () throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        let state = try state()
        let request = HubRequest.exchange(
            state.book, after: state.mark.number, keysAfter: lastEpoch, [])
        return try send(request, state, now, follow)
    }

    /// Sends a request whose answer is a row, takes that in, fetches what else there is, and goes on.
    private func send<Value>(
        _ request: HubRequest, _ state: HubState, _ now: Instant,
        _ follow: @escaping () throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        .sends(request, HubSigner(state.own.signing, .own)) { (answer) throws(HubError) in
            switch answer {
            case .row(let row):
                try self.take(row, after: state, now) { (hasMore) throws(HubError) in
                    if hasMore { try self.pull(now, follow) } else { try follow() }
                }
            case .refused(let refusal):
                try self.refused(refusal, now) { () throws(HubError) in
                    try self.pull(now, follow)
                }
            default: throw .unreadable
            }
        }
    }

    /// Looks again when somebody else was faster; anything else is for the person to know.
    func refused<Value>(
        _ refusal: HubRefusal, _ now: Instant,
        _ again: @escaping () throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        switch refusal {
        case .stranger: throw .notMember
        case .lookFirst, .otherEpoch, .members(.notNext):
            retries += 1
            // What there is to be looked at is never shown.
            let mark = try state().mark
            stalls = mark == stalledAt ? stalls + 1 : 0
            stalledAt = mark
            guard stalls < HubClient.patience / 4 else { throw .lies(.otherRow) }
            guard retries < HubClient.patience else { throw .tooBusy }
            return try again()
        default: throw .refused(refusal)
        }
    }

    private var lastEpoch: Int64 { epochs.keys.max() ?? 0 }
}

// What comes.
extension HubClient {
    private func take<Value>(
        _ row: HubRow, after state: HubState, _ now: Instant,
        _ follow: @escaping (_ hasMore: Bool) throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        let intake = try HubIntake(row, after: state)
        standing = row.standing
        return try verify(intake) { () throws(HubError) in
            try self.openKeys(intake) { () throws(HubError) in
                try self.open(intake) { (contents, names) throws(HubError) in
                    try self.merge(intake, contents, names, over: state, now)
                    return try follow(intake.hasMore)
                }
            }
        }
    }

    private func verify<Value>(
        _ intake: HubIntake, _ follow: @escaping () throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        try .seals(SealingErrand<Bool>.all(intake.signatures)) { (answers) throws(HubError) in
            guard answers.allSatisfy({ $0 }) else { throw .lies(.forged) }
            return try follow()
        }
    }

    /// Opens the keys that were handed over, and believes those to which the member list commits.
    private func openKeys<Value>(
        _ intake: HubIntake, _ follow: @escaping () throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        let (own, book) = (intake.state.own, intake.state.book)
        let errands = intake.keys.filter { $0.recipient == own.id }.map {
            $0.opened(by: .own, own.agreement, in: book)
        }
        return try .seals(SealingErrand<EpochKey>.all(errands)) { (keys) throws(HubError) in
            for key in keys where intake.list?.epochs.contains(key.start) == true {
                self.epochs[key.number] = key
            }
            return try follow()
        }
    }

    private func open<Value>(
        _ intake: HubIntake,
        _ follow: @escaping ([PieceContent?], [KeyID: String]) throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        var errands: [SealingErrand<PieceContent?>] = []
        for piece in intake.pieces {
            guard let key = epochs[piece.head.epoch] else { throw .keyMissing }
            errands.append(piece.opened(key).ifUseful())
        }
        let names = intake.names.compactMap { new in
            epochs[new.epoch].map { new.name.opened($0, of: new.id) }
        }
        return try .seals(SealingErrand<PieceContent?>.all(errands)) {
            (contents) throws(HubError) in
            try .seals(SealingErrand<SealedName.Opened>.all(names)) { (names) throws(HubError) in
                var known: [KeyID: String] = [:]
                for name in names { known[name.id] = name.text }
                return try follow(contents, known)
            }
        }
    }

    /// Merges what was opened, and notes how far the row was taken in, unless another process did so
    /// meanwhile: what it did is there then.
    private func merge(
        _ intake: HubIntake, _ contents: [PieceContent?], _ names: [KeyID: String],
        over before: HubState, _ now: Instant
    ) throws(HubError) {
        var (brought, state, files) = ([Brought](), intake.state, [FileKey]())
        for (piece, content) in zip(intake.pieces, contents) {
            guard let content, let parcel = Parcel.decode(content.parcel) else {
                state.unreadable += 1
                continue
            }
            brought.append(Brought(piece.head, parcel))
            files += content.files
            for (id, name) in content.names where state.names[id] == nil { state.names[id] = name }
        }
        for (id, name) in names { state.names[id] = name }
        try HubError.storing { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                guard try HubState(in: store) == before else { return }
                try lookForClaims(in: brought, state)
                try FileLedger.learn(files, in: state.book, store)
                if let pushed = intake.pushed { try FileLedger.told(in: pushed.piece, store) }
                try merge(brought.flatMap { $0.runs }, intake.pushed, state, now)
                if state != before { try state.save(in: store) }
                try state.introduce(in: store)
            }
        }
    }

    private func merge(
        _ runs: [Parcel.Run], _ pushed: HubState.Pending?, _ state: HubState, _ now: Instant
    ) throws(StoreError) {
        var sync = try SyncState(state.hub, in: store)
        let before = sync
        let start = try store.position()
        let clock = try self.clock.judged(now, store)
        let time = clock?.now ?? now
        // What is put aside comes after this end, and is sent.
        let intake = try store.take(runs, now: time)
        let end = intake.end
        if intake.isAhead, clock?.isSure == false { try store.doubtTime() }
        tally.received += Int(clamping: end - start)
        if end > start { sync.note(received: (start + 1)...end) }
        if let pushed, pushed.rewinding == sync.rewinding, pushed.through <= end {
            tally.sent += Int(clamping: sync.note(pushed: pushed.through))
        }
        // What is there when one comes in is no news.
        if end > start, sync.lastSynced != nil {
            try store.noteNews(runs, after: start, own: state.own.id.mark)
        }
        try store.takeDue(time)
        if clock?.isSure == true {
            // Before anything is sent, so that what others write later wins.
            if let redated = try store.mend(now: time) {
                tally.redated += redated
                try sync.follow(store)
            }
            // Who may only read couldn't tell others of it.
            if state.list?.member(state.own.id)?.role.mayWrite == true {
                try store.settleTakings(time)
            }
        }
        if try store.dropMoved() { try sync.follow(store) }
        sync.note(self.clock, now)
        if sync != before { try sync.save(state.hub, in: store) }
    }
}

// What goes.
extension HubClient {
    /// Brings what the hub lacks, one thing after another.
    func bring(_ now: Instant) throws(HubError) -> HubStep<Void> {
        let state = try state()
        guard let list = state.list, let own = list.member(state.own.id) else { throw .notMember }
        if !state.earlier.isEmpty { return try rectify(state, list, own, now) }
        if list.isEpochStale, own.role.mayInvite {
            return try renew(now).then { () throws(HubError) in try self.exchange(now) }
        }
        guard own.role.mayWrite else { return try conclude(state, own.role, now) }
        guard let key = epochs[list.epoch.number] else { throw .keyMissing }
        let (batch, rewinding) = try batch(state)
        let files = try HubError.storing { () throws(StoreError) in
            try FileLedger.news(in: state.book, store)
        }
        if batch.parcel.isEmpty, files.isEmpty {
            if isSnapshotDue(list) { return try bringSnapshot(state, key, own.role, now) }
            return try conclude(state, own.role, now)
        }
        let content = PieceContent(files: files, parcel: batch.parcel)
        return try seal(content, .piece, state, key) { (piece) throws(HubError) in
            let pending = HubState.Pending(
                piece: piece.hash, through: batch.end, rewinding: rewinding)
            try self.expect(pending, naming: files.count, state)
            let state = try self.state()
            let request = HubRequest.exchange(
                state.book, after: state.mark.number, keysAfter: self.lastEpoch, [piece])
            return try self.send(request, state, now) { () throws(HubError) in
                try self.bring(now)
            }
        }
    }

    /// What the hub lacks, and how often the log had been made anew before that was read.
    private func batch(
        _ state: HubState
    ) throws(HubError) -> (batch: Batch, rewinding: Int64) {
        try HubError.storing { () throws(StoreError) in
            let sync = try SyncState(state.hub, in: store)
            let batch = try Batch(
                after: sync.pushed, in: store, skipping: sync.received, upTo: size)
            return (batch, sync.rewinding)
        }
    }

    private func seal(
        _ content: PieceContent, _ kind: PieceHead.Kind, _ state: HubState, _ key: EpochKey,
        _ follow: @escaping (SealedPiece) throws(HubError) -> HubStep<Void>
    ) throws(HubError) -> HubStep<Void> {
        try .seals(
            SealedPiece.sealing(
                content, as: kind, in: state.book, under: key, by: state.own.id, .own,
                seen: state.mark),
            follow)
    }

    /// Remembers a piece before it is sent, so that it is known again when no answer comes.
    private func expect(
        _ pending: HubState.Pending, naming files: Int, _ before: HubState
    ) throws(HubError) {
        try HubError.storing { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                guard try HubState(in: store) == before else { return }
                var state = before
                state.pending = pending
                try state.save(in: store)
                try FileLedger.expect(pending.piece, files, store)
            }
        }
    }

    private func isSnapshotDue(_ list: MemberList) -> Bool {
        if isTooLong { return false }
        if standing.epoch > 0, standing.epoch < list.epoch.number { return true }
        if standing.epoch == 0, list.epoch.number > 1 { return true }
        return standing.tail > max(tail, standing.size)
    }

    /// Writes the whole log in place of the row so far.
    private func bringSnapshot(
        _ state: HubState, _ key: EpochKey, _ role: Role, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        let content = try HubError.storing { () throws(StoreError) in
            PieceContent(
                names: state.names, files: try FileLedger.everything(in: state.book, store),
                parcel: try Batch(after: 0, in: store, upTo: .max).parcel)
        }
        return try seal(content, .snapshot, state, key) { (piece) throws(HubError) in
            // No hub takes it; the pieces are there all the same.
            if piece.bytes.count > self.longest {
                self.isTooLong = true
                return try self.conclude(state, role, now)
            }
            return .sends(.snapshot(piece), HubSigner(state.own.signing, .own)) {
                (answer) throws(HubError) in
                // The row is there without it: whoever is next may try again.
                if case .refused(.stranger) = answer { throw .notMember }
                return try self.conclude(state, role, now)
            }
        }
    }

    /// Notes that nothing is left to do.
    private func conclude(
        _ state: HubState, _ role: Role, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        try HubError.storing { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                var sync = try SyncState(state.hub, in: store)
                let before = sync
                let isApart = try keepsApart(sync, now)
                sync.problem = isApart ? .clocksDiffer : nil
                sync.mayOnlyRead = !role.mayWrite
                // Who looks every second writes it down once in a while.
                if sync == before, HubClient.isRecent(sync.lastSynced, now) { return }
                sync.lastSynced = now
                try sync.save(state.hub, in: store)
            }
        }
        return .done(())
    }

    /// Whether the clock here isn't the hub's, and something waits for its time therefore: here, or where it
    /// went from here.
    private func keepsApart(_ sync: SyncState, _ now: Instant) throws(StoreError) -> Bool {
        if sync.heard == nil { return false }
        if let last = try store.lastStamp(), !last.isPossible(at: clock.time(now)) { return true }
        return try store.keepsAside(now)
    }
}

extension HubClient {
    private static func isRecent(_ time: Instant?, _ now: Instant) -> Bool {
        guard let time, time <= now else { return false }
        return now.milliseconds &- time.milliseconds < moment
    }

    /// Has the status line tell why a book isn't in step with its hub.
    package static func note(_ problem: SyncProblem, _ store: Store) throws(StoreError) {
        guard let state = try HubState(in: store) else { return }
        var sync = try SyncState(state.hub, in: store)
        if sync.problem == problem { return }
        sync.problem = problem
        try sync.save(state.hub, in: store)
    }

    /// Remembers whether the hub shows something else than before, which may be right, and whether it doesn't know this
    /// device as a member.
    package static func note(
        isContested: Bool, isOut: Bool, _ store: Store
    ) throws(StoreError) {
        guard var state = try HubState(in: store),
            state.isContested != isContested || state.isOut != isOut
        else { return }
        (state.isContested, state.isOut) = (isContested, isOut)
        try state.save(in: store)
    }

    /// All changes of a book, for another that begins with what is in it.
    package static func everything(_ store: Store) throws(StoreError) -> [UInt8] {
        try Batch(after: 0, in: store, upTo: .max).parcel
    }

    /// Begins a book with all changes of another; false if they can't be read.
    package static func begin(
        _ store: Store, with parcel: [UInt8], _ now: Instant
    ) throws(StoreError) -> Bool {
        guard let runs = Parcel.decode(parcel) else { return false }
        _ = try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            try store.take(runs, now: now)
        }
        return true
    }

    /// Forgets what is known of the row, so that all of it is fetched anew, and all of this book brought
    /// again: after a hub was put back to an older state, when somebody says that it may go on. Who was
    /// taken out meanwhile is remembered.
    package func startOver() throws(StoreError) {
        epochs = [:]
        try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            guard var state = try HubState(in: store) else { return }
            try FileLedger.forget(store)
            state.startOver()
            try state.save(in: store)
            var sync = SyncState()
            sync.startOver()
            try sync.save(state.hub, in: store)
        }
    }

    /// Before this device comes again into a book that it was taken out of, by other keys: then the same book goes
    /// on here, and what waited is brought.
    package static func setAside(_ store: Store) throws(StoreError) {
        guard let text = try store.setting(Setting.hub.rawValue) else { return }
        try store.set(Setting.formerHub.rawValue, text)
        try store.set(Setting.hub.rawValue, nil)
    }

    /// The book is this device's own from now on, and of no hub.
    package static func forget(_ store: Store) throws(StoreError) {
        for setting in [Setting.hub, .formerHub, .server, .member, .news, .read, .newsTold] {
            try store.set(setting.rawValue, nil)
        }
    }
}
