import Kernel

extension MatrixTable {
    /// How people come from a row's scores to its total.
    package enum Formula: Sendable {
        case sum, mean, weightedSum, weightedMean
        /// A weighted sum by weights in percent.
        case percent
        /// Of the most that there could be, in percent.
        case share
        case positives, negatives
        /// How many are above nothing, below it, or at it.
        case counts
        /// Of all, or of those of which more is better by the others.
        case product

        /// Whether it says how good a row is, and no part of it.
        var isWhole: Bool {
            switch self {
            case .positives, .negatives, .counts: false
            default: true
            }
        }

        var isWeighted: Bool {
            switch self {
            case .weightedSum, .weightedMean, .percent: true
            default: false
            }
        }
    }
}

/// What rows come to, each in one way.
struct TotalsWay {
    let formula: MatrixTable.Formula
    let totals: [Rational]
    /// The columns that count.
    private(set) var places: [Int] = []
    /// Those of which less is better, as others are divided by them, or they are taken away.
    private(set) var lower: Set<Int> = []

    init(
        formula: MatrixTable.Formula, totals: [Rational], places: [Int] = [], lower: Set<Int> = []
    ) {
        self.formula = formula
        self.totals = totals
        self.places = places
        self.lower = lower
    }

    /// Every way, the likeliest first. Means count what is there, or all columns; measures count with
    /// the scores, or not.
    ///
    /// - Parameters:
    ///   - levels: What a share is of; `nil` leaves shares out.
    ///   - place: A column that isn't counted.
    static func all(
        _ columns: [MatrixTable.Column], _ rows: [MatrixTable.Row], levels: Int? = nil,
        besides place: Int? = nil
    ) -> [TotalsWay] {
        let live = columns.indices.filter { column in
            column != place && rows.contains { $0.figures[column] != nil }
        }
        let scored = live.filter { !columns[$0].isMeasured }
        let isMixed = !scored.isEmpty && scored.count < live.count
        return [live, isMixed ? scored : []].flatMap { places in
            places.isEmpty ? [] : all(places, columns, rows, levels).map { $0.counting(places) }
        }
    }

    private func counting(_ places: [Int]) -> TotalsWay {
        TotalsWay(
            formula: formula, totals: totals, places: places,
            lower: Set(places.indices.filter { lower.contains($0) }.map { places[$0] }))
    }

    private static func all(
        _ live: [Int], _ columns: [MatrixTable.Column], _ rows: [MatrixTable.Row], _ levels: Int?
    ) -> [TotalsWay] {
        let factors = live.map { columns[$0].factor.rational }
        let cells = rows.map { row in live.map { row.figures[$0]?.rational } }
        let ones = live.map { _ in Rational.one }
        var ways: [TotalsWay] = []
        if factors.contains(where: { $0 != .one }) {
            ways += weighted(cells, factors, (.weightedSum, .weightedMean))
            let hundred = ways[0].totals.map { $0.divided(by: Rational(100)) ?? .zero }
            ways.append(TotalsWay(formula: .percent, totals: hundred))
        }
        ways += weighted(cells, ones, (.sum, .mean))
        ways += taken(cells, factors, live.map { columns[$0] })
        if let levels, let most = Rational(1, Int64(levels)) {
            ways += ways.compactMap { $0.share(most) }
        }
        return ways + signed(cells, factors) + products(cells, live.map { columns[$0] })
    }

    /// Sums from which what is better when there is less of it is taken away.
    private static func taken(
        _ cells: [[Rational?]], _ factors: [Rational], _ columns: [MatrixTable.Column]
    ) -> [TotalsWay] {
        let lower = columns.map(isLower)
        guard lower.contains(true), lower.contains(false) else { return [] }
        let places = Set(lower.indices.filter { lower[$0] })
        func signed(_ factors: [Rational]) -> [Rational] {
            let signs = zip(factors, lower).map { $1 ? -$0 : $0 }
            return cells.map { sum($0, signs) { $0 } }
        }
        return [
            TotalsWay(formula: .weightedSum, totals: signed(factors), lower: places),
            TotalsWay(formula: .sum, totals: signed(factors.map { _ in .one }), lower: places),
        ]
    }

    private static func isLower(_ column: MatrixTable.Column) -> Bool {
        column.isReversed || CriterionWords.direction(column.title)?.isLowerBetter ?? false
    }

    /// Reach times impact times confidence by effort, confidence in hundredths if it is in percent.
    private static func products(
        _ cells: [[Rational?]], _ columns: [MatrixTable.Column]
    ) -> [TotalsWay] {
        guard 2...5 ~= columns.count else { return [] }
        let lower = columns.map(isLower)
        let percent = columns.map { $0.unit == "%" }
        return [lower, columns.map { _ in false }].map { below in
            TotalsWay(
                formula: .product,
                totals: cells.map { row in
                    row.indices.reduce(Rational.one) { product, place in
                        let value = row[place] ?? .zero
                        let part =
                            percent[place] ? value.divided(by: Rational(100)) ?? .zero : value
                        return below[place] ? product.divided(by: part) ?? .zero : product * part
                    }
                }, lower: Set(below.indices.filter { below[$0] }))
        }
    }

    /// Sums, their means by all weights, and by those of what is there.
    private static func weighted(
        _ cells: [[Rational?]], _ factors: [Rational],
        _ names: (sum: MatrixTable.Formula, mean: MatrixTable.Formula)
    ) -> [TotalsWay] {
        let sums = cells.map { sum($0, factors) { $0 } }
        let present = cells.map { sum($0, factors) { _ in .one } }
        let whole = factors.sum()
        let means = sums.map { $0.divided(by: whole) ?? .zero }
        let others = zip(sums, present).map { $0.divided(by: $1) ?? .zero }
        return [
            TotalsWay(formula: names.sum, totals: sums),
            TotalsWay(formula: names.mean, totals: means),
            TotalsWay(formula: names.mean, totals: others),
        ]
    }

    /// What is above zero and what is below, apart, as beside a baseline.
    private static func signed(_ cells: [[Rational?]], _ factors: [Rational]) -> [TotalsWay] {
        guard cells.contains(where: { $0.contains { $0?.isNegative ?? false } }) else { return [] }
        let above = cells.map { sum($0, factors) { $0.isNegative ? .zero : $0 } }
        let below = cells.map { sum($0, factors) { $0.isNegative ? -$0 : .zero } }
        return [
            TotalsWay(formula: .positives, totals: above),
            TotalsWay(formula: .negatives, totals: below),
            TotalsWay(formula: .negatives, totals: below.map { -$0 }),
            count(cells) { !$0.isNegative && !$0.isZero }, count(cells) { $0.isNegative },
            count(cells) { $0.isZero },
        ]
    }

    private static func count(_ cells: [[Rational?]], _ isCounted: (Rational) -> Bool) -> TotalsWay
    {
        TotalsWay(
            formula: .counts,
            totals: cells.map { row in
                Rational(Int64(row.count { $0.map(isCounted) ?? false }))
            })
    }

    private static func sum(
        _ cells: [Rational?], _ factors: [Rational], _ value: (Rational) -> Rational
    ) -> Rational {
        var sum = Rational.zero
        for (cell, factor) in zip(cells, factors) {
            if let cell { sum += factor * value(cell) }
        }
        return sum
    }

    /// A mean as percent of the most that it can be.
    private func share(_ most: Rational) -> TotalsWay? {
        guard formula == .mean || formula == .weightedMean else { return nil }
        return TotalsWay(formula: .share, totals: totals.map { $0 * most * 100 })
    }
}
