/// The declaration of one kind of record, made once.
///
/// The SQL table, JSON, CSV, the form, the checks and sync all follow from it. Kinds are compared
/// by identity.
package final class Kind: Sendable {
    /// The published name, as in `tally list essential`.
    package let name: String
    package let label: Label
    package let plural: Label
    /// Every field in declared order; ``Field/createdAt`` and ``Field/deleted`` come first.
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
    /// Whether search over everything looks into this kind.
    package let isSearchable: Bool
    /// Whether two records of one title, made apart, are probably the same thing.
    package let isDistinct: Bool
    /// What the declaration alone can't say.
    package let rules: Rules

    package struct Rules: Sendable {
        /// Says in the user's words what an action did to one record; `nil` for the general words.
        package var summary: (@Sendable (Record, Change, Language) -> String?)?
        /// Refuses a record that is right field by field but wrong in the book.
        package var check: (@Sendable (Record, Book) throws(BookError) -> FieldError?)?
        /// What follows from the record: the `figures` of `tally show`.
        package var figures: (@Sendable (Record, Book) throws(BookError) -> JSON)?
        /// Takes apart what a draft says in one field about several, before it is checked.
        package var completion: (@Sendable (Draft) -> Draft)?
        /// The name to show for a record of a kind that has no title.
        package var name: (@Sendable (Record, Language) -> String)?
        /// Says what an action did to a record that is one per pair, given the pair's titles: also of
        /// one that it made, which to the user was always there.
        package var deed: (@Sendable (Record, Change, [String], Language) -> String?)?
        /// What else changes when a record moves: what belongs to it comes along, and what doesn't fit
        /// where it goes is cleared, in the same action.
        package var carry: (@Sendable (Move, Move.Finder, Book) throws(BookError) -> [Draft])?
        /// Says what an action did to several records, of which one is of this kind.
        package var many: (@Sendable ([Change], Language) -> String?)?

        /// What one record made of two says in a field in which both say something else; `nil` for the
        /// general way.
        package var joined: (@Sendable (Field, Value, Value) -> Value?)?
        /// A value as the kind's screens show it: “High”, “25 °C”; `nil` for the general way.
        package var display: (@Sendable (Field, Value, Book, Language) -> String?)?

        package init(
            summary: (@Sendable (Record, Change, Language) -> String?)? = nil,
            check: (@Sendable (Record, Book) throws(BookError) -> FieldError?)? = nil,
            figures: (@Sendable (Record, Book) throws(BookError) -> JSON)? = nil,
            completion: (@Sendable (Draft) -> Draft)? = nil,
            name: (@Sendable (Record, Language) -> String)? = nil,
            deed: (@Sendable (Record, Change, [String], Language) -> String?)? = nil,
            many: (@Sendable ([Change], Language) -> String?)? = nil,
            carry: (@Sendable (Move, Move.Finder, Book) throws(BookError) -> [Draft])? = nil,
            joined: (@Sendable (Field, Value, Value) -> Value?)? = nil,
            display: (@Sendable (Field, Value, Book, Language) -> String?)? = nil
        ) {
            self.summary = summary
            self.check = check
            self.figures = figures
            self.completion = completion
            self.name = name
            self.deed = deed
            self.many = many
            self.carry = carry
            self.joined = joined
            self.display = display
        }
    }

    /// The fields that every kind has before its own.
    package static let commonFields = [Field.createdAt, Field.deleted]

    package init(
        _ name: String, _ label: Label, plural: Label, title: String? = nil,
        identity: [String] = [], order: [Order] = [Order(.createdAt)], main: [Filter] = [],
        tallied: [String] = [], isSearchable: Bool = true, isDistinct: Bool = false,
        rules: Rules = Rules(), fields: [Field]
    ) {
        self.name = name
        self.label = label
        self.plural = plural
        self.fields = Kind.commonFields + fields
        titleIndex = self.fields.firstIndex { $0.name == title }
        owners = self.fields.indices.filter { [fields = self.fields] in
            fields[$0].type.isOwner
        }
        lists = self.fields.indices.filter { [fields = self.fields] in fields[$0].isList }
        self.identity = identity
        self.order = order
        self.main = main
        self.tallied = tallied
        self.isSearchable = isSearchable
        self.isDistinct = isDistinct
        self.rules = rules
    }
}

extension Kind {
    /// The fields that a person can set.
    package var ownFields: ArraySlice<Field> { fields.dropFirst(Kind.commonFields.count) }

    package func index(of name: String) -> Int? {
        fields.firstIndex { $0.name == name }
    }

    package func field(_ name: String) -> Field? {
        index(of: name).map { fields[$0] }
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
