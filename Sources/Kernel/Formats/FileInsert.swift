/// A file that stands at a place of some bytes, which don't hold it yet: whoever keeps the files puts
/// it there, so that no host needs to hold large files together with what they stand in.
package struct FileInsert: Sendable, Hashable {
    /// How many of the bytes come before it.
    package let offset: Int
    package let hash: BlobHash
    /// Whether it stands there in base 64, not as it is.
    package let isBase64: Bool

    package init(_ hash: BlobHash, at offset: Int = 0, isBase64: Bool = false) {
        self.offset = offset
        self.hash = hash
        self.isBase64 = isBase64
    }
}

extension Blobs {
    /// Bytes with the files that belong into them; `nil` when one isn't here (yet).
    ///
    /// - Throws: A ``StoreError`` whenever the medium fails.
    package func fill(
        _ bytes: [UInt8], with inserts: [FileInsert]
    ) throws(StoreError) -> [UInt8]? {
        if inserts.isEmpty { return bytes }
        var filled: [UInt8] = []
        var position = 0
        for insert in inserts {
            guard let file = try read(insert.hash) else { return nil }
            filled += bytes[position..<insert.offset]
            if insert.isBase64 { filled += Base64.encode(file).utf8 } else { filled += file }
            position = insert.offset
        }
        return filled + bytes[position...]
    }
}
