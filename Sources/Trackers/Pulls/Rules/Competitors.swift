/// Whose the hooks of a class are, and the numbers of their names.
///
/// A hook is its tractor's: a tractor pulls once in a class, whoever drives it. Without a tractor it
/// is its puller's, or, where that puller has just one tractor in the class, that tractor's. A hook
/// that names nobody is by itself.
struct Competitors {
    /// For each hook, a number for whose it is; below zero for nobody's.
    private(set) var owners: [Int] = []
    /// For each hook, the spellings of its names.
    private(set) var names: [(puller: Int, tractor: Int)] = []

    init(_ runs: [Run], _ tables: NameTables) {
        owners.reserveCapacity(runs.count)
        names.reserveCapacity(runs.count)
        var isWhole = true
        for (index, run) in runs.enumerated() {
            let puller = tables.pullers.number(of: run.puller)
            let tractor = tables.tractors.number(of: run.tractor)
            names.append((puller, tractor))
            if tables.tractors.isBlank(tractor) {
                isWhole = false
                let isNobody = tables.pullers.isBlank(puller)
                owners.append(isNobody ? -1 - index : Competitors.puller(puller, tables))
            } else {
                owners.append(Competitors.tractor(tractor, tables))
            }
        }
        if !isWhole { joinPullers(tables) }
    }

    static func tractor(_ spelling: Int, _ tables: NameTables) -> Int {
        tables.tractors.names[spelling] &* 2
    }

    private static func puller(_ spelling: Int, _ tables: NameTables) -> Int {
        tables.pullers.names[spelling] &* 2 &+ 1
    }

    /// Gives hooks without a tractor to the only tractor of their puller.
    private mutating func joinPullers(_ tables: NameTables) {
        /// The tractor of each puller; below zero when there are several.
        var only: [Int: Int] = [:]
        for (index, name) in names.enumerated() where !tables.tractors.isBlank(name.tractor) {
            if tables.pullers.isBlank(name.puller) { continue }
            let puller = Competitors.puller(name.puller, tables)
            let known = only[puller] ?? owners[index]
            only[puller] = known == owners[index] ? known : -1
        }
        for index in owners.indices {
            if let tractor = only[owners[index]], tractor >= 0, owners[index] % 2 == 1 {
                owners[index] = tractor
            }
        }
    }
}
