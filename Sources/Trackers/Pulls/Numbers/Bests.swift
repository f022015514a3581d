import Kernel

/// The best and the median distance of each tractor, class, sled, track or season.
struct Bests {
    let rows: [Row]

    struct Row {
        let name: String
        /// Whether it is of a puller's hooks that name no tractor.
        var isPuller = false
        /// `nil` where all there is are full pulls of unknown distance.
        let best: Reach?
        let median: Reach?
        /// How many the median is of.
        let hooks: Int
        /// Full pulls that nobody measured, from a mark that nobody wrote down.
        let unknown: Int
        /// The median share of the class's best, where others pulled too.
        let share: Rational?
    }

    enum Grouping: String, CaseIterable {
        case tractor, className = "class", sled, track, season

        /// The names that it groups by; none for seasons.
        func table(_ names: NameTables) -> NameTable? {
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
        /// Whether hooks named no tractor, and it goes by their puller.
        var isPuller = false
        var best: Reach?
        var distances: [Int128] = []
        var shares: [Int128] = []
        var unknown = 0
        /// The nearest full pull that may have gone farther.
        var nearestOpen: Distance?

        func add(_ outing: Outing) {
            if let share = outing.share { shares.append(Int128(share)) }
            guard let reach = outing.reach else {
                unknown += 1
                return
            }
            if best.map({ $0 < reach }) ?? true { best = reach }
            distances.append(reach.distance.units)
            guard reach.isAtLeast else { return }
            nearestOpen = min(nearestOpen ?? reach.distance, reach.distance)
        }

        /// The median, at least that where a full pull below it may have gone farther.
        func median() -> Reach? {
            guard let (median, upper) = distances.median() else { return nil }
            let isAtLeast = nearestOpen.map { $0.units <= upper } ?? false
            return Reach(distance: Distance(units: median), isAtLeast: isAtLeast)
        }
    }

    /// The best and the median of one tractor; `nil` before there is any.
    static func row(_ appearances: [Appearance]) -> Row? {
        let group = Group()
        for appearance in appearances where appearance.outing.isMeasured {
            group.add(appearance.outing)
        }
        return group.distances.isEmpty && group.unknown == 0 ? nil : row(group, nil)
    }

    init(_ ledger: Ledger, year: Int? = nil, by grouping: Grouping) {
        let table = grouping.table(ledger.names)
        var groups: [Group] = []
        var positions: [Int?] = []
        for meeting in ledger.meetings(in: year) {
            for contest in meeting.contests {
                for outing in contest.outings where outing.isMeasured {
                    var (table, number) = (table, grouping.number(meeting, contest, outing))
                    let isPuller =
                        grouping == .tractor && ledger.names.tractors.isBlank(number)
                    if isPuller { (table, number) = (ledger.names.pullers, outing.puller) }
                    if let table, table.isBlank(number) { continue }
                    let key = max(0, table?.names[number] ?? number) * 2 + (isPuller ? 1 : 0)
                    while positions.count <= key { positions.append(nil) }
                    let position = positions[key] ?? groups.count
                    if position == groups.count {
                        positions[key] = position
                        groups.append(Group())
                    }
                    groups[position].number = number
                    groups[position].isPuller = isPuller
                    groups[position].add(outing)
                }
            }
        }
        rows = groups.map { Bests.row($0, $0.isPuller ? ledger.names.pullers : table) }
            .sorted { $0.best == $1.best ? $0.name < $1.name : Bests.isFarther($0.best, $1.best) }
    }

    /// A full pull of unknown distance first.
    private static func isFarther(_ a: Reach?, _ b: Reach?) -> Bool {
        guard let a else { return true }
        return b.map { $0 < a } ?? false
    }

    private static func row(_ group: Group, _ table: NameTable?) -> Row {
        Row(
            name: table?.spellings[group.number] ?? "\(group.number)",
            isPuller: group.isPuller, best: group.best,
            median: group.median(), hooks: group.distances.count, unknown: group.unknown,
            share: group.shares.median().flatMap { Int64(exactly: $0.median) }
                .map { Rational(share: $0) })
    }
}

extension [Int128] {
    /// The middle of the numbers, or the mean of the two in the middle, which is cut off below the
    /// unit, and the upper of these. Leaves them in another order.
    fileprivate mutating func median() -> (median: Int128, upper: Int128)? {
        if isEmpty { return nil }
        let upper = select(count / 2)
        if count % 2 == 1 { return (upper, upper) }
        var lower = self[0]
        for number in self[..<(count / 2)] where number > lower { lower = number }
        return ((upper &+ lower) >> 1, upper)
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
