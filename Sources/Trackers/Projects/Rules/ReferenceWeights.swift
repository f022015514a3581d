package import Kernel

extension Comparison {
    /// The weights that follow from the order of the weights alone: criteria of one weight share the
    /// mean of their places.
    package var rankOrderWeights: [Rational] {
        let count = criteria.count
        let places = Array(criteria.indices).inOrder { criteria[$0].weight > criteria[$1].weight }
        let centroids = Rational.centroids(count)
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
}

extension Rational {
    /// The rank-order centroids: of n criteria the one at place k has (1/n) · Σ 1/i for i from k to n
    /// (Barron and Barrett, Decision quality using ranked attribute weights, 1996).
    package static func centroids(_ count: Int) -> [Rational] {
        var weights: [Rational] = []
        var sum = Rational.zero
        for place in stride(from: count, to: 0, by: -1) {
            sum += Rational(1, place * count) ?? .zero
            weights.append(sum)
        }
        return weights.reversed()
    }

    /// A share of one as a weight that a quality can have: in percent, rounded to two decimals.
    var percentWeight: Decimal { Decimal(canonical: (self * 100).canonical(places: 2)) ?? .zero }
}
