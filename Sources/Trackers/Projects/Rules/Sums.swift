import Kernel

/// What every option of a comparison comes to under its weights, in whole numbers of one unit.
struct Sums {
    /// What has to be divided by to have the totals themselves.
    let unit: BigInteger
    private(set) var totals: [BigInteger] = []
    private(set) var possibles: [BigInteger] = []

    private let comparison: Comparison
    /// What a gain, a span on each criterion adds for each unit of force, and under its weight.
    private var gainUnits: [BigInteger] = []
    private var spanUnits: [BigInteger] = []
    private var gainWeights: [BigInteger] = []
    private var spanWeights: [BigInteger] = []

    init(_ comparison: Comparison) {
        self.comparison = comparison
        let columns = comparison.columns
        let forces = comparison.criteria.map { comparison.force(of: $0.weight) }
        let weightUnit = BigInteger.commonDenominator(forces)
        let factorUnit = BigInteger.commonDenominator(
            columns.map { $0.gainFactor } + columns.map { $0.spanFactor })
        unit = weightUnit * factorUnit
        for (column, force) in zip(columns, forces) {
            let whole = force.scaled(by: weightUnit)
            let gain = column.gainFactor.scaled(by: factorUnit)
            let span = column.spanFactor.scaled(by: factorUnit)
            gainUnits.append(gain * weightUnit)
            spanUnits.append(span * weightUnit)
            gainWeights.append(gain * whole)
            spanWeights.append(span * whole)
        }
        if addSmall() { return }
        for option in comparison.options.indices { add(option) }
    }

    /// Adds up in machine words, criterion by criterion; false, and nothing is added, if a number
    /// doesn't fit.
    private mutating func addSmall() -> Bool {
        var totals = [Int64](repeating: 0, count: comparison.options.count)
        var possibles = totals
        for (index, column) in comparison.columns.enumerated() {
            guard let gain = gainWeights[index].int64, let span = spanWeights[index].int64,
                column.add(
                    gain, span, comparison.ignoresUnscored, to: &totals, and: &possibles)
            else { return false }
        }
        self.totals = totals.map { BigInteger($0) }
        self.possibles = possibles.map { BigInteger($0) }
        return true
    }

    private mutating func add(_ option: Int) {
        var (total, possible) = (BigInteger.zero, BigInteger.zero)
        for (index, column) in comparison.columns.enumerated() {
            if let gain = column.gains[option] {
                total += gainWeights[index] * gain
            } else if comparison.ignoresUnscored {
                continue
            }
            possible += spanWeights[index] * column.span(option)
        }
        totals.append(total)
        possibles.append(possible)
    }

    /// Total ÷ possible of an option as a function of the force of one criterion.
    func line(_ option: Int, criterion: Int) -> ShareLine {
        let column = comparison.columns[criterion]
        let gain = column.gains[option]
        let span = gain == nil && comparison.ignoresUnscored ? .zero : column.span(option)
        return ShareLine(
            a: totals[option] - gainWeights[criterion] * (gain ?? .zero),
            b: gainUnits[criterion] * (gain ?? .zero),
            c: possibles[option] - spanWeights[criterion] * span, d: spanUnits[criterion] * span)
    }
}

extension Column {
    /// Adds what each option gains and could gain, so many times; false if a number doesn't fit.
    fileprivate func add(
        _ gain: Int64, _ span: Int64, _ ignoresMissing: Bool, to totals: inout [Int64],
        and possibles: inout [Int64]
    ) -> Bool {
        for option in totals.indices {
            if let units = gains[option] {
                guard totals[option].add(gain, times: units) else { return false }
            } else if ignoresMissing {
                continue
            }
            guard possibles[option].add(span, times: self.span(option)) else { return false }
        }
        return true
    }
}

extension Int64 {
    /// Adds a product; false if that doesn't fit.
    fileprivate mutating func add(_ factor: Int64, times number: BigInteger) -> Bool {
        guard let number = number.int64 else { return false }
        let product = factor.multipliedReportingOverflow(by: number)
        let sum = addingReportingOverflow(product.partialValue)
        self = sum.partialValue
        return !product.overflow && !sum.overflow
    }
}

extension BigInteger {
    /// The least number that makes all the fractions whole.
    static func commonDenominator(_ fractions: [Rational]) -> BigInteger {
        var common = BigInteger.one
        for fraction in fractions where fraction.denominator != common {
            let divisor = common.greatestCommonDivisor(fraction.denominator)
            common = common * (fraction.denominator.floorQuotient(dividingBy: divisor) ?? .one)
        }
        return common
    }
}

/// An option's share as a function of the force of one weight: (a + b·u) ÷ (c + d·u).
struct ShareLine {
    let a: BigInteger
    let b: BigInteger
    let c: BigInteger
    let d: BigInteger

    /// The same with nothing to divide by: where everything is possible for all options alike,
    /// totals are compared.
    var total: ShareLine { ShareLine(a: a, b: b, c: .one, d: .zero) }

    func isDefined(at force: Rational) -> Bool { !possible(at: force).isZero }

    func share(at force: Rational) -> Rational? {
        (Rational(a) + Rational(b) * force).divided(by: possible(at: force))
    }

    private func possible(at force: Rational) -> Rational { Rational(c) + Rational(d) * force }

    /// The forces, not negative, at which both have the same share; none if they always have.
    func ties(with other: ShareLine) -> [Rational] {
        if c == other.c, d == other.d { return totalTies(with: other) }
        let square = b * other.d - other.b * d
        let linear = a * other.d + b * other.c - other.a * d - other.b * c
        let constant = a * other.c - other.a * c
        return Rational.roots(Rational(square), Rational(linear), Rational(constant)).filter {
            !$0.isNegative && isDefined(at: $0) && other.isDefined(at: $0)
        }
    }

    /// The same where everything is possible for both alike, so that totals decide.
    private func totalTies(with other: ShareLine) -> [Rational] {
        guard let tie = Rational(other.a - a).divided(by: Rational(b - other.b)),
            !tie.isNegative, isDefined(at: tie)
        else { return [] }
        return [tie]
    }
}
