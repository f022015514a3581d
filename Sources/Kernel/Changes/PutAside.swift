/// What an action set in one record under a stamp that no clock can show yet: kept, and not merged.
///
/// It is kept as a change of its own in the log, of a kind that no tracker has: so it outlives
/// everything that the log does, counts in the digest and is passed on. Whoever puts the same aside
/// writes the same bytes, under a stamp earlier than all others, so that no clock has a part in it.
package struct PutAside: Hashable, Sendable {
    /// As it came.
    package let change: Change
    package let undoes: Stamp?
    /// With which stamp each field was taken in since, by its name.
    private let taken: [String: Stamp]
}

extension PutAside {
    static let kind = "aside"

    private static let putStamp = Stamp(time: 1, node: 0)
    private static let markStamp = Stamp(time: 2, node: 0)
    /// Whether what is under a stamp was put aside by no person's action, so that none takes it back.
    static func keeps(under stamp: Stamp) -> Bool { stamp == putStamp || stamp == markStamp }

    private static let put = "put/"
    private static let mark = "taken/"

    private static func id(_ change: Change) -> RecordID {
        .derived(from: [kind, change.stamp.text, change.kind, change.record.text])
    }

    /// How a change is kept.
    static func keeping(_ change: Change, undoes: Stamp?) -> Change {
        var fields = [
            FieldChange("stamp", json: text(change.stamp.text)),
            FieldChange("kind", json: text(change.kind)),
            FieldChange("record", json: text(change.record.text)),
        ]
        if let undoes { fields.append(FieldChange("undoes", json: text(undoes.text))) }
        fields += change.fields.map { FieldChange(put + $0.name, json: $0.json) }
        return Change(kind: kind, record: id(change), stamp: putStamp, fields: fields)
    }

    /// Notes that a change, put aside here or elsewhere, was taken in with another stamp.
    static func noting(_ change: Change, takenAt stamp: Stamp) -> Change {
        Change(
            kind: kind, record: id(change), stamp: markStamp, fields: marks(change, stamp.text))
    }

    private static func marks(_ change: Change, _ stamp: String) -> [FieldChange] {
        change.fields.map { FieldChange(mark + $0.name, json: text(stamp)) }
    }

    private static func text(_ text: String) -> String { JSONText(.string(text)).text }

    /// Reads what is kept; `nil` when it isn't all here (yet).
    init?(_ history: [Change]) {
        let fields = Winners(history).fields
        func text(_ name: String) -> String? {
            fields[name].flatMap { (try? JSON.parse($0.json))?.string }
        }
        guard let stamp = text("stamp").flatMap({ Stamp($0) }), let kind = text("kind"),
            let record = text("record").flatMap({ RecordID($0) })
        else { return nil }
        let names = fields.keys.filter { $0.hasPrefix(Self.put) }.inOrder { $0 < $1 }
        change = Change(
            kind: kind, record: record, stamp: stamp,
            fields: names.compactMap { name in
                fields[name].map {
                    FieldChange(String(name.dropFirst(Self.put.count)), json: $0.json)
                }
            })
        undoes = text("undoes").flatMap { Stamp($0) }
        var taken: [String: Stamp] = [:]
        for field in change.fields {
            taken[field.name] = text(Self.mark + field.name).flatMap { Stamp($0) }
        }
        self.taken = taken
    }
}

extension PutAside {
    /// What of it may be taken in as it came, by its own stamp.
    package var original: Change? {
        change.keeping(
            change.fields.filter { taken[$0.name] == nil || taken[$0.name] == change.stamp })
    }

    /// What of it nobody has taken in. Where its time came by another clock than this one, that
    /// doesn't count.
    package func waiting(at now: Instant) -> Change? {
        let isDue = change.stamp.isPossible(at: now)
        return change.keeping(
            change.fields.filter { field in
                guard let stamp = taken[field.name] else { return true }
                return stamp == change.stamp && !isDue
            })
    }

    /// Whether nobody has noted that its time came.
    var isUnnoted: Bool { change.fields.contains { taken[$0.name] == nil } }

    /// What a person's action says that takes it in; undone, it waits again.
    func marks(
        of part: Change, takenAt stamp: Stamp
    ) -> (record: RecordID, fields: [FieldChange]) {
        (Self.id(part), Self.marks(part, stamp.text))
    }
}
