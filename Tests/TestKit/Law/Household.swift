package import Kernel

/// Several replicas of one book, used by several people at once: what the convergence law is
/// tried on.
package struct Household {
    private var replicas: [Replica]
    private let rulebook: Rulebook
    /// Changes of versions from the future and of broken replicas, which came from nowhere.
    private var strays: [Change] = []

    private struct Replica {
        let store: Store
        var clock: SkewedClock
        /// How much of each other replica's log it has read.
        var positions: [Int: Int64] = [:]
    }

    /// Lets `steps` things happen to replicas whose stores come from `make`.
    package init(
        _ dice: inout Dice, steps: Int, of declarations: Declarations = Sample.declarations,
        _ make: StoreContract.Maker
    ) throws {
        rulebook = declarations.rulebook
        replicas = []
        for _ in 0..<dice.number(in: 1...3) {
            replicas.append(
                Replica(store: try make(declarations.schema), clock: SkewedClock(&dice)))
        }
        for _ in 0..<steps { try step(&dice) }
    }

    /// Every change that happened anywhere, each once.
    package var changes: [Change] {
        get throws {
            var seen: Set<Change> = []
            for replica in replicas { seen.formUnion(try replica.store.everything) }
            return seen.sorted { flattened([$0]).lexicographicallyPrecedes(flattened([$1])) }
        }
    }

    package var stores: [Store] { replicas.map(\.store) }

    private mutating func step(_ dice: inout Dice) throws {
        let index = dice.roll(replicas.count)
        switch dice.roll(8) {
        case 0: try synchronise(index, &dice)
        case 1: try stray(index, &dice)
        default: try use(index, &dice)
        }
    }

    /// Somebody does something in the app.
    private mutating func use(_ index: Int, _ dice: inout Dice) throws {
        let now = replicas[index].clock.read(&dice)
        let user = User(Book(replicas[index].store, rulebook, now: now, seed: dice.next()))
        try user.act(&dice)
    }

    /// Reads on in the log of another replica, as far as the connection lasts.
    private mutating func synchronise(_ index: Int, _ dice: inout Dice) throws {
        let other = dice.roll(replicas.count)
        let from = replicas[index].positions[other] ?? 0
        let entries = try replicas[other].store.log(from, dice.number(in: 1...20))
        _ = try replicas[index].store.append(entries.map(\.change), nil)
        if let last = entries.last { replicas[index].positions[other] = last.position }
    }

    /// Something arrives that this version wouldn't write.
    private mutating func stray(_ index: Int, _ dice: inout Dice) throws {
        let store = replicas[index].store
        let known = try store.everything
        let stamp = dice.pick(known)?.stamp ?? .at(dice.roll(100), node: 99)
        if let change = dice.pick(known), dice.hits(oneIn: 2) {
            return try strayValue(in: change, store, &dice)
        }
        let change = Change(
            kind: dice.pick(["spaceship", "garden", "bed", "rating"]) ?? "",
            record: dice.pick(known)?.record ?? .numbered(UInt64(dice.roll(5))),
            stamp: dice.hits(oneIn: 2) ? stamp : Stamp(time: stamp.time &+ 1, node: 99),
            fields: [
                FieldChange(
                    dice.pick([
                        "name", "crew", "level", "garden", "deleted", "gone", "tags", "tags/a",
                        "days/low",
                    ]) ?? "",
                    json: dice.pick([
                        "null", "\"a\"", "\"high\"", "true", "false", "3", "[1]", "[\"a\"]", "{",
                    ]) ?? "")
            ])
        _ = try store.append([change], nil)
    }

    /// A field gets a value that nobody here could have typed.
    private func strayValue(in known: Change, _ store: Store, _ dice: inout Dice) throws {
        guard let field = dice.pick(store.schema.kind(known.kind)?.ownFields.map(\.name) ?? [])
        else { return }
        let json = dice.pick(["null", "\" \"", "\"\"", "-77", "123456789012", "\"09:00\"", "[]"])
        let change = Change(
            kind: known.kind, record: known.record,
            stamp: Stamp(time: known.stamp.time &+ 1, node: 98),
            fields: [FieldChange(field, json: json ?? "null")])
        _ = try store.append([change], nil)
    }
}
