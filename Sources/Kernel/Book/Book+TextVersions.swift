extension Book {
    /// The texts of a record that were changed on several devices without knowing each other, each
    /// with the versions beside the one that it shows.
    package func openVersions(
        _ record: Record
    ) throws(BookError) -> [(field: Field, versions: [TextVersion])] {
        let fields = record.kind.ownFields.filter { record.kind.keepsVersions($0) }
        guard !fields.isEmpty else { return [] }
        let history = try history(RecordKey(record.kind.name, record.id))
        return fields.compactMap { field in
            let versions = TextVersion.open(field.name, in: history)
            return versions.isEmpty ? nil : (field, versions)
        }
    }

    /// What goes with a text that is written over the one that stands, or over the one that stood
    /// before what whoever wrote it hasn't seen: that stays open beside it.
    func base(
        _ field: Field, of key: RecordKey, unseen: [Change] = []
    ) throws(BookError) -> FieldChange {
        let hidden = Set(unseen)
        let seen = try history(key).filter { $0[field.name] != nil && !hidden.contains($0) }
        guard let last = seen.map({ $0.stamp }).max() else {
            return TextVersion.base(field.name, replacing: [])
        }
        let same = seen.count > 1 ? TextVersion.same(field.name, as: last, in: seen) : []
        return TextVersion.base(field.name, replacing: [last] + same)
    }

    /// Keeps one version of a text, and puts all others that are open to rest.
    @discardableResult
    package func choose(
        _ chosen: Stamp, of field: Field, in record: Record
    ) throws(BookError) -> Commit {
        let key = RecordKey(record.kind.name, record.id)
        let history = try history(key)
        let open = TextVersion.open(field.name, in: history)
        guard !open.isEmpty, let last = Winners(history).fields[field.name],
            let text = history.first(where: { $0.stamp == chosen })?[field.name]
        else { return Commit(stamp: nil, ids: [record.id]) }
        let base = TextVersion.base(
            field.name, replacing: [last.stamp] + open.map { $0.stamp })
        let change = PendingChange(kind: key.kind, record: key.id, fields: [text, base])
        return Commit(stamp: try write([change]), ids: [record.id])
    }
}
