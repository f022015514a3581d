extension JSONWriter {
    /// Writes a record in its published shape: `kind`, `id`, its fields, `createdAt`.
    ///
    /// Defaults are written out and absent fields left out. `modifiedAt` follows from the changes, so
    /// it is shown but not a part of a book's own JSON.
    package mutating func record(_ record: Record, withModifiedAt: Bool = true) {
        object { writer in
            writer.name("kind")
            writer.string(record.kind.name)
            writer.name("id")
            writer.string(record.id.text)
            writer.fields(of: record)
            writer.times(of: record, withModifiedAt: withModifiedAt)
        }
    }

    /// Writes the members that a record's own fields are.
    private mutating func fields(of record: Record) {
        for index in record.kind.ownFields.indices {
            guard let value = record.value(at: index) else { continue }
            let field = record.kind.fields[index]
            name(field.name)
            self.value(field.json(value))
        }
    }

    private mutating func times(of record: Record, withModifiedAt: Bool) {
        name(Field.createdAt.name)
        string(record.createdAt.iso)
        guard withModifiedAt else { return }
        name("modifiedAt")
        string(record.modifiedAt.iso)
    }

    /// Writes a record apart from its figures, as `tally show` does.
    package mutating func shown(_ record: Record, figures: JSON) {
        object { writer in
            writer.name("kind")
            writer.string(record.kind.name)
            writer.name("id")
            writer.string(record.id.text)
            writer.name("fields")
            writer.object { writer in
                writer.fields(of: record)
                writer.times(of: record, withModifiedAt: true)
            }
            writer.name("figures")
            writer.value(figures)
        }
    }
}
