import Kernel

/// What of a tractor's set-up goes with how far it went, as per cent of the class's best.
struct Influence {
    let name: Name
    let points: [Point]
    let fit: Fit
    /// The best range of values against the worst.
    let comparison: Comparison?

    enum Name: Hashable {
        case tirePressure
        case category(String)
    }

    struct Point {
        let appearance: Appearance
        let x: Rational
        /// Per cent of the class's best.
        let y: Rational
        /// Nothing else that is written down changed since the hook before it in the class.
        let isOnlyChange: Bool
    }

    /// Every quantity with points enough for a line, the clearest first.
    static func all(_ appearances: [Appearance]) -> [Influence] {
        let measured = appearances.filter { $0.outing.countingShare != nil }
        var names: [Name] = [.tirePressure]
        for appearance in measured {
            for pair in appearance.outing.custom {
                let name = Name.category(pair.name)
                if !names.contains(name), pair.number != nil { names.append(name) }
            }
        }
        return names.compactMap { Influence($0, measured) }
            .inOrder { $0.strength > $1.strength }
    }

    private init?(_ name: Name, _ appearances: [Appearance]) {
        var points: [Point] = []
        var before: [Int: Outing] = [:]
        for appearance in appearances {
            let outing = appearance.outing
            let earlier = before.updateValue(outing, forKey: appearance.contest.className)
            guard let x = name.value(outing), let share = outing.share else { continue }
            let isOnlyChange = earlier.map { Influence.changes($0, outing) == [name] } ?? false
            points.append(
                Point(
                    appearance: appearance, x: x, y: Rational(share: share) * 100,
                    isOnlyChange: isOnlyChange))
        }
        guard let fit = Fit(points.map { ($0.x.estimate, $0.y.estimate) }) else { return nil }
        self.name = name
        self.points = points
        self.fit = fit
        comparison = Comparison(points)
    }

    private var strength: Double {
        fit.margin > 0 ? fit.slope.magnitude / fit.margin : 0
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
