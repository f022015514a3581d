/// Student's t distribution, by sums, products, quotients and square roots alone.
enum Student {
    /// The quantile of the normal distribution at 97.5 %.
    static let normal97_5 = 1.959963984540054

    /// The quantile that belongs to one of the normal distribution, by degrees of freedom of at
    /// least one (Abramowitz and Stegun, 26.7.5); within 1 % from two degrees on.
    static func quantile(_ z: Double, _ freedom: Double) -> Double {
        let (square, n) = (z * z, max(1, freedom))
        let first = z * (square + 1) / 4
        let second = z * ((5 * square + 16) * square + 3) / 96
        let third = z * (((3 * square + 19) * square + 17) * square - 15) / 384
        let fourth =
            z * ((((79 * square + 776) * square + 1_482) * square - 1_920) * square - 945) / 92_160
        return z + (first + (second + (third + fourth / n) / n) / n) / n
    }

    /// How likely chance alone gives a t as far from zero, to either side (Abramowitz and Stegun,
    /// 26.7.3 and 26.7.4).
    static func chance(_ t: Double, _ freedom: Int) -> Double {
        guard freedom > 0, t.isFinite else { return t.isNaN || freedom < 1 ? 1 : 0 }
        let n = Double(freedom)
        let cosine2 = n / (n + t * t)
        let (sine, cosine) = ((1 - cosine2).squareRoot(), cosine2.squareRoot())
        let isOdd = freedom % 2 == 1
        var (sum, term) = (0.0, isOdd ? cosine : 1)
        for step in stride(from: isOdd ? 3 : 2, through: freedom, by: 2) {
            sum += term
            term *= Double(step - 1) / Double(step) * cosine2
        }
        guard isOdd else { return max(0, 1 - sine * sum) }
        let angle = arcTangent(t.magnitude / n.squareRoot())
        return max(0, 1 - (angle + sine * sum) * 2 / 3.141592653589793)
    }

    /// Halved three times, then the series.
    private static func arcTangent(_ x: Double) -> Double {
        var rest = x
        for _ in 0..<3 { rest /= 1 + (1 + rest * rest).squareRoot() }
        var (sum, power) = (0.0, rest)
        for odd in stride(from: 1, through: 25, by: 2) {
            sum += (odd % 4 == 1 ? power : -power) / Double(odd)
            power *= rest * rest
        }
        return sum * 8
    }
}

/// Many looks at once: which of them are hardly chance, at one in twenty for all together.
///
/// Holm, "A simple sequentially rejective multiple test procedure", 1979.
enum Holm {
    /// - Parameter chances: How likely chance alone gives each.
    static func clear(_ chances: [Double]) -> [Bool] {
        var clear = [Bool](repeating: false, count: chances.count)
        let order = chances.indices.sorted { chances[$0] < chances[$1] }
        for (position, index) in order.enumerated() {
            guard chances[index] * Double(chances.count - position) <= 0.05 else { break }
            clear[index] = true
        }
        return clear
    }
}
