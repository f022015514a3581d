import Kernel
import SQLiteStore
import WebPush

// What is due.
extension Postman {
    /// What was due longer ago isn't said any more, in milliseconds.
    private static let patience: Int64 = 86_400_000

    /// Notes for who wants to know what was due since the last look.
    ///
    /// - Parameter last: When that was, since this began; before that it is known to some minutes.
    func noteDue(
        _ subscriptions: [PushRegistry.Subscription], since last: Instant?, _ now: Instant
    ) throws(StoreError) {
        let noted = try registry.looked()
        // A clock that was ahead may have looked already.
        let looked = min(last ?? noted ?? now, now)
        let start = max(looked.milliseconds, now.milliseconds - Self.patience)
        var due: [(device: String, book: String, subject: String, moment: Instant)] = []
        for key in subscriptions.isEmpty ? [] : keys {
            for (subject, moment) in moments(key, now)
            where start < moment.milliseconds && moment <= now {
                for each in subscriptions where each.made < moment {
                    due.append((each.device, key, subject, moment))
                }
            }
        }
        // As long as nothing is due it is noted now and then, for a look back after the next start.
        let isLate = noted.map { abs(now.milliseconds - $0.milliseconds) >= 600_000 } ?? true
        guard !due.isEmpty || isLate else { return }
        try registry.note(due, lookedUpTo: now)
    }

    /// The keys of all books.
    private var keys: [String] {
        ((try? books.entries()) ?? nil)?.map { $0.book }.filter { $0.deleted == nil }.map { $0.key }
            ?? [""]
    }

    /// When something of a book is due, today and yesterday.
    private func moments(_ key: String, _ now: Instant) -> [(subject: String, moment: Instant)] {
        let found = reading(key, now) { (book) throws(BookError) in
            var moments: [(subject: String, moment: Instant)] = []
            for day in [book.today.adding(days: -1), book.today] {
                for each in try self.reminders(book, day) {
                    moments.append((Postman.subject(each.record), self.moment(of: each)))
                }
            }
            return moments
        }
        return found ?? []
    }

    private static func subject(_ record: Record) -> String {
        record.kind.name + "/" + record.id.text
    }

    /// By the server's clock, as it is on that day.
    private func moment(of reminder: Reminder) -> Instant {
        let near = Instant(
            reminder.day, reminder.time,
            utcOffset: means.utcOffset(Instant(reminder.day, reminder.time)))
        return Instant(reminder.day, reminder.time, utcOffset: means.utcOffset(near))
    }

    /// What is said of something that is due, if it still is; nil otherwise.
    func due(_ note: PushRegistry.Note, _ language: Language, _ now: Instant) -> PushNote? {
        let left = note.moment.milliseconds + Self.patience - now.milliseconds
        guard left > 0 else { return nil }
        let told = reading(note.book, now) { (book) throws(BookError) -> PushNote? in
            let day = note.moment.date(utcOffset: self.means.utcOffset(note.moment))
            let found = try self.reminders(book, day).first {
                Postman.subject($0.record) == note.subject && self.moment(of: $0) == note.moment
            }
            guard let found else { return nil }
            let base = note.book.isEmpty ? "" : AppAddress.book(note.book)
            return PushNote(
                title: book.title(of: found.record, in: language), body: found.note(language),
                tag: "due " + note.subject, url: base + (self.app.href(found.record) ?? "/"),
                delivery: PushService.Delivery(
                    lifetime: left / 1_000, topic: self.topic(note.book + " " + note.subject),
                    isUrgent: true))
        }
        return told ?? nil
    }
}
