import Kernel

/// The portions of one group, sorted into what may be dropped and what may not.
struct Droppables {
    private let fixed: [Portion]
    private let withPoints: [Portion]
    private let withoutPoints: [Portion]
    private let lowest: Int
    private let highest: Int

    /// At most n−1 of n are dropped; if lowest and highest together would take all, highest is
    /// ignored.
    init(_ portions: [Portion], _ rule: GroupRule) {
        let loose = portions.filter { !$0.work.neverDrop }
        lowest = max(0, min(rule.dropLowest, loose.count - 1))
        let wanted = max(0, min(rule.dropHighest, loose.count))
        highest = lowest + wanted >= loose.count ? 0 : wanted
        fixed = lowest + highest == 0 ? portions : portions.filter { $0.work.neverDrop }
        let candidates = lowest + highest == 0 ? [] : loose
        withPoints = candidates.filter { !$0.possible.isZero }
        withoutPoints = Droppables.sorted(candidates.filter { $0.possible.isZero }, .zero)
    }

    var dropsSome: Bool { lowest + highest > 0 }

    /// The choice for a trial ratio: of the work with points, sorted by earned − ratio · possible,
    /// the lowest and the highest go; work without points only when no other is left.
    func choice(at ratio: Rational) -> KeptSet {
        guard dropsSome else { return KeptSet(kept: fixed, dropped: []) }
        let pointed = Droppables.sorted(withPoints, ratio)
        let low = min(lowest, pointed.count)
        let high = min(highest, pointed.count - low)
        let first = Droppables.middle(pointed, low, high)
        let second = Droppables.middle(withoutPoints, lowest - low, highest - high)
        return KeptSet(kept: fixed + first.kept + second.kept, dropped: first.cut + second.cut)
    }

    private static func middle(
        _ portions: [Portion], _ low: Int, _ high: Int
    ) -> (kept: [Portion], cut: [KeptSet.Dropped]) {
        let lowest = portions.prefix(low).map { KeptSet.Dropped(work: $0.work, isLowest: true) }
        let rest = portions.dropFirst(low)
        let highest = rest.suffix(high).map { KeptSet.Dropped(work: $0.work, isLowest: false) }
        return (Array(rest.dropLast(high)), lowest + highest)
    }

    /// By what each adds beyond the ratio; ties by identifier, so that no order of entry matters.
    private static func sorted(_ portions: [Portion], _ ratio: Rational) -> [Portion] {
        let keys = portions.map { $0.earned - ratio * $0.possible }
        return Array(portions.indices).inOrder { a, b in
            keys[a] == keys[b] ? portions[a].work.id < portions[b].work.id : keys[a] < keys[b]
        }.map { portions[$0] }
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
