import AllTrackers
import Kernel
import Projects
import TestKit
import Testing

/// What is shown at addresses, until it is taken back.
@Suite struct ShownAddressTests {
    private let visitor = Visitor(AllTrackers.app())

    init() {
        visitor.send("/priorities/new", ["name": "Milk", "level": "high"])
        visitor.send("/priorities/new", ["name": "Secret diary", "level": "low"])
    }

    private let path = "/show/essential/all"

    /// The address that a screen shows.
    private func address(_ screen: Screen) throws -> String {
        let found = screen.markup.firstMatch(of: /href="(\/shown\/[0-9a-f]{32})"/)?.output.1
        return String(try #require(found))
    }

    /// What the settings list, beside the ways to other settings.
    private func shown(_ screen: Screen) -> [String] {
        screen.list.filter { $0.id.hasPrefix("shown-") }.map(\.name)
    }

    private func makeAddress(_ path: String) throws -> String {
        try address(visitor.send(path + "/address"))
    }

    @Test func `an address shows what stands there now, and nothing else`() throws {
        let address = try makeAddress(path)
        let page = visitor.get(address)
        #expect(page.status == 200)
        #expect(page.text.contains("Milk"))
        #expect(!page.text.contains("diary"))
        #expect(!page.markup.contains("href="))
        #expect(!page.markup.contains("<script"))
        #expect(page.response.header("X-Robots-Tag")?.contains("noindex") == true)
        #expect(page.response.header("Cache-Control") == "no-store")
        #expect(page.response.header("Referrer-Policy") == "no-referrer")
        #expect(page.response.header("Set-Cookie") == nil)
        visitor.send("/priorities/new", ["name": "Bread", "level": "high"])
        #expect(visitor.get(address).text.contains("Bread"))
    }

    @Test func `what is taken back has a wrong address, and gets another`() throws {
        let first = try makeAddress(path)
        #expect(try makeAddress(path) == first)
        let list = visitor.get("/settings/shown")
        #expect(shown(list) == ["Shopping list"])
        let after = visitor.send("/settings/shown", ["kind": "essential", "id": "all"])
        #expect(after.text.contains("Nothing is shown at an address."))
        #expect(visitor.get(first).status == 404)
        #expect(visitor.get(path + "/address").text.contains("Make an address"))
        let second = try makeAddress(path)
        #expect(second != first)
        #expect(visitor.get(first).status == 404)
        #expect(visitor.get(second).status == 200)
    }

    @Test func `deleting a record ends what is shown of it`() throws {
        let shed = Draft(Project.kind).setting(Project.title, "Shed")
        let project = try #require(try visitor.book.commit(shed).ids.first)
        let address = try makeAddress(AppAddress.showing(Project.kind, project))
        #expect(visitor.get(address).text.contains("Shed"))
        visitor.send("/projects/\(project.text)/delete")
        #expect(visitor.get(address).status == 404)
        #expect(shown(visitor.get("/settings/shown")).isEmpty)
    }

    @Test func `an address is known as a secret, and asked of the server alone`() throws {
        let address = try makeAddress(path)
        #expect(visitor.app.hasOwnSecret(address))
        #expect(!visitor.app.hasOwnSecret(path))
        #expect(!visitor.app.hasOwnSecret(path + "/page.html"))
        #expect(visitor.app.desk(address) == .server)
        #expect(visitor.app.desk(path + "/address") == .serverFirst)
        #expect(visitor.app.desk("/settings/shown") == .serverFirst)
        #expect(visitor.app.desk(path) == .device)
    }

    @Test func `the name by which others reach the server stands there, as a code too`() {
        _ = visitor.post(path + "/address")
        var context = Request.Context(now: visitor.now, seed: 1)
        context.server = "https://home.example"
        context.base = "/books/club"
        let request = Request(.get, path: path + "/address", context: context)
        let answer = visitor.app.handle(request, in: visitor.store)
        let page = String(decoding: answer.body, as: UTF8.self)
        #expect(page.contains("<code>https://home.example/books/club/shown/"))
        #expect(page.contains("href=\"/books/club/shown/"))
        #expect(page.contains("<svg class=\"qr\""))
        #expect(answer.header("Cache-Control") == "no-store")
    }

    @Test func `who may only look sees what is shown and makes no address`() throws {
        let address = try makeAddress(path)
        visitor.mayOnlyRead = true
        let screen = visitor.get(path)
        #expect(screen.status == 200)
        #expect(!screen.markup.contains("/address\""))
        #expect(visitor.get(path + "/address").status == 403)
        #expect(visitor.post(path + "/address").status == 403)
        #expect(visitor.post("/settings/shown", ["kind": "essential", "id": "all"]).status == 403)
        #expect(shown(visitor.get("/settings/shown")) == ["Shopping list"])
        #expect(!visitor.get("/settings/shown").markup.contains("Take back"))
        #expect(visitor.get(address).status == 200)
    }

    @Test func `a copy on a device makes none, and says where they are`() {
        visitor.sync = SyncStatus(isAutomatic: true)
        #expect(visitor.get(path + "/address").text.contains("on the home server"))
        #expect(visitor.send(path + "/address").text.contains("on the home server"))
        #expect(visitor.get("/settings/shown").text.contains("on the home server"))
        visitor.sync = nil
        #expect(shown(visitor.get("/settings/shown")).isEmpty)
    }

    @Test func `a site without a server offers none`() {
        var assets = AssetNames.development
        assets.hasEvents = false
        let site = Visitor(AllTrackers.app(assets: assets))
        site.send("/priorities/new", ["name": "Milk", "level": "high"])
        #expect(!site.get(path).markup.contains("/address\""))
        #expect(site.get(path).markup.contains("page.html"))
        #expect(!site.get("/settings").markup.contains("/settings/shown"))
        _ = site.post(path + "/address")
        #expect(site.get(path + "/address").text.contains("on the home server"))
    }

    @Test func `addresses are no part of what is exported`() throws {
        let secret = String(try makeAddress(path).dropFirst("/shown/".count))
        #expect(!visitor.get("/export.json").markup.contains(secret))
    }
}
