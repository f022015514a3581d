/// What follows from a record and the records that belong to it, remembered until one of them changes.
///
/// It is kept in the store's ``Memo`` from one request to the next. The log says what has changed since, so
/// that it never matters who wrote, and a request answers the same without any.
package final class Findings<Figure: AnyObject> {
    private var figures: [RecordID: Figure] = [:]
    private var follower = LogFollower()

    package init() {}

    package subscript(id: RecordID) -> Figure? {
        get { figures[id] }
        set {
            if figures.count >= mostFigures { figures = [:] }
            figures[id] = newValue
        }
    }

    /// Forgets what the changes since the last time may have altered.
    func update(from store: Store) throws(StoreError) {
        switch try follower.news(of: store, atMost: mostChanges) {
        case .everything: figures = [:]
        case .entries(let entries):
            for entry in entries { try forgetOwners(of: entry.change, store) }
        }
    }

    /// Forgets a record, and whatever it belongs to or ever belonged to.
    private func forgetOwners(of change: Change, _ store: Store) throws(StoreError) {
        figures[change.record] = nil
        guard let kind = store.schema.kind(change.kind), !kind.owners.isEmpty else { return }
        for known in try store.history(RecordKey(change.kind, change.record)) {
            for field in known.fields {
                guard let index = kind.index(of: field.name), kind.owners.contains(index),
                    let owner = kind.fields[index].value(fromChange: field.json)?.reference
                else { continue }
                figures[owner] = nil
            }
        }
    }
}

/// More changes at once than this, and everything is forgotten.
private let mostChanges = 100
private let mostFigures = 1_000
