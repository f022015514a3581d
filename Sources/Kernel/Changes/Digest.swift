/// A fingerprint of a book: equal on two replicas when, and for all practical purposes only when,
/// every field of every record has the same winner.
///
/// It is the sum modulo 2¹²⁸ of a hash of each winning field change, so the order of records
/// doesn't matter. Changes of unknown kinds and fields count like all others.
package struct Digest: Hashable, Sendable {
    private(set) var sum = Hash128.zero

    package init() {}

    /// Reads ``text``; `nil` for anything else.
    package init?(text: String) {
        guard let sum = Hash128(hex: text) else { return nil }
        self.sum = sum
    }

    /// The digest whose sum is given.
    init(sum: Hash128) {
        self.sum = sum
    }

    /// Adds what changes make of one record, in whatever order they are.
    package mutating func add(_ key: RecordKey, _ changes: [Change]) {
        guard changes.count == 1, changes[0].namesEachOnce else {
            return add(key, Winners(changes))
        }
        let (prefix, stamp) = (Digest.prefix(key), changes[0].stamp.text)
        for field in changes[0].fields {
            sum += Digest.hash(prefix, field.name, stamp, field.json)
        }
    }

    /// Adds the winners of one record.
    package mutating func add(_ key: RecordKey, _ winners: Winners) {
        sum += Digest.sum(key, winners)
    }

    /// Takes away the winners that a record had.
    mutating func remove(_ key: RecordKey, _ winners: Winners) {
        sum -= Digest.sum(key, winners)
    }

    private static func sum(_ key: RecordKey, _ winners: Winners) -> Hash128 {
        var sum = Hash128.zero
        let prefix = prefix(key)
        for (name, winner) in winners.fields {
            sum += hash(prefix, name, winner.stamp.text, winner.json)
        }
        return sum
    }

    private static func prefix(_ key: RecordKey) -> Hash128Builder {
        var hash = Hash128Builder()
        hash.update(key.kind.utf8)
        hash.update(newline)
        hash.update(key.id.text.utf8)
        hash.update(newline)
        return hash
    }

    private static func hash(
        _ prefix: Hash128Builder, _ name: String, _ stamp: String, _ json: String
    ) -> Hash128 {
        var hash = prefix
        hash.update(name.utf8)
        hash.update(newline)
        hash.update(stamp.utf8)
        hash.update(newline)
        hash.update(json.utf8)
        return hash.finish()
    }

    private static let newline = UInt8(ascii: "\n")

    /// Thirty-two hexadecimal digits.
    package var text: String { sum.hex }
}

extension Change {
    fileprivate var namesEachOnce: Bool {
        fields.indices.allSatisfy { index in
            !fields[..<index].contains { $0.name == fields[index].name }
        }
    }
}
