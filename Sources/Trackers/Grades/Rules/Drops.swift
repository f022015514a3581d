import Kernel

/// The portions of one group, sorted into what may be dropped and what may not.
struct Droppables {
    private let fixed: [Portion]
    private let loose: [Portion]
    private let lowest: Int
    private let highest: Int

    /// Of n that may be dropped at most n−1 are; if lowest and highest together would take all,
    /// highest is ignored.
    init(_ portions: [Portion], _ rule: GroupRule) {
        let loose = portions.filter { $0.mayBeDropped }
        lowest = max(0, min(rule.dropLowest, loose.count - 1))
        let wanted = max(0, min(rule.dropHighest, loose.count))
        highest = lowest + wanted >= loose.count ? 0 : wanted
        let dropsSome = lowest + highest > 0
        fixed = dropsSome ? portions.filter { !$0.mayBeDropped } : portions
        self.loose = dropsSome ? loose : []
    }

    var dropsSome: Bool { lowest + highest > 0 }

    /// The choice for a trial ratio: sorted by earned − ratio · possible, the lowest and the highest
    /// go.
    func choice(at ratio: Rational) -> KeptSet {
        guard dropsSome else { return KeptSet(kept: fixed, dropped: []) }
        let (kept, cut) = Droppables.split(loose, ratio, lowest, highest)
        return KeptSet(kept: fixed + kept, dropped: cut)
    }

    /// Takes away what adds least and what adds most beyond the ratio; ties by identifier, so that no
    /// order of entry matters.
    private static func split(
        _ portions: [Portion], _ ratio: Rational, _ low: Int, _ high: Int
    ) -> (kept: [Portion], cut: [KeptSet.Dropped]) {
        let keys = portions.map { $0.earned - ratio * $0.possible }
        let order = Extremes(count: portions.count) { a, b in
            keys[a] == keys[b] ? portions[a].work.id < portions[b].work.id : keys[a] < keys[b]
        }
        let (lowest, highest, rest) = order.split(low, high)
        let cut =
            lowest.map { KeptSet.Dropped(work: portions[$0].work, isLowest: true) }
            + highest.map { KeptSet.Dropped(work: portions[$0].work, isLowest: false) }
        return (rest.map { portions[$0] }, cut)
    }
}

/// The first and the last of some positions in an order, without sorting all for a few.
private struct Extremes {
    let count: Int
    let precedes: (Int, Int) -> Bool

    /// More than so many are found sooner by sorting.
    private static let few = 6

    /// The first `low` and the last `high` in their order, and all others as they stand.
    func split(_ low: Int, _ high: Int) -> (first: [Int], last: [Int], rest: [Int]) {
        let (first, last) = low + high > Extremes.few ? sorted(low, high) : picked(low, high)
        var isTaken = Array(repeating: false, count: count)
        for position in first + last { isTaken[position] = true }
        return (first, last, (0..<count).filter { !isTaken[$0] })
    }

    private func sorted(_ low: Int, _ high: Int) -> ([Int], [Int]) {
        let all = Array(0..<count).inOrder(precedes)
        return (Array(all.prefix(low)), Array(all.suffix(high)))
    }

    private func picked(_ low: Int, _ high: Int) -> ([Int], [Int]) {
        var rest = Array(0..<count)
        let first = (0..<low).map { _ in take(&rest) { precedes($0, $1) } }
        let last = (0..<high).map { _ in take(&rest) { precedes($1, $0) } }
        return (first, last.reversed())
    }

    private func take(_ rest: inout [Int], _ precedes: (Int, Int) -> Bool) -> Int {
        var best = 0
        for index in rest.indices where precedes(rest[index], rest[best]) { best = index }
        return rest.remove(at: best)
    }
}

/// What a group keeps of its work, with its sums.
struct KeptSet {
    let kept: [Portion]
    let dropped: [Dropped]
    let earned: Rational
    let possible: Rational
    let slope: Rational

    struct Dropped {
        let work: Work
        let isLowest: Bool
    }

    init(kept: [Portion], dropped: [Dropped]) {
        self.kept = kept
        self.dropped = dropped
        var (earned, possible, slope) = (Rational.zero, Rational.zero, Rational.zero)
        for portion in kept {
            earned += portion.earned
            possible += portion.possible
            if !portion.slope.isZero { slope += portion.slope }
        }
        (self.earned, self.possible, self.slope) = (earned, possible, slope)
    }
}
