extension Rational: CustomStringConvertible {
    /// The most decimals that anything here is rounded to.
    package static let maximumPlaces = 100

    /// The greatest whole number that is not greater.
    package var floor: BigInteger {
        numerator.floorQuotient(dividingBy: denominator) ?? numerator
    }

    /// `self × 10^places`, rounded half up: a tie goes away from zero, so that 0.5 becomes 1 and
    /// -0.5 becomes -1.
    package func rounded(places: Int) -> BigInteger {
        let scale = BigInteger.powerOfTen(Self.clamped(places))
        let doubled = numerator.magnitude * scale * 2 + denominator
        let half = doubled.floorQuotient(dividingBy: denominator * 2) ?? doubled
        return isNegative ? -half : half
    }

    /// Decimal text with a point, rounded half up (ties away from zero) to at most `places` decimals,
    /// without trailing zeros: `92.53`, `0.3333333333` for a third to ten places, never `-0`.
    ///
    /// Fewer than 0 places count as 0, more than ``maximumPlaces`` as that many.
    package func canonical(places: Int) -> String {
        if denominator == .one { return numerator.description }
        let digits = rounded(places: places)
        let parts = digits.magnitude.decimalParts(places: Self.clamped(places))
        let sign = digits.isNegative ? "-" : ""
        return parts.fraction.isEmpty
            ? sign + parts.whole : sign + parts.whole + "." + parts.fraction
    }

    /// The fraction itself, as `7/3`, or `2`.
    package var description: String {
        denominator == .one ? numerator.description : "\(numerator)/\(denominator)"
    }

    private static func clamped(_ places: Int) -> Int {
        min(max(0, places), maximumPlaces)
    }
}

extension BigInteger {
    /// The digits before and after the decimal point of `self ÷ 10^places`, without trailing zeros.
    func decimalParts(places: Int) -> (whole: String, fraction: String) {
        let digits = description
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
        let whole = padded.utf8.dropLast(places)
        var fraction = padded.utf8.suffix(places)
        while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
        return (String(Substring(whole)), String(Substring(fraction)))
    }
}
