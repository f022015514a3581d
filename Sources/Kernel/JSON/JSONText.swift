/// A JSON value in its one compact encoding: what a store keeps and a digest covers.
///
/// There is no space, only what must be escaped is escaped, members keep their order and numbers
/// their digits. Two texts are equal exactly when their values are.
package struct JSONText: Sendable, Hashable {
    package let text: String

    /// The encoding of `value`.
    package init(_ value: JSON) {
        var writer = JSONWriter()
        writer.value(value)
        text = writer.text
    }

    /// Rewrites any JSON text compactly.
    ///
    /// - Throws: A ``JSONError`` at the first byte that can't be JSON.
    package init(rewriting text: String) throws(JSONError) {
        self.init(try JSON.parse(text))
    }
}

extension JSONWriter {
    /// Writes `value` with everything inside it.
    package mutating func value(_ value: JSON) {
        switch value {
        case .null: null()
        case .boolean(let flag): boolean(flag)
        case .number(let digits): number(digits)
        case .string(let text): string(text)
        case .array(let elements): array { $0.values(elements) }
        case .object(let members): object { $0.members(members) }
        }
    }

    private mutating func values(_ values: [JSON]) {
        for each in values { value(each) }
    }

    private mutating func members(_ members: [JSON.Member]) {
        for member in members {
            name(member.name)
            value(member.value)
        }
    }
}
