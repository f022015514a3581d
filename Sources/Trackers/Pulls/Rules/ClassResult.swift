package import Kernel

/// The hooks of one class at one pull, by place.
package struct ClassResult: Sendable {
    package let name: String
    /// By place; those that don't count after all others.
    package let entries: [Entry]
    /// How many tractors competed, the disqualified among them, and how many made a full pull.
    package let fieldSize: Int
    package let fullPulls: Int

    package struct Entry: Sendable {
        package let run: Run
        /// The tractor's place, on the hook that counts for it; equal results share one.
        package let place: Int?
        /// How far it went, or at least.
        package let reach: Reach?
        /// Of the class.
        let best: Best
        /// The run of a pull-off, which decides the place of the full pull before it.
        package let isPullOff: Bool
        /// Whose hook it is; below zero for nobody's.
        let owner: Int
        /// The spellings of its names.
        let names: (puller: Int, tractor: Int)

        /// Whether the tractor's place follows from it.
        package var isBest: Bool { place != nil }
    }

    /// The classes in the order of their first hooks; spelling differs by case and accents only.
    ///
    /// - Parameter mark: From where on a pull is full, if that is known.
    package static func all(_ runs: [Run], mark: Distance? = nil) -> [ClassResult] {
        all(runs, mark, NameTables())
    }

    static func all(_ runs: [Run], _ mark: Distance?, _ names: NameTables) -> [ClassResult] {
        var classes: [[Run]] = []
        var positions: [Int: Int] = [:]
        for run in runs {
            let spelling = names.classes.number(of: run.className.trimmed)
            let name = names.classes.names[spelling]
            let position = positions[name] ?? classes.count
            if position == classes.count {
                positions[name] = position
                classes.append([])
            }
            classes[position].append(run)
        }
        return classes.map { ClassResult($0, mark, names) }
    }

    /// - Parameter runs: The hooks of one class in the order they were made.
    package init(_ runs: [Run], mark: Distance? = nil) {
        self.init(runs, mark, NameTables())
    }

    private init(_ runs: [Run], _ mark: Distance?, _ names: NameTables) {
        name = runs.first?.className.trimmed ?? ""
        let best = Best(runs, mark)
        let competitors = Competitors(runs, names)
        let placing = Placing(runs, competitors.owners)
        fieldSize = placing.fieldSize
        fullPulls = placing.fullPulls
        let entries = runs.indices.map { index in
            Entry(
                run: runs[index], place: placing.places[index], reach: runs[index].reach(mark),
                best: best, isPullOff: placing.pullOffs[index], owner: competitors.owners[index],
                names: competitors.names[index])
        }
        self.entries = ClassResult.sorted(entries)
    }

    /// By place, what has none last, else as it was.
    private static func sorted(_ entries: [Entry]) -> [Entry] {
        Array(entries.enumerated()).inOrder { a, b in
            let (x, y) = (a.element.place ?? .max, b.element.place ?? .max)
            return x == y ? a.offset < b.offset : x < y
        }.map { $0.element }
    }

    /// By place, each tractor's other hooks under the one that counts.
    var entriesByTractor: [(entry: Entry, above: Entry?)] {
        var rest = entries.filter { !$0.isBest }
        var listed: [(entry: Entry, above: Entry?)] = []
        for entry in entries where entry.isBest {
            listed.append((entry, nil))
            if rest.isEmpty { continue }
            for other in rest where other.owner == entry.owner { listed.append((other, entry)) }
            rest.removeAll { $0.owner == entry.owner }
        }
        return listed + rest.map { ($0, nil) }
    }

    /// The tractors with which several pulled.
    var sharedTractors: [String] {
        var pullers: [Int: String] = [:]
        var shared: [String] = []
        for entry in entries where entry.run.status.competes {
            let puller = entry.run.puller.folded
            if entry.run.tractor.isBlank || puller.isEmpty { continue }
            let known = pullers[entry.owner] ?? puller
            pullers[entry.owner] = known
            if known != puller { shared.append(entry.run.tractor) }
        }
        return shared.distinct
    }
}

/// What shares of a class are taken of.
enum Best {
    case none
    case measured(Distance)
    /// Somebody's full pull wasn't measured: the farthest of all, and of the mark.
    case atLeast(Distance)
    /// A full pull wasn't measured and nobody wrote down from where on a pull is full.
    ///
    /// - Parameter isFull: Whether no full pull was measured, so that these are the best.
    case unknown(isFull: Bool)

    init(_ runs: [Run], _ mark: Distance?) {
        var farthest: Distance?
        var (isOpen, hasMeasuredFull) = (false, false)
        for run in runs where run.counts {
            if run.status == .fullPull {
                if run.distance == nil { isOpen = true } else { hasMeasuredFull = true }
            }
            guard let distance = run.reach(mark)?.distance else { continue }
            if farthest.map({ $0 < distance }) ?? true { farthest = distance }
        }
        if isOpen, mark == nil {
            self = .unknown(isFull: !hasMeasuredFull)
        } else if let farthest {
            self = isOpen ? .atLeast(farthest) : .measured(farthest)
        } else {
            self = .none
        }
    }

    /// The distance that shares are of, if it is known.
    var distance: Distance? {
        switch self {
        case .measured(let distance), .atLeast(let distance): distance
        case .none, .unknown: nil
        }
    }
}

extension ClassResult.Entry {
    /// Which way a share errs.
    package enum Bound: String, Sendable { case atLeast, atMost }

    /// A full pull that nobody measured is the best of its class where no other was measured.
    private var isFullByItself: Bool {
        guard case .unknown(isFull: true) = best else { return false }
        return run.status == .fullPull && run.distance == nil
    }

    /// The distance as a share of the class's best; an unmeasured full pull counts as the mark.
    package var share: Rational? {
        if isFullByItself { return .one }
        guard let reach, let best = best.distance else { return nil }
        return Rational(
            numerator: BigInteger(reach.distance.units), denominator: BigInteger(best.units))
    }

    /// `nil` where the share is exact.
    package var bound: Bound? {
        guard case .atLeast(let best) = best, let reach else { return nil }
        if !reach.isAtLeast { return .atMost }
        return reach.distance == best ? nil : .atLeast
    }

    /// The share in units of 10⁻¹².
    var roughShare: Int64? {
        isFullByItself ? 1_000_000_000_000 : reach?.distance.share(of: best.distance)
    }
}

extension Words {
    /// "14 tractors, 2 full pulls"; hooks where nobody has a result yet.
    static func field(_ result: ClassResult) -> Label {
        if result.fieldSize == 0 { return hooks(result.entries.count) }
        let (size, full) = (tractors(result.fieldSize), result.fullPulls)
        return full == 0 ? size : field(tractors: size, full: fullPulls(full))
    }
}
