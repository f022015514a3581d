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
        guard let unwound = try unwind(now, restamps) else { return nil }
        _ = try restamp(unwound, takingIn: [], now)
        return unwound.count
    }

    /// Moves them out of the log, but for what gets another stamp, which is given; nil when there was nothing.
    func unwind(
        _ now: Instant, _ restamps: Bool = true
    ) throws(StoreError) -> Unwound? {
        guard now.isCredible, let last = try lastStamp(), !last.isPossible(at: now),
            let first = try firstPosition(where: { !$0.change.stamp.isPossible(at: now) })
        else { return nil }
        let entries = try log(first - 1, .max)
        let nodes = try nodes()
        try rewind(first - 1)
        var unwound = Unwound(end: first - 1)
        var others: [Parcel.Run] = []
        for entry in entries {
            if entry.change.stamp.isPossible(at: now) {
                _ = try append([entry.change], entry.undoes)
            } else if restamps, nodes.wrote(entry.change.stamp) {
                unwound.own.append(entry)
            } else {
                others.append(Parcel.Run(undoes: entry.undoes, changes: [entry.change]))
            }
        }
        // After them, so that nothing from there on keeps its position, by which others know the log again.
        unwound.own = try leavingTaken(unwound.own)
        unwound.limits = try limits(of: unwound.own, beside: others.flatMap { $0.changes })
        try putAside(others)
        return unwound
    }

    /// Before what the own changes of each stamp are to be, the earliest first: others that were written
    /// later, in knowledge of them, have got another date already.
    private func limits(
        of own: [LogEntry], beside others: [Change]
    ) throws(StoreError) -> [Stamp: Stamp] {
        var moves = try Moves(in: self, isOfAnybody: true)
        if own.isEmpty || moves.isEmpty { return [:] }
        var moved: [RecordKey: [(old: Stamp, new: Stamp)]] = [:]
        for change in try others + putAside().map({ $0.change }) {
            guard let new = try moves.successor(of: change) else { continue }
            moved[RecordKey(change.kind, change.record), default: []].append((change.stamp, new))
        }
        var limits: [Stamp: Stamp] = [:]
        var limit: Stamp?
        for entry in own.inOrder({ $0.change.stamp > $1.change.stamp }) {
            let stamp = entry.change.stamp
            let key = RecordKey(entry.change.kind, entry.change.record)
            for other in moved[key] ?? [] where other.old > stamp {
                limit = min(limit ?? other.new, other.new)
            }
            if let limit { limits[stamp] = limit }
        }
        return limits
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

    /// Writes what was moved out of the log again, with stamps of now, and takes in what was put aside, as
    /// actions of now: all in the order in which it was written. It is noted for whoever has it put aside.
    ///
    /// What each says of other stamps goes along: what was undecided stays so. What they took back is no
    /// part of what is taken in, since none of that is an undoing any more.
    ///
    /// - Returns: The stamp of the last that was taken in.
    func restamp(
        _ unwound: Unwound?, takingIn others: [Change], _ now: Instant
    ) throws(StoreError) -> Stamp? {
        let own = unwound?.own ?? []
        let taken = others.map { LogEntry(position: 0, change: $0) }
        let renaming = try renaming(of: own + taken, unwound?.limits ?? [:], now)
        var marks: [Change] = []
        for entry in own {
            guard let stamp = renaming[entry.change.stamp] else { continue }
            let mark = PutAside.noting(entry.change, takenAt: stamp)
            try write(entry, at: stamp, renaming, mark, now)
            marks.append(mark)
        }
        var last: Stamp?
        for entry in taken {
            guard let stamp = renaming[entry.change.stamp] else { continue }
            let mark = PutAside.taking(entry.change, at: stamp)
            try write(entry, at: stamp, renaming, mark, now)
            marks.append(mark)
            last = max(last ?? stamp, stamp)
        }
        try noteAside(marks)
        if let unwound { try noteRewinding(to: unwound.end) }
        return last
    }

    private func write(
        _ entry: LogEntry, at stamp: Stamp, _ renaming: Renaming, _ mark: Change, _ now: Instant
    ) throws(StoreError) {
        let change = renaming.of(entry.change, at: stamp)
        let key = RecordKey(change.kind, change.record)
        let fields = try change.fields + making(of: key, change.fields, now)
        _ = try append(
            [Change(kind: change.kind, record: change.record, stamp: stamp, fields: fields)],
            entry.undoes.map { renaming[$0] ?? $0 })
        _ = try append([mark], nil)
    }

    /// Stamps of now for entries, in their order, and those that were given before.
    private func renaming(
        of entries: [LogEntry], _ limits: [Stamp: Stamp], _ now: Instant
    ) throws(StoreError) -> Renaming {
        var names: [Stamp: Stamp] = [:]
        if entries.isEmpty { return Renaming(names) }
        for aside in try putAside() { names[aside.change.stamp] = aside.successor }
        var last = try lastStamp()
        let node = try ownNode(now)
        let stamps = Array(Set(entries.map { $0.change.stamp })).inOrder { $0 < $1 }
        for stamp in stamps where limits[stamp] == nil {
            let new = Stamp.next(after: last, now: now, node: node)
            names[stamp] = new
            last = new
        }
        var next: Stamp?
        for stamp in stamps.reversed() {
            guard let limit = limits[stamp] else { continue }
            var new = min(next ?? limit, limit).before(node)
            while try !action(new).isEmpty { new = new.before(node) }
            names[stamp] = new
            next = new
        }
        return Renaming(names)
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

/// What this replica wrote by a clock that was wrong, and is to get other stamps.
struct Unwound {
    /// Where the log ended that is as it was.
    let end: Int64
    var own: [LogEntry] = []
    /// Before what some of it is to be.
    var limits: [Stamp: Stamp] = [:]

    var count: Int { own.count { $0.change.kind != PutAside.kind } }

    fileprivate init(end: Int64) {
        self.end = end
    }
}

extension Stamp {
    /// An earlier one of a node, in the same millisecond or that before.
    fileprivate func before(_ node: UInt64) -> Stamp {
        // Counting alone never gets to the upper half.
        let most: UInt64 = 0x7fff
        let counter = time & 0xffff
        if counter > 0 { return Stamp(time: time & ~0xffff | min(counter - 1, most), node: node) }
        return Stamp(time: ((time >> 16) - 1) << 16 | most, node: node)
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
