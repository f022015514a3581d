import Kernel

/// What a shopping trip shows: everything that was wanted when it began or came to be since, in an
/// order that doesn't change while one ticks.
struct ShoppingTrip {
    let began: Instant
    /// What happened later isn't of this trip; `nil` of one that goes on.
    let ended: Instant?
    /// How many are wanted that are got only where one doesn't go.
    let elsewhere: Int
    /// By aisle, and then by name.
    let stops: [Stop]
    /// The aisles in the order in which one comes past them; a blank one last.
    let aisles: [String]
    /// The stops of each aisle, by its name folded.
    private let stopsOf: [String: [Stop]]

    /// One essential on the trip.
    struct Stop {
        let essential: Essential
        /// The level under which it stands throughout the trip.
        let place: Level
        /// The level that it had last before it was ticked, and to which it goes back.
        let former: Level
        /// How much of it is, or was, wanted.
        let amount: Amount
        /// Where it stands, by somebody's word or by its name; blank where neither says.
        var aisle = ""
        /// When it was ticked, and by which device.
        let ticked: Stamp?
        let isDone: Bool
        /// How much of it was got on the trip before more of it was wanted; `nil` where that wasn't so.
        let earlier: Amount?

        /// Whether some of it was got.
        var isGot: Bool { isDone || earlier != nil }
    }

    /// The most that a trip shows.
    static let limit = 500
    /// The most actions that are looked through for what was ticked on it: an address may name any
    /// beginning.
    private static let mostActions = 4_000

    /// - Parameter shops: Where one goes; what is got elsewhere only is left out. Empty: anywhere.
    init(
        _ book: Book, began: Instant, ended: Instant? = nil, shops: [Shop] = [],
        in language: Language
    ) throws(BookError) {
        self.began = began
        self.ended = ended
        let listed = try book.records(
            Query(Essential.kind, where: Essential.kind.main, limit: ShoppingTrip.limit))
        let lowered = try ShoppingTrip.lowered(since: began, in: book)
        var stops: [Stop] = []
        var elsewhere = 0
        let chosen = Set(shops.map { $0.id })
        let places = try Shops(book).shops(
            of: chosen.isEmpty ? [] : (listed + lowered).map { $0.id })
        let guess = AisleGuess(language)
        for record in listed + lowered {
            if let own = places[record.id], own.isDisjoint(with: chosen) {
                if record[Essential.level] != .low { elsewhere += 1 }
                continue
            }
            if var stop = try ShoppingTrip.stop(record, since: began, until: ended, in: book) {
                stop.aisle = stop.essential.shownAisle(by: guess)
                stops.append(stop)
            }
        }
        self.elsewhere = elsewhere
        let aisles = ShoppingTrip.order(
            of: stops, shops.first { !$0.aisles.isEmpty }?.aisles(in: language) ?? [], language)
        self.aisles = aisles
        var ranks: [String: Int] = [:]
        for (rank, aisle) in aisles.enumerated() { ranks[aisle.folded] = rank }
        self.stops = stops.map { stop in
            (stop: stop, rank: ranks[stop.aisle.folded] ?? 0, name: stop.essential.name.folded)
        }.inOrder { a, b in
            if a.rank != b.rank { return a.rank < b.rank }
            return a.name == b.name
                ? a.stop.essential.id < b.stop.essential.id : a.name < b.name
        }.map { $0.stop }
        stopsOf = Dictionary(grouping: self.stops) { $0.aisle.folded }
    }

    /// The aisles of all stops: as the shop has them, then as shops do, then others by name.
    private static func order(
        of stops: [Stop], _ known: [String], _ language: Language
    ) -> [String] {
        let usual = known + Aisle.allCases.map { language($0.label) }
        var own: [String: String] = [:]
        for stop in stops.reversed() { own[stop.aisle.folded] = stop.aisle }
        let others = Array(own.values).inOrder { $0.folded < $1.folded }
        // Each is taken where it comes first.
        return (usual + others.filter { !$0.isBlank } + [""]).filter {
            own.removeValue(forKey: $0.folded) != nil
        }
    }

    func stops(in aisle: String) -> [Stop] { stopsOf[aisle.folded] ?? [] }

    /// The aisles in which something was ticked, by the middle of their ticks.
    var tickedAisles: [String] {
        aisles.compactMap { aisle -> (aisle: String, at: Int64)? in
            let times = stops(in: aisle).compactMap {
                $0.isDone ? $0.ticked?.instant.milliseconds : nil
            }
            .inOrder { $0 < $1 }
            // Of two the first: what was forgotten is got at the end.
            return aisle.isBlank || times.isEmpty ? nil : (aisle, times[(times.count - 1) / 2])
        }.inOrder { $0.at < $1.at }.map { $0.aisle }
    }

    /// The aisles of a shop, as the book has them, in the order in which they were ticked.
    func learned(of shop: Shop, in language: Language) -> [String] {
        let known = shop.aisles(in: language)
        return AisleOrder.learned(known, from: tickedAisles).map { aisle in
            known.firstIndex(of: aisle).map { shop.aisles[$0] } ?? aisle
        }
    }

    var done: Int { stops.count { $0.isDone } }

    /// Whole minutes from the first tick to the last; `nil` where there is less than one.
    var minutes: Int? {
        let times = stops.compactMap { $0.isDone ? $0.ticked?.instant.milliseconds : nil }
        guard let first = times.min(), let last = times.max() else { return nil }
        let minutes = Int((last - first) / 60_000)
        return minutes > 0 ? minutes : nil
    }

    var remaining: Int { stops.count - done }

    /// How many things were got, among them those of which more is wanted.
    var got: Int { stops.count { $0.isGot } }

    /// What was taken off the list since, found by walking back through the actions, so that it
    /// costs what happened on the trip and not what the book holds.
    private static func lowered(
        since began: Instant, in book: Book
    ) throws(BookError) -> [Record] {
        var touched: Set<RecordID> = []
        var before: Stamp?
        var rest = mostActions
        while touched.count < limit, rest > 0 {
            rest -= 64
            let page = try book.actions(before: before, limit: 64)
            for action in page where action.stamp.instant >= began {
                for change in try book.changes(at: action.stamp)
                where change.kind == Essential.kind.name && change[Essential.level.name] != nil {
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
        _ record: Record, since began: Instant, until ended: Instant?, in book: Book
    ) throws(BookError) -> Stop? {
        let essential = Essential(record)
        var course = LevelCourse(began: began)
        if record.modifiedAt >= began {
            let history = try book.history(RecordKey(Essential.kind.name, record.id))
            for change in history where ended.map({ change.stamp.instant <= $0 }) ?? true {
                course.take(change)
            }
        }
        let isPast = ended.map { record.modifiedAt > $0 } ?? false
        // What it was at the end, where it changed since; what came to be later isn't of the trip.
        if isPast, course.current == nil { return nil }
        course.end(at: isPast ? course.current ?? .low : essential.level)
        guard let place = course.place, let former = course.former else { return nil }
        return Stop(
            essential: essential, place: place, former: former,
            amount: course.amount ?? (isPast ? course.wanted : essential.amount),
            ticked: course.ticked, isDone: course.current == .low,
            earlier: course.current == .low ? nil : course.got)
    }
}

/// Reads an essential's changes, earliest first, for what they mean to a trip.
private struct LevelCourse {
    let began: Instant
    private(set) var current: Level?
    /// The level at the beginning, or the first since at which it was wanted.
    private(set) var place: Level?
    /// The latest level at which it was wanted.
    private(set) var former: Level?
    /// How much was wanted when it was ticked; `nil` if it wasn't.
    private(set) var amount: Amount?
    private(set) var ticked: Stamp?
    /// How much is wanted after the latest change.
    private(set) var wanted = Amount()
    /// How much was got since the beginning before it was wanted anew, in another quantity; who takes a tick back wants
    /// as much as before.
    private(set) var got: Amount?

    init(began: Instant) {
        self.began = began
    }

    mutating func take(_ change: Change) {
        if change.stamp.instant >= began { settle() }
        let next = Essential.level(in: change) ?? current ?? .fallback
        if next == .low, current != .low {
            amount = wanted
            ticked = change.stamp
        }
        let isTickedHere = ticked.map { $0.instant >= began } ?? false
        let before = isTickedHere && next != .low ? amount : nil
        if next != .low { (amount, ticked) = (nil, nil) }
        current = next
        wanted.take(change)
        if let before, before != wanted, !wanted.isEmpty {
            got = got.map { $0.joined(before) } ?? before
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

extension Amount {
    /// What a change makes of how much of an essential is wanted.
    mutating func take(_ change: Change) {
        let said = Essential.amount(in: change)
        if change[Essential.amount.name] != nil { number = said.number }
        if change[Essential.unit.name] != nil { unit = said.unit }
    }
}

extension Essential {
    /// Where it stands in a shop: by somebody's word, else by its name; blank where neither says.
    func shownAisle(in language: Language) -> String {
        aisle.isBlank ? shownAisle(by: AisleGuess(language)) : Aisle.said(aisle, in: language)
    }

    /// The same, for many.
    func shownAisle(by guess: AisleGuess) -> String {
        if !aisle.isBlank { return Aisle.said(aisle, in: guess.language) }
        return guess.aisle(of: name).map { guess.language($0.label) } ?? ""
    }
}
