import Kernel
import SQLiteStore
import Synchronization
import WebPush

/// Tells devices by Web Push what is due, and what others added to books: looks for it about every second, on a
/// thread of its own.
///
/// What is to be said is kept in ``PushRegistry`` before it is sent and until it was, and worded when it is sent, of
/// what then still stands. A few messages are sent at a time, each beside the thread.
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
    /// Rings when something is to be done before the next second.
    let bell = Bell()
    /// Up to when it was looked for what is due, since this began.
    private var lookedForDue: Instant?
    /// When that was, by the clock that nobody sets.
    private var lookedAt: Int64?
    /// What both clocks showed at the last look.
    private var clocks: (now: Int64, steady: Int64)?
    /// Up to when it was looked for what is due before the clock went ahead.
    private var lookedBefore: Instant?
    /// The books that couldn't be read when it was looked for what is due, and from when on that is to be done.
    var unread: [String: Int64] = [:]
    /// Since when looking fails.
    private(set) var failsSince: Instant?
    /// What kept messages, and the list, from being taken, by devices: each is told once.
    private var causes: [String: String] = [:]
    private var turns = PostTurns()
    /// The addresses to which was sent last, by devices.
    private var endpoints: [String: String] = [:]
    /// What came of what was sent, as far as it isn't kept yet.
    private let answers = Mutex<[(letter: Letter, outcome: PushService.Outcome)]>([])

    /// What one message says.
    private struct Letter {
        let device: String
        let endpoint: String
        let notes: [PushRegistry.Note]
        let deeds: [PushRegistry.Deed]
        /// For how many milliseconds nothing more is told of it.
        let quiet: Int64
    }

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
        /// Does something that takes long, beside the thread or right away.
        var beside: @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }
        /// How many milliseconds are waited for more, and how many there are at least between two messages to one
        /// device of one book, and of anything.
        var pace: (first: Int64, quiet: Int64, apart: Int64) = (20_000, 180_000, 60_000)
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

    /// Whether something is under way.
    var isSending: Bool { !turns.isFree }

    /// Looks once. What can't be read or kept now is left for the next time.
    ///
    /// - Parameters:
    ///   - steady: Milliseconds of a clock that nobody sets.
    ///   - isLast: Whether nothing more is sent.
    func look(_ now: Instant, at steady: Int64? = nil, isLast: Bool = false) {
        let steady = steady ?? now.milliseconds
        do throws(StoreError) {
            try takeAnswers(now, steady)
            guard let devices = means.devices() else { return }
            try mindClock(now, steady)
            subscribers = try registry.subscriptions()
            for each in subscribers where !Postman.isLetIn(each.device, devices) {
                _ = try registry.forget(each.device)
            }
            subscribers.removeAll { !Postman.isLetIn($0.device, devices) }
            try forgetGoneBooks()
            let keys = Set(subscribers.flatMap { $0.books }).sorted()
            wished.withLock { $0 = keys }
            for key in keys { try scan(key, now) }
            try noteBrought(now)
            try lookForDue(now, steady)
            if !isLast { try send(devices, now, steady) }
            try takeAnswers(now, steady)
            failsSince = nil
            causes[Postman.list] = nil
        } catch {
            failsSince = failsSince ?? now
            tell("unkept", Postman.list, "", "push.db: " + error.detail)
        }
    }

    /// What stands among devices for the list of what is to be said, and is the id of none.
    private static let list = " "

    /// Reports what is in the way, once as long as it is the same.
    private func tell(_ event: String, _ device: String, _ name: String, _ detail: String) {
        // What took how long is another each time.
        let cause = detail.hasPrefix("status ") ? detail : detail.filter { !$0.isNumber }
        if causes.updateValue(cause, forKey: device) != cause { means.report(event, name, detail) }
    }

    /// A clock that is put back was ahead: what was put off by it, and what was said too early, is mended.
    private func mindClock(_ now: Instant, _ steady: Int64) throws(StoreError) {
        let ahead: Int64
        if let clocks {
            ahead = (now.milliseconds - clocks.now) - (steady - clocks.steady)
        } else {
            let noted = try registry.looked()
            ahead = min(0, now.milliseconds - (noted ?? now).milliseconds)
            lookedBefore = noted
        }
        if ahead < -5_000 || clocks == nil {
            try registry.setClock(back: max(0, -ahead), now, quiet: means.pace.quiet * 10)
        }
        if ahead < -5_000 {
            lookedForDue = min(lookedBefore ?? now, now)
            lookedAt = nil
        } else if ahead > 60_000 {
            let looked = lookedForDue ?? now
            lookedBefore = min(lookedBefore ?? looked, looked)
        }
        clocks = (now.milliseconds, steady)
    }

    /// What somebody wanted to know of a book ends with it: a new one may get the same key.
    private func forgetGoneBooks() throws(StoreError) {
        guard let list = books.list, let known = (try? books.entries()) ?? nil else { return }
        let keys = Set(known.map { $0.book.key })
        let gone = Set(subscribers.flatMap { $0.books }).subtracting(keys).filter {
            !$0.isEmpty && Files.isMissing(list.directory + "/" + $0 + ".sqlite")
        }
        if gone.isEmpty { return }
        for key in gone { try registry.forget(book: key) }
        subscribers = try registry.subscriptions()
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

    private func lookForDue(_ now: Instant, _ steady: Int64) throws(StoreError) {
        if let lookedAt, steady - lookedAt < 10_000 { return }
        try noteDue(subscribers.filter { $0.hasReminders }, since: lookedForDue, now)
        (lookedForDue, lookedAt) = (now, steady)
    }

    /// Sends what is to be said by now, as far as it is somebody's turn: who waits longest goes first.
    private func send(
        _ devices: [String: String], _ now: Instant, _ steady: Int64
    ) throws(StoreError) {
        turns.keep(Set(subscribers.map { $0.device }), at: steady)
        endpoints = endpoints.filter { turns.last($0.key) > .min }
        causes = causes.filter { $0.key == Postman.list || endpoints[$0.key] != nil }
        let waiting = try registry.waiting(now)
            .sorted { (turns.last($0.device), $0.next) < (turns.last($1.device), $1.next) }
        for each in waiting {
            if turns.isFull { return }
            guard let to = subscribers.first(where: { $0.device == each.device }) else { continue }
            if let former = endpoints[to.device], former != to.endpoint {
                turns.forgive(to.device)
            }
            let service = PushAddress(to.endpoint, anywhere: true)?.origin ?? to.endpoint
            guard turns.mayBegin(to.device, by: service, at: steady),
                let (letter, message) = try letter(to, devices, now)
            else { continue }
            turns.begin(to.device, by: service, at: steady, apart: means.pace.apart)
            endpoints[to.device] = to.endpoint
            means.beside { [self] in
                let outcome = means.send(to, message.bytes, message.delivery, now)
                answers.withLock { $0.append((letter, outcome)) }
                bell.ring()
            }
        }
    }

    /// What is said to a device next; nil where nothing is left to say.
    private func letter(
        _ to: PushRegistry.Subscription, _ devices: [String: String], _ now: Instant
    ) throws(StoreError) -> (Letter, PushNote)? {
        let language = Language(rawValue: to.language) ?? .english
        var notes = try registry.notes(now, to: to.device)
        while let first = notes.first {
            var said = [first]
            var deeds: [PushRegistry.Deed] = []
            let message: PushNote?
            let isShared = first.book.hasPrefix(KnownBook.sharedMark)
            if !first.subject.isEmpty {
                // What is due by now is one message.
                said = notes.filter { !$0.subject.isEmpty }
                message = due(said, language, now)
            } else if isShared {
                message = shared(first.book, language)
            } else {
                deeds = try registry.deeds(first)
                message = news(of: deeds, in: first.book, devices, language, now)
            }
            if let message {
                // A hub knows only that something was written, be it a tick.
                let quiet = means.pace.quiet * (isShared ? 10 : 1)
                return (
                    Letter(
                        device: to.device, endpoint: to.endpoint, notes: said, deeds: deeds,
                        quiet: quiet), message
                )
            }
            // What can't be read now may be by then.
            let isRead = said.allSatisfy {
                pool($0.book) == nil || reading($0.book, now) { _ in } != nil
            }
            if isRead { try registry.settle(said, telling: deeds, quiet: now) }
            let settled = Set(said)
            notes.removeAll { settled.contains($0) }
        }
        return nil
    }

    /// Keeps what came of what was sent. Nothing is sent to a device again before that is kept.
    private func takeAnswers(_ now: Instant, _ steady: Int64) throws(StoreError) {
        while let (letter, outcome) = answers.withLock({ $0.first }) {
            let name = means.devices()?[letter.device] ?? "owner"
            let done = Instant(milliseconds: now.milliseconds + letter.quiet)
            switch outcome {
            case .taken: try registry.settle(letter.notes, telling: letter.deeds, quiet: done)
            case .gone: _ = try registry.forget(letter.device, endpoint: letter.endpoint)
            case .later, .silent:
                var after = turns
                let wait = after.end(letter.device, outcome, at: steady) ?? 0
                try registry.postpone(
                    letter.notes, to: Instant(milliseconds: now.milliseconds + wait))
            case .refused:
                try registry.settle(letter.notes, telling: letter.deeds, quiet: done)
            }
            _ = turns.end(letter.device, outcome, at: steady)
            answers.withLock { _ = $0.removeFirst() }
            switch outcome {
            case .taken: causes[letter.device] = nil
            case .gone: means.report("unsubscribed", name, "")
            case .later(_, let detail), .silent(let detail), .refused(let detail):
                tell("unsent", letter.device, name, detail)
            }
        }
    }

    /// How many milliseconds until it is tried again: from half a minute on twice as long each time, up to an hour, and
    /// at least what the service said, up to a day.
    static func wait(after tries: Int, _ seconds: Int64?) -> Int64 {
        let own: Int64 = min(30_000 << Int64(min(tries, 10)), 3_600_000)
        return max(own, min(seconds ?? 0, 86_400) * 1_000)
    }
}
