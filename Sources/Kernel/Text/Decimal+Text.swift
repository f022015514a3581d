extension Decimal: CustomStringConvertible {
    /// The shortest text with a decimal point, as in JSON: `0.25`, `-3`, `305.5`.
    package var canonical: String {
        let (whole, fraction) = parts
        let sign = isNegative ? "-" : ""
        return fraction.isEmpty ? sign + whole : sign + whole + "." + fraction
    }

    package var description: String { canonical }

    /// The digits before and after the point, without the sign and without trailing zeros.
    var parts: (whole: String, fraction: String) {
        let (whole, fraction) = units.magnitude.quotientAndRemainder(
            dividingBy: UInt128(Self.unitsPerOne))
        return (
            "\(UInt64(truncatingIfNeeded: whole))",
            Self.trimmed(UInt64(truncatingIfNeeded: fraction))
        )
    }

    /// ASCII text whose byte order is the order of the numbers, for a database column: the number
    /// plus 10^19, which is never negative, in 20 digits and the decimals that are left.
    package var sortKey: String {
        let shifted = UInt128(truncatingIfNeeded: units &+ Self.sortOffset)
        let (whole, fraction) = shifted.quotientAndRemainder(dividingBy: UInt128(Self.unitsPerOne))
        let key = ASCII.padded(UInt64(truncatingIfNeeded: whole), to: 20)
        return fraction == 0 ? key : key + "." + Self.trimmed(UInt64(truncatingIfNeeded: fraction))
    }

    private static let sortOffset: Int128 = 10_000_000_000_000_000_000 * unitsPerOne

    /// The 12 digits of `fraction` up to the last that is not zero.
    private static func trimmed(_ fraction: UInt64) -> String {
        if fraction == 0 { return "" }
        var (rest, width) = (fraction, maximumFractionDigits)
        while rest % 10 == 0 {
            rest /= 10
            width -= 1
        }
        return ASCII.padded(rest, to: width)
    }
}
