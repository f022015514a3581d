import AllTrackers
import Kernel
import SQLiteStore
import Synchronization
import TestKit
import Testing
import WebPush

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

        func take(_ device: String, _ text: String) -> PushService.Outcome {
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
        let means = Postman.Means(
            devices: { service.devices.withLock { $0 } },
            send: { (to, message, _, _) in
                let note = try? JSON.parse(message)
                let parts = ["title", "body", "url"].map { name -> String in
                    guard case .string(let text)? = note?[name] else { return "?" }
                    return text
                }
                return service.take(to.device, parts.joined(separator: " | "))
            }, utcOffset: { _ in 60 })
        return Postman(books, app, registry, means, topics: [1]) { (book, day) throws(BookError) in
            try AllTrackers.reminders(book, on: day)
        }
    }

    private func subscribe(
        _ device: String, reminders: Bool = false, books: [String] = [""], language: String = "en",
        at now: Instant = .start
    ) throws {
        #expect(
            try registry.keep(
                PushRegistry.Subscription(
                    device: device, endpoint: "https://push.example/" + device, point: [4],
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

    @Test func `the server's key stays what it is`() throws {
        #expect(try registry.secret(or: [1, 2]) == [1, 2])
        #expect(try registry.secret(or: [3]) == [1, 2])
        #expect(try PushRegistry(desk.directory + "/data/push.db").secret(or: [4]) == [1, 2])
    }
}
