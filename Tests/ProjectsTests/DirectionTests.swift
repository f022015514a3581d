import Kernel
import Projects
import TestKit
import Testing

/// Which way a measured column counts is understood for a reason, or asked.
@Suite struct DirectionTests {
    private func column(_ heading: String, _ choices: MatrixChoices = MatrixChoices())
        -> (table: MatrixTable, column: MatrixTable.Column?)
    {
        let table = MatrixTable("Option;\(heading)\nA;1200\nB;1350", choices)
        return (table, table.columns.first)
    }

    @Test(arguments: [
        "Price", "Total cost ($)", "Kaufpreis (€)", "Kosten", "Warmmiete", "Prezzo", "Affitto (€)",
        "Rent", "Weight (kg)", "Consumption", "Commute (min)", "Noise (dB)", "Age", "Mileage",
        "Distance to work", "Verbrauch (l/100 km)", "Fahrzeit", "Peso (kg)", "Età",
        "Energy (kWh/100 km)",
    ])
    func `less is better where words say so, and they are named`(heading: String) {
        let (table, column) = column(heading)
        #expect(table.problems.isEmpty && table.asked.allSatisfy { !$0.contains("more or less") })
        #expect(column?.isMeasured == true && column?.isReversed == true)
        #expect(table.said.contains { $0.contains("lower is better, as “") })
    }

    @Test(arguments: [
        "Range (km)", "Battery (mAh)", "Storage capacity", "Reichweite", "Wohnfläche (m²)",
        "Autonomia (km)", "Speed (km/h)", "Salary (€)", "Laufzeit (h)",
    ])
    func `more is better where words say so, and they are named`(heading: String) {
        let (table, column) = column(heading)
        #expect(column?.isMeasured == true && column?.isReversed == false)
        #expect(table.said.contains { $0.contains("more is better, as “") })
    }

    @Test(arguments: ["Height (cm)", "Seiten", "Cost savings", "Battery weight", "X (€)"])
    func `what nothing says, or what says both, is asked`(heading: String) {
        let (table, column) = column(heading)
        #expect(column?.isDirectionOpen == true)
        #expect(table.asked.contains { $0.contains("more or less") })
        var choices = MatrixChoices()
        choices.reversed[0] = true
        let chosen = self.column(heading, choices)
        #expect(chosen.column?.isDirectionOpen == false && chosen.column?.isReversed == true)
        #expect(chosen.table.asked.allSatisfy { !$0.contains("more or less") })
    }

    @Test func `min behind a heading is minutes, unless max stands behind another`() {
        let minutes = MatrixTable("Option,Talk (min),Size (cm)\nA,300,15\nB,200,14").columns
        #expect(minutes.map(\.unit) == ["min", "cm"])
        #expect(minutes.map(\.isReversed) == [false, false])
        let goals = MatrixTable("Option,Talk (max),Size (min)\nA,300,15\nB,200,14").columns
        #expect(goals.map(\.isReversed) == [false, true])
    }

    @Test func `scores for a price count as scores, which is said`() {
        let table = MatrixTable("Option,Price,Taste\nA,4,3\nB,2,4")
        #expect(table.columns.map(\.isReversed) == [false, false])
        #expect(table.asked.isEmpty)
        #expect(table.said.contains { $0.contains("“Price”") })
    }

    @Test func `the command line's doubts are refused, and every problem is named on a line`()
        throws
    {
        let format = try #require(Projects.declarations.formats.first { $0.name == "matrix" })
        let book = Book(Notebook().store, Projects.declarations.rulebook, now: .start, seed: 7)
        let open = ForeignFile(text: "Option,Height (cm)\nA,1200\nB,1350\n")
        let reading = try format.read(open, ForeignWishes(.english, named: "X"), book)
        #expect(reading.isDoubtful)
        let bad = ForeignFile(text: "Option,Ease,Fit\nA,~7,(3)\nB,<4,5k\nC,2,3\n")
        do throws(ForeignError) {
            _ = try format.read(bad, ForeignWishes(.english, named: "X"), book)
            Issue.record("it was read")
        } catch {
            guard case .refused(let label) = error else { throw error }
            let lines = Language.english(label).split(separator: "\n")
            #expect(lines.count == 4)
            #expect(lines.allSatisfy { $0.hasPrefix("Line ") })
        }
    }

    @Test func `more than twenty problems are counted`() throws {
        let format = try #require(Projects.declarations.formats.first { $0.name == "matrix" })
        let book = Book(Notebook().store, Projects.declarations.rulebook, now: .start, seed: 7)
        let rows = (1...30).map { "Item \($0),~\($0)\n" }.joined()
        do throws(ForeignError) {
            _ = try format.read(
                ForeignFile(text: "Option,Ease\n" + rows), ForeignWishes(.english, named: "X"), book
            )
            Issue.record("it was read")
        } catch {
            guard case .refused(let label) = error else { throw error }
            let lines = Language.english(label).split(separator: "\n")
            #expect(lines.count == 21 && lines.last == "… and 10 more")
        }
    }
}

/// What a table asks has to be answered on the screen before it is taken.
@Suite struct ImportQuestionTests {
    @Test func `a direction that nothing says must be chosen`() throws {
        let board = try Board()
        let path = "/projects/" + board.project.text + "/import"
        let table = "Item,Height (cm)\nA,1200\nB,1350"
        let shown = board.visitor.post(path, ["table": table])
        #expect(shown.text.contains("Choose …"))
        let seen = try #require(shown.value(of: "seen"))
        func confirm(_ lower: String) -> Screen {
            board.visitor.post(
                path,
                [
                    "table": table, "seen": seen, "seen-stand": "rows", "stand": "rows",
                    "asked": "9", "confirm": "true", "lower-0": lower,
                ])
        }
        let refused = confirm("")
        #expect(refused.status == 422 && refused.text.contains("Choose whether more or less"))
        #expect(try board.records(Quality.kind).isEmpty)
        #expect(confirm("true").status == 303)
        #expect(try board.records(Quality.kind).map { $0[Quality.reversed] } == [true])
    }

    @Test func `a matrix that goes out has no ranks where the screen has none`() throws {
        let board = try Board([[0, 0], [0, 0]], weights: [1, 1])
        #expect(board.get("/matrix").markup.contains("–"))
        let csv = board.get("/matrix.csv").markup
        #expect(csv.contains("A,,,0,\r\n") || csv.contains("A,,,0,\n"))
        let scored = try Board([[4, 3], [1, 2]], weights: [1, 1])
        #expect(scored.get("/matrix.csv").markup.contains("A,4,3,7,1"))
    }
}
