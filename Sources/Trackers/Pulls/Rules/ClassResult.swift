package import Kernel

/// The hooks of one class at one pull, by place.
package struct ClassResult: Sendable {
    package let name: String
    package let entries: [Entry]
    /// The best distance that counts.
    package let best: Distance?

    package struct Entry: Sendable {
        package let run: Run
        /// Equal results share a place; `nil` for what isn't placed.
        package let place: Int?
        /// The best distance of the class that counts.
        let best: Distance?
        /// The run of a pull-off, which decides the place of the full pull before it.
        package let isPullOff: Bool

        /// The distance as a share of the class's best.
        package var share: Rational? {
            guard let distance = run.distance, let best else { return nil }
            return Rational(
                numerator: BigInteger(distance.units), denominator: BigInteger(best.units))
        }
    }

    /// The classes in the order of their first hooks; spelling differs by case and accents only.
    package static func all(_ runs: [Run]) -> [ClassResult] {
        var order: [String] = []
        var classes: [String: [Run]] = [:]
        for run in runs {
            let key = run.className.trimmed.folded
            if classes[key] == nil { order.append(key) }
            classes[key, default: []].append(run)
        }
        return order.map { ClassResult(classes[$0] ?? []) }
    }

    /// - Parameter runs: The hooks of one class in the order they were made.
    package init(_ runs: [Run]) {
        name = runs.first?.className.trimmed ?? ""
        let best = ClassResult.farthest(runs)
        self.best = best
        let standings = Standing.all(runs)
        let places = ClassResult.places(standings)
        let entries = standings.indices.map { index in
            let standing = standings[index]
            return Entry(
                run: standing.run, place: standing.run.place ?? places[index],
                best: best, isPullOff: standing.isPullOff)
        }
        self.entries = ClassResult.sorted(entries)
    }

    private static func farthest(_ runs: [Run]) -> Distance? {
        var farthest: Distance?
        for run in runs where run.counts {
            guard let distance = run.distance else { continue }
            if farthest.map({ $0 < distance }) ?? true { farthest = distance }
        }
        return farthest
    }

    /// One more than the number of better ones, so that equals share a place.
    private static func places(_ standings: [Standing]) -> [Int?] {
        let order = standings.indices.filter { standings[$0].rank != .unplaced }
            .inOrder { standings[$0].isBetter(than: standings[$1]) }
        var places = [Int?](repeating: nil, count: standings.count)
        for (position, index) in order.enumerated() {
            let isTied =
                position > 0
                && !standings[order[position - 1]].isBetter(than: standings[index])
            places[index] = isTied ? places[order[position - 1]] : position + 1
        }
        return places
    }

    /// By place, what isn't placed last, else as it was.
    private static func sorted(_ entries: [Entry]) -> [Entry] {
        Array(entries.enumerated()).inOrder { a, b in
            let (x, y) = (a.element.place ?? .max, b.element.place ?? .max)
            return x == y ? a.offset < b.offset : x < y
        }.map { $0.element }
    }
}

/// What a run is worth against the others of its class.
private struct Standing {
    let run: Run
    let rank: Rank
    let isPullOff: Bool
    /// The later attempts of the same competitor, in order: the pull-off.
    let later: [Run]

    enum Rank: Int { case fullPull, measured, disqualified, unplaced }

    static func all(_ runs: [Run]) -> [Standing] {
        var attempts: [String: [Run]] = [:]
        guard runs.contains(where: { $0.attempt > 1 }) else {
            return runs.map { Standing($0, among: []) }
        }
        for run in runs {
            let competitor = run.competitor
            if !competitor.isEmpty { attempts[competitor, default: []].append(run) }
        }
        return runs.map { run in
            Standing(run, among: attempts[run.competitor] ?? [])
        }
    }

    private init(_ run: Run, among own: [Run]) {
        self.run = run
        isPullOff = own.contains { $0.status == .fullPull && $0.attempt < run.attempt }
        later =
            run.status == .fullPull
            ? own.filter { $0.attempt > run.attempt }.inOrder { $0.attempt < $1.attempt } : []
        rank = isPullOff && run.status != .exhibition ? .unplaced : Standing.rank(run)
    }

    private static func rank(_ run: Run) -> Rank {
        switch run.status {
        case .fullPull: .fullPull
        case .measured: run.distance == nil ? .unplaced : .measured
        case .disqualified: .disqualified
        case .exhibition: .unplaced
        }
    }

    func isBetter(than other: Standing) -> Bool {
        if rank != other.rank { return rank.rawValue < other.rank.rawValue }
        guard rank == .fullPull || rank == .measured else { return false }
        if rank == .fullPull, run.attempt != other.run.attempt {
            return run.attempt > other.run.attempt
        }
        if let isFarther = Standing.isFarther(run, other.run) { return isFarther }
        return rank == .fullPull && wonPullOff(against: other)
    }

    /// Whose distance is greater; `nil` when they are equal.
    private static func isFarther(_ a: Run, _ b: Run) -> Bool? {
        let (x, y) = (a.distance, b.distance)
        if x == y { return nil }
        guard let x else { return false }
        guard let y else { return true }
        return x > y
    }

    /// Attempt by attempt, until one is better.
    private func wonPullOff(against other: Standing) -> Bool {
        for index in 0..<max(later.count, other.later.count) {
            guard index < later.count else { return false }
            guard index < other.later.count else { return true }
            let (a, b) = (later[index], other.later[index])
            let (x, y) = (Standing.rank(a).rawValue, Standing.rank(b).rawValue)
            if x != y { return x < y }
            if let isFarther = Standing.isFarther(a, b) { return isFarther }
        }
        return false
    }
}
