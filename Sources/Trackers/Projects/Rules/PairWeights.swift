package import Kernel

/// Weights from comparing criteria two at a time: the principal eigenvector of the comparisons
/// (Saaty, The Analytic Hierarchy Process, 1980).
package struct PairWeights: Sendable {
    /// One for each criterion, together one, to twenty decimals.
    package let weights: [Rational]
    /// How much the comparisons contradict each other: zero if not at all; over 0.1 is too much.
    package let consistencyRatio: Rational
    /// The pair that fits its weights least.
    package let fitsLeast: (Int, Int)

    /// The most criteria that are compared in pairs.
    package static let limit = 15

    /// The mean consistency index of random comparisons of 1 to 15 criteria (Saaty, 1980).
    private static let randomIndices: [(Int64, Int64)] = [
        (0, 1), (0, 1), (58, 100), (90, 100), (112, 100), (124, 100), (132, 100), (141, 100),
        (145, 100), (149, 100), (151, 100), (148, 100), (156, 100), (157, 100), (159, 100),
    ]
    private static let places = 20

    /// - Parameter ratios: How many times as much the criterion of the row matters as that of the
    ///   column; square, its diagonal ones, each half the other's reciprocals.
    package init(_ ratios: [[Rational]]) {
        let count = ratios.count
        var weights = [Rational](repeating: Rational(1, max(1, count)) ?? .one, count: count)
        // Power iteration: what comparisons people make converges within some tens of steps.
        for _ in 0..<200 {
            let next = PairWeights.normalised(PairWeights.product(ratios, weights))
            if next == weights { break }
            weights = next
        }
        self.weights = weights
        consistencyRatio = PairWeights.consistencyRatio(ratios, weights)
        fitsLeast = PairWeights.fitsLeast(ratios, weights)
    }

    private static func product(_ ratios: [[Rational]], _ weights: [Rational]) -> [Rational] {
        ratios.map { row in
            var sum = Rational.zero
            for (ratio, weight) in zip(row, weights) { sum += ratio * weight }
            return sum
        }
    }

    private static func normalised(_ weights: [Rational]) -> [Rational] {
        let sum = weights.sum()
        return weights.map { ($0.divided(by: sum) ?? .zero).cut(places: places) }
    }

    /// (λ − n) ÷ (n − 1), with the mean of what each weight is multiplied by as the eigenvalue λ,
    /// divided by the random index.
    private static func consistencyRatio(
        _ ratios: [[Rational]], _ weights: [Rational]
    ) -> Rational {
        let count = weights.count
        guard count > 2 else { return .zero }
        var sum = Rational.zero
        for (product, weight) in zip(product(ratios, weights), weights) {
            sum += product.divided(by: weight) ?? .zero
        }
        let excess = (sum * (Rational(1, count) ?? .zero)) - Rational(count)
        let (top, bottom) = randomIndices[min(count, limit) - 1]
        let index = excess.divided(by: Rational(count - 1)) ?? .zero
        let ratio = index.divided(by: Rational(top, bottom) ?? .one) ?? .zero
        return ratio.isNegative ? .zero : ratio.cut(places: places / 2)
    }

    private static func fitsLeast(_ ratios: [[Rational]], _ weights: [Rational]) -> (Int, Int) {
        var (pair, worst) = ((0, 0), Rational.one)
        for first in weights.indices {
            for second in weights.indices where second > first {
                guard
                    let fit = (ratios[first][second] * weights[second]).divided(by: weights[first]),
                    let inverse = Rational.one.divided(by: fit)
                else { continue }
                if max(fit, inverse) > worst {
                    (pair, worst) = ((first, second), max(fit, inverse))
                }
            }
        }
        return pair
    }
}
