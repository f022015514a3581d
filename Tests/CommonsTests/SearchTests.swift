import Kernel
import TestKit
import Testing

@Suite struct SearchTests {
    private let newcomer = Newcomer()

    @Test(arguments: ["apfel", "ÄPFEL", "pf", "  äpfel "])
    func `everything that contains what was typed is found`(typed: String) {
        newcomer.add("Äpfel", "low")
        newcomer.add("Bread", details: "with apfelmus, not äpf")
        let search = newcomer.get("/search?q=" + typed.percentEncoded)
        #expect(search.rows.contains("Äpfel"))
        #expect(search.row("Äpfel")?.href?.hasPrefix("/priorities/") == true)
        #expect(search.value(of: "q") == typed.trimmed)
    }

    @Test func `details are searched too and shown`() {
        newcomer.add("Bread", details: "the rye one")
        let search = newcomer.get("/search?q=RYE")
        #expect(search.rows == ["Bread"] && search.row("Bread")?.subtitle == "the rye one")
    }

    @Test func `nothing found is said`() {
        let search = newcomer.get("/search?q=%3Cb%3E")
        #expect(search.text.contains("Nothing contains “<b>”.") && !search.markup.contains("<b>"))
    }

    @Test func `nothing typed finds nothing and says how to begin`() {
        newcomer.add("Milk")
        let search = newcomer.get("/search?q=+")
        #expect(search.rows == [] && search.text.contains("Type at least one letter."))
    }

    @Test func `what hidden trackers keep comes last, under a line that says so`() throws {
        newcomer.send("/sample", ["tracker": "/projects"])
        let title = try #require(newcomer.get("/projects").rows.first)
        newcomer.add(title)
        let query = "/search?q=" + title.percentEncoded
        #expect(!newcomer.get(query).text.contains("In trackers that you have hidden"))
        newcomer.send("/settings/trackers", ["tracker": "projects", "do": "hide"])
        let found = newcomer.get(query).markup
        let essentials = try #require(found.firstRange(of: "kind-essential")).lowerBound
        let line = try #require(found.firstRange(of: "In trackers that you have hidden")).lowerBound
        let projects = try #require(found.firstRange(of: "kind-project")).lowerBound
        #expect(essentials < line && line < projects)
    }

    @Test func `what is found stands in the order of the trackers`() throws {
        newcomer.send("/sample", ["tracker": "/projects"])
        let title = try #require(newcomer.get("/projects").rows.first)
        newcomer.add(title)
        newcomer.send("/settings/trackers", ["tracker": "priorities", "do": "up"])
        let found = newcomer.get("/search?q=" + title.percentEncoded).markup
        let first = try #require(found.firstRange(of: "id=\"kind-")).upperBound
        #expect(found[first...].hasPrefix("essential"))
    }

    private func addHomework() throws {
        newcomer.send("/grades/add/course", ["name": "Linear Algebra"])
        newcomer.send("/grades/add/course", ["name": "Biology"])
        for name in ["Linear Algebra", "Biology"] {
            let course = try #require(newcomer.get("/grades").row(name)?.href)
            let id = String(course.dropFirst("/grades/".count))
            for work in ["HW 1", "Quiz"] {
                newcomer.send("/grades/add/assignment", ["course": id, "name": work])
            }
        }
    }

    @Test(arguments: ["HW linear", "linear hw", "linear algebra HW 1", "hw 1 algebra"])
    func `a record is found by a part of it and of what it belongs to`(typed: String) throws {
        try addHomework()
        let search = newcomer.get("/search?q=" + typed.percentEncoded)
        #expect(search.rows == ["HW 1"])
        #expect(search.row("HW 1")?.subtitle == "Linear Algebra")
    }

    @Test func `what belongs to what is found follows it`() throws {
        try addHomework()
        let search = newcomer.get("/search?q=linear")
        #expect(search.rows == ["Linear Algebra", "HW 1", "Quiz"])
        #expect(newcomer.get("/search?q=quiz").rows == ["Quiz", "Quiz"])
        #expect(newcomer.get("/search?q=hw+chemistry").rows == [])
    }

    @Test(arguments: [
        ("settings", "Settings", "/settings"), ("trash", "Trash", "/trash"),
        ("Grades", "Grades", "/grades"), ("pulls", "Pulls", "/pulls"),
        ("impo", "Import", "/import"),
    ])
    func `screens are found by their names`(typed: String, title: String, path: String) {
        let search = newcomer.get("/search?q=" + typed)
        #expect(search.rows.first == title && search.row(title)?.href == path)
        #expect(!search.text.contains("Nothing contains"))
        #expect(search.text.contains("Add “") == (typed == "impo"))
        #expect(newcomer.get("/add?q=" + typed).text.contains("Add “"))
    }

    @Test func `a screen is found in the reader's language`() {
        newcomer.visitor.language = "de"
        #expect(newcomer.get("/search?q=einstellungen").rows == ["Einstellungen"])
        #expect(newcomer.get("/search?q=se").rows == [])
    }

    @Test func `what is in the trash is not found`() {
        let list = newcomer.add("Milk")
        newcomer.send((list.row("Milk")?.href ?? "") + "/delete")
        #expect(newcomer.get("/search?q=milk").rows == [])
    }
}

/// Adding is one press away everywhere, and leads to a line of its own.
@Suite struct AddTests {
    private let newcomer = Newcomer()

    @Test(arguments: ["/", "/priorities", "/projects", "/trash", "/settings"])
    func `the rail of every screen has it`(path: String) {
        #expect(newcomer.get(path).markup.contains("href=\"/add\""))
    }

    @Test func `what is typed is offered where it fits, and what is there stands below`() throws {
        newcomer.add("Oat milk", "low")
        let empty = newcomer.get("/add")
        #expect(empty.text.contains("nothing is kept before you choose"))
        let page = newcomer.get("/add?q=oat")
        let offer = try #require(page.markup.firstRange(of: "Add “Oat”")).lowerBound
        let there = try #require(page.markup.firstRange(of: "There already")).lowerBound
        #expect(offer < there)
        #expect(page.rows == ["Oat milk"])
    }

    @Test func `what is missing for it is offered first`() throws {
        let essay = newcomer.get("/add?q=" + "essay due Friday 20 %".percentEncoded)
        #expect(essay.text.contains("First add a course for “essay”"))
        #expect(essay.markup.contains("href=\"/grades/add/course?return=%2Fadd%3Fq%3Dessay"))
        let hook = newcomer.get("/add?q=" + "305.5 ft Red Rock".percentEncoded)
        let pull = try #require(hook.markup.firstRange(of: "First add a pull for 305.5 ft"))
        let project = try #require(hook.markup.firstRange(of: "action=\"/projects/new\""))
        #expect(pull.lowerBound < project.lowerBound)
        #expect(hook.markup.contains("href=\"/pulls/new?return=%2Fadd%3Fq%3D305.5"))
        #expect(!newcomer.get("/add?q=milk").text.contains("First add"))
    }

    @Test func `several things in one line are offered each`() throws {
        let page = newcomer.get("/add?q=" + "2 l milk and 3 eggs".percentEncoded)
        #expect(page.text.contains("Add each: 2 l milk · 3 eggs"), "\(page.text)")
        let each = try #require(page.text.firstRange(of: "Add each:")).lowerBound
        let one = try #require(page.text.firstRange(of: "Milk and 3 eggs")).lowerBound
        #expect(each < one)
        newcomer.send(
            "/priorities/batch",
            ["lines": try #require(page.value(of: "lines")), "level": "high"])
        let list = newcomer.get("/priorities").text
        #expect(list.contains("Milk") && list.contains("2 L") && list.contains("Eggs"), "\(list)")
    }

    @Test func `work that had to wait for its course goes on with what was typed`() throws {
        let typed = "essay due Friday 20 %".percentEncoded
        let offered = newcomer.get("/add?q=" + typed)
        let href = try #require(
            offered.markup.firstMatch(of: /href="(\/grades\/add\/course[^"]*)"/)?.1)
        let form = newcomer.get(String(href).replacing("&amp;", with: "&"))
        let back = String(
            try #require(form.markup.firstMatch(of: /name="return" value="(\/add[^"]*)"/)?.1))
        let next = newcomer.send("/grades/add/course", ["name": "Biology", "return": back])
        #expect(next.text.contains("Add “essay” to Biology ·"), "\(next.text)")
        #expect(next.markup.contains("name=essay"), "\(next.markup)")
        // A course that nothing waits for is opened.
        let other = newcomer.send("/grades/add/course", ["name": "Art", "return": "/grades"])
        #expect(other.markup.contains("/grades/add/assignment"))
    }

    /// What a form of a link on a page leads back to.
    private func back(_ page: Screen, _ link: Regex<(Substring, Substring)>) throws -> String {
        let href = try #require(page.markup.firstMatch(of: link)?.1)
        let form = newcomer.get(String(href).replacing("&amp;", with: "&"))
        return String(
            try #require(form.markup.firstMatch(of: /name="return" value="(\/add[^"]*)"/)?.1))
    }

    @Test func `a hook that had to wait for its pull goes on with what was typed`() throws {
        let offered = newcomer.get("/add?q=" + "305.5 ft Red Rock".percentEncoded)
        let back = try back(offered, /href="(\/pulls\/new[^"]*)"/)
        let refused = newcomer.visitor.post("/pulls/new", ["name": "", "return": back])
        #expect(refused.status == 422 && refused.markup.contains("value=\"" + back))
        let next = newcomer.send(
            "/pulls/new", ["name": "Fair", "date": "2026-11-20", "return": back])
        #expect(next.text.contains("305.5 ft") && next.text.contains("Fair"), "\(next.text)")
        #expect(next.markup.contains("tractor=Red"), "\(next.markup)")
        let other = newcomer.send("/pulls/new", ["name": "Other", "date": "2026-11-21"])
        #expect(!other.markup.contains("action=\"/add\""))
    }

    @Test func `work that had to wait for its weight group goes on with what was typed`() throws {
        newcomer.send("/grades/add/course", ["name": "English"])
        let offered = newcomer.get("/add?q=" + "essay due Friday 20 %".percentEncoded)
        #expect(offered.text.contains("Set up a weight group of 20 % in English"))
        let link = try #require(
            offered.markup.firstMatch(of: /href="(\/grades\/[^"\/]*\/weights)(\?[^"]*)"/))
        let sheet = newcomer.get(String(link.1 + link.2).replacing("&amp;", with: "&"))
        #expect(sheet.value(of: "name-new0") == "Essay" && sheet.value(of: "weight-new0") == "20")
        let back = try back(offered, /href="(\/grades\/[^"\/]*\/weights\?[^"]*)"/)
        let next = newcomer.send(
            String(link.1),
            ["weights": "normalized", "name-new0": "Essay", "weight-new0": "20", "return": back])
        #expect(next.text.contains("Add “essay” to English ·"), "\(next.text)")
        #expect(next.text.contains("in “Essay”, 20 %"), "\(next.text)")
    }

    @Test func `the plus of the first screen leads there`() {
        newcomer.add("Milk")
        #expect(newcomer.get("/").markup.contains("href=\"/add\" aria-label=\"Add anything\""))
    }
}

/// A line typed anywhere goes where it belongs, and is shown before it is kept.
@Suite struct OfferTests {
    private let newcomer = Newcomer()

    init() {
        for path in ["/priorities", "/grades", "/pulls"] {
            newcomer.send("/sample", ["tracker": path])
        }
    }

    private func offer(_ typed: String, _ start: String) -> String? {
        let markup = newcomer.get("/search?q=" + typed.percentEncoded).markup
        for found in markup.matches(of: /href="([^"]*)"/) where found.1.hasPrefix(start) {
            return String(found.1).replacing("&amp;", with: "&")
        }
        return nil
    }

    @Test func `work of a course goes into its sheet`() throws {
        let course = try #require(newcomer.get("/grades").rows.first)
        let href = try #require(
            offer("essay \(course) due 2026-12-01 18/20", "/grades/add/assignment"))
        let sheet = newcomer.get(href)
        #expect(sheet.value(of: "name") == "essay")
        #expect(sheet.value(of: "due") == "2026-12-01")
        #expect(sheet.value(of: "earned") == "18" && sheet.value(of: "total") == "20")
    }

    @Test func `a per cent beside a date in figures is no score`() throws {
        let course = try #require(newcomer.get("/grades").rows.first)
        newcomer.visitor.language = "en-US"
        let href = try #require(
            offer("lab report \(course) due 12/4 7.25%", "/grades/add/assignment"))
        let sheet = newcomer.get(href)
        #expect(sheet.value(of: "due")?.hasSuffix("-12-04") == true)
        #expect(sheet.value(of: "earned") == "")
        newcomer.visitor.language = "en-GB"
        let british = try #require(
            offer("lab report \(course) due 12/4 7.25%", "/grades/add/assignment"))
        #expect(newcomer.get(british).value(of: "due")?.hasSuffix("-04-12") == true)
    }

    @Test(arguments: [("HW 50 90%", "90 %"), ("HW 50 18/20", "18/20")])
    func `an offer says what it takes for a score`(typed: String, score: String) throws {
        let course = try #require(newcomer.get("/grades").rows.first)
        let page = newcomer.get("/add?q=" + "\(course) \(typed)".percentEncoded)
        #expect(page.text.contains("Add “HW 50” to \(course) · in “Homework” · score \(score)"))
    }

    @Test func `a share that no group has is said, and never a part of the name`() throws {
        let course = try #require(newcomer.get("/grades").rows.first)
        let typed = "saggio \(course) due 2099-12-01 7.25 %"
        let href = try #require(offer(typed, "/grades/add/assignment"))
        let sheet = newcomer.get(href)
        #expect(sheet.value(of: "name") == "saggio" && sheet.value(of: "earned") == "")
        let page = newcomer.get("/add?q=" + typed.percentEncoded)
        #expect(page.text.contains("7.25 %: not in a weight group yet"))
        #expect(page.text.contains("Set up a weight group of 7.25 % in \(course)"))
        #expect(offer(typed, "/grades/")?.contains("/add/") == true)
    }

    @Test func `a share chooses the group of that weight, and a name the group it points to`()
        throws
    {
        newcomer.send("/grades/add/course", ["name": "Biology"])
        let course = try #require(newcomer.get("/grades").row("Biology")?.href)
        newcomer.send(
            course + "/weights",
            [
                "weights": "percent", "name-new0": "Exams", "weight-new0": "80",
                "name-new1": "Written work", "weight-new1": "20",
            ])
        let typed = "Biology paper bis 3.12. 20 %"
        let page = newcomer.get("/add?q=" + typed.percentEncoded)
        #expect(page.text.contains("in “Written work”, 20 %"))
        let href = try #require(offer(typed, "/grades/add/assignment"))
        #expect(newcomer.get(href).value(of: "name") == "paper")
        let exam = newcomer.get("/add?q=" + "Biology exam 3 due 2099-12-01".percentEncoded)
        #expect(exam.text.contains("in “Exams”") && !exam.text.contains("in “Exams”,"))
        let other = newcomer.get("/add?q=" + "Biology exam 3 due 2099-12-01 30 %".percentEncoded)
        #expect(other.text.contains("in “Exams”, whose weight is 80"))
    }

    @Test func `open work of the name is offered its score before another is`() throws {
        newcomer.send("/grades/add/course", ["name": "Biology"])
        let course = try #require(newcomer.get("/grades").row("Biology")?.href)
        let id = String(course.dropFirst("/grades/".count))
        newcomer.send("/grades/add/assignment", ["course": id, "name": "Final exam"])
        let page = newcomer.get("/add?q=" + "final exam 85/100".percentEncoded)
        let score = try #require(
            page.markup.firstRange(of: "Give “Final exam” in Biology the score 85/100"))
        let another = try #require(page.markup.firstRange(of: "Add “final exam” to"))
        #expect(score.lowerBound < another.lowerBound)
        let action = try #require(page.markup.firstMatch(of: /action="(\/grades\/score\/[^"]*)"/))
        newcomer.send(String(action.1), ["score": "85/100", "return": course])
        #expect(newcomer.get(course).text.contains("85%"))
        let again = newcomer.get("/add?q=" + "final exam 85/100".percentEncoded)
        #expect(!again.text.contains("Give “Final exam”"))
    }

    @Test func `what counts nothing isn't the next best hour`() throws {
        let newcomer = Newcomer()
        newcomer.send("/grades/add/course", ["name": "Biology"])
        let course = try #require(newcomer.get("/grades").row("Biology")?.href)
        newcomer.send(
            course + "/weights",
            [
                "weights": "percent", "name-new0": "Exams", "weight-new0": "60",
                "name-new1": "Labs", "weight-new1": "40",
            ])
        let id = String(course.dropFirst("/grades/".count))
        newcomer.send("/grades/add/assignment", ["course": id, "name": "Essay"])
        #expect(!newcomer.get("/grades").text.contains("Essay, Biology"))
        let hours = newcomer.get("/grades/hours")
        #expect(!hours.text.contains("Essay") && hours.text.contains("Nothing that counts is open"))
    }

    @Test func `another quantity of what is on the list is said to change it alone`() {
        newcomer.add("Oat bran")
        let set = newcomer.get("/add?q=" + "2 kg oat bran".percentEncoded)
        #expect(set.text.contains("Set “Oat bran” on the list to 2 kg"))
        #expect(!set.text.contains("back on the list"))
        newcomer.send("/priorities/search", ["name": "2 kg oat bran"])
        #expect(!newcomer.get("/add?q=" + "2 kg oat bran".percentEncoded).text.contains("Set “Oat"))
        newcomer.add("Rye bran", "low")
        let back = newcomer.get("/add?q=" + "2 kg rye bran".percentEncoded)
        #expect(back.text.contains("Put “Rye bran, 2 kg” back on the list"))
    }

    @Test func `a distance goes into the sheet of a hook`() throws {
        let href = try #require(offer("305.5 ft Nobody Yet", "/pulls/"))
        let sheet = newcomer.get(href)
        #expect(sheet.value(of: "distance") == "305.5 ft")
        #expect(sheet.value(of: "tractor") == "Nobody Yet")
    }

    @Test func `what says nothing of work or pulls is offered to neither`() {
        #expect(offer("oat milk", "/grades/add") == nil)
        #expect(offer("oat milk", "/pulls/") == nil)
    }
}
