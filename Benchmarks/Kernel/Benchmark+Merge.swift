import Kernel

extension Benchmark {
    /// The budget's own measure, and the same as it is when a replica's log is loaded.
    static var merge: [Benchmark] {
        [
            merging("merge of 100,000 field changes on 10,000 records in random order", "≤ 60 ms") {
                var random = RandomSource(seed: 7)
                return read(Goods.changes(records: 10_000).shuffled(using: &random))
            },
            merging("merge of 100,000 field changes on 10,000 records as they were made", "≤ 60 ms")
            {
                Goods.changes(records: 10_000)
            },
            merging("merge of 10,000 changes of ten fields", "≤ 60 ms") {
                Goods.additions(records: 10_000)
            },
        ]
    }

    private static func merging(
        _ name: String, _ budget: String, _ changes: @escaping () -> [Change]
    ) -> Benchmark {
        Benchmark(name: name, budget: budget, baseline: "a dictionary of winners") {
            let changes = changes()
            return (
                work: {
                    let store = MemoryStore(Goods.schema).store
                    use(try? store.append(changes, nil))
                },
                baseline: { use(winners(changes)) }
            )
        }
    }

    /// The same changes in memory as if they had just been read in this order.
    private static func read(_ changes: [Change]) -> [Change] {
        changes.map { change in
            Change(
                kind: change.kind, record: change.record, stamp: change.stamp,
                fields: change.fields.map {
                    FieldChange($0.name, json: String(decoding: Array($0.json.utf8), as: UTF8.self))
                })
        }
    }

    /// The least that any merge must do: look up each field and keep the later of two writes.
    private static func winners(_ changes: [Change]) -> [String: Winner] {
        var winners: [String: Winner] = [:]
        for change in changes {
            for field in change.fields {
                let key = change.record.text + field.name
                let arrived = Winner(stamp: change.stamp, json: field.json)
                if let winner = winners[key], !winner.loses(to: arrived) { continue }
                winners[key] = arrived
            }
        }
        return winners
    }
}
