/// A record that was there before and is about to be changed.
package struct Move: Sendable {
    package let before: Record
    package let now: Record
    /// The fields that the person changes.
    private let given: Set<String>

    init(before: Record, now: Record, given: Set<String>) {
        self.before = before
        self.now = now
        self.given = given
    }

    /// Whether a reference leads elsewhere than before.
    package func changes(_ attribute: Attribute<RecordID>) -> Bool {
        given.contains(attribute.name)
            && before.optional(attribute) != now.optional(attribute)
    }

    /// Whether the person changes a field.
    package func gives(_ field: Field) -> Bool { given.contains(field.name) }

    /// Whether the person leaves a field as it is.
    package func keeps(_ attribute: Attribute<RecordID>) -> Bool { !given.contains(attribute.name) }

    /// Records as they will be.
    package struct Finder {
        let book: Book
        let future: [RecordKey: Record]

        package func record(_ kind: Kind, _ id: RecordID) throws(BookError) -> Record? {
            if let record = future[RecordKey(kind.name, id)] { return record }
            return try book.record(kind, id)
        }
    }
}

extension Draft {
    /// The same draft, moving the record to the trash.
    package var deleting: Draft {
        var draft = self
        draft.set(Field.deleted, .boolean(true))
        return draft
    }
}
