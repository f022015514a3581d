import AllTrackers
import Commons
import Kernel
import TestKit
import Testing

/// What somebody sees and can do whose device may only read.
struct ReaderTests {
    private let visitor = Visitor(AllTrackers.app())

    /// A book of every tracker's sample data, and its reader.
    init() {
        visitor.send("/sample", ["return": "/"])
        visitor.mayOnlyRead = true
    }

    /// What is posted to these changes only how the device shows and keeps the book, or is of another book.
    private let own = [
        "/settings", "/settings/sync", "/settings/trackers", "/settings/sharing", "/join",
    ]

    /// The reader on a device with a copy of its own.
    private func withCopy(_ problem: SyncProblem? = nil, waiting: Int = 0) {
        var status = SyncStatus(
            server: "https://home.example", waiting: waiting, lastSynced: visitor.now,
            problem: problem, isAutomatic: true)
        status.mayOnlyRead = true
        visitor.sync = status
    }

    @Test func `whatever is posted is answered by a page that says so, and nothing is written`()
        throws
    {
        let before = try visitor.store.position()
        let trackers = AllTrackers.app().trackers.flatMap { $0.routes }
        for route in Commons.routes + trackers where route.method == .post {
            let path = "/" + route.pattern.joined(separator: "/")
            if own.contains(path) { continue }
            let answer = visitor.post(path, ["name": "Milk"])
            #expect(answer.status == 403)
            #expect(answer.markup.contains("<h1>This device may only look</h1>"))
            #expect(answer.markup.contains("href=\"/\""))
        }
        #expect(try visitor.store.position() == before)
    }

    @Test(arguments: [
        ("de", "Dieses Gerät darf nur ansehen"), ("it", "Questo dispositivo può solo guardare"),
    ])
    func `it is said in the reader's language`(language: String, words: String) {
        visitor.language = language
        #expect(visitor.post("/priorities/new", ["name": "Milk"]).text.contains(words))
    }

    @Test func `no screen offers what can't be done`() {
        for path in ["/", "/priorities", "/projects", "/pulls", "/grades", "/trash", "/settings"] {
            visitor.mayOnlyRead = false
            let offered = visitor.get(path).markup
            visitor.mayOnlyRead = true
            let page = visitor.get(path)
            #expect(page.status == 200)
            #expect(page.markup.contains("Only looking"))
            #expect(!offered.contains("Only looking"))
            for sign in [
                "class=\"tick\"", "formaction", "href=\"/add\"", "swipe-actions\"><button",
            ] {
                #expect(!page.markup.contains(sign), "\(path) \(sign)")
            }
            #expect(!page.markup.contains("href=\"\(path)/new\""), "\(path)")
        }
    }

    @Test func `wherever one goes, nothing is there that writes, nor leads to what does`() {
        visitor.mayOnlyRead = false
        var addresses: [String] = []
        var writer = Wanderer(visitor)
        writer.wander(from: ["/"]) { address, _ in addresses.append(address) }
        visitor.mayOnlyRead = true
        withCopy()
        var found: Set<String> = []
        var reader = Wanderer(visitor)
        reader.wander(from: addresses) { address, page in
            let place = address.prefix { $0 != "?" }
                .replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/, with: "*")
            for form in page.markup.matches(of: /<form[^>]*method="post"[^>]*>/) {
                let action = form.output.firstMatch(of: /action="([^"]*)"/)?.output.1 ?? ""
                if own.contains(String(action)) { continue }
                found.insert("\(place): form \(action)")
            }
            if page.markup.contains("formaction") { found.insert("\(place): formaction") }
            for link in page.links where visitor.app.isToWrite(link) {
                let target = link.replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/, with: "*")
                found.insert("\(place): link \(target)")
            }
        }
        #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
        #expect(addresses.count > 200)
    }

    @Test(arguments: ["/add", "/import", "/priorities/new", "/grades/import", "/pulls/notes"])
    func `a screen that is there only to write says that this device may only look`(path: String) {
        let page = visitor.get(path)
        #expect(page.status == 403)
        #expect(page.markup.contains("<h1>This device may only look</h1>"))
    }

    @Test func `what a form shows is shown still`() throws {
        let item = try #require(
            visitor.get("/priorities").markup.firstMatch(of: /href="(\/priorities\/[0-9a-f-]{36})"/)
        )
        let edit = visitor.get(String(item.1) + "/edit").markup
        #expect(edit.contains("<fieldset class=\"post\" disabled>"))
        #expect(!edit.contains("type=\"submit\" class=\"button primary\""))
    }

    @Test func `a copy of the book keeps its own choices, and goes offline and online`() throws {
        let before = try visitor.store.position()
        withCopy()
        let settings = visitor.get("/settings").markup
        #expect(settings.contains("id=\"preferences\""))
        #expect(settings.contains("value=\"offline\""))
        #expect(settings.contains("This device may only look. What others write arrives by itself"))
        #expect(visitor.post("/settings", ["theme": "dark"]).status == 303)
        #expect(visitor.post("/settings/sync", ["do": "offline"]).status == 303)
        #expect(try visitor.book.setting(.theme) == "dark")
        visitor.wait(400 * 86_400_000)
        #expect(visitor.post("/settings/trackers", ["do": "up"]).status == 303)
        #expect(try visitor.store.position() == before)
        visitor.sync = nil
        #expect(!visitor.get("/settings").markup.contains("id=\"preferences\""))
    }

    @Test func `what was written before is said to stay, and that others' changes arrive`() {
        withCopy(.mayOnlyRead, waiting: 2)
        let settings = visitor.get("/settings").markup
        #expect(settings.contains("Only looking · 2 changes waiting"))
        #expect(settings.contains("isn’t sent, and stays here. What others write arrives."))
        #expect(!settings.contains("Nothing was exchanged"))
    }
}
