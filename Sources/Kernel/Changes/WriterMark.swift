/// What the names of somebody's replicas in stamps begin with: 48 bits of what they are called as a member.
///
/// So a stamp says who wrote, also within a snapshot and after the writer has left, and no change is
/// longer for it. The other 16 bits tell somebody's replicas apart: a restored copy takes another end.
package struct WriterMark: Hashable, Sendable {
    /// The upper 48 bits; the others are 0.
    let word: UInt64

    private static let own: UInt64 = 0xffff

    package init(ofNode node: UInt64) {
        word = node & ~WriterMark.own
    }

    /// Reads ``text``; nil for anything else.
    init?(_ text: String) {
        guard let word = Hex.word(text.utf8), word & WriterMark.own == 0 else { return nil }
        self.word = word
    }

    var text: String { ASCII.hex(word) }

    /// The name in stamps of one of their replicas.
    func node(_ chance: UInt64) -> UInt64 { word | chance & WriterMark.own }
}
