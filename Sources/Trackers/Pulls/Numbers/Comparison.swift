import Kernel

/// The values parted into ranges, and the farthest of these against the least far:
/// "24–25: 6 % farther than 27+, 14 hooks; could be chance".
///
/// Three ranges from nine hooks on, else two, as even as equal values allow. Whether the difference
/// could be chance is Welch's test at 95 %, after Bonferroni for the three pairs that three ranges
/// make.
struct Comparison {
    let best: Part
    let other: Part
    /// How much farther the best is, in per cent of the other.
    let gain: Double
    let isClear: Bool

    struct Part {
        let low: Rational
        let high: Rational
        /// Whether no value is greater.
        let isTop: Bool
        let hooks: Int
        /// Of the per cents of the winner.
        let mean: Double
        /// Of the mean: the variance over the number of hooks.
        fileprivate let variance: Double

        fileprivate init?(_ points: ArraySlice<Influence.Point>, isTop: Bool) {
            guard points.count > 1, let first = points.first, let last = points.last else {
                return nil
            }
            let count = Double(points.count)
            let mean = points.reduce(0) { $0 + $1.y.estimate } / count
            variance =
                points.reduce(0) { $0 + ($1.y.estimate - mean) * ($1.y.estimate - mean) }
                / (count - 1) / count
            low = first.x
            high = last.x
            self.isTop = isTop
            hooks = points.count
            self.mean = mean
        }
    }

    init?(_ points: [Influence.Point]) {
        let points = points.sorted { $0.x < $1.x }
        let parts = points.count >= 9 ? Comparison.parts(points, 3) : []
        let all = parts.count == 3 ? parts : Comparison.parts(points, 2)
        guard all.count > 1, let best = all.max(by: { $0.mean < $1.mean }),
            let other = all.min(by: { $0.mean < $1.mean }), other.mean > 0, best.mean > other.mean
        else { return nil }
        self.best = best
        self.other = other
        gain = (best.mean / other.mean - 1) * 100
        isClear = Comparison.isClear(best, other, of: all.count)
    }

    /// As many parts of nearly as many points; none if equal values don't allow it.
    private static func parts(_ points: [Influence.Point], _ count: Int) -> [Part] {
        let borders = points.indices.dropFirst().filter { points[$0 - 1].x < points[$0].x }
        var cuts = [0]
        for part in 1..<count {
            let ideal = points.count * part / count
            let later = borders.filter { $0 > cuts[cuts.count - 1] }
            guard let cut = later.min(by: { abs($0 - ideal) < abs($1 - ideal) }) else { return [] }
            cuts.append(cut)
        }
        let ends = cuts.dropFirst() + [points.count]
        return zip(cuts, ends).compactMap { start, end in
            Part(points[start..<end], isTop: end == points.count)
        }
    }

    /// Welch, "The generalization of 'Student's' problem", 1947.
    private static func isClear(_ a: Part, _ b: Part, of parts: Int) -> Bool {
        let variance = a.variance + b.variance
        guard variance > 0 else { return true }
        let (m, n) = (Double(a.hooks - 1), Double(b.hooks - 1))
        let freedom =
            variance * variance / (a.variance * a.variance / m + b.variance * b.variance / n)
        let quantile = Student.quantile(
            parts == 3 ? Student.normal99_17 : Student.normal97_5, freedom)
        return a.mean - b.mean > quantile * variance.squareRoot()
    }
}

/// Student's t distribution.
enum Student {
    /// The quantiles of the normal distribution at 97.5 % and at 1 − 0.025 ÷ 3.
    static let normal97_5 = 1.959963984540054
    static let normal99_17 = 2.393979799996

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
}
