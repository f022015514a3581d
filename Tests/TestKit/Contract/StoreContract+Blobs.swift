import Kernel
import Testing

extension StoreContract {
    static let blobs = [
        Piece("a file is found by the hash of its bytes") { store in
            let bytes: [UInt8] = [0, 1, 255, 0x0D, 0x0A, 0]
            let hash = try store.blobs.put(bytes)
            #expect(hash == BlobHash(of: bytes))
            #expect(try store.blobs.read(hash) == bytes)
            #expect(try store.blobs.contains(hash))
        },
        Piece("a file without bytes is a file") { store in
            let hash = try store.blobs.put([])
            #expect(try store.blobs.read(hash) == [])
            #expect(try store.blobs.contains(hash))
        },
        Piece("a file that isn't there is missing, not empty") { store in
            let other = BlobHash(of: [1])
            #expect(try store.blobs.read(other) == nil)
            #expect(try !store.blobs.contains(other))
            _ = try store.blobs.put([2])
            #expect(try store.blobs.read(other) == nil)
        },
        Piece("the same bytes are kept once") { store in
            let first = try store.blobs.put([7, 8])
            #expect(try store.blobs.put([7, 8]) == first)
            #expect(try store.blobs.read(first) == [7, 8])
        },
        Piece("files are no part of the log or the digest") { store in
            _ = try store.blobs.put([1, 2, 3])
            #expect(try store.position() == 0)
            #expect(try store.digest() == Digest())
        },
        Piece("a file of a transaction that rolls back is forgotten") { store in
            let kept = try store.blobs.put([1])
            try store.begin(true)
            let lost = try store.blobs.put([2])
            #expect(try store.blobs.read(lost) == [2])
            store.rollback()
            #expect(try !store.blobs.contains(lost))
            #expect(try store.blobs.read(kept) == [1])
        },
        Piece("a large file comes back whole") { store in
            let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try store.begin(true)
            let hash = try store.blobs.put(bytes)
            try store.commit()
            #expect(try store.blobs.read(hash) == bytes)
        },
    ]
}
