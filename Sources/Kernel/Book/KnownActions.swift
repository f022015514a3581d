/// What the log has under some stamps, each read once: an action may be of many records.
struct KnownActions {
    let store: Store
    private var known: [Stamp: [RecordKey: [FieldChange]]] = [:]

    init(store: Store) {
        self.store = store
    }

    /// What the log has under a change's stamp in its record.
    mutating func fields(of change: Change) throws(StoreError) -> [FieldChange] {
        let key = RecordKey(change.kind, change.record)
        if let action = known[change.stamp] { return action[key] ?? [] }
        var action: [RecordKey: [FieldChange]] = [:]
        for part in try store.action(change.stamp) {
            action[RecordKey(part.kind, part.record), default: []] += part.fields
        }
        known[change.stamp] = action
        return action[key] ?? []
    }

    /// Whether all of a change is in the log already, as where a clock was put back since.
    mutating func holdAll(of change: Change) throws(StoreError) -> Bool {
        let fields = try fields(of: change)
        return change.fields.allSatisfy { fields.contains($0) }
    }
}
