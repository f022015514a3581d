import Kernel

/// Runs `body` many times, each with a random source of its own that the run's number determines.
func withSamples(_ count: Int = 2_000, _ body: (inout RandomSource) throws -> Void) rethrows {
    for seed in 0..<count {
        var random = RandomSource(seed: UInt64(seed))
        try body(&random)
    }
}

extension RandomSource {
    /// A number below `bound`.
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// A number of few or many bits, so that small numbers and borders are common.
    mutating func int64() -> Int64 {
        let borders: [Int64] = [0, 1, -1, 2, 10, .max, .min, .max - 1, .min + 1, 1 << 32, -1 << 31]
        if below(4) == 0 { return borders[below(borders.count)] }
        return Int64(bitPattern: next()) >> Int64(below(64))
    }

    /// A number of up to `limbs` × 32 bits, whose parts are often all ones or all zeros.
    mutating func bigInteger(limbs: Int = 12) -> BigInteger {
        let parts: [UInt32] = [0, 1, .max, .max - 1, 1 << 31, .max >> 1]
        var number = BigInteger.zero
        for _ in 0..<below(limbs + 1) {
            let part =
                below(2) == 0 ? parts[below(parts.count)] : UInt32(truncatingIfNeeded: next())
            number = number * BigInteger(Int64(1) << 32) + BigInteger(Int64(part))
        }
        return below(2) == 0 ? number : -number
    }

    /// A fraction of up to 128 bits over up to 64.
    mutating func rational() -> Rational {
        Rational(numerator: bigInteger(limbs: 4), denominator: BigInteger(int64())) ?? .zero
    }

    /// A decimal number of any allowed size.
    mutating func decimal() -> Decimal {
        let whole = digits(below(Decimal.maximumWholeDigits + 1))
        let fraction = digits(below(Decimal.maximumFractionDigits + 1))
        let text = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
        let value = try? Decimal.parse(below(2) == 0 ? text : "-" + text)
        return value ?? .zero
    }

    mutating func digits(_ count: Int) -> String {
        (0..<count).map { _ in "\(below(10))" }.joined()
    }

    /// A text of up to 12 scalars, ASCII and beyond.
    mutating func text() -> String {
        var text = ""
        for _ in 0..<below(13) { text.unicodeScalars.append(scalar()) }
        return text
    }

    private mutating func scalar() -> Unicode.Scalar {
        let bound = [0x80, 0x250, 0x2100, 0x1_0000, 0x11_0000][below(5)]
        return Unicode.Scalar(UInt32(below(bound))) ?? " "
    }
}
