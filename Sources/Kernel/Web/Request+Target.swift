extension Request {
    /// A request as it comes over a wire, where path and query are one target, `/path?query`.
    ///
    /// Nil when the target doesn't start with `/` or is not percent-encoded UTF-8; any method but
    /// GET, HEAD and POST is ``Method/other``.
    package init?(
        method: String, target: String, contentType: String = "", body: [UInt8] = [],
        context: Context
    ) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard target.utf8.first == UInt8(ascii: "/"),
            let path = parts.first.flatMap({ percentDecoded($0) }),
            let query = parts.count > 1 ? formDecoded(parts[1]) : [:]
        else { return nil }
        self.init(
            Method(rawValue: method) ?? .other, path: path, query: query, contentType: contentType,
            body: body, context: context)
    }

    /// The path and query as one target, percent-encoded.
    package var target: String {
        query.isEmpty
            ? percentEncoded(path)
            : percentEncoded(path) + "?"
                + query.pairs.map { percentEncoded($0.name) + "=" + percentEncoded($0.value) }
                .joined(separator: "&")
    }
}

private func formDecoded(_ text: Substring) -> Parameters? {
    var parameters: Parameters = [:]
    for pair in text.split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = percentDecoded(parts[0], plusIsSpace: true),
            let value = percentDecoded(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
        else { return nil }
        parameters.pairs.append((name: name, value: value))
    }
    return parameters
}

private func percentDecoded(_ text: Substring, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "%"):
            guard let high = rest.popFirst().flatMap(hexDigit),
                let low = rest.popFirst().flatMap(hexDigit)
            else { return nil }
            bytes.append(high << 4 | low)
        case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
        default: bytes.append(byte)
        }
    }
    return String(validating: bytes, as: UTF8.self)
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
}

private func percentEncoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
        if isUnreserved(byte) {
            bytes.append(byte)
        } else {
            bytes += [UInt8(ascii: "%"), upperHex(byte >> 4), upperHex(byte & 15)]
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        true
    default: false
    }
}

private func upperHex(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
}
