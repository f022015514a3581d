/// How far a book's row on a hub is: the number of its last item, and a hash that runs over all of them.
/// Whoever remembers one notices when a hub forgets, reorders, or shows different rows to different
/// people.
package struct LogMark: Sendable, Hashable {
    package let number: Int64
    package let hash: Hash256

    package init(number: Int64, hash: Hash256) {
        self.number = number
        self.hash = hash
    }

    /// Before a book's first item.
    package init(_ book: BookNumber) {
        number = 0
        hash = Hash256("tallybook row 1", book.bytes)
    }

    /// The mark after one more item, of which this is the hash.
    package func after(_ item: Hash256) -> LogMark {
        var count = PackWriter()
        count.word(UInt64(bitPattern: number &+ 1))
        return LogMark(
            number: number &+ 1,
            hash: Hash256("tallybook item 1", hash.bytes, count.bytes, item.bytes))
    }
}

extension PackWriter {
    mutating func mark(_ mark: LogMark) {
        signed(mark.number)
        fixed(mark.hash)
    }
}

extension PackReader {
    mutating func mark() -> LogMark? {
        guard let number = signed(), number >= 0, let hash = fixed(Hash256.self) else { return nil }
        return LogMark(number: number, hash: hash)
    }
}
