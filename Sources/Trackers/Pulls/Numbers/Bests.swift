import Kernel

/// The best and the median distance of each tractor, class, sled, track or season.
struct Bests {
    let rows: [Row]

    struct Row {
        let name: String
        let best: Distance
        let median: Distance
        let hooks: Int
        /// The median share of the class's best.
        let share: Rational?
    }

    enum Grouping: String, CaseIterable {
        case tractor, className = "class", sled, track, season

        func name(_ outing: Ledger.Outing) -> String {
            switch self {
            case .tractor: outing.tractor
            case .className: outing.className
            case .sled: outing.hook[Hook.sled]
            case .track: outing.track
            case .season: "\(outing.date.year)"
            }
        }
    }

    init(_ ledger: Ledger, by grouping: Grouping) {
        var groups: [String: [Ledger.Outing]] = [:]
        var names: [String: String] = [:]
        for outing in ledger.outings where outing.entry.run.counts {
            let name = grouping.name(outing)
            guard !name.isBlank, outing.entry.run.distance != nil else { continue }
            groups[name.folded, default: []].append(outing)
            names[name.folded] = name
        }
        rows = groups.compactMap { key, outings in Bests.row(names[key] ?? key, outings) }
            .sorted { $0.best == $1.best ? $0.name < $1.name : $0.best.metres > $1.best.metres }
    }

    private static func row(_ name: String, _ outings: [Ledger.Outing]) -> Row? {
        let distances = outings.compactMap { $0.entry.run.distance?.metres }.sorted()
        guard let best = distances.last, let median = distances.median else { return nil }
        return Row(
            name: name, best: Distance(metres: best), median: Distance(metres: median),
            hooks: outings.count, share: outings.compactMap { $0.entry.share }.sorted().median)
    }
}

extension [Rational] {
    /// The middle of sorted numbers, or the mean of the two in the middle.
    var median: Rational? {
        guard let upper = indices.contains(count / 2) ? self[count / 2] : nil else { return nil }
        if count % 2 == 1 { return upper }
        return (upper + self[count / 2 - 1]).divided(by: 2)
    }
}
