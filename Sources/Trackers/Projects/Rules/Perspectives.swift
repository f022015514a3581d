import Kernel

/// The same options under other weights and by the other method: what doesn't depend on them is
/// sure.
struct Perspectives {
    let columns: [(label: Label, ranking: Ranking)]

    init(_ study: Study) {
        let comparison = study.comparison
        let equal = comparison.weighted(comparison.criteria.map { _ in Rational.one })
        let ranked = comparison.weighted(comparison.rankOrderWeights)
        let other: Method = comparison.method == .topsis ? .weightedSum : .topsis
        columns = [
            (Words.ownWeights, study.ranking), (Words.equalWeights, Ranking(equal)),
            (Words.rankWeights, Ranking(ranked)),
            (
                other == .topsis ? other.label : Words.sumShort,
                Ranking(comparison.compared(by: other))
            ),
        ]
    }

    /// The places of an option, one under each; `nil` where it has none.
    func ranks(_ option: RecordID) -> [Int?] {
        columns.map { column in
            column.ranking[option].flatMap { $0.ratio == nil ? nil : $0.rank }
        }
    }
}
