/// Bytes of which there are always so many.
package protocol FixedBytes: Hashable, Sendable {
    static var size: Int { get }
    var bytes: [UInt8] { get }
    /// Nil unless there are so many, and they may be this.
    init?(_ bytes: [UInt8])
}

extension FixedBytes {
    package var hex: String { Hex.text(bytes) }

    package init?(hex: String) {
        guard let bytes = Hex.bytes(hex) else { return nil }
        self.init(bytes)
    }
}

extension PackWriter {
    mutating func fixed(_ value: some FixedBytes) {
        append(value.bytes)
    }
}

extension PackReader {
    mutating func fixed<Value: FixedBytes>(_: Value.Type = Value.self) -> Value? {
        take(Value.size).flatMap { Value([UInt8]($0)) }
    }
}

/// The number of a book on a hub: the beginning of the hash of its member list's first entry. So it is
/// as good as random, and whoever knows it knows with whom the list has to begin.
package struct BookNumber: FixedBytes {
    package static let size = 16
    package let bytes: [UInt8]

    package init?(_ bytes: [UInt8]) {
        guard bytes.count == BookNumber.size else { return nil }
        self.bytes = bytes
    }

    init(_ hash: Hash256) {
        bytes = Array(hash.bytes.prefix(BookNumber.size))
    }
}

/// What a key is called: the beginning of the hash of the public key that verifies what it signed.
package struct KeyID: FixedBytes {
    package static let size = 16
    package let bytes: [UInt8]

    package init?(_ bytes: [UInt8]) {
        guard bytes.count == KeyID.size else { return nil }
        self.bytes = bytes
    }

    package init(of key: PublicKey) {
        bytes = Array(SHA256.hash([UInt8]("tallybook key 1".utf8) + key.bytes).prefix(KeyID.size))
    }
}

extension KeyID {
    /// What the names in stamps begin with of whoever has this key.
    package var mark: WriterMark {
        WriterMark(ofNode: bytes.prefix(6).reduce(0) { $0 << 8 | UInt64($1) } << 16)
    }
}

/// A whole SHA-256.
package struct Hash256: FixedBytes {
    package static let size = 32
    package let bytes: [UInt8]

    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Hash256.size else { return nil }
        self.bytes = bytes
    }

    /// The hash of some bytes, after what they are: so that no two things of different kinds share one.
    init(_ meaning: String, _ bytes: [UInt8]...) {
        var hash = SHA256()
        hash.update(meaning.utf8)
        for part in bytes { hash.update(part) }
        self.bytes = hash.finish()
    }

    private init() {
        bytes = [UInt8](repeating: 0, count: Hash256.size)
    }

    /// What stands for the hash of something that isn't there.
    static let none = Hash256()
}
