/// What a server has merged and this replica can't yet, because its clock is behind, or the server's
/// ahead. It isn't in the log: the server has it, so that nobody need hear of it from here.
extension Store {
    /// How much is held back at most: a server that sends more is wrong or lies, and keeps the rest.
    static let mostHeld = 100_000
    static let mostHeldBytes = 16 << 20
    /// How much of it is looked at to tell what waits.
    package static let shownHeld = 500

    /// Whether there is any of it.
    package func holdsBack() throws(StoreError) -> Bool {
        if try setting(Setting.heldCount.rawValue) != nil { return true }
        return try setting(Setting.held.rawValue) != nil
    }

    /// How many changes are held back, and the latest stamp of them, without a look at them; nil for none,
    /// and where an earlier version kept them and no count.
    package func heldSummary() throws(StoreError) -> (count: Int, latest: Stamp)? {
        let words = (try setting(Setting.heldCount.rawValue) ?? "").split(separator: " ")
        guard words.count == 2, let count = Int(words[0]), let latest = Stamp(String(words[1]))
        else { return nil }
        return (count, latest)
    }

    /// What is held back, or the first of it.
    func heldBack(first most: Int = .max) throws(StoreError) -> [LogEntry] {
        guard let bytes = try setting(Setting.held.rawValue).flatMap({ Hex.bytes($0) }) else {
            return []
        }
        var reader = ParcelReader(bytes)
        return (reader.runs(first: most) ?? []).flatMap { $0.entries }
    }

    /// Keeps entries in place of those that were held back; false, and nothing is kept, where they are too
    /// many.
    private func holdBack(_ entries: [LogEntry]) throws(StoreError) -> Bool {
        let bytes = Parcel.encode(entries)
        if entries.count > Store.mostHeld || bytes.count > Store.mostHeldBytes { return false }
        let latest = entries.map { $0.change.stamp }.max()
        try set(Setting.held.rawValue, latest == nil ? nil : Hex.text(bytes))
        try set(Setting.heldCount.rawValue, latest.map { "\(entries.count) \($0.text)" })
        return true
    }

    /// Keeps changes until they can be merged; gives how many of them are new, nil where that would be more
    /// than is held back.
    func hold(_ runs: [Parcel.Run]) throws(StoreError) -> Int64? {
        var entries = try heldBack()
        var known = Set(entries.map { $0.change })
        var actions = KnownActions(store: self)
        let before = entries.count
        for entry in runs.flatMap({ $0.entries }) where known.insert(entry.change).inserted {
            if try !actions.holdAll(of: entry.change) { entries.append(entry) }
        }
        if entries.count == before { return 0 }
        guard try holdBack(entries) else { return nil }
        try set(Setting.due.rawValue, nil)
        return Int64(entries.count - before)
    }

    /// Puts aside for all what is held back, since the server has it no more: it was put back to an older state;
    /// gives whether there was anything.
    package func letGo() throws(StoreError) -> Bool {
        let entries = try heldBack()
        if entries.isEmpty { return false }
        _ = try holdBack([])
        return try putAside(
            entries.map { Parcel.Run(undoes: $0.undoes, changes: [$0.change]) }) > 0
    }

    /// Merges what is held back and can be by now, and forgets what has another stamp where it came from;
    /// gives the earliest stamp that has to wait.
    func takeHeld(_ now: Instant) throws(StoreError) -> Stamp {
        var next = Stamp(time: .max, node: .max)
        let entries = try heldBack()
        var left: [LogEntry] = []
        var moves = try Moves(in: self)
        for entry in entries {
            guard let change = try moves.unmoved(entry.change) else { continue }
            if entry.change.stamp.isPossible(at: now) {
                _ = try append([change], entry.undoes)
            } else {
                left.append(entry)
                next = min(next, entry.change.stamp)
            }
        }
        // An earlier version may have held back more than is.
        if left.count < entries.count, try !holdBack(left) {
            try set(Setting.held.rawValue, Hex.text(Parcel.encode(left)))
            try set(Setting.heldCount.rawValue, nil)
        }
        if entries.isEmpty { try set(Setting.heldCount.rawValue, nil) }
        return next
    }
}

extension Parcel.Run {
    fileprivate var entries: [LogEntry] {
        changes.map { LogEntry(position: 0, change: $0, undoes: undoes) }
    }
}
