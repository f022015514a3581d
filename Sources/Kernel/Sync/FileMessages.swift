/// What a client says of files, and what the server answers; Notes/Sync.md describes the bytes.
struct FileLists {
    /// Files that the client has; in an answer those of them that the server wants.
    var held: [BlobHash] = []
    /// Files that the client lacks; in an answer those of them that the server has.
    var missing: [BlobHash] = []

    /// So many files are in one message at most.
    static let most = 1_000

    var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(SyncRequest.version)
        pack.hashes(held)
        pack.hashes(missing)
        return pack.bytes
    }

    init() {}

    init(_ bytes: [UInt8]) throws(SyncError) {
        var pack = PackReader(bytes)
        guard let version = pack.byte() else { throw .unreadable }
        guard version == SyncRequest.version else { throw .otherVersion }
        guard let held = pack.hashes(), let missing = pack.hashes(), pack.isAtEnd,
            held.count + missing.count <= FileLists.most
        else { throw .unreadable }
        self.held = held
        self.missing = missing
    }
}

extension PackWriter {
    /// The number of hashes, then each in 32 bytes.
    mutating func hashes(_ hashes: [BlobHash]) {
        number(UInt64(hashes.count))
        for hash in hashes { append(Hex.bytes(hash.text) ?? []) }
    }
}

extension PackReader {
    mutating func hashes() -> [BlobHash]? {
        guard let count = count() else { return nil }
        var hashes: [BlobHash] = []
        for _ in 0..<count {
            guard let hash = take(32).flatMap({ BlobHash(Hex.text([UInt8]($0))) }) else {
                return nil
            }
            hashes.append(hash)
        }
        return hashes
    }
}
