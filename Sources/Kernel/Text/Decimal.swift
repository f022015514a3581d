/// An exact decimal number as a field stores it: up to 18 digits before the point and 12 after it.
///
/// It has no arithmetic; calculate with ``rational``.
package struct Decimal: Sendable, Hashable {
    /// The number in units of 10^-12, so that equal numbers have one form only.
    package let units: Int128

    init(units: Int128) {
        self.units = units
    }

    /// Any whole number of 64 bits, also those of 19 digits, which the readers of text refuse.
    package init(_ whole: Int64) {
        units = Int128(whole) &* Self.unitsPerOne
    }

    package static let maximumWholeDigits = 18
    package static let maximumFractionDigits = 12
    static let unitsPerOne: Int128 = 1_000_000_000_000

    package static let zero = Decimal(units: 0)

    package var rational: Rational { Rational(self) }
    package var isNegative: Bool { units < 0 }
    package var isZero: Bool { units == 0 }

    /// The value, if it is a whole number that fits.
    package var int64: Int64? {
        // Unsigned, since the wasm helper for a signed remainder wants a stack protector's runtime.
        let (whole, fraction) = units.magnitude.quotientAndRemainder(
            dividingBy: UInt128(Self.unitsPerOne))
        guard fraction == 0 else { return nil }
        let magnitude = Int128(truncatingIfNeeded: whole)
        return Int64(exactly: isNegative ? 0 &- magnitude : magnitude)
    }
}

extension Decimal: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int64) {
        self.init(value)
    }
}

extension Decimal: Comparable {
    package static func < (a: Self, b: Self) -> Bool { a.units < b.units }
}
