/// The name of some bytes: their SHA-256.
package struct BlobHash: Hashable, Sendable {
    /// 64 hexadecimal digits in lower case.
    package let text: String

    package init(of bytes: [UInt8]) {
        text = SHA256.hex(bytes)
    }

    /// Reads 64 hexadecimal digits in either case; `nil` for anything else.
    package init?(_ text: String) {
        let digits = text.utf8.compactMap { Hex.digit($0) }
        guard digits.count == 64, text.utf8.count == 64 else { return nil }
        self.text = String(decoding: digits.map { Hex.byte($0) }, as: UTF8.self)
    }
}

/// The files of a book, each kept once under its hash. They are written in the store's transactions
/// and are no part of the log: records name them.
///
/// Every closure throws a ``StoreError`` whenever the medium fails.
package struct Blobs {
    /// The bytes with a hash; `nil` when they aren't here (yet).
    package let read: (BlobHash) throws(StoreError) -> [UInt8]?
    /// Keeps bytes, also when they are here already, and gives their name.
    package let put: ([UInt8]) throws(StoreError) -> BlobHash
    package let contains: (BlobHash) throws(StoreError) -> Bool

    package init(
        read: @escaping (BlobHash) throws(StoreError) -> [UInt8]?,
        put: @escaping ([UInt8]) throws(StoreError) -> BlobHash,
        contains: @escaping (BlobHash) throws(StoreError) -> Bool
    ) {
        self.read = read
        self.put = put
        self.contains = contains
    }

    /// The most bytes that one file may have: 25 MiB.
    package static let maximumSize = 25 << 20
}

extension Field.Notation {
    /// The hash of a file that the book keeps.
    package static let blob = Field.Notation(
        "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", namesBlob: true
    ) { BlobHash($0) != nil }
}

extension Record {
    /// The files that the record names.
    package var blobs: [BlobHash] {
        var found: [BlobHash] = []
        for (index, field) in kind.fields.enumerated() where field.notation?.namesBlob == true {
            if let hash = values[index]?.text.flatMap({ BlobHash($0) }) { found.append(hash) }
        }
        return found
    }
}
