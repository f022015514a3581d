package import Kernel
import Testing

/// The law: any order, split or repetition of the same changes gives the same book, on every store.
///
/// Lets `households` of replicas live at random, and delivers all changes of each in `schedules`
/// random ways to stores from `make`.
package func verifyConvergence(
    households: Int, schedules: Int, _ make: (Schema) throws -> Store
) throws {
    try withDice(households) { dice in
        try verifyConvergence(&dice, schedules: schedules, make)
    }
}

/// The law in one household that `dice` determine; also what a fuzzer runs.
package func verifyConvergence(
    _ dice: inout Dice, schedules: Int, _ make: (Schema) throws -> Store
) throws {
    let household = try Household(&dice, steps: dice.number(in: 5...40)) {
        MemoryStore($0).store
    }
    let changes = try household.changes
    for store in household.stores { try expect(store, holds: try store.everything) }
    for _ in 0..<schedules {
        let schedule = Schedule(changes, &dice)
        let store = try deliver(schedule, &dice, make)
        try expect(store, holds: changes)
    }
}

/// A store to which a schedule was delivered, perhaps through a version that knows less.
private func deliver(
    _ schedule: Schedule, _ dice: inout Dice, _ make: (Schema) throws -> Store
) throws -> Store {
    let store = try make(dice.hits(oneIn: 8) ? Sample.narrowSchema : Sample.schema)
    let interruption = dice.roll(schedule.batches.count * 8)
    for (index, batch) in schedule.batches.enumerated() {
        if index == interruption { try fail(batch, store) }
        _ = try store.append(batch, nil)
    }
    guard store.schema.kinds.count < Sample.schema.kinds.count else { return store }
    let learned = try make(Sample.schema)
    _ = try learned.append(try store.everything, nil)
    return learned
}

/// Writes a batch and takes it back, as when the disk is full.
private func fail(_ batch: [Change], _ store: Store) throws {
    try store.begin(true)
    _ = try store.append(batch, nil)
    store.rollback()
}

private func expect(_ store: Store, holds changes: [Change]) throws {
    let plain = PlainBook(store.schema, changes)
    #expect(try store.dump == plain.dump)
    #expect(try store.digest() == plain.digest)
    #expect(try store.lastStamp() == changes.map(\.stamp).max())
    #expect(try Set(flattened(store.everything)) == Set(flattened(changes)))
    #expect(try store.everything.openVersions(store.schema) == changes.openVersions(store.schema))
    for kind in store.schema.kinds {
        let visible = plain.records(kind).filter { !$0.isHidden }
        #expect(try store.count(Query(kind)) == visible.count)
        for field in kind.tallied {
            let names = visible.compactMap { $0.value(field)?.tallyName }
            #expect(
                try store.tally(kind, field)
                    == Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +))
        }
    }
}

extension [Change] {
    /// The versions of long texts that are open beside the one shown, in these changes as they came.
    fileprivate func openVersions(_ schema: Schema) -> [String] {
        Dictionary(grouping: self, by: \.key).flatMap { key, changes -> [String] in
            let kind = schema.kind(key.kind)
            let fields = kind?.ownFields.filter { kind?.keepsVersions($0) ?? false } ?? []
            return fields.flatMap { field in
                TextVersion.open(field.name, in: changes).map {
                    "\(key.kind) \(key.id.text) \(field.name) \($0.stamp.text) \($0.text)"
                }
            }
        }.sorted()
    }
}
