import Kernel
import Projects
import TestKit
import Testing

@Suite struct MeasureTests {
    /// Price, where lower is better, and range, where higher is.
    private func cars(
        _ method: Method = .weightedSum, _ normalization: Normalization = .minMax,
        ignoring: Bool = false, range: Rational? = 500
    ) -> Comparison {
        Comparison(
            levels: 4, ignoresUnscored: ignoring, method: method, normalization: normalization,
            criteria: [
                criterion(1, weight: 2, reversed: true, measured: true),
                criterion(2, measured: true),
            ],
            options: [
                measured(1, [20_000, 300]), measured(2, [30_000, range]),
                measured(3, [25_000, 400]),
            ])
    }

    private func shares(_ comparison: Comparison) -> [Rational?] {
        comparison.options.map { comparison.ranking[$0.id]?.share }
    }

    @Test func `min–max gives the worst nothing and the best everything`() {
        #expect(shares(cars()) == [ratio(2, 3), ratio(1, 3), ratio(1, 2)])
        #expect(cars().ranking.leader?.total == 8)
        #expect(cars().ranking.leader?.possible == 12)
    }

    @Test
    func `by their sum, numbers count by their part of all, and reciprocals where lower is better`()
    {
        // 1/20, 1/30, 1/25 are 15, 10, 12 parts of 37; 300, 500, 400 are 3, 5, 4 of 12.
        let expected = [(15, 3), (10, 5), (12, 4)].map { (price: Int64, range: Int64) in
            ratio(2, 3) * ratio(price, 37) + ratio(1, 3) * ratio(range, 12)
        }
        for (share, exact) in zip(shares(cars(.weightedSum, .sum)), expected) {
            #expect(((share ?? 0) - exact).magnitude < ratio(1, 1_000_000_000_000_000_000))
        }
    }

    @Test func `where all are alike, all have everything`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1, measured: true)],
            options: [measured(1, [7]), measured(2, [7])])
        #expect(shares(comparison) == [1, 1])
    }

    @Test func `scores keep their own scale beside measures`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1), criterion(2, measured: true)],
            options: [measured(1, [3, 10]), measured(2, [1, 20])])
        #expect(shares(comparison) == [ratio(3, 8), ratio(5, 8)])
    }

    @Test(arguments: [Method.weightedSum, .topsis])
    func `an item without a number has no rank, and its fellows don't change`(method: Method) {
        let comparison = cars(method, .minMax, range: nil)
        let standing = comparison.ranking[.numbered(2)]
        #expect(standing?.share == nil)
        #expect(standing?.total == nil)
        #expect(standing?.rank == 3)
        #expect(comparison.ranking.leader?.option.id == .numbered(1))
    }

    @Test func `what is missing is left out where the project says so`() {
        let comparison = cars(ignoring: true, range: nil)
        #expect(shares(comparison) == [ratio(2, 3), 0, ratio(2, 3)])
    }

    @Test(arguments: [Normalization.sum, .vector])
    func `numbers that have no reciprocal leave all without a rank`(normalization: Normalization) {
        let comparison = Comparison(
            levels: 4, normalization: normalization,
            criteria: [criterion(1, reversed: true, measured: true)],
            options: [measured(1, [0]), measured(2, [5])])
        #expect(shares(comparison) == [nil, nil])
        #expect(comparison.ranking.leader == nil)
    }

    /// The fighter aircraft of Yoon and Hwang, Multiple Attribute Decision Making: An Introduction,
    /// 1995, table 4.1: the closeness is 0.643, 0.268, 0.613, 0.312.
    @Test func `TOPSIS gives the closeness of the published example`() {
        let weights = ["0.2", "0.1", "0.1", "0.1", "0.2", "0.3"]
        let rows = [
            ["2.0", "1500", "20000", "5.5", "5", "9"], ["2.5", "2700", "18000", "6.5", "3", "5"],
            ["1.8", "2000", "21000", "4.5", "7", "7"], ["2.2", "1800", "20000", "5.0", "5", "5"],
        ]
        let comparison = Comparison(
            levels: 4, method: .topsis, normalization: .vector,
            criteria: weights.enumerated().map { index, weight in
                criterion(
                    UInt64(index), weight: number(weight), reversed: index == 3, measured: true)
            },
            options: rows.enumerated().map { index, row in
                measured(UInt64(index), row.map { number($0) })
            })
        let closeness = shares(comparison).map { $0?.canonical(places: 6) }
        #expect(closeness == ["0.643277", "0.268384", "0.613542", "0.312291"])
        #expect(comparison.ranking.standings.map(\.rank) == [1, 2, 3, 4])
    }

    @Test func `TOPSIS ties exactly what is equally far`() {
        let comparison = Comparison(
            levels: 4, method: .topsis, normalization: .vector,
            criteria: [criterion(1, measured: true), criterion(2, measured: true)],
            options: [measured(1, [1, 3]), measured(2, [3, 1]), measured(3, [1, 1])])
        #expect(comparison.ranks == [1, 1, 3])
        #expect(comparison.ranking.standings[0].share == ratio(1, 2))
    }

    @Test func `a lone option has no closeness`() {
        let comparison = Comparison(
            levels: 4, method: .topsis, criteria: [criterion(1)], options: [option(1, [3])])
        #expect(comparison.ranking.leader == nil)
    }

    @Test func `by TOPSIS the weight at which the winner changes is a root, found`() {
        let comparison = Comparison(
            levels: 4, method: .topsis,
            criteria: [criterion(1, weight: 2), criterion(2)],
            options: [option(1, [4, 1]), option(2, [1, 4])])
        #expect(comparison.flips[0].down?.at == 1)
        #expect(comparison.flips[1].up?.at == 2)
    }

    @Test(arguments: [Method.weightedSum, .topsis])
    func `how likely each wins is the part of the simplex where it leads`(method: Method) {
        let comparison = Comparison(
            levels: 4, method: method,
            criteria: [criterion(1, measured: true), criterion(2, measured: true)],
            options: [measured(1, [9, 1]), measured(2, [1, 9])])
        let distance = (Likelihood(comparison).share(0) - ratio(1, 2)).magnitude
        #expect(distance < ratio(1, 100))
    }
}

@Suite struct PairWeightsTests {
    /// Ratios from those above the diagonal, row by row.
    private func pairs(_ count: Int, _ above: [Rational]) -> PairWeights {
        var ratios = (0..<count).map { _ in [Rational](repeating: 1, count: count) }
        var rest = above[...]
        for first in 0..<count {
            for second in (first + 1)..<max(count, first + 1) {
                let ratio = rest.popFirst() ?? 1
                ratios[first][second] = ratio
                ratios[second][first] = Rational.one.divided(by: ratio) ?? 1
            }
        }
        return PairWeights(ratios)
    }

    /// Choosing a leader by experience, education, charisma and age (Wikipedia, Analytic hierarchy
    /// process – leader example): .547, .127, .270, .056 with an inconsistency of .044.
    @Test func `the published comparisons give the published weights`() {
        let found = pairs(4, [4, 3, 7, ratio(1, 3), 3, 5])
        #expect(
            found.weights.map { $0.canonical(places: 4) } == [
                "0.5476", "0.1266", "0.2699", "0.0559",
            ])
        #expect(found.consistencyRatio.canonical(places: 4) == "0.0439")
    }

    @Test func `comparisons that fit together give their ratios and no contradiction`() {
        let found = pairs(3, [2, 4, 2])
        #expect(
            found.weights.map { $0.canonical(places: 10) } == [
                "0.5714285714", "0.2857142857", "0.1428571429",
            ])
        #expect(found.consistencyRatio.canonical(places: 8) == "0")
    }

    @Test func `a circle contradicts itself, and the worst pair is named`() {
        let found = pairs(3, [9, ratio(1, 9), 9])
        #expect(found.consistencyRatio > ratio(1, 10))
        #expect(
            found.weights.map { $0.canonical(places: 6) } == ["0.333333", "0.333333", "0.333333"])
        let skewed = pairs(4, [2, 4, ratio(1, 8), 2, 4, 2])
        #expect(skewed.fitsLeast == (0, 3))
    }

    @Test func `two and one and no qualities have weights too`() {
        #expect(pairs(2, [3]).weights == [ratio(3, 4), ratio(1, 4)])
        #expect(pairs(2, [3]).consistencyRatio == 0)
        #expect(pairs(1, []).weights == [1])
        #expect(PairWeights([]).weights.isEmpty)
    }

    /// Barron and Barrett, 1996: for four, 0.5208, 0.2708, 0.1458, 0.0625.
    @Test func `rank-order centroids are those of the literature`() {
        let centroids = Rational.centroids(4).map { $0.canonical(places: 4) }
        #expect(centroids == ["0.5208", "0.2708", "0.1458", "0.0625"])
        #expect(Rational.centroids(0).isEmpty)
    }
}
