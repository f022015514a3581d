/// A written number while it is read digit by digit; its value is `coefficient × 10^power`.
struct Numeral {
    var isNegative = false
    private(set) var isEmpty = true
    /// The digits up to the last that is not zero; only right while there are at most 30 of them.
    private var coefficient: UInt128 = 0
    private var digits = 0
    /// Zeros since then, which count only if another digit follows.
    private var zeros = 0
    private var fractionDigits = 0
    var exponent = 0

    private var power: Int { zeros &- fractionDigits &+ exponent }

    /// Appends a digit, 0 to 9, before or after the decimal point.
    mutating func append(_ digit: UInt8, isFraction: Bool) {
        isEmpty = false
        if isFraction { fractionDigits &+= 1 }
        if digit == 0 {
            if digits > 0 { zeros &+= 1 }
        } else {
            digits &+= zeros &+ 1
            if digits <= Self.maximumDigits { shift(by: zeros &+ 1) }
            coefficient &+= UInt128(digit)
            zeros = 0
        }
    }

    /// The value; the text is for the error only.
    func decimal(of text: String) throws(NumberError) -> Decimal {
        if digits == 0 { return .zero }
        if digits &+ power > Decimal.maximumWholeDigits { throw .tooManyWholeDigits(text) }
        if -power > Decimal.maximumFractionDigits { throw .tooManyFractionDigits(text) }
        var units = self
        units.shift(by: power &+ Decimal.maximumFractionDigits)
        let magnitude = Int128(truncatingIfNeeded: units.coefficient)
        return Decimal(units: isNegative ? 0 &- magnitude : magnitude)
    }

    private static let maximumDigits = Decimal.maximumWholeDigits + Decimal.maximumFractionDigits

    private mutating func shift(by places: Int) {
        for _ in 0..<max(0, places) { coefficient &*= 10 }
    }
}
