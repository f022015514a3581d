import Kernel

// Which way the items stand.
extension Grid {
    /// Why items were taken to stand one way.
    enum Stand: Sendable {
        case rows, columns
        /// Nothing in the table says it.
        case unsaid
        /// "Weight" over a column may be what is weighed, or the weights.
        case weightIsDoubtful
        /// "Feature" may stand over criteria, or over what is compared.
        case cornerIsDoubtful
        /// "Weight" beside a row may be a criterion among others, or the weights.
        case weightRowIsDoubtful(isTurned: Bool)

        var isTurned: Bool {
            switch self {
            case .rows, .unsaid: false
            case .weightRowIsDoubtful(let isTurned): isTurned
            case .columns, .weightIsDoubtful, .cornerIsDoubtful: true
            }
        }
    }

    /// Corner, weights and totals tell, else the names that the project knows, else those of what
    /// people measure.
    func stand(_ items: [Record], _ qualities: [Record]) -> Stand {
        let above = (rows.first ?? []).dropFirst()
        let beside = rows.dropFirst().compactMap { $0.first }
        let corner = rows.first?.first ?? ""
        let weighs = above.first.map(TableWords.isWeight) ?? false
        if !weighs, let stand = standOfWeights(corner, above, beside) { return stand }
        let mayBeOptions = TableWords.mayBeOptions(corner)
        let hasWeights = HeadingWeights(Array(above)).isClear && !weighs
        if TableWords.saysCriteria(corner), !mayBeOptions, !hasWeights { return .columns }
        let known = Set(qualities.map { $0.title.folded })
        let present = Set(items.map { $0.title.folded })
        if above.contains(where: { known.contains($0.folded) }) { return .rows }
        if hasWeights { return .rows }
        let hasTotals = beside.contains(where: TableWords.isTotal)
        if weighs, hasTotals { return .columns }
        if let measured = standOfMeasures(above, beside) { return measured ? .columns : .rows }
        if TableWords.saysOptions(corner), !weighs { return .rows }
        if hasTotals { return .columns }
        if mayBeOptions { return standBelow(corner, above, weighs) }
        if weighs { return corner.isEmpty ? .columns : .weightIsDoubtful }
        if above.contains(where: TableWords.isTotal) { return .rows }
        let turned =
            above.count { present.contains($0.folded) } + beside.count { known.contains($0.folded) }
        let upright = beside.count { present.contains($0.folded) }
        return turned > upright ? .columns : upright > 0 ? .rows : .unsaid
    }

    /// What a row "Weight" says: it holds the weights if it stands before all others, or behind them,
    /// has numbers, and nothing else says that it is a criterion.
    private func standOfWeights(
        _ corner: String, _ above: some Sequence<String>, _ beside: [String]
    ) -> Stand? {
        guard let place = beside.firstIndex(where: TableWords.isWeight) else { return nil }
        let cells = rows[place + 1].dropFirst().filter { !$0.isEmpty }
        let others = beside.filter { !TableWords.isWeight($0) }
        let isOutside =
            beside[..<place].allSatisfy { $0.isEmpty || TableWords.isExplaining($0) }
            || beside[(place + 1)...].allSatisfy { $0.isEmpty || TableWords.isExplaining($0) }
        let saysCriteria = TableWords.saysCriteria(corner) && !TableWords.mayBeOptions(corner)
        let measured = standOfMeasures(above, others)
        let canWeigh = LevelWords(cells)?.isAmount ?? cells.contains { Grid.isNumber($0) }
        if !canWeigh { return saysCriteria || measured == true ? .columns : nil }
        if measured == false || isOutside && !saysCriteria && measured == nil { return .rows }
        if saysCriteria, measured == true || !isOutside { return .columns }
        return .weightRowIsDoubtful(isTurned: measured == true || !isOutside)
    }

    /// Beside weights, "Feature" stands over criteria; beside totals, over what is compared.
    private func standBelow(
        _ corner: String, _ above: some Sequence<String>, _ weighs: Bool
    ) -> Stand {
        if weighs { return .columns }
        let hasTotals = above.contains { TableWords.isTotal($0) || TableWords.mayBeTotal($0) }
        return hasTotals ? .rows : .cornerIsDoubtful
    }

    /// Where "Price" and the like stand on one side only: whether that is beside the rows.
    private func standOfMeasures(
        _ above: some Sequence<String>, _ beside: [String]
    ) -> Bool? {
        let isAbove = above.contains { CriterionWords.isCriterion($0) && !TableWords.isWeight($0) }
        let isBeside = beside.contains { CriterionWords.isCriterion($0) }
        return isAbove == isBeside ? nil : isBeside
    }
}
