extension Book {
    /// Takes back an action as far as nothing newer stands in its way.
    ///
    /// - Throws: ``BookError/nothingToUndo`` when nothing of it is left to take back.
    @discardableResult
    package func undo(_ stamp: Stamp) throws(BookError) -> Stamp {
        let changes = try changes(at: stamp)
        var pending: [PendingChange] = []
        for change in changes {
            let history = try history(RecordKey(change.kind, change.record))
            let fields = Inverse.fields(undoing: stamp, in: history)
            if fields.isEmpty { continue }
            pending.append(
                PendingChange(kind: change.kind, record: change.record, fields: fields))
        }
        guard let undone = try write(pending, undoing: stamp) else { throw .nothingToUndo }
        return undone
    }

    /// Takes back the latest action of this replica that isn't taken back yet, so that repeated
    /// undoing walks further back.
    package func undoLast() throws(BookError) -> (undone: Stamp, by: Stamp) {
        let node = try node()
        var takenBack: Set<Stamp> = []
        var before: Stamp?
        while case let page = try actions(before: before, limit: 64), let last = page.last {
            for action in page where action.stamp.node == node {
                if takenBack.contains(action.stamp) { continue }
                if let target = action.undoes {
                    takenBack.insert(target)
                } else if let stamp = try undoIfPossible(action.stamp) {
                    return (action.stamp, stamp)
                }
            }
            before = last.stamp
        }
        throw .nothingToUndo
    }

    /// Actions whose every field was written again since have nothing left to take back.
    private func undoIfPossible(_ stamp: Stamp) throws(BookError) -> Stamp? {
        do {
            return try undo(stamp)
        } catch {
            if case .nothingToUndo = error { return nil }
            throw error
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
