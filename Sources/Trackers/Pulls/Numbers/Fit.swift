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

    /// Gives `nil` for fewer than four points, or when all have one abscissa.
    package init?(_ points: [(x: Double, y: Double)]) {
        guard points.count >= 4 else { return nil }
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
        margin =
            Student.quantile(Student.normal97_5, n - 2)
            * (residuals / (n - 2) / sxx).squareRoot()
        count = points.count
    }

    /// Whether chance alone would seldom give such a line.
    package var isClear: Bool { slope.magnitude > margin }
}
