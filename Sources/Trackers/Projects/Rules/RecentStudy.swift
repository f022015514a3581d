import Kernel

/// The project that was looked at last, kept in the store's ``Memo``, so that after a change only the
/// scores that changed are read again.
///
/// It never says anything that reading the whole project wouldn't.
final class RecentStudy {
    private let study: Study
    private let follower: LogFollower

    private static let key = MemoKey<RecentStudy>()
    /// More entries than these, and the whole project is read.
    private static let mostEntries = 300

    private init(_ study: Study, _ follower: LogFollower) {
        self.study = study
        self.follower = follower
    }

    /// A project as it stands.
    static func study(_ record: Record, in book: Book) throws(BookError) -> Study {
        let recent = book.store.memo.take(key).flatMap { $0.study.id == record.id ? $0 : nil }
        var follower = recent?.follower ?? LogFollower()
        // Asked for first: what is written from here on is read again the next time.
        let news = try book.news(for: &follower, atMost: mostEntries)
        let followed = try recent?.study.following(news, record, in: book)
        let study: Study
        if let followed {
            study = followed
        } else {
            study = try Study(readingAllOf: record, in: book)
        }
        book.store.memo[key] = RecentStudy(study, follower)
        return study
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
        _ news: LogFollower.News, _ record: Record, in book: Book
    ) throws(BookError) -> Study? {
        guard case .entries(let entries) = news else { return nil }
        if entries.isEmpty { return self }
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
        _ scores: Scores, _ entries: ArraySlice<LogEntry>, in book: Book
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
