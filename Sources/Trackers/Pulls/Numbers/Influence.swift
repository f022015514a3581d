import Kernel

/// What of a tractor's set-up goes with how far it went, compared within class and track only.
///
/// How far is per cent of the tractor's own mean in the class on the track: of its parts of the
/// winner's distance where others pulled in all of its hooks, else of its distances. Classes and tracks that differ in
/// both set-up and distance can't look like an effect then.
struct Influence {
    let name: Name
    let points: [Point]
    /// Through the points of all classes and tracks, each less its mean.
    let fit: Fit
    /// The best range of values against the worst.
    let comparison: Comparison?
    /// Whether it is about parts of the winner's distance; else about distances.
    let isOfShares: Bool
    /// How many hooks have no share of the winner's distance while others have; for those all are
    /// compared by distances.
    let unshared: Int
    /// Whether line and ranges are hardly chance, with all looks at the tractor taken into account.
    private(set) var isLineClear = false
    private(set) var isComparisonClear = false
    /// How many looks that were.
    private(set) var looks = 0

    enum Name: Hashable {
        case tirePressure
        case category(String)
    }

    struct Point {
        let appearance: Appearance
        let x: Rational
        /// Per cent of the tractor's mean in the class on the track.
        let y: Double
        /// Nothing else that is written down changed since the hook before it in the class.
        let isOnlyChange: Bool
    }

    /// Fewer hooks than these say nothing.
    static let fewest = 8

    /// Every quantity with hooks enough, the clearest first.
    static func all(_ appearances: [Appearance]) -> [Influence] {
        let measured = appearances.filter { $0.outing.isMeasured }
        var names: [Name] = [.tirePressure]
        for appearance in measured {
            for pair in appearance.outing.custom {
                let name = Name.category(pair.name)
                if !names.contains(name), pair.number != nil { names.append(name) }
            }
        }
        return judged(names.compactMap { Influence($0, measured) })
            .inOrder { $0.fit.chance < $1.fit.chance }
    }

    /// Two looks at each: the line, and the ranges.
    private static func judged(_ influences: [Influence]) -> [Influence] {
        let chances = influences.flatMap {
            [$0.fit.chance] + ($0.comparison.map { [$0.chance] } ?? [])
        }
        var clear = Holm.clear(chances)[...]
        return influences.map { influence in
            var judged = influence
            judged.looks = chances.count
            judged.isLineClear = clear.popFirst() ?? false
            if influence.comparison != nil { judged.isComparisonClear = clear.popFirst() ?? false }
            return judged
        }
    }

    private init?(_ name: Name, _ appearances: [Appearance]) {
        let valued = appearances.filter { name.value($0.outing) != nil }
        let unshared = valued.count { $0.outing.countingShare == nil }
        let isOfShares = unshared == 0
        let cells = Influence.cells(name, appearances).compactMap { $0.centred(isOfShares) }
        let points = cells.flatMap { $0.points }.inOrder {
            $0.appearance.meeting.isBefore($1.appearance.meeting)
        }
        let freedom = points.count - cells.count
        guard points.count >= Influence.fewest, freedom >= 5,
            let fit = Fit(cells.flatMap { $0.offsets }, groups: cells.count)
        else { return nil }
        let middle = points.reduce(0) { $0 + $1.x.estimate } / Double(points.count)
        self.name = name
        self.isOfShares = isOfShares
        self.unshared = unshared == valued.count ? 0 : unshared
        self.points = points
        self.fit = fit.through(x: middle, y: 100)
        comparison = Comparison(points, freedom: freedom)
    }

    /// The hooks with a value, by class and track, in the order of time.
    private static func cells(_ name: Name, _ appearances: [Appearance]) -> [Cell] {
        var cells: [Cell] = []
        var positions: [Cell.Key: Int] = [:]
        var before: [Int: Outing] = [:]
        for appearance in appearances {
            let outing = appearance.outing
            let earlier = before.updateValue(outing, forKey: appearance.contest.className)
            guard let x = name.value(outing) else { continue }
            let key = Cell.Key(
                className: appearance.contest.className, track: appearance.meeting.trackName)
            let position = positions[key] ?? cells.count
            if position == cells.count {
                positions[key] = position
                cells.append(Cell())
            }
            let isOnlyChange = earlier.map { changes($0, outing) == [name] } ?? false
            cells[position].hooks.append((appearance, x, isOnlyChange))
        }
        return cells
    }

    /// What differs between two hooks of a tractor.
    private static func changes(_ a: Outing, _ b: Outing) -> Set<Name> {
        var changed: Set<Name> = []
        if a.tirePressure != b.tirePressure { changed.insert(.tirePressure) }
        for pair in a.custom + b.custom where a.value(of: pair.name) != b.value(of: pair.name) {
            changed.insert(.category(pair.name))
        }
        return changed
    }
}

/// The hooks of one class on one track.
private struct Cell {
    var hooks: [(appearance: Appearance, x: Rational, isOnlyChange: Bool)] = []

    struct Key: Hashable {
        let className: Int
        let track: Int
    }

    /// The hooks with what is left of them when their means are taken off.
    struct Centred {
        let points: [Influence.Point]
        let offsets: [(x: Double, y: Double)]
    }

    /// `nil` for what can't be compared: a single hook, or one value only of all.
    ///
    /// - Parameter hasShares: Whether the parts of the winner's distance are compared.
    func centred(_ hasShares: Bool) -> Centred? {
        let known = hooks.filter { hasShares || $0.appearance.outing.reach != nil }
        guard known.count > 1, known.contains(where: { $0.x != known[0].x }) else { return nil }
        let results = known.map { hook in
            let outing = hook.appearance.outing
            return hasShares
                ? Double(outing.countingShare ?? 0) / 1_000_000_000_000 : outing.metres
        }
        let count = Double(known.count)
        let (x, mean) = (
            known.reduce(0) { $0 + $1.x.estimate } / count, results.reduce(0, +) / count
        )
        guard mean > 0 else { return nil }
        let per = results.map { $0 / mean * 100 }
        return Centred(
            points: zip(known, per).map {
                Influence.Point(
                    appearance: $0.appearance, x: $0.x, y: $1, isOnlyChange: $0.isOnlyChange)
            },
            offsets: zip(known, per).map { ($0.x.estimate - x, $1 - 100) })
    }
}

/// A hook of the tractor that is looked at, and where it was.
struct Appearance {
    let meeting: Meeting
    let contest: Meeting.Contest
    let outing: Outing
}

extension Ledger {
    /// The hooks of a tractor, in the order of time.
    func appearances(of tractor: String) -> [Appearance] {
        var found: [Appearance] = []
        guard !tractor.isBlank, let own = names.tractors.name(tractor) else { return [] }
        for meeting in meetings {
            for contest in meeting.contests {
                for outing in contest.outings where names.tractors.names[outing.tractor] == own {
                    found.append(
                        Appearance(
                            meeting: meeting, contest: contest, outing: outing))
                }
            }
        }
        return found
    }
}

extension Influence.Name {
    func value(_ outing: Outing) -> Rational? {
        switch self {
        case .tirePressure: outing.tirePressure?.rational
        case .category(let name): outing.custom.first { $0.name == name }?.number
        }
    }
}

extension Outing {
    fileprivate func value(of category: String) -> String? {
        custom.first { $0.name == category }?.value
    }
}

extension Value.Pair {
    /// The number that the value is, if it is one.
    var number: Rational? { (try? Decimal.parse(value))?.rational }
}
