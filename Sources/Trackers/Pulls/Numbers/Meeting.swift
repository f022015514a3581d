import Kernel

/// One pull with its hooks, class by class, as figures across pulls need them.
final class Meeting {
    let id: RecordID
    let title: String
    let date: CivilDate
    private let createdAt: Instant
    /// Where it was: the place, or the pull's name if none was written down.
    let track: Int
    /// The name that this is a spelling of.
    let trackName: Int
    let contests: [Contest]

    /// The hooks of one class, in the order they were made.
    final class Contest {
        /// The number of the class's spelling, and of its name.
        let name: Int
        let className: Int
        /// As it is spelt here.
        let title: String
        let outings: [Outing]
        /// How many competed.
        let fieldSize: Int

        init(_ result: ClassResult, _ outings: [Outing], _ names: NameTables) {
            title = result.name
            name = names.classes.number(of: result.name)
            className = names.classes.names[name]
            self.outings = outings
            fieldSize = result.fieldSize
        }
    }

    /// - Parameter hooks: In the order they were made.
    init(_ pull: Record, _ hooks: [Record], _ names: NameTables) {
        id = pull.id
        title = pull.title
        date = pull[Pull.date]
        createdAt = pull.createdAt
        let location = pull[Pull.location]
        track = names.tracks.number(of: location.isBlank ? pull.title : location)
        trackName = names.tracks.names[track]
        var order: [RecordID: Int] = [:]
        for (index, hook) in hooks.enumerated() { order[hook.id] = index }
        let runs = hooks.map { Run($0) }
        contests = ClassResult.all(runs, pull.fullPullMark, names).map { result in
            var outings: [(index: Int, outing: Outing)] = []
            for entry in result.entries {
                guard let index = order[entry.run.id] else { continue }
                let isAlone = result.fieldSize < 2
                outings.append((index, Outing(entry, hooks[index], names, isAlone: isAlone)))
            }
            outings.sort { $0.index < $1.index }
            return Contest(result, outings.map { $0.outing }, names)
        }
    }

    /// The order of time; of pulls made at once, that in which they were made.
    func isBefore(_ other: Meeting) -> Bool {
        if date != other.date { return date < other.date }
        if createdAt != other.createdAt { return createdAt < other.createdAt }
        return id < other.id
    }
}

/// One hook, with its names as numbers.
final class Outing {
    let puller: Int
    let tractor: Int
    let sled: Int
    let status: HookStatus
    let place: Int?
    /// Whose hook it is; below zero for nobody's.
    let owner: Int
    /// How far it went; a full pull that wasn't measured counts as the mark.
    let reach: Reach?
    /// The same for estimates.
    let metres: Double
    /// The distance as a share of the class's best, in units of 10⁻¹², where others pulled too.
    let share: Int64?
    let tirePressure: Decimal?
    let custom: [Value.Pair]

    /// - Parameter isAlone: Whether no other tractor pulled in the class.
    init(
        _ entry: ClassResult.Entry, _ hook: Record, _ names: NameTables, isAlone: Bool
    ) {
        (puller, tractor) = entry.names
        sled = names.sleds.number(of: hook.text(Hook.Column.sled))
        status = entry.run.status
        place = entry.place
        owner = entry.owner
        reach = entry.reach
        metres = entry.reach?.distance.estimate ?? 0
        share = isAlone ? nil : entry.roughShare
        tirePressure = hook.value(at: Hook.Column.tirePressure).flatMap { Decimal($0) }
        custom = Hook.custom(of: hook)
    }

    /// What it is compared by: its place, or behind all of them where it was disqualified.
    var order: Int? { place ?? (status == .disqualified ? .max : nil) }

    /// Whether its distance may be the best of its class.
    var counts: Bool { status == .measured || status == .fullPull }

    /// Whether there is something to its distance: measured, or a full pull.
    var isMeasured: Bool { counts && (reach != nil || status == .fullPull) }

    /// The share of the class's best, if it has one and counts.
    var countingShare: Int64? { counts ? share : nil }
}

extension Distance {
    /// In metres, to nine decimals.
    var estimate: Double {
        let billionths = (units.magnitude &+ 5_000_000) / 10_000_000
        return Double(UInt64(truncatingIfNeeded: billionths)) / 1_000_000_000
    }
}
