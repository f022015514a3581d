import Kernel

/// The places of a class: one for each tractor, on the hook that counts.
struct Placing {
    /// For each hook its place; `nil` for those that don't count.
    private(set) var places: [Int?]
    /// For each hook, whether it followed a full pull of the same tractor.
    private(set) var pullOffs: [Bool]
    /// How many competed: those with a place, and the disqualified.
    private(set) var fieldSize = 0
    /// How many made a full pull.
    private(set) var fullPulls = 0

    /// - Parameter owners: Whose each hook is.
    init(_ runs: [Run], _ owners: [Int]) {
        places = Array(repeating: nil, count: runs.count)
        pullOffs = Array(repeating: false, count: runs.count)
        var standings: [Standing] = []
        for own in Placing.hooksOfEach(runs, owners) {
            let standing = Standing(own, runs)
            standings.append(standing)
            guard standing.rank == .fullPull else { continue }
            fullPulls += 1
            for index in own where standing.isFollowed(by: runs[index]) { pullOffs[index] = true }
        }
        place(standings)
    }

    /// The hooks of each, by attempt, and then as they were made.
    private static func hooksOfEach(_ runs: [Run], _ owners: [Int]) -> [ArraySlice<Int>] {
        let order = Array(runs.indices).inOrder { a, b in
            if owners[a] != owners[b] { return owners[a] < owners[b] }
            return runs[a].attempt == runs[b].attempt ? a < b : runs[a].attempt < runs[b].attempt
        }
        var hooks: [ArraySlice<Int>] = []
        var start = 0
        for end in order.indices.dropFirst() where owners[order[end]] != owners[order[start]] {
            hooks.append(order[start..<end])
            start = end
        }
        return order.isEmpty ? [] : hooks + [order[start...]]
    }

    /// One more than the number of better ones, so that equals share a place.
    private mutating func place(_ standings: [Standing]) {
        let isOpen = (
            first: standings.contains { $0.isOpen }, later: standings.contains { $0.isOpenLater }
        )
        let order = standings.filter { $0.rank == .fullPull || $0.rank == .measured }.inOrder {
            $0.isBetter(than: $1, isOpen: isOpen)
        }
        var place = 0
        for (position, standing) in order.enumerated() {
            if position == 0 || order[position - 1].isBetter(than: standing, isOpen: isOpen) {
                place = position + 1
            }
            if standing.typed == nil { places[standing.counting] = place }
        }
        for standing in standings {
            if let typed = standing.typed { places[typed.index] = typed.place }
            if standing.typed != nil || standing.rank != .unplaced { fieldSize += 1 }
        }
    }
}

/// What a tractor made of its hooks in a class.
private struct Standing {
    /// The hook that its place follows from.
    let counting: Int
    let rank: Rank
    private let distance: Distance?
    private let attempt: Int64
    /// A full pull of which only a later attempt is written down stands above those of earlier ones.
    private let level: Int64
    /// The pull-off: what came after the full pull, in order.
    private let later: [Run]
    /// The judges' place and the hook that it stands on, never one that was disqualified.
    let typed: (index: Int, place: Int)?

    enum Rank: Int { case fullPull, measured, disqualified, unplaced }

    /// - Parameter own: Its hooks by attempt.
    init(_ own: ArraySlice<Int>, _ runs: [Run]) {
        var best = own[own.startIndex]
        for index in own where Standing.isBetter(runs[index], runs[best]) { best = index }
        let run = runs[best]
        (counting, distance, attempt) = (best, run.distance, run.attempt)
        rank = Standing.rank(run)
        typed = Standing.typed(own, runs)
        let competing = own.count == 1 ? own : own.filter { runs[$0].status.competes }[...]
        level = competing.contains { runs[$0].attempt < run.attempt } ? 1 : run.attempt
        later =
            rank == .fullPull && own.count > 1
            ? competing.filter { runs[$0].attempt > run.attempt }.map { runs[$0] }
                .inOrder {
                    $0.attempt == $1.attempt ? Standing.isBetter($0, $1) : $0.attempt < $1.attempt
                }
            : []
    }

    private static func typed(_ own: ArraySlice<Int>, _ runs: [Run]) -> (index: Int, place: Int)? {
        var typed: (index: Int, place: Int)?
        for index in own {
            guard let place = runs[index].place, runs[index].mayBePlaced,
                place < typed?.place ?? .max
            else { continue }
            typed = (index, place)
        }
        return typed
    }

    private static func rank(_ run: Run) -> Rank {
        switch run.status {
        case .fullPull: .fullPull
        case .measured: run.distance == nil ? .unplaced : .measured
        case .disqualified: .disqualified
        case .exhibition, .didNotStart: .unplaced
        }
    }

    /// Which of a tractor's hooks counts: of full pulls the first, since what follows is the pull-off,
    /// else the farther.
    private static func isBetter(_ a: Run, _ b: Run) -> Bool {
        let (x, y) = (rank(a), rank(b))
        if x != y { return x.rawValue < y.rawValue }
        if x == .fullPull, a.attempt != b.attempt { return a.attempt < b.attempt }
        return x == .fullPull || x == .measured ? isFarther(a.distance, b.distance) ?? false : false
    }

    func isFollowed(by run: Run) -> Bool {
        run.attempt > attempt && run.status.competes
    }

    /// Whether it is a full pull that nobody measured: it may have gone the farthest of all.
    var isOpen: Bool { rank == .fullPull && distance == nil }

    /// Whether the pull-off has one.
    var isOpenLater: Bool { later.contains { $0.status == .fullPull && $0.distance == nil } }

    /// - Parameter isOpen: Whether the class has such a full pull, or its pull-off; then no distance decides
    ///   between full pulls there.
    func isBetter(than other: Standing, isOpen: (first: Bool, later: Bool)) -> Bool {
        if rank != other.rank { return rank.rawValue < other.rank.rawValue }
        if rank == .fullPull {
            if level != other.level { return level > other.level }
            if let hasWon = hasWonPullOff(against: other, isOpen: isOpen.later) { return hasWon }
            if isOpen.first { return false }
        }
        return Standing.isFarther(distance, other.distance) ?? false
    }

    /// Whose distance is greater; `nil` when they are equal.
    private static func isFarther(_ x: Distance?, _ y: Distance?) -> Bool? {
        if x == y { return nil }
        guard let x else { return false }
        guard let y else { return true }
        return x > y
    }

    /// Attempt by attempt, until one is better; `nil` when they stay even.
    private func hasWonPullOff(against other: Standing, isOpen: Bool) -> Bool? {
        for index in 0..<max(later.count, other.later.count) {
            guard index < later.count else { return false }
            guard index < other.later.count else { return true }
            let (a, b) = (later[index], other.later[index])
            let (x, y) = (Standing.rank(a).rawValue, Standing.rank(b).rawValue)
            if x != y { return x < y }
            guard Standing.rank(a) != .disqualified else { continue }
            if isOpen, Standing.rank(a) == .fullPull { continue }
            if let isFarther = Standing.isFarther(a.distance, b.distance) { return isFarther }
        }
        return nil
    }
}
