/// What a server has merged and this replica can't yet, because its clock is behind, or the server's
/// ahead. It isn't in the log: the server has it, so that nobody need hear of it from here.
extension Store {
    /// Whether there is any of it.
    package func holdsBack() throws(StoreError) -> Bool {
        try setting(Setting.held.rawValue) != nil
    }

    func heldBack() throws(StoreError) -> [LogEntry] {
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
    func hold(_ runs: [Parcel.Run]) throws(StoreError) -> Int64 {
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
        if left.count < entries.count { try holdBack(left) }
        return next
    }
}

extension Parcel.Run {
    fileprivate var entries: [LogEntry] {
        changes.map { LogEntry(position: 0, change: $0, undoes: undoes) }
    }
}
