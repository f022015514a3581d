/// One JSON value, kept close to its text: numbers as written, members in the order they came.
///
/// Two values are equal when their texts agree: `1` and `1.0` differ, and so do two objects whose
/// members come in another order.
package enum JSON: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// The digits as written, in the grammar of RFC 8259, as in `-1.50e3`.
    case number(String)
    case string(String)
    case array([JSON])
    /// The members as they came. A name that comes twice is kept twice; see ``subscript(_:)``.
    case object([Member])

    /// One name with its value inside an object.
    package struct Member: Sendable, Hashable {
        package let name: String
        package let value: JSON

        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

extension JSON {
    /// The value of the member `name`; of several with this name, the last.
    ///
    /// It is nil when there is no such member and when this is no object.
    package subscript(name: String) -> JSON? {
        members?.last { $0.name == name }?.value
    }

    /// The members of an object, otherwise nil.
    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements of an array, otherwise nil.
    package var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text of a string, otherwise nil.
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The digits of a number as written, otherwise nil.
    package var number: String? {
        if case .number(let digits) = self { digits } else { nil }
    }

    /// The truth of a boolean, otherwise nil.
    package var boolean: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    /// Whether this is `null`.
    package var isNull: Bool { self == .null }

    /// The number of `value`.
    package static func integer(_ value: Int) -> JSON { .number(String(value)) }

    /// A figure that follows from others: a number to ten decimals, rounded half up, or `null`.
    package static func figure(_ value: Rational?) -> JSON {
        value.map { .number($0.canonical(places: 10)) } ?? .null
    }
}
