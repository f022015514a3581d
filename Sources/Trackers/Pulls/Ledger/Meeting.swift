import Kernel

/// One pull with its hooks, class by class, as figures across pulls need them.
final class Meeting {
    let id: RecordID
    let title: String
    let date: CivilDate
    private let createdAt: Instant
    /// Where it was: the place, or the pull's name if none was written down.
    let track: Int
    let contests: [Contest]

    /// The hooks of one class, in the order they were made.
    final class Contest {
        /// The number of the class's spelling, and of its name.
        let name: Int
        let className: Int
        let outings: [Outing]
        /// How many were placed.
        let starters: Int

        init(_ result: ClassResult, _ outings: [Outing], _ names: Ledger.Names) {
            name = names.classes.number(of: result.name)
            className = names.classes.names[name]
            self.outings = outings
            starters = result.entries.reduce(0) { $0 + ($1.place == nil ? 0 : 1) }
        }
    }

    /// - Parameter hooks: In the order they were made.
    init(_ pull: Record, _ hooks: [Record], _ names: Ledger.Names) {
        id = pull.id
        title = pull.title
        date = pull[Pull.date]
        createdAt = pull.createdAt
        let location = pull[Pull.location]
        track = names.tracks.number(of: location.isBlank ? pull.title : location)
        var order: [RecordID: Int] = [:]
        for (index, hook) in hooks.enumerated() { order[hook.id] = index }
        contests = ClassResult.all(hooks.map { Run($0) }).map { result in
            var outings: [(index: Int, outing: Outing)] = []
            for entry in result.entries {
                guard let index = order[entry.run.id] else { continue }
                outings.append((index, Outing(entry, hooks[index], names)))
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
    let isPullOff: Bool
    let distance: Distance?
    /// The distance for estimates.
    let metres: Double
    /// The distance as a share of the class's best, in units of 10⁻¹².
    let share: Int64?
    let tirePressure: Decimal?
    let custom: [Value.Pair]

    init(_ entry: ClassResult.Entry, _ hook: Record, _ names: Ledger.Names) {
        puller = names.pullers.number(of: hook.text(Hook.Column.puller))
        tractor = names.tractors.number(of: hook.text(Hook.Column.tractor))
        sled = names.sleds.number(of: hook.text(Hook.Column.sled))
        status = entry.run.status
        place = entry.place
        isPullOff = entry.isPullOff
        distance = entry.run.distance
        metres = entry.run.distance?.estimate ?? 0
        share = entry.run.distance.flatMap { $0.share(of: entry.best) }
        tirePressure = hook.value(at: Hook.Column.tirePressure).flatMap { Decimal($0) }
        custom = Hook.custom(of: hook)
    }

    /// Whether its distance may be the best of its class.
    var counts: Bool { status == .measured || status == .fullPull }

    /// The share of the class's best, if it has one and counts.
    var countingShare: Int64? { counts ? share : nil }
}

extension Distance {
    /// In metres, to nine decimals.
    var estimate: Double {
        let billionths = (units.magnitude &+ 5_000_000) / 10_000_000
        return Double(UInt64(truncatingIfNeeded: billionths)) / 1_000_000_000
    }

    /// This distance as a part of another, in units of 10⁻¹²; `nil` where there is none.
    func share(of best: Distance?) -> Int64? {
        guard let best, best.units > 0 else { return nil }
        let whole = units.magnitude.multipliedReportingOverflow(by: 1_000_000_000_000)
        if whole.overflow { return nil }
        let half = best.units.magnitude / 2
        return Int64(exactly: (whole.partialValue &+ half) / best.units.magnitude)
    }
}

extension Rational {
    /// A share as an ``Outing`` has it.
    init(share: Int64) {
        self = Rational(share, 1_000_000_000_000) ?? .zero
    }
}
