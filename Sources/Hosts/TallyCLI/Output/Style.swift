/// How a terminal may emphasise a text.
enum Style: UInt8, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case bold = 1
    case dim = 2
}

extension [UInt8] {
    /// Appends a text, emphasised when colours are allowed.
    mutating func append(_ text: String, _ style: Style?) {
        guard let style else {
            self += text.utf8
            return
        }
        self += "\u{1B}[\(style.rawValue)m".utf8
        self += text.utf8
        self += "\u{1B}[0m".utf8
    }

    mutating func appendSpaces(_ count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(0, count)))
    }
}
