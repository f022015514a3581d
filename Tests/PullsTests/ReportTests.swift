import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct ReportTests {
    let logbook = Logbook()

    private func ask(
        _ report: Report, _ subject: String, _ chosen: Parameters = [:]
    ) throws -> Report.Answer {
        try logbook.use { (book) throws(BookError) in
            try report.answer(Report.Question(subject, chosen, .english), book)
        }
    }

    private func refusal(_ report: Report, _ subject: String, _ chosen: Parameters = [:]) -> String
    {
        do {
            _ = try ask(report, subject, chosen)
            return "answered"
        } catch let error as BookError {
            return Language.english(error.label)
        } catch { return "\(error)" }
    }

    private func enterSample() {
        _ = logbook.request(.post, "/sample", ["tracker": "/pulls"])
    }

    @Test func `standings are those of the screen`() throws {
        enterSample()
        let year = try logbook.ledger().years[0]
        let answer = try ask(Pulls.standingsReport, "\(year)", ["class": "9500 pro farm"])
        #expect(answer.figures["class"] == "9500 Pro Farm")
        let rows = answer.figures["rows"]?.elements ?? []
        let html = logbook.html("/pulls/standings?year=\(year)&class=9500+Pro+Farm")
        for row in rows {
            #expect(html.contains(row["tractor"]?.string ?? "?"))
            #expect(html.contains(">" + (row["points"]?.number ?? "?")))
        }
        #expect(rows.count == answer.tables[0].rows.count && rows.count > 2)
    }

    @Test func `what isn’t there is refused with what is`() throws {
        enterSample()
        let year = try logbook.ledger().years[0]
        #expect(refusal(Pulls.standingsReport, "1900").hasPrefix("Season: “1900” is not one of"))
        #expect(
            refusal(Pulls.standingsReport, "\(year)", ["class": "Semis"])
                .contains("“Semis” is not one of 9500 Pro Farm"))
        #expect(refusal(Pulls.tractorReport, "Nobody").contains("is not one of Green Machine"))
        #expect(refusal(Pulls.forecastReport, "Semis").contains("is not one of"))
        #expect(refusal(Pulls.forecastReport, "10,000 Open", ["track": "Moon"]).contains("“Moon”"))
    }

    @Test func `a tractor tells its best, its hooks and whom it met`() throws {
        enterSample()
        let answer = try ask(Pulls.tractorReport, "whynot")
        #expect(answer.title == "WhyNot")
        #expect(answer.figures["best"]?["metres"] == .number("93.1164"))
        #expect(answer.figures["hooks"]?.elements?.count == 5)
        #expect(answer.figures["met"]?.elements?.contains { $0["tractor"] == "Old Blue" } == true)
        #expect(answer.remarks.joined().contains("eight hooks"))
    }

    @Test func `a forecast from too few hooks says so and gives no interval`() throws {
        enterSample()
        let answer = try ask(Pulls.forecastReport, "10,000 Open", ["tractor": "WhyNot"])
        #expect(answer.figures["interval"] == .null && answer.figures["tried"] == .number("0"))
        #expect(answer.remarks[0].contains("Fewer than eight"))
        #expect(answer.figures["puller"] == "Rick")
        #expect(answer.remarks.count >= 2)
    }
}
