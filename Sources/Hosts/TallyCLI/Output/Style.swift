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
        append(Array(text.utf8)[...], style)
    }

    mutating func append(_ text: ArraySlice<UInt8>, _ style: Style?) {
        if let style { self += "\u{1B}[\(style.rawValue)m".utf8 }
        self += text
        if style != nil { self += "\u{1B}[0m".utf8 }
    }

    mutating func appendSpaces(_ count: Int) {
        for _ in 0..<Swift.max(0, count) { append(UInt8(ascii: " ")) }
    }
}
