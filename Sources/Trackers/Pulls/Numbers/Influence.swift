import Kernel

/// What of a tractor's set-up goes with how far it went, as per cent of the class's best.
struct Influence {
    let name: Name
    let points: [Point]
    let fit: Fit

    enum Name: Hashable {
        case tirePressure
        case category(String)
    }

    struct Point {
        let outing: Ledger.Outing
        let x: Rational
        /// Per cent of the class's best.
        let y: Rational
        /// Nothing else that is written down changed since the hook before it in the class.
        let isOnlyChange: Bool
    }

    /// Every quantity with points enough for a line, the clearest first.
    static func all(_ outings: [Ledger.Outing]) -> [Influence] {
        let measured = outings.filter { $0.entry.run.counts && $0.entry.share != nil }
        var names: [Name] = [.tirePressure]
        for outing in measured {
            for pair in Hook.custom(of: outing.hook) where pair.number != nil {
                let name = Name.category(pair.name)
                if !names.contains(name) { names.append(name) }
            }
        }
        return names.compactMap { Influence($0, measured) }
            .sorted { $0.strength > $1.strength }
    }

    private init?(_ name: Name, _ outings: [Ledger.Outing]) {
        var points: [Point] = []
        var before: [String: Ledger.Outing] = [:]
        for outing in outings {
            let earlier = before.updateValue(outing, forKey: outing.className.folded)
            guard let x = name.value(outing.hook), let share = outing.entry.share else { continue }
            let changes = earlier.map { Influence.changes($0.hook, outing.hook) }
            points.append(
                Point(outing: outing, x: x, y: share * 100, isOnlyChange: changes == [name]))
        }
        guard let fit = Fit(points.map { ($0.x.estimate, $0.y.estimate) }) else { return nil }
        self.name = name
        self.points = points
        self.fit = fit
    }

    private var strength: Double {
        fit.margin > 0 ? fit.slope.magnitude / fit.margin : 0
    }

    /// What differs between two hooks of a tractor.
    private static func changes(_ a: Record, _ b: Record) -> Set<Name> {
        var changed: Set<Name> = []
        if a.optional(Hook.tirePressure) != b.optional(Hook.tirePressure) {
            changed.insert(.tirePressure)
        }
        let (old, new) = (Hook.custom(of: a), Hook.custom(of: b))
        for pair in old + new {
            let values = [old, new].map { pairs in pairs.first { $0.name == pair.name }?.value }
            if values[0] != values[1] { changed.insert(.category(pair.name)) }
        }
        return changed
    }
}

extension Influence.Name {
    func value(_ hook: Record) -> Rational? {
        switch self {
        case .tirePressure: hook.optional(Hook.tirePressure)?.rational
        case .category(let name):
            Hook.custom(of: hook).first { $0.name == name }?.number
        }
    }
}

extension Value.Pair {
    /// The number that the value is, if it is one.
    var number: Rational? { (try? Decimal.parse(value))?.rational }
}
