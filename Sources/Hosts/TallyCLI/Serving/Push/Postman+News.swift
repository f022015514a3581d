import Kernel
import SQLiteStore
import WebPush

// What others add to books.
extension Postman {
    /// Of a longer stretch of a log only the end is looked at.
    private static let most: Int64 = 1_000
    /// What was done longer ago isn't told any more, in milliseconds.
    static let freshness: Int64 = 86_400_000

    /// Something that was added, and who may have done it.
    private struct Addition {
        let stamp: Stamp
        let devices: Set<String>
    }

    /// Notes for all who want to know what was added to a book since the last look.
    func scan(_ key: String, _ now: Instant) throws(StoreError) {
        let scanned = try registry.scanned(key)
        let limit = writes.known(key)
        let found = reading(key, now) { (book) throws(BookError) in
            let last = try book.lastEntry()?.position ?? 0
            let end = min(last, limit)
            // A log that is shorter than it was is another one.
            guard let scanned, scanned <= last else { return (end, [Addition]()) }
            return (end, try self.additions(after: scanned, upTo: end, key, book))
        }
        guard let (end, additions) = found, end != scanned else { return }
        var deeds: [(device: String, deed: PushRegistry.Deed)] = []
        for each in additions {
            let author = each.devices.count == 1 ? each.devices.first : nil
            for subscription in subscriptions(of: key) where !each.devices.contains(subscription) {
                deeds.append((subscription, PushRegistry.Deed(each.stamp, by: author)))
            }
        }
        try registry.note(
            deeds, in: key, upTo: end,
            next: Instant(milliseconds: now.milliseconds + means.pace.first))
        writes.forget(key, upTo: end)
    }

    private func additions(
        after start: Int64, upTo end: Int64, _ key: String, _ book: Book
    ) throws(BookError) -> [Addition] {
        let own = try book.setting(.node).flatMap { Hex.word($0.utf8) }
        var (additions, known): ([Addition], Set<Stamp>) = ([], [])
        var place = max(start, end - Postman.most)
        while place < end, case let page = try book.entries(after: place, limit: 250),
            let last = page.last
        {
            for entry in page where entry.position <= end {
                let stamp = entry.change.stamp
                guard known.insert(stamp).inserted, entry.undoes == nil,
                    try !book.added(by: stamp).isEmpty
                else { continue }
                let isOwn = stamp.node == own
                var devices = writes.devices(at: entry.position, of: key, isSync: !isOwn)
                // What no device posted was written on the server's machine, by its owner.
                if isOwn, devices.isEmpty { devices = [""] }
                additions.append(Addition(stamp: stamp, devices: devices))
            }
            place = last.position
        }
        return additions
    }

    /// What is said of things that were added, as far as they are there still; nil where nothing is left to say.
    func news(
        of deeds: [PushRegistry.Deed], in key: String, _ devices: [String: String],
        _ language: Language, _ now: Instant
    ) -> PushNote? {
        let told = reading(key, now) { (book) throws(BookError) -> PushNote? in
            let writers = try book.writers()
            var (things, names, hrefs): ([String], [String], [String]) = ([], [], [])
            var areNamed = true
            for deed in deeds
            where now.milliseconds - deed.stamp.shown.milliseconds < Self.freshness {
                let added = try book.added(by: deed.stamp)
                if added.isEmpty { continue }
                things += added.map { book.title(of: $0, in: language) }
                hrefs += added.prefix(1).compactMap { self.app.href($0) }
                var name = deed.author.flatMap { devices[$0] }
                if case .other(let writer) = writers.writer(of: deed.stamp) { name = writer }
                if let name, !names.contains(name) { names.append(name) }
                if name == nil { areNamed = false }
            }
            guard let first = things.first else { return nil }
            let what =
                things.count == 1
                ? first : language(PushText.andMore(what: first, count: things.count - 1))
            let base = key.isEmpty ? "" : AppAddress.book(key)
            return PushNote(
                title: self.title(key, language),
                body: language(
                    areNamed
                        ? PushText.newOf(who: language.list(names), what: what)
                        : PushText.new(what)),
                tag: "news " + key,
                url: base + (things.count == 1 ? hrefs.first ?? "/" : "/"),
                delivery: PushService.Delivery(
                    lifetime: 86_400, topic: self.topic("news " + key), isUrgent: false))
        }
        return told ?? nil
    }

    /// What is said of a book that can't be read here: the device may know more.
    func shared(_ key: String, _ language: Language) -> PushNote {
        PushNote(
            title: "Tallybook", body: language(PushText.shared), tag: "news " + key, url: "/",
            hub: String(key.dropFirst(KnownBook.sharedMark.count)),
            delivery: PushService.Delivery(
                lifetime: Self.freshness / 1_000, topic: topic("news " + key), isUrgent: false))
    }

    private func subscriptions(of key: String) -> [String] {
        subscribers.filter { $0.books.contains(key) }.map { $0.device }
    }

    /// What a book is called where there are several, and the app otherwise.
    func title(_ key: String, _ language: Language) -> String {
        let known =
            ((try? books.entries()) ?? nil)?.map { $0.book }.filter { $0.deleted == nil } ?? []
        guard known.count > 1, let book = known.first(where: { $0.key == key }) else {
            return "Tallybook"
        }
        return book.title(in: language)
    }

    /// By what a push service tells messages apart that take each other's place; it says nothing.
    func topic(_ subject: String) -> String {
        let hash = SHA256.hash(topicSecret + [UInt8](subject.utf8))
        return Base64URL.encode(Array(hash.prefix(24)))
    }
}
