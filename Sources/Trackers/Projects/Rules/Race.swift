import Kernel

/// Draws weightings and counts who is best under each, in whole numbers.
///
/// All numbers stand one after the other in memory that only the loops here touch, as these run
/// millions of times. Nothing overflows: the weights of a drawing sum to 2²⁴, their squares by TOPSIS
/// to at most 2³², and no gain or span is more than ten, in units of 10⁻⁷ at the finest less than 2²⁷.
final class Race {
    /// For each rival, in how many drawings it was best, alone or tied.
    private(set) var wins: [Int]

    private var random: RandomSource
    private let count: Int
    private let width: Int
    /// How much of a random word is dropped: 24 bits stay, or 16 where weights are squared.
    private let shift: UInt64
    private let isSquared: Bool
    private let comparesTotals: Bool
    /// Whether the product of two sums fits into 64 bits.
    private let isNarrow: Bool
    /// What each rival gains, and what it could, on each criterion, rival by rival.
    private let gains: Row
    private let spans: Row
    /// What each rival comes to under the weights drawn last, and the most it could.
    private let totals: Row
    private let possibles: Row
    private let weights: Row

    private typealias Row = UnsafeMutablePointer<Int64>

    init(_ comparison: Comparison, _ rivals: [Int], seed: UInt64) {
        random = RandomSource(seed: seed)
        wins = Array(repeating: 0, count: rivals.count)
        count = rivals.count
        width = comparison.criteria.count
        isSquared = comparison.method == .topsis
        shift = isSquared ? 48 : 40
        comparesTotals = comparison.comparesTotals
        gains = Race.row(rivals.count &* comparison.criteria.count, of: 0)
        spans = Race.row(rivals.count &* comparison.criteria.count, of: 0)
        totals = Race.row(rivals.count, of: 0)
        possibles = Race.row(rivals.count, of: 1)
        weights = Race.row(comparison.criteria.count, of: 0)
        let greatest = Race.fill(gains, spans, comparison, rivals)
        isNarrow = comparison.comparesTotals || comparison.method != .topsis && greatest < 128
    }

    deinit {
        for row in [gains, spans, totals, possibles, weights] { row.deallocate() }
    }

    private static func row(_ count: Int, of value: Int64) -> Row {
        let row = Row.allocate(capacity: max(1, count))
        row.initialize(repeating: value, count: max(1, count))
        return row
    }

    /// Writes what rivals gain and could gain; says how much that is at most.
    private static func fill(
        _ gains: Row, _ spans: Row, _ comparison: Comparison, _ rivals: [Int]
    ) -> UInt64 {
        let isWhole = comparison.columns.allSatisfy { $0.gainFactor == 1 }
        let unit = isWhole ? BigInteger.one : .powerOfTen(7)
        var (cell, greatest): (Int, UInt64) = (0, 0)
        for rival in rivals {
            for column in comparison.columns {
                let gain = column.gains[rival]
                let span = gain == nil && comparison.ignoresUnscored ? .zero : column.span(rival)
                gains[cell] = fixed(gain ?? .zero, column.gainFactor, unit)
                spans[cell] = fixed(span, column.spanFactor, unit)
                greatest = max(greatest, gains[cell].magnitude, spans[cell].magnitude)
                cell &+= 1
            }
        }
        return greatest
    }

    private static func fixed(
        _ number: BigInteger, _ factor: Rational, _ unit: BigInteger
    ) -> Int64 {
        if unit == .one, factor == 1, let whole = number.int64 { return whole }
        return (Rational(number) * factor).scaled(by: unit).int64 ?? 0
    }
}

extension Race {
    func run(_ drawings: Int) {
        for _ in 0..<drawings {
            draw()
            sort(width &- 1)
            takeGaps()
            weigh(gains, into: totals)
            if !comparesTotals { weigh(spans, into: possibles) }
            countBest()
        }
    }

    /// Draws the numbers that cut the whole into weights.
    private func draw() {
        var index = 0
        while index < width &- 1 {
            weights[index] = Int64(truncatingIfNeeded: random.next() &>> shift)
            index &+= 1
        }
    }

    /// Sorts the first numbers (Shell's sort with the steps of Knuth, The Art of Computer Programming,
    /// 5.2.1; up to eighteen are plainly inserted).
    private func sort(_ count: Int) {
        var step = 1
        while step < count / 9 { step = 3 &* step &+ 1 }
        while step > 0 {
            insert(count, step)
            step /= 3
        }
    }

    private func insert(_ count: Int, _ step: Int) {
        let row = weights
        var next = step
        while next < count {
            let number = row[next]
            var place = next
            while place >= step, row[place &- step] > number {
                row[place] = row[place &- step]
                place = place &- step
            }
            row[place] = number
            next &+= 1
        }
    }

    /// Makes weights, or their squares, of the gaps between the sorted numbers.
    private func takeGaps() {
        let row = weights
        row[width &- 1] = Int64(1) &<< (64 &- Int64(truncatingIfNeeded: shift))
        var (last, index): (Int64, Int) = (0, 0)
        while index < width {
            let weight = row[index] &- last
            last = row[index]
            row[index] = isSquared ? weight &* weight : weight
            index &+= 1
        }
    }

    /// Σ weight × number, for each rival.
    private func weigh(
        _ numbers: UnsafeMutablePointer<Int64>, into sums: UnsafeMutablePointer<Int64>
    ) {
        let (row, width) = (weights, width)
        var (rival, start) = (0, 0)
        while rival < count {
            var (sum, index): (Int64, Int) = (0, 0)
            while index < width {
                sum &+= numbers[start &+ index] &* row[index]
                index &+= 1
            }
            sums[rival] = sum
            rival &+= 1
            start &+= width
        }
    }

    private func countBest() {
        comparesTotals ? countMost() : countBestShare()
    }

    /// Where everything is possible for all alike.
    private func countMost() {
        var (best, isTied, rival) = (0, false, 1)
        while rival < count {
            if totals[rival] > totals[best] {
                (best, isTied) = (rival, false)
            } else if totals[rival] == totals[best] {
                isTied = true
            }
            rival &+= 1
        }
        if !isTied {
            if count > 0 { wins[best] &+= 1 }
            return
        }
        let most = totals[best]
        rival = 0
        while rival < count {
            if totals[rival] == most { wins[rival] &+= 1 }
            rival &+= 1
        }
    }

    private func countBestShare() {
        var (best, isTied, rival) = (-1, false, 0)
        while rival < count {
            if possibles[rival] != 0 {
                let order = best < 0 ? 1 : order(rival, best)
                if order > 0 { best = rival }
                isTied = order == 0 || isTied && order < 0
            }
            rival &+= 1
        }
        if isTied {
            countAll(asGoodAs: best)
        } else if best >= 0 {
            wins[best] &+= 1
        }
    }

    private func countAll(asGoodAs best: Int) {
        for rival in 0..<count where possibles[rival] != 0 && order(rival, best) == 0 {
            wins[rival] &+= 1
        }
    }

    /// Whether one rival's share is more (1), less (−1) than or the same (0) as another's.
    private func order(_ rival: Int, _ other: Int) -> Int {
        if isNarrow {
            let (x, y) = (totals[rival] &* possibles[other], totals[other] &* possibles[rival])
            return x == y ? 0 : x < y ? -1 : 1
        }
        return totals[rival].product(
            possibles[other], comparedTo: totals[other], possibles[rival])
    }
}
