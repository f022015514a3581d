import AllTrackers
import Kernel
import SQLiteStore
import Synchronization
import TestKit
import Testing
import WebPush

@testable import TallyCLI

/// What devices post to be told, and what their screen shows.
@Suite struct NotificationsEndpointTests {
    private let desk = Desk(AllTrackers.declarations)
    private let app = AllTrackers.app()
    private let books: Bookcase
    private let registry: PushRegistry
    private let endpoint: NotificationsEndpoint
    private let point =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"

    init() throws {
        desk.tally("add", "essential", "name=Rice")
        desk.tally("book", "new", "Club")
        let data = desk.directory + "/data"
        let pool = try BookPool(.sqlite, data + "/book.sqlite", AllTrackers.declarations.schema)
        books = Bookcase(pool, BookList(directory: data), .sqlite, AllTrackers.declarations)
        registry = try PushRegistry(data + "/push.db")
        let key = try #require(PushKey.random())
        endpoint = NotificationsEndpoint(
            sending: NotificationsEndpoint.Sending(registry: registry, key: key, anywhere: false))
    }

    private func answer(
        _ method: Request.Method, _ body: String = "", device: String? = "phone",
        language: String = "en", by other: NotificationsEndpoint? = nil
    ) -> Response {
        var context = Request.Context(now: .start, acceptLanguage: language, seed: 1)
        context.device = device
        // Who may only look may be told all the same.
        context.mayOnlyRead = true
        let request = Request(
            method, path: NotificationsEndpoint.path,
            contentType: "application/x-www-form-urlencoded", body: Array(body.utf8),
            context: context)
        return books.answer(request) { (request, pool) in
            (other ?? endpoint).answer(request, pool) { pool.answer($0, app) }
        }
    }

    private func form(_ more: String, endpoint: String = "https://push.example.net/1") -> String {
        more + "&endpoint=" + endpoint.percentEncoded + "&p256dh=" + point
            + "&auth=BTBZMqHH6r4Tts7J_aSIgg"
    }

    private func text(_ response: Response) -> String {
        String(decoding: response.body, as: UTF8.self)
    }

    @Test func `a sealed book that was left isn't told of any more, others are`() throws {
        let (one, two) = (String(repeating: "1", count: 32), String(repeating: "2", count: 32))
        let key = String(repeating: "7", count: 64)
        #expect(answer(.post, form("shared=\(one):\(key)&shared=\(two):\(key)")).status == 303)
        for number in ["", "nonsense", String(repeating: "3", count: 32)] {
            #expect(answer(.post, "do=left&shared=\(number)").status == 204)
        }
        #expect(answer(.post, "do=left&shared=\(one)", device: "tablet").status == 204)
        #expect(try registry.subscriptions().first?.shared.count == 2)
        #expect(answer(.post, "do=left&shared=\(one)").status == 204)
        #expect(try registry.subscriptions().first?.shared.map { $0.number.hex } == [two])
        #expect(answer(.post, "do=left&shared=\(two)").status == 204)
        #expect(try registry.subscriptions().isEmpty)
    }

    @Test func `a device says what it wants, changes it, and wants nothing more`() throws {
        #expect(
            answer(
                .post, form("reminders=false&book-book=false&book-club=false&book-club=true"),
                language: "de"
            ).status == 303)
        let kept = try #require(try registry.subscriptions().first)
        #expect(kept.device == "phone" && kept.books == ["club"] && !kept.hasReminders)
        #expect(kept.endpoint == "https://push.example.net/1" && kept.language == "de")
        let page = text(answer(.get))
        #expect(page.contains("name=\"book-club\" value=\"true\" checked"), "\(page)")
        #expect(page.contains("src=\"/assets/notify.js\""))
        // Another device sees its own.
        #expect(!text(answer(.get, device: "tablet")).contains(" checked"))
        let again = form("reminders=true", endpoint: "https://push.example.net/2")
        #expect(answer(.post, again).status == 303)
        let changed = try registry.subscriptions()
        #expect(
            changed.count == 1 && changed[0].endpoint.hasSuffix("/2") && changed[0].hasReminders)
        #expect(answer(.post, form("reminders=false")).status == 303)
        #expect(try registry.subscriptions().isEmpty)
    }

    @Test func `a sealed book is named by its number and the device's key there`() throws {
        let (number, key) = (String(repeating: "07", count: 16), String(repeating: "d7", count: 32))
        #expect(answer(.post, form("shared=\(number):\(key)&shared=nonsense")).status == 303)
        let kept = try #require(try registry.subscriptions().first)
        #expect(kept.shared.map { $0.number.hex } == [number])
        #expect(text(answer(.get)).contains("data-chosen=\"\(number)\""))
    }

    @Test func `a browser that subscribed anew keeps what it chose; one that hadn't gets nothing`()
        throws
    {
        #expect(answer(.post, form("do=renew")).status == 204)
        #expect(try registry.subscriptions().isEmpty)
        #expect(answer(.post, form("reminders=true&book-book=true")).status == 303)
        let renewed = form("do=renew", endpoint: "https://push.example.net/3")
        #expect(answer(.post, renewed, language: "it").status == 204)
        let kept = try #require(try registry.subscriptions().first)
        #expect(kept.endpoint.hasSuffix("/3") && kept.hasReminders && kept.books == [""])
        #expect(kept.language == "en")
    }

    @Test(arguments: [
        "http://push.example.net/1", "https://192.168.1.1/1", "https://localhost/1", "",
    ])
    func `an address that is none of a push service is refused in words`(address: String) throws {
        let refused = answer(.post, form("reminders=true", endpoint: address))
        #expect(refused.status == 422)
        #expect(text(refused).contains("“\(address)” can’t be notified"))
        #expect(try registry.subscriptions().isEmpty)
    }

    @Test func `a browser that is let in anew is told as the device that it is now`() throws {
        #expect(answer(.post, form("reminders=true"), device: "old").status == 303)
        #expect(answer(.post, form("reminders=true"), device: "new").status == 303)
        #expect(try registry.subscriptions().map { $0.device } == ["new"])
    }

    @Test func `without the option the screen says how it is switched on`() {
        let off = NotificationsEndpoint(sending: nil)
        let page = text(answer(.get, by: off))
        #expect(page.contains("This server sends no notifications.") && page.contains("--push"))
        #expect(!page.contains("notify.js") && !page.contains("notify-able"))
        #expect(answer(.post, form("reminders=true"), by: off).status == 303)
    }

    @Test func `in a browser's own copy the screen says where it stands`() {
        let request = Request(
            .get, path: NotificationsEndpoint.path, context: Request.Context(now: .start, seed: 1))
        let store = MemoryStore(AllTrackers.declarations.schema).store
        let page = text(app.handle(request, in: store))
        #expect(page.contains("on the home server") && !page.contains("notify.js"))
    }

    @Test func `the list of devices says who is told, and the option wants an address to write to`()
        throws
    {
        desk.tally("device", "add", "--token", "--name", "Phone")
        #expect(desk.tally("device", "list", "--json").output.contains("\"notifications\":false"))
        let list = desk.tally("device", "list", "--plain").output
        let id = String(list.prefix { $0 != "\t" })
        #expect(answer(.post, form("reminders=true"), device: id).status == 303)
        #expect(desk.tally("device", "list", "--json").output.contains("\"notifications\":true"))
        let wrong = desk.tally("serve", "--push", "ada@example.org")
        #expect(wrong.code == .wrongUsage)
        #expect(
            wrong.messages.contains(
                "“ada@example.org” is no address to write to; --push"))
        #expect(
            desk.tally("serve", "--demo", "--push", "mailto:ada@example.org").code == .wrongUsage)
    }

    @Test func `what is kept is for its owner only`() throws {
        let path = desk.directory + "/data/push.db"
        #expect(Files.outsider(path) == nil)
        #expect(try PushRegistry(existing: path) != nil)
        #expect(try PushRegistry(existing: path + ".none") == nil)
        #expect(throws: StoreError.self) { try DeviceRegistry(path) }
    }
}
