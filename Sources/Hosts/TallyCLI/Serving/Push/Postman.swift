import Glibc
import Kernel
import SQLiteStore
import Synchronization
import WebPush

/// Tells devices by Web Push what is due, and what others added to books: looks for it about every second, on a
/// thread of its own.
///
/// What is to be said is kept in ``PushRegistry`` before it is sent and until it was, and worded when it is sent, of
/// what then still stands.
final class Postman: @unchecked Sendable {
    let books: Bookcase
    let app: App
    let registry: PushRegistry
    let reminders: Reminders
    let means: Means
    let writes = WatchedWrites()
    /// What members brought into sealed books since the last look.
    private let brought = Mutex<Set<Brought>>([])
    /// The books of which somebody is told, as the last look found them.
    private let wished = Mutex<[String]>([])
    /// Who is told; for one thread.
    private(set) var subscribers: [PushRegistry.Subscription] = []
    /// What makes topics tell nothing to who knows what they are made of.
    let topicSecret: [UInt8]
    private var lookedForDue: Instant?

    private struct Brought: Hashable {
        let book: BookNumber
        let member: KeyID
    }

    typealias Reminders = @Sendable (Book, CivilDate) throws(BookError) -> [Reminder]

    /// What the postman needs of its host.
    struct Means: Sendable {
        /// What the devices are called that are let in, by their ids; nil where that can't be read.
        var devices: @Sendable () -> [String: String]?
        /// Hands a message to a device's push service.
        var send:
            @Sendable (PushRegistry.Subscription, [UInt8], PushService.Delivery, Instant) ->
                PushService.Outcome
        /// Minutes that the server's clock is ahead of UTC at a moment.
        var utcOffset: @Sendable (Instant) -> Int
        /// Is told what kept a message from being taken.
        var report: @Sendable (_ event: String, _ device: String, _ detail: String) -> Void = {
            (_, _, _) in
        }
        /// How many milliseconds are waited for more, and how many there are at least between two messages of one
        /// book to one device.
        var pace: (first: Int64, quiet: Int64) = (20_000, 180_000)
    }

    init(
        _ books: Bookcase, _ app: App, _ registry: PushRegistry, _ means: Means,
        topics: [UInt8], reminders: @escaping Reminders
    ) {
        topicSecret = topics
        self.books = books
        self.app = app
        self.registry = registry
        self.means = means
        self.reminders = reminders
    }

    /// Looks once. What can't be read or kept now is left for the next time.
    func look(_ now: Instant) {
        do throws(StoreError) {
            guard let devices = means.devices() else { return }
            subscribers = try registry.subscriptions()
            for each in subscribers where !Postman.isLetIn(each.device, devices) {
                _ = try registry.forget(each.device)
            }
            subscribers.removeAll { !Postman.isLetIn($0.device, devices) }
            let keys = Set(subscribers.flatMap { $0.books }).sorted()
            wished.withLock { $0 = keys }
            for key in keys { try scan(key, now) }
            try noteBrought(now)
            try lookForDue(now)
            for note in try registry.notes(now) { try deliver(note, now) }
        } catch {
            return
        }
    }

    /// The owner of the server needs not to be let in.
    static func isLetIn(_ device: String, _ devices: [String: String]) -> Bool {
        device.isEmpty || devices[device] != nil
    }

    /// From now on somebody wants to know what is added to books.
    func begin(_ keys: [String]) {
        wished.withLock { $0 = Set($0 + keys).sorted() }
        for key in keys {
            if let position = position(key) { try? registry.begin(key, at: position) }
        }
    }

    /// Hears that a member brought something into a sealed book.
    func hear(_ book: BookNumber, of member: KeyID) {
        _ = brought.withLock { $0.insert(Brought(book: book, member: member)) }
    }

    /// Notes for all other members who want to know that there is something new.
    private func noteBrought(_ now: Instant) throws(StoreError) {
        let news = brought.withLock { brought in
            defer { brought = [] }
            return brought
        }
        for each in news {
            let others = subscribers.filter { subscriber in
                subscriber.shared.contains {
                    $0.number == each.book && $0.member != each.member
                }
            }
            if others.isEmpty { continue }
            try registry.note(
                others.map { $0.device }, shared: "~" + each.book.hex,
                next: Instant(milliseconds: now.milliseconds + means.pace.first))
        }
    }

    /// Forgets a device at once.
    func forget(_ device: String) {
        _ = try? registry.forget(device)
    }

    /// The connections to a book that is there; nil otherwise.
    func pool(_ key: String) -> BookPool? {
        if key.isEmpty { return books.first }
        return books.list.flatMap { (try? books.pool(key, $0)) ?? nil }
    }

    /// Does something with a book as it stands; nil where it isn't there or can't be read.
    func reading<T>(
        _ key: String, _ now: Instant, _ work: (Book) throws(BookError) -> T
    ) -> T? {
        guard let pool = pool(key) else { return nil }
        return try? pool.using { (open) throws(BookError) in
            try open.store.transaction(writing: false, failure: { BookError.store($0) }) {
                () throws(BookError) in
                let book = Book(
                    open.store, self.app.rulebook, now: now,
                    utcOffset: self.means.utcOffset(now), seed: 0)
                book.isReading = true
                return try work(book)
            }
        }
    }

    /// Has a request answered, and remembers by whose it was what is written meanwhile.
    func watching(
        _ request: Request, isSync: Bool, _ answer: (Request) -> Response
    ) -> Response {
        guard request.method == .post else { return answer(request) }
        let device = request.context.device ?? ""
        let keys = wished.withLock { $0 }
        let begun = keys.compactMap { key in position(key).map { (key, $0) } }
            .map { writes.begin($0, after: $1, by: device, isSync: isSync) }
        defer { for write in begun { writes.end(write, at: position(write.book)) } }
        return answer(request)
    }

    private func position(_ key: String) -> Int64? {
        guard let pool = pool(key) else { return nil }
        return try? pool.using { (open) throws(BookError) in
            do throws(StoreError) { return try open.store.position() } catch {
                throw .store(error)
            }
        }
    }

    private func lookForDue(_ now: Instant) throws(StoreError) {
        let isSoon = lookedForDue.map { (0..<10_000).contains(now.milliseconds - $0.milliseconds) }
        if isSoon ?? false { return }
        try noteDue(subscribers.filter { $0.hasReminders }, since: lookedForDue, now)
        lookedForDue = now
    }

    private func deliver(_ note: PushRegistry.Note, _ now: Instant) throws(StoreError) {
        // A hub knows only that something was written, be it a tick.
        let quiet = means.pace.quiet * (note.book.hasPrefix(KnownBook.sharedMark) ? 10 : 1)
        let done = Instant(milliseconds: now.milliseconds + quiet)
        guard let to = subscribers.first(where: { $0.device == note.device }),
            let devices = means.devices(), Postman.isLetIn(note.device, devices)
        else { return }
        let deeds = note.subject.isEmpty ? try registry.deeds(note) : []
        let language = Language(rawValue: to.language) ?? .english
        let worded: PushNote?
        switch note.subject {
        case "" where note.book.hasPrefix(KnownBook.sharedMark):
            worded = self.shared(note.book, language)
        case "": worded = news(of: deeds, in: note.book, devices, language, now)
        default: worded = due(note, language, now)
        }
        guard let message = worded else {
            return try registry.settle(note, telling: deeds, quiet: now)
        }
        switch means.send(to, message.bytes, message.delivery, now) {
        case .taken: try registry.settle(note, telling: deeds, quiet: done)
        case .gone:
            _ = try registry.forget(note.device, endpoint: to.endpoint)
            subscribers.removeAll { $0.device == note.device }
            means.report("unsubscribed", devices[note.device] ?? "owner", "")
        case .later(let seconds, let detail):
            let wait = Postman.wait(after: note.tries, seconds)
            try registry.postpone(note, to: Instant(milliseconds: now.milliseconds + wait))
            means.report("unsent", devices[note.device] ?? "owner", detail)
        case .refused(let detail):
            try registry.settle(note, telling: deeds, quiet: done)
            means.report("unsent", devices[note.device] ?? "owner", detail)
        }
    }

    /// How many milliseconds until it is tried again: from half a minute on twice as long each time, up to an hour, and
    /// at least what the service said, up to a day.
    static func wait(after tries: Int, _ seconds: Int64?) -> Int64 {
        let own: Int64 = min(30_000 << Int64(min(tries, 10)), 3_600_000)
        return max(own, min(seconds ?? 0, 86_400) * 1_000)
    }
}
