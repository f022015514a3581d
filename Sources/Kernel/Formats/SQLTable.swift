/// The table of one kind, as its declaration says: a column for each field with its default
/// applied, so that a person who looks at the table sees what the app shows.
package struct SQLTable: Sendable {
    package let kind: Kind
    package let columns: [Column]
    /// The columns that a record is read from: the identifier, each field in the kind's order, when
    /// it was modified, whether it is hidden, and which fields were given.
    package let recordColumns: String

    package struct Column: Sendable {
        package let name: String
        package let type: String
        package let isRequired: Bool
        package let content: Content
    }

    /// What a column holds of a record.
    package enum Content: Hashable, Sendable {
        case id
        /// The field at this position: its value or default.
        case field(Int)
        /// The form of a field by which it is sorted and searched.
        case key(Int)
        case modifiedAt
        case hidden
        /// A bit for each field, by its position, that was given a value.
        case given
        /// The stamps of the fields' winners.
        case stamps
    }

    package init(_ kind: Kind) {
        self.kind = kind
        let common = Kind.commonFields.count
        let own = kind.fields.indices.dropFirst(common)
        columns =
            [Column("id", "TEXT", .id)]
            + own.map { Column(kind.fields[$0], at: $0) }
            + [
                Column("createdAt", "TEXT", .field(0)), Column("modifiedAt", "TEXT", .modifiedAt),
                Column("deleted", "INTEGER", .field(1)), Column("gone", "INTEGER", .field(2)),
                Column("hidden", "INTEGER", .hidden),
            ] + own.compactMap { Column(keyOf: kind.fields[$0], at: $0) }
            + [Column("given", "INTEGER", .given), Column("stamps", "TEXT", .stamps)]
        let read = ["id"] + kind.fields.map { $0.name } + ["modifiedAt", "hidden", "given"]
        recordColumns = read.map { $0.sqlName }.joined(separator: ", ")
    }

    /// How many fields a kind may have, one for each bit of ``Content/given``.
    package static let maximumFields = 64

    package var name: String { kind.name.sqlName }
}

extension SQLTable.Column {
    fileprivate init(_ name: String, _ type: String, _ content: SQLTable.Content) {
        self.init(name: name, type: type, isRequired: true, content: content)
    }

    fileprivate init(_ field: Field, at index: Int) {
        self.init(
            name: field.name, type: field.sqlType, isRequired: false, content: .field(index))
    }

    fileprivate init?(keyOf field: Field, at index: Int) {
        guard let type = field.sqlKeyType else { return nil }
        self.init(name: field.sqlKeyName, type: type, isRequired: false, content: .key(index))
    }
}

extension Field {
    /// The column by which the field is sorted and searched.
    package var sqlKeyName: String { sqlKeyType == nil ? name : name + "_key" }
}
