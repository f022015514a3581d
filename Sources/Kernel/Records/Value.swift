/// What a field of a record holds.
package enum Value: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case decimal(Decimal)
    case boolean(Bool)
    case date(CivilDate)
    case time(TimeOfDay)
    case instant(Instant)
    /// One of the names that the field allows.
    case choice(String)
    /// Some of the names that the field allows, in the field's order.
    case choices([String])
    /// The identifier of another record.
    case reference(RecordID)
    /// Free words, such as tags, in the order they were given.
    case words([String])
    /// Names with values, in the order they were given.
    case pairs([Pair])

    package struct Pair: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension Value {
    /// The text of a text or a choice.
    package var text: String? {
        switch self {
        case .text(let text), .choice(let text): text
        default: nil
        }
    }

    package var reference: RecordID? {
        if case .reference(let id) = self { id } else { nil }
    }

    package var boolean: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }
}
