import Grades
import Kernel
import Projects
import TestKit
import Testing

@Suite struct HomeTests {
    private let newcomer = Newcomer()

    @Test func `a fresh book has a door for each tracker, each with its first step and sample`() {
        let home = newcomer.get("/")
        for words in [
            "What shall we begin with?", "A shopping list", "A decision or project",
            "Tractor pulling", "Grades", "Add the first thing", "Sample",
        ] {
            #expect(home.text.contains(words), "no \(words)")
        }
        let sample = newcomer.send("/sample", ["tracker": "/priorities", "return": "/"])
        #expect(sample.text.contains("Needed now Fish, Fruit and Milk"), "\(sample.text)")
        #expect(!sample.text.contains("What shall we begin with?"))
    }

    @Test func `what is needed now is one sentence, with what is running out below it`() {
        newcomer.add("Milk", "critical")
        newcomer.add("Bread", "critical")
        newcomer.add("Apples", "high")
        let home = newcomer.get("/")
        #expect(home.text.contains("Needed now Bread and Milk 1 running out"), "\(home.text)")
        for name in ["Dates", "Eggs", "Figs"] { newcomer.add(name, "critical") }
        #expect(newcomer.get("/").text.contains("Bread, Dates and 3 more"))
    }

    @Test func `the app's icon counts what is needed now, unless its tracker is hidden`() {
        #expect(newcomer.get("/badge").markup == "0")
        newcomer.add("Milk", "critical")
        newcomer.add("Bread", "critical")
        newcomer.add("Apples", "high")
        #expect(newcomer.get("/badge").markup == "2")
    }

    private func course(_ name: String, _ work: [(String, String)]) throws {
        let course = try #require(
            try newcomer.visitor.book.commit(
                Draft(Course.kind).setting(Course.name, name)
            ).ids.first)
        newcomer.visitor.wait(1)
        try newcomer.visitor.book.commit(
            work.map { title, day in
                Draft(Assignment.kind).setting(Assignment.course, course)
                    .setting(Assignment.name, title)
                    .setting(Assignment.due, CivilDate(iso: day))
            })
        newcomer.visitor.wait(1)
    }

    @Test func `what is due stands in the order of days, each at its row's end, then all`() throws {
        try course("Algorithms", [("Exam", "2026-02-20"), ("Essay", "2026-01-04")])
        try course(
            "Biology", [("Report", "2026-01-01"), ("Poster", "2025-12-30"), ("Old", "2025-01-01")])
        let home = newcomer.get("/")
        #expect(
            home.text.contains(
                "Due Poster Biology 30 Dec Report Biology Today Essay Algorithms Sun"))
        #expect(home.rows.prefix(4) == ["Poster", "Report", "Essay", "Exam"], "\(home.rows)")
    }

    @Test func `where things stand each tracker has its turn`() throws {
        newcomer.send("/sample")
        let standing = try #require(newcomer.get("/").markup.firstRange(of: "id=\"standing\""))
        let rest = newcomer.get("/").markup[standing.upperBound...]
        let end = try #require(rest.firstRange(of: "</ul>")).lowerBound
        for id in ["ring-projects-0", "tile-pulls-0", "ring-grades-0"] {
            #expect(rest[..<end].contains(id), "no \(id)")
        }
    }

    @Test func `options that are compared aren't up next, work that is ranked and begun is`() throws
    {
        let book = newcomer.visitor.book
        let id = book.makeID()
        let item = Draft(Item.kind).setting(Item.project, id)
        try book.commit([
            Draft(Project.kind, id).setting(Project.title, "Where to live"),
            Draft(Quality.kind).setting(Quality.project, id).setting(Quality.title, "Rent"),
            item.setting(Item.title, "Elm Street"), item.setting(Item.title, "Mill Lane"),
        ])
        for path in ["/", "/projects"] {
            #expect(!newcomer.get(path).markup.contains("id=\"up-next\""), "\(path)")
        }
        newcomer.visitor.wait(1)
        try book.commit(
            item.setting(Item.title, "Paint the fence").setting(Item.completed, true))
        #expect(newcomer.get("/").text.contains("Up next Elm Street"))
    }

    @Test func `one tracker alone fills the three places`() throws {
        try newcomer.visitor.book.commit(
            ["A", "B", "C", "D"].map { Draft(Project.kind).setting(Project.title, $0) })
        let home = newcomer.get("/").markup
        let rest = home[try #require(home.firstRange(of: "id=\"standing\"")).upperBound...]
        let end = try #require(rest.firstRange(of: "</ul>")).lowerBound
        #expect(rest[..<end].contains("ring-projects-2"))
    }

    @Test func `figures say what they are of`() {
        newcomer.send("/sample")
        let text = newcomer.get("/").text
        #expect(text.contains(/Items? done of \d+ items/), "\(text)")
        #expect(text.contains(/GPA over [\d.]+ credits/), "\(text)")
        #expect(text.contains(/[A-F][+−-]? so far [\d.]+\s?%/), "\(text)")
    }

    @Test func `the list of projects says who leads, as home does`() {
        newcomer.send("/sample")
        let row = newcomer.get("/projects").row("$100 Startup ideas")
        #expect(row?.subtitle == "Perfect App leads by 3")
        #expect(newcomer.get("/projects").text.contains("15 of 16"))
    }

    @Test func `a tracker can be hidden and moved, its addresses stay`() {
        newcomer.add("Milk", "critical")
        let hidden = newcomer.send("/settings/trackers", ["tracker": "pulls", "do": "hide"])
        #expect(hidden.text.contains("Pulls Hidden"))
        let home = newcomer.get("/")
        #expect(!home.markup.contains("href=\"/pulls\""))
        #expect(newcomer.get("/pulls").status == 200)
        newcomer.send("/settings/trackers", ["tracker": "grades", "do": "up"])
        newcomer.send("/settings/trackers", ["tracker": "grades", "do": "up"])
        newcomer.send("/settings/trackers", ["tracker": "grades", "do": "up"])
        let tabs = newcomer.get("/").markup
        let places = ["/grades", "/projects", "/priorities"].map {
            tabs.firstRange(of: "href=\"\($0)\"")?.lowerBound
        }
        #expect(places.allSatisfy { $0 != nil })
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        newcomer.send("/settings/trackers", ["tracker": "pulls", "do": "show"])
        #expect(newcomer.get("/").markup.contains("href=\"/pulls\""))
    }

    @Test func `one tracker always stays, and nonsense changes nothing`() {
        for name in ["projects", "priorities", "pulls", "grades", "nothing"] {
            newcomer.send("/settings/trackers", ["tracker": name, "do": "hide"])
        }
        newcomer.send("/settings/trackers", ["tracker": "grades", "do": "dance"])
        let home = newcomer.get("/").markup
        #expect(home.contains("href=\"/grades\"") && !home.contains("href=\"/projects\""))
    }

    @Test func `what isn't needed says so itself`() {
        let empty = newcomer.get("/pulls")
        #expect(empty.text.contains("I don’t need this"))
        newcomer.send("/settings/trackers", ["tracker": "pulls", "do": "hide", "return": "/"])
        #expect(!newcomer.get("/").markup.contains("href=\"/pulls\""))
    }

    @Test func `search offers to add what isn't there, where it may belong`() {
        newcomer.add("Milk", "low")
        let search = newcomer.get("/search?q=2+l+oat+drink")
        #expect(search.text.contains("Add “Oat drink, 2 l”"))
        #expect(search.text.contains("New project “2 l oat drink”"))
        #expect(newcomer.get("/search?q=milk").text.contains("Put “Milk” back on the list"))
        newcomer.send("/settings/trackers", ["tracker": "projects", "do": "hide"])
        #expect(!newcomer.get("/search?q=oats").text.contains("New project"))
    }

    @Test func `an unknown address says so`() {
        let answer = newcomer.get("/nowhere")
        #expect(answer.status == 404 && answer.text.contains("There is no such page."))
    }

    @Test(arguments: [
        ("GET", "/undo", "POST"), ("POST", "/", "GET, HEAD"), ("PUT", "/", "GET, HEAD"),
    ])
    func `an address used in another way says in which it can be`(
        method: String, target: String, allowed: String
    ) {
        let answer = newcomer.visitor.ask(method, target)
        #expect(answer.status == 405)
        #expect(answer.response.header("Allow") == allowed)
    }

    @Test func `every page forbids foreign scripts, styles and frames`() throws {
        newcomer.add("Milk")
        for target in ["/", "/priorities", "/settings", "/search?q=m", "/trash", "/nowhere"] {
            let page = newcomer.get(target)
            let policy = try #require(page.response.header("Content-Security-Policy"))
            #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
            #expect(!page.markup.contains(" style="))
        }
    }
}
