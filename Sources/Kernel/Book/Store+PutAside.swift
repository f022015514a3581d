/// What came with a stamp that no clock can show yet; see ``PutAside``.
extension Store {
    /// Everything that was ever put aside here or elsewhere, and what is held back here, or the first of it.
    package func putAside(heldFirst most: Int = .max) throws(StoreError) -> [PutAside] {
        var held: [RecordID: [Change]] = [:]
        var ids = try asideIDs()
        var known = Set(ids)
        for entry in try heldBack(first: most) {
            let change = PutAside.keeping(entry.change, undoes: entry.undoes)
            if known.insert(change.record).inserted { ids.append(change.record) }
            held[change.record, default: []].append(change)
        }
        var found: [PutAside] = []
        for id in ids {
            if let aside = try putAside(id, held[id] ?? []) { found.append(aside) }
        }
        return found
    }

    func putAside(
        _ id: RecordID, _ held: [Change] = []
    ) throws(StoreError) -> PutAside? {
        PutAside(held + (try history(RecordKey(PutAside.kind, id))))
    }

    /// Whether anything put aside waits for its time.
    package func keepsAside(_ now: Instant) throws(StoreError) -> Bool {
        for id in try asideIDs() {
            if try putAside(id)?.waiting(at: now) != nil { return true }
        }
        return false
    }

    /// Which records keep what is in the log by now, as it came or with the stamp of its taking in.
    func settledAside(_ now: Instant) throws(StoreError) -> Set<RecordID> {
        var settled: Set<RecordID> = []
        var actions = KnownActions(store: self)
        for id in try asideIDs() {
            guard let aside = try putAside(id), aside.waiting(at: now) == nil else { continue }
            var isHeld = try actions.holdAll(of: aside.change)
            if !isHeld, let stamp = aside.successor { isHeld = try !action(stamp).isEmpty }
            if isHeld { settled.insert(id) }
        }
        return settled
    }

    /// Keeps changes without merging them, and gives how many entries of the log that makes.
    @discardableResult
    func putAside(_ runs: [Parcel.Run]) throws(StoreError) -> Int64 {
        let start = try position()
        var actions = KnownActions(store: self)
        var kept: [Change] = []
        for run in runs {
            var changes: [Change] = []
            for change in run.changes where try !actions.holdAll(of: change) {
                changes.append(PutAside.keeping(change, undoes: run.undoes))
            }
            _ = try append(changes, nil)
            kept += changes
        }
        try noteAside(kept)
        return try position() - start
    }

    /// Whether a change comes from this book's past: by its stamp, or, since all that is put aside has
    /// one stamp, by what it keeps.
    func knows(_ change: Change) throws(StoreError) -> Bool {
        if change.kind != PutAside.kind { return try !action(change.stamp).isEmpty }
        return try !history(RecordKey(change.kind, change.record)).isEmpty
    }

    /// Notes where to find what was put aside among some changes that were merged.
    func noteAside(_ changes: [Change]) throws(StoreError) {
        let new = changes.filter { $0.kind == PutAside.kind }
        if new.isEmpty { return }
        try set(Setting.due.rawValue, nil)
        if new.contains(where: PutAside.isNote) { try set(Setting.moved.rawValue, "1") }
        if !new.allSatisfy(PutAside.isNote) { try set(Setting.told.rawValue, "1") }
        var ids = try asideIDs()
        let known = Set(ids)
        for id in Array(Set(new.map { $0.record })).inOrder({ $0 < $1 })
        where !known.contains(id) {
            ids.append(id)
        }
        if ids.count == known.count { return }
        try set(Setting.aside.rawValue, ids.map { $0.text }.joined(separator: " "))
    }

    func asideIDs() throws(StoreError) -> [RecordID] {
        guard let text = try setting(Setting.aside.rawValue) else { return [] }
        return text.split(separator: " ").compactMap { RecordID(String($0)) }
    }

    /// Merges what was put aside and whose time has come, as it came; gives which records it is of.
    @discardableResult
    package func takeDue(_ now: Instant) throws(StoreError) -> Set<RecordKey> {
        guard try isAnythingDue(now) else { return [] }
        let before = try position()
        try takeIn(now)
        let new = try log(before, .max).map { RecordKey($0.change.kind, $0.change.record) }
        return Set(new.filter { $0.kind != PutAside.kind })
    }

    /// The same before the book is read; where nothing can be written, it stays as it is.
    package func catchUp(_ now: Instant) {
        let isUnseen = (try? unseen(now)) ?? nil != nil
        guard let isDue = try? isAnythingDue(now), isDue || isUnseen else { return }
        _ = try? transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            try takeDue(now)
            try noteSeen(now)
        }
    }

    private func takeIn(_ now: Instant) throws(StoreError) {
        let start = try position()
        var next = try takeHeld(now)
        var actions = KnownActions(store: self)
        var moves = try Moves(in: self)
        for id in try asideIDs() {
            guard let aside = try putAside(id) else { continue }
            guard aside.change.stamp.isPossible(at: now) else {
                next = min(next, aside.change.stamp)
                continue
            }
            let known = try actions.fields(of: aside.change)
            guard let original = aside.original(knowing: known),
                let change = try moves.unmoved(original)
            else { continue }
            _ = try append([change], aside.undoes)
            if let part = aside.unnoted(of: change) {
                _ = try append([PutAside.noting(part, takenAt: part.stamp)], nil)
            }
        }
        try set(Setting.due.rawValue, next.text)
        if try position() == start { return }
        // With what a note names, it says something.
        try set(Setting.moved.rawValue, "1")
        try set(Setting.told.rawValue, "1")
    }

    /// Whether what was put aside, or noted of it, is still to change the log.
    package func isAnythingOpen(_ now: Instant) throws(StoreError) -> Bool {
        if try setting(Setting.moved.rawValue) != nil { return true }
        return try isAnythingDue(now)
    }

    /// Whether it is worth to read all that was put aside.
    private func isAnythingDue(_ now: Instant) throws(StoreError) -> Bool {
        if !now.isCredible { return false }
        let isAnyAside = try setting(Setting.aside.rawValue) != nil
        let isAnyHeld = try holdsBack()
        guard isAnyAside || isAnyHeld else { return false }
        guard let due = try setting(Setting.due.rawValue).flatMap({ Stamp($0) }) else {
            return true
        }
        return due.isPossible(at: now)
    }
}

extension Store {
    /// What came of merging what another replica sent.
    package struct Intake {
        /// This replica had made some of it itself and forgotten it.
        package internal(set) var hasForgotten = false
        /// Where the log ended before anything was put aside.
        var end: Int64 = 0
        /// How many changes are new, those that were put aside too, but not what is noted of such.
        var fresh: Int64 = 0
        /// Something was put aside that wasn't before.
        var hasPutAside = false
        /// More would be held back than may be, and nothing of it is.
        var isTooMuchAhead = false
        /// Some of it is dated ahead, by the time of the exchange.
        var isAhead = false
    }

    /// Merges what another replica sent, and puts aside what no clock can have given yet.
    ///
    /// If some of it was made here and forgotten, the file was put back to an older state or copied.
    /// It goes on under a new node, since no two changes may have one stamp.
    ///
    /// - Parameter isMerged: Whether the other has merged all of it and keeps it: then what would be put
    ///   aside is only held back here.
    @discardableResult
    package func take(
        _ runs: [Parcel.Run], now: Instant, isMerged: Bool = false
    ) throws(StoreError) -> Intake {
        var intake = Intake()
        let runs = try unmoved(runs)
        let possible = runs.keeping { $0.stamp.isPossible(at: now) }
        let start = try position()
        let node = try setting(Setting.node.rawValue).flatMap { Hex.word($0.utf8) }
        let last = try lastStamp()
        intake.hasForgotten = try append(possible.keeping { $0.stamp.node == node }) > 0
        if intake.hasForgotten { try leaveNode(after: last) }
        _ = try append(possible.keeping { $0.kind != PutAside.kind })
        let aside = possible.keeping { $0.kind == PutAside.kind }
        let kept = aside.keeping { !PutAside.isNote($0) }
        try noteArrival(kept, now)
        _ = try append(kept)
        intake.fresh = try position() - start
        _ = try append(aside.keeping(PutAside.isNote))
        try noteAside(aside.flatMap { $0.changes })
        intake.end = try position()
        let early = runs.keeping { !$0.stamp.isPossible(at: now) }
        if early.isEmpty { return intake }
        intake.isAhead = true
        try noteArrival(early, now)
        guard let kept = isMerged ? try hold(early) : try putAside(early) else {
            intake.isTooMuchAhead = true
            return intake
        }
        intake.hasPutAside = !isMerged && kept > 0
        intake.fresh += kept
        return intake
    }
}

extension [Parcel.Run] {
    fileprivate func keeping(_ isWanted: (Change) -> Bool) -> [Parcel.Run] {
        compactMap { run in
            let changes = run.changes.filter(isWanted)
            return changes.isEmpty ? nil : Parcel.Run(undoes: run.undoes, changes: changes)
        }
    }
}
