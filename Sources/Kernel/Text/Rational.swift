/// An exact fraction, always reduced, its denominator positive.
///
/// Calculate with these, and round only what is shown.
package struct Rational: Sendable, Hashable {
    package let numerator: BigInteger
    package let denominator: BigInteger

    /// For a pair that is reduced already.
    private init(reduced numerator: BigInteger, _ denominator: BigInteger) {
        self.numerator = numerator
        self.denominator = denominator
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
        self.init(numerator: BigInteger(numerator), denominator: BigInteger(denominator))
    }

    /// The fraction `numerator ÷ denominator`; nil when the denominator is zero.
    package init?(_ numerator: Int, _ denominator: Int) {
        self.init(numerator: BigInteger(numerator), denominator: BigInteger(denominator))
    }

    package init(_ whole: BigInteger) {
        self.init(reduced: whole, .one)
    }

    package init(_ whole: Int64) {
        self.init(BigInteger(whole))
    }

    package init(_ whole: Int) {
        self.init(BigInteger(whole))
    }

    package init(_ decimal: Decimal) {
        self.init(BigInteger(decimal.units), positive: BigInteger(Decimal.unitsPerOne))
    }

    package static let zero = Rational(BigInteger.zero)
    package static let one = Rational(BigInteger.one)

    package var isNegative: Bool { numerator.isNegative }
    package var isZero: Bool { numerator.isZero }

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
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}

extension Rational {
    package static func + (a: Self, b: Self) -> Self {
        if a.denominator == b.denominator {
            return Rational(a.numerator + b.numerator, positive: a.denominator)
        }
        return Rational(
            a.numerator * b.denominator + b.numerator * a.denominator,
            positive: a.denominator * b.denominator)
    }

    package static prefix func - (a: Self) -> Self {
        Rational(reduced: -a.numerator, a.denominator)
    }

    package static func - (a: Self, b: Self) -> Self { a + -b }

    package static func * (a: Self, b: Self) -> Self {
        Rational(a.numerator * b.numerator, positive: a.denominator * b.denominator)
    }

    package static func += (a: inout Self, b: Self) { a = a + b }
    package static func -= (a: inout Self, b: Self) { a = a - b }
    package static func *= (a: inout Self, b: Self) { a = a * b }

    /// The quotient; nil when the divisor is zero.
    package func divided(by divisor: Rational) -> Rational? {
        Rational(
            numerator: numerator * divisor.denominator,
            denominator: denominator * divisor.numerator)
    }
}

extension Sequence where Element == Rational {
    /// The exact sum; zero of nothing.
    package func sum() -> Rational {
        reduce(.zero, +)
    }
}
