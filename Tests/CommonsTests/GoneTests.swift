import AllTrackers
import Kernel
import Projects
import TestKit
import Testing

/// The address of something deleted says what it was, and brings it back.
struct GoneTests {
    private let visitor = Visitor(AllTrackers.app())

    private func add(_ draft: Draft) throws -> RecordID {
        try #require(try visitor.book.commit(draft).ids.first)
    }

    @Test func `a deleted record says what it was and since when, and is restored there`() throws {
        let garden = try add(Draft(Project.kind).setting(Project.title, "Garden"))
        try visitor.book.delete(visitor.book.visible(Project.kind, garden))
        let page = visitor.get("/projects/\(garden.text)")
        #expect(page.status == 404)
        #expect(page.text.contains("“Garden” was deleted on "))
        #expect(page.text.contains("Restore “Garden”"))
        let back = visitor.send(
            "/trash/restore",
            ["kind": "project", "id": garden.text, "return": "/projects/\(garden.text)"])
        #expect(back.status == 200)
        #expect(back.toast == "Garden restored")
    }

    @Test func `what belongs to something deleted names that, in each language`() throws {
        let garden = try add(Draft(Project.kind).setting(Project.title, "Garden"))
        let hedge = try add(
            Draft(Item.kind).setting(Item.project, garden).setting(Item.title, "Hedge"))
        try visitor.book.delete(visitor.book.visible(Project.kind, garden))
        let path = "/projects/item/\(hedge.text)"
        for (language, words) in [
            ("en", "“Hedge” belongs to “Garden”, which was deleted on "),
            ("de", "„Hedge“ gehört zu „Garden“"), ("it", "«Hedge» appartiene a «Garden»"),
        ] {
            visitor.language = language
            let page = visitor.get(path)
            #expect(page.status == 404)
            #expect(page.text.contains(words))
        }
    }

    @Test func `what never was is not found`() {
        let page = visitor.get("/projects/\(RecordID.numbered(7).text)")
        #expect(page.status == 404)
        #expect(!page.text.contains("Restore"))
    }
}
