import Kernel

/// All pulls with the places of their hooks, read once: what figures across pulls are made from.
///
/// It is kept in the store's ``Memo`` and follows the log: only the pulls that changed are read
/// again. It never says anything that reading the whole book wouldn't.
final class Ledger {
    /// In order of time.
    private(set) var meetings: [Meeting] = []
    let names = Names()
    /// Made when it is first asked for.
    private var madeForecast: Forecast?
    /// The entry of the log up to which this holds; `nil` before there is one.
    private var mark: LogEntry?
    private var pullOfHook: [RecordID: RecordID] = [:]

    /// The names that occur in the book.
    struct Names {
        let pullers = NameTable()
        let tractors = NameTable()
        let classes = NameTable()
        let sleds = NameTable()
        let tracks = NameTable()
    }

    private static let key = MemoKey<Ledger>()

    /// The ledger of a book as it stands.
    static func of(_ book: Book) throws(BookError) -> Ledger {
        let last = try book.lastEntry()
        if let kept = book.store.memo[key] {
            if kept.mark == last { return kept }
            if try kept.catchUp(with: book, last) { return kept }
        }
        let ledger = Ledger()
        for pull in try book.records(Query(Pull.kind)) {
            ledger.meetings.append(try ledger.read(pull, book))
        }
        ledger.meetings.sort { $0.isBefore($1) }
        ledger.mark = last
        book.store.memo[key] = ledger
        return ledger
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

    /// Reads the pulls again that changed since; `false` if that isn't enough.
    private func catchUp(with book: Book, _ last: LogEntry?) throws(BookError) -> Bool {
        guard let mark, let last, last.position > mark.position,
            last.position - mark.position <= Int64(Ledger.mostEntries)
        else { return false }
        let entries = try book.entries(after: mark.position - 1, limit: Ledger.mostEntries + 1)
        // Another book may have been put in the place of the one that was read.
        guard entries.first == mark, entries.last == last else { return false }
        // Nothing is certain until all is read.
        self.mark = nil
        for pull in try pulls(in: entries.dropFirst(), book) { try renew(pull, book) }
        self.mark = last
        madeForecast = nil
        return true
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
