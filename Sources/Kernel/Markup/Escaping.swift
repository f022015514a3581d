extension String {
    /// Appends the UTF-8 of this text to `bytes` with `& < > " '` written as character references,
    /// which is right both between tags and inside a quoted attribute.
    func appendEscaped(to bytes: inout [UInt8]) {
        var copy = self
        copy.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() {
                guard let reference = reference(for: byte) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                reference.append(to: &bytes)
                start = index &+ 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    /// Appends the UTF-8 of this text to `bytes` as it stands.
    func appendVerbatim(to bytes: inout [UInt8]) {
        var copy = self
        copy.withUTF8 { bytes.append(contentsOf: $0) }
    }
}

/// The character reference that stands for `byte`, or `nil` if it may stand for itself.
@inline(__always)
private func reference(for byte: UInt8) -> StaticString? {
    // All five are at or below ">", so that one comparison passes nearly every letter.
    guard byte <= UInt8(ascii: ">") else { return nil }
    switch byte {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return "&quot;"
    case UInt8(ascii: "'"): return "&#39;"
    default: return nil
    }
}

extension StaticString {
    /// Appends the UTF-8 of this literal to `bytes` as it stands.
    func append(to bytes: inout [UInt8]) {
        withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}

extension [UInt8] {
    /// Appends `number` in ASCII digits, with `-` if it is negative.
    mutating func appendDecimal(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        appendDigits(number.magnitude)
    }

    private mutating func appendDigits(_ number: UInt) {
        if number >= 10 { appendDigits(number / 10) }
        append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
    }
}
