import Kernel
import Projects
import TestKit
import Testing

/// What is reckoned in machine words, and many options at a time, is what reckoning one by one gives.
@Suite struct LargeTests {
    /// Many criteria of both kinds, with gaps and with more values than a few.
    private func large(
        _ random: inout RandomSource, _ method: Method, ignoring: Bool, measured share: Int
    ) -> Comparison {
        let criteria = (0..<30).map { index in
            criterion(
                UInt64(index), weight: Rational(Int64.random(in: 0...9, using: &random)),
                reversed: .random(using: &random), measured: index < share)
        }
        let spread = Int.random(in: 1...3, using: &random)
        let options = (0..<30).map { number in
            measured(
                UInt64(number),
                criteria.map { criterion in
                    value(criterion, spread, &random)
                })
        }
        return Comparison(
            levels: 10, ignoresUnscored: ignoring, method: method, criteria: criteria,
            options: options)
    }

    private func value(
        _ criterion: Comparison.Criterion, _ spread: Int, _ random: inout RandomSource
    ) -> Rational? {
        if Int.random(in: 0...40, using: &random) == 0 { return nil }
        let level = Int64.random(in: 10 - Int64(spread)...10, using: &random)
        return criterion.isMeasured ? ratio(level * 1_000_000_007, 3) : Rational(level)
    }

    private func each(_ body: (Comparison) -> Void) {
        for seed in UInt64(1)...3 {
            var random = RandomSource(seed: seed)
            for method in [Method.weightedSum, .topsis] {
                for ignoring in [false, true] {
                    for share in [0, 4] {
                        body(large(&random, method, ignoring: ignoring, measured: share))
                    }
                }
            }
        }
    }

    @Test func `weights beyond machine words give the same ranking`() {
        let factor = Rational(BigInteger.powerOfTen(20))
        each { comparison in
            let scaled = comparison.weighted(comparison.criteria.map { $0.weight * factor })
            let (small, big) = (comparison.ranking, scaled.ranking)
            #expect(small.standings.map(\.option.id) == big.standings.map(\.option.id))
            #expect(small.standings.map(\.rank) == big.standings.map(\.rank))
            #expect(small.standings.map(\.share) == big.standings.map(\.share))
            if comparison.method == .topsis { return }
            #expect(
                small.standings.map { $0.total.map { $0 * factor } } == big.standings.map(\.total))
        }
    }

    @Test func `ranks follow from the shares, the best first`() {
        each { comparison in
            let standings = comparison.ranking.standings
            for standing in standings {
                let better = standings.count { other in
                    guard let share = standing.share else { return other.share != nil }
                    return other.share.map { $0 > share } ?? false
                }
                #expect(standing.rank == better + 1)
            }
        }
    }

    @Test func `what dominates is found among many as among two`() {
        each { comparison in
            var expected: [RecordID: [RecordID]] = [:]
            let standings = comparison.ranking.standings
            for worse in standings {
                let better = standings.filter { comparison.beats($0.index, worse.index) }
                if !better.isEmpty { expected[worse.option.id] = better.map(\.option.id) }
            }
            let found = comparison.dominated
            #expect(
                found.map(\.option) == standings.map(\.option.id).filter { expected[$0] != nil })
            for dominance in found { #expect(dominance.by == expected[dominance.option]) }
        }
    }

    @Test func `giving one option another value is as comparing afresh`() {
        var random = RandomSource(seed: 5)
        each { comparison in
            var changed = comparison
            for _ in 0..<3 {
                let option = Int.random(in: 0..<30, using: &random)
                let place = Int.random(in: 0..<30, using: &random)
                changed.set(value(comparison.criteria[place], 3, &random), option, place)
            }
            let fresh = Comparison(
                levels: 10, ignoresUnscored: comparison.ignoresUnscored,
                method: comparison.method, criteria: comparison.criteria,
                options: changed.options)
            #expect(
                changed.ranking.standings.map(\.option.id)
                    == fresh.ranking.standings.map(\.option.id))
            #expect(
                changed.ranking.standings.map(\.share) == fresh.ranking.standings.map(\.share))
        }
    }

    @Test func `another method is as comparing afresh by it`() {
        each { comparison in
            let other: Method = comparison.method == .topsis ? .weightedSum : .topsis
            let fresh = Comparison(
                levels: 10, ignoresUnscored: comparison.ignoresUnscored, method: other,
                criteria: comparison.criteria, options: comparison.options)
            let found = comparison.compared(by: other).ranking.standings
            #expect(found.map(\.share) == fresh.ranking.standings.map(\.share))
            #expect(found.map(\.option.id) == fresh.ranking.standings.map(\.option.id))
        }
    }
}

extension Comparison {
    /// Whether one option is at least as good as another everywhere and better somewhere. Nothing is
    /// said where one lacks a measure, or a score that is left out, and the other doesn't.
    fileprivate func beats(_ option: Int, _ other: Int) -> Bool {
        var isBetter = false
        for index in criteria.indices {
            switch (contribution(option, index), contribution(other, index)) {
            case (let mine?, let theirs?):
                if mine < theirs { return false }
                isBetter = isBetter || mine > theirs
            case (nil, nil): continue
            case (let mine, _):
                if ignoresUnscored || criteria[index].isMeasured || mine == nil { return false }
                isBetter = true
            }
        }
        return isBetter
    }
}
