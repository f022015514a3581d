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
        let items = try book.records(
            Item.kind, where: [.equals("project", .reference(record.id))])
        let qualities = try Quality.of(record.id, in: book)
        if let recent, let scores = try recent.scores(items, qualities, book, last) {
            recent.study = Study(record, items, scores)
            recent.mark = last
            return recent.study
        }
        let study = Study(record, items, try Scores(of: items, qualities, in: book))
        book.store.memo[key] = RecentStudy(study, last)
        return study
    }

    /// The scores with what changed since; `nil` if they have to be read.
    private func scores(
        _ items: [Record], _ qualities: [Record], _ book: Book, _ last: LogEntry?
    ) throws(BookError) -> Scores? {
        var scores = study.scores
        guard let mark, let last, last.position > mark.position,
            last.position - mark.position <= Int64(RecentStudy.mostEntries),
            scores.renew(items, qualities)
        else { return nil }
        let entries = try book.entries(
            after: mark.position - 1, limit: RecentStudy.mostEntries + 1)
        // Another book may have been put in the place of the one that was read.
        guard entries.first == mark, entries.last == last else { return nil }
        for entry in entries.dropFirst() where entry.change.kind == Score.kind.name {
            guard let score = try book.record(Score.kind, entry.change.record) else { return nil }
            if !scores.renew(score) { return nil }
        }
        return scores
    }
}
