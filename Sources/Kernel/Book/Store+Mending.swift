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
        guard let unwound = try unwind(now, restamps, withAside: restamps) else { return nil }
        _ = try restamp(unwound, takingIn: [], now)
        return unwound.count
    }

    /// Moves them out of the log, but for what gets another stamp, which is given; nil when there was nothing.
    ///
    /// - Parameter withAside: Whether what this replica wrote and is put aside gets another as well.
    func unwind(
        _ now: Instant, _ restamps: Bool = true, withAside: Bool = false
    ) throws(StoreError) -> Unwound? {
        guard now.isCredible else { return nil }
        let nodes = try nodes()
        let aside = withAside ? try ownAside(nodes, now) : []
        let first = try firstImpossible(now)
        if first == nil, aside.isEmpty { return nil }
        var entries: [LogEntry] = []
        if let first { entries = try log(first - 1, .max) }
        var unwound = Unwound(end: first.map { $0 - 1 })
        unwound.lead = try lead(of: aside + entries, now)
        unwound.own = aside
        let others = try takeOut(entries, nodes, now, restamps, &unwound)
        // After them, so that nothing from there on keeps its position, by which others know the log again.
        unwound.own = try leavingTaken(unwound.own)
        try order(&unwound, beside: others.map { $0.change })
        try putAside(others.map { Parcel.Run(undoes: $0.undoes, changes: [$0.change]) })
        return unwound
    }

    /// By how much the clock was ahead that wrote, at least: none of it is later than now.
    private func lead(of entries: [LogEntry], _ now: Instant) throws(StoreError) -> Int64 {
        let stamps = entries.map { $0.change.stamp }.filter { $0.isAcceptable }
        let last = stamps.max().map { $0.instant.milliseconds } ?? 0
        return max(try formerLead(now) ?? 0, last - now.milliseconds)
    }

    func firstImpossible(_ now: Instant) throws(StoreError) -> Int64? {
        guard let last = try lastStamp(), !last.isPossible(at: now) else { return nil }
        return try firstPosition { !$0.change.stamp.isPossible(at: now) }
    }

    /// What this replica wrote, and waits among what was put aside: it came back from others after a backup
    /// was put back here.
    private func ownAside(_ nodes: Nodes, _ now: Instant) throws(StoreError) -> [LogEntry] {
        guard try setting(Setting.told.rawValue) != nil else { return [] }
        var found: [LogEntry] = []
        var actions = KnownActions(store: self)
        for id in try asideIDs() {
            guard let aside = try putAside(id), nodes.wrote(aside.change.stamp),
                !aside.change.stamp.isPossible(at: now), let change = aside.waiting(at: now),
                try !actions.holdAll(of: change)
            else { continue }
            found.append(LogEntry(position: 0, change: change, undoes: aside.undoes))
        }
        return found
    }

    /// Takes the end of the log away and puts back what is possible; gives what others wrote of the rest.
    private func takeOut(
        _ entries: [LogEntry], _ nodes: Nodes, _ now: Instant, _ restamps: Bool,
        _ unwound: inout Unwound
    ) throws(StoreError) -> [LogEntry] {
        guard let end = unwound.end else { return [] }
        try rewind(end)
        var floor = try lastStamp() ?? .never
        var others: [LogEntry] = []
        var came: [(change: Change, at: Instant)] = []
        for entry in entries {
            let stamp = entry.change.stamp
            if stamp.isPossible(at: now) {
                _ = try append([entry.change], entry.undoes)
                floor = max(floor, stamp)
            } else if restamps, nodes.wrote(stamp) {
                unwound.own.append(entry)
                unwound.floors[stamp] = max(unwound.floors[stamp] ?? floor, floor)
            } else {
                others.append(entry)
                came.append((entry.change, max(unwound.time(of: stamp) ?? now, floor.instant)))
            }
        }
        try noteArrival(came)
        return others
    }

    /// Between what the own changes of each stamp are to be: after what others had written before, and before
    /// what they wrote later, in knowledge of them, where that has got another date already.
    private func order(
        _ unwound: inout Unwound, beside others: [Change]
    ) throws(StoreError) {
        var moves = try Moves(in: self, isOfAnybody: true)
        if unwound.own.isEmpty || moves.isEmpty { return }
        var moved: [RecordKey: [(old: Stamp, new: Stamp)]] = [:]
        for change in try others + putAside().map({ $0.change }) {
            guard let new = try moves.successor(of: change) else { continue }
            moved[RecordKey(change.kind, change.record), default: []].append((change.stamp, new))
        }
        var limit: Stamp?
        for entry in unwound.own.inOrder({ $0.change.stamp > $1.change.stamp }) {
            let stamp = entry.change.stamp
            let key = RecordKey(entry.change.kind, entry.change.record)
            for other in moved[key] ?? [] {
                if other.old > stamp {
                    limit = min(limit ?? other.new, other.new)
                } else {
                    unwound.floors[stamp] = max(unwound.floors[stamp] ?? other.new, other.new)
                }
            }
            if let limit { unwound.limits[stamp] = limit }
        }
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

    /// Writes what was moved out of the log again, and takes in what was put aside, under stamps of when it was
    /// written, as far as that is known, and not after it came: all in the order in which it was written. It is noted
    /// for whoever has it put aside.
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
        let renaming = try renaming(of: unwound, taken, now)
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
        if let end = unwound?.end { try noteRewinding(to: end) }
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

    /// Stamps for entries, in their order, and those that were given before.
    private func renaming(
        of unwound: Unwound?, _ taken: [LogEntry], _ now: Instant
    ) throws(StoreError) -> Renaming {
        var names: [Stamp: Stamp] = [:]
        let entries = (unwound?.own ?? []) + taken
        if entries.isEmpty { return Renaming(names) }
        for aside in try putAside() { names[aside.change.stamp] = aside.successor }
        let limits = unwound?.limits ?? [:]
        let stamps = Array(Set(entries.map { $0.change.stamp })).inOrder { $0 < $1 }
        let dates = try dates(of: unwound, taken, now)
        let dated = zip(stamps, dates.times.upTo(stamps)).filter { limits[$0.0] == nil }
        let latest = try lastStamp()
        // Of one name, each stamp is later than those before it.
        if let latest,
            dated.contains(where: { dates.floors[$0.0] == nil && $0.1 <= latest.instant })
        {
            try leaveNode(after: latest)
        }
        let node = try ownNode(now)
        var next: Stamp?
        for stamp in stamps.reversed() {
            guard let limit = limits[stamp] else { continue }
            var new = min(next ?? limit, limit).before(node)
            while try !action(new).isEmpty { new = new.before(node) }
            names[stamp] = new
            next = new
        }
        var last = stamps.compactMap { limits[$0] == nil ? nil : names[$0] }.max()
        for (stamp, time) in dated {
            if let floor = dates.floor(of: stamp, at: time) { last = max(last ?? floor, floor) }
            var new = Stamp.next(after: last, now: time, node: node)
            while try !action(new).isEmpty { new = Stamp.next(after: new, now: time, node: node) }
            names[stamp] = new
            last = new
        }
        return Renaming(names)
    }

    private func dates(
        of unwound: Unwound?, _ taken: [LogEntry], _ now: Instant
    ) throws(StoreError) -> Dates {
        let arrivals = try arrivals()
        let shadows = try shadowTimes()
        var dates = Dates(floors: unwound?.floors ?? [:])
        for entry in unwound?.own ?? [] {
            let stamp = entry.change.stamp
            let arrival = arrivals[PutAside.id(entry.change)] ?? now
            let time = unwound?.time(of: stamp) ?? now
            // What was written by a clock that had been put right meanwhile.
            let latest = max(time, shadows.time(of: stamp) ?? time)
            dates.times[stamp] = min(latest, arrival, now)
        }
        let latest = try lastStamp()
        for entry in taken {
            let stamp = entry.change.stamp
            if let arrival = arrivals[PutAside.id(entry.change)],
                now.agrees(with: arrival) || arrival < now
            {
                dates.times[stamp] = max(dates.times[stamp] ?? arrival, arrival)
                dates.arrived.insert(stamp)
            } else {
                (dates.times[stamp], dates.floors[stamp]) = (now, latest)
            }
        }
        return dates
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
    /// Where the log ended that is as it was; nil where nothing was taken out.
    let end: Int64?
    var own: [LogEntry] = []
    /// By how many milliseconds the clock was ahead, at least.
    var lead: Int64 = 0
    /// After what it is to be.
    var floors: [Stamp: Stamp] = [:]
    /// Before what some of it is to be.
    var limits: [Stamp: Stamp] = [:]

    /// When something was written by the clock that was ahead; nil where that can't be told.
    func time(of stamp: Stamp) -> Instant? {
        let time = Instant(milliseconds: stamp.instant.milliseconds - lead)
        return time.isCredible && stamp.isAcceptable ? time : nil
    }

    var count: Int { own.count { $0.change.kind != PutAside.kind } }

    fileprivate init(end: Int64?) {
        self.end = end
    }
}

/// When actions were written, at the latest, by the stamps that they have.
private struct Dates {
    var times: [Stamp: Instant] = [:]
    /// After what, as far as that is known.
    var floors: [Stamp: Stamp]
    /// Those of which it is known when they came.
    var arrived: Set<Stamp> = []

    init(floors: [Stamp: Stamp]) {
        self.floors = floors
    }

    /// After what an action comes that gets a date: what was here when it came may have its very millisecond.
    func floor(of stamp: Stamp, at time: Instant) -> Stamp? {
        guard arrived.contains(stamp) else { return floors[stamp] }
        return Stamp(time: UInt64(clamping: time.milliseconds) << 16 | 0x7000, node: 0)
    }
}

extension [Stamp: Instant] {
    /// The times of some stamps in ascending order, none later than one that follows.
    fileprivate func upTo(_ stamps: [Stamp]) -> [Instant] {
        var times: [Instant] = []
        var least = Instant.distant
        for stamp in stamps.reversed() {
            least = Swift.min(least, self[stamp] ?? least)
            times.append(least)
        }
        return times.reversed()
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
