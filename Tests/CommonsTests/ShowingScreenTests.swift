import AllTrackers
import Kernel
import Priorities
import Projects
import Pulls
import TestKit
import Testing

/// What is shown of projects, pulls and lists, and where; with the samples of all trackers.
@Suite struct ShowingScreenTests {
    private let visitor = Visitor(AllTrackers.app())

    init() {
        for tracker in ["/projects", "/priorities", "/pulls", "/grades"] {
            visitor.send("/sample", ["tracker": tracker])
        }
    }

    private func path(_ essential: String) throws -> String {
        AppAddress.showing(
            Essential.kind, try visitor.book.resolve(essential, in: Essential.kind).id)
    }

    /// The path of something to show of each sort.
    private func paths() throws -> [String] {
        let pull = try #require(try visitor.book.records(Pull.kind).first)
        let quality = try #require(try visitor.book.records(Quality.kind).first)
        return [
            AppAddress.showing(Project.kind, quality[Quality.project]),
            AppAddress.showing(Pull.kind, pull.id), "/show/essential/all", try path("Fruit"),
        ]
    }

    private func words(_ path: String) -> String { visitor.get(path + "/words.txt").markup }

    @Test func `each can be had as a page, a picture and words`() throws {
        for path in try paths() {
            let screen = visitor.get(path)
            #expect(screen.status == 200, "\(path)")
            for (file, type) in [
                ("page.html", "text/html; charset=utf-8"), ("picture.svg", "image/svg+xml"),
                ("words.txt", "text/plain; charset=utf-8"),
            ] {
                #expect(screen.markup.contains("href=\"\(path)/\(file)\" download=\""))
                let answer = visitor.get(path + "/" + file)
                #expect(answer.status == 200)
                #expect(answer.response.header("Content-Type") == type)
                #expect(answer.response.header("Content-Disposition") == "attachment")
                #expect(
                    answer.response.header("Content-Security-Policy")
                        == Showing.contentSecurityPolicy)
            }
            let title = try #require(words(path).split(separator: "\n").first)
            #expect(screen.markup.contains("<div id=\"words\" hidden>"))
            #expect(screen.text.contains(title))
            #expect(visitor.get(path + "/page.html").text.contains(title))
            #expect(visitor.get(path + "/else.pdf").status == 404)
        }
    }

    @Test func `a project shows who leads, by how much, and why`() throws {
        let told = words(try paths()[0])
        #expect(told.contains(" leads by "), "\(told)")
        #expect(told.contains("\nRank · Item · Total\n1st · "))
        #expect(told.contains("\nWhy\nQuality · Weight · "))
    }

    @Test func `what is shown of a project wears its colour`() throws {
        #expect(visitor.get(try paths()[0]).markup.contains("color-lightBlue"))
    }

    @Test func `a project that compares nothing shows what is left and what is done`() throws {
        let shed = Draft(Project.kind).setting(Project.title, "Shed")
        let project = try #require(try visitor.book.commit(shed).ids.first)
        for (title, isDone) in [("Roof", true), ("Paint", false)] {
            visitor.wait(1_000)
            _ = try visitor.book.commit(
                Draft(Item.kind).setting(Item.project, project).setting(Item.title, title)
                    .setting(Item.completed, isDone))
        }
        let told = words(AppAddress.showing(Project.kind, project))
        #expect(told.contains("1 of 2 left\n\nPaint\n\nItems done\nRoof\n"), "\(told)")
    }

    @Test func `a pull shows its results class by class`() throws {
        let told = words(try paths()[1])
        #expect(told.contains("\nPlace · Puller · Tractor · Distance · %\n1st · "), "\(told)")
    }

    @Test func `what is to get stands by aisle, with how much of it`() throws {
        let visitor = Visitor(AllTrackers.app())
        for (name, amount, level) in [
            ("Milk", "2", "high"), ("Apples", "", "high"), ("Butter", "", "low"),
        ] {
            visitor.send(
                "/priorities/new",
                ["name": name, "amount": amount, "unit": amount.isEmpty ? "" : "l", "level": level])
        }
        let told = visitor.get("/show/essential/all/words.txt").markup
        #expect(
            told.hasSuffix(
                "2 to get\n\nFruit and vegetables\nApples\n\nMilk, cheese, eggs\n2\u{202F}L Milk\n"
            ), "\(told)")
        #expect(!told.contains("Butter"))
    }

    @Test func `a list shows what is inside, what is stocked last`() throws {
        let told = words(try path("Fruit"))
        #expect(told.hasPrefix("Fruit\n"))
        #expect(told.contains("Apples"), "\(told)")
        #expect(!told.contains("Milk"))
        let alone = try path("Milk")
        #expect(visitor.get(alone).status == 404)
    }

    @Test func `the menus of pages lead to it, and it leads back`() throws {
        for path in try paths() {
            let screen = visitor.get(path)
            let back = try #require(
                screen.markup.firstMatch(of: /class="back[^"]*" href="([^"]*)"/)?.output.1)
            // What is on the list is printed and shown to others by one entry.
            let from = path.hasSuffix("/all") ? back + "/print" : back
            #expect(visitor.get(String(from)).markup.contains("href=\"\(path)\""), "\(from)")
        }
    }

    @Test(arguments: [
        "/show/course/all", "/show/course/x", "/show/nothing/all", "/show/project/all",
        "/show/pull/all", "/show/project/not-an-id", "/shown/", "/shown/x",
    ])
    func `what is nobody else's business isn't shown, nor what isn't there`(path: String) {
        #expect(visitor.get(path).status == 404)
        #expect(visitor.get(path + "/page.html").status == 404)
        #expect(visitor.post(path + "/address").status != 303)
    }

    @Test func `names that look like markup stay names`() throws {
        let name = "<img src=x onerror=alert(1)>"
        let visitor = Visitor(AllTrackers.app())
        visitor.send("/priorities/new", ["name": name, "level": "high"])
        for file in ["", "/page.html", "/picture.svg"] {
            let answer = visitor.get("/show/essential/all" + file)
            #expect(answer.status == 200)
            #expect(!answer.markup.contains("<img"), "\(file)")
            #expect(answer.markup.contains("&lt;img src=x"), "\(file)")
        }
        #expect(visitor.get("/show/essential/all/words.txt").markup.contains(name))
    }
}
