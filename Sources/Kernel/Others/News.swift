/// What others did in a book of several people since somebody looked here.
package struct News: Sendable {
    /// The actions of others, the latest first, without those that were taken back since.
    package private(set) var deeds: [Stamp] = []
    /// How many comments of others are new, by what they are about.
    package private(set) var comments: [RecordKey: Int] = [:]
    /// The position of the log after which all this came.
    package let start: Int64

    /// Of more than so many changes only the last are looked at.
    private static let most: Int64 = 1_000

    /// What others did after a position of the log.
    package init(after position: Int64, in book: Book) throws(BookError) {
        start = position
        let writers = try book.writers()
        let read = try book.readComments()
        let end = try book.lastEntry()?.position ?? 0
        var place = max(position, end - News.most)
        var known: Set<Stamp> = []
        while case let page = try book.entries(after: place, limit: 250), let last = page.last {
            for entry in page where book.schema.kind(entry.change.kind) != nil {
                let stamp = entry.change.stamp
                if known.insert(stamp).inserted { take(entry, isOwn: writers.isOwn(stamp)) }
                if writers.isOwn(stamp) { continue }
                if let key = entry.change.commented, entry.position > read[key] ?? 0,
                    try book.record(Comment.kind, entry.change.record)?.isHidden == false
                {
                    comments[key, default: 0] += 1
                }
            }
            place = last.position
        }
        deeds.sort { $0 > $1 }
    }

    /// Two that undo each other are no news.
    private mutating func take(_ entry: LogEntry, isOwn: Bool) {
        if let undone = entry.undoes, let index = deeds.firstIndex(of: undone) {
            deeds.remove(at: index)
        } else if !isOwn {
            deeds.append(entry.change.stamp)
        }
    }
}

extension Setting {
    /// The position of the log after which others wrote something that nobody looked at here; absent where
    /// there is nothing such.
    package static var news: Setting { Setting(rawValue: "news") }
    /// Up to which positions of the log comments were read, by what they are about.
    package static var read: Setting { Setting(rawValue: "read") }
    /// The last action of others that a page said by itself.
    package static var newsTold: Setting { Setting(rawValue: "news-told") }
}

extension Store {
    /// Notes that others wrote what follows a position of the log, unless something of theirs waits already.
    func noteNews(
        _ runs: [Parcel.Run], after position: Int64, own: WriterMark
    ) throws(StoreError) {
        guard try setting(Setting.news.rawValue) == nil else { return }
        let isOthers = runs.contains { run in
            run.changes.contains { WriterMark(ofNode: $0.stamp.node) != own }
        }
        if isOthers { try set(Setting.news.rawValue, String(position)) }
    }
}

extension Book {
    /// What others did since somebody looked; nil where nothing waits.
    package func news() throws(BookError) -> News? {
        guard let position = try setting(.news).flatMap({ Int64($0) }) else { return nil }
        let news = try News(after: position, in: self)
        return news.deeds.isEmpty ? nil : news
    }

    /// Up to where comments were read, by what they are about.
    fileprivate func readComments() throws(BookError) -> [RecordKey: Int64] {
        var read: [RecordKey: Int64] = [:]
        for entry in (try setting(.read) ?? "").split(separator: " ") {
            let parts = entry.split(separator: "/")
            guard parts.count == 3, let id = RecordID(String(parts[1])), let end = Int64(parts[2])
            else { continue }
            read[RecordKey(String(parts[0]), id)] = end
        }
        return read
    }

    /// What ``Setting/read`` is once somebody has read all that is said of a record.
    package func reading(commentsOn record: Record) throws(BookError) -> String {
        var read = try readComments()
        read[record.key] = try lastEntry()?.position ?? 0
        return read.map { $0.key.kind + "/" + $0.key.id.text + "/" + String($0.value) }
            .sorted().joined(separator: " ")
    }
}
