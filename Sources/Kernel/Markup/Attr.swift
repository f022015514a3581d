/// One attribute of an element: a name from a literal and a value that is escaped when written.
///
/// The factories carry HTML's own names. Those that take `if:` write nothing when it is false, and
/// those that take an optional write nothing for `nil`, so that calls stay one expression.
package final class Attr: Sendable {
    let name: StaticString
    /// What follows `data-` or `aria-`; empty for an ordinary attribute.
    let suffix: StaticString
    let value: Value

    enum Value: Sendable {
        case absent
        case flag
        case text(String)
        case address(String)
        case number(Int)
        case literal(StaticString)
        case all([Attr])
    }

    init(_ name: StaticString, _ value: Value, suffix: StaticString = "") {
        self.name = name
        self.suffix = suffix
        self.value = value
    }

    convenience init(_ name: StaticString, text: String?, suffix: StaticString = "") {
        self.init(name, text.map(Value.text) ?? .absent, suffix: suffix)
    }

    convenience init(_ name: StaticString, flag: Bool) {
        self.init(name, flag ? .flag : .absent)
    }

    convenience init(_ name: StaticString, _ literal: StaticString) {
        self.init(name, .literal(literal))
    }

    /// Several attributes as one, for elements with more than they have places for.
    package static func all(_ attributes: Attr...) -> Attr { Attr("", .all(attributes)) }

    func write(to html: HTML) {
        switch value {
        case .absent: return
        case .all(let attributes): for attribute in attributes { attribute.write(to: html) }
        default: writePresent(to: html)
        }
    }

    private func writePresent(to html: HTML) {
        html.append(UInt8(ascii: " "))
        html.raw(name)
        if suffix.utf8CodeUnitCount > 0 { html.raw(suffix) }
        switch value {
        case .absent, .flag, .all: return
        case .literal(let text): quote(in: html) { text.withUTF8Buffer { html.escape($0) } }
        case .text(let text): quote(in: html) { html.text(text) }
        case .address(let address): quote(in: html) { html.address(address) }
        case .number(let number): quote(in: html) { html.text(number) }
        }
    }

    private func quote(in html: HTML, _ content: () -> Void) {
        html.append(UInt8(ascii: "="))
        html.append(UInt8(ascii: "\""))
        content()
        html.append(UInt8(ascii: "\""))
    }
}
