/// Where objects are: a bucket, or a folder in one, as `https://s3.eu-central-1.amazonaws.com/BUCKET`,
/// `https://BUCKET.s3.amazonaws.com`, `http://127.0.0.1:9000/BUCKET/FOLDER`.
package struct S3Address: Sendable, Hashable {
    /// Without a slash at its end.
    package let text: String
    /// As the field `Host` has it.
    let host: String
    /// What stands before each name, without a slash at its end.
    let path: String

    /// What is wrong with an address, in words that go on after it, and what is allowed.
    package struct Fault: Error, Sendable, Hashable {
        package let words: String
    }

    package init(_ address: String) throws(Fault) {
        let text = String(address.reversed().drop { $0 == "/" }.reversed())
        let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
        guard let scheme else {
            throw Fault(words: "an address that begins with https:// or http:// is allowed")
        }
        let rest = text.dropFirst(scheme.count)
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        let authority = rest[..<end]
        if authority.contains("@") {
            throw Fault(
                words: "no key may stand in it: it belongs into AWS_ACCESS_KEY_ID and "
                    + "AWS_SECRET_ACCESS_KEY, or into the file of --objects-key")
        }
        guard !authority.isEmpty, authority.utf8.allSatisfy(Self.isOfHost) else {
            throw Fault(words: "a host is wanted after \(scheme)")
        }
        guard rest[end...].utf8.allSatisfy({ Self.isPlain($0) || $0 == 0x2f }),
            !rest[end...].split(separator: "/").contains(where: { $0.allSatisfy { $0 == "." } }),
            !rest[end...].contains("//")
        else {
            throw Fault(
                words:
                    "in its path letters, digits and - . _ ~ are allowed, and no query after it")
        }
        (self.text, path) = (scheme + rest, String(rest[end...]))
        // The port that goes without saying isn't said in the field either.
        let usual = scheme == "https://" ? ":443" : ":80"
        host = String(authority.hasSuffix(usual) ? authority.dropLast(usual.count) : authority)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
        default: "-._~".utf8.contains(byte)
        }
    }

    private static func isOfHost(_ byte: UInt8) -> Bool {
        isPlain(byte) || ":[]".utf8.contains(byte)
    }
}
