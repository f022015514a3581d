/// When what is put aside or held back came here: what was written since is later, whatever its date says.
extension Store {
    /// Of no more than so many it is remembered: those that came last.
    private static let mostArrivals = 2_000

    /// By the record that keeps what came.
    func arrivals() throws(StoreError) -> [RecordID: Instant] {
        var found: [RecordID: Instant] = [:]
        for line in (try setting(Setting.arrived.rawValue) ?? "").split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let time = words.first.flatMap({ Int64($0) }) else { continue }
            for word in words.dropFirst() {
                guard let id = RecordID(String(word)) else { continue }
                found[id] = Instant(milliseconds: time)
            }
        }
        return found
    }

    /// Notes that changes came now, after all that is here.
    func noteArrival(_ runs: [Parcel.Run], _ now: Instant) throws(StoreError) {
        let changes = runs.flatMap { $0.changes }
        if changes.isEmpty { return }
        var time = now
        if let last = try lastStamp(), last.isPossible(at: now) { time = max(now, last.instant) }
        try noteArrival(changes.map { ($0, time) })
    }

    /// The last stamp where it is later than the clock here shows, and nothing says yet by when it was given.
    func unseen(_ now: Instant) throws(StoreError) -> Stamp? {
        guard now.isCredible, let last = try lastStamp(), !last.isPossible(at: now),
            try setting(Setting.seen.rawValue) != last.text,
            // What was written since tells it as well.
            try shadowTimes().time(of: last) == nil
        else { return nil }
        return last
    }

    /// Notes that what is dated later than the clock here shows was written by now at the latest.
    func noteSeen(_ now: Instant) throws(StoreError) {
        guard let last = try unseen(now), let first = try firstImpossible(now) else { return }
        let entries = try log(first - 1, .max).filter { !$0.change.stamp.isPossible(at: now) }
        try noteArrival(entries.map { ($0.change, now) })
        try set(Setting.seen.rawValue, last.text)
    }

    /// Notes when changes came, but for those of which that is known.
    func noteArrival(_ changes: [(change: Change, at: Instant)]) throws(StoreError) {
        if changes.isEmpty { return }
        var known = try arrivals()
        let count = known.count
        for (change, time) in changes {
            let id = change.kind == PutAside.kind ? change.record : PutAside.id(change)
            if known[id] == nil { known[id] = time }
        }
        if known.count == count { return }
        let last = Array(known).inOrder { $0.value > $1.value }.prefix(Store.mostArrivals)
        let lines = Dictionary(grouping: last) { $0.value }.map { time, entries in
            ([String(time.milliseconds)] + entries.map { $0.key.text }).joined(separator: " ")
        }
        try set(Setting.arrived.rawValue, lines.joined(separator: "\n"))
    }
}

extension Setting {
    /// The last stamp of which it was noted that no clock can have given it yet.
    fileprivate static let seen = Setting(rawValue: "seen")
}
