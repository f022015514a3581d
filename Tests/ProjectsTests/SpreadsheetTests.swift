import Foundation
import Kernel
import Projects
import TestKit
import Testing

/// Spreadsheets of other people's making come in with no figure wrong in silence.
@Suite struct SpreadsheetTests {
    private func table(_ name: String, _ choices: MatrixChoices = MatrixChoices()) throws
        -> MatrixTable
    {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/Imports/matrix/" + name)
        let bytes = [UInt8](try Data(contentsOf: folder))
        return MatrixTable(String(spreadsheet: bytes), choices)
    }

    private func values(_ table: MatrixTable) -> [[String?]] {
        table.rows.map { $0.values.map { $0?.canonical } }
    }

    private func words(_ table: MatrixTable) -> [String] {
        table.problems.map { Language.english($0.sentence(table.levels)) }
    }

    @Test func `a title above, notes beside and weights in percent are understood`() throws {
        let table = try table("criteria-weight-notes.csv")
        #expect(table.problems.isEmpty && table.questions.isEmpty && table.isTurned)
        #expect(table.columns.map(\.title) == ["Comfort", "Weight to carry", "Safety"])
        #expect(table.columns.map { $0.weight?.canonical } == ["30", "20", "50"])
        #expect(table.rows.map(\.title) == ["City bike", "Folding bike", "E-bike"])
        #expect(values(table) == [["4", "2", "3"], ["2", "4", "2"], ["4", "1", "3"]])
    }

    @Test func `a German value analysis is understood`() throws {
        let table = try table("nutzwert.csv")
        #expect(table.problems.isEmpty && table.questions.isEmpty && !table.isTurned)
        #expect(table.columns.map { $0.weight?.canonical } == ["3", "2", "1"])
        #expect(values(table) == [["2", "4", "3"], ["4", "1", "2"]])
    }

    @Test func `of scores and weighted scores the scores are taken`() throws {
        let table = try table("two-row-headings.csv")
        #expect(table.problems.isEmpty)
        #expect(table.rows.map(\.title) == ["Oak", "Pine"])
        #expect(table.columns.map { $0.weight?.canonical } == ["2", "1"])
        #expect(values(table) == [["4", "1"], ["2", "4"]])
    }

    @Test func `scores around a baseline are asked about, sums and ranks left out`() throws {
        let table = try table("pugh-numbers.csv")
        #expect(table.columns.map(\.title) == ["Cost", "Ease of use", "Durability"])
        #expect(values(table) == [["3", "3", "3"], ["5", "1", "5"], ["1", "5", "5"]])
        #expect(table.asked.contains { $0.contains("“-1; 0; +1” → 1; 3; 5") })
        #expect(table.columns.map(\.isReversed) == [false, false, false])
    }

    @Test(arguments: ["pugh-signs.csv", "words.csv"])
    func `words and signs for scores are asked about, none is dropped`(name: String) throws {
        let table = try table(name)
        #expect(table.problems.isEmpty)
        #expect(table.asked.count >= 2)
        #expect(table.asked.contains { $0.contains("-; S; +") || $0.contains("Low; High") })
        #expect(table.rows.allSatisfy { row in row.values.allSatisfy { $0 != nil } })
    }

    @Test func `a direction in the heading is taken, a sum called Score is one`() throws {
        let table = try table("impact-effort.tsv")
        #expect(table.problems.isEmpty)
        #expect(table.columns.map(\.title) == ["Impact", "Effort"])
        #expect(table.columns.map(\.isReversed) == [false, true])
    }

    @Test func `scores above the levels are asked about, prices beside them are measures`() throws {
        let table = try table("vendor-selection.csv")
        #expect(table.problems.isEmpty && table.levels == 5)
        #expect(table.columns.map(\.isMeasured) == [false, false, true])
        #expect(values(table).map { $0[2] } == ["1250", "2100", "980"])
        guard case .levels(_, let names, "5")? = table.questions.first else {
            Issue.record("\(table.questions)")
            return
        }
        #expect(names == ["Functionality", "Support"])
    }

    @Test func `directions above the headings are taken`() throws {
        let table = try table("objectives-above.csv")
        #expect(table.problems.isEmpty)
        #expect(table.columns.map(\.title) == ["Memory", "Battery", "Price"])
        #expect(table.columns.map(\.isReversed) == [false, false, true])
        #expect(values(table) == [["8", "4000", "699"], ["12", "5000", "899"]])
    }

    @Test func `a scale from 1 to 10 is asked about, or taken as chosen`() throws {
        #expect(try table("ponderata-dieci.csv").levels == 10)
        #expect(try table("ponderata-dieci.csv").questions.count == 1)
        let chosen = try table("ponderata-dieci.csv", MatrixChoices(levels: 10))
        #expect(chosen.questions.isEmpty && chosen.problems.isEmpty)
        #expect(chosen.columns.map { $0.weight?.canonical } == ["0.5", "0.3", "0.2"])
    }

    @Test func `what no number is, is named with its cell`() throws {
        let said = words(try table("spreadsheet-errors.csv"))
        for text in ["#DIV/0!", "(500)", "~70", "1.5k", "<80"] {
            #expect(said.contains { $0.contains(text) })
        }
    }

    @Test func `totals that are wrong are named with what they should be`() throws {
        let table = try table("wrong-total.csv")
        guard case .total(_, "Cleo", "29", "27")? = table.questions.first else {
            Issue.record("\(table.questions)")
            return
        }
        #expect(table.questions.count == 1)
    }

    @Test func `a column that can't be read is taken once it is left out`() throws {
        var choices = MatrixChoices()
        choices.uses = [0: .skipped, 1: .skipped]
        let table = try table("spreadsheet-errors.csv", choices)
        #expect(table.problems.count == 4)
        #expect(table.used == [2, 3])
    }
}
