import Kernel

/// The rhythms of what was got often enough to have one, kept in the store's ``Memo``.
///
/// Which essentials these may be is read from the end of the log once, and then followed; what is said
/// of each follows from its own history alone.
final class Rhythms {
    private var known: [RecordID: Rhythm] = [:]
    /// How often each left the list, as far as the log was read.
    private var times: [RecordID: Int] = [:]
    /// When those that left the list did so last.
    private var got: [RecordID: Instant] = [:]
    /// What said so soon that something is needed again that it was no time, and when that had been got.
    private var mistaken: [Stamp: Instant] = [:]
    /// What took something back.
    private var undoings: Set<Stamp> = []
    private var follower = LogFollower()

    private static let key = MemoKey<Rhythms>()
    /// More entries at once than these are read like a new book.
    private static let mostEntries = 200
    /// How far back the log is read: years of a household's ticks.
    private static let farthest: Int64 = 20_000
    private static let step = 1_000

    /// What is probably running out: stocked, and got longer ago than it lasts; the most overdue first.
    static func due(in book: Book) throws(BookError) -> [(essential: Essential, rhythm: Rhythm)] {
        let rhythms = try of(book)
        var due: [(essential: Essential, rhythm: Rhythm, day: CivilDate)] = []
        for (id, rhythm) in rhythms.known {
            guard let day = rhythm.due, day <= book.today,
                let record = try book.record(Essential.kind, id), !record.isHidden,
                record[Essential.level] == .low
            else { continue }
            if let until = record.optional(Essential.enoughUntil), until > book.today { continue }
            due.append((Essential(record), rhythm, day))
        }
        return due.inOrder { a, b in
            a.day == b.day ? a.essential.id < b.essential.id : a.day < b.day
        }.map { ($0.essential, $0.rhythm) }
    }

    /// Those that were got most often, most first.
    static func mostUsed(in book: Book, limit: Int) throws(BookError) -> [Essential] {
        let ranked = try of(book).times.map { (id: $0.key, times: $0.value) }
            .inOrder { $0.times == $1.times ? $0.id < $1.id : $0.times > $1.times }
        var used: [Essential] = []
        for (id, _) in ranked where used.count < limit {
            if let record = try book.record(Essential.kind, id), !record.isHidden {
                used.append(Essential(record))
            }
        }
        return used
    }

    private static func of(_ book: Book) throws(BookError) -> Rhythms {
        var rhythms = book.store.memo.take(key) ?? Rhythms()
        switch try book.news(for: &rhythms.follower, atMost: mostEntries) {
        case .entries(let entries):
            entries.forEach { rhythms.count($0) }
            try rhythms.read(touched(entries), in: book)
        case .everything:
            rhythms = Rhythms(rhythms.follower)
            try rhythms.countAll(in: book)
            try rhythms.read(rhythms.often, in: book)
        }
        book.store.memo[key] = rhythms
        return rhythms
    }

    private init(_ follower: LogFollower = LogFollower()) {
        self.follower = follower
    }

    private func read(_ ids: Set<RecordID>, in book: Book) throws(BookError) {
        for id in ids {
            known[id] = Rhythm(try Rhythm.history(of: id, in: book), utcOffset: book.utcOffset)
        }
    }

    private static func touched(_ entries: ArraySlice<LogEntry>) -> Set<RecordID> {
        Set(entries.filter { isOfLevel($0.change) }.map { $0.change.record })
    }

    /// What left the list often enough to have a rhythm.
    private var often: Set<RecordID> {
        Set(times.filter { $0.value > Rhythm.fewest }.map { $0.key })
    }

    private func countAll(in book: Book) throws(BookError) {
        try book.reading { () throws(StoreError) in
            let end = try book.store.position()
            var place = max(0, end - Rhythms.farthest)
            while place < end {
                let entries = try book.store.log(place, Rhythms.step)
                guard let last = entries.last else { break }
                entries.forEach { count($0) }
                place = last.position
            }
        }
    }

    private func count(_ entry: LogEntry) {
        let change = entry.change
        guard Rhythms.isOfLevel(change), let level = Essential.level(in: change) else { return }
        if let undone = entry.undoes {
            undoings.insert(change.stamp)
            // What is done again counts as it did.
            if !undoings.contains(undone) { return takeBack(undone, change.record, level) }
        }
        if level == .low {
            times[change.record, default: 0] += 1
            got[change.record] = change.stamp.shown
        } else if let at = got.removeValue(forKey: change.record),
            Rhythm.isMistake(after: change.stamp.shown.milliseconds - at.milliseconds)
        {
            times[change.record, default: 1] -= 1
            mistaken[change.stamp] = at
        }
    }

    /// What was taken back counts as never done: a tick, or that something is needed again.
    private func takeBack(_ undone: Stamp, _ id: RecordID, _ level: Level) {
        if level != .low {
            got[id] = nil
            times[id] = max(0, (times[id] ?? 0) - 1)
        } else if let at = mistaken[undone] {
            got[id] = at
            times[id, default: 0] += 1
        }
    }

    private static func isOfLevel(_ change: Change) -> Bool {
        change.kind == Essential.kind.name && change[Essential.level.name] != nil
    }
}
