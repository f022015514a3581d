/// The declaration of one field of a kind: from it follow the column, the JSON, the form and the
/// checks.
package final class Field: Sendable {
    /// The published name, in JSON, CSV, SQL and on the command line.
    package let name: String
    package let label: Label
    package let type: FieldType
    package let presence: Presence
    /// An example shown in an empty form field.
    package let hint: Label?
    /// What its texts must read as, when not every text will do.
    package let notation: Notation?
    /// In what a number is kept and may be typed, when it measures something.
    package let measure: Measure?

    /// A way of writing, such as that of distances: texts are kept as typed, but must make sense.
    package struct Notation: Sendable {
        /// What is allowed, by example: `300, 305' 6" or 91.4 m`.
        package let examples: String
        /// Whether the text is the hash of a file that the book keeps.
        package let namesBlob: Bool
        /// Whether it is made of numbers, which are kept with a point.
        package let hasNumbers: Bool
        package let reads: @Sendable (String) -> Bool

        package init(
            _ examples: String, namesBlob: Bool = false, hasNumbers: Bool = false,
            reads: @escaping @Sendable (String) -> Bool
        ) {
            self.examples = examples
            self.namesBlob = namesBlob
            self.hasNumbers = hasNumbers
            self.reads = reads
        }
    }

    /// What a record has when nothing was given.
    package enum Presence: Sendable {
        /// A record without it, or with a blank text, is refused.
        case required
        /// The field may be absent.
        case optional
        /// The field then has this value.
        case defaults(to: Value)
    }

    package init(
        _ name: String, _ label: Label, _ type: FieldType, _ presence: Presence,
        hint: Label? = nil, notation: Notation? = nil, measure: Measure? = nil
    ) {
        self.name = name
        self.label = label
        self.type = type
        self.presence = presence
        self.hint = hint
        self.notation = notation
        self.measure = measure
    }

    /// The value of a record that was never given one.
    package var defaultValue: Value? {
        if case .defaults(let value) = presence { value } else { nil }
    }

    package var isRequired: Bool {
        if case .required = presence { true } else { false }
    }

    package var isOptional: Bool {
        if case .optional = presence { true } else { false }
    }

    /// Whether its text may be longer than a line.
    package var isLongText: Bool {
        if case .text(_, multiline: true) = type { true } else { false }
    }

    /// Whether its values merge element by element.
    package var isList: Bool {
        switch type {
        case .words, .choices: true
        default: false
        }
    }
}

/// Fields are compared by identity: two kinds may have one of the same name.
extension Field: Hashable {
    package static func == (a: Field, b: Field) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Field {
    /// When the record was made; in every kind.
    package static let createdAt = Field(
        "createdAt", RecordsText.created, .instant, .optional)

    /// Whether the record is in the trash; in every kind.
    package static let deleted = Field(
        "deleted", RecordsText.deleted, .boolean,
        .defaults(to: .boolean(false)))

    /// Whether a deleted record is out of the trash as well, on every device; in every kind. It says
    /// nothing of a record that isn't deleted.
    package static let gone = Field(
        "gone", RecordsText.gone, .boolean, .defaults(to: .boolean(false)))
}
