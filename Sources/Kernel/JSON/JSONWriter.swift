/// Writes JSON in one pass, with the commas, colons and line ends in the right places.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///     writer.name("id")
///     writer.string("p1")
/// }
/// ```
package struct JSONWriter {
    /// What was written so far.
    package private(set) var bytes: [UInt8]
    private let style: Style
    private var depth = 0
    /// Whether a value stands before the next one inside the same array or object.
    private var follows = false
    private var followsName = false
    /// The depth at which each element stands on its own line, in the compact style too.
    private var lineDepth: Int?

    package enum Style: Sendable, Hashable {
        /// No space anywhere.
        case compact
        /// One element or member a line, two spaces deeper inside each array and object.
        case pretty
    }

    package init(_ style: Style = .compact) {
        self.style = style
        bytes = []
    }

    /// What was written so far, as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func null() { word("null") }

    package mutating func boolean(_ flag: Bool) { word(flag ? "true" : "false") }

    /// Writes a number that is already in the grammar of RFC 8259.
    package mutating func number(_ digits: String) { word(digits) }

    package mutating func integer(_ value: Int) { word(String(value)) }

    /// Writes a value that is already encoded as JSON, as it is.
    package mutating func encoded(_ text: JSONText) { word(text.text) }

    package mutating func string(_ text: String) {
        begin()
        bytes.appendJSONString(text)
        follows = true
    }

    /// Writes the name of a member, whose value must come next.
    package mutating func name(_ name: String) {
        begin()
        bytes.appendJSONString(name)
        bytes.append(UInt8(ascii: ":"))
        if style == .pretty { bytes.append(UInt8(ascii: " ")) }
        followsName = true
    }

    /// Writes an array of the values that `body` writes.
    package mutating func array<E: Error>(
        _ body: (inout JSONWriter) throws(E) -> Void
    ) throws(E) {
        open(UInt8(ascii: "["))
        try body(&self)
        close(UInt8(ascii: "]"))
    }

    /// Writes an array with each element on a line of its own, whatever the style.
    package mutating func lines<E: Error>(
        _ body: (inout JSONWriter) throws(E) -> Void
    ) throws(E) {
        let outer = lineDepth
        open(UInt8(ascii: "["))
        lineDepth = depth
        try body(&self)
        lineDepth = outer
        if follows, style == .compact { bytes.append(UInt8(ascii: "\n")) }
        close(UInt8(ascii: "]"))
    }

    /// Writes an object of the members that `body` writes, each a ``name(_:)`` and a value.
    package mutating func object<E: Error>(
        _ body: (inout JSONWriter) throws(E) -> Void
    ) throws(E) {
        open(UInt8(ascii: "{"))
        try body(&self)
        close(UInt8(ascii: "}"))
    }
}

extension JSONWriter {
    private mutating func word(_ text: String) {
        begin()
        bytes += text.utf8
        follows = true
    }

    /// Writes what stands between the value before and this one.
    private mutating func begin() {
        if followsName {
            followsName = false
            return
        }
        if follows { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 { newLine() }
    }

    private mutating func newLine() {
        guard style == .pretty || depth == lineDepth else { return }
        bytes.append(UInt8(ascii: "\n"))
        guard style == .pretty else { return }
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    private mutating func open(_ bracket: UInt8) {
        begin()
        bytes.append(bracket)
        depth += 1
        follows = false
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if follows, style == .pretty { newLine() }
        bytes.append(bracket)
        follows = true
    }
}
