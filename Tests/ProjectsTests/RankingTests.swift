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
        comparison = comparison.ignoringUnscored
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

    @Test func `a quality that weighs nothing yet lets what only it counts for lead at once`() {
        let comparison = Comparison(
            levels: 4, ignoresUnscored: true, criteria: [criterion(1), criterion(2, weight: 0)],
            options: [option(1, [3, 1]), option(2, [2, 4]), option(3, [nil, 4])])
        #expect(comparison.ranking.leader?.option.id == .numbered(1))
        #expect(comparison.flips[1].up?.at == 0)
        #expect(comparison.flips[1].up?.option == .numbered(3))
    }

    @Test func `what hasn't a share yet leads from where the leader falls to it`() {
        // (3 + w) / (4 + 4w) falls to 2/4 at w = 1.
        let comparison = Comparison(
            levels: 4, ignoresUnscored: true, criteria: [criterion(1), criterion(2, weight: 0)],
            options: [option(1, [3, 1]), option(2, [nil, 2])])
        #expect(comparison.flips[1].up?.at == 1)
        #expect(comparison.flips[1].up?.option == .numbered(2))
    }

    @Test func `without all that counts for the leader the best of the others leads`() {
        let comparison = Comparison(
            levels: 4, ignoresUnscored: true, criteria: [criterion(1), criterion(2)],
            options: [option(1, [4, nil]), option(2, [3, 3]), option(3, [nil, 2])])
        #expect(comparison.ranking.leader?.option.id == .numbered(1))
        #expect(comparison.flips[0].down?.at == 0)
        #expect(comparison.flips[0].down?.option == .numbered(2))
    }

    @Test(arguments: [
        (false, Method.weightedSum), (true, .weightedSum), (false, .topsis), (true, .topsis),
    ])
    func `at a flip both come to the same share, and before it nothing else leads`(
        ignoring: Bool, method: Method
    ) {
        for seed in 0..<100 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: ignoring, method: method)
            guard comparison.ranking.leaders.count == 1, let leader = comparison.ranking.leader
            else { continue }
            for (index, flip) in comparison.flips.enumerated() {
                for tie in [flip.up, flip.down].compactMap({ $0 }) {
                    verify(comparison, leader.option.id, index, flip, tie, seed)
                }
            }
        }
    }

    @Test(arguments: [
        (false, Method.weightedSum), (true, .weightedSum), (false, .topsis), (true, .topsis),
    ])
    func `no weight changes who leads before the nearest flip`(ignoring: Bool, method: Method) {
        for seed in 0..<100 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: ignoring, method: method)
            guard comparison.ranking.leaders.count == 1, let leader = comparison.ranking.leader
            else { continue }
            for (index, flip) in comparison.flips.enumerated() {
                for weight in [0, ratio(1, 100), ratio(1, 2), 1, 2, 5, 10, 1_000, 1_000_000] {
                    if let up = flip.up, weight >= up.at { continue }
                    if let down = flip.down, weight <= down.at { continue }
                    let leaders = comparison.with(weight, at: index).ranking.leaders
                    // Where nothing counts any more, nothing leads.
                    #expect(
                        leaders.isEmpty || leaders.map(\.option.id) == [leader.option.id],
                        "seed \(seed), criterion \(index), weight \(weight)")
                }
            }
        }
    }

    /// The tie is one, to thirty decimals, or at its end another leads; halfway to it the leader still
    /// leads alone.
    private func verify(
        _ comparison: Comparison, _ leader: RecordID, _ index: Int, _ flip: Flip, _ tie: Flip.Tie,
        _ seed: Int
    ) {
        let weight = flip.criterion.weight
        let mine = comparison.share(leader, criterion: index, weight: tie.at)
        let theirs = comparison.share(tie.option, criterion: index, weight: tie.at)
        let tolerance = Rational(numerator: 1, denominator: BigInteger.powerOfTen(30)) ?? 0
        if let mine, let theirs {
            #expect((mine - theirs).magnitude < tolerance, "seed \(seed)")
        } else if tie.at == weight {
            let next = comparison.with(ratio(1, 1_000_000), at: index).ranking.leaders
            #expect(next.map(\.option.id).contains(tie.option), "seed \(seed)")
        } else if comparison.method == .topsis || comparison.ignoresUnscored {
            let next = comparison.with(0, at: index).ranking.leaders
            #expect(next.map(\.option.id).contains(tie.option), "seed \(seed)")
        }
        if tie.at == weight { return }
        let between = comparison.with((weight + tie.at) * ratio(1, 2), at: index).ranking
        #expect(between.leaders.map(\.option.id) == [leader], "seed \(seed)")
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
        comparison = comparison.ignoringUnscored
        #expect(comparison.dominated.isEmpty)
    }

    @Test func `two that both lack a score are alike there`() {
        let comparison = Comparison(
            levels: 4, ignoresUnscored: true, criteria: [criterion(1), criterion(2)],
            options: [option(1, [4, nil]), option(2, [3, nil])])
        #expect(comparison.dominated.map(\.option) == [.numbered(2)])
    }

    @Test(arguments: [
        (false, Method.weightedSum), (true, .weightedSum), (false, .topsis), (true, .topsis),
    ])
    func `what dominates is at least as good under any weights`(ignoring: Bool, method: Method) {
        for seed in 0..<100 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: ignoring, method: method)
            for dominance in comparison.dominated {
                for _ in 0..<10 {
                    let weights = comparison.criteria.map { _ in
                        Rational(Int64.random(in: 0...9, using: &random))
                    }
                    let ranking = Ranking(comparison.weighted(weights))
                    let worse = ranking[dominance.option]?.rank ?? 0
                    for winner in dominance.by {
                        #expect(ranking[winner]?.rank ?? 0 <= worse, "seed \(seed)")
                    }
                }
            }
        }
    }

    @Test func `it agrees with looking at every pair`() {
        for seed in 0..<300 {
            var random = RandomSource(seed: UInt64(seed))
            let comparison = Comparison.random(&random, ignoring: false)
            let rows = comparison.options.indices.map { option in
                comparison.criteria.indices.map { comparison.contribution(option, $0) ?? 0 }
            }
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

    @Test(arguments: [Method.weightedSum, .topsis], [false, true])
    func `every drawing counts for whom the exact ranking puts first`(
        method: Method, ignoring: Bool
    ) {
        var options = RandomSource(seed: 11)
        for seed in UInt64(1)...10 {
            let comparison = Comparison.random(&options, ignoring: ignoring, method: method)
            var random = RandomSource(seed: seed)
            var wins = comparison.options.map { _ in 0 }
            for _ in 0..<20 {
                let weights = comparison.drawn(&random)
                for leader in Ranking(comparison.weighted(weights)).leaders {
                    wins[leader.index] += 1
                }
            }
            #expect(Likelihood(comparison, seed: seed, samples: 20).wins == wins)
        }
    }

    @Test func `the least of many criteria still gets its share of the weight`() {
        // Each of thirty leads where its own criterion weighs most.
        let comparison = Comparison(
            levels: 4, criteria: (1...30).map { criterion($0) },
            options: (1...30).map { place in
                option(place, (1...30).map { $0 == place ? 4 : 1 })
            })
        let likelihood = Likelihood(comparison)
        for index in 0..<30 {
            #expect((likelihood.share(index) - ratio(1, 30)).magnitude < ratio(1, 100))
        }
    }

    @Test func `rank order weights depend on the order only`() {
        let comparison = Comparison(
            levels: 4, criteria: [criterion(1, weight: 2), criterion(2, weight: 9), criterion(3)],
            options: [])
        #expect(comparison.rankOrderWeights == [ratio(5, 18), ratio(11, 18), ratio(1, 9)])
        #expect(comparison.rankOrderWeights.sum() == 1)
    }
}

extension Comparison {
    /// Weights that are the gaps between sorted random numbers.
    fileprivate func drawn(_ random: inout RandomSource) -> [Rational] {
        let shift: UInt64 = method == .topsis ? 48 : 40
        let cuts = criteria.dropFirst().map { _ in Int64(random.next() >> shift) }.sorted()
        return zip([0] + cuts, cuts + [1 << (64 - Int64(shift))]).map { Rational($1 - $0) }
    }
}
