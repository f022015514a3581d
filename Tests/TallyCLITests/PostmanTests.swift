import AllTrackers
import Glibc
import Kernel
import Synchronization
import TestKit
import Testing
import WebPush

@testable import SQLiteStore
@testable import TallyCLI

/// What is sent to whom and when, without a push service.
@Suite struct PostmanTests {
    private let desk = Desk(AllTrackers.declarations)
    private let app = AllTrackers.app()
    private let registry: PushRegistry
    private let books: Bookcase
    private let service = Service()

    /// A push service that keeps what it is given.
    private final class Service: Sendable {
        let taken = Mutex<[(device: String, text: String)]>([])
        let answers = Mutex<[PushService.Outcome]>([])
        let devices = Mutex<[String: String]>(["anna": "Anna’s phone", "ben": "Ben’s phone"])
        /// Who is never answered, and how often each was sent something.
        let silent = Mutex<Set<String>>([])
        let asked = Mutex<[String: Int]>([:])
        let reports = Mutex<[String]>([])
        /// What is done beside the postman, once somebody does it; nil where that is right away.
        let held = Mutex<[@Sendable () -> Void]?>(nil)

        func take(_ device: String, _ text: String) -> PushService.Outcome {
            let times = asked.withLock { asked in
                asked[device, default: 0] += 1
                return asked[device, default: 0]
            }
            if silent.withLock({ $0.contains(device) }) {
                return .silent(detail: "timed out after \(10_000 + times) milliseconds")
            }
            let answer = answers.withLock { $0.isEmpty ? .taken : $0.removeFirst() }
            if answer == .taken { taken.withLock { $0.append((device, text)) } }
            return answer
        }

        func heard() -> [String] {
            taken.withLock { taken in
                defer { taken = [] }
                return taken.map { $0.device + " " + $0.text }
            }
        }
    }

    init() throws {
        desk.tally("add", "essential", "name=Rice")
        let data = desk.directory + "/data"
        registry = try PushRegistry(data + "/push.db")
        let pool = try BookPool(.sqlite, data + "/book.sqlite", AllTrackers.declarations.schema)
        books = Bookcase(pool, BookList(directory: data), .sqlite, AllTrackers.declarations)
    }

    private func postman() -> Postman {
        let service = service
        var means = Postman.Means(
            devices: { service.devices.withLock { $0 } },
            send: { (to, message, _, _) in
                let note = try? JSON.parse(message)
                let parts = ["title", "body", "url"].map { name -> String in
                    guard case .string(let text)? = note?[name] else { return "?" }
                    return text
                }
                return service.take(to.device, parts.joined(separator: " | "))
            }, utcOffset: { _ in 60 })
        means.report = { (event, device, detail) in
            service.reports.withLock { $0.append(event + " " + device + " " + detail) }
        }
        means.beside = { work in
            let isHeld = service.held.withLock { held in
                held?.append(work)
                return held != nil
            }
            if !isHeld { work() }
        }
        return Postman(books, app, registry, means, topics: [1]) { (book, day) throws(BookError) in
            try AllTrackers.reminders(book, on: day)
        }
    }

    private func subscribe(
        _ device: String, reminders: Bool = false, books: [String] = [""], language: String = "en",
        by service: String = "push.example", at now: Instant = .start
    ) throws {
        #expect(
            try registry.keep(
                PushRegistry.Subscription(
                    device: device, endpoint: "https://" + service + "/" + device, point: [4],
                    secret: [1], language: language, hasReminders: reminders, books: books,
                    made: now)))
    }

    /// Adds an essential by a form of a device, as the postman sees it.
    private func post(_ name: String, by device: String?, _ postman: Postman, at now: Instant) {
        var context = Request.Context(now: now, seed: UInt64(now.milliseconds))
        context.device = device
        let request = Request(
            .post, path: "/priorities/new", contentType: "application/x-www-form-urlencoded",
            body: Array("name=\(name)&level=high".utf8), context: context)
        let answer = postman.watching(request, isSync: false) { request in
            books.answer(request) { $1.answer($0, app) }
        }
        #expect(answer.status == 303)
    }

    private func after(_ seconds: Int64) -> Instant {
        Instant(milliseconds: Instant.start.milliseconds + seconds * 1_000)
    }

    @Test func `others hear what somebody added, bundled, and who added it doesn't`() throws {
        let postman = postman()
        for device in ["anna", "ben", ""] { try subscribe(device) }
        postman.look(after(0))
        post("Milk", by: "anna", postman, at: after(1))
        postman.look(after(2))
        post("Bread", by: "anna", postman, at: after(3))
        post("Eggs", by: "anna", postman, at: after(4))
        postman.look(after(5))
        #expect(service.heard() == [])
        postman.look(after(22))
        let text = "Tallybook | Anna’s phone added Milk and 2 more | /"
        #expect(service.heard() == [" " + text, "ben " + text])
        // The next waits until some minutes are over; who has heard nothing yet hears it soon.
        post("Salt", by: "ben", postman, at: after(30))
        postman.look(after(60))
        postman.look(after(201))
        let salt = "Tallybook | Ben’s phone added Salt | /priorities/"
        #expect(service.heard().allSatisfy { $0.hasPrefix("anna " + salt) })
        postman.look(after(230))
        #expect(service.heard().map { $0.hasPrefix(" " + salt) } == [true])
        postman.look(after(4_000))
        #expect(service.heard() == [])
    }

    @Test func `what is added right after a device began to listen is told, but not to itself`()
        throws
    {
        let postman = postman()
        for device in ["anna", "ben"] { try subscribe(device) }
        postman.begin([""])
        post("Milk", by: "anna", postman, at: after(0))
        postman.look(after(1))
        postman.look(after(30))
        let heard = service.heard()
        #expect(
            heard.count == 1 && heard[0].hasPrefix("ben Tallybook | Anna’s phone added Milk"),
            "\(heard)")
    }

    @Test func `what was taken back, deleted or only changed isn't told`() throws {
        let postman = postman()
        try subscribe("ben")
        postman.look(after(0))
        post("Milk", by: "anna", postman, at: after(1))
        postman.look(after(2))
        desk.tally("delete", "essential", "Milk")
        desk.tally("set", "essential", "Rice", "level=critical")
        for seconds in [3, 30, 60, 500] as [Int64] { postman.look(after(seconds)) }
        #expect(service.heard() == [])
    }

    @Test func `what the owner adds on the machine is told in the device's language, once`() throws
    {
        try subscribe("anna", language: "de")
        postman().look(after(0))
        desk.tally("add", "essential", "name=Milch")
        postman().look(after(1))
        // Another process goes on with what is kept.
        postman().look(after(30))
        let heard = service.heard()
        #expect(
            heard.count == 1 && heard[0].hasPrefix("anna Tallybook | Neu: Milch | /priorities/"),
            "\(heard)")
        postman().look(after(60))
        #expect(service.heard() == [])
    }

    @Test func `a device that is removed hears nothing more, nor one that is gone`() throws {
        let postman = postman()
        for device in ["anna", "ben"] { try subscribe(device) }
        postman.look(after(0))
        desk.tally("add", "essential", "name=Milk")
        postman.look(after(1))
        service.devices.withLock { $0["anna"] = nil }
        service.answers.withLock { $0 = [.gone] }
        postman.look(after(30))
        #expect(service.heard() == [])
        #expect(try registry.subscriptions().isEmpty)
    }

    @Test func `a service that is busy is asked again when it said, and not before`() throws {
        let postman = postman()
        try subscribe("ben")
        postman.look(after(0))
        desk.tally("add", "essential", "name=Milk")
        postman.look(after(1))
        service.answers.withLock {
            $0 = [.later(seconds: 90, detail: "429"), .later(seconds: nil, detail: "503")]
        }
        postman.look(after(30))
        postman.look(after(119))
        #expect(service.answers.withLock { $0.count } == 1)
        postman.look(after(120))
        #expect(service.answers.withLock { $0.isEmpty })
        postman.look(after(179))
        #expect(service.heard() == [])
        postman.look(after(181))
        #expect(service.heard().count == 1)
    }

    @Test func `only the books that a device wants to hear of are told`() throws {
        desk.tally("book", "new", "Club")
        let postman = postman()
        try subscribe("ben", books: ["club"])
        postman.look(after(0))
        desk.tally("add", "essential", "name=Milk")
        desk.tally("--book", "Club", "add", "essential", "name=Chalk")
        postman.look(after(1))
        postman.look(after(30))
        let heard = service.heard()
        #expect(
            heard.count == 1
                && heard[0].hasPrefix("ben Club | Added: Chalk | /books/club/priorities/"),
            "\(heard)")
    }

    @Test func `of a sealed book its other members hear, who can't be told what is new`() throws {
        let number = try #require(BookNumber([UInt8](repeating: 7, count: 16)))
        let (own, other) = (
            try #require(KeyID([UInt8](repeating: 1, count: 16))),
            try #require(KeyID([UInt8](repeating: 2, count: 16)))
        )
        for (device, member) in [("anna", own), ("ben", other)] {
            #expect(
                try registry.keep(
                    PushRegistry.Subscription(
                        device: device, endpoint: "https://push.example/" + device, point: [4],
                        secret: [1], language: "en", hasReminders: false, books: [],
                        shared: [PushRegistry.Shared(number, member)], made: .start)))
        }
        let postman = postman()
        postman.look(after(0))
        for seconds in [1, 2, 30] as [Int64] {
            postman.hear(number, of: own)
            postman.look(after(seconds))
        }
        #expect(service.heard() == ["ben Tallybook | There is something new in a shared book. | /"])
        // A tick is something new, too, and nobody wants to hear of each.
        postman.hear(number, of: own)
        postman.look(after(40))
        postman.look(after(1_700))
        #expect(service.heard() == [])
        postman.look(after(1_900))
        #expect(service.heard().count == 1)
    }

    @Test func `a project reminds every day at its time, once, and not when it is closed`() throws {
        // 00:00 in Greenwich is 01:00 here.
        desk.tally("add", "project", "title=Fence", "reminderTime=08:00")
        desk.tally("add", "project", "title=Shed", "reminderTime=08:00", "closed=true")
        try subscribe("ben", reminders: true, books: [])
        let eight: Int64 = 7 * 3_600
        postman().look(after(eight - 20))
        #expect(service.heard() == [])
        postman().look(after(eight + 1))
        let heard = service.heard()
        #expect(heard.count == 1 && heard[0].hasPrefix("ben Fence | "), "\(heard)")
        // Again after a restart, and the next day.
        postman().look(after(eight + 30))
        #expect(service.heard() == [])
        postman().look(after(eight + 86_400 + 5))
        #expect(service.heard().count == 1)
        desk.tally("set", "project", "Fence", "closed=true")
        postman().look(after(eight + 2 * 86_400 + 5))
        #expect(service.heard() == [])
    }

    @Test func `what was due while the server stood still is said within a day and not later`()
        throws
    {
        desk.tally("add", "project", "title=Fence", "reminderTime=08:00")
        try subscribe("ben", reminders: true, books: [])
        let eight: Int64 = 7 * 3_600
        postman().look(after(eight - 60))
        postman().look(after(eight + 10 * 3_600))
        #expect(service.heard().count == 1)
        // Of three mornings missed only the last is within a day.
        postman().look(after(eight + 3 * 86_400 + 3_600))
        #expect(service.heard().count == 1)
    }

    @Test func `a reminder for an hour that is over begins the next day`() throws {
        try subscribe("ben", reminders: true, books: [])
        let (postman, eight) = (postman(), Int64(7 * 3_600))
        postman.look(after(eight - 60))
        postman.look(after(eight + 60))
        desk.tally("add", "project", "title=Fence", "reminderTime=08:00")
        postman.look(after(eight + 120))
        #expect(service.heard() == [])
        postman.look(after(eight + 86_400))
        #expect(service.heard().count == 1)
    }

    @Test func `work is due the evening before, unless it has a score by then`() throws {
        desk.tally("add", "course", "name=Algorithms")
        // The books begin at the start of 2026.
        for (name, more) in [("Essay", []), ("Quiz", ["earned=80"])] as [(String, [String])] {
            #expect(
                desk.run(
                    ["add", "assignment", "course=Algorithms", "name=\(name)", "due=2026-01-02"]
                        + more
                ).code == .done)
        }
        try subscribe("ben", reminders: true, books: [])
        let six: Int64 = 17 * 3_600
        postman().look(after(six - 5))
        postman().look(after(six + 10))
        let heard = service.heard()
        #expect(heard.count == 1 && heard[0].hasPrefix("ben Essay | Algorithms · Due "), "\(heard)")
    }

    @Test func `who is silent waits alone, and longer each time`() throws {
        for name in ["Fence", "Shed", "Gate", "Roof"] {
            desk.tally("add", "project", "title=\(name)", "reminderTime=08:00")
        }
        try subscribe("anna", reminders: true, by: "silent.example")
        try subscribe("ben")
        service.silent.withLock { $0 = ["anna"] }
        let (postman, eight) = (postman(), Int64(7 * 3_600))
        postman.look(after(eight - 20))
        desk.tally("add", "essential", "name=Milk")
        postman.look(after(eight))
        for seconds in 1...25 as ClosedRange<Int64> { postman.look(after(eight + seconds)) }
        #expect(service.heard().map { $0.hasPrefix("ben ") } == [true])
        #expect(service.asked.withLock { $0["anna"] } == 1)
        for seconds in stride(from: 26, to: 600, by: 1) as StrideTo<Int64> {
            postman.look(after(eight + seconds))
        }
        // After one minute, one, two and four, of whatever is to be said.
        #expect(service.asked.withLock { $0["anna"] } == 5)
        #expect(service.reports.withLock { $0.count } == 1, "\(service.reports.withLock { $0 })")
    }

    @Test func `a service that is out of reach waits with all its addresses`() throws {
        let all = (1...9).map { "device\($0)" }
        service.devices.withLock { $0 = Dictionary(all.map { ($0, $0) }) { $1 } }
        for device in all { try subscribe(device, by: "silent.example") }
        try subscribe("")
        service.silent.withLock { $0 = Set(all) }
        let postman = postman()
        postman.look(after(0))
        post("Milk", by: "device1", postman, at: after(1))
        for seconds in 1...45 as ClosedRange<Int64> { postman.look(after(seconds)) }
        // Two at once; who doesn't know of it went meanwhile.
        #expect(service.heard().count == 1)
        let asked = service.asked.withLock { $0 }
        #expect(asked.values.reduce(0, +) == 3, "\(asked)")
    }

    @Test func `while one message is under way others go, a few at a time`() throws {
        let all = (1...9).map { "device\($0)" }
        service.devices.withLock { $0 = Dictionary(all.map { ($0, $0) }) { $1 } }
        for device in all { try subscribe(device, by: device + ".example") }
        service.held.withLock { $0 = [] }
        let postman = postman()
        postman.look(after(0))
        desk.tally("add", "essential", "name=Milk")
        for seconds in [1, 30, 31, 90] as [Int64] { postman.look(after(seconds)) }
        #expect(service.held.withLock { $0?.count } == 4)
        #expect(postman.isSending)
        // The first never ends.
        for seconds in 91...110 as ClosedRange<Int64> {
            let works = service.held.withLock { held in
                let rest = Array((held ?? []).dropFirst())
                held = Array((held ?? []).prefix(1))
                return rest
            }
            for work in works { work() }
            postman.look(after(seconds))
        }
        #expect(service.heard().count == 8)
        postman.look(after(111), isLast: true)
        #expect(service.held.withLock { $0?.count } == 1)
    }

    @Test func `reminders of one moment are one message, and messages a minute apart`() throws {
        for name in ["Fence", "Shed", "Gate", "Roof"] {
            desk.tally("add", "project", "title=\(name)", "reminderTime=08:00")
        }
        desk.tally("book", "new", "Club")
        try subscribe("ben", reminders: true, books: ["", "club"])
        let (postman, eight) = (postman(), Int64(7 * 3_600))
        postman.look(after(eight - 60))
        desk.tally("add", "essential", "name=Milk")
        desk.tally("--book", "Club", "add", "essential", "name=Chalk")
        postman.look(after(eight - 40))
        postman.look(after(eight))
        let first = service.heard()
        #expect(first.count == 1, "\(first)")
        for seconds in 1...59 as ClosedRange<Int64> { postman.look(after(eight + seconds)) }
        #expect(service.heard() == [])
        postman.look(after(eight + 60))
        let second = service.heard()
        #expect(second.count == 1, "\(second)")
        for seconds in 61...300 as ClosedRange<Int64> { postman.look(after(eight + seconds)) }
        let all = first + second + service.heard()
        #expect(all.count == 3, "\(all)")
        let reminders = all.filter { $0.hasPrefix("ben Reminders | ") }
        #expect(reminders.count == 1 && reminders[0].contains(" and 2 more | "), "\(all)")
    }

    @Test func `a clock that was ahead holds nothing up once it is put right`() throws {
        let postman = postman()
        try subscribe("ben")
        postman.look(after(3_600), at: 0)
        desk.tally("add", "essential", "name=Milk")
        postman.look(after(3_601), at: 1_000)
        postman.look(after(2), at: 2_000)
        postman.look(after(22), at: 22_000)
        #expect(service.heard().count == 1)
        // Also when the server was started anew meanwhile, and of what it was quiet for.
        desk.tally("add", "essential", "name=Bread")
        self.postman().look(after(400 * 86_400), at: 0)
        self.postman().look(after(60), at: 60_000)
        let again = self.postman()
        for seconds in stride(from: 61, to: 400, by: 5) as StrideTo<Int64> {
            again.look(after(seconds), at: seconds * 1_000)
        }
        #expect(service.heard().count == 1)
    }

    @Test(arguments: [1, 400] as [Int64])
    func `a clock that was ahead for a while costs no reminder`(days: Int64) throws {
        desk.tally("add", "project", "title=Fence", "reminderTime=08:00")
        try subscribe("ben", reminders: true, books: [])
        let (postman, eight) = (postman(), Int64(7 * 3_600))
        let look = { (seconds: Int64, ahead: Int64) in
            postman.look(after(seconds + ahead), at: seconds * 1_000)
        }
        look(eight - 600, 0)
        look(eight - 60, 0)
        look(eight - 30, days * 86_400 + 120)
        look(eight + 10, days * 86_400 + 120)
        _ = service.heard()
        // Who switches it on by then hears the next one all the same.
        try subscribe("anna", reminders: true, books: [], at: after(eight + days * 86_400 + 130))
        look(eight + 30, 0)
        look(eight + 120, 0)
        #expect(service.heard().filter { $0.hasPrefix("ben ") }.count == 1)
        for hours in 1...50 as ClosedRange<Int64> { look(eight + hours * 3_600, 0) }
        let heard = service.heard().map { String($0.prefix(4)) }
        #expect(
            heard.filter { $0 == "ben " }.count == 2 && heard.filter { $0 == "anna" }.count == 2,
            "\(heard)")
    }

    @Test func `what could not be noted for want of room is said once there is some`() throws {
        desk.tally("add", "project", "title=Fence", "reminderTime=08:00")
        try subscribe("ben", reminders: true, books: [])
        let (postman, eight) = (postman(), Int64(7 * 3_600))
        postman.look(after(eight - 60))
        let other = try Connection(desk.directory + "/data/push.db", .writing)
        try other.execute(
            "CREATE TRIGGER \"full\" BEFORE INSERT ON \"note\" BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        for hours in 0...40 as ClosedRange<Int64> {
            postman.look(after(eight + 20 + hours * 3_600))
        }
        #expect(service.heard() == [])
        let reports = service.reports.withLock { $0 }
        #expect(reports.count == 1 && reports[0].hasPrefix("unkept  push.db: "), "\(reports)")
        try other.execute("DROP TRIGGER \"full\"")
        postman.look(after(eight + 41 * 3_600))
        #expect(service.heard().count == 1)
        postman.look(after(eight + 42 * 3_600))
        #expect(service.heard() == [])
    }

    @Test func `what somebody wanted to know of a book ends with it`() throws {
        desk.tally("book", "new", "Club")
        try subscribe("ben", books: ["", "club"])
        let postman = postman()
        postman.look(after(0))
        desk.tally("book", "delete", "Club")
        postman.look(after(1))
        #expect(try registry.subscriptions().first?.books == ["", "club"])
        desk.tally("book", "delete", "Club", "--for-good")
        #expect(try registry.subscriptions().first?.books == [""])
        #expect(try registry.scanned("club") == nil)
    }

    @Test func `a list that is taken away is made anew with the same key`() throws {
        _ = try registry.secret(or: [1, 2])
        try subscribe("ben")
        #expect(unlink(desk.directory + "/data/push.db") == 0)
        #expect(try registry.subscriptions().isEmpty)
        try subscribe("ben")
        #expect(try PushRegistry(desk.directory + "/data/push.db").secret(or: [4]) == [1, 2])
        let postman = postman()
        postman.look(after(0))
        desk.tally("add", "essential", "name=Milk")
        postman.look(after(1))
        postman.look(after(30))
        #expect(service.heard().count == 1)
    }

    @Test func `the server's key stays what it is`() throws {
        #expect(try registry.secret(or: [1, 2]) == [1, 2])
        #expect(try registry.secret(or: [3]) == [1, 2])
        #expect(try PushRegistry(desk.directory + "/data/push.db").secret(or: [4]) == [1, 2])
    }
}
