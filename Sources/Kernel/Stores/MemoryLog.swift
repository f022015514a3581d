/// Every change in the order of arrival, and where the log speaks of each record and action.
///
/// The position of an entry is its index plus one. The entries of one record are a chain from the
/// latest to arrive back to the first, so that they need no list of their own.
struct MemoryLog {
    /// The index of an entry; nothing when negative.
    typealias Index = Int32

    static let none: Index = -1

    private(set) var changes: [Change] = []
    /// For each entry, the one before it in its record's chain.
    private var previous: [Index] = []
    private var stamps = StampIndex()
    /// The latest stamp seen.
    private(set) var lastStamp: Stamp?

    /// Adds a change whose record's chain began with `chain`, and gives the chain's new begin.
    mutating func append(_ change: Change, to chain: Index) -> Index {
        let index = Index(truncatingIfNeeded: changes.count)
        changes.append(change)
        previous.append(chain)
        stamps.append(index, change.stamp, isLatest: lastStamp.map { $0 <= change.stamp } ?? true)
        if lastStamp.map({ $0 < change.stamp }) ?? true { lastStamp = change.stamp }
        return index
    }

    /// The entries of a record, the latest to arrive first.
    func entries(of chain: Index) -> some Sequence<Change> {
        sequence(state: chain) { next -> Change? in
            guard next >= 0 else { return nil }
            defer { next = previous[Int(next)] }
            return changes[Int(next)]
        }
    }

    /// The values that were written to a field with one stamp.
    func values(of field: String, at stamp: Stamp, in chain: Index) -> [String] {
        var values: [String] = []
        var next = chain
        while next >= 0 {
            let index = Int(next)
            if changes[index].stamp == stamp {
                values += changes[index].fields.filter { $0.name == field }.map { $0.json }
            }
            next = previous[index]
        }
        return values
    }

    mutating func action(_ stamp: Stamp) -> [Change] {
        stamps.indices(at: stamp).map { changes[Int($0)] }
    }

    /// The stamps of actions before one, or of all; latest first.
    mutating func actions(before stamp: Stamp?, limit: Int) -> [Stamp] {
        stamps.stamps(before: stamp, limit: limit)
    }
}
