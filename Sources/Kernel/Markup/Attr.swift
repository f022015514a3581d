/// One attribute of an element: a name from a literal and a value that is escaped when written.
///
/// The factories carry HTML's own names. Those that take `if:` write nothing when it is false, and
/// those that take an optional write nothing for `nil`, so that calls stay one expression.
package struct Attr: Sendable {
    let name: StaticString
    /// What follows `data-` or `aria-`; empty for an ordinary attribute.
    let suffix: StaticString
    let value: Value

    enum Value: Sendable {
        case absent
        case flag
        case text(String)
        case number(Int)
    }

    init(_ name: StaticString, _ value: Value, suffix: StaticString = "") {
        self.name = name
        self.suffix = suffix
        self.value = value
    }

    init(_ name: StaticString, text: String?, suffix: StaticString = "") {
        self.init(name, text.map(Value.text) ?? .absent, suffix: suffix)
    }

    init(_ name: StaticString, flag: Bool) {
        self.init(name, flag ? .flag : .absent)
    }

    /// No attribute at all.
    package static var none: Attr { Attr("", .absent) }

    @inline(__always)
    func append(to bytes: inout [UInt8]) {
        if case .absent = value { return }
        appendPresent(to: &bytes)
    }

    private func appendPresent(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: " "))
        name.append(to: &bytes)
        suffix.append(to: &bytes)
        switch value {
        case .absent, .flag: return
        case .text(let text): quote(in: &bytes) { text.appendEscaped(to: &$0) }
        case .number(let number): quote(in: &bytes) { $0.appendDecimal(number) }
        }
    }

    private func quote(in bytes: inout [UInt8], _ content: (inout [UInt8]) -> Void) {
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
        content(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}
