/// An exact fraction, always reduced, its denominator positive.
///
/// Calculate with these, and round only what is shown. Fractions whose two parts fit 64 bits, which
/// are nearly all, are kept inline and calculated with machine instructions; only others use memory.
package struct Rational: Sendable, Hashable {
    private let form: Form

    /// What fits is always `small`, so that equal fractions are equal forms.
    private enum Form: Sendable, Hashable {
        case small(Int64, Int64)
        case large(Large)
    }

    private final class Large: Sendable, Hashable {
        let numerator: BigInteger
        let denominator: BigInteger

        init(_ numerator: BigInteger, _ denominator: BigInteger) {
            self.numerator = numerator
            self.denominator = denominator
        }

        static func == (a: Large, b: Large) -> Bool {
            a.numerator == b.numerator && a.denominator == b.denominator
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(numerator)
            hasher.combine(denominator)
        }
    }

    package var numerator: BigInteger {
        switch form {
        case .small(let top, _): BigInteger(top)
        case .large(let large): large.numerator
        }
    }

    package var denominator: BigInteger {
        switch form {
        case .small(_, let bottom): BigInteger(bottom)
        case .large(let large): large.denominator
        }
    }

    /// For a pair that is reduced already, its denominator positive.
    private init(small top: Int64, _ bottom: Int64) {
        form = .small(top, bottom)
    }

    /// Reduces the pair, whose denominator is positive.
    private init(_ top: Int64, positive bottom: Int64) {
        let divisor = bottom == 1 ? 1 : greatestCommonDivisor(top.magnitude, bottom.magnitude)
        guard divisor > 1, let divisor = Int64(exactly: divisor) else {
            self.init(small: top, bottom)
            return
        }
        self.init(small: top / divisor, bottom / divisor)
    }

    /// For a pair that is reduced already, its denominator positive.
    private init(reduced numerator: BigInteger, _ denominator: BigInteger) {
        if let top = numerator.int64, let bottom = denominator.int64 {
            form = .small(top, bottom)
        } else {
            form = .large(Large(numerator, denominator))
        }
    }

    /// Reduces the pair; nil when the denominator is zero.
    package init?(numerator: BigInteger, denominator: BigInteger) {
        if denominator.isZero { return nil }
        self.init(numerator, positive: denominator.magnitude, negated: denominator.isNegative)
    }

    /// Reduces the pair, whose denominator is positive.
    init(_ numerator: BigInteger, positive denominator: BigInteger, negated: Bool = false) {
        let divisor = numerator.greatestCommonDivisor(denominator)
        let top = numerator.quotientAndRemainder(dividingBy: divisor)?.quotient ?? numerator
        let bottom = denominator.quotientAndRemainder(dividingBy: divisor)?.quotient ?? denominator
        self.init(reduced: negated ? -top : top, bottom)
    }

    /// The fraction `numerator ÷ denominator`; nil when the denominator is zero.
    package init?(_ numerator: Int64, _ denominator: Int64) {
        if denominator > 0 {
            self.init(numerator, positive: denominator)
        } else {
            self.init(numerator: BigInteger(numerator), denominator: BigInteger(denominator))
        }
    }

    /// The fraction `numerator ÷ denominator`; nil when the denominator is zero.
    package init?(_ numerator: Int, _ denominator: Int) {
        self.init(Int64(numerator), Int64(denominator))
    }

    package init(_ whole: BigInteger) {
        self.init(reduced: whole, .one)
    }

    package init(_ whole: Int64) {
        self.init(small: whole, 1)
    }

    package init(_ whole: Int) {
        self.init(small: Int64(whole), 1)
    }

    package init(_ decimal: Decimal) {
        if let units = Int64(exactly: decimal.units) {
            self.init(units, positive: Int64(truncatingIfNeeded: Decimal.unitsPerOne))
        } else {
            self.init(BigInteger(decimal.units), positive: BigInteger(Decimal.unitsPerOne))
        }
    }

    package static let zero = Rational(small: 0, 1)
    package static let one = Rational(small: 1, 1)

    package var isNegative: Bool {
        if case .small(let top, _) = form { top < 0 } else { numerator.isNegative }
    }

    package var isZero: Bool {
        if case .small(let top, _) = form { top == 0 } else { false }
    }

    /// The value without its sign.
    package var magnitude: Rational { isNegative ? -self : self }
}

extension Rational: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int64) {
        self.init(value)
    }
}

extension Rational: Comparable {
    package static func < (a: Self, b: Self) -> Bool {
        if case .small(let x, let p) = a.form, case .small(let y, let q) = b.form {
            if p == q { return x < y }
            return x.product(q, comparedTo: y, p) < 0
        }
        return a.numerator * b.denominator < b.numerator * a.denominator
    }
}

extension Rational {
    package static func + (a: Self, b: Self) -> Self {
        if case .small(let x, let p) = a.form, case .small(let y, let q) = b.form,
            let sum = sum(x, p, y, q)
        {
            return sum
        }
        return Rational(
            a.numerator * b.denominator + b.numerator * a.denominator,
            positive: a.denominator * b.denominator)
    }

    /// `x ÷ p + y ÷ q`; nil when a step doesn't fit.
    private static func sum(_ x: Int64, _ p: Int64, _ y: Int64, _ q: Int64) -> Rational? {
        if p == q {
            let top = x.addingReportingOverflow(y)
            return top.overflow ? nil : Rational(top.partialValue, positive: p)
        }
        let (left, right) = (
            x.multipliedReportingOverflow(by: q), y.multipliedReportingOverflow(by: p)
        )
        let top = left.partialValue.addingReportingOverflow(right.partialValue)
        let bottom = p.multipliedReportingOverflow(by: q)
        if left.overflow || right.overflow || top.overflow || bottom.overflow { return nil }
        return Rational(top.partialValue, positive: bottom.partialValue)
    }

    package static prefix func - (a: Self) -> Self {
        if case .small(let top, let bottom) = a.form, top != .min {
            return Rational(small: 0 &- top, bottom)
        }
        return Rational(reduced: -a.numerator, a.denominator)
    }

    package static func - (a: Self, b: Self) -> Self { a + -b }

    package static func * (a: Self, b: Self) -> Self {
        if case .small(let x, let p) = a.form, case .small(let y, let q) = b.form {
            let (top, bottom) = (
                x.multipliedReportingOverflow(by: y), p.multipliedReportingOverflow(by: q)
            )
            if !top.overflow, !bottom.overflow {
                return Rational(top.partialValue, positive: bottom.partialValue)
            }
        }
        return Rational(a.numerator * b.numerator, positive: a.denominator * b.denominator)
    }

    package static func += (a: inout Self, b: Self) { a = a + b }
    package static func -= (a: inout Self, b: Self) { a = a - b }
    package static func *= (a: inout Self, b: Self) { a = a * b }

    /// The quotient; nil when the divisor is zero.
    package func divided(by divisor: Rational) -> Rational? {
        if case .small(let top, let bottom) = divisor.form, top != .min {
            if top == 0 { return nil }
            return self
                * (top < 0 ? Rational(small: 0 &- bottom, 0 &- top) : Rational(small: bottom, top))
        }
        return Rational(
            numerator: numerator * divisor.denominator,
            denominator: denominator * divisor.numerator)
    }
}

/// Stein's algorithm: halving instead of dividing.
private func greatestCommonDivisor(_ x: UInt64, _ y: UInt64) -> UInt64 {
    if x == 0 || y == 0 { return x | y }
    let shift = (x | y).trailingZeroBitCount
    var (a, b) = (x >> UInt64(x.trailingZeroBitCount), y)
    while b != 0 {
        b >>= UInt64(b.trailingZeroBitCount)
        if a > b { swap(&a, &b) }
        b &-= a
    }
    return a << UInt64(shift)
}

extension Sequence where Element == Rational {
    /// The exact sum; zero of nothing.
    package func sum() -> Rational {
        reduce(.zero, +)
    }
}
