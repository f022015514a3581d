import AllTrackers
import Kernel
import TallyCLI
import TestKit
import Testing

/// The spreadsheets of `Tests/Fixtures/Imports/sheets` come in through `tally import`.
struct SheetTests {
    private let desk = Desk(AllTrackers.declarations)

    private func run(_ name: String, _ words: String...) -> Desk.Answer {
        desk.run(["import", "Tests/Fixtures/Imports/sheets/" + name] + words)
    }

    private func read(_ name: String, _ words: String...) throws -> JSON {
        let answer = desk.run(
            ["import", "Tests/Fixtures/Imports/sheets/" + name, "--dry-run", "--json"] + words)
        #expect(answer.code == .done, "\(answer.messages)")
        return try JSON.parse(answer.output)
    }

    private func records(_ kind: String, _ json: JSON) -> [JSON] {
        (json["records"]?.elements ?? []).filter { $0["kind"] == .string(kind) }
    }

    private func scores(_ json: JSON) -> [String] {
        records("assignment", json).map { work in
            let earned = work["earned"]?.number ?? "–"
            return (work["name"]?.string ?? "") + " " + earned + "/" + (work["total"]?.number ?? "")
        }
    }

    private func doubts(_ json: JSON) -> [String] {
        (json["doubts"]?.elements ?? []).compactMap { $0["text"]?.string }
    }

    @Test(arguments: ["moodle.xlsx", "moodle.ods"], ["en_GB", "de_DE", "it_IT", "C"])
    func `a Moodle export reads the same in every language`(name: String, locale: String) throws {
        desk.variables = ["LC_ALL": locale]
        let ada = try read(name, "--named", "A", "--student", "Ada Ferrante")
        #expect(ada["format"] == .string("moodle"))
        #expect(scores(ada) == ["Week 1 8.5/10", "Essay –/20"])
        let ben = try read(name, "--named", "A", "--student", "Ben Okafor")
        #expect(scores(ben) == ["Week 1 5/10", "Essay 17.125/20"])
        #expect(doubts(ben) == [])
    }

    @Test func `dates are days, whatever their cells look like`() throws {
        let json = try read("classroom.xlsx", "--named", "A")
        #expect(json["format"] == .string("classroom"))
        #expect(scores(json) == ["Essay on Ants 17.5/20", "Map –/10", "Model 0.3/5"])
        #expect(
            records("assignment", json).map { $0["due"]?.string } == [
                "2026-10-31", "2026-11-05", "2026-11-11",
            ])
    }

    @Test func `the sheet that is recognised wins, and the others are named`() throws {
        let json = try read("several.xlsx", "--named", "A", "--student", "Ada Ferrante")
        #expect(scores(json) == ["Week 1 8.5/10", "Essay –/20"])
        #expect(doubts(json) == ["Rooms"])
    }

    @Test func `where no sheet tells, one must be named`() {
        let answer = run("terms.xlsx", "--as", "matrix", "--named", "A")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("“Autumn” or “Spring”"))
        #expect(
            run("terms.xlsx", "--as", "matrix", "--named", "A", "--sheet", "Winter").messages
                .contains("There is no sheet “Winter”; there is “Autumn” or “Spring”."))
        let spring = run("terms.xlsx", "--as", "matrix", "--named", "A", "--sheet", "spring")
        #expect(!spring.messages.contains("Which sheet"), "\(spring.messages)")
    }

    @Test func `a matrix keeps its units, percents and decimals`() throws {
        let json = try read("cars.xlsx", "--as", "matrix", "--named", "Cars")
        let qualities = records("quality", json)
        #expect(qualities.map { $0["title"]?.string } == ["Comfort", "Safety", "Price"])
        #expect(qualities.map { $0["weight"]?.number } == ["40", "60", "50"])
        #expect(qualities.map { $0["unit"]?.string } == [nil, nil, "€"])
        let values = records("score", json).compactMap { $0["measure"]?.number }
        #expect(values.contains("1.125"))
    }

    @Test func `a matrix of LibreOffice comes in without remarks, repeats and hidden sheets`()
        throws
    {
        let json = try read("vendors.ods", "--as", "matrix", "--named", "Vendors")
        #expect(records("item", json).map { $0["title"]?.string } == ["Alpha", "Beta", "Gamma"])
        #expect(records("quality", json).map { $0["unit"]?.string } == [nil, nil, "EUR"])
        #expect(!doubts(json).contains("Lists"))
    }

    @Test func `records of a kind come from a sheet as from CSV`() {
        let answer = run("terms.xlsx", "--sheet", "Autumn", "--kind", "essential")
        #expect(answer.messages.contains("“Score”"))
    }

    @Test(arguments: [
        ("bad-checksum.xlsx", "is damaged (xl/worksheets/sheet1.xml)"),
        ("lying.xlsx", "is damaged (xl/worksheets/sheet1.xml)"), ("bomb.xlsx", "too large"),
        ("password.xlsx", "has a password"), ("truncated.xlsx", "is damaged (zip)"),
        ("entities.xlsx", "is damaged (xl/worksheets/sheet1.xml)"), ("repeats.ods", "too large"),
        ("letter.docx", "not a spreadsheet"), ("old.xls", "before 2007"),
    ])
    func `what can't be read is refused with a sentence`(name: String, sentence: String) {
        for format in ["auto", "moodle", "matrix"] {
            let answer = run(name, "--as", format)
            #expect(answer.code == .refused)
            #expect(answer.messages.contains(sentence), "\(answer.messages)")
            #expect(answer.messages.contains("Nothing was imported."))
        }
    }
}
