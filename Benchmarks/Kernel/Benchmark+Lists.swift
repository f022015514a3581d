import Kernel

extension Benchmark {
    /// What screens ask of a store in memory that holds 100,000 records, as in a browser.
    static var lists: [Benchmark] {
        [
            asking("the first 100 of the main list") { store, _ in
                use(try? store.records(Query(Goods.kind, where: Goods.kind.main, limit: 100)))
            },
            asking("a change, then the first 100 of the main list") { store, turn in
                use(try? store.append([edit(turn)], nil))
                use(try? store.records(Query(Goods.kind, where: Goods.kind.main, limit: 100)))
            },
            asking("a change, then the tally of levels") { store, turn in
                use(try? store.append([edit(turn)], nil))
                use(try? store.tally(Goods.kind, "level"))
            },
            asking("a change, then the last stamp and action") { store, turn in
                use(try? store.append([edit(turn)], nil))
                use(try? store.lastStamp())
                use(try? store.actions(nil, 1))
            },
            asking("a record by its title") { store, _ in
                use(try? store.records(Query(Goods.kind, where: [.titled(folded: "milk 5000")])))
            },
            asking("a search through all texts") { store, _ in
                let search = Query(Goods.kind, where: [.contains(folded: "milk 77")], limit: 50)
                use(try? store.records(search))
            },
            asking("the count of all records") { store, _ in
                use(try? store.count(Query(Goods.kind)))
            },
        ]
    }

    private static func asking(
        _ name: String, _ ask: @escaping (Store, _ turn: Int) -> Void
    ) -> Benchmark {
        Benchmark(
            name: "100,000 records: " + name, budget: "≤ 2 ms", baseline: "with 1,000 records"
        ) {
            let (large, small) = (filled(100_000), filled(1_000))
            var turn = 0
            return (
                work: {
                    turn += 1
                    ask(large, turn)
                },
                baseline: {
                    turn += 1
                    ask(small, turn)
                }
            )
        }
    }

    private static func filled(_ records: Int) -> Store {
        let store = MemoryStore(Goods.schema).store
        use(try? store.append(Goods.additions(records: records), nil))
        return store
    }

    /// A later change of some record.
    static func edit(_ turn: Int) -> Change {
        let first = Goods.changes(records: 1 + turn % 7)
        let stamp = Stamp(time: UInt64(turn) << 20 | 0x1b00_0000_0000_0000, node: 1)
        let field = FieldChange("name", json: "\"Edited \(turn)\"")
        return Change(
            kind: "good", record: first[first.count - 1].record, stamp: stamp, fields: [field])
    }
}
