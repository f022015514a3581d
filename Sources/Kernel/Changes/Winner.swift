/// The write to one field that has won so far.
package struct Winner: Hashable, Sendable {
    package let stamp: Stamp
    package let json: String

    package init(stamp: Stamp, json: String) {
        self.stamp = stamp
        self.json = json
    }

    package func loses(to other: Winner) -> Bool {
        RowMerge.wins(other.json, at: other.stamp, over: stamp) { CollectionOfOne(json) }
    }
}

/// Every field's winner, known to this version or not, by folding changes in any order.
///
/// This is the law in its plainest form. The stores keep the same result in tables, and
/// `tally check` holds the two against each other.
package struct Winners: Hashable, Sendable {
    package private(set) var fields: [String: Winner] = [:]

    package init(_ changes: some Sequence<Change> = []) {
        for change in changes { merge(change) }
    }

    package mutating func merge(_ change: Change) {
        for field in change.fields {
            let arrived = Winner(stamp: change.stamp, json: field.json)
            if let winner = fields[field.name], !winner.loses(to: arrived) { continue }
            fields[field.name] = arrived
        }
    }
}
