/// A fingerprint of a book: equal on two replicas when, and for all practical purposes only when,
/// every field of every record has the same winner.
///
/// It is the sum modulo 2¹²⁸ of a hash of each winning field change, so the order of records
/// doesn't matter. Changes of unknown kinds and fields count like all others.
package struct Digest: Hashable, Sendable {
    private var sum = Hash128.zero

    package init() {}

    /// Adds the winners of one record.
    package mutating func add(_ key: RecordKey, _ winners: Winners) {
        let prefix = key.kind + "\n" + key.id.text + "\n"
        for (name, winner) in winners.fields {
            let text = prefix + name + "\n" + winner.stamp.text + "\n" + winner.json
            sum += Hash128.of(text)
        }
    }

    /// Thirty-two hexadecimal digits.
    package var text: String { sum.hex }
}
