package import Kernel

/// An option that can never be best: some other is as good on every criterion and better on one.
package struct Dominance: Sendable {
    package let option: RecordID
    /// Who beats it, best first.
    package let by: [RecordID]

    /// All such options, in the order of the ranking.
    ///
    /// Where missing values are left out, nothing is said of an option on a criterion on which it
    /// has a value and the other has none, so neither can dominate the other; nor where a measure is
    /// missing. Two that both lack a value are alike there.
    ///
    /// - Parameters:
    ///   - limit: How many are wanted.
    ///   - winners: How many of those that beat one are wanted.
    /// - Complexity: Quadratic in the number of options, linear in that of criteria.
    package static func all(
        _ comparison: Comparison, _ ranking: Ranking, limit: Int = .max, winners: Int = .max
    ) -> [Dominance] {
        let orders = Orders(comparison)
        var found: [Dominance] = []
        for worse in ranking.standings where found.count < limit {
            var better: [RecordID] = []
            for standing in ranking.standings where better.count < winners {
                if orders.option(standing.index, beats: worse.index) {
                    better.append(standing.option.id)
                }
            }
            if !better.isEmpty { found.append(Dominance(option: worse.option.id, by: better)) }
        }
        return found
    }
}

extension Comparison {
    /// The options that nothing beats; all others win at most ties.
    func undominated() -> [Int] {
        let orders = Orders(self)
        return options.indices.filter { option in
            !options.indices.contains { orders.option($0, beats: option) }
        }
    }
}

/// Small numbers that stand in the order of the gains, option by option, since every option is held
/// against every other.
private struct Orders {
    private var cells: [Int64]
    private let width: Int
    /// For each criterion what stands for no value: nothing, or what can't be compared.
    private var missing: [Int64]

    private static let incomparable = Int64.min

    init(_ comparison: Comparison) {
        width = comparison.columns.count
        cells = Array(repeating: 0, count: comparison.options.count &* width)
        missing = comparison.columns.map {
            comparison.ignoresUnscored || $0.isMeasured ? Orders.incomparable : 0
        }
        for (index, column) in comparison.columns.enumerated() { fill(index, column) }
    }

    private mutating func fill(_ index: Int, _ column: Column) {
        let isSmall = column.gains.allSatisfy { $0?.int64 != nil || $0 == nil }
        let places = isSmall ? [:] : Orders.places(column)
        for (option, gain) in column.gains.enumerated() {
            let number = gain.map { isSmall ? $0.int64 ?? 0 : places[$0] ?? 0 }
            cells[option &* width &+ index] = number ?? missing[index]
        }
    }

    /// The place of each gain among those of its criterion.
    private static func places(_ column: Column) -> [BigInteger: Int64] {
        let gains = column.gains.compactMap { $0 }.inOrder { $0 < $1 }
        var places: [BigInteger: Int64] = [:]
        for (place, gain) in gains.enumerated() where places[gain] == nil {
            places[gain] = Int64(place)
        }
        return places
    }

    /// Whether one option is at least as good as another on every criterion and better on one.
    func option(_ option: Int, beats other: Int) -> Bool {
        var isBetter = false
        let (start, end) = (option &* width, other &* width)
        for index in 0..<width {
            let (mine, theirs) = (cells[start &+ index], cells[end &+ index])
            if mine == theirs { continue }
            if mine < theirs || theirs == Orders.incomparable { return false }
            isBetter = true
        }
        return isBetter
    }
}
