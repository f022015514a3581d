package import Kernel

/// The law: any order, split or repetition of the same changes gives the same book.
func brokenConvergenceLaw(_ bytes: [UInt8]) -> String? {
    let stores = (MemoryStore(Schedule.schema), MemoryStore(Schedule.schema))
    do throws(StoreError) {
        return try Schedule(bytes).brokenLaw(between: stores.0.store, stores.1.store)
    } catch {
        return "memory never fails"
    }
}

extension Schedule {
    /// Gives the changes to `first` as they were drawn and to `second` rearranged, and names the
    /// first law that is broken; nil when all hold. Both stores must be empty.
    package func brokenLaw(
        between first: Store, _ second: Store
    ) throws(StoreError) -> String? {
        try first.add(changes)
        for batch in batches { try second.add(batch) }
        if try BookView(first) != BookView(second) { return "any order gives the same book" }
        if try second.digest() != plainDigest { return "the digest is that of the winners" }
        if let law = try first.brokenRepetitionLaw(changes) { return law }
        return try second.brokenRollbackLaw(changes)
    }

    /// The digest by folding all changes, without any store.
    private var plainDigest: Digest {
        var winners: [RecordKey: Winners] = [:]
        for change in changes {
            winners[RecordKey(change.kind, change.record), default: Winners()].merge(change)
        }
        var digest = Digest()
        for (key, winners) in winners { digest.add(key, winners) }
        return digest
    }
}

extension Store {
    @discardableResult
    fileprivate func add(_ changes: [Change]) throws(StoreError) -> Int {
        let same = { (error: StoreError) in error }
        return try transaction(writing: true, failure: same) { () throws(StoreError) in
            try append(changes, nil)
        }
    }

    fileprivate func brokenRepetitionLaw(_ changes: [Change]) throws(StoreError) -> String? {
        let before = try (position(), digest())
        let count = try add(changes)
        let after = try (position(), digest())
        return count == 0 && before == after ? nil : "a repetition changes nothing"
    }

    fileprivate func brokenRollbackLaw(_ changes: [Change]) throws(StoreError) -> String? {
        let before = try BookView(self)
        try begin(true)
        _ = try append(changes.map { $0.later }, nil)
        rollback()
        return try BookView(self) == before ? nil : "a rollback leaves no trace"
    }
}

extension Change {
    /// The same change, made at a time that no schedule has.
    fileprivate var later: Change {
        let stamp = Stamp(time: stamp.time + 1 << 40, node: stamp.node)
        return Change(kind: kind, record: record, stamp: stamp, fields: fields)
    }
}

/// All that a store's readers can tell of a book.
private struct BookView: Equatable {
    let digest: Digest
    let lastStamp: Stamp?
    let actions: [Action]
    let records: RecordsView

    init(_ store: Store) throws(StoreError) {
        digest = try store.digest()
        lastStamp = try store.lastStamp()
        actions = try store.actions(nil, .max)
        records = try RecordsView(store)
    }
}

/// What a person can see of a book.
struct RecordsView: Equatable {
    private var records: [RecordView] = []
    /// What each question finds, in order.
    private var found: [[RecordID]] = []
    private var tallies: [[String: Int]] = []

    init(_ store: Store) throws(StoreError) {
        for kind in store.schema.kinds {
            let all = try store.records(Query(kind, order: [], scope: .everything))
            records += all.map { RecordView($0) }
            for query in questions(kind) { found.append(try store.records(query).map { $0.id }) }
            for field in kind.tallied { tallies.append(try store.tally(kind, field)) }
        }
    }
}

private struct RecordView: Equatable {
    let kind: String
    let id: RecordID
    let values: [Value?]
    let createdAt: Instant
    let modifiedAt: Instant
    let isHidden: Bool

    init(_ record: Record) {
        kind = record.kind.name
        id = record.id
        values = record.values
        createdAt = record.createdAt
        modifiedAt = record.modifiedAt
        isHidden = record.isHidden
    }
}

private func questions(_ kind: Kind) -> [Query] {
    let owner = RecordID(high: 0x0197_0000_0000_7000, low: 1 << 63)
    var questions = [
        Query(kind), Query(kind, scope: .deleted), Query(kind, where: [.contains(folded: "b")]),
        Query(kind, where: [.titled(folded: "abe")]),
        Query(kind, order: [Order(.modifiedAt)], scope: .everything),
    ]
    if let locked = kind.field("locked") {
        questions.append(Query(kind, where: [.equals(locked, .boolean(true))]))
    }
    if let title = kind.field("title") {
        questions.append(Query(kind, order: [.descending(title)], scope: .everything))
    }
    if let drawer = kind.field("drawer") {
        questions.append(Query(kind, where: [.equals(drawer, .reference(owner))]))
        questions.append(Query(kind, where: [.equals(drawer, nil)], scope: .everything))
    }
    return questions
}
