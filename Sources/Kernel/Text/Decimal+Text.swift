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

    /// ASCII text whose byte order is the order of the numbers, for a database column.
    ///
    /// `1` and 19 digits for a number that isn't negative, `0` and the 19 digits of the number plus
    /// 10^19 for one that is, then a point and the decimals if there are any.
    package var sortKey: String {
        let shifted = (isNegative ? units &+ Self.sortOffset : units).magnitude
        let (whole, fraction) = shifted.quotientAndRemainder(dividingBy: UInt128(Self.unitsPerOne))
        let key = ASCIIWriter.text(capacity: 20) { writer in
            writer.write(isNegative ? "0" : "1")
            writer.write(UInt64(truncatingIfNeeded: whole), width: 19)
        }
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
        return ASCIIWriter.text(capacity: width) { $0.write(rest, width: width) }
    }
}
