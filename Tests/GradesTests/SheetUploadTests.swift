import AllTrackers
import Foundation
import Kernel
import TestKit
import Testing

/// Spreadsheets are read where grades are imported on the screen.
@Suite struct SheetUploadTests {
    private let visitor = Visitor(AllTrackers.app())
    private let moodle = [
        ["First name", "Last name", "Quiz: Week 1 (Real)", "Quiz: Week 1 (Percentage)"],
        ["Ada", "Ferrante", "8.125", "81.25 %"],
    ]

    /// The texts of the sheets that there are to choose from.
    private func texts(_ screen: Screen) -> [String] {
        screen.markup.components(separatedBy: "name=\"sheet-text\" value=\"").dropFirst().map {
            String($0.prefix { $0 != "\"" }).replacing("&quot;", with: "\"")
        }
    }

    @Test(arguments: ["en", "de", "it"])
    func `a Moodle export in a sheet is understood, and kept as it was shown`(
        language: String
    ) throws {
        visitor.language = language
        let shown = visitor.upload(
            "/grades/import", file: excel(sheetData(moodle)), named: "a.xlsx")
        #expect(shown.text.contains("Moodle"))
        let text = shown.value(of: "text") ?? ""
        #expect(text.contains("8.1250"))
        visitor.send("/grades/import", ["text": text, "name": "Algorithms", "keep": "1"])
        let kind = try #require(visitor.app.schema.kind("assignment"))
        let works = try visitor.book.records(kind)
        #expect(works.map { $0.title } == ["Week 1"])
        #expect(works.first?.value("earned") == Decimal(canonical: "8.125").map { .decimal($0) })
    }

    @Test func `of several sheets the one with grades wins, and the other is named`() {
        let file = excel(sheetData([["Room", "Seats"]]), others: ["Grades": sheetData(moodle)])
        let shown = visitor.upload("/grades/import", file: file)
        #expect(shown.text.contains("“One”: This sheet was not read."))
        #expect(shown.value(of: "text")?.contains("8.1250") == true)
    }

    @Test func `where no sheet tells, one is chosen`() {
        let plain = sheetData([["Task", "Points", "Out of"], ["Essay", "8", "10"]])
        let other = sheetData([["Task", "Points", "Out of"], ["Map", "9", "10"]])
        let asked = visitor.upload("/grades/import", file: excel(plain, others: ["Two": other]))
        #expect(asked.text.contains("Which one is meant?"))
        let texts = texts(asked)
        #expect(texts.count == 2)
        let shown = visitor.post(
            "/grades/import", ["sheet-text": texts[0], "sheet-text": texts[1], "sheet": "1"])
        #expect(shown.text.contains("Map") && !shown.text.contains("Essay"))
    }

    @Test func `a file that can't be read says why`() {
        let old: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
        #expect(visitor.upload("/grades/import", file: old).text.contains("before 2007"))
        let half = Array(excel(sheetData(moodle)).prefix(400))
        #expect(visitor.upload("/grades/import", file: half).text.contains("is damaged"))
        #expect(visitor.upload("/import", file: half).text.contains("is damaged"))
    }

    @Test func `a formula without its result is named`() {
        let data = "<row><c t=\"inlineStr\"><is><t>Task</t></is></c><c><f>A1</f></c></row>"
        let shown = visitor.upload("/grades/import", file: excel(data))
        #expect(shown.text.contains("this formula without its result"))
    }
}
