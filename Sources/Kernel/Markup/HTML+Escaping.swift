extension HTML {
    /// Appends `text` with `& < > " '` written as character references, which is right both between
    /// tags and inside a quoted attribute.
    package func text(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { escape($0) }
    }

    func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < utf8.count {
            // All five are at or below ">", so that one comparison passes nearly every letter.
            if utf8[index] <= UInt8(ascii: ">"), let reference = reference(for: utf8[index]) {
                append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
                raw(reference)
                start = index &+ 1
            }
            index &+= 1
        }
        append(UnsafeBufferPointer(rebasing: utf8[start...]))
    }
}

/// The character reference that stands for `byte`, or `nil` if it may stand for itself.
private func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
}
