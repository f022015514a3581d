/// What is noted of changes that were dated ahead, and whose author's book has given them another stamp: the
/// old one counts nowhere any more, whoever had merged it.
///
/// A note alone takes nothing away. The log must have the same under the new stamp, and that must be the
/// earlier one: whoever else could write such a note can't make anything vanish by it.
struct Moves {
    /// All notes, by the record that keeps what they are about.
    private var notes: [RecordID: [Change]] = [:]
    private var actions: KnownActions

    /// - Parameter isOfAnybody: Whether it counts as well where a person has taken it in: for what this book
    ///   wrote, and for what a server that has it sends again.
    init(in store: Store, isOfAnybody: Bool = false) throws(StoreError) {
        actions = KnownActions(store: store)
        for id in try store.asideIDs() {
            let found = try store.history(RecordKey(PutAside.kind, id))
                .filter { isOfAnybody || PutAside.isNote($0) }
            if !found.isEmpty { notes[id] = found }
        }
    }

    var isEmpty: Bool { notes.isEmpty }

    /// What is left of a change; nil for nothing.
    mutating func unmoved(_ change: Change) throws(StoreError) -> Change? {
        guard change.kind != PutAside.kind, let notes = notes[PutAside.id(change)] else {
            return change
        }
        var kept: [FieldChange] = []
        for field in change.fields where try !isMoved(field, of: change, notes) {
            kept.append(field)
        }
        return change.keeping(kept)
    }

    /// With which stamp a change is in the log instead of its own.
    mutating func successor(of change: Change) throws(StoreError) -> Stamp? {
        guard let notes = notes[PutAside.id(change)] else { return nil }
        for field in change.fields {
            if let stamp = try successor(of: field, in: change, notes) { return stamp }
        }
        return nil
    }

    /// What to note for all where a change is in the log under other stamps.
    mutating func notes(of change: Change) throws(StoreError) -> [Change] {
        guard let notes = notes[PutAside.id(change)] else { return [] }
        var fields: [Stamp: [FieldChange]] = [:]
        for field in change.fields {
            guard let stamp = try successor(of: field, in: change, notes) else { continue }
            fields[stamp, default: []].append(field)
        }
        return Array(fields.keys).inOrder { $0 < $1 }.compactMap { stamp in
            change.keeping(fields[stamp] ?? []).map { PutAside.noting($0, takenAt: stamp) }
        }
    }

    private mutating func isMoved(
        _ field: FieldChange, of change: Change, _ notes: [Change]
    ) throws(StoreError) -> Bool {
        try successor(of: field, in: change, notes) != nil
    }

    private mutating func successor(
        of field: FieldChange, in change: Change, _ notes: [Change]
    ) throws(StoreError) -> Stamp? {
        // Another book may have merged it as it came: by a clock that was ahead as well.
        for stamp in PutAside.stamps(of: field, in: notes) where stamp < change.stamp {
            let new = Change(
                kind: change.kind, record: change.record, stamp: stamp, fields: change.fields)
            let isThere = try actions.fields(of: new).contains {
                // What speaks of stamps was renamed with them.
                $0.name == field.name && ($0.json == field.json || field.namesStamps)
            }
            if isThere { return stamp }
            // It may have got yet another there, where the clock by which it was dated anew was wrong, too.
            if let notes = self.notes[PutAside.id(new)],
                let next = try successor(of: field, in: new, notes)
            {
                return next
            }
        }
        return nil
    }
}

extension Store {
    /// Some changes without what was moved.
    func unmoved(_ runs: [Parcel.Run]) throws(StoreError) -> [Parcel.Run] {
        let isAnyAside = try setting(Setting.aside.rawValue) != nil
        if runs.isEmpty || !isAnyAside { return runs }
        var moves = try Moves(in: self)
        if moves.isEmpty { return runs }
        var left: [Parcel.Run] = []
        for run in runs {
            var changes: [Change] = []
            for change in run.changes {
                if let change = try moves.unmoved(change) { changes.append(change) }
            }
            if !changes.isEmpty { left.append(Parcel.Run(undoes: run.undoes, changes: changes)) }
        }
        return left
    }

    /// Notes for all what persons have taken in: it is dated anew everywhere, as if its author's book had done
    /// that. Else its own date would come, and it would win over all that was written since it was taken in.
    ///
    /// - Parameter now: What a clock shows with which another one agrees: what is impossible by it can't have
    ///   been written when it says.
    /// - Returns: Whether anything was noted.
    @discardableResult
    package func settleTakings(_ now: Instant) throws(StoreError) -> Bool {
        guard now.isCredible, try setting(Setting.told.rawValue) != nil else { return false }
        try set(Setting.told.rawValue, nil)
        var moves = try Moves(in: self, isOfAnybody: true)
        var notes: [Change] = []
        for aside in try putAside() where !aside.change.stamp.isPossible(at: now) {
            guard let change = aside.unmoved else { continue }
            notes += try moves.notes(of: change)
        }
        _ = try append(notes, nil)
        try noteAside(notes)
        return !notes.isEmpty
    }

    /// Takes what was moved out of the log, if any of it was noted since the last time; gives whether there
    /// was any.
    package func dropMoved() throws(StoreError) -> Bool {
        guard try setting(Setting.moved.rawValue) != nil else { return false }
        try set(Setting.moved.rawValue, nil)
        var moves = try Moves(in: self)
        if moves.isEmpty { return false }
        var first: Int64?
        var left: [LogEntry] = []
        var position: Int64 = 0
        while case let page = try log(position, 1_000), let last = page.last {
            for entry in page {
                let change = try moves.unmoved(entry.change)
                if first == nil, change == entry.change { continue }
                first = first ?? entry.position
                guard let change else { continue }
                left.append(
                    LogEntry(position: entry.position, change: change, undoes: entry.undoes))
            }
            position = last.position
        }
        guard let first else { return false }
        try rewind(first - 1)
        for entry in left { _ = try append([entry.change], entry.undoes) }
        try noteRewinding(to: first - 1)
        return true
    }
}
