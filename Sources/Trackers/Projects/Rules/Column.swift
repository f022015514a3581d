import Kernel

/// One criterion across all options, in whole units, so that comparing thousands of options takes
/// no fractions.
struct Column: Sendable {
    /// What each option gains, the more the better; `nil` where it has no value.
    private(set) var gains: [BigInteger?]
    /// What each could gain at most, in the units of the gains; empty where that is the same for
    /// all, one.
    var spans: [BigInteger] = []
    /// What one unit of the gains is worth.
    var gainFactor = Rational.one
    /// What one unit of the spans is worth.
    var spanFactor = Rational.one
    var isMeasured = false
    /// Whether the normalization can deal with its values.
    var isUsable = true

    /// The values of all options on a criterion.
    struct Source {
        let values: [Rational?]
        let isReversed: Bool
        let levels: Int
        let ignoresMissing: Bool
    }

    func span(_ option: Int) -> BigInteger { spans.isEmpty ? .one : spans[option] }

    private init(_ gains: [BigInteger?]) { self.gains = gains }

    /// Scores stand on their own scale in a weighted sum: each is a share of the levels, whatever the
    /// other options have.
    init(scores source: Source, _ method: Method, _ normalization: Normalization) {
        let gains = source.values.map { value in
            value.map { Column.contribution(of: $0, source.isReversed, source.levels) }
        }
        guard method == .topsis else {
            self.init(gains)
            spanFactor = Rational(source.levels)
            return
        }
        let filled = source.ignoresMissing ? gains : gains.map { $0 ?? .zero }
        self.init(distancesOf: filled, isReversed: false, normalization)
    }

    /// Takes another score of one option, which nothing else follows from in a weighted sum.
    mutating func set(_ score: Rational?, _ option: Int, isReversed: Bool, _ levels: Int) {
        gains[option] = score.map { Column.contribution(of: $0, isReversed, levels) }
    }

    /// Measures are normalised against those of the other options.
    init(measures source: Source, _ method: Method, _ normalization: Normalization) {
        let whole = Column.whole(source.values)
        if method == .topsis {
            self.init(distancesOf: whole, isReversed: source.isReversed, normalization)
        } else if normalization == .minMax {
            self.init(betweenExtremes: whole, source)
        } else {
            self.init(partsOf: whole, source, normalization)
        }
        isMeasured = true
    }

    /// The values in a unit in which all are whole.
    private static func whole(_ values: [Rational?]) -> [BigInteger?] {
        var unit = BigInteger.one
        for case let value? in values where value.denominator != unit {
            let common = unit.greatestCommonDivisor(value.denominator)
            unit = unit * (value.denominator.floorQuotient(dividingBy: common) ?? .one)
        }
        return values.map { $0?.scaled(by: unit) }
    }
}

extension Column {
    /// The score, or `levels + 1 − score` where lower is better. A score beyond the levels, which
    /// two devices can make together, counts as the last.
    private static func contribution(
        of value: Rational, _ isReversed: Bool, _ levels: Int
    ) -> BigInteger {
        let most = BigInteger(levels)
        let within = max(.one, min(value.floor, most))
        return isReversed ? most + .one - within : within
    }
}

extension Rational {
    /// The greatest whole number that isn't greater than `self · unit`.
    func scaled(by unit: BigInteger) -> BigInteger {
        if denominator == unit { return numerator }
        return (numerator * unit).floorQuotient(dividingBy: denominator) ?? .zero
    }
}

extension Column {
    /// The least and the greatest value there is.
    private static func extremes(
        _ values: [BigInteger?]
    ) -> (least: BigInteger, greatest: BigInteger)? {
        var found: (least: BigInteger, greatest: BigInteger)?
        for case let value? in values {
            found = (min(found?.least ?? value, value), max(found?.greatest ?? value, value))
        }
        return found
    }

    /// Min–max: nothing for the worst value there is, everything for the best; if all are alike,
    /// everything for all.
    private init(betweenExtremes values: [BigInteger?], _ source: Source) {
        let (least, greatest) = Column.extremes(values) ?? (.zero, .zero)
        let range = greatest - least
        self.init(
            values.map { value in
                guard let value else { return nil }
                if range.isZero { return .one }
                return source.isReversed ? greatest - value : value - least
            })
        spanFactor = Rational(source.levels)
        gainFactor = spanFactor.divided(by: range.isZero ? .one : Rational(range)) ?? .one
    }

    /// Each value as a part of their sum, or of the root of the sum of their squares. Where lower is
    /// better the parts are of the reciprocals, cut off after forty digits.
    private init(partsOf values: [BigInteger?], _ source: Source, _ normalization: Normalization) {
        let least = Column.extremes(values)?.least ?? .one
        let goods = source.isReversed ? Column.reciprocals(values) : values
        self.init(goods)
        spanFactor = Rational(source.levels)
        let whole = Column.norm(goods, normalization)
        let needsPositive = source.isReversed || normalization == .sum
        isUsable =
            !whole.isZero && !(needsPositive && least.isNegative)
            && !(source.isReversed && least.isZero)
        gainFactor = spanFactor.divided(by: whole) ?? .zero
    }

    /// Forty digits, for the greatest of the values, of one divided by each.
    private static func reciprocals(_ values: [BigInteger?]) -> [BigInteger?] {
        let digits = extremes(values)?.greatest.description.utf8.count ?? 0
        let unit = BigInteger.powerOfTen(40 + digits)
        return values.map { value in
            value.map { unit.floorQuotient(dividingBy: $0) ?? .zero }
        }
    }

    /// The sum, or the root of the sum of squares.
    private static func norm(_ values: [BigInteger?], _ normalization: Normalization) -> Rational {
        var sum = BigInteger.zero
        for case let value? in values { sum += normalization == .vector ? value * value : value }
        return normalization == .vector ? Rational(sum).squareRoot ?? .zero : Rational(sum)
    }

    /// TOPSIS: how far each is from the worst there is, squared, of that and how far it is from the
    /// best (Hwang and Yoon, Multiple Attribute Decision Making, 1981). Squares of normalised values
    /// are fractions also where the values themselves are not.
    private init(
        distancesOf values: [BigInteger?], isReversed: Bool, _ normalization: Normalization
    ) {
        let (least, greatest) = Column.extremes(values) ?? (.zero, .zero)
        let (best, worst) = isReversed ? (least, greatest) : (greatest, least)
        let gains = values.map { value in value.map { ($0 - worst) * ($0 - worst) } }
        self.init(gains)
        spans = values.indices.map { index in
            guard let value = values[index], let gain = gains[index] else { return .zero }
            return gain + (value - best) * (value - best)
        }
        if best == worst { return }
        let scale = Column.squaredScale(values, normalization, range: greatest - least)
        isUsable = !(normalization == .sum && (least.isNegative || scale.isZero))
        gainFactor = Rational.one.divided(by: Rational(scale)) ?? .zero
        spanFactor = gainFactor
    }

    private static func squaredScale(
        _ values: [BigInteger?], _ normalization: Normalization, range: BigInteger
    ) -> BigInteger {
        if normalization == .minMax { return range * range }
        var (sum, squares) = (BigInteger.zero, BigInteger.zero)
        for case let value? in values {
            sum += value
            squares += value * value
        }
        return normalization == .vector ? squares : sum * sum
    }
}
