import AllTrackers
import Kernel
import TallyCLI
import TestKit
import Testing

/// Courses that repeat each other in a circle, as only two devices together can make one.
struct CircleTests {
    private let desk = Desk(AllTrackers.declarations)
    private let circle = """
        { "tallybook": 1, "records": [
        { "kind": "course", "id": "a", "name": "Logic", "repeats": "b" },
        { "kind": "course", "id": "b", "name": "Logic II", "repeats": "a" } ] }
        """

    @Test func `what an export wrote of a circle is taken in, and flagged`() {
        let book = desk.file("circle.json", circle)
        let taken = desk.tally("import", book)
        #expect(taken.code == .done)
        #expect(taken.messages.contains("“Logic → Logic II → Logic” is a circle"))
        let written = desk.tally("export").output
        let other = ["--data", desk.directory + "/other"]
        #expect(desk.run(other + ["import", desk.file("again.json", written)]).code == .done)
        #expect(desk.run(other + ["export"]).output == written)
        let checked = desk.run(other + ["check"])
        #expect(checked.output.contains("findings 2"))
        #expect(checked.output.contains("is a circle"))
    }

    @Test func `a table with a circle is taken in as well`() {
        desk.tally("import", desk.file("circle.json", circle))
        let table = desk.tally("export", "course", "--as", "csv").output
        let other = ["--data", desk.directory + "/other"]
        let taken = desk.run(other + ["import", desk.file("course.csv", table)])
        #expect(taken.code == .done)
        #expect(desk.run(other + ["export", "course", "--as", "csv"]).output == table)
    }

    @Test func `figures of a circle stay defined, and typed it is refused`() throws {
        desk.tally("import", desk.file("circle.json", circle))
        desk.tally("add", "term", "name=Fall")
        for course in ["Logic", "Logic II"] {
            #expect(desk.tally("show", "course", course, "--json").code == .done)
        }
        #expect(desk.tally("show", "term", "Fall", "--json").code == .done)
        #expect(desk.tally("set", "course", "Logic", "repeats=").code == .done)
        #expect(desk.tally("set", "course", "Logic", "repeats=Logic II").code == .refused)
    }
}
