extension Book {
    /// Takes back an action as far as nothing newer stands in its way.
    ///
    /// - Throws: ``BookError/nothingToUndo`` when nothing of it is left to take back.
    @discardableResult
    package func undo(_ stamp: Stamp) throws(BookError) -> Stamp {
        try undo(stamp, passingOver: try undone(since: stamp))
    }

    /// The actions after one that were taken back, itself included, and those that took them back.
    func undone(since stamp: Stamp) throws(BookError) -> Set<Stamp> {
        var undone = UndoneActions()
        try walkBack { action in
            if action.stamp <= stamp { return true }
            _ = undone.pass(action)
            return false
        }
        return undone.stamps
    }

    /// Whether an action isn't taken back.
    func stands(_ stamp: Stamp) throws(BookError) -> Bool {
        try !undone(since: stamp).contains(stamp)
    }

    /// Takes back several actions, one after another, and gives what did so: nothing for those of which
    /// nothing is left.
    ///
    /// - Throws: ``BookError/nothingToUndo`` when nothing is left of any.
    package func undo(_ row: [Stamp]) throws(BookError) -> [Stamp] {
        var done: [Stamp] = []
        for action in row {
            do {
                done.append(try undo(action))
            } catch {
                guard case .nothingToUndo = error else { throw error }
            }
        }
        if done.isEmpty { throw .nothingToUndo }
        return done
    }

    /// Whether an action is this replica's own.
    package func isOwn(_ action: Stamp) throws(BookError) -> Bool {
        try reading { () throws(StoreError) in try store.nodes() }.wrote(action)
    }

    /// Takes back the latest action of this replica that isn't taken back yet, so that repeated
    /// undoing walks further back.
    package func undoLast() throws(BookError) -> (undone: Stamp, by: Stamp) {
        guard let next = try nextToUndo(), let by = try write(next.pending, undoing: next.stamp)
        else { throw .nothingToUndo }
        return (next.stamp, by)
    }

    /// The latest action of this replica since a moment that can be taken back, of those that have such a change.
    package func lastUndoable(
        since began: Instant, where counts: (Change) -> Bool
    ) throws(BookError) -> Stamp? {
        try nextToUndo(since: began) { (action) throws(BookError) in
            try changes(at: action).contains { counts($0) }
        }?.stamp
    }

    /// The latest action of this replica that isn't taken back yet and has something left to take back.
    func nextToUndo(
        since began: Instant = Instant(milliseconds: 0),
        where counts: (Stamp) throws(BookError) -> Bool = { _ in true }
    ) throws(BookError) -> (stamp: Stamp, pending: [PendingChange])? {
        let nodes = try reading { () throws(StoreError) in try store.nodes() }
        var undone = UndoneActions()
        var result: (stamp: Stamp, pending: [PendingChange])?
        try walkBack { (action) throws(BookError) in
            if action.stamp.instant < began { return true }
            guard undone.pass(action), nodes.wrote(action.stamp), try counts(action.stamp)
            else { return false }
            let pending = try undoing(action.stamp, passingOver: undone.stamps)
            if pending.isEmpty { return false }
            result = (action.stamp, pending)
            return true
        }
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

    private func undo(_ stamp: Stamp, passingOver: Set<Stamp>) throws(BookError) -> Stamp {
        let pending = try undoing(stamp, passingOver: passingOver)
        guard let undone = try write(pending, undoing: stamp) else { throw .nothingToUndo }
        return undone
    }

    /// What takes back an action that this book alone can take back; nothing where all of it was written again since.
    ///
    /// - Throws: ``BookError/moved(_:)`` for a move to or from another book.
    private func undoing(
        _ stamp: Stamp, passingOver: Set<Stamp>
    ) throws(BookError) -> [PendingChange] {
        // What others wrote is not this action's to take away.
        if try isTakingIn(stamp) { return [] }
        if let crossing = try crossing(at: stamp) { throw .moved(crossing) }
        return try inverse(of: stamp, passingOver: passingOver, withEchoes: true)
    }

    func inverse(
        of stamp: Stamp, passingOver: Set<Stamp>, withEchoes: Bool = false
    ) throws(BookError) -> [PendingChange] {
        var pending: [PendingChange] = []
        var seen: Set<RecordKey> = []
        for change in try changes(at: stamp) {
            let key = RecordKey(change.kind, change.record)
            guard seen.insert(key).inserted else { continue }
            let history = try history(key)
            let fields = Inverse.fields(
                undoing: stamp, in: history, passingOver: passingOver, withEchoes: withEchoes)
            if fields.isEmpty { continue }
            let witness = Witness.again(fields, history)
            pending.append(PendingChange(kind: key.kind, record: key.id, fields: fields + witness))
        }
        return pending
    }

    /// Goes through all actions before a stamp, latest first, until `visit` says that it is enough.
    private func walkBack(
        from start: Stamp? = nil, _ visit: (Action) throws(BookError) -> Bool
    ) throws(BookError) {
        var before = start
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

    /// What stands of one record's history as far as a field goes: without what was taken back, and what
    /// took it back. What was done again stands, and so does what an undoing left as it was.
    package func standing(
        _ history: [Change], of field: String
    ) throws(BookError) -> [Change] {
        var undone = UndoneActions()
        for change in history.reversed() where change[field] != nil {
            let action = try actions(before: change.stamp.successor, limit: 1).first
            if let action, action.stamp == change.stamp { _ = undone.pass(action) }
        }
        if undone.stamps.isEmpty { return history }
        return history.filter { $0[field] == nil || !undone.stamps.contains($0.stamp) }
    }
}

extension Book {
    /// What an undoing left as it was, since somebody had written there after the action that it
    /// takes back: the fields by record, in the order of that action.
    func left(by undoing: Stamp, of action: Stamp) throws(BookError) -> [Left] {
        let written = try standing(between: action, and: undoing)
        if written.isEmpty { return [] }
        let undone = try changes(at: action)
        let restored = try changes(at: undoing)
        var left: [Left] = []
        for change in undone {
            let key = RecordKey(change.kind, change.record)
            guard let names = written[key], let kind = schema.kind(change.kind),
                let record = try record(kind, change.record), !record.isDeleted,
                !left.contains(where: { $0.record.key == key })
            else { continue }
            let isMade = try history(key).first?.stamp == action
            let own = Set(
                undone.filter { RecordKey($0.kind, $0.record) == key }.flatMap { $0.names }
            ).subtracting(
                restored.filter { RecordKey($0.kind, $0.record) == key }.flatMap { $0.names })
            let fields = kind.fields.filter { names.contains($0.name) }
                .filter { isMade || own.contains($0.name) }
            if !fields.isEmpty { left.append(Left(record: record, fields: fields)) }
        }
        return left
    }

    /// The fields that were written by actions between two others and not taken back before the later.
    private func standing(
        between first: Stamp, and last: Stamp
    ) throws(BookError) -> [RecordKey: Set<String>] {
        var undone = UndoneActions()
        var written: [RecordKey: Set<String>] = [:]
        try walkBack(from: last) { (action) throws(BookError) in
            if action.stamp <= first { return true }
            guard undone.pass(action) else { return false }
            for change in try changes(at: action.stamp) {
                written[RecordKey(change.kind, change.record), default: []].formUnion(change.names)
            }
            return false
        }
        return written
    }
}

/// A record of an action whose fields weren't taken back.
struct Left {
    let record: Record
    let fields: [Field]
}

extension Change {
    /// What people wrote to, lists as such.
    fileprivate var names: [String] {
        fields.filter { !FieldChange.isAside($0.name) }
            .map { ListElement.list(of: $0.name) ?? $0.name }
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
