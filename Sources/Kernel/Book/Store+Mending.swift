/// A clock that was wrong has left stamps in the log that no clock can have given yet.
extension Store {
    /// Moves them out of the log: what this replica wrote gets stamps of now, in the same order, and
    /// what others wrote is put aside. Gives how many changes got another stamp; nil when there was nothing
    /// to move.
    ///
    /// - Parameters:
    ///   - now: What a clock shows of which it is sure that it is right.
    ///   - restamps: Otherwise all of it is put aside, which a clock that is wrong can't spoil: once
    ///     it is right, everything comes back as it was.
    package func mend(now: Instant, restamps: Bool = true) throws(StoreError) -> Int? {
        guard now.isCredible, let last = try lastStamp(), !last.isPossible(at: now),
            let first = try firstPosition(where: { !$0.change.stamp.isPossible(at: now) })
        else { return nil }
        return try mend(from: first, now, restamps)
    }

    private func mend(
        from first: Int64, _ now: Instant, _ restamps: Bool
    ) throws(StoreError) -> Int {
        let entries = try log(first - 1, .max)
        let nodes = try nodes()
        try rewind(first - 1)
        var own: [LogEntry] = []
        var others: [Parcel.Run] = []
        for entry in entries {
            if entry.change.stamp.isPossible(at: now) {
                _ = try append([entry.change], entry.undoes)
            } else if restamps, nodes.wrote(entry.change.stamp) {
                own.append(entry)
            } else {
                others.append(Parcel.Run(undoes: entry.undoes, changes: [entry.change]))
            }
        }
        // Last, so that nothing from there on keeps its position, by which others know the log again.
        let left = try leavingTaken(own)
        try restamp(left, now) { change, stamp in PutAside.noting(change, takenAt: stamp) }
        try putAside(others)
        try noteRewinding(to: first - 1)
        return left.count { $0.change.kind != PutAside.kind }
    }

    /// What of the own changes nobody has taken in elsewhere. Others were edited since in knowledge of that: they
    /// keep the date that they have, and it is noted so.
    private func leavingTaken(_ entries: [LogEntry]) throws(StoreError) -> [LogEntry] {
        var moves = try Moves(in: self, isOfAnybody: true)
        if moves.isEmpty { return entries }
        var left: [LogEntry] = []
        var marks: [Change] = []
        for entry in entries {
            let (change, stamp) = (entry.change, try moves.successor(of: entry.change))
            guard let stamp else {
                left.append(entry)
                continue
            }
            let kept = try moves.unmoved(change)
            if let kept {
                left.append(LogEntry(position: entry.position, change: kept, undoes: entry.undoes))
            }
            let taken = change.keeping(change.fields.filter { kept?.fields.contains($0) != true })
            if let taken { marks.append(PutAside.noting(taken, takenAt: stamp)) }
        }
        _ = try append(marks, nil)
        try noteAside(marks)
        return left
    }

    /// Forgets what was put aside and is merged by now, for a replica that can't tell others of it; gives
    /// whether there was any. What the server has of it comes again.
    func forgetPutAside(_ now: Instant) throws(StoreError) -> Bool {
        let settled = try settledAside(now)
        let isSettled = { (entry: LogEntry) in
            entry.change.kind == PutAside.kind && settled.contains(entry.change.record)
        }
        guard let first = try firstPosition(where: isSettled) else { return false }
        let entries = try log(first - 1, .max)
        try rewind(first - 1)
        for entry in entries where !isSettled(entry) {
            _ = try append([entry.change], entry.undoes)
        }
        try noteRewinding(to: first - 1)
        return true
    }

    private func firstPosition(
        where isWanted: (LogEntry) -> Bool
    ) throws(StoreError) -> Int64? {
        var position: Int64 = 0
        while case let page = try log(position, 1_000), let last = page.last {
            if let found = page.first(where: isWanted) { return found.position }
            position = last.position
        }
        return nil
    }

    /// Takes in what was put aside, as actions of now in the same order; gives the last one's stamp.
    ///
    /// What each says of other stamps goes along: what was undecided stays so. What they took back is no
    /// part of it, since none of them is an undoing any more.
    func takeIn(_ changes: [Change], _ now: Instant) throws(StoreError) -> Stamp? {
        let entries = changes.map { LogEntry(position: 0, change: $0) }
        return try restamp(entries, now) { change, stamp in PutAside.taking(change, at: stamp) }
    }

    /// Writes entries again with stamps of now, and notes it for whoever has put them aside.
    @discardableResult
    private func restamp(
        _ entries: [LogEntry], _ now: Instant, noting note: (Change, Stamp) -> Change
    ) throws(StoreError) -> Stamp? {
        if entries.isEmpty { return nil }
        var names: [Stamp: Stamp] = [:]
        for aside in try putAside() { names[aside.change.stamp] = aside.successor }
        var last = try lastStamp()
        let node = try ownNode(now)
        for stamp in Array(Set(entries.map { $0.change.stamp })).inOrder({ $0 < $1 }) {
            let new = Stamp.next(after: last, now: now, node: node)
            names[stamp] = new
            last = new
        }
        let renaming = Renaming(names)
        var marks: [Change] = []
        for entry in entries {
            guard let stamp = renaming[entry.change.stamp] else { continue }
            let change = renaming.of(entry.change, at: stamp)
            let key = RecordKey(change.kind, change.record)
            let fields = try change.fields + making(of: key, change.fields, now)
            _ = try append(
                [Change(kind: change.kind, record: change.record, stamp: stamp, fields: fields)],
                entry.undoes.map { renaming[$0] ?? $0 })
            let mark = note(entry.change, stamp)
            _ = try append([mark], nil)
            marks.append(mark)
        }
        try noteAside(marks)
        return last
    }

    /// Since when there is a record whose identifier was made by a clock that was wrong, and says that;
    /// nothing where the record or some fields of it say it already.
    func making(
        of key: RecordKey, _ fields: [FieldChange], _ now: Instant
    ) throws(StoreError) -> [FieldChange] {
        guard let made = key.id.instant, now.isCredible,
            made.milliseconds - Stamp.reach > now.milliseconds
        else { return [] }
        let known = try fields + history(key).flatMap { $0.fields }
        let isTold = known.contains { $0.name == Field.createdAt.name }
        return isTold ? [] : [Field.createdAt.change(to: .instant(now))]
    }

    /// What others remember of the log's positions holds up to this one only.
    func noteRewinding(to position: Int64) throws(StoreError) {
        let known = try rewinding()
        let earliest = min(known.count == 0 ? position : known.position, position)
        try set(Setting.rewound.rawValue, String(known.count + 1) + " " + String(earliest))
        try set(Setting.digest.rawValue, nil)
        memo.clear()
    }

    /// How often the log was made anew, and from which position on at the earliest.
    func rewinding() throws(StoreError) -> (count: Int64, position: Int64) {
        let parts = (try setting(Setting.rewound.rawValue) ?? "").split(separator: " ")
        guard parts.count == 2, let count = Int64(parts[0]), let position = Int64(parts[1]) else {
            return (0, 0)
        }
        return (count, position)
    }
}

/// New stamps for old ones, also where changes speak of stamps.
struct Renaming {
    private let names: [Stamp: Stamp]
    /// The old ones of each node, in order.
    private let known: [UInt64: [Stamp]]

    init(_ names: [Stamp: Stamp]) {
        self.names = names
        known = Dictionary(grouping: names.keys) { $0.node }.mapValues { $0.inOrder { $0 < $1 } }
    }

    subscript(stamp: Stamp) -> Stamp? { names[stamp] }

    func of(_ change: Change, at stamp: Stamp) -> Change {
        Change(
            kind: change.kind, record: change.record, stamp: stamp,
            fields: change.fields.map { field in
                change.kind == PutAside.kind
                    ? PutAside.renaming(field) { names[$0] } : of(field)
            })
    }

    /// What a text replaces, and what a deletion knew, is said in stamps.
    private func of(_ field: FieldChange) -> FieldChange {
        guard field.namesStamps, let items = (try? JSON.parse(field.json))?.elements else {
            return field
        }
        let words = items.map { item -> JSON in
            guard let text = item.string else { return item }
            let isMarked = text.hasPrefix("!")
            guard let stamp = Stamp(isMarked ? String(text.dropFirst()) : text) else { return item }
            return .string((isMarked ? "!" : "") + new(for: stamp).text)
        }
        return FieldChange(field.name, json: JSONText(.array(words)).text)
    }

    /// The new stamp, or that of the last action before which has one.
    private func new(for stamp: Stamp) -> Stamp {
        if let new = names[stamp] { return new }
        guard let stamps = known[stamp.node] else { return stamp }
        var (low, high) = (0, stamps.count)
        while low < high {
            let middle = (low + high) / 2
            if stamps[middle] < stamp { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? names[stamps[low - 1]] ?? stamp : stamp
    }
}

extension FieldChange {
    /// Whether its value is a list of stamps.
    var namesStamps: Bool { TextVersion.isBase(name) || name == FieldChange.seen }
}
