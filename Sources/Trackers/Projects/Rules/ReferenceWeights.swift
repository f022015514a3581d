package import Kernel

extension Comparison {
    /// The weights that follow from the order of the weights alone: of n criteria the one at place k
    /// has (1/n) · Σ 1/i for i from k to n, and criteria of one weight share the mean of their places
    /// (rank-order centroid: Barron and Barrett, Decision quality using ranked attribute weights,
    /// 1996).
    package var rankOrderWeights: [Rational] {
        let count = criteria.count
        let places = Array(criteria.indices).inOrder { criteria[$0].weight > criteria[$1].weight }
        let centroids = (1...max(1, count)).map { Comparison.centroid($0, of: count) }
        var weights = [Rational](repeating: .zero, count: count)
        var start = 0
        while start < count {
            let weight = criteria[places[start]].weight
            let tied = places[start...].prefix { criteria[$0].weight == weight }
            let sum = centroids[start..<(start + tied.count)].sum()
            for index in tied { weights[index] = sum.divided(by: Rational(tied.count)) ?? .zero }
            start += tied.count
        }
        return weights
    }

    private static func centroid(_ place: Int, of count: Int) -> Rational {
        guard place <= count else { return .zero }
        return (place...count).map { Rational(1, $0 * count) ?? .zero }.sum()
    }
}
