import Kernel
import Priorities
import SQLiteStore

func measureLists(_ folder: String) throws {
    let book = try makeBook("\(folder)/book", 10_000)
    let store = book.store
    let main = try best(of: 60) { _ = try store.records(Query(Essential.kind)) }
    report("list of 10,000 in the app's order", main, "(budget 8,000)")
    let byID = Query(Essential.kind, order: [])
    report("list of 10,000 by identifier", try best { _ = try store.records(byID) })
    report("count of 10,000", try best { _ = try store.count(Query(Essential.kind)) })
}

/// The same pages of a small and a large book.
func measurePages(_ folder: String) throws {
    let small = try makeBook("\(folder)/small", 1_000)
    let large = try makeBook("\(folder)/large", 100_000)
    let indexing = try measure {
        for book in [small, large] { while try book.catchUp() {} }
    }
    report("index for searching, a record", indexing, per: 101_000)
    let pages: [(String, (Store) throws -> Void)] = [
        ("main list, 100", { _ = try $0.records(query(limit: 100)) }),
        ("A to Z, 100", { _ = try $0.records(query(order: Essential.alphabetical, limit: 100)) }),
        (
            "A to Z, 100 after 900",
            { _ = try $0.records(query(order: Essential.alphabetical, limit: 100, offset: 900)) }
        ),
        ("one record", { _ = try $0.record(Essential.kind, sampleID(500)) }),
        ("tally", { _ = try $0.tally(Essential.kind, "level") }),
        ("latest actions, 20", { _ = try $0.actions(nil, 20) }),
        ("search that finds 100", { _ = try $0.records(search("1", limit: 100)) }),
        ("search that finds nothing", { _ = try $0.records(search("zzz", limit: 100)) }),
        ("search for two letters, nothing found", { _ = try $0.records(search("zz", limit: 100)) }),
    ]
    for (name, read) in pages {
        let (few, many) = (try best { try read(small.store) }, try best { try read(large.store) })
        report("\(name), of 1,000", few)
        report("\(name), of 100,000", many)
        print("  ratio \((many.processor / few.processor * 100).rounded() / 100) (budget ≤ 1.5)")
    }
}

private func query(order: [Order]? = nil, limit: Int, offset: Int = 0) -> Query {
    let filters = order == nil ? Essential.kind.main : []
    return Query(Essential.kind, where: filters, order: order, limit: limit, offset: offset)
}

private func search(_ text: String, limit: Int) -> Query {
    Query(
        Essential.kind, where: [.contains(folded: text)], order: Essential.alphabetical,
        limit: limit)
}

func measureOpening(_ folder: String) throws {
    _ = try makeBook("\(folder)/book", 10_000)
    let opening = try best {
        _ = try SQLiteStore.open("\(folder)/book", schema).store.setting("node")
    }
    report("opening a book", opening, "(budget 2,000)")
}
