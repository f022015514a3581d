/// So much of a log as fits into one message.
package struct Batch {
    let parcel: [UInt8]
    /// The position of the last entry that was looked at.
    let end: Int64
    /// Whether the log goes on after it.
    let hasMore: Bool

    /// When a parcel has so many bytes, it is full, unless the network can't carry that much.
    package static let size = 256 << 10
    /// … and where nobody is kept waiting by one long message: a first exchange is then one.
    package static let large = 2 << 20
    /// How many changes a client sends at once, however few bytes they have: a server merges them before it
    /// answers.
    package static let mostSent = 20_000
    /// How many entries are read at once.
    private static let page = 500

    /// What follows a position, except what lies in `skipping`: until there are `size` bytes of it, or `most`
    /// changes, but something in any case.
    init(
        after start: Int64, in store: Store, skipping: [ClosedRange<Int64>] = [],
        upTo size: Int = Batch.size, _ most: Int = .max
    ) throws(StoreError) {
        let writer = ParcelWriter()
        var end = start
        var count = 0
        var isFull = false
        while !isFull {
            end = skipping.end(of: end)
            let page = try store.log(end, Batch.page)
            for entry in page {
                isFull = writer.count >= max(size, 1) || count >= most
                if isFull { break }
                end = entry.position
                if skipping.hold(end) { continue }
                writer.add(entry.change, undoes: entry.undoes)
                count += 1
            }
            if page.count < Batch.page { break }
        }
        parcel = writer.bytes
        self.end = end
        hasMore = isFull
    }
}

extension [ClosedRange<Int64>] {
    /// Whether a position lies in one of these stretches of a log.
    func hold(_ position: Int64) -> Bool {
        contains { $0.contains(position) }
    }

    /// A position, or the last one of the stretch that begins right after it or before.
    func end(of position: Int64) -> Int64 {
        first { $0.lowerBound <= position &+ 1 && position < $0.upperBound }?.upperBound ?? position
    }
}
