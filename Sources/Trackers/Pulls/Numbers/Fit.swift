/// A straight line through points by least squares, with how sure it is.
///
/// Estimates are binary floating point, unlike results: sums, products, quotients and square roots
/// of IEEE 754 are the same on every machine, and what is guessed has no exact value to keep.
package struct Fit: Sendable {
    package let slope: Double
    package let intercept: Double
    /// Half the width of the 95 % interval of the slope.
    package let margin: Double
    package let count: Int
    /// How likely chance alone gives a slope as steep.
    package let chance: Double

    /// Gives `nil` for fewer than four points, or when all have one abscissa.
    ///
    /// - Parameter groups: How many means were taken off the points.
    package init?(_ points: [(x: Double, y: Double)], groups: Int = 1) {
        let freedom = points.count - groups - 1
        guard points.count >= 4, freedom > 0 else { return nil }
        let n = Double(points.count)
        let meanX = points.reduce(0) { $0 + $1.x } / n
        let meanY = points.reduce(0) { $0 + $1.y } / n
        let sxx = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
        guard sxx > 0 else { return nil }
        let slope = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / sxx
        let intercept = meanY - slope * meanX
        let residuals = points.reduce(0) { sum, point in
            let error = point.y - intercept - slope * point.x
            return sum + error * error
        }
        self.slope = slope
        self.intercept = intercept
        let error = (residuals / Double(freedom) / sxx).squareRoot()
        margin = Student.quantile(Student.normal97_5, Double(freedom)) * error
        chance = slope == 0 ? 1 : Student.chance(slope / error, freedom)
        count = points.count
    }

    /// The same line through another point.
    func through(x: Double, y: Double) -> Fit {
        Fit(slope: slope, intercept: y - slope * x, margin: margin, count: count, chance: chance)
    }

    private init(slope: Double, intercept: Double, margin: Double, count: Int, chance: Double) {
        self.slope = slope
        self.intercept = intercept
        self.margin = margin
        self.count = count
        self.chance = chance
    }
}
