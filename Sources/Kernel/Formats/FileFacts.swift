/// What is known of a file that somebody brings.
package struct FileFacts: Sendable {
    package let hash: BlobHash
    /// Without folders.
    package let filename: String
    /// What the first bytes say, whatever the file's name or its sender claim.
    package let type: String
    /// In bytes.
    package let size: Int64

    /// - Parameter hash: That of the bytes, if it is known already.
    package init(_ bytes: [UInt8], filename: String, hash: BlobHash? = nil) {
        self.hash = hash ?? BlobHash(of: bytes)
        self.filename = FileFacts.name(filename)
        type = FileFacts.type(of: bytes)
        size = Int64(bytes.count)
    }

    /// The last part of a path, on one line and not too long.
    private static func name(_ path: String) -> String {
        let part = path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.last
        let name = part.map { String(Substring($0)) } ?? ""
        var kept = ""
        for scalar in name.unicodeScalars where scalar.value >= 32 && scalar.value != 0x7F {
            if !(0x80...0x9F).contains(scalar.value), scalar.value & ~1 != 0x2028 {
                kept.unicodeScalars.append(scalar)
            }
        }
        return kept.trimmed.truncated(to: 200)
    }

    private static func type(of bytes: [UInt8]) -> String {
        let head = bytes.prefix(12)
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            return "image/png"
        }
        if head.starts(with: "GIF8".utf8) { return "image/gif" }
        if head.starts(with: "%PDF-".utf8) { return "application/pdf" }
        if head.starts(with: "RIFF".utf8), head.dropFirst(8).elementsEqual("WEBP".utf8) {
            return "image/webp"
        }
        return "application/octet-stream"
    }
}

extension Draft {
    /// Names a file in the kind's fields for it, as far as the kind has them: `blob`, `filename`,
    /// `type` and `size`.
    package func naming(_ file: FileFacts) -> Draft {
        var draft = self
        let values: [(String, Value)] = [
            ("blob", .text(file.hash.text)), ("filename", .text(file.filename)),
            ("type", .text(file.type)), ("size", .integer(file.size)),
        ]
        for (name, value) in values {
            if let field = kind.field(name) { draft.set(field, value) }
        }
        return draft
    }
}
