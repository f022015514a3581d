import Foundation
import Kernel
import Projects
import TestKit
import Testing

/// Tables in the shapes that templates and programs have; `Tests/Fixtures/Imports/README.md`
/// says where each is described.
@Suite struct PublishedTableTests {
    private func table(_ name: String, _ choices: MatrixChoices = MatrixChoices()) throws
        -> MatrixTable
    {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/Imports/matrix/" + name)
        let bytes = [UInt8](try Data(contentsOf: folder))
        return MatrixTable(String(spreadsheet: bytes), choices)
    }

    /// One line for each column: title, unit, use, direction, weight.
    private func columns(_ table: MatrixTable) -> [String] {
        table.columns.map { column in
            let parts = [
                column.title, column.unit, column.use.rawValue,
                column.isReversed ? "lower" : nil, column.weight?.canonical,
            ]
            return parts.compactMap { $0 }.joined(separator: " ")
        }
    }

    /// One line for each row: title and values.
    private func rows(_ table: MatrixTable) -> [String] {
        table.rows.map { row in
            ([row.title] + row.values.map { $0?.canonical ?? "-" }).joined(separator: " ")
        }
    }

    private func asked(_ table: MatrixTable) -> [String] { table.asked }
    private func said(_ table: MatrixTable) -> [String] { table.said }

    @Test func `scores as parts of five have five levels, and nothing is asked`() throws {
        let table = try table("parts-of-five.csv")
        #expect(table.problems.isEmpty && table.questions.isEmpty && table.levels == 5)
        #expect(
            columns(table) == [
                "Ease of use scored 30", "Luggage scored 25", "Price scored 25", "Rain scored 20",
            ])
        #expect(rows(table) == ["Tram 4 3 5 3", "Bike 3 5 2 4", "Scooter 5 4 3 4"])
    }

    @Test func `weights in brackets behind the headings are weights, and no units`() throws {
        let table = try table("weights-in-headings.csv")
        #expect(
            columns(table) == [
                "Rent scored 30", "Access scored 25", "Light scored 25", "Room to grow scored 20",
            ])
        #expect(rows(table)[0] == "Harbour 4 3 5 2")
        #expect(asked(table).count == 1 && asked(table)[0].contains("Is the scale 1 to 5?"))
        #expect(said(table).contains { $0.contains("weighted means") })
    }

    @Test func `a weighted Pugh matrix has its signs as levels, asked, and no sums as qualities`()
        throws
    {
        let table = try table("pugh-weighted.csv")
        #expect(table.problems.isEmpty && table.levels == 5)
        #expect(
            columns(table) == [
                "Cost scored 4", "Noise scored 2", "Assembly scored 3", "Wear scored 1",
            ])
        #expect(
            rows(table) == ["Datum 3 3 3 3", "Hinge 5 1 5 3", "Slide 1 3 5 1", "Magnet 3 5 1 1"])
        #expect(asked(table).count == 4 && asked(table).allSatisfy { $0.contains("levels") })
    }

    @Test func `of musts and wants the wants are compared, the musts named as left out`() throws {
        let table = try table("must-and-want.csv")
        #expect(table.problems.isEmpty && table.levels == 10)
        #expect(
            columns(table) == [
                "Fits the garage skipped", "Load space scored 10", "Running well scored 7",
                "Comfort scored 4",
            ])
        #expect(rows(table) == ["Alternative A - 7 9 8", "Alternative B - 9 6 5"])
        #expect(asked(table).contains { $0.contains("Fits the garage") })
    }

    @Test func `a sheet of flats has its rents and ways to work as measures that are better lower`()
        throws
    {
        let table = try table("flats.csv")
        #expect(table.problems.isEmpty && table.levels == 5)
        #expect(
            columns(table) == [
                "Rent $/month measured lower", "Size sq ft measured", "Commute min measured lower",
                "Pets allowed scored", "Feeling scored",
            ])
        #expect(rows(table)[2] == "Pine Rd 9 1995 1010 15 5 5")
        #expect(table.columns.map(\.isDirectionOpen) == [false, true, false, false, false])
        #expect(asked(table).contains { $0.contains("more or less of Size") })
    }

    @Test func `of points and partial values side by side the points are taken`() throws {
        let table = try table("nutzwert-teilnutzen.csv")
        #expect(table.problems.isEmpty && table.levels == 10)
        #expect(
            columns(table) == ["Bedienung scored 40", "Reinigung scored 35", "Design scored 25"])
        #expect(rows(table) == ["Modell A 8 5 7", "Modell B 6 9 4"])
    }

    @Test func `an Italian table in Windows' letters has its means checked and its ranks left out`()
        throws
    {
        let table = try table("matrice-fornitori.csv")
        #expect(table.problems.isEmpty)
        #expect(
            columns(table) == [
                "Prezzo scored 30", "Qualità scored 50", "Tempi di consegna scored 20",
            ])
        #expect(said(table).contains { $0.contains("weighted means") })
        #expect(asked(table).count == 1)
    }

    @Test func `units below the headings are units, and points beside commas group`() throws {
        let table = try table("autovergleich.csv")
        #expect(table.problems.isEmpty && table.questions.isEmpty)
        #expect(
            columns(table) == [
                "Preis € measured lower", "Verbrauch kWh/100 km measured lower",
                "Reichweite km measured", "Kofferraum l measured", "Leistung PS measured",
            ])
        #expect(rows(table)[0] == "Kauz E 31990 16.2 420 385 150")
        #expect(said(table).contains { $0.contains("Autovergleich 2026, Stand März") })
    }

    @Test func `cars in columns are told by what is measured beside them`() throws {
        let table = try table("cars-turned.tsv")
        #expect(table.problems.isEmpty && table.isTurned && table.questions.isEmpty)
        #expect(
            columns(table) == [
                "Price € measured lower", "Fuel use l/100 km measured lower", "Boot l measured",
                "Warranty years measured", "Noise at 100 km/h dB measured lower",
            ])
        #expect(rows(table)[0] == "Kauz 1.2 21900 5.2 380 5 67")
    }

    @Test(arguments: [false, true])
    func `sums and averages of rows are no options, however the table stands`(turned: Bool) throws {
        let upright = try table("sums-and-averages.csv")
        let text = "Option,A,B,C,Sum,Average\nSpeed,8,5,,13,6.5\nPrice,300,250,400,950,316.67\n"
        let table = turned ? MatrixTable(text) : upright
        #expect(table.problems.isEmpty && table.isTurned == turned)
        #expect(columns(table) == ["Speed scored", "Price measured lower"])
        #expect(rows(table) == ["A 8 300", "B 5 250", "C - 400"])
    }

    @Test func `words, balls, letters and ticks are levels that are asked about`() throws {
        let table = try table("words-and-signs.csv")
        #expect(table.problems.isEmpty && table.levels == 5)
        #expect(
            columns(table) == [
                "Security scored", "Price level scored lower", "Fit scored", "Support scored",
                "Trial scored",
            ])
        #expect(rows(table) == ["Alpha 5 5 5 5 5", "Beta 2 1 3 3 1", "Gamma 3 3 2 4 5"])
        #expect(asked(table).count == 5)
        #expect(asked(table).contains { $0.contains("“low; medium; high” → 1; 3; 5") })
    }

    @Test func `descriptions beside criteria are left out, weights from 1 to 5 are weights`() throws
    {
        let table = try table("described-criteria.csv")
        #expect(table.problems.isEmpty)
        #expect(
            columns(table) == ["Reach scored 5", "Effort saved scored 3", "Fit scored 4"])
        #expect(rows(table) == ["Dark mode 3 2 4", "Export 4 4 3", "Sync 5 4 4"])
        #expect(said(table).contains { $0.contains("weighted sums") })
    }

    @Test func `a title without separators doesn't hide the semicolons below it`() throws {
        let table = try table("titled-semicolons.csv")
        #expect(table.problems.isEmpty)
        #expect(rows(table) == ["Eule 199 22", "Star 149.5 18", "Fink 249.9 30"])
        #expect(said(table).contains { $0.contains("“Which printer shall we buy?”") })
        #expect(asked(table).count == 1 && asked(table)[0].contains("Seiten pro Minute"))
    }

    @Test func `weighted means under weights in percent alarm nobody`() throws {
        let table = try table("percent-means.csv")
        #expect(table.problems.isEmpty)
        #expect(columns(table) == ["Comfort scored 50", "Service scored 30", "Food scored 20"])
        #expect(asked(table).count == 1 && asked(table)[0].contains("Is the scale 1 to 10?"))
        #expect(said(table).contains { $0.contains("weighted means") })
    }

    @Test func `all cells that may be thousands are named, and asked about if they look it`() throws
    {
        let table = try table("mixed-marks.csv")
        #expect(
            columns(table) == ["Price € measured lower", "Weight kg measured lower"])
        #expect(
            asked(table).contains { $0.contains("“1.250 €; 1.100 €” → 1.25; 1.1") })
    }
}

extension MatrixTable {
    /// What changes a figure, in English.
    var asked: [String] { doubts.filter { $0.changesFigure }.map { Language.english($0.label) } }
    /// What needs no answer, in English.
    var said: [String] { doubts.filter { !$0.changesFigure }.map { Language.english($0.label) } }
}
