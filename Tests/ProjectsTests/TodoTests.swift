import Kernel
import Projects
import TestKit
import Testing

@Suite struct TodoTests {
    private func take(
        _ name: String, _ text: String, into notebook: Notebook = Notebook(),
        wishes: ForeignWishes? = nil
    ) throws -> [Record] {
        let format = try #require(Projects.declarations.formats.first { $0.name == name })
        let wishes = wishes ?? ForeignWishes(.english, named: "Tasks")
        let book = Book(
            notebook.store, Projects.declarations.rulebook, now: .start + 5_000, seed: 3)
        let reading = try format.read(ForeignFile(text: text), wishes, book)
        _ = try book.commit(reading.drafts)
        return try book.records(Item.kind, order: [Order(.createdAt)])
    }

    @Test func `lines of todo.txt become items, nothing of them is lost`() throws {
        let items = try take(
            "todotxt",
            """
            (A) Call Mom +Family @phone due:2026-05-30
            x 2026-05-20 2026-04-30 Measure +garden wall
            (D) 2026-05-01 Read

            Plain
            """)
        #expect(items.map(\.title) == ["Call Mom", "Measure +garden wall", "Read", "Plain"])
        #expect(items.map { $0[Item.priority] } == [3, 1, 1, 1])
        #expect(items.map { $0[Item.completed] } == [false, true, false, false])
        #expect(items[0][Item.detail] == "+Family @phone due:2026-05-30")
        #expect(items[1][Item.detail] == "+garden\ncompleted:2026-05-20\ncreated:2026-04-30")
        #expect(items[2][Item.detail] == "pri:D\ncreated:2026-05-01")
    }

    @Test func `tasks of Taskwarrior become items with notes, dates and what they wait for`() throws
    {
        let items = try take(
            "taskwarrior",
            """
            [{"uuid":"a","entry":"20260501T080000Z","description":"Buy milk","status":"pending",
            "priority":"H","due":"20260530T220000Z","tags":["shop","food"],"project":"Home",
            "annotations":[{"entry":"20260502T090000Z","description":"2 litres"}],"depends":["b"]},
            {"uuid":"b","entry":"20260501T080000Z","description":"Get paid","status":"completed","priority":"L"},
            {"uuid":"c","entry":"20260501T080000Z","description":"Old","status":"deleted"}]
            """)
        #expect(items.map(\.title) == ["Buy milk", "Get paid"])
        #expect(items.map { $0[Item.priority] } == [3, 1])
        #expect(items.map { $0[Item.completed] } == [false, true])
        let detail = items[0][Item.detail]
        for line in [
            "2026-05-02T09:00Z 2 litres", "due:2026-05-30T22:00Z", "project:Home", "+shop +food",
            "depends: Get paid",
        ] {
            #expect(detail.contains(line))
        }
    }

    @Test func `what comes in again under one name is refused, not doubled`() throws {
        let notebook = Notebook()
        #expect(try take("todotxt", "(A) a\n(B) b", into: notebook).count == 2)
        #expect(throws: ForeignError.self) {
            try take("todotxt", "(A) a\n(B) b", into: notebook)
        }
        #expect(
            try notebook.use { (book) throws(BookError) in try book.records(Item.kind).count } == 2)
    }

    @Test func `a task without a priority never ranks above one that has one`() throws {
        let todo = try take("todotxt", "(A) a\n(B) b\n(C) c\nd")
        #expect(todo.map { $0[Item.priority] } == [3, 2, 1, 1])
    }

    @Test func `a letter below B and a value of several words stay in the details`() throws {
        let todo = try take("todotxt", "(C) c note:\"a b\"\n(A) a")
        #expect(todo[0].title == "c")
        #expect(todo[0][Item.detail] == "note:\"a b\"\npri:C")
    }

    @Test(arguments: ["Meet Bob 14:30", "Odds 3:1", "Read ISO-9:2"])
    func `what has a colon but no word before it stays in the title`(title: String) throws {
        let items = try take("todotxt", title + "\n(A) b due:2026-05-30")
        #expect(items.map(\.title) == [title, "b"])
    }

    @Test func `when a task was made, begun and what somebody added to it comes along`() throws {
        let notebook = Notebook()
        let format = try #require(Projects.declarations.formats.first { $0.name == "taskwarrior" })
        let text = """
            [{"uuid":"a","entry":"20250501T080007Z","start":"20250502T080000Z","status":"pending",
            "description":"Buy milk","estimate":3.5,"client":"Ann","modified":"20250501T080000Z",
            "id":1,"urgency":3.2,"priority":"M"},
            {"uuid":"b","entry":"soon","description":"Sell","status":"pending","modified":"x"}]
            """
        let book = Book(
            notebook.store, Projects.declarations.rulebook, now: .start + 5_000, seed: 3)
        let reading = try format.read(
            ForeignFile(text: text), ForeignWishes(.english, named: "Tasks"), book)
        #expect(reading.doubts.map { $0.text } == ["modified"])
        _ = try book.commit(reading.drafts)
        let items = try book.records(Item.kind, order: [Order(.createdAt)])
        #expect(items.map(\.title) == ["Buy milk", "Sell"])
        #expect(items[0].createdAt.iso == "2025-05-01T08:00:07.000Z")
        #expect(items[0][Item.detail] == "start:2025-05-02T08:00Z\nestimate:3.5\nclient:Ann")
        #expect(items[1][Item.detail] == "entry:soon")
        #expect(items.map { $0[Item.priority] } == [2, 1])
    }

    @Test func `the same file into the same project twice doubles nothing`() throws {
        let notebook = Notebook()
        let project = try notebook.add(Project.kind, ["title": .text("Home")])
        let wishes = ForeignWishes(.english, into: project.text)
        let first = try take("todotxt", "(A) Milk\nBread\nBread", into: notebook, wishes: wishes)
        let second = try take("todotxt", "x Milk\nBread\nBread", into: notebook, wishes: wishes)
        #expect(first.map(\.id) == second.map(\.id) && second.count == 3)
        #expect(second.map { $0[Item.completed] } == [true, false, false])
    }

    @Test(arguments: ["todotxt", "taskwarrior"])
    func `without a project to receive it, a file is refused with a sentence`(name: String) {
        #expect(throws: ForeignError.self) {
            try take(name, "(A) Milk", wishes: ForeignWishes(.english))
        }
    }

    @Test func `a project that Taskwarrior writes as a number is kept`() throws {
        let items = try take(
            "taskwarrior", "{\"description\":\"a\",\"status\":\"pending\",\"project\":7}")
        #expect(items.map { $0[Item.detail] } == ["project:7"])
    }

    @Test func `a status that Taskwarrior doesn't have is refused`() {
        #expect(throws: ForeignError.self) {
            try take("taskwarrior", "{\"description\":\"a\",\"status\":\"odd\"}")
        }
    }
}
