/// What came with a stamp that no clock can show yet; see ``PutAside``.
extension Store {
    /// Everything that was ever put aside here or elsewhere.
    package func putAside() throws(StoreError) -> [PutAside] {
        var found: [PutAside] = []
        for id in try asideIDs() {
            if let aside = try putAside(id) { found.append(aside) }
        }
        return found
    }

    private func putAside(_ id: RecordID) throws(StoreError) -> PutAside? {
        PutAside(try history(RecordKey(PutAside.kind, id)))
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

    /// Keeps changes without merging them, and says whether any of it is new.
    func putAside(_ runs: [Parcel.Run]) throws(StoreError) -> Bool {
        var fresh = 0
        var actions = KnownActions(store: self)
        var kept: [Change] = []
        for run in runs {
            var changes: [Change] = []
            for change in run.changes where try !actions.holdAll(of: change) {
                changes.append(PutAside.keeping(change, undoes: run.undoes))
            }
            fresh += try append(changes, nil)
            kept += changes
        }
        try noteAside(kept)
        return fresh > 0
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
        var ids = try asideIDs()
        let known = Set(ids)
        for id in Array(Set(new.map { $0.record })).inOrder({ $0 < $1 })
        where !known.contains(id) {
            ids.append(id)
        }
        if ids.count == known.count { return }
        try set(Setting.aside.rawValue, ids.map { $0.text }.joined(separator: " "))
    }

    private func asideIDs() throws(StoreError) -> [RecordID] {
        guard let text = try setting(Setting.aside.rawValue) else { return [] }
        return text.split(separator: " ").compactMap { RecordID(String($0)) }
    }

    /// Merges what was put aside and whose time has come, as it came.
    package func takeDue(_ now: Instant) throws(StoreError) {
        if now.isCredible, try isAnythingDue(now) { try takeIn(now) }
    }

    private func takeIn(_ now: Instant) throws(StoreError) {
        var next = Stamp(time: .max, node: .max)
        var actions = KnownActions(store: self)
        for aside in try putAside() {
            guard aside.change.stamp.isPossible(at: now) else {
                next = min(next, aside.change.stamp)
                continue
            }
            let known = try actions.fields(of: aside.change)
            guard let change = aside.original(knowing: known) else { continue }
            _ = try append([change], aside.undoes)
            if let part = aside.unnoted(of: change) {
                _ = try append([PutAside.noting(part, takenAt: part.stamp)], nil)
            }
        }
        try set(Setting.due.rawValue, next.text)
    }

    /// Whether it is worth to read all that was put aside.
    private func isAnythingDue(_ now: Instant) throws(StoreError) -> Bool {
        guard try setting(Setting.aside.rawValue) != nil else { return false }
        guard let due = try setting(Setting.due.rawValue).flatMap({ Stamp($0) }) else {
            return true
        }
        return due.isPossible(at: now)
    }
}

/// What the log has under some stamps, each read once: an action may be of many records.
private struct KnownActions {
    let store: Store
    private var known: [Stamp: [RecordKey: [FieldChange]]] = [:]

    init(store: Store) {
        self.store = store
    }

    /// What the log has under a change's stamp in its record.
    mutating func fields(of change: Change) throws(StoreError) -> [FieldChange] {
        let key = RecordKey(change.kind, change.record)
        if let action = known[change.stamp] { return action[key] ?? [] }
        var action: [RecordKey: [FieldChange]] = [:]
        for part in try store.action(change.stamp) {
            action[RecordKey(part.kind, part.record), default: []] += part.fields
        }
        known[change.stamp] = action
        return action[key] ?? []
    }

    /// Whether all of a change is in the log already, as where a clock was put back since.
    mutating func holdAll(of change: Change) throws(StoreError) -> Bool {
        let fields = try fields(of: change)
        return change.fields.allSatisfy { fields.contains($0) }
    }
}

extension Store {
    /// What came of merging what another replica sent.
    package struct Intake {
        /// This replica had made some of it itself and forgotten it.
        package internal(set) var hasForgotten = false
        /// Where the log ended before anything was put aside.
        var end: Int64 = 0
        /// Something was put aside that wasn't before.
        var hasPutAside = false
    }

    /// Merges what another replica sent, and puts aside what no clock can have given yet.
    ///
    /// If some of it was made here and forgotten, the file was put back to an older state or copied.
    /// It goes on under a new node, since no two changes may have one stamp.
    @discardableResult
    package func take(_ runs: [Parcel.Run], now: Instant) throws(StoreError) -> Intake {
        var intake = Intake()
        let possible = runs.keeping { $0.stamp.isPossible(at: now) }
        let node = try setting(Setting.node.rawValue).flatMap { Hex.word($0.utf8) }
        let last = try lastStamp()
        intake.hasForgotten = try append(possible.keeping { $0.stamp.node == node }) > 0
        if intake.hasForgotten { try leaveNode(after: last) }
        _ = try append(possible)
        try noteAside(possible.keeping { $0.kind == PutAside.kind }.flatMap { $0.changes })
        intake.end = try position()
        let early = runs.keeping { !$0.stamp.isPossible(at: now) }
        if !early.isEmpty { intake.hasPutAside = try putAside(early) }
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
