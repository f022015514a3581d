import Kernel

/// What a shopping trip shows: everything that was wanted when it began or came to be since, in an
/// order that doesn't change while one ticks.
struct ShoppingTrip {
    let began: Instant
    let stops: [Stop]

    /// One essential on the trip.
    struct Stop {
        let essential: Essential
        /// The level by which it is sorted, and to which it goes back when unticked.
        let wanted: Level
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
            let essential = Essential(record)
            let before = try ShoppingTrip.level(of: record, at: began, in: book)
            let wanted = before == .low ? essential.level : before
            if wanted != .low { stops.append(Stop(essential: essential, wanted: wanted)) }
        }
        self.stops = stops.sorted { ShoppingTrip.precedes($0, $1) }
    }

    var remaining: Int { stops.reduce(0) { $0 + ($1.isDone ? 0 : 1) } }

    func stops(_ level: Level) -> [Stop] { stops.filter { $0.wanted == level } }

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

    /// The level that an essential had at an instant; what it has now if it wasn't touched since.
    private static func level(
        of record: Record, at instant: Instant, in book: Book
    ) throws(BookError) -> Level {
        guard record.modifiedAt >= instant else { return record[Essential.level] }
        let history = try book.history(RecordKey(Essential.kind.name, record.id))
        let before = Winners(history.filter { $0.stamp.instant < instant })
        guard let json = before.fields[Essential.level.name]?.json else {
            return before.fields.isEmpty ? record[Essential.level] : .fallback
        }
        return Essential.level.field.value(fromChange: json).flatMap { Level($0) } ?? .fallback
    }

    private static func precedes(_ a: Stop, _ b: Stop) -> Bool {
        let (x, y) = (rank(a.wanted), rank(b.wanted))
        if x != y { return x > y }
        let (m, n) = (a.essential.name.folded, b.essential.name.folded)
        return m == n ? a.essential.id < b.essential.id : m < n
    }

    private static func rank(_ level: Level) -> Int {
        Essential.level.field.rank(level.rawValue)
    }
}
