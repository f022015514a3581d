import Kernel
import SQLiteStore
import WebPush

// What is due.
extension Postman {
    /// What was due longer ago isn't said any more, in milliseconds.
    private static let patience: Int64 = 86_400_000
    /// For how long that is so after all, where noting it fails, in milliseconds.
    private static let longest: Int64 = 14 * 86_400_000

    /// Notes for who wants to know what was due since the last look.
    ///
    /// - Parameter last: When that was, since this began; before that it is known to some minutes.
    func noteDue(
        _ subscriptions: [PushRegistry.Subscription], since last: Instant?, _ now: Instant
    ) throws(StoreError) {
        let noted = try registry.looked()
        // A clock that was ahead may have looked already.
        let looked = min(last ?? noted ?? now, now)
        // What couldn't be noted because there was no room wasn't missed by who stood still.
        let since = max(
            min(failsSince ?? now, now).milliseconds, now.milliseconds - Self.longest)
        let start = max(looked.milliseconds, since - Self.patience)
        var due: [(device: String, book: String, subject: String, moment: Instant)] = []
        var unread: [String: Int64] = [:]
        for key in subscriptions.isEmpty ? [] : keys {
            let start = max(min(self.unread[key] ?? start, start), now.milliseconds - Self.longest)
            guard let moments = moments(key, since: start, now) else {
                unread[key] = start
                continue
            }
            for (subject, moment) in moments
            where start < moment.milliseconds && moment <= now {
                for each in subscriptions where each.made < moment {
                    due.append((each.device, key, subject, moment))
                }
            }
        }
        // As long as nothing is due it is noted now and then, for a look back after the next start.
        let isLate = noted.map { abs(now.milliseconds - $0.milliseconds) >= 600_000 } ?? true
        if !due.isEmpty || isLate { try registry.note(due, lookedUpTo: now) }
        self.unread = unread
    }

    /// The keys of all books.
    private var keys: [String] {
        ((try? books.entries()) ?? nil)?.map { $0.book }.filter { $0.deleted == nil }.map { $0.key }
            ?? [""]
    }

    /// When something of a book is due, nil where it can't be read: from the day of a moment on until today, and yesterday.
    private func moments(
        _ key: String, since start: Int64, _ now: Instant
    ) -> [(subject: String, moment: Instant)]? {
        let days = max(1, Int((now.milliseconds - start) / 86_400_000) + 1)
        return reading(key, now) { (book) throws(BookError) in
            var moments: [(subject: String, moment: Instant)] = []
            for back in (0...days).reversed() {
                let day = book.today.adding(days: -back)
                for each in try self.reminders(book, day) {
                    moments.append((Postman.subject(each.record), self.moment(of: each)))
                }
            }
            return moments
        }
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

    private struct Place: Hashable {
        let book: String
        let day: CivilDate
    }

    /// Something that is due and is told.
    private struct Told {
        let title: String
        let body: String
        let book: String
        let href: String
    }

    /// What is said of all that is due, as far as it still is; nil where nothing is left to say.
    func due(_ notes: [PushRegistry.Note], _ language: Language, _ now: Instant) -> PushNote? {
        let longest = notes.map { left($0, now) }.max() ?? 0
        // What reminds every day and was held up is told once.
        var latest: [String: PushRegistry.Note] = [:]
        for note in notes where left(note, now) > 0 {
            let known = latest[note.book + " " + note.subject]
            if known.map({ $0.moment < note.moment }) ?? true {
                latest[note.book + " " + note.subject] = note
            }
        }
        let fresh = notes.filter { latest[$0.book + " " + $0.subject] == $0 }
        var told: [Told] = []
        let byDay = Dictionary(grouping: fresh) { Place(book: $0.book, day: day($0)) }
        for note in fresh {
            let place = Place(book: note.book, day: day(note))
            guard let together = byDay[place], together.first == note else { continue }
            told += self.told(together, in: note.book, on: place.day, language, now)
        }
        guard let first = told.first, let note = fresh.first else { return nil }
        let delivery = { (topic: String) in
            PushService.Delivery(
                lifetime: longest / 1_000, topic: self.topic(topic), isUrgent: true)
        }
        let base = first.book.isEmpty ? "" : AppAddress.book(first.book)
        guard told.count > 1 else {
            return PushNote(
                title: first.title, body: first.body, tag: "due " + note.subject,
                url: base + first.href, delivery: delivery(note.book + " " + note.subject))
        }
        let two = told.prefix(2).map { $0.title }
        let body =
            told.count == 2
            ? language.list(two)
            : language(
                PushText.andMore(what: two.joined(separator: ", "), count: told.count - 2))
        let isOfOne = told.allSatisfy { $0.book == first.book }
        let moment = "due " + String(note.moment.milliseconds)
        return PushNote(
            title: language(PushText.reminders), body: body, tag: moment,
            url: isOfOne ? base + "/" : "/", delivery: delivery(moment))
    }

    /// For how many milliseconds something that is due may still be said.
    private func left(_ note: PushRegistry.Note, _ now: Instant) -> Int64 {
        // What couldn't be noted in time has its day from then on.
        let isLate = note.noted.milliseconds - note.moment.milliseconds > Self.patience
        let since = isLate ? min(note.noted, now) : note.moment
        return since.milliseconds + Self.patience - now.milliseconds
    }

    private func day(_ note: PushRegistry.Note) -> CivilDate {
        note.moment.date(utcOffset: means.utcOffset(note.moment))
    }

    private func told(
        _ notes: [PushRegistry.Note], in key: String, on day: CivilDate, _ language: Language,
        _ now: Instant
    ) -> [Told] {
        let found = reading(key, now) { (book) throws(BookError) -> [Told] in
            let all = try self.reminders(book, day)
            return notes.compactMap { note in
                let reminder = all.first {
                    Postman.subject($0.record) == note.subject && self.moment(of: $0) == note.moment
                }
                return reminder.map { reminder in
                    Told(
                        title: book.title(of: reminder.record, in: language),
                        body: reminder.note(language), book: key,
                        href: self.app.href(reminder.record) ?? "/")
                }
            }
        }
        return found ?? []
    }
}
