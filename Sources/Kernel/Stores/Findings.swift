/// What follows from a record and the records that belong to it, remembered until one of them changes.
///
/// It is kept in the store's ``Memo`` from one request to the next. The log says what has changed since, so
/// that it never matters who wrote, and a request answers the same without any.
package final class Findings {
    private var figures: [RecordID: AnyObject] = [:]
    /// The last entry of the log that was seen; nothing while the log was empty.
    private var last: LogEntry?

    static let key = MemoKey<Findings>()

    /// More changes at once than this, and everything is forgotten.
    private static let maximumChanges = 100
    private static let maximumFigures = 1_000

    package init() {}

    /// What is remembered of a record; it must have been put there as a `T`.
    package func recall<T: AnyObject>(_ id: RecordID, as type: T.Type) -> T? {
        figures[id].map { unsafeDowncast($0, to: type) }
    }

    package func remember(_ id: RecordID, _ figure: AnyObject) {
        if figures.count >= Findings.maximumFigures { figures = [:] }
        figures[id] = figure
    }

    private func forget() {
        figures = [:]
        last = nil
    }

    /// Forgets what the changes since the last time may have altered.
    func update(from store: Store) throws(StoreError) {
        let position = try store.position()
        guard position > 0 else { return forget() }
        // The last entry seen comes again: after a rollback or a restored backup it is another.
        let start = (last?.position ?? position) - 1
        let entries = try store.log(start, Findings.maximumChanges + 2)
        guard let first = entries.first, first == last, entries.count <= Findings.maximumChanges + 1
        else {
            forget()
            last = try store.log(position - 1, 1).first
            return
        }
        for entry in entries.dropFirst() { try forgetOwners(of: entry.change, store) }
        last = entries.last
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
