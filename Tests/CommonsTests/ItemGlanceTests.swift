import AllTrackers
import Kernel
import Projects
import TestKit
import Testing

/// What the page of a project's item tells besides its scores.
struct ItemGlanceTests {
    private let visitor = Visitor(AllTrackers.app())

    private func add(_ draft: Draft) throws -> RecordID {
        visitor.wait(1_000)
        return try #require(try visitor.book.commit(draft).ids.first)
    }

    private func item(_ title: String, in project: RecordID) throws -> RecordID {
        try add(Draft(Item.kind).setting(Item.project, project).setting(Item.title, title))
    }

    @Test func `an item says its rank and what each quality counts`() throws {
        let project = try add(Draft(Project.kind).setting(Project.title, "Where to live"))
        let ease = try add(
            Draft(Quality.kind).setting(Quality.project, project).setting(Quality.title, "Quiet"))
        let (lake, isle) = (try item("Lake", in: project), try item("Isle", in: project))
        #expect(!visitor.get("/projects/item/\(lake.text)").text.contains("Rank"))
        for (item, value) in [(lake, "3"), (isle, "2")] {
            visitor.wait(1_000)
            _ = visitor.post(
                "/projects/score", ["item": item.text, "quality": ease.text, "value": value])
        }
        let page = visitor.get("/projects/item/\(lake.text)").text
        #expect(page.contains("Rank 1st · 2 items Quiet weight 1 Created 1 Jan 2026"))
    }

    @Test func `an item that isn't compared is followed by what else is open`() throws {
        let garden = try add(Draft(Project.kind).setting(Project.title, "Garden"))
        let (hedge, tulips) = (try item("Hedge", in: garden), try item("Tulips", in: garden))
        let done = try add(
            Draft(Item.kind).setting(Item.project, garden).setting(Item.title, "Fence")
                .setting(Item.completed, true))
        let page = visitor.get("/projects/item/\(hedge.text)")
        let rows = page.list.map { $0.id }
        #expect(rows.contains("i-" + tulips.text))
        #expect(!rows.contains("i-" + done.text) && !rows.contains("i-" + hedge.text))
        #expect(!page.text.contains("Rank"))
    }
}
