package import Kernel

/// Options valued on criteria: what a ranking, its sensitivity and dominance follow from.
///
/// Under either method an option's share is Σ g(weight) · gain ÷ Σ g(weight) · span over the
/// criteria that count for it. In a weighted sum g(w) is w, a gain is what the option has of the
/// span that one can have; by TOPSIS g(w) is w², and gain and span are squared distances.
package struct Comparison: Sendable {
    /// Scores go from 1 to this.
    package let levels: Int
    /// Whether a missing value is left out instead of counting as nothing.
    package let ignoresUnscored: Bool
    package let method: Method
    package private(set) var criteria: [Criterion]
    package let options: [Option]
    let columns: [Column]

    package struct Criterion: Sendable {
        package let id: RecordID
        package fileprivate(set) var weight: Rational
        /// Whether a lower value is better.
        package let isReversed: Bool
        /// Whether its values are numbers of any size instead of levels.
        package let isMeasured: Bool

        package init(
            id: RecordID, weight: Rational, isReversed: Bool = false, isMeasured: Bool = false
        ) {
            self.id = id
            self.weight = weight
            self.isReversed = isReversed
            self.isMeasured = isMeasured
        }
    }

    package struct Option: Sendable {
        package let id: RecordID
        package let title: String
        /// One for each criterion; `nil` where it has none.
        package let values: [Rational?]

        package init(id: RecordID, title: String = "", values: [Rational?]) {
            self.id = id
            self.title = title
            self.values = values
        }
    }

    package init(
        levels: Int, ignoresUnscored: Bool = false, method: Method = .weightedSum,
        normalization: Normalization = .minMax, criteria: [Criterion], options: [Option]
    ) {
        self.levels = levels
        self.ignoresUnscored = ignoresUnscored
        self.method = method
        self.criteria = criteria
        self.options = options
        columns = criteria.indices.map { index in
            let values = options.map { index < $0.values.count ? $0.values[index] : nil }
            let source = Column.Source(
                values: values, isReversed: criteria[index].isReversed, levels: levels,
                ignoresMissing: ignoresUnscored)
            return criteria[index].isMeasured
                ? Column(measures: source, method, normalization)
                : Column(scores: source, method, normalization)
        }
    }

    /// The same with other weights, one for each criterion.
    package func weighted(_ weights: [Rational]) -> Comparison {
        var copy = self
        for (index, weight) in weights.enumerated() where index < criteria.count {
            copy.criteria[index].weight = weight
        }
        return copy
    }
}

extension Comparison {
    /// What a weight counts: itself, or its square by TOPSIS, whose distances are squared.
    func force(of weight: Rational) -> Rational {
        method == .topsis ? weight * weight : weight
    }

    /// The weight that counts so much; cut off after forty decimals where it isn't rational.
    func weight(ofForce force: Rational) -> Rational {
        method == .topsis ? force.squareRoot ?? .zero : force
    }

    /// Whether an option has all that it needs to be ranked. A missing measure is never guessed: it
    /// is left out if the project says so, else the option stays without a rank.
    package func isRanked(_ option: Int) -> Bool {
        columns.allSatisfy { column in
            column.isUsable
                && (!column.isMeasured || ignoresUnscored || column.gains[option] != nil)
        }
    }

    /// What an option has of one criterion before weighting: for scores the score itself, or
    /// `levels + 1 − score` where lower is better; `nil` where it has nothing.
    package func contribution(_ option: Int, _ criterion: Int) -> Rational? {
        let column = columns[criterion]
        return column.gains[option].map { Rational($0) * column.gainFactor }
    }
}
