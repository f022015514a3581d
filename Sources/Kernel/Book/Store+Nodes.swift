/// Under which names a replica wrote.
struct Nodes {
    let current: UInt64?
    /// Those before: each with the last stamp that this replica may have written under it.
    var former: [Stamp] = []

    /// Whether this replica wrote an action. What a copy of it wrote under a former name since isn't
    /// its own.
    func wrote(_ stamp: Stamp) -> Bool {
        stamp.node == current
            || former.contains { $0.node == stamp.node && stamp.time <= $0.time }
    }
}

extension Store {
    func nodes() throws(StoreError) -> Nodes {
        let current = try setting(Setting.node.rawValue).flatMap { Hex.word($0.utf8) }
        let former = try setting(Setting.nodes.rawValue) ?? ""
        return Nodes(
            current: current,
            former: former.split(separator: " ").compactMap { Stamp(String($0)) })
    }

    /// Whether what was written under the present name stands in a log as it must: each stamp is later than
    /// those before it.
    package func ascends(_ log: [LogEntry]) throws(StoreError) -> Bool {
        let node = try nodes().current
        let own = log.map { $0.change.stamp }.filter { $0.node == node }
        return zip(own, own.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// Gives up the name; the next write chooses a new one.
    ///
    /// - Parameter last: The last stamp that may have been written under it here.
    package func leaveNode(after last: Stamp?) throws(StoreError) {
        var nodes = try nodes()
        if let node = nodes.current {
            nodes.former.append(Stamp(time: last?.time ?? 0, node: node))
            try set(
                Setting.nodes.rawValue, nodes.former.map { $0.text }.joined(separator: " "))
        }
        try set(Setting.node.rawValue, nil)
    }

    /// What was written under a former name up to a stamp is this replica's own, also what it has lost since.
    package func knowOwn(node: String?, _ last: Stamp?) throws(StoreError) {
        guard let last, let node = node.flatMap({ Hex.word($0.utf8) }) else { return }
        var former = try nodes().former
        for index in former.indices where former[index].node == node {
            former[index] = max(former[index], Stamp(time: last.time, node: node))
        }
        try set(Setting.nodes.rawValue, former.map { $0.text }.joined(separator: " "))
    }

    /// The name to write under; where there is none, one is made of what no copy has in common: where
    /// it is, how far it is, and when.
    func ownNode(_ now: Instant) throws(StoreError) -> UInt64 {
        if let node = try nodes().current { return node }
        let parts = [
            try setting(Setting.home.rawValue) ?? "", try setting(Setting.nodes.rawValue) ?? "",
            try lastStamp()?.text ?? "", String(now.milliseconds),
        ]
        let node = try newNode(Hash128.of(parts.joined(separator: " ")).low)
        try set(Setting.node.rawValue, ASCII.hex(node))
        return node
    }

    /// A name that this replica hasn't had: of chance, but for its beginning in a book of several people.
    func newNode(_ chance: UInt64) throws(StoreError) -> UInt64 {
        guard let mark = try setting(Setting.member.rawValue).flatMap({ WriterMark($0) }) else {
            return chance
        }
        let former = Set(try nodes().former.map { $0.node })
        var node = mark.node(chance)
        for step in 1...UInt64(UInt16.max) where former.contains(node) {
            node = mark.node(chance &+ step)
        }
        return node
    }

    /// Has this replica's names in stamps say from now on whose replica it is.
    package func write(as mark: WriterMark) throws(StoreError) {
        if try setting(Setting.member.rawValue) == mark.text { return }
        try set(Setting.member.rawValue, mark.text)
        if let node = try nodes().current, WriterMark(ofNode: node) != mark {
            try leaveNode(after: try lastStamp())
        }
    }

    /// The stamp for what is written now.
    ///
    /// It is later than everything in the log, but for what can't be: no clock and no counting ever
    /// gets to ``Stamp/ceiling``, and nothing there takes the next stamp from others.
    func nextStamp(_ now: Instant, _ node: UInt64) throws(StoreError) -> Stamp {
        Stamp.next(after: try latestStamp(), now: now, node: node)
    }

    /// The latest stamp after which there is another.
    func latestStamp() throws(StoreError) -> Stamp? {
        let last = try lastStamp()
        guard let last, last.time >= Stamp.ceiling else { return last }
        return try actions(Stamp(time: Stamp.ceiling, node: 0), 1).first?.stamp
    }
}

extension Store {
    /// Has what this replica wrote after a position stand under the name that it has now, but for some stretches:
    /// nobody else has it yet, and whose it is follows from the name. When it was written stays.
    func takeUp(
        after position: Int64, but known: [ClosedRange<Int64>], _ now: Instant
    ) throws(StoreError) {
        let entries = try log(position, .max)
        let (nodes, node) = (try nodes(), try ownNode(now))
        let isKnown = { (entry: LogEntry) in known.contains { $0.contains(entry.position) } }
        var names: [Stamp: Stamp] = [:]
        for entry in entries where !isKnown(entry) {
            let stamp = entry.change.stamp
            if nodes.wrote(stamp) { names[stamp] = Stamp(time: stamp.time, node: node) }
        }
        if names.isEmpty { return }
        let renaming = Renaming(names)
        try rewind(position)
        for entry in entries {
            let stamp = isKnown(entry) ? nil : renaming[entry.change.stamp]
            _ = try append(
                [stamp.map { renaming.of(entry.change, at: $0) } ?? entry.change],
                entry.undoes.map { renaming[$0] ?? $0 })
        }
        try noteRewinding(to: position)
    }
}
