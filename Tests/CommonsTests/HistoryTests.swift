import AllTrackers
import Kernel
import TestKit
import Testing

@Suite struct HistoryTests {
    private let visitor = Visitor(AllTrackers.app())

    private func add(_ kind: String, _ values: [String: Value]) throws -> RecordID {
        let kind = try #require(visitor.app.schema.kind(kind))
        var draft = Draft(kind)
        for (name, value) in values { draft.set(try #require(kind.field(name)), value) }
        return try #require(try visitor.book.commit(draft).ids.first)
    }

    private func set(_ kind: String, _ id: RecordID, _ name: String, _ value: Value) throws {
        let kind = try #require(visitor.app.schema.kind(kind))
        var draft = Draft(kind, id)
        draft.set(try #require(kind.field(name)), value)
        visitor.now = visitor.now + 60_000
        _ = try visitor.book.commit(draft)
    }

    @Test func `history and comments wear the colour of what a record belongs to`() throws {
        let project = try add("project", ["title": .text("Garden"), "color": .choice("green")])
        let item = try add("item", ["title": .text("Weed"), "project": .reference(project)])
        let course = try add("course", ["name": .text("Algebra"), "color": .choice("orange")])
        let essay = try add(
            "assignment", ["name": .text("Essay"), "course": .reference(course)])
        for (address, color) in [
            ("project/" + project.text, "green"), ("item/" + item.text, "green"),
            ("course/" + course.text, "orange"), ("assignment/" + essay.text, "orange"),
        ] {
            for screen in ["/history/", "/comments/"] {
                let markup = visitor.get(screen + address).markup
                #expect(markup.contains("color-\(color)\""), "\(screen)\(address)")
            }
        }
    }

    @Test func `a reference is shown by its title, a priority by its word, from what to what`()
        throws
    {
        let project = try add("project", ["title": .text("Garden")])
        let item = try add("item", ["title": .text("Weed"), "project": .reference(project)])
        try set("item", item, "priority", .integer(3))
        let text = visitor.get("/history/item/" + item.text).text
        #expect(text.contains("Priority Medium → High"))
        #expect(text.contains("Project Garden") && !text.contains(project.text))
    }

    @Test func `air and heights are shown in the reader's units`() throws {
        let pull = try add(
            "pull",
            [
                "name": .text("Cow Town"),
                "date": .date(try #require(CivilDate(iso: "2026-05-01"))),
                "temperature": .text("78 °F"), "altitude": .text("910 ft"),
            ])
        visitor.language = "de"
        let text = visitor.get("/history/pull/" + pull.text).text
        #expect(text.contains("25,6 °C") && !text.contains("78 °F"))
        #expect(text.contains("277") && !text.contains("910"))
    }

    @Test func `a name that another has already is said with what was done`() throws {
        visitor.send("/priorities/new", ["name": "Milk"])
        let oil = try add("essential", ["name": .text("Oil")])
        let said = visitor.send(
            "/priorities/\(oil.text)/edit",
            ["name": "milk", "level": "low", "details": "", "both": "1"])
        #expect(said.toast == "milk changed. There is another “milk”")
        #expect(visitor.send("/priorities/new", ["name": "Tea"]).toast == "Tea added")
    }
}
