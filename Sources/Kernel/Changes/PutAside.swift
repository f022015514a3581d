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
    /// The fields that some book has merged as they came, whatever else was done with them.
    private let merged: Set<String>
    /// The fields that have another stamp in the book they came from, whose clock was mended.
    private let moved: Set<String>
}

extension PutAside {
    static let kind = "aside"

    private static let putStamp = Stamp(time: 1, node: 0)
    /// Of notes that a change was merged as it came. Earlier versions noted the others under it, too.
    private static let markStamp = Stamp(time: 2, node: 0)
    /// Of notes that its author's book has given it another stamp.
    private static let moveStamp = Stamp(time: 3, node: 0)

    private static let put = "put/"
    private static let mark = "taken/"

    static func id(_ change: Change) -> RecordID {
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

    /// Notes with which stamp a change counts, put aside here or elsewhere: its own, or that which its author's
    /// book has given it.
    static func noting(_ change: Change, takenAt stamp: Stamp) -> Change {
        Change(
            kind: kind, record: id(change),
            stamp: stamp == change.stamp ? markStamp : moveStamp,
            fields: marks(change, stamp.text))
    }

    /// What goes with a person's action that takes a change in.
    static func taking(_ change: Change, at stamp: Stamp) -> Change {
        Change(kind: kind, record: id(change), stamp: stamp, fields: marks(change, stamp.text))
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
        let mark = Self.text(stamp.text)
        let marks = history.filter(Self.isNote).flatMap { $0.fields }
            .filter { $0.name.hasPrefix(Self.mark) }
        let name = { (field: FieldChange) in String(field.name.dropFirst(Self.mark.count)) }
        merged = Set(marks.filter { $0.json == mark }.map(name))
        let moves = marks.filter { $0.json != mark }
        moved = Set(moves.map(name))
        // That it was dated anew counts before all else. Two persons may have taken in the same.
        for (name, found) in Dictionary(grouping: moves, by: name) {
            taken[name] = found.compactMap { Self.stamp($0) }.max()
        }
        self.taken = taken
    }
}

extension PutAside {
    /// Whether a change notes what became of one that was put aside, which everybody notes alike.
    static func isNote(_ change: Change) -> Bool {
        change.kind == kind && (change.stamp == markStamp || change.stamp == moveStamp)
    }

    /// When persons took in what some changes keep.
    static func takings(in history: [Change]) -> [Stamp] {
        history.filter { !isNote($0) }.map { $0.stamp }.filter { $0 != putStamp }
    }

    /// With which stamps some notes say that a field counts.
    static func stamps(of field: FieldChange, in notes: [Change]) -> [Stamp] {
        notes.flatMap { $0.fields }.filter { $0.name == mark + field.name }
            .compactMap { stamp($0) }
    }

    private static func stamp(_ note: FieldChange) -> Stamp? {
        (try? JSON.parse(note.json))?.string.flatMap { Stamp($0) }
    }

    /// A person's note where what it names was dated anew itself.
    static func renaming(
        _ field: FieldChange, _ new: (Stamp) -> Stamp?
    ) -> FieldChange {
        guard field.name.hasPrefix(mark), let stamp = stamp(field), let renamed = new(stamp) else {
            return field
        }
        return FieldChange(field.name, json: text(renamed.text))
    }

    /// What of it nobody has noted to count under another stamp everywhere.
    var unmoved: Change? { change.keeping(change.fields.filter { !moved.contains($0.name) }) }

    /// What of it is to be merged as it came, by its own stamp: what nobody took in otherwise, and what is
    /// merged so in some book, of which this one is to say the same.
    ///
    /// - Parameter known: What this book's log has of it.
    func original(knowing known: [FieldChange]) -> Change? {
        change.keeping(
            change.fields.filter { field in
                if merged.contains(field.name) { return true }
                if moved.contains(field.name) { return false }
                return taken[field.name] == nil || taken[field.name] == change.stamp
                    || known.contains(field)
            })
    }

    /// What of it nobody has taken in. Where its time came by another clock than this one, that
    /// doesn't count.
    package func waiting(at now: Instant) -> Change? {
        // A clock that was never set can't tell.
        let isDue = now.isCredible && change.stamp.isPossible(at: now)
        return change.keeping(
            change.fields.filter { field in
                guard let stamp = taken[field.name] else { return true }
                return stamp == change.stamp && !isDue
            })
    }

    /// What of a part that is merged as it came nobody has noted so.
    func unnoted(of part: Change) -> Change? {
        part.keeping(part.fields.filter { !merged.contains($0.name) })
    }

    /// The stamp that stands for its own where something was taken in otherwise.
    var successor: Stamp? { taken.values.filter { $0 != change.stamp }.max() }
}
