import Kernel
import TallyCLI
import TestKit
import Testing

struct ShowTests {
    private let desk = Desk.withGardens()

    @Test func `JSON has kind, id, fields and figures`() throws {
        let shown = try JSON.parse(desk.tally("show", "garden", "Rose", "--json").output)
        #expect(shown.members?.map(\.name) == ["kind", "id", "fields", "figures"])
        #expect(shown["fields"]?["name"] == "Rose")
        #expect(shown["fields"]?["size"] == 3)
        #expect(shown["figures"] == .object([]))
    }

    @Test func `people see every field that isn't empty, in local time`() {
        let text = desk.tally("show", "garden", "Rose").output
        #expect(text.hasPrefix("Rose\n"))
        #expect(text.contains("Level     ● high\n"))
        #expect(text.contains("Created   1 Jan 2026 01:00\n"))
        #expect(!text.contains("Detail"))
    }

    @Test func `each line of a text stands on its own`() {
        let text = desk.tally("show", "garden", "Äpfel").output
        #expect(text.contains("Detail    two\n          lines\n"))
    }

    @Test func `a record is found by title, case and accents aside`() {
        for title in ["ROSE", "apfel", "Äpfel"] {
            #expect(desk.tally("show", "garden", title).code == .done)
        }
    }

    @Test func `several of one title must be told apart`() {
        desk.tally("add", "garden", "name=rose")
        #expect(desk.tally("show", "garden", "Rose").code == .done)
        let answer = desk.tally("show", "garden", "ROSE")
        #expect(answer.code == .refused)
        let lines = answer.messages.split(separator: "\n")
        #expect(lines[0] == "tally: Garden: “ROSE” names 2 records; give an id, or more of it.")
        #expect(lines.dropFirst().map { $0.suffix(6) } == ["  Rose", "  rose"])
        for line in lines.dropFirst() {
            let id = String(line.dropFirst(2).prefix(36))
            #expect(desk.tally("show", "garden", id).code == .done)
        }
    }

    @Test func `search looks into everything`() throws {
        desk.tally("add", "bed", "garden=Rose", "name=Rose bed")
        let found = try JSON.parse(desk.tally("search", "ROSE", "--json").output)
        #expect(found.elements?.compactMap { $0["name"]?.string } == ["Rose", "Rose bed"])
        let lines = desk.tally("search", "lines", "--plain").output
        #expect(lines.hasSuffix("\tgarden\tÄpfel\n"))
        #expect(desk.tally("search", "rose").output.split(separator: "\n").count == 2)
        #expect(desk.tally("search", "zzz").messages == "Nothing contains “zzz”.\n")
        #expect(desk.tally("search", " ").code == .wrongUsage)
    }
}
