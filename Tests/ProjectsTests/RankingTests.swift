import Kernel
import Projects
import TestKit
import Testing

@Suite struct RankingTests {
    @Test func `the total is the sum of the scores and possible is levels times qualities`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1), criterion(2), criterion(3), criterion(4)],
            options: [option(1, [4, 3, 2, 1])])
        let standing = comparison.ranking.standings[0]
        #expect(standing.total == 10)
        #expect(standing.possible == 16)
        #expect(standing.share == ratio(5, 8))
        #expect(standing.isComplete)
    }

    @Test func `equal shares have equal ranks and the next rank is skipped`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1)],
            options: [option(1, [4]), option(2, [3]), option(3, [3]), option(4, [1])])
        #expect(comparison.ranks == [1, 2, 2, 4])
    }

    @Test func `lower is better inverts the contribution`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1, reversed: true)],
            options: [option(1, [4]), option(2, [1]), option(3, [nil])])
        #expect(comparison.ranking.standings.map(\.total) == [4, 1, 0])
    }

    @Test func `what isn't scored counts as zero or is left out`() {
        var comparison = Comparison(
            levels: 4, criteria: [criterion(1, weight: 3), criterion(2)],
            options: [option(1, [nil, 4]), option(2, [2, 2])])
        #expect(comparison.ranking[.numbered(1)]?.share == ratio(4, 16))
        #expect(comparison.ranking[.numbered(1)]?.isComplete == false)
        comparison.ignoresUnscored = true
        #expect(comparison.ranking[.numbered(1)]?.share == 1)
        #expect(comparison.ranking[.numbered(1)]?.possible == 4)
        #expect(comparison.ranking.leader?.option.id == .numbered(1))
    }

    @Test func `with nothing to count there is no share and no leader`() {
        let comparison = Comparison(
            levels: 4, ignoresUnscored: true, criteria: [criterion(1)],
            options: [option(1, [nil]), option(2, [nil])])
        #expect(comparison.ranking.standings.map(\.share) == [nil, nil])
        #expect(comparison.ranking.leader == nil)
        #expect(comparison.flips[0].up == nil)
    }

    @Test func `a score beyond the levels counts as the last`() {
        let comparison = Comparison(
            levels: 2, criteria: [criterion(1, reversed: true)], options: [option(1, [4])])
        #expect(comparison.ranking.standings[0].total == 1)
    }
}

@Suite struct FlipTests {
    /// Price at 2 against speed at 1: A leads by its price.
    let cars = Comparison(
        levels: 4, criteria: [criterion(1, weight: 2), criterion(2)],
        options: [option(1, [4, 1]), option(2, [2, 3]), option(3, [1, 4])])

    @Test func `the weight at which the winner changes is exact`() {
        #expect(cars.ranking.leader?.option.id == .numbered(1))
        #expect(cars.flips[0].down?.at == 1)
        #expect(cars.flips[0].down?.option == .numbered(2))
        #expect(cars.flips[0].up == nil)
        #expect(cars.flips[1].up?.at == 2)
        #expect(cars.flips[1].down == nil)
    }

    @Test func `a weight between whole numbers stays a fraction`() {
        let comparison = Comparison(
            levels: 10, criteria: [criterion(1), criterion(2)],
            options: [option(1, [10, 1]), option(2, [3, 4])])
        #expect(comparison.flips[1].up?.at == ratio(7, 3))
    }

    @Test(arguments: [false, true])
    func `at a flip both come to the same share, and before it nothing else leads`(
        ignoring: Bool
    ) {
        for seed in 0..<400 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: ignoring)
            let standings = comparison.ranking.standings
            guard comparison.ranking.leaders.count == 1, let leader = comparison.ranking.leader,
                !standings.contains(where: { $0.share == nil })
            else { continue }
            for (index, flip) in comparison.flips.enumerated() {
                for tie in [flip.up, flip.down].compactMap({ $0 }) {
                    verify(comparison, leader.option.id, index, flip, tie, seed)
                }
            }
        }
    }

    /// The tie is one, to forty decimals, and halfway to it the leader still leads alone.
    private func verify(
        _ comparison: Comparison, _ leader: RecordID, _ index: Int, _ flip: Flip, _ tie: Flip.Tie,
        _ seed: Int
    ) {
        let weight = flip.criterion.weight
        let mine = comparison.share(leader, criterion: index, weight: tie.at) ?? 0
        let theirs = comparison.share(tie.option, criterion: index, weight: tie.at) ?? 0
        let tolerance = Rational(
            numerator: 1, denominator: BigInteger.powerOfTen(30))
        #expect((mine - theirs).magnitude < (tolerance ?? 0), "seed \(seed)")
        let middle = (weight + tie.at) * ratio(1, 2)
        var weights = comparison.criteria.map(\.weight)
        weights[index] = middle
        let between = Ranking(comparison.weighted(weights))
        #expect(between.leaders.map(\.option.id) == [leader], "seed \(seed)")
    }

    @Test func `without a flip the leader leads at every weight`() {
        for seed in 0..<300 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: false)
            guard comparison.ranking.leaders.count == 1, let leader = comparison.ranking.leader
            else { continue }
            for (index, flip) in comparison.flips.enumerated() where flip.up == nil {
                for weight in [1, 10, 1_000, 1_000_000] as [Rational]
                where weight > flip.criterion.weight {
                    var weights = comparison.criteria.map(\.weight)
                    weights[index] = weight
                    let leaders = Ranking(comparison.weighted(weights)).leaders
                    #expect(leaders.map(\.option.id) == [leader.option.id], "seed \(seed)")
                }
            }
        }
    }
}

@Suite struct DominanceTests {
    @Test func `an option that another equals or beats everywhere is never best`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1), criterion(2)],
            options: [option(1, [4, 3]), option(2, [4, 2]), option(3, [1, 4])])
        #expect(comparison.dominated.map(\.option) == [.numbered(2)])
        #expect(comparison.dominated[0].by == [.numbered(1)])
    }

    @Test func `equals don't dominate each other`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1)], options: [option(1, [3]), option(2, [3])])
        #expect(comparison.dominated.isEmpty)
    }

    @Test func `where missing scores are left out they speak for nobody`() {
        var comparison = Comparison(
            levels: 4, criteria: [criterion(1), criterion(2)],
            options: [option(1, [4, 4]), option(2, [3, nil])])
        #expect(comparison.dominated.count == 1)
        comparison.ignoresUnscored = true
        #expect(comparison.dominated.isEmpty)
    }

    @Test func `what dominates is at least as good under any weights`() {
        for seed in 0..<300 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: false)
            for dominance in comparison.dominated {
                for _ in 0..<10 {
                    let weights = comparison.criteria.map { _ in
                        Rational(Int64.random(in: 0...9, using: &random))
                    }
                    let ranking = Ranking(comparison.weighted(weights))
                    let worse = ranking[dominance.option]?.total ?? 0
                    for winner in dominance.by {
                        #expect(ranking[winner]?.total ?? 0 >= worse, "seed \(seed)")
                    }
                }
            }
        }
    }

    @Test func `it agrees with looking at every pair`() {
        for seed in 0..<300 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: false)
            let rows = comparison.options.map { comparison.contributions($0).map { $0 ?? 0 } }
            let expected = rows.indices.filter { a in
                rows.indices.contains { b in
                    zip(rows[b], rows[a]).allSatisfy(>=) && rows[b] != rows[a]
                }
            }
            let found = comparison.dominated.map(\.option)
            #expect(Set(found) == Set(expected.map { comparison.options[$0].id }), "seed \(seed)")
        }
    }
}

@Suite struct LikelihoodTests {
    @Test func `of two options that mirror each other each wins half`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1), criterion(2)],
            options: [option(1, [4, 1]), option(2, [1, 4]), option(3, [1, 1])])
        let likelihood = Likelihood(comparison)
        #expect(likelihood.samples == 100_000)
        let distance = (likelihood.share(0) - ratio(1, 2)).magnitude
        #expect(distance < ratio(1, 100))
        #expect(likelihood.wins[2] == 0)
    }

    @Test func `the share is the part of the simplex where the option leads`() {
        // 4w + 1(1 − w) > 2 from w = 1/3 on.
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1), criterion(2)],
            options: [option(1, [4, 1]), option(2, [2, 2])])
        let distance = (Likelihood(comparison).share(0) - ratio(2, 3)).magnitude
        #expect(distance < ratio(1, 100))
    }

    @Test func `the same seed gives the same counts`() {
        var random = RandomSource(seed: 7)
        let comparison = Comparison.random(&random, ignoring: true)
        let first = Likelihood(comparison, seed: 3, samples: 500)
        #expect(first.wins == Likelihood(comparison, seed: 3, samples: 500).wins)
    }

    @Test func `rank order weights depend on the order only`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1, weight: 2), criterion(2, weight: 9), criterion(3)],
            options: [])
        #expect(comparison.rankOrderWeights == [ratio(5, 18), ratio(11, 18), ratio(1, 9)])
        #expect(comparison.rankOrderWeights.sum() == 1)
    }
}
