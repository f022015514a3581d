package import Kernel

/// A field of which the log says something else than its table, under one stamp.
package struct SalvagedDifference: Hashable, Sendable {
    package let key: RecordKey
    package let field: String
    /// The values as JSON.
    package let table: String
    package let log: String
    /// Whether both are in the new book, to choose from.
    package let keepsBoth: Bool
}

/// The rows of tables held against what the log says.
struct Supplement {
    /// What only the tables say.
    private(set) var changes: [Change] = []
    private(set) var differences: [SalvagedDifference] = []
    /// Records of which the tables say more than the log.
    private(set) var records: Set<RecordKey> = []
    /// Records of the log that no table has.
    private(set) var onlyInLog: Set<RecordKey>
    private let said: [RecordKey: [Change]]
    private let schema: Schema

    init(_ log: [Change], _ rows: [SalvagedRecord], _ schema: Schema) {
        self.schema = schema
        let known = log.filter { schema.kind($0.kind) != nil }
        said = Dictionary(grouping: known) { RecordKey($0.kind, $0.record) }
        onlyInLog = Set(said.keys).subtracting(rows.map { $0.key })
        for row in Set(rows).sorted(by: { $0.key.id.text < $1.key.id.text }) { take(row) }
        changes.sort { ($0.stamp, $0.record.text) < ($1.stamp, $1.record.text) }
    }

    private mutating func take(_ row: SalvagedRecord) {
        guard let kind = schema.kind(row.key.kind) else { return }
        let history = said[row.key] ?? []
        var missing: [Stamp: [FieldChange]] = [:]
        for said in row.fields {
            let field = kind.fields[said.index]
            let same = history.filter { $0.stamp == said.stamp }
            let values = same.flatMap { $0.fields }.filter { $0.speaks(of: field) }
            if values.isEmpty {
                missing[said.stamp, default: []].append(said.change)
            } else if !field.isList, !values.contains(where: { $0.isSame(as: said.change, field) })
            {
                note(said, field, kind, values, history, row.key)
            }
        }
        if missing.isEmpty { return }
        records.insert(row.key)
        for (stamp, fields) in missing {
            changes.append(
                Change(kind: kind.name, record: row.key.id, stamp: stamp, fields: fields))
        }
    }

    /// One that was written over since is as good as gone.
    private mutating func note(
        _ said: SalvagedRecord.Said, _ field: Field, _ kind: Kind, _ values: [FieldChange],
        _ history: [Change], _ key: RecordKey
    ) {
        guard let winner = Winners(history).fields[field.name], winner.stamp == said.stamp else {
            return
        }
        differences.append(
            SalvagedDifference(
                key: key, field: field.name, table: said.change.json, log: winner.json,
                keepsBoth: kind.keepsVersions(field) && !said.change.isClear))
    }

    /// What makes of each difference that can be chosen from a version beside the log's.
    func versions(at stamp: Stamp) -> [Change] {
        differences.filter { $0.keepsBoth }.map { found in
            Change(
                kind: found.key.kind, record: found.key.id, stamp: stamp,
                fields: [
                    FieldChange(found.field, json: found.table),
                    FieldChange(TextVersion.base(found.field), json: "[]"),
                ])
        }
    }
}

extension FieldChange {
    /// Whether it says something of a field, or of an element of it.
    fileprivate func speaks(of field: Field) -> Bool {
        name == field.name || field.isList && name.hasPrefix(field.name + "/")
    }

    fileprivate func isSame(as other: FieldChange, _ field: Field) -> Bool {
        if json == other.json { return true }
        return field.value(fromChange: json) == field.value(fromChange: other.json)
    }
}
