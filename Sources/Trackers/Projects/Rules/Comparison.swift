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
    package private(set) var method: Method
    package private(set) var criteria: [Criterion]
    package private(set) var options: [Option]
    private(set) var columns: [Column] = []
    /// The options by title, whatever they come to; equals by identifier.
    let alphabet: [Int]
    private let normalization: Normalization
    private var isUsable = true
    /// The criteria without a value on which an option stays without a rank.
    private var demanding: [Int] = []

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
        package fileprivate(set) var values: [Rational?]

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
        self.normalization = normalization
        self.criteria = criteria
        self.options = options
        let keyed = options.indices.map { ($0, options[$0].title.folded) }
        alphabet = keyed.inOrder { a, b in
            a.1 == b.1 ? options[a.0].id < options[b.0].id : a.1 < b.1
        }.map { $0.0 }
        for index in criteria.indices { columns.append(column(index)) }
        noteNeeds()
    }

    private func column(_ index: Int) -> Column {
        let source = Column.Source(
            values: options.map { index < $0.values.count ? $0.values[index] : nil },
            isReversed: criteria[index].isReversed, levels: levels,
            ignoresMissing: ignoresUnscored)
        return criteria[index].isMeasured
            ? Column(measures: source, method, normalization)
            : Column(scores: source, method, normalization)
    }

    private mutating func noteNeeds() {
        isUsable = columns.allSatisfy { $0.isUsable }
        demanding = columns.indices.filter { columns[$0].isMeasured && !ignoresUnscored }
    }
}

extension Comparison {
    /// The same with other weights, one for each criterion.
    package func weighted(_ weights: [Rational]) -> Comparison {
        var copy = self
        for (index, weight) in weights.enumerated() where index < criteria.count {
            copy.criteria[index].weight = weight
        }
        return copy
    }

    /// The same by another method.
    package func compared(by method: Method) -> Comparison {
        var copy = self
        copy.method = method
        for index in criteria.indices { copy.columns[index] = copy.column(index) }
        copy.noteNeeds()
        return copy
    }

    /// Gives an option another value on a criterion, which has one for each option.
    package mutating func set(_ value: Rational?, _ option: Int, _ criterion: Int) {
        options[option].values[criterion] = value
        if method == .weightedSum, !criteria[criterion].isMeasured {
            let isReversed = criteria[criterion].isReversed
            columns[criterion].set(value, option, isReversed: isReversed, levels)
        } else {
            columns[criterion] = column(criterion)
            noteNeeds()
        }
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
        isUsable && demanding.allSatisfy { columns[$0].gains[option] != nil }
    }

    /// What an option has of one criterion before weighting: for scores the score itself, or
    /// `levels + 1 − score` where lower is better; `nil` where it has nothing.
    package func contribution(_ option: Int, _ criterion: Int) -> Rational? {
        let column = columns[criterion]
        return column.gains[option].map { Rational($0) * column.gainFactor }
    }
}
