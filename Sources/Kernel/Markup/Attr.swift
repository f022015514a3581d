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
    func write(to html: HTML) {
        if case .absent = value { return }
        writePresent(to: html)
    }

    private func writePresent(to html: HTML) {
        html.append(UInt8(ascii: " "))
        html.raw(name)
        if suffix.utf8CodeUnitCount > 0 { html.raw(suffix) }
        switch value {
        case .absent, .flag: return
        case .text(let text): quote(in: html) { html.text(text) }
        case .number(let number): quote(in: html) { html.text(number) }
        }
    }

    @inline(__always)
    private func quote(in html: HTML, _ content: () -> Void) {
        html.append(UInt8(ascii: "="))
        html.append(UInt8(ascii: "\""))
        content()
        html.append(UInt8(ascii: "\""))
    }
}
