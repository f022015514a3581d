/// What one action set in one record: the unit that is stored, synced and undone.
///
/// Kind and fields are kept by name and values as JSON, so that a version which doesn't know them
/// keeps them and passes them on.
package struct Change: Hashable, Sendable {
    package let kind: String
    package let record: RecordID
    package let stamp: Stamp
    package let fields: [FieldChange]

    package init(kind: String, record: RecordID, stamp: Stamp, fields: [FieldChange]) {
        self.kind = kind
        self.record = record
        self.stamp = stamp
        self.fields = fields
    }
}

/// One field's new value.
package struct FieldChange: Hashable, Sendable {
    package let name: String
    /// The value as compact JSON; `null` clears the field.
    package let json: String

    package init(_ name: String, json: String) {
        self.name = name
        self.json = json
    }

    package var isClear: Bool { json == "null" }
}

// Fields of the book's own, which nobody typed.
extension FieldChange {
    /// What a device had seen of a record that it deleted.
    static let seen = "deleted/seen"
    /// What goes with the deletion of a record that another one took in: the id of that one.
    static let joined = "joined"
    /// What goes with a move to another book, on both sides: see ``Crossing``.
    static let moved = "moved"

    /// Whether a field is one of those.
    static func isAside(_ name: String) -> Bool {
        name == Field.deleted.name || name == Field.gone.name || name == seen || name == joined
            || name == moved || name.hasPrefix("apart/")
    }
}

extension Change {
    /// The same change with only some of its fields; `nil` for none.
    package func keeping(_ kept: [FieldChange]) -> Change? {
        if kept.isEmpty { return nil }
        return Change(kind: kind, record: record, stamp: stamp, fields: kept)
    }

    package subscript(field: String) -> FieldChange? {
        fields.first { $0.name == field }
    }
}

/// One action of a person: its stamp, and the action that it takes back, if it does.
package struct Action: Hashable, Sendable {
    package let stamp: Stamp
    package let undoes: Stamp?

    package init(stamp: Stamp, undoes: Stamp?) {
        self.stamp = stamp
        self.undoes = undoes
    }
}

/// Names a record among all kinds: identifiers are unique only within a kind.
package struct RecordKey: Hashable, Sendable {
    package let kind: String
    package let id: RecordID

    package init(_ kind: String, _ id: RecordID) {
        self.kind = kind
        self.id = id
    }
}
