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

/// Where essentials are got, set as though it were a field of theirs.
struct StoreCommandTests {
    private let desk = Desk(AllTrackers.declarations)

    init() {
        for name in ["Soap", "Shampoo", "Milk"] { desk.tally("add", "essential", "name=" + name) }
        for name in ["dm Drogerie", "Aldi"] { desk.tally("add", "store", "name=" + name) }
    }

    /// How many things are got in a store.
    private func count(_ store: String) -> Int {
        desk.tally("--json", "list", "essentialStore", "--where", "store=" + store).output
            .matches(of: /"kind"/).count
    }

    @Test func `several get a store and an aisle at once, and lose it`() throws {
        let done = desk.tally(
            "set", "essential", "Soap", "Shampoo", "store=dm Drogerie", "aisle=Bath")
        #expect(done.code == .done, "\(done.messages)")
        #expect(count("dm Drogerie") == 2 && count("Aldi") == 0)
        #expect(desk.tally("--json", "show", "essential", "Soap").output.contains("Bath"))
        desk.tally("set", "essential", "Soap", "store=aldi")
        #expect(count("dm Drogerie") == 2 && count("Aldi") == 1)
        desk.tally("set", "essential", "Soap", "Milk", "store=")
        #expect(count("dm Drogerie") == 1 && count("Aldi") == 0)
        desk.tally("undo")
        #expect(count("dm Drogerie") == 2 && count("Aldi") == 1)
    }

    @Test func `a store that isn't there changes nothing`() throws {
        let wrong = desk.tally("set", "essential", "Soap", "Milk", "store=Rewe", "aisle=Bath")
        #expect(wrong.code == .refused && wrong.messages.contains("Rewe"), "\(wrong.messages)")
        #expect(!desk.tally("--json", "show", "essential", "Soap").output.contains("Bath"))
        let other = desk.tally("set", "essential", "Soap", "shop=Aldi")
        #expect(other.code == .refused && other.messages.contains("no field “shop”"))
    }
}
