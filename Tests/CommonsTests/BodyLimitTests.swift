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
        #expect(app.isCostly("//priorities/b%61tch/lines?lines=Milk"), "as it comes over a wire")
    }

    @Test func `only the calendar's address has a secret of its own, however it is written`() {
        for target in ["/projects/calendar/key.ics", "/projects//cal%65ndar/key.ics?x=1"] {
            #expect(app.hasOwnSecret(target), "\(target)")
        }
        let others = [
            "/projects/calendar", "/projects/calendar/", "/projects/calendar/..",
            "/projects/calendar/%2e%2e", "/projects/calendar/..%2fkey.ics/x", "/projects",
            "/projects/calendar/a/b", "/projects/calendar#/key.ics", "/settings/devices", "",
        ]
        for target in others { #expect(!app.hasOwnSecret(target), "\(target)") }
    }
}
