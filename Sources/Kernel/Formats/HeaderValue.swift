/// The value of a header field such as `form-data; name="title"`: one word, then parameters.
struct HeaderValue {
    /// The first word, in lower case.
    let value: String
    /// Names in lower case; values without their quotes. Of one name, the first counts.
    let parameters: Parameters

    /// Reads any bytes: what isn't a parameter is left out.
    init(_ bytes: some Sequence<UInt8>) {
        var rest = [UInt8](bytes)[...]
        value = lowercased(trimmed(rest.popPrefix { $0 != UInt8(ascii: ";") }))
        var pairs: [(name: String, value: String)] = []
        while rest.popFirst() != nil {
            let name = lowercased(trimmed(rest.popPrefix(while: isNamePart)))
            guard rest.first == UInt8(ascii: "=") else { continue }
            rest = rest.dropFirst()
            pairs.append((name, rest.popParameterValue()))
        }
        parameters = Parameters(pairs)
    }
}

extension ArraySlice<UInt8> {
    /// Takes the longest prefix whose bytes all are as told.
    fileprivate mutating func popPrefix(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let taken = prefix(while: isTaken)
        self = self[taken.endIndex...]
        return taken
    }

    /// Takes what stands up to the next `;`, which may be inside quotes.
    fileprivate mutating func popParameterValue() -> String {
        _ = popPrefix(while: isSpace)
        guard first == UInt8(ascii: "\"") else {
            return String(
                decoding: trimmed(popPrefix { $0 != UInt8(ascii: ";") }), as: UTF8.self)
        }
        self = dropFirst()
        let value = popQuoted()
        _ = popPrefix { $0 != UInt8(ascii: ";") }
        return value
    }

    /// Takes what stands up to the closing quote and the quote itself.
    ///
    /// A backslash is an escape only before `"` and `\`: browsers send others as they are.
    private mutating func popQuoted() -> String {
        var value: [UInt8] = []
        while let byte = popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), let escaped = first, isEscapable(escaped) {
                value.append(escaped)
                self = dropFirst()
            } else {
                value.append(byte)
            }
        }
        return String(decoding: value, as: UTF8.self)
    }
}

private func isEscapable(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

private func isNamePart(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "=") && byte != UInt8(ascii: ";")
}

private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
}

/// `bytes` as text, with the capitals of ASCII made small.
func lowercased(_ bytes: some Collection<UInt8>) -> String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return String(decoding: bytes.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}

/// The characters of a token in RFC 9110, section 5.6.2.
func isTokenByte(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
}
