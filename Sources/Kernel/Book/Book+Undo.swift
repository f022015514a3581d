extension Book {
    /// Takes back an action as far as nothing newer stands in its way.
    ///
    /// - Throws: ``BookError/nothingToUndo`` when nothing of it is left to take back.
    @discardableResult
    package func undo(_ stamp: Stamp) throws(BookError) -> Stamp {
        var undone = UndoneActions()
        try walkBack { action in
            if action.stamp <= stamp { return true }
            _ = undone.pass(action)
            return false
        }
        return try undo(stamp, passingOver: undone.stamps)
    }

    /// Takes back the latest action of this replica that isn't taken back yet, so that repeated
    /// undoing walks further back.
    package func undoLast() throws(BookError) -> (undone: Stamp, by: Stamp) {
        let nodes = try reading { () throws(StoreError) in try store.nodes() }
        var undone = UndoneActions()
        var result: (undone: Stamp, by: Stamp)?
        try walkBack { (action) throws(BookError) in
            guard undone.pass(action), nodes.wrote(action.stamp),
                let stamp = try undoIfPossible(action.stamp, passingOver: undone.stamps)
            else { return false }
            result = (action.stamp, stamp)
            return true
        }
        guard let result else { throw .nothingToUndo }
        return result
    }

    /// Takes back this replica's latest undoing that still stands, unless something was done since;
    /// repeated, it does again all that was taken back in a row.
    package func redoLast() throws(BookError) -> (undone: Stamp, by: Stamp) {
        let nodes = try reading { () throws(StoreError) in try store.nodes() }
        var undone = UndoneActions()
        var latest: Stamp?
        try walkBack { (action) throws(BookError) in
            if !nodes.wrote(action.stamp) || undone.stamps.contains(action.stamp) {
                _ = undone.pass(action)
                return false
            }
            if undone.pass(action) { return true }
            guard try isUndoing(action.stamp) else { return false }
            latest = action.stamp
            return true
        }
        guard let latest else { throw .nothingToRedo }
        return (latest, try undo(latest))
    }

    /// Actions whose every field was written again since have nothing left to take back.
    private func undoIfPossible(
        _ stamp: Stamp, passingOver: Set<Stamp>
    ) throws(BookError) -> Stamp? {
        do {
            return try undo(stamp, passingOver: passingOver)
        } catch {
            if case .nothingToUndo = error { return nil }
            throw error
        }
    }

    private func undo(_ stamp: Stamp, passingOver: Set<Stamp>) throws(BookError) -> Stamp {
        if PutAside.keeps(under: stamp) { throw .nothingToUndo }
        var pending: [PendingChange] = []
        var seen: Set<RecordKey> = []
        for change in try changes(at: stamp) {
            let key = RecordKey(change.kind, change.record)
            guard seen.insert(key).inserted else { continue }
            let history = try history(key)
            let fields = Inverse.fields(undoing: stamp, in: history, passingOver: passingOver)
            if fields.isEmpty { continue }
            let witness = Witness.again(fields, history)
            pending.append(PendingChange(kind: key.kind, record: key.id, fields: fields + witness))
        }
        guard let undone = try write(pending, undoing: stamp) else { throw .nothingToUndo }
        return undone
    }

    /// Goes through all actions, latest first, until `visit` says that it is enough.
    private func walkBack(
        _ visit: (Action) throws(BookError) -> Bool
    ) throws(BookError) {
        var before: Stamp?
        while case let page = try actions(before: before, limit: 64), let last = page.last {
            for action in page where try visit(action) { return }
            before = last.stamp
        }
    }

    package func actions(before: Stamp?, limit: Int) throws(BookError) -> [Action] {
        try reading { () throws(StoreError) in try store.actions(before, limit) }
    }

    /// All changes of one action.
    package func changes(at stamp: Stamp) throws(BookError) -> [Change] {
        try reading { () throws(StoreError) in try store.action(stamp) }
    }

    /// All changes of one record, earliest first.
    package func history(_ key: RecordKey) throws(BookError) -> [Change] {
        try reading { () throws(StoreError) in try store.history(key) }
    }
}

/// Which actions were taken back, told from the latest action backwards.
private struct UndoneActions {
    /// The actions that were taken back, and those that took them back.
    private(set) var stamps: Set<Stamp> = []

    /// Whether an action still stands and isn't an undoing itself.
    mutating func pass(_ action: Action) -> Bool {
        if stamps.contains(action.stamp) { return false }
        guard let undone = action.undoes else { return true }
        stamps.insert(undone)
        stamps.insert(action.stamp)
        return false
    }
}
