import Kernel

/// The project that was looked at last, kept in the store's ``Memo``, so that after a change only the
/// scores that changed are read again.
///
/// It never says anything that reading the whole project wouldn't.
final class RecentStudy {
    private var study: Study
    /// The entry of the log up to which this holds; `nil` while that isn't certain.
    private var mark: LogEntry?

    private static let key = MemoKey<RecentStudy>()
    /// More entries than these, and the whole project is read.
    private static let mostEntries = 300

    private init(_ study: Study, _ mark: LogEntry?) {
        self.study = study
        self.mark = mark
    }

    /// A project as it stands.
    static func study(_ record: Record, in book: Book) throws(BookError) -> Study {
        // Asked for first: what is written from here on is read again the next time.
        let last = try book.lastEntry()
        let recent = book.store.memo[key].flatMap { $0.study.id == record.id ? $0 : nil }
        if let recent, let last, recent.mark == last { return recent.study }
        if let recent, let last, let entries = try recent.entries(since: last, in: book) {
            if let study = try recent.study.following(entries, record, in: book) {
                recent.study = study
                recent.mark = last
                return study
            }
        }
        let study = try Study(readingAllOf: record, in: book)
        book.store.memo[key] = RecentStudy(study, last)
        return study
    }

    /// What was written since; `nil` if that is too much, or can't be told.
    private func entries(since last: LogEntry, in book: Book) throws(BookError) -> [LogEntry]? {
        guard let mark, last.position > mark.position,
            last.position - mark.position <= Int64(RecentStudy.mostEntries)
        else { return nil }
        let entries = try book.entries(
            after: mark.position - 1, limit: RecentStudy.mostEntries + 1)
        // Another book may have been put in the place of the one that was read.
        guard entries.first == mark, entries.last == last else { return nil }
        return Array(entries.dropFirst())
    }
}

extension Study {
    fileprivate init(readingAllOf record: Record, in book: Book) throws(BookError) {
        let items = try Item.of(record.id, in: book)
        let qualities = try Quality.of(record.id, in: book)
        self.init(record, items, try Scores(of: items, qualities, in: book))
    }

    /// The study after some more was written; `nil` if it has to be read.
    fileprivate func following(
        _ entries: [LogEntry], _ record: Record, in book: Book
    ) throws(BookError) -> Study? {
        let kinds = Set(entries.map { $0.change.kind })
        if kinds.isDisjoint(with: [Project.kind.name, Item.kind.name, Quality.kind.name]) {
            guard let (scores, cells) = try followed(scores, entries, in: book) else { return nil }
            return cells.isEmpty ? self : Study(self, scores, cells)
        }
        var scores = scores
        let items = try Item.of(record.id, in: book)
        guard scores.renew(items, try Quality.of(record.id, in: book)),
            let (renewed, _) = try followed(scores, entries, in: book)
        else { return nil }
        return Study(record, items, renewed)
    }

    private func followed(
        _ scores: Scores, _ entries: [LogEntry], in book: Book
    ) throws(BookError) -> (Scores, [Scores.Cell])? {
        var (scores, cells): (Scores, [Scores.Cell]) = (scores, [])
        for entry in entries where entry.change.kind == Score.kind.name {
            guard let score = try book.record(Score.kind, entry.change.record) else { return nil }
            switch scores.renew(score) {
            case .cell(let cell): cells.append(cell)
            case .nothing: continue
            case .uncertain: return nil
            }
        }
        return (scores, cells)
    }
}
