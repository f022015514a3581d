/// What values a field takes, and within what limits.
package enum FieldType: Sendable {
    /// Text of at most `maximum` characters; on one line unless `multiline`.
    case text(maximum: Int, multiline: Bool)
    case integer(ClosedRange<Int64>)
    case decimal(ClosedRange<Decimal>)
    case boolean
    case date
    case time
    case instant
    case choice([Choice])
    case choices([Choice])
    /// Another record, of the kind named. An owner hides this record when it is deleted.
    case reference(to: String, isOwner: Bool)
    case words
    case pairs

    /// One name that a field of choices allows; the later in the list, the greater.
    package struct Choice: Sendable {
        package let name: String
        package let label: Label

        package init(_ name: String, _ label: Label) {
            self.name = name
            self.label = label
        }
    }
}

extension FieldType {
    /// One line, such as a title.
    package static let line = FieldType.text(maximum: 500, multiline: false)
    /// Several lines, such as details.
    package static let paragraphs = FieldType.text(maximum: 20_000, multiline: true)
    /// How many characters all words or pairs of one field may have together.
    package static let maximumOfList = 20_000

    /// The choices a field offers, in ascending order; none for other types.
    package var choices: [Choice] {
        switch self {
        case .choice(let choices), .choices(let choices): choices
        default: []
        }
    }

    /// The kind that a reference points to.
    package var target: String? {
        if case .reference(let kind, _) = self { kind } else { nil }
    }

    package var isOwner: Bool {
        if case .reference(_, isOwner: true) = self { true } else { false }
    }

    package var isText: Bool {
        if case .text = self { true } else { false }
    }
}
