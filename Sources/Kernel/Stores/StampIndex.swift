/// Where a log speaks of each action: its entries by stamp.
///
/// Most stamps arrive in order. Those that don't wait until somebody asks, and are then sorted in
/// at once.
struct StampIndex {
    private struct Entry {
        let stamp: Stamp
        let index: Int32
    }

    private var sorted: [Entry] = []
    private var waiting: [Entry] = []

    /// Adds an entry; `isLatest` when no entry has a later stamp.
    mutating func append(_ index: Int32, _ stamp: Stamp, isLatest: Bool) {
        let entry = Entry(stamp: stamp, index: index)
        if isLatest, waiting.isEmpty { sorted.append(entry) } else { waiting.append(entry) }
    }

    /// The entries of one action, in the order of arrival.
    mutating func indices(at stamp: Stamp) -> [Int32] {
        settle()
        return sorted[firstPosition(notBefore: stamp)...].prefix { $0.stamp == stamp }
            .map { $0.index }
    }

    /// Different stamps before one, or of all; latest first.
    mutating func stamps(before stamp: Stamp?, limit: Int) -> [Stamp] {
        settle()
        var found: [Stamp] = []
        var position = stamp.map { firstPosition(notBefore: $0) } ?? sorted.count
        while position > 0, found.count < limit {
            position -= 1
            if found.last != sorted[position].stamp { found.append(sorted[position].stamp) }
        }
        return found
    }

    private func firstPosition(notBefore stamp: Stamp) -> Int {
        var range = 0..<sorted.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if sorted[middle].stamp < stamp {
                range = (middle + 1)..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }

    private mutating func settle() {
        guard !waiting.isEmpty else { return }
        waiting.sort { Self.precedes($0, $1) }
        var merged: [Entry] = []
        merged.reserveCapacity(sorted.count + waiting.count)
        var next = 0
        for entry in sorted {
            while next < waiting.count, Self.precedes(waiting[next], entry) {
                merged.append(waiting[next])
                next += 1
            }
            merged.append(entry)
        }
        sorted = merged + waiting[next...]
        waiting = []
    }

    private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
        a.stamp != b.stamp ? a.stamp < b.stamp : a.index < b.index
    }
}
