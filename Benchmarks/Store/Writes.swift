import CSQLite
import Glibc
import Kernel
import Priorities
import SQLiteStore

/// One durable write through the book against the same row inserted with plain SQLite, in turns.
func measureDurableWrites(_ folder: String) throws {
    let store = try SQLiteStore.open("\(folder)/book.sqlite", schema).store
    let plain = PlainTable("\(folder)/plain.sqlite")
    var (ours, theirs, ratios): ([Cost], [Cost], [Double]) = ([], [], [])
    for round in 0..<30 {
        let numbers = round * 100..<(round + 1) * 100
        let mine = try measure { for number in numbers { try write(number, store) } }
        let plains = measure { for number in numbers { plain.insert(number) } }
        ours.append(mine)
        theirs.append(plains)
        ratios.append(plains.seconds / mine.seconds)
    }
    report("durable write", total(ours), per: 3_000)
    report("  plain SQLite", total(theirs), per: 3_000)
    print("  ratio, median of 30 rounds: \((median(ratios) * 100).rounded() / 100) (budget ≥ 0.7)")
}

private func total(_ costs: [Cost]) -> Cost {
    Cost(
        seconds: costs.map(\.seconds).reduce(0, +), processor: costs.map(\.processor).reduce(0, +))
}

private func write(_ number: Int, _ store: Store) throws {
    let now = Instant(milliseconds: start.milliseconds + Int64(number))
    try store.transaction(writing: true, failure: { BookError.store($0) }) {
        () throws(BookError) in
        let book = Book(store, Priorities.declarations.rulebook, now: now, seed: UInt64(number))
        var draft = Draft(Essential.kind)
        draft[Essential.name] = sampleName(number)
        draft[Essential.details] = "2 bottles"
        draft[Essential.level] = .high
        try book.commit(draft)
    }
}

/// What one would write with SQLite alone.
private final class PlainTable {
    private var database: OpaquePointer?
    private var statement: OpaquePointer?

    init(_ path: String) {
        sqlite3_open(path, &database)
        sqlite3_exec(
            database,
            """
            PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
            CREATE TABLE essential (id TEXT PRIMARY KEY, name TEXT, details TEXT, level TEXT,
            createdAt TEXT, modifiedAt TEXT)
            """, nil, nil, nil)
        let sql = "INSERT INTO essential VALUES (?, ?, '2 bottles', 'high', ?, ?)"
        sqlite3_prepare_v2(database, sql, -1, &statement, nil)
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    func insert(_ number: Int) {
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let instant = Instant(milliseconds: start.milliseconds + Int64(number)).iso
        let values = [sampleID(number).text, sampleName(number), instant, instant]
        for (index, value) in values.enumerated() {
            sqlite3_bind_text(statement, Int32(index) + 1, value, -1, copied)
        }
        sqlite3_step(statement)
        sqlite3_reset(statement)
    }
}

/// 100,000 field changes on 10,000 records, as they come from another device.
func measureBulk(_ folder: String) throws {
    let whole = (0..<33_334).map(sampleChange)
    try append(whole, "\(folder)/whole", "bulk, 33,334 records of 3 fields, a field change")
    var random = RandomSource(seed: 1)
    var single: [Change] = []
    for number in 0..<100_000 {
        let field = ["name", "details", "level"][number % 3]
        let value = field == "level" ? "\"high\"" : "\"\(sampleName(number))\""
        single.append(
            Change(
                kind: "essential", record: sampleID(Int(random.next() % 10_000)),
                stamp: sampleStamp(number % 50_000, node: UInt64(number % 3)),
                fields: [FieldChange(field, json: value)]))
    }
    single.shuffle(using: &random)
    try append(single, "\(folder)/single", "bulk, 100,000 changes of one field, a field change")
    let book = try SQLiteStore.open("\(folder)/single", schema)
    let store = book.store
    report("digest of 100,000 field changes", try best(of: 3) { _ = try store.digest() })
    report("check of 100,000 field changes", try best(of: 2) { _ = try book.check() })
}

private func append(_ changes: [Change], _ path: String, _ what: String) throws {
    let store = try SQLiteStore.open(path, schema).store
    var count = 0
    let cost = try measure {
        try store.begin(true)
        count = try store.append(changes, nil)
        try store.commit()
    }
    report(what, cost, per: count, "(budget 6.7 µs)")
    let again = try measure {
        try store.begin(true)
        _ = try store.append(changes, nil)
        try store.commit()
    }
    report("  the same again", again, per: count)
}
