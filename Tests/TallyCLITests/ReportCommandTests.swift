import Kernel
import TallyCLI
import TestKit
import Testing

struct ReportCommandTests {
    private let desk = Desk(
        Declarations(Sample.schema.kinds, reports: [harvest]))

    /// A report on gardens: what was asked, and a table of two rows.
    private static let harvest = Report(
        "harvest",
        Label { ["what was reaped", "was geerntet wurde", "che cosa si è raccolto"][$0.number] },
        of: "SEASON", choices: ["bed"]
    ) { (question, _) throws(BookError) in
        var answer = Report.Answer("Harvest of " + question.subject)
        answer.facts = [("Bed", question.chosen["bed"] ?? "all")]
        answer.tables = [Report.Table(["Fruit", "Pounds"], [["Pears", "7"], ["Plums", "12"]])]
        answer.remarks = ["Frost in May."]
        answer.figures = .object([JSON.Member("season", .string(question.subject))])
        return answer
    }

    @Test func `a report answers people, scripts and programs`() throws {
        let text = desk.tally("show", "harvest", "2026", "bed=north").output
        #expect(text.hasPrefix("Harvest of 2026\nBed  north\n\n"))
        #expect(text.contains("Pears  7\nPlums  12\n\nFrost in May.\n"))
        #expect(desk.tally("show", "Harvest", "2026", "--plain").output == "Pears\t7\nPlums\t12\n")
        let figures = try JSON.parse(desk.tally("show", "harvest", "2026", "--json").output)
        #expect(figures.members?.map { $0.name } == ["report", "season"])
        #expect(figures["report"] == "harvest")
    }

    @Test func `what a report can’t be asked for is refused with what it can`() {
        let answer = desk.tally("show", "harvest", "2026", "tree=north")
        #expect(answer.code == .refused)
        #expect(answer.messages == "tally: “harvest” can’t be asked for “tree”; it can for bed.\n")
        #expect(desk.tally("show", "harvest").code == .wrongUsage)
        #expect(desk.tally("show", "harvest", "2026", "north").code == .wrongUsage)
        #expect(desk.tally("show", "harvest", "2026", "bed=a", "bed=b").code == .wrongUsage)
        #expect(desk.tally("show", "harvest", "2026", "-o", "x").code == .wrongUsage)
        #expect(desk.tally("show", "harvst", "2026").messages.contains("harvest"))
    }

    @Test func `a record still takes nothing more`() {
        desk.tally("add", "garden", "name=Rose")
        #expect(desk.tally("show", "garden", "Rose", "bed=north").code == .wrongUsage)
    }

    @Test func `help, manual and completions know reports`() {
        #expect(desk.tally("--help").output.contains("\n  harvest SEASON [bed=…]  what was reaped"))
        #expect(desk.tally("man").output.contains(".B harvest SEASON [bed=…]\nwhat was reaped."))
        for shell in ["bash", "zsh", "fish"] {
            #expect(desk.tally("completions", shell).output.contains(" harvest"), "\(shell)")
        }
    }
}
