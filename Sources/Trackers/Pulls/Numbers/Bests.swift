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

        /// The names that it groups by; none for seasons.
        func table(_ names: Ledger.Names) -> NameTable? {
            switch self {
            case .tractor: names.tractors
            case .className: names.classes
            case .sled: names.sleds
            case .track: names.tracks
            case .season: nil
            }
        }

        fileprivate func number(
            _ meeting: Meeting, _ contest: Meeting.Contest, _ outing: Outing
        ) -> Int {
            switch self {
            case .tractor: outing.tractor
            case .className: contest.name
            case .sled: outing.sled
            case .track: meeting.track
            case .season: meeting.date.year
            }
        }
    }

    private final class Group {
        /// The latest spelling, or the year.
        var number = 0
        var distances: [Int128] = []
        var shares: [Int128] = []

        func add(_ outing: Outing, _ distance: Distance) {
            distances.append(distance.units)
            if let share = outing.share { shares.append(Int128(share)) }
        }
    }

    /// The best and the median of one tractor; `nil` before anything was measured.
    static func row(_ appearances: [Appearance]) -> Row? {
        let group = Group()
        for appearance in appearances where appearance.outing.counts {
            if let distance = appearance.outing.distance { group.add(appearance.outing, distance) }
        }
        return group.distances.isEmpty ? nil : row(group, nil)
    }

    init(_ ledger: Ledger, year: Int? = nil, by grouping: Grouping) {
        let table = grouping.table(ledger.names)
        var groups: [Int: Group] = [:]
        for meeting in ledger.meetings(in: year) {
            for contest in meeting.contests {
                for outing in contest.outings where outing.counts {
                    guard let distance = outing.distance else { continue }
                    let number = grouping.number(meeting, contest, outing)
                    if let table, table.isBlank(number) { continue }
                    let group = groups[table?.names[number] ?? number] ?? Group()
                    if group.distances.isEmpty { groups[table?.names[number] ?? number] = group }
                    group.number = number
                    group.add(outing, distance)
                }
            }
        }
        rows = groups.values.map { Bests.row($0, table) }
            .sorted { $0.best == $1.best ? $0.name < $1.name : $0.best > $1.best }
    }

    private static func row(_ group: Group, _ table: NameTable?) -> Row {
        group.distances.sort()
        group.shares.sort()
        return Row(
            name: table?.spellings[group.number] ?? "\(group.number)",
            best: Distance(units: group.distances.last ?? 0),
            median: Distance(units: group.distances.median ?? 0), hooks: group.distances.count,
            share: group.shares.median.flatMap { Int64(exactly: $0) }.map { Rational(share: $0) })
    }
}

extension [Int128] {
    /// The middle of sorted numbers, or the mean of the two in the middle, which is cut off below
    /// the unit.
    fileprivate var median: Int128? {
        guard let upper = indices.contains(count / 2) ? self[count / 2] : nil else { return nil }
        return count % 2 == 1 ? upper : (upper &+ self[count / 2 - 1]) >> 1
    }
}
