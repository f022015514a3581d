import Kernel

/// All pulls with the places of their hooks, read once: what figures across pulls are made from.
///
/// It is kept in the store's ``Memo`` and follows the log: only the pulls that changed are read
/// again. It never says anything that reading the whole book wouldn't.
final class Ledger {
    /// In order of time.
    private(set) var meetings: [Meeting] = []
    let names = NameTables()
    /// Made when it is first asked for.
    private var madeForecast: Forecast?
    private var follower = LogFollower()
    private var pullOfHook: [RecordID: RecordID] = [:]

    private static let key = MemoKey<Ledger>()

    /// The ledger of a book as it stands.
    static func of(_ book: Book) throws(BookError) -> Ledger {
        var ledger = book.store.memo.take(key) ?? Ledger()
        switch try book.news(for: &ledger.follower, atMost: mostEntries) {
        case .entries(let entries): try ledger.follow(entries, in: book)
        case .everything:
            ledger = Ledger(ledger.follower)
            try ledger.readAll(of: book)
        }
        book.store.memo[key] = ledger
        return ledger
    }

    private init(_ follower: LogFollower = LogFollower()) {
        self.follower = follower
    }

    private func readAll(of book: Book) throws(BookError) {
        for pull in try book.records(Query(Pull.kind)) {
            meetings.append(try read(pull, book))
        }
        meetings.sort { $0.isBefore($1) }
    }

    private func read(_ pull: Record, _ book: Book) throws(BookError) -> Meeting {
        let hooks = try hooksOf(pull.id, in: book)
        for hook in hooks { pullOfHook[hook.id] = pull.id }
        return Meeting(pull, hooks, names)
    }
}

// Following the log.
extension Ledger {
    /// More entries than these are read with the whole book.
    private static let mostEntries = 300

    /// Reads the pulls again that these entries are about.
    private func follow(
        _ entries: ArraySlice<LogEntry>, in book: Book
    ) throws(BookError) {
        if entries.isEmpty { return }
        for pull in try pulls(in: entries, book) { try renew(pull, book) }
        madeForecast = nil
    }

    private func pulls(
        in entries: ArraySlice<LogEntry>, _ book: Book
    ) throws(BookError) -> Set<RecordID> {
        var pulls: Set<RecordID> = []
        for entry in entries {
            let id = entry.change.record
            if entry.change.kind == Pull.kind.name { pulls.insert(id) }
            guard entry.change.kind == Hook.kind.name else { continue }
            if let pull = pullOfHook[id] { pulls.insert(pull) }
            if let hook = try book.record(Hook.kind, id) { pulls.insert(hook[Hook.pull]) }
        }
        return pulls
    }

    private func renew(_ id: RecordID, _ book: Book) throws(BookError) {
        meetings.removeAll { $0.id == id }
        guard let pull = try book.record(Pull.kind, id), !pull.isHidden else { return }
        let meeting = try read(pull, book)
        let place = meetings.firstIndex { meeting.isBefore($0) } ?? meetings.count
        meetings.insert(meeting, at: place)
    }
}

extension Ledger {
    /// What was expected of every hook before it, and what is expected next.
    var forecast: Forecast {
        if let madeForecast { return madeForecast }
        let forecast = Forecast(self)
        madeForecast = forecast
        return forecast
    }

    /// The years in which there were pulls, latest first.
    var years: [Int] {
        var years: [Int] = []
        for meeting in meetings.reversed() where years.last != meeting.date.year {
            years.append(meeting.date.year)
        }
        return years
    }

    /// The pulls of a year, or of all.
    func meetings(in year: Int?) -> [Meeting] {
        guard let year else { return meetings }
        return meetings.filter { $0.date.year == year }
    }

    /// The classes of a year, in the order in which they first come.
    func classes(in year: Int?) -> [String] {
        var classes: [Int] = []
        var spellings: [String] = []
        for meeting in meetings(in: year) {
            for contest in meeting.contests where !classes.contains(contest.className) {
                classes.append(contest.className)
                let spelling = names.classes.spellings[contest.name]
                if !spelling.isBlank { spellings.append(spelling) }
            }
        }
        return spellings
    }
}
