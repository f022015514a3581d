/// The declaration of one kind of record, made once.
///
/// The SQL table, JSON, CSV, the form, the checks and sync all follow from it. Kinds are compared
/// by identity.
package final class Kind: Sendable {
    /// The published name, as in `tally list essential`.
    package let name: String
    package let label: Label
    package let plural: Label
    /// Every field in declared order, after the ``commonFields``.
    package let fields: [Field]
    /// The position in ``fields`` of the field that names a record to people.
    package let titleIndex: Int?
    /// The positions of the references whose target hides this record when it is deleted.
    package let owners: [Int]
    /// The positions of the fields that merge element by element.
    package let lists: [Int]
    /// The fields from which the identifier follows, for a record that is one per pair.
    package let identity: [String]
    /// The app's own order.
    package let order: [Order]
    /// What the app's main list shows of all records.
    package let main: [Filter]
    /// Fields by whose values the records are counted as they change.
    package let tallied: [String]
    /// Fields, beside its title and long texts, of which versions made apart are kept to choose from.
    package let contested: [String]
    /// Fields that mean something only beside each other, as a number and its unit: whoever writes one writes all,
    /// so that what two write apart isn't mixed.
    package let joint: [String]
    /// Whether search over everything looks into this kind.
    package let isSearchable: Bool
    /// Whether two records of one title, made apart, are probably the same thing.
    package let isDistinct: Bool
    /// Takes apart what a draft says in one field about several, before it is checked.
    package let completion: (@Sendable (Draft) -> Draft)?
    /// The name to show for a record of a kind that has no title, or a long one.
    package let naming: (@Sendable (Record, Language) -> String)?
    /// What one record made of two says in a field in which both say something else; `nil` for the
    /// general way.
    package let joining: (@Sendable (Field, Value, Value) -> Value?)?
    /// What a text typed into one field means by what stands beside it, as a number by its unit; `nil` where
    /// the field says it alone.
    package let reading: Reading?

    package typealias Reading =
        @Sendable (Field, String, NumberStyle, _ beside: (Field) -> String) throws(FieldError) ->
        Value?

    /// The fields that every kind has before its own.
    package static let commonFields = [Field.createdAt, Field.deleted, Field.gone]

    package init(
        _ name: String, _ label: Label, plural: Label, title: Field? = nil,
        identity: [Field] = [], order: [Order] = [Order(.createdAt)], main: [Filter] = [],
        tallied: [Field] = [], contested: [Field] = [], joint: [Field] = [],
        isSearchable: Bool = true, isDistinct: Bool = false,
        completion: (@Sendable (Draft) -> Draft)? = nil,
        naming: (@Sendable (Record, Language) -> String)? = nil,
        joining: (@Sendable (Field, Value, Value) -> Value?)? = nil, reading: Reading? = nil,
        fields: [Field]
    ) {
        self.name = name
        self.label = label
        self.plural = plural
        self.fields = Kind.commonFields + fields
        titleIndex = self.fields.firstIndex { $0 === title }
        owners = self.fields.indices.filter { [fields = self.fields] in
            fields[$0].type.isOwner
        }
        lists = self.fields.indices.filter { [fields = self.fields] in fields[$0].isList }
        self.identity = identity.map { $0.name }
        self.order = order
        self.main = main
        self.tallied = tallied.map { $0.name }
        self.contested = contested.map { $0.name }
        self.joint = joint.map { $0.name }
        self.isSearchable = isSearchable
        self.isDistinct = isDistinct
        self.completion = completion
        self.naming = naming
        self.joining = joining
        self.reading = reading
    }
}

extension Kind {
    /// The fields that a person can set.
    package var ownFields: ArraySlice<Field> { fields.dropFirst(Kind.commonFields.count) }

    /// The names of the fields that a person can set.
    package var fieldNames: [String] { ownFields.map { $0.name } }

    package func index(of name: String) -> Int? {
        fields.firstIndex { $0.name == name }
    }

    package func index(of field: Field) -> Int? {
        fields.firstIndex { $0 === field }
    }

    package func field(_ name: String) -> Field? {
        index(of: name).map { fields[$0] }
    }

    /// Whether its records name files.
    package var namesFiles: Bool { fields.contains { $0.notation?.namesBlob == true } }

    /// Whether versions of a field that were written apart are kept to choose from.
    package func keepsVersions(_ field: Field) -> Bool {
        field.isLongText || contested.contains(field.name)
            || (field === titleField && field.type.isText)
    }

    /// The field that names a record to people, if the kind has one.
    package var titleField: Field? { titleIndex.map { fields[$0] } }

    /// The identifier of the record that is one per pair of `ids`, given in the order of
    /// ``identity``.
    package func identifier(of ids: [RecordID]) -> RecordID {
        RecordID.derived(from: [name] + ids.map { $0.text })
    }
}

extension Kind: Hashable {
    package static func == (a: Kind, b: Kind) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
