import AllTrackers
import Kernel
import Testing

/// How much may be posted where.
@Suite struct BodyLimitTests {
    private let app = AllTrackers.app()

    @Test func `only what takes files or tables takes much`() {
        #expect(app.bodyLimit("/import") == Route.book)
        for path in ["/grades/add/note", "/grades/edit/note/1", "/grades/import", "/pulls/notes"] {
            #expect(app.bodyLimit(path) == Route.files, "\(path)")
        }
        for path in ["/", "/priorities/new", "/undo", "/nowhere"] {
            #expect(app.bodyLimit(path) == nil, "\(path)")
        }
    }

    @Test func `no page of another site has a list looked at or a file made`() {
        let paths = ["/priorities/batch/lines", "/grades/1/batch/lines", "/export.json"]
        #expect(paths.allSatisfy(app.isCostly))
        #expect(!app.isCostly("/priorities"))
    }
}
