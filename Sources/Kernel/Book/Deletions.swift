/// What one device had seen of some records: of each device the last change in them.
struct Witness {
    private var last: [UInt64: Stamp] = [:]

    init() {}

    /// What a change says that its device had seen; `nil` where it doesn't say.
    init?(_ change: Change) {
        guard let json = change[FieldChange.seen]?.json,
            let stamps = (try? JSON.parse(json))?.elements
        else { return nil }
        for stamp in stamps.compactMap({ $0.string.flatMap { Stamp($0) } }) { see(stamp) }
    }

    mutating func see(_ history: [Change]) {
        for change in history { see(change.stamp) }
    }

    private mutating func see(_ stamp: Stamp) {
        last[stamp.node] = max(last[stamp.node] ?? stamp, stamp)
    }

    func hasSeen(_ stamp: Stamp) -> Bool {
        last[stamp.node].map { stamp <= $0 } ?? false
    }

    /// What goes with a deletion that an undo brings back: nobody has seen more for that.
    static func again(_ fields: [FieldChange], _ history: [Change]) -> [FieldChange] {
        let isDeletion = fields.contains { $0.name == Field.deleted.name && $0.json == "true" }
        guard isDeletion, let known = Winners(history).fields[FieldChange.seen] else { return [] }
        return [FieldChange(FieldChange.seen, json: known.json)]
    }

    /// `["0197…-…a1"]`, in the order of time.
    var field: FieldChange {
        let stamps = last.values.sorted().map { JSON.string($0.text) }
        return FieldChange(FieldChange.seen, json: JSONText(.array(stamps)).text)
    }
}

/// The deletions of one record since it was last restored, and what each device knew that made one.
struct Deletions {
    /// With more belonging to it than so much, a deletion doesn't say what was known: looking it up
    /// takes too long.
    static let maximumKnown = 1_000

    private var deletions: [(stamp: Stamp, seen: Witness?)] = []
    /// Whether all of them are part of moves to another book.
    private var isMove = true

    init(_ history: [Change]) {
        for change in history {
            guard let json = change[Field.deleted.name]?.json else { continue }
            if json == "true" {
                deletions.append((change.stamp, Witness(change)))
                if change[FieldChange.moved] == nil { isMove = false }
            } else {
                (deletions, isMove) = ([], true)
            }
        }
    }

    /// The latest of a history that nobody who deleted can have known; nil if there is nothing such. Where a
    /// record was moved away, what others moved here is nothing such if it says what was known.
    func missed(_ history: [Change]) -> Stamp? {
        guard !deletions.isEmpty else { return nil }
        let missed = history.filter { change in
            let said = change.fields.filter { !FieldChange.isAside($0.name) }
            return !said.isEmpty
                && !deletions.contains { Self.knew(change.stamp, $0.stamp, $0.seen) }
                && !(isMove && Self.isAgain(said, change, in: history))
        }
        return missed.map { $0.stamp }.max()
    }

    /// Whether a change is part of a move that brought what other changes said as well.
    private static func isAgain(
        _ said: [FieldChange], _ change: Change, in history: [Change]
    ) -> Bool {
        change[FieldChange.moved] != nil
            && said.allSatisfy { field in
                TextVersion.isBase(field.name)
                    || history.contains {
                        $0.stamp != change.stamp && $0[field.name] == field
                    }
            }
    }

    private static func knew(_ stamp: Stamp, _ deletion: Stamp, _ seen: Witness?) -> Bool {
        if stamp > deletion { return false }
        return seen.map { stamp.node == deletion.node || $0.hasSeen(stamp) } ?? true
    }
}
