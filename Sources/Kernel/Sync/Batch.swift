/// So much of a log as fits into one message.
package struct Batch {
    let parcel: [UInt8]
    /// The position of the last entry that was looked at.
    let end: Int64
    /// Whether the log goes on after it.
    let hasMore: Bool

    /// When a parcel has so many bytes, it is full, unless the network can't carry that much.
    package static let size = 256 << 10
    /// How many entries are read at once.
    private static let page = 500

    /// What follows a position, except what lies in `skipping`: until there are `size` bytes of it, but
    /// something in any case.
    init(
        after start: Int64, in store: Store, skipping: [ClosedRange<Int64>] = [],
        upTo size: Int = Batch.size
    ) throws(StoreError) {
        let writer = ParcelWriter()
        var end = start
        var isFull = false
        while !isFull {
            end = skipping.end(of: end)
            let page = try store.log(end, Batch.page)
            for entry in page {
                isFull = writer.count >= max(size, 1)
                if isFull { break }
                end = entry.position
                if skipping.hold(end) { continue }
                writer.add(entry.change, undoes: entry.undoes)
            }
            if page.count < Batch.page { break }
        }
        parcel = writer.bytes
        self.end = end
        hasMore = isFull
    }
}

extension Store {
    /// Merges what another replica sent, and says whether this one had made some of it itself and
    /// forgotten it.
    ///
    /// Then its file was put back to an older state or copied. It goes on under a new node, since no
    /// two changes may have one stamp.
    func take(_ runs: [Parcel.Run]) throws(StoreError) -> Bool {
        let node = try setting(Setting.node.rawValue).flatMap { Hex.word($0.utf8) }
        let own = runs.map { run in
            Parcel.Run(undoes: run.undoes, changes: run.changes.filter { $0.stamp.node == node })
        }
        let hasForgotten = try append(own) > 0
        if hasForgotten { try set(Setting.node.rawValue, nil) }
        _ = try append(runs)
        return hasForgotten
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
