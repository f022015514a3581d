import Kernel

/// The law, where clocks are wrong: two devices that get the same changes in other orders, and by
/// other clocks, have one book once every change's time has come, and nothing of it is lost.
func brokenClockLaw(_ bytes: [UInt8]) -> String? {
    let make = { MemoryStore(Schedule.schema).store }
    do throws(StoreError) {
        return try Schedule(bytes).brokenClockLaw(between: make(), make(), plain: make())
    } catch {
        return "memory never fails"
    }
}

extension Schedule {
    /// Gives the changes, dated from now to more than a week ahead, to `first` as they were drawn and
    /// to `second` rearranged, under clocks that go to and fro, and names the first law that is
    /// broken; nil when all hold. All stores must be empty.
    ///
    /// - Parameter plain: Gets all changes as no clock ever would: it says what the book is.
    func brokenClockLaw(
        between first: Store, _ second: Store, plain: Store
    ) throws(StoreError) -> String? {
        for batch in batches { try plain.receive(batch, Schedule.end) }
        for (index, change) in changes.enumerated() {
            try first.receive([change], Schedule.day(index * 7 % 5))
        }
        for (index, batch) in batches.enumerated() {
            try second.receive(batch, Schedule.day(index * 3 % 11))
        }
        if try !first.isPossible(at: Schedule.day(4)) {
            return "nothing is merged that no clock has come to"
        }
        for _ in 0..<2 {
            try first.receive(second)
            try second.receive(first)
        }
        if try first.digest() != second.digest() { return "once exchanged, the digests are one" }
        let book = try RecordsView(plain)
        if try RecordsView(first) != book { return "any order by any clock gives the same book" }
        if try RecordsView(second) != book { return "any split by any clock gives the same book" }
        guard try first.holds(changes), try second.holds(changes) else { return "nothing is lost" }
        return nil
    }

    private static func day(_ number: Int) -> Instant { halfDay(2 * number) }

    private static func halfDay(_ number: Int) -> Instant {
        Instant(milliseconds: 1_767_225_600_000 + 43_200_000 * Int64(number))
    }

    /// Later than all that a schedule has.
    fileprivate static var end: Instant { day(30) }

    /// The same change, dated half a day after another where schedules have the next time.
    fileprivate static func dated(_ change: Change) -> Change {
        let ahead = Int(clamping: change.stamp.time >> 15)
        let time = UInt64(clamping: halfDay(ahead).milliseconds) << 16
        return Change(
            kind: change.kind, record: change.record,
            stamp: Stamp(time: time, node: change.stamp.node), fields: change.fields)
    }
}

extension Store {
    fileprivate func receive(_ changes: [Change], _ now: Instant) throws(StoreError) {
        try receive(
            [Parcel.Run(undoes: nil, changes: changes.map { Schedule.dated($0) })], at: now)
    }

    /// Takes in all that another store has, when every clock is right and late enough.
    fileprivate func receive(_ other: Store) throws(StoreError) {
        let runs = try other.log(0, .max).map {
            Parcel.Run(undoes: $0.undoes, changes: [$0.change])
        }
        try receive(runs, at: Schedule.end)
    }

    private func receive(_ runs: [Parcel.Run], at now: Instant) throws(StoreError) {
        try transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            try take(runs, now: now)
            try takeDue(now)
        }
    }

    fileprivate func isPossible(at now: Instant) throws(StoreError) -> Bool {
        try lastStamp().map { $0.isPossible(at: now) } ?? true
    }

    /// Whether the log has all fields of some changes, under their own stamps.
    fileprivate func holds(_ changes: [Change]) throws(StoreError) -> Bool {
        for change in changes.map({ Schedule.dated($0) }) {
            let known = try history(RecordKey(change.kind, change.record))
                .filter { $0.stamp == change.stamp }.flatMap { $0.fields.map { $0.name } }
            if change.fields.contains(where: { !known.contains($0.name) }) { return false }
        }
        return true
    }
}
