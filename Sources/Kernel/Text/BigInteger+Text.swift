extension BigInteger: CustomStringConvertible {
    /// The longest text that ``init(digits:)`` reads: its time grows with the square of the length.
    package static let maximumDigits = 4_096

    /// Reads ASCII digits after an optional `-` or `+`; nil for anything else, or too many digits.
    package init?(digits text: String) {
        var bytes = text.utf8[...]
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        guard !bytes.isEmpty, bytes.count <= Self.maximumDigits else { return nil }
        var magnitude = Magnitude(limbs: [])
        for byte in bytes {
            guard let digit = ASCII.digit(byte) else { return nil }
            magnitude = magnitude.times(10, plus: UInt32(digit))
        }
        self.init(negative: isNegative, magnitude)
    }

    /// The decimal digits, after a `-` when negative.
    package var description: String {
        switch form {
        case .small(let value): "\(value)"
        case .large(let negative, let magnitude): (negative ? "-" : "") + Self.digits(of: magnitude)
        }
    }

    private static func digits(of magnitude: Magnitude) -> String {
        var groups: [String] = []
        var rest = magnitude
        while !rest.isZero {
            let (quotient, group) = rest.quotientAndRemainder(dividingByLimb: 1_000_000_000)
            groups.append(quotient.isZero ? "\(group)" : ASCII.padded(UInt64(group), to: 9))
            rest = quotient
        }
        return groups.reversed().joined()
    }
}
