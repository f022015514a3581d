import Kernel

/// The values parted into ranges, and the farthest of these against the least far:
/// "24–25: 6 % farther than 27+, 14 hooks; could be chance".
///
/// Three ranges from nine hooks on, else two, as even as equal values allow.
struct Comparison {
    let best: Part
    let other: Part
    /// How much farther the best is, in per cent of the other.
    let gain: Double
    /// How likely chance alone parts them so far: Welch's test, after Bonferroni for the three pairs
    /// that three ranges make.
    let chance: Double

    struct Part {
        let low: Rational
        let high: Rational
        /// Whether no value is greater.
        let isTop: Bool
        let hooks: Int
        /// Of the per cents.
        let mean: Double
        /// Of the mean: the variance over the number of hooks.
        fileprivate let variance: Double

        fileprivate init?(_ points: ArraySlice<Influence.Point>, isTop: Bool) {
            guard points.count > 1, let first = points.first, let last = points.last else {
                return nil
            }
            let count = Double(points.count)
            let mean = points.reduce(0) { $0 + $1.y } / count
            variance =
                points.reduce(0) { $0 + ($1.y - mean) * ($1.y - mean) } / (count - 1) / count
            low = first.x
            high = last.x
            self.isTop = isTop
            hooks = points.count
            self.mean = mean
        }
    }

    /// - Parameter freedom: How many of the points are free, once each of their groups has given its
    ///   mean.
    init?(_ points: [Influence.Point], freedom: Int) {
        let points = points.sorted { $0.x < $1.x }
        let parts = points.count >= 9 ? Comparison.parts(points, 3) : []
        let all = parts.count == 3 ? parts : Comparison.parts(points, 2)
        guard all.count > 1, let best = all.max(by: { $0.mean < $1.mean }),
            let other = all.min(by: { $0.mean < $1.mean }), other.mean > 0, best.mean > other.mean
        else { return nil }
        self.best = best
        self.other = other
        gain = (best.mean / other.mean - 1) * 100
        let spread = Double(points.count - 1) / Double(max(1, freedom))
        chance = min(1, Comparison.chance(best, other, spread) * (all.count == 3 ? 3 : 1))
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
    ///
    /// - Parameter spread: By how much the variance was made smaller, since means were taken off.
    private static func chance(_ a: Part, _ b: Part, _ spread: Double) -> Double {
        let variance = a.variance + b.variance
        guard variance > 0 else { return 0 }
        let (m, n) = (Double(a.hooks - 1), Double(b.hooks - 1))
        let freedom =
            variance * variance / (a.variance * a.variance / m + b.variance * b.variance / n)
        let t = (a.mean - b.mean) / (variance * spread).squareRoot()
        return Student.chance(t, Int(max(1, min(10_000, freedom))))
    }
}
