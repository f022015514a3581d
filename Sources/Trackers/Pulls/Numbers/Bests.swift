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
        var best = Distance(units: 0)
        var distances: [Int128] = []
        var shares: [Int128] = []

        func add(_ outing: Outing, _ distance: Distance) {
            if best < distance { best = distance }
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
        var groups: [Group] = []
        var positions: [Int?] = []
        for meeting in ledger.meetings(in: year) {
            for contest in meeting.contests {
                for outing in contest.outings where outing.counts {
                    guard let distance = outing.distance else { continue }
                    let number = grouping.number(meeting, contest, outing)
                    if let table, table.isBlank(number) { continue }
                    let key = max(0, table?.names[number] ?? number)
                    while positions.count <= key { positions.append(nil) }
                    let position = positions[key] ?? groups.count
                    if position == groups.count {
                        positions[key] = position
                        groups.append(Group())
                    }
                    groups[position].number = number
                    groups[position].add(outing, distance)
                }
            }
        }
        rows = groups.map { Bests.row($0, table) }
            .sorted { $0.best == $1.best ? $0.name < $1.name : $0.best > $1.best }
    }

    private static func row(_ group: Group, _ table: NameTable?) -> Row {
        Row(
            name: table?.spellings[group.number] ?? "\(group.number)", best: group.best,
            median: Distance(units: group.distances.median() ?? 0), hooks: group.distances.count,
            share: group.shares.median().flatMap { Int64(exactly: $0) }
                .map { Rational(share: $0) })
    }
}

extension [Int128] {
    /// The middle of the numbers, or the mean of the two in the middle, which is cut off below the
    /// unit. Leaves them in another order.
    fileprivate mutating func median() -> Int128? {
        if isEmpty { return nil }
        let upper = select(count / 2)
        if count % 2 == 1 { return upper }
        var lower = self[0]
        for number in self[..<(count / 2)] where number > lower { lower = number }
        return (upper &+ lower) >> 1
    }

    /// The number that stands at a place once these are sorted, none greater before it (Hoare,
    /// "Algorithm 65: Find", 1961).
    private mutating func select(_ place: Int) -> Int128 {
        var (low, high) = (0, count - 1)
        while low < high {
            let pivot = self[(low + high) / 2]
            var (i, j) = (low, high)
            while i <= j {
                while self[i] < pivot { i += 1 }
                while pivot < self[j] { j -= 1 }
                guard i <= j else { break }
                swapAt(i, j)
                i += 1
                j -= 1
            }
            if place > j && place < i { break }
            if place <= j { high = j } else { low = i }
        }
        return self[place]
    }
}
