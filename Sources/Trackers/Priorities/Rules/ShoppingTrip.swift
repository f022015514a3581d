import Kernel

/// What a shopping trip shows: everything that was wanted when it began or came to be since, in an
/// order that doesn't change while one ticks.
struct ShoppingTrip {
    let began: Instant
    let stops: [Stop]

    /// One essential on the trip.
    struct Stop {
        let essential: Essential
        /// The level under which it stands throughout the trip.
        let place: Level
        /// The level that it had last before it was ticked, and to which it goes back.
        let former: Level
        var isDone: Bool { essential.level == .low }
    }

    /// The most that a trip shows.
    static let limit = 500

    init(_ book: Book, began: Instant) throws(BookError) {
        self.began = began
        let listed = try book.records(
            Query(Essential.kind, where: Essential.kind.main, limit: ShoppingTrip.limit))
        let lowered = try ShoppingTrip.lowered(since: began, in: book)
        var stops: [Stop] = []
        for record in listed + lowered {
            if let stop = try ShoppingTrip.stop(record, since: began, in: book) {
                stops.append(stop)
            }
        }
        self.stops = stops.inOrder { ShoppingTrip.precedes($0, $1) }
    }

    var remaining: Int { stops.reduce(0) { $0 + ($1.isDone ? 0 : 1) } }

    func stops(_ level: Level) -> [Stop] { stops.filter { $0.place == level } }

    /// What was taken off the list since, found by walking back through the actions, so that it
    /// costs what happened on the trip and not what the book holds.
    private static func lowered(
        since began: Instant, in book: Book
    ) throws(BookError) -> [Record] {
        var touched: Set<RecordID> = []
        var before: Stamp?
        while touched.count < limit {
            let page = try book.actions(before: before, limit: 64)
            for action in page where action.stamp.instant >= began {
                for change in try book.changes(at: action.stamp)
                where change.kind == Essential.kind.name && change["level"] != nil {
                    touched.insert(change.record)
                }
            }
            guard let last = page.last?.stamp, last.instant >= began else { break }
            before = last
        }
        return try low(touched, in: book)
    }

    private static func low(
        _ ids: Set<RecordID>, in book: Book
    ) throws(BookError) -> [Record] {
        var records: [Record] = []
        for id in ids {
            guard let record = try book.record(Essential.kind, id), !record.isHidden,
                record[Essential.level] == .low
            else { continue }
            records.append(record)
        }
        return records
    }

    /// Where an essential stands on the trip; `nil` if it was never wanted on it.
    private static func stop(
        _ record: Record, since began: Instant, in book: Book
    ) throws(BookError) -> Stop? {
        let essential = Essential(record)
        var course = LevelCourse(began: began)
        if record.modifiedAt >= began {
            let history = try book.history(RecordKey(Essential.kind.name, record.id))
            for change in history { course.take(change) }
        }
        course.end(at: essential.level)
        guard let place = course.place, let former = course.former else { return nil }
        return Stop(essential: essential, place: place, former: former)
    }

    private static func precedes(_ a: Stop, _ b: Stop) -> Bool {
        let (x, y) = (a.place, b.place)
        if x != y { return y.isBelow(x) }
        let (m, n) = (a.essential.name.folded, b.essential.name.folded)
        return m == n ? a.essential.id < b.essential.id : m < n
    }
}

/// Reads an essential's changes, earliest first, for what they mean to a trip.
private struct LevelCourse {
    let began: Instant
    private var current: Level?
    /// The level at the beginning, or the first since at which it was wanted.
    private(set) var place: Level?
    /// The latest level at which it was wanted.
    private(set) var former: Level?

    init(began: Instant) {
        self.began = began
    }

    mutating func take(_ change: Change) {
        if change.stamp.instant >= began { settle() }
        if let set = change[Essential.level.name] {
            let value = Essential.level.field.value(fromChange: set.json)
            current = value.flatMap { Level($0) } ?? .fallback
        } else if current == nil {
            current = .fallback
        }
        if let current, current != .low { former = current }
        if change.stamp.instant >= began { settle() }
    }

    /// What it has now, which is all there is to know of one that wasn't touched since.
    mutating func end(at level: Level) {
        current = level
        if level != .low { former = level }
        settle()
    }

    private mutating func settle() {
        if place == nil, let current, current != .low { place = current }
    }
}
