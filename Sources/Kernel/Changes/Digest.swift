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
        var prefix = Hash128Builder()
        prefix.update(key.kind.utf8)
        prefix.update(newline)
        prefix.update(key.id.text.utf8)
        prefix.update(newline)
        for (name, winner) in winners.fields {
            var hash = prefix
            hash.update(name.utf8)
            hash.update(newline)
            hash.update(winner.stamp.text.utf8)
            hash.update(newline)
            hash.update(winner.json.utf8)
            sum += hash.finish()
        }
        return sum
    }

    private static let newline = UInt8(ascii: "\n")

    /// Thirty-two hexadecimal digits.
    package var text: String { sum.hex }
}
