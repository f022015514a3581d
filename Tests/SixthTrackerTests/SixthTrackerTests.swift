import AllTrackers
import Foundation
import Kernel
import Plants
import TestKit
import Testing

/// A tracker that nothing in the product knows of has all that the others have.
struct SixthTrackerTests {
    private let visitor = Visitor(AllTrackers.app(and: [Plants.tracker()]))

    @Test func `it has a tab, a list, a form and a toast with its own words`() {
        #expect(visitor.get("/").markup.contains("href=\"/plants\""))
        let list = visitor.send("/plants/new", ["name": "Fern", "every": "3"])
        #expect(list.rows == ["Fern"])
        let fern = "/plants/" + self.fern
        let watered = visitor.send(fern + "/water")
        #expect(watered.text.contains("Fern watered"))
        #expect(visitor.get("/").text.contains("want water"))
    }

    @Test func `what it refuses is said beside its field, and nothing typed is lost`() {
        let refused = visitor.post("/plants/new", ["name": "", "every": "400"])
        #expect(refused.status == 422)
        #expect(refused.markup.contains("value=\"400\""))
        #expect(refused.text.contains("365"))
    }

    @Test func `it is found, exported, moved to the trash and restored`() {
        visitor.send("/plants/new", ["name": "Fern"])
        #expect(visitor.get("/search?q=fern").rows == ["Fern"])
        #expect(visitor.get("/export/plant").text.contains("Fern"))
        #expect(visitor.get("/export.json").text.contains("\"kind\":\"plant\""))
        visitor.send("/reset")
        #expect(visitor.get("/plants").rows == [])
        #expect(visitor.get("/trash").rows == ["Fern"])
    }

    @Test func `its preference stands in the settings and is kept`() {
        #expect(visitor.get("/settings").text.contains("Order of plants"))
        visitor.send("/settings", ["plantOrder": "thirst"])
        visitor.send("/plants/new", ["name": "Aloe", "watered": "2030-01-01"])
        visitor.send("/plants/new", ["name": "Fern"])
        #expect(visitor.get("/plants").rows == ["Fern", "Aloe"])
        visitor.send("/settings", ["plantOrder": "name"])
        #expect(visitor.get("/plants").rows == ["Aloe", "Fern"])
    }

    @Test func `its sample comes with all others`() {
        visitor.send("/sample")
        #expect(visitor.get("/plants").rows == ["Monstera"])
    }

    @Test func `what its export writes, import takes, whatever devices did together`() throws {
        try verifyRoundTrip(
            households: 4, steps: 60, of: AllTrackers.declarations + Plants.declarations)
    }

    @Test func `every conversation with it goes as it is written`() async throws {
        for fixture in try Fixture.all(in: "SixthTracker/Fixtures") {
            let app = AllTrackers.app(and: [Plants.tracker()])
            let store = MemoryStore(app.schema).store
            _ = try await fixture.replay { app.handle($0, in: store) }
        }
    }

    /// As `Tools/build-assets` takes it of every tracker into the app's style sheet.
    @Test func `its style gives its tint a colour`() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../SixthTracker/Plants/Style")
        let style = try String(
            contentsOf: folder.appending(path: "plants.css").standardized, encoding: .utf8)
        #expect(style.contains("--plants: light-dark("))
        #expect(style.contains(".tint-plants { --tint: var(--plants); }"))
    }

    private var fern: String {
        let records = try? visitor.book.records(Plants.declarations.schema.kinds[0])
        return records?.first?.id.text ?? ""
    }
}
