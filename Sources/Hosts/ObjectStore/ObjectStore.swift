package import Kernel
import SealingEngine

/// What keeps large bytes outside of a database, under names that are used once.
///
/// It is a struct of closures, as ``HubStore`` is, for one thread at a time. Each throws a ``StoreError`` where
/// nobody knows what became of it: bytes that were put may be there then.
package struct ObjectStore {
    /// Where it is, for the person who looks after it; nothing secret is in it.
    package let place: String
    /// Keeps bytes; they are durable when it returns.
    package let put: (ObjectName, [UInt8]) throws(StoreError) -> Void
    /// The bytes of a name as they are there, which nobody has looked at; nil where it has none.
    package let get: (ObjectName) throws(StoreError) -> [UInt8]?
    /// Whether there are bytes of a name, of which one at most is fetched.
    package let has: (ObjectName) throws(StoreError) -> Bool
    /// Forgets the bytes of a name, if there are any.
    package let remove: (ObjectName) throws(StoreError) -> Void

    package init(
        place: String,
        put: @escaping (ObjectName, [UInt8]) throws(StoreError) -> Void,
        get: @escaping (ObjectName) throws(StoreError) -> [UInt8]?,
        has: @escaping (ObjectName) throws(StoreError) -> Bool,
        remove: @escaping (ObjectName) throws(StoreError) -> Void
    ) {
        self.place = place
        self.put = put
        self.get = get
        self.has = has
        self.remove = remove
    }
}

extension ObjectStore {
    /// The bytes of a name, if they are those that it is made of.
    ///
    /// - Throws: `unavailable` where they aren't, since everything else of a hub goes on without one object.
    package func bytes(of name: ObjectName) throws(StoreError) -> [UInt8] {
        guard let bytes = try get(name) else {
            throw StoreError(.unavailable, detail: "the object \(name.text) isn't at \(place)")
        }
        guard name.isOf(bytes) else {
            throw StoreError(
                .unavailable, detail: "the object \(name.text) at \(place) has other bytes")
        }
        return bytes
    }
}

/// The name of an object: whose it is, the SHA-256 of its bytes, and 16 random bytes, all in hexadecimal:
/// `BOOK/HASH-RANDOM`. So no two that were put share one, and what one transaction gives up no other has.
package struct ObjectName: Sendable, Hashable {
    package let text: String

    private static let randomSize = 16

    /// A new name for the bytes of a book; nil where the system has no random bytes.
    package init?(for bytes: [UInt8], of book: BookNumber) {
        self.init(folder: book.hex, bytes)
    }

    /// A new name for what is of no book, in `folder`.
    package init?(folder: String, _ bytes: [UInt8]) {
        guard let random = Primitives.random(Self.randomSize) else { return nil }
        text = "\(folder)/\(Hex.text(Primitives.sha256(bytes)))-\(Hex.text(random))"
    }

    /// A name as it was noted; nil for anything that wasn't made here.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].utf8.count == 64 + 1 + 32,
            text.utf8.allSatisfy({
                (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) || $0 == 0x2d || $0 == 0x2f
            })
        else { return nil }
        self.text = text
    }

    package func isOf(_ bytes: [UInt8]) -> Bool {
        text.split(separator: "/").last?.prefix(64) == Hex.text(Primitives.sha256(bytes))[...]
    }
}
