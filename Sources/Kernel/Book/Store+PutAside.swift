/// What came with a stamp that no clock can show yet; see ``PutAside``.
extension Store {
    /// Everything that was ever put aside here or elsewhere, and what is held back here.
    package func putAside() throws(StoreError) -> [PutAside] {
        var held: [RecordID: [Change]] = [:]
        var ids = try asideIDs()
        var known = Set(ids)
        for entry in try heldBack() {
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

    private func putAside(
        _ id: RecordID, _ held: [Change] = []
    ) throws(StoreError) -> PutAside? {
        PutAside(held + (try history(RecordKey(PutAside.kind, id))))
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
        guard let isDue = try? isAnythingDue(now), isDue else { return }
        _ = try? transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            try takeDue(now)
        }
    }

    private func takeIn(_ now: Instant) throws(StoreError) {
        var next = try takeHeld(now)
        var actions = KnownActions(store: self)
        for id in try asideIDs() {
            guard let aside = try putAside(id) else { continue }
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

/// What a server has merged and this replica can't yet, because its clock is behind, or the server's
/// ahead. It isn't in the log: the server has it, so that nobody need hear of it from here.
extension Store {
    /// Whether there is any of it.
    package func holdsBack() throws(StoreError) -> Bool {
        try setting(Setting.held.rawValue) != nil
    }

    private func heldBack() throws(StoreError) -> [LogEntry] {
        guard let bytes = try setting(Setting.held.rawValue).flatMap({ Hex.bytes($0) }) else {
            return []
        }
        return (Parcel.decode(bytes) ?? []).flatMap { $0.entries }
    }

    private func holdBack(_ entries: [LogEntry]) throws(StoreError) {
        let text = entries.isEmpty ? nil : Hex.text(Parcel.encode(entries))
        try set(Setting.held.rawValue, text)
    }

    /// Keeps changes until they can be merged; gives how many of them are new.
    fileprivate func hold(_ runs: [Parcel.Run]) throws(StoreError) -> Int64 {
        var entries = try heldBack()
        var known = Set(entries.map { $0.change })
        var actions = KnownActions(store: self)
        let before = entries.count
        for entry in runs.flatMap({ $0.entries }) where known.insert(entry.change).inserted {
            if try !actions.holdAll(of: entry.change) { entries.append(entry) }
        }
        if entries.count == before { return 0 }
        try holdBack(entries)
        try set(Setting.due.rawValue, nil)
        return Int64(entries.count - before)
    }

    /// Merges what is held back and can be by now, and forgets what has another stamp where it came from;
    /// gives the earliest stamp that has to wait.
    fileprivate func takeHeld(_ now: Instant) throws(StoreError) -> Stamp {
        var next = Stamp(time: .max, node: .max)
        let entries = try heldBack()
        var left: [LogEntry] = []
        for entry in entries {
            let kept = PutAside.keeping(entry.change, undoes: entry.undoes)
            guard let change = try putAside(kept.record, [kept])?.unmoved else { continue }
            if entry.change.stamp.isPossible(at: now) {
                _ = try append([change], entry.undoes)
            } else {
                left.append(entry)
                next = min(next, entry.change.stamp)
            }
        }
        if left.count < entries.count { try holdBack(left) }
        return next
    }
}

extension Parcel.Run {
    fileprivate var entries: [LogEntry] {
        changes.map { LogEntry(position: 0, change: $0, undoes: undoes) }
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
        /// How many changes are new, those that were put aside too, but not what is noted of such.
        var fresh: Int64 = 0
        /// Something was put aside that wasn't before.
        var hasPutAside = false
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
        _ = try append(aside.keeping { !PutAside.isNote($0) })
        intake.fresh = try position() - start
        _ = try append(aside.keeping(PutAside.isNote))
        try noteAside(aside.flatMap { $0.changes })
        intake.end = try position()
        let early = runs.keeping { !$0.stamp.isPossible(at: now) }
        if early.isEmpty { return intake }
        let kept = isMerged ? try hold(early) : try putAside(early)
        intake.hasPutAside = !isMerged && kept > 0
        intake.fresh += kept
        return intake
    }
}

/// What has another stamp by now in the book of who wrote it, because it was dated ahead: the old one counts
/// nowhere any more, whoever had merged it.
extension Store {
    /// All that is noted of what was put aside here or elsewhere, by the record that keeps it.
    private func notes() throws(StoreError) -> [RecordID: [Change]] {
        var notes: [RecordID: [Change]] = [:]
        for id in try asideIDs() {
            let found = try history(RecordKey(PutAside.kind, id)).filter(PutAside.isNote)
            if !found.isEmpty { notes[id] = found }
        }
        return notes
    }

    fileprivate func unmoved(_ runs: [Parcel.Run]) throws(StoreError) -> [Parcel.Run] {
        if try setting(Setting.aside.rawValue) == nil { return runs }
        let notes = try notes()
        if notes.isEmpty { return runs }
        return runs.compactMap { run in
            let changes = run.changes.compactMap { notes.unmoved($0) }
            return changes.isEmpty ? nil : Parcel.Run(undoes: run.undoes, changes: changes)
        }
    }

    /// Takes it out of the log, if any of it was noted since the last time; gives whether there was any.
    package func dropMoved() throws(StoreError) -> Bool {
        guard try setting(Setting.moved.rawValue) != nil else { return false }
        try set(Setting.moved.rawValue, nil)
        let notes = try notes()
        let isMoved = { (entry: LogEntry) in notes.unmoved(entry.change) != entry.change }
        guard let first = try firstPosition(where: isMoved) else { return false }
        let entries = try log(first - 1, .max)
        try rewind(first - 1)
        for entry in entries {
            if let change = notes.unmoved(entry.change) { _ = try append([change], entry.undoes) }
        }
        try noteRewinding(to: first - 1)
        return true
    }
}

extension [RecordID: [Change]] {
    /// What is left of a change by what is noted of it.
    fileprivate func unmoved(_ change: Change) -> Change? {
        if change.kind == PutAside.kind { return change }
        guard let notes = self[PutAside.id(change)] else { return change }
        return PutAside.unmoved(change, notes)
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
