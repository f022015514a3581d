import Kernel
import Projects
import TestKit
import Testing

@Suite struct ModelTests {
    let book = Notebook()

    /// A project with two items and one quality.
    private func study() throws -> (
        project: RecordID, one: RecordID, two: RecordID, quality: RecordID
    ) {
        let project = try book.add(Project.kind, ["title": .text("Cars")])
        let one = try book.add(
            Item.kind, ["project": .reference(project), "title": .text("Sedan")])
        let two = try book.add(
            Item.kind, ["project": .reference(project), "title": .text("Van")])
        let quality = try book.add(
            Quality.kind, ["project": .reference(project), "title": .text("Fuel")])
        return (project, one, two, quality)
    }

    @Test func `a project's figures are those of the contract`() throws {
        let (project, one, two, quality) = try study()
        try book.score(one, quality, 4)
        try book.score(two, quality, 3)
        try book.set(Item.kind, two, "completed", .boolean(true))
        let figures = try book.figures(project)
        #expect(
            figures.members?.map(\.name) == [
                "completion", "ranking", "flips", "dominated", "likelihood", "pairs", "scored",
            ])
        #expect(figures["completion"]?["share"] == .number("0.5"))
        let first = figures["ranking"]?.elements?.first
        #expect(
            first?.members?.map(\.name) == [
                "item", "title", "total", "possible", "share", "rank", "complete",
            ])
        #expect(first?["item"] == .string(one.text))
        #expect(first?["total"] == .number("4"))
        #expect(figures["ranking"]?.elements?.last?["share"] == .number("0.75"))
        let flip = figures["flips"]?.elements?.first
        #expect(flip?["quality"] == .string(quality.text))
        #expect(flip?["up"] == .null)
        #expect(flip?["down"]?["at"] == .number("0"))
        #expect(figures["dominated"]?.elements?.first?["by"] == .array([.string(one.text)]))
    }

    @Test func `a measured project names what is missing and what can't be normalised`() throws {
        let (project, one, two, quality) = try study()
        try book.set(Quality.kind, quality, "measured", .boolean(true))
        try book.use { (book) throws(BookError) in
            _ = try book.commit(Score.draft(one, quality, measure: -5))
        }
        let figures = try book.figures(project)
        #expect(
            figures.members?.map(\.name) == [
                "completion", "ranking", "flips", "dominated", "likelihood", "pairs", "scored",
                "missing", "unusable",
            ])
        #expect(figures["missing"]?.elements?.map { $0["item"] } == [.string(two.text)])
        #expect(figures["unusable"] == .array([]))
        let last = figures["ranking"]?.elements?.last
        #expect(last?["total"] == .null)
        #expect(last?["share"] == .null)
        #expect(last?["complete"] == .boolean(false))
        try book.set(Project.kind, project, "normalization", .choice("sum"))
        #expect(try book.figures(project)["unusable"] == .array([.string(quality.text)]))
    }

    @Test func `a toast names item, quality and score, also of the first`() throws {
        let (_, one, _, quality) = try study()
        try book.use { (book) throws(BookError) in
            for (value, words) in [
                (3, "Sedan: Fuel 3"), (4, "Sedan: Fuel 4"), (nil, "Sedan: Fuel cleared"),
            ] as [(Int64?, String)] {
                let stamp = try book.commit(Score.draft(one, quality, value)).stamp
                #expect(
                    try stamp.flatMap { stamp throws(BookError) in
                        try book.describe(stamp, in: .english)
                    } == words)
            }
        }
    }

    @Test func `two devices score different cells, and the same one, and agree`() throws {
        let (project, one, two, fuel) = try study()
        let other = Notebook(node: 2)
        try book.share(with: other)
        try book.score(one, fuel, 3)
        try book.score(two, fuel, 1)
        try other.score(two, fuel, 4)
        let price = try other.add(
            Quality.kind, ["project": .reference(project), "title": .text("Price")])
        try other.score(one, price, 2)
        try book.share(with: other)
        try other.share(with: book)
        let ranking = try book.figures(project)["ranking"]
        #expect(ranking == (try other.figures(project)["ranking"]))
        let totals = ranking?.elements?.map { $0["total"] }
        #expect(totals?.contains(.number("5")) == true)
        #expect(ranking?.elements?.count == 2)
    }

    @Test func `a pair is one record, whichever of the two is named first`() throws {
        let (project, _, _, fuel) = try study()
        let price = try book.add(
            Quality.kind, ["project": .reference(project), "title": .text("Price")])
        try book.add(
            Judgement.kind,
            ["quality": .reference(fuel), "over": .reference(price), "strength": .integer(4)])
        try book.add(
            Judgement.kind,
            ["quality": .reference(price), "over": .reference(fuel), "strength": .integer(2)])
        try book.use { (book) throws(BookError) in
            let all = try book.records(Judgement.kind)
            #expect(all.count == 1)
            let isFuelFirst = all.first?[Judgement.quality] == fuel
            #expect(all.first?[Judgement.strength] == (isFuelFirst ? -2 : 2))
        }
        #expect(throws: BookError.self) {
            try book.add(
                Judgement.kind,
                ["quality": .reference(fuel), "over": .reference(fuel), "strength": .integer(0)])
        }
    }

    @Test func `an empty project has figures too`() throws {
        let project = try book.add(Project.kind, ["title": .text("Empty")])
        let figures = try book.figures(project)
        #expect(figures["completion"]?["share"] == .number("0"))
        #expect(figures["ranking"] == .array([]))
        #expect(figures["flips"] == .array([]))
    }

    @Test func `clearing a score keeps its record without a value`() throws {
        let (project, one, _, quality) = try study()
        try book.score(one, quality, 4)
        try book.score(one, quality, nil)
        try book.use { (book) throws(BookError) in
            #expect(try book.count(Query(Score.kind)) == 1)
        }
        let first = try book.figures(project)["ranking"]?.elements?.first
        #expect(first?["complete"] == .boolean(false))
    }

    @Test(arguments: [0, 5])
    func `a score outside the project's levels is refused`(value: Int64) throws {
        let (_, one, _, quality) = try study()
        #expect(throws: BookError.self) { try book.score(one, quality, value) }
    }

    @Test func `a quality of another project is refused`() throws {
        let (_, one, _, _) = try study()
        let other = try study()
        #expect(throws: BookError.self) { try book.score(one, other.quality, 3) }
    }

    @Test func `levels don't fall below a score that is there`() throws {
        let (project, one, _, quality) = try study()
        try book.score(one, quality, 4)
        #expect(throws: BookError.self) {
            try book.set(Project.kind, project, "levels", .integer(3))
        }
        try book.set(Project.kind, project, "levels", .integer(5))
    }

    @Test func `what is not done comes first, then priority, then what is older`() throws {
        let project = try book.add(Project.kind, ["title": .text("Garden")])
        for (title, priority, completed) in [
            ("old", 2, false), ("done", 3, true), ("urgent", 3, false), ("new", 2, false),
        ] {
            try book.add(
                Item.kind,
                [
                    "project": .reference(project), "title": .text(title),
                    "priority": .integer(Int64(priority)), "completed": .boolean(completed),
                ])
        }
        try book.use { (book) throws(BookError) in
            #expect(
                try book.records(Item.kind).map(\.title) == ["urgent", "old", "new", "done"])
        }
    }

    @Test func `deleting a project hides its items, qualities and scores`() throws {
        let (project, one, _, quality) = try study()
        try book.score(one, quality, 2)
        try book.use { (book) throws(BookError) in
            try book.delete(try book.visible(Project.kind, project))
            #expect(try book.count(Query(Item.kind)) == 0)
            #expect(try book.count(Query(Quality.kind)) == 0)
            #expect(try book.count(Query(Score.kind)) == 0)
        }
    }

    @Test func `awards don't fall when items are deleted or reopened`() throws {
        let (_, one, two, _) = try study()
        try book.set(Item.kind, one, "completed", .boolean(true))
        try book.set(Item.kind, two, "completed", .boolean(true))
        try book.set(Item.kind, two, "completed", .boolean(false))
        try book.use { (book) throws(BookError) in
            try book.delete(try book.visible(Item.kind, one))
            let awards = try Awards(book)
            #expect(awards.added == 2)
            #expect(awards.completed == 2)
        }
    }

    @Test func `a quality without a symbol shows its first letter, also after renaming`() throws {
        let (_, _, _, quality) = try study()
        try book.use { (book) throws(BookError) in
            #expect(Quality.symbol(of: try book.visible(Quality.kind, quality)) == "f")
        }
        try book.set(Quality.kind, quality, "title", .text("Ärger"))
        try book.use { (book) throws(BookError) in
            #expect(Quality.symbol(of: try book.visible(Quality.kind, quality)) == "ä")
        }
    }

    @Test func `the sample is one action that loads whole`() throws {
        try book.use { (book) throws(BookError) in
            _ = try book.commit(try Projects.tracker().sample(book, .english))
            let projects = try book.records(Project.kind)
            #expect(projects.map(\.title) == ["$100 Startup ideas", "Garden"])
            #expect(try book.count(Query(Score.kind)) == 15)
        }
    }

    @Test func `a reminder rings every day, its title escaped and its lines folded`() throws {
        let project = try book.add(
            Project.kind,
            [
                "title": .text("Water; " + String(repeating: "ü", count: 60)),
                "reminderTime": .time(TimeOfDay(iso: "07:30") ?? .midnight),
            ])
        try book.use { (book) throws(BookError) in
            let record = try book.visible(Project.kind, project)
            let lines = ReminderCalendar([record], today: book.today).text.split(separator: "\r\n")
            #expect(lines.contains("DTSTART:20260101T073000"))
            #expect(lines.contains("RRULE:FREQ=DAILY"))
            #expect(lines.contains { $0.hasPrefix("SUMMARY:Water\\; ü") })
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        }
    }

    @Test func `a project keeps one decision`() throws {
        let (project, one, two, _) = try study()
        for item in [one, two] {
            try book.add(
                Decision.kind,
                [
                    "project": .reference(project), "item": .reference(item),
                    "date": .date(.epoch),
                ])
        }
        try book.use { (book) throws(BookError) in
            let decisions = try book.records(Decision.kind)
            #expect(decisions.map { $0[Decision.item] } == [two])
        }
    }
}
