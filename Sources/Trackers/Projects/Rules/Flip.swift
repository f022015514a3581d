package import Kernel

/// For one criterion, the nearest weights at which the leader no longer leads alone.
package struct Flip: Sendable {
    package let criterion: Comparison.Criterion
    /// At or above the weight it has. At it only where any greater weight makes another lead: one
    /// that has no share yet, since all that counts for it weighs nothing.
    package let up: Tie?
    /// Below it, down to zero. At zero another may lead also since nothing is left that counts for
    /// the leader.
    package let down: Tie?

    /// With the weight `at`, `option` comes to the same share as the leader.
    package struct Tie: Sendable {
        package let at: Rational
        package let option: RecordID
        /// Whether beyond it, or at it where nothing is left that counts for the leader, the option
        /// leads: at weight zero there is nothing beyond.
        package let leads: Bool
    }

    /// One for each criterion, all other weights staying as they are.
    package static func all(_ comparison: Comparison, _ ranking: Ranking) -> [Flip] {
        let sums = Sums(comparison)
        return comparison.criteria.indices.map {
            Flip(comparison, sums, ranking, criterion: $0)
        }
    }

    private init(
        _ comparison: Comparison, _ sums: Sums, _ ranking: Ranking, criterion: Int
    ) {
        self.criterion = comparison.criteria[criterion]
        let lines = comparison.rivals(ranking, criterion).map { standing in
            let line = sums.line(standing.index, criterion: criterion)
            return (comparison.comparesTotals ? line.total : line, standing.option.id)
        }
        guard ranking.leader != nil, let leading = lines.first?.0 else {
            (up, down) = (nil, nil)
            return
        }
        var nearest = Nearest(
            leading, at: comparison.force(of: comparison.criteria[criterion].weight))
        for (line, option) in lines.dropFirst() { nearest.look(at: line, option) }
        nearest.lookAtZero(lines)
        up = nearest.up.map { comparison.tie($0) }
        down = nearest.down.map { comparison.tie($0) }
    }
}

extension Comparison {
    /// A tie at a force, at the weight that has it.
    fileprivate func tie(_ tie: Flip.Tie) -> Flip.Tie {
        Flip.Tie(at: weight(ofForce: tie.at), option: tie.option, leads: tie.leads)
    }

    /// Whether everything is possible for every option alike, so that totals alone decide.
    var comparesTotals: Bool { method == .weightedSum && !ignoresUnscored }

    /// Who can lead under some weight of a criterion, best first: where totals decide, those with as
    /// much on it keep their distance, so only the first of them can.
    fileprivate func rivals(_ ranking: Ranking, _ criterion: Int) -> [Ranking.Standing] {
        if !comparesTotals { return ranking.standings.filter { isRanked($0.index) } }
        var seen = Seen()
        return ranking.standings.filter { standing in
            isRanked(standing.index)
                && seen.insert(columns[criterion].gains[standing.index] ?? .zero)
        }
    }
}

/// A set of numbers, most of which are scores.
private struct Seen {
    private var scores: UInt64 = 0
    private var others: Set<BigInteger> = []

    /// Whether the number is new.
    mutating func insert(_ number: BigInteger) -> Bool {
        guard let small = number.int64, small >= 0, small < 64 else {
            return others.insert(number).inserted
        }
        let bit = UInt64(1) << UInt64(small)
        defer { scores |= bit }
        return scores & bit == 0
    }
}

/// The forces nearest to the one that is at which another ties or passes the leader.
private struct Nearest {
    private let leading: ShareLine
    private let force: Rational
    var up: Flip.Tie?
    var down: Flip.Tie?

    init(_ leading: ShareLine, at force: Rational) {
        self.leading = leading
        self.force = force
    }

    mutating func look(at line: ShareLine, _ option: RecordID) {
        let ties = leading.ties(with: line)
        for root in ties {
            if root > force, up.map({ root < $0.at }) ?? true {
                up = .init(at: root, option: option, leads: true)
            }
            if root < force, down.map({ root > $0.at }) ?? true {
                down = .init(at: root, option: option, leads: !root.isZero)
            }
        }
        if up?.at != force, !line.isDefined(at: force), leadsAtOnce(line, before: ties) {
            up = .init(at: force, option: option, leads: true)
        }
    }

    /// Whether what has no share at the force that is, nothing, has as much as the leader as soon as
    /// there is some, before the two tie.
    private func leadsAtOnce(_ line: ShareLine, before ties: [Rational]) -> Bool {
        var first: Rational = 2
        for tie in ties where !tie.isZero && tie < first { first = tie }
        let between = first * (Rational(1, 2) ?? .one)
        guard let mine = line.share(at: between), let theirs = leading.share(at: between) else {
            return false
        }
        return mine >= theirs
    }

    /// At zero the best of the others leads if nothing counts for the leader any more.
    mutating func lookAtZero(_ lines: [(ShareLine, RecordID)]) {
        guard down == nil, !force.isZero, !leading.isDefined(at: .zero) else { return }
        var best: Rational?
        for (line, option) in lines {
            guard let share = line.share(at: .zero), best.map({ share > $0 }) ?? true else {
                continue
            }
            best = share
            down = .init(at: .zero, option: option, leads: true)
        }
    }
}
