extension String {
    /// The text with `%XX` decoded. A `%` that no two hexadecimal digits follow is kept, and bytes
    /// that aren't UTF-8 become U+FFFD.
    package var percentDecoded: String { utf8.percentDecoded() }

    /// The text as one segment of a path or one name or value of a query: everything but letters,
    /// digits and `-._~` becomes `%XX`.
    package var percentEncoded: String { encoded(keeping: isUnreserved) }

    /// The text as a whole path: as ``percentEncoded``, with `/` kept.
    package var percentEncodedPath: String {
        encoded { isUnreserved($0) || $0 == UInt8(ascii: "/") }
    }

    private func encoded(keeping isKept: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isKept(byte) { bytes.append(byte) } else { bytes.appendPercentEscape(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Collection<UInt8> {
    /// The text with `%XX` decoded and, in forms, `+` too.
    func percentDecoded(plusIsSpace: Bool = false) -> String {
        var bytes: [UInt8] = []
        var rest = self[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let escaped = rest.popHexPair() {
                bytes.append(escaped)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Collection<UInt8> where SubSequence == Self {
    /// Takes two hexadecimal digits from the front, or nothing.
    fileprivate mutating func popHexPair() -> UInt8? {
        var rest = self
        guard let high = rest.popFirst().flatMap(ASCII.hexDigit),
            let low = rest.popFirst().flatMap(ASCII.hexDigit)
        else { return nil }
        self = rest
        return high << 4 | low
    }
}

extension [UInt8] {
    /// Appends `%XX`.
    mutating func appendPercentEscape(_ byte: UInt8) {
        append(UInt8(ascii: "%"))
        append(upperHexDigit(byte >> 4))
        append(upperHexDigit(byte & 0xF))
    }
}

private func upperHexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

/// Letters and digits of ASCII.
func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: false
    }
}

/// The unreserved characters of RFC 3986, section 2.3.
private func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isAlphanumeric(byte)
    }
}
