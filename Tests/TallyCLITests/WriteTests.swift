import Kernel
import TallyCLI
import TestKit
import Testing

struct WriteTests {
    private let desk = Desk()

    private func record(_ words: String...) throws -> JSON {
        let answer = desk.run(words + ["--json"])
        #expect(answer.code == .done, "\(answer.messages)")
        return try JSON.parse(answer.output)
    }

    @Test func `add prints the record and says so`() throws {
        let answer = desk.tally("add", "garden", "name= Rose ", "yield=2,5", "mood=HIGH")
        #expect(answer.messages == "Rose added.\n")
        #expect(answer.output.contains("Rose"))
        let other = try record("add", "garden", "name=Herb", "founded=2024-02-29", "tags=a, b")
        #expect(other["kind"] == "garden")
        #expect(other["tags"] == ["a", "b"])
        #expect(other["founded"] == "2024-02-29")
        #expect(try record("show", "garden", "Rose")["fields"]?["yield"] == .number("2.5"))
    }

    @Test func `everything that is wrong is named at once`() {
        let answer = desk.tally("add", "garden", "name=", "yield=lots", "mood=odd")
        #expect(answer.code == .refused)
        for part in ["Name", "lots", "odd"] {
            #expect(answer.messages.contains(part), "\(answer.messages)")
        }
    }

    @Test func `set changes what is named and clears with nothing`() throws {
        desk.tally("add", "garden", "name=Rose", "size=3", "nick=R")
        let changed = try record("set", "garden", "Rose", "size=", "name=Tulip")
        #expect(changed["name"] == "Tulip")
        #expect(changed["size"] == nil)
        #expect(changed["nick"] == "R")
        #expect(
            desk.tally("set", "garden", "Tulip", "nick=R").messages == "Everything is so already.\n"
        )
    }

    @Test func `set changes several records at once, or none`() throws {
        for name in ["Rose", "Lily", "Tulip"] { desk.tally("add", "garden", "name=" + name) }
        func sizes() -> Int {
            desk.tally("list", "garden", "--all", "--json").output.matches(of: /"size":/).count
        }
        let done = desk.tally("set", "garden", "rose", "Lily", "Rose", "size=3", "--json")
        #expect(done.code == .done, "\(done.messages)")
        guard case .array(let changed) = try JSON.parse(done.output) else {
            Issue.record("\(done.output)")
            return
        }
        #expect(changed.count == 2 && changed.allSatisfy { $0["size"] == 3 })
        #expect(sizes() == 2)
        #expect(desk.tally("undo").code == .done)
        #expect(sizes() == 0)
        let gone = desk.tally("set", "garden", "Rose", "Nobody", "size=4")
        #expect(gone.code == .refused && gone.messages.contains("Nobody"), "\(gone.messages)")
        let wrong = desk.tally("set", "garden", "Rose", "Lily", "size=many")
        #expect(wrong.messages == "tally: Size: “many” is not a whole number.\n")
        let late = desk.tally("set", "garden", "Rose", "size=4", "Lily")
        #expect(late.code == .wrongUsage && late.messages.contains("“Lily” is not FIELD=VALUE"))
        #expect(desk.tally("set", "garden", "Rose", "Lily").code == .wrongUsage)
        #expect(sizes() == 0)
    }

    @Test func `a reference is a title, an id or its beginning`() throws {
        let garden = try record("add", "garden", "name=Rose")
        let id = try #require(garden["id"]?.string)
        for reference in ["rose", id, String(id.prefix(30))] {
            #expect(
                try record("add", "bed", "name=N", "garden=" + reference)["garden"] == .string(id))
        }
    }

    @Test func `delete, restore and undo follow each other`() throws {
        desk.tally("add", "garden", "name=Rose")
        desk.tally("add", "bed", "garden=Rose", "name=North")
        #expect(desk.tally("delete", "garden", "Rose").messages == "Rose deleted.\n")
        #expect(desk.tally("list", "bed", "--all").output == "")
        #expect(desk.tally("show", "bed", "North").code == .refused)
        #expect(desk.tally("restore", "garden", "Rose").messages == "Rose restored.\n")
        #expect(desk.tally("show", "bed", "North").code == .done)
        #expect(desk.tally("undo").messages == "Undone: Rose restored.\n")
        #expect(desk.tally("undo").messages == "Undone: Rose deleted.\n")
        #expect(desk.tally("undo").messages == "Undone: North added.\n")
        #expect(desk.tally("undo").messages == "Undone: Rose added.\n")
        let last = desk.tally("undo")
        #expect(last.code == .refused)
        #expect(last.messages == "tally: There is nothing to undo.\n")
    }

    @Test func `what is restored inside something deleted stays hidden`() {
        desk.tally("add", "garden", "name=Rose")
        desk.tally("add", "bed", "garden=Rose", "name=North")
        desk.tally("delete", "bed", "North")
        desk.tally("delete", "garden", "Rose")
        #expect(
            desk.tally("restore", "bed", "North").messages
                == "North restored.\nIt stays hidden until what it belongs to is restored.\n")
    }

    @Test func `what is deleted for good can't be restored, only undone`() {
        desk.tally("add", "garden", "name=Rose")
        desk.tally("delete", "garden", "Rose")
        #expect(
            desk.tally("delete", "garden", "Rose", "--for-good").messages
                == "Rose deleted for good.\n")
        let answer = desk.tally("restore", "garden", "Rose")
        #expect(answer.code == .refused)
        #expect(answer.messages.hasPrefix("tally: “Rose” was deleted for good; "))
        desk.tally("undo")
        #expect(desk.tally("restore", "garden", "Rose").messages == "Rose restored.\n")
    }

    @Test func `what isn't deleted can't be restored`() {
        desk.tally("add", "garden", "name=Rose")
        let answer = desk.tally("restore", "garden", "rose")
        #expect(answer.code == .refused)
        #expect(answer.messages == "tally: “rose” isn’t deleted.\n")
    }

    @Test func `a record that is one per pair is the same when added again`() throws {
        desk.tally("add", "garden", "name=Rose")
        desk.tally("add", "bed", "garden=Rose", "name=North")
        desk.tally("add", "plant", "bed=North", "name=Tea")
        let first = try record("add", "rating", "plant=Tea", "garden=Rose", "points=3")
        let again = try record("add", "rating", "plant=Tea", "garden=Rose", "points=4")
        #expect(first["id"] == again["id"])
        #expect(again["points"] == 4)
    }

    @Test func `a dry run says what it would do, and doesn't`() throws {
        #expect(
            desk.tally("add", "garden", "name=Rose", "--dry-run").messages
                == "Rose added – if this weren’t a dry run.\n")
        #expect(desk.names(in: desk.directory).isEmpty)
        desk.tally("add", "garden", "name=Rose")
        #expect(try record("set", "garden", "Rose", "size=3", "--dry-run")["size"] == 3)
        #expect(try record("show", "garden", "Rose")["fields"]?["size"] == nil)
        desk.tally("delete", "garden", "Rose", "--dry-run")
        desk.tally("undo", "--dry-run")
        #expect(desk.tally("show", "garden", "Rose").code == .done)
    }

    @Test func `books are apart from each other`() {
        desk.tally("--book", "trip", "add", "garden", "name=Rose")
        #expect(desk.tally("show", "garden", "Rose").code == .refused)
        #expect(desk.tally("show", "garden", "Rose", "--book=trip").code == .done)
        #expect(desk.names(in: desk.directory + "/data").contains("trip.sqlite"))
    }

    @Test func `a value may be typed as its label`() throws {
        desk.variables["LANG"] = "de_DE.UTF-8"
        #expect(try record("add", "garden", "name=Rose", "level=HIGH (de)")["level"] == "high")
    }

    @Test func `quiet says nothing`() {
        let quiet = desk.tally("-q", "add", "garden", "name=Rose")
        #expect(quiet.messages == "" && quiet.output == "")
        #expect(desk.tally("-q", "--plain", "add", "garden", "name=Lily").output.contains("Lily"))
    }
}
