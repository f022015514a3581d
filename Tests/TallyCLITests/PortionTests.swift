import AllTrackers
import Kernel
import TallyCLI
import TestKit
import Testing

/// How much a list wants of a thing, on the command line and in files.
struct PortionTests {
    private let desk = Desk(AllTrackers.declarations)

    init() {
        desk.tally("add", "essential", "name=Soup", "level=low")
        desk.tally("add", "essential", "name=Onions", "amount=1", "unit=kg")
    }

    @Test func `it is set and shown beside what is to get`() throws {
        let added = desk.tally(
            "--json", "add", "essentialLink", "parent=Soup", "child=Onions", "amount=1,5",
            "unit=kg")
        #expect(added.code == .done, "\(added.messages)")
        let id = String(try #require(added.output.firstMatch(of: /"id":"([^"]+)"/)?.1))
        desk.tally("set", "essentialLink", id, "amount=300", "unit=g")
        let listed = desk.tally("--json", "list", "essentialLink", "--where", "parent=Soup").output
        #expect(listed.contains("\"amount\":300") && listed.contains("\"unit\":\"g\""), "\(listed)")
        let shown = desk.tally("--json", "show", "essential", "Onions").output
        #expect(shown.contains("\"kg\"") && !shown.contains("\"g\""))
        let wrong = desk.tally("set", "essentialLink", id, "amount=lots")
        #expect(wrong.code == .refused && wrong.messages.contains("lots"))
    }

    @Test func `what export writes of it import takes`() throws {
        desk.tally(
            "add", "essentialLink", "parent=Soup", "child=Onions", "amount=300", "unit=g")
        let whole = desk.tally("export").output
        #expect(whole.contains("300"))
        let other = Desk(AllTrackers.declarations)
        other.input = whole
        #expect(other.tally("import", "-").code == .done)
        #expect(other.tally("export").output == whole)
        let table = desk.tally("export", "essentialLink", "--as", "csv").output
        #expect(table.contains("300") && table.contains("amount"), "\(table)")
    }
}
