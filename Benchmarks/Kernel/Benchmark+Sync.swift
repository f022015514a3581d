import Kernel

extension Benchmark {
    /// A log as it is sent and kept in a browser: how large it is, and how long it takes to write and
    /// to read.
    static var sync: [Benchmark] {
        let log = Goods.changes(records: 10_000).enumerated().map { index, change in
            LogEntry(position: Int64(index + 1), change: change)
        }
        let parcel = Parcel.encode(log)
        let size = "snapshot of 100,000 field changes on 10,000 records, \(parcel.count) bytes"
        return [
            Benchmark(
                name: size + ": load and read all", budget: "1,300,000 bytes, ≤ 40 ms",
                baseline: "reading the parcel alone"
            ) {
                (
                    work: {
                        let store = MemoryStore(Goods.schema).store
                        use(try? store.append(Parcel.decode(parcel) ?? []))
                        use(try? store.records(Query(Goods.kind, order: [])))
                    },
                    baseline: { use(Parcel.decode(parcel)) }
                )
            },
            Benchmark(
                name: size + ": write", budget: "≤ 60 ms", baseline: "reading it"
            ) {
                (work: { use(Parcel.encode(log)) }, baseline: { use(Parcel.decode(parcel)) })
            },
            Benchmark(
                name: "digest after one change among 100,000", budget: "≤ 2 ms",
                baseline: "counting all of it"
            ) {
                let store = MemoryStore(Goods.schema).store
                use(try? store.append(log.map { $0.change }, nil))
                use(try? store.currentDigest())
                var turn = 0
                return (
                    work: {
                        turn += 1
                        use(try? store.append([edit(turn)], nil))
                        use(try? store.currentDigest())
                    },
                    baseline: { use(try? store.digest()) }
                )
            },
        ]
    }
}
