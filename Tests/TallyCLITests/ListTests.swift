import Kernel
import TallyCLI
import TestKit
import Testing

struct ListTests {
    private let desk = Desk.withGardens()

    /// The titles of a JSON array of records.
    private func titles(_ words: String...) throws -> [String] {
        try JSON.parse(desk.run(words + ["--json"]).output).elements?
            .compactMap { $0["name"]?.string } ?? []
    }

    @Test func `without --all, a list is what the main list shows, in its order`() throws {
        #expect(try titles("list", "garden") == ["Rose", "Äpfel"])
        #expect(try titles("list", "garden", "--all") == ["Rose", "Äpfel", "Bread"])
    }

    @Test func `--where holds records against a value`() throws {
        #expect(try titles("list", "garden", "--where", "level=medium") == ["Äpfel"])
        #expect(
            try titles("list", "garden", "--where", "name=Rose", "--where", "size=3") == ["Rose"])
        #expect(try titles("list", "garden", "--where", "size=") == ["Äpfel"])
        #expect(try titles("list", "garden", "--all", "--where=level=LOW") == ["Bread"])
        #expect(try titles("list", "garden", "--where", "level=low").isEmpty)
    }

    @Test func `--where takes a reference by id, beginning or title`() throws {
        desk.tally("add", "bed", "garden=rose", "name=North")
        let id = try #require(try titlesToIDs("garden")["Rose"])
        for reference in ["Rose", "rose", id, String(id.prefix(20))] {
            #expect(try titles("list", "bed", "--where", "garden=" + reference) == ["North"])
        }
        let answer = desk.tally("list", "bed", "--where", "garden=Ivy")
        #expect(answer.code == .refused)
        #expect(
            answer.messages
                == "tally: Garden: “Ivy” does not exist among the records of kind garden.\n")
    }

    private func titlesToIDs(_ kind: String) throws -> [String: String] {
        let records = try JSON.parse(desk.tally("list", kind, "--all", "--json").output).elements
        return Dictionary(
            uniqueKeysWithValues: (records ?? []).compactMap { record in
                record["name"]?.string.flatMap { name in record["id"]?.string.map { (name, $0) } }
            })
    }

    @Test func `JSON has a line for each record in the published shape`() throws {
        let answer = desk.tally("list", "garden", "--json", "--where", "name=Rose")
        let id = try #require(try titlesToIDs("garden")["Rose"])
        #expect(
            answer.output == """
                [
                {"kind":"garden","id":"\(id)","name":"Rose","detail":"","size":3,"yield":1,\
                "open":false,"level":"high","createdAt":"2026-01-01T00:00:01.000Z",\
                "modifiedAt":"2026-01-01T00:00:01.000Z"}
                ]

                """)
        #expect(desk.tally("list", "memo", "--json").output == "[]\n")
    }

    @Test func `elsewhere than on a terminal a line has the whole id and no colour`() throws {
        let ids = try titlesToIDs("garden")
        let lines = desk.tally("list", "garden").output.split(separator: "\n")
        let rose = try #require(ids["Rose"])
        #expect(lines.count == 2)
        #expect(lines.first == "\(rose)  Rose   3  1  false  ● high")
    }

    @Test func `plain lines have every field, with tabs between`() throws {
        let lines = desk.tally("list", "garden", "--plain").output.split(separator: "\n")
        let cells = try #require(lines.last).split(
            separator: "\t", omittingEmptySubsequences: false)
        #expect(cells.dropFirst().prefix(3) == ["Äpfel", "two\\nlines", ""])
        #expect(cells.count == 1 + Garden.kind.ownFields.count)
    }

    @Test func `a terminal gets headings, short ids and colours`() throws {
        desk.columns = 80
        let lines = desk.tally("list", "garden").output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].contains("ID") && lines[0].contains("NAME"))
        #expect(lines[1].contains("\u{1B}["))
        desk.variables["NO_COLOR"] = "1"
        #expect(!desk.tally("list", "garden").output.contains("\u{1B}["))
        desk.variables = ["TERM": "dumb"]
        #expect(!desk.tally("list", "garden").output.contains("\u{1B}["))
    }

    @Test func `short ids tell records apart and can be typed`() throws {
        desk.columns = 80
        desk.variables["NO_COLOR"] = "1"
        let line = try #require(
            desk.tally("list", "garden").output.split(separator: "\n").dropFirst().first)
        let id = try #require(line.split(separator: " ").first)
        #expect(id.count < 36)
        #expect(desk.tally("show", "garden", String(id)).code == .done)
    }

    @Test func `a text can't command the terminal`() {
        #expect(
            desk.tally("show", "garden", "\u{1B}[2J\u{9B}\u{202E}").messages
                == "tally: Garden: there is no “�[2J��”.\n")
        #expect(
            desk.tally("show", "garden", "a\nb").messages == "tally: Garden: there is no “a\nb”.\n")
    }

    @Test func `a kind is known by its plural too`() {
        #expect(desk.tally("list", "Gardens").output == desk.tally("list", "garden").output)
    }

    @Test func `an empty list says where to go`() {
        let empty = Desk()
        #expect(
            empty.tally("list", "garden").messages
                == "There is no garden yet; “tally help add” says how to add one.\n")
        #expect(empty.names(in: empty.directory).isEmpty)
        empty.tally("add", "garden", "name=Rose", "level=low")
        #expect(
            empty.tally("list", "garden").messages
                == "Nothing to list; --all lists what the main list leaves out.\n")
        #expect(empty.tally("list", "garden", "-q").messages == "")
    }
}
