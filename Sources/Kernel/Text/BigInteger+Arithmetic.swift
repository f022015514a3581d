extension BigInteger {
    package static func + (a: Self, b: Self) -> Self {
        if case .small(let x) = a.form, case .small(let y) = b.form {
            let (sum, overflow) = x.addingReportingOverflow(y)
            if !overflow { return BigInteger(sum) }
        }
        let (x, y) = (a.absolute, b.absolute)
        if a.isNegative == b.isNegative { return BigInteger(negative: a.isNegative, x + y) }
        return x < y
            ? BigInteger(negative: b.isNegative, y - x) : BigInteger(negative: a.isNegative, x - y)
    }

    package static prefix func - (a: Self) -> Self {
        switch a.form {
        case .small(let value) where value != .min: BigInteger(0 &- value)
        default: BigInteger(negative: !a.isNegative, a.absolute)
        }
    }

    package static func - (a: Self, b: Self) -> Self {
        if case .small(let x) = a.form, case .small(let y) = b.form {
            let (difference, overflow) = x.subtractingReportingOverflow(y)
            if !overflow { return BigInteger(difference) }
        }
        return a + -b
    }

    package static func * (a: Self, b: Self) -> Self {
        if case .small(let x) = a.form, case .small(let y) = b.form {
            let (product, overflow) = x.multipliedReportingOverflow(by: y)
            if !overflow { return BigInteger(product) }
        }
        return BigInteger(negative: a.isNegative != b.isNegative, a.absolute * b.absolute)
    }

    package static func += (a: inout Self, b: Self) { a = a + b }
    package static func -= (a: inout Self, b: Self) { a = a - b }
    package static func *= (a: inout Self, b: Self) { a = a * b }

    /// The quotient, truncated toward zero, and the remainder, which has the sign of `self`.
    ///
    /// Nil when the divisor is zero.
    package func quotientAndRemainder(
        dividingBy divisor: BigInteger
    ) -> (quotient: BigInteger, remainder: BigInteger)? {
        if case .small(let x) = form, case .small(let y) = divisor.form, y != 0, y != -1 {
            return (BigInteger(x / y), BigInteger(x % y))
        }
        guard let parts = absolute.quotientAndRemainder(dividingBy: divisor.absolute) else {
            return nil
        }
        return (
            BigInteger(negative: isNegative != divisor.isNegative, parts.quotient),
            BigInteger(negative: isNegative, parts.remainder)
        )
    }

    /// The greatest whole number that is not greater than `self ÷ divisor`; nil when that is zero.
    package func floorQuotient(dividingBy divisor: BigInteger) -> BigInteger? {
        guard let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor) else {
            return nil
        }
        let isBelow = !remainder.isZero && isNegative != divisor.isNegative
        return isBelow ? quotient - .one : quotient
    }

    /// The greatest common divisor, never negative; that of zero and zero is zero.
    ///
    /// Euclid's algorithm, with machine words as soon as both numbers fit one.
    package func greatestCommonDivisor(_ other: BigInteger) -> BigInteger {
        var (a, b) = (absolute, other.absolute)
        while !b.isZero {
            if let x = a.uint64, let y = b.uint64 {
                return BigInteger(negative: false, Magnitude(Self.greatestCommonDivisor(x, y)))
            }
            (a, b) = (b, a.quotientAndRemainder(dividingBy: b)?.remainder ?? Magnitude(limbs: []))
        }
        return BigInteger(negative: false, a)
    }

    private static func greatestCommonDivisor(_ x: UInt64, _ y: UInt64) -> UInt64 {
        var (a, b) = (x, y)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }

    /// Ten to the power of `exponent`; one for a negative exponent.
    package static func powerOfTen(_ exponent: Int) -> BigInteger {
        var (power, rest) = (BigInteger.one, exponent)
        while rest >= 18 {
            power *= 1_000_000_000_000_000_000
            rest -= 18
        }
        while rest > 0 {
            power *= 10
            rest -= 1
        }
        return power
    }
}
