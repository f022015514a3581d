import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct NotesTableTests {
    private func table(_ text: String, roles: [String] = []) throws -> NotesTable {
        NotesTable(try CSV.parse(text), roles: roles)
    }

    private func page(_ text: String, roles: [String] = []) throws -> NotesPage {
        try table(text, roles: roles).page(.english, today: CivilDate(iso: "2026-07-20") ?? .epoch)
    }

    @Test func `columns are known by their headings, and others become categories`() throws {
        let page = try page(
            "Pos;Puller;Traktor;Distance;Gear\n1;Rick;WhyNot;305,5;4\n2nd;Dale;Old Blue;DQ;\n")
        #expect(page.rows.map { $0.tractor } == ["WhyNot", "Old Blue"])
        #expect(page.rows.map { $0.result } == ["305,5", "DQ"])
        #expect(page.rows.map { $0.place } == ["1", "2"])
        #expect(page.rows.map { $0.custom } == ["Gear: 4", ""])
    }

    @Test(arguments: [
        ("Distance (m)", "91,4 m"), ("Distance", "91,4"), ("Weite, m", "91,4 m"), ("ft", "91,4"),
    ])
    func `a heading in metres makes plain numbers metres`(heading: String, result: String) throws {
        #expect(try page("Puller;\(heading)\nRick;91,4\n").rows.map { $0.result } == [result])
    }

    @Test func `a table without headings shows its columns by number until they are chosen`() throws
    {
        let text = "Rick;300;25\nDale;DQ;24\n"
        #expect(try !table(text).hasHeadings)
        #expect(try table(text).headings == ["1", "2", "3"])
        let page = try page(text, roles: ["puller", "result", "nonsense"])
        #expect(page.rows.map { $0.puller + $0.result + $0.custom } == ["Rick300", "DaleDQ"])
    }

    @Test func `letters in the column of places are results`() throws {
        let page = try page("Place,Puller,Distance\nFP,Rick,310\nDQ,Sam,\n1.,Ada,300\nlast,Jo,1\n")
        #expect(page.rows.map { $0.result } == ["FP 310", "DQ", "300", "1"])
        #expect(page.rows.map { $0.place } == ["", "", "1", "last"])
    }

    @Test func `rows of several pulls become several pulls`() throws {
        let page = try page(
            """
            Event,Date,Puller,Result
            Cow Town,7/18/26,Rick,300
            cow town,7/18/26,Dale,290
            Prairie Days,2026-06-20,Rick,310
            Cow Town,7/18/26,Sam,280
            """)
        #expect(page.pulls.map { $0["name"] } == ["Cow Town", "Prairie Days"])
        #expect(page.pulls.map { $0["date"] } == ["2026-07-18", "2026-06-20"])
        #expect(page.rows.map { $0.pull } == [0, 0, 1, 0])
    }

    @Test(arguments: [
        ("Puller,Distance\nRick,300", true), ("Rick, WhyNot, 300\nDale, Old Blue, 290", false),
        ("Puller,Distance", false), ("", false), ("Distance\n300\n290", false),
    ])
    func `a pasted text is a table if its first line says so`(text: String, isTable: Bool) {
        #expect(NotesTable.isTable(text) == isTable)
    }
}

@Suite struct TableScreenTests {
    let logbook = Logbook()
    let text = "Wer;Traktor;Wie weit;Gang\nRick;WhyNot;91,4;4\nDale;Old Blue;DQ;3\n"

    private func post(_ form: Parameters) -> (status: Int, html: String) {
        let response = logbook.request(.post, "/pulls/notes", form)
        return (response.status, String(decoding: response.body, as: UTF8.self))
    }

    @Test func `columns are matched by hand, looked through and kept with one undo`() throws {
        let first = post(["notes": text, "as": "table"])
        #expect(first.status == 200)
        #expect(first.html.contains("91,4 · DQ"))
        #expect(post(["table": text, "match": "1"]).status == 422)
        var form = Parameters([("table", text), ("match", "1"), ("headings", "true")])
        for role in ["puller", "tractor", "metres", "custom"] {
            form.pairs.append(("column", role))
        }
        let preview = post(form)
        #expect(preview.status == 200)
        #expect(preview.html.contains("value=\"91,4 m\""))
        #expect(preview.html.contains("Gang: 4"))

        var kept = Parameters([("name", "Füchtorf"), ("date", "2026-07-18"), ("keep", "1")])
        for (puller, result) in [("Rick", "91,4 m"), ("Dale", "DQ")] {
            kept.pairs += [("source", "x"), ("kind", "hook"), ("puller", puller), ("of", "0")]
            kept.pairs += [("result", result), ("custom", "Gang: 4"), ("class", "Pro")]
        }
        let saved = logbook.request(.post, "/pulls/notes", kept)
        #expect(saved.status == 303)
        #expect(try logbook.hooks().map { $0[Hook.puller] } == ["Rick", "Dale"])
        #expect(try logbook.pulls().count == 1)
        let stamp = saved.header("Location")?.split(separator: "=").last.map { String($0) } ?? ""
        #expect(logbook.request(.post, "/undo", ["stamp": stamp]).status == 303)
        #expect(try logbook.hooks().isEmpty)
    }

    @Test func `what is too long comes back whole with a sentence`() {
        let long = "Puller,Distance\n" + String(repeating: "Rick,300\n", count: 401)
        let answer = post(["notes": long])
        #expect(answer.status == 422)
        #expect(answer.html.contains("401 lines"))
        #expect(answer.html.contains("Rick,300"))
    }

    @Test func `a file is read like what is pasted`() {
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"notes\"\r\n\r\n\r\n--b\r\n"
            + "Content-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n"
            + text + "\r\n--b--\r\n"
        let answer = logbook.request(
            .post, "/pulls/notes", type: "multipart/form-data; boundary=b", body: body)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("91,4 · DQ"))
    }
}

@Suite struct HookTableImportTests {
    let logbook = Logbook()

    private func take(_ table: String) throws -> ImportSummary {
        try logbook.store.transaction(writing: true, failure: { ImportError.book(.store($0)) }) {
            () throws(ImportError) in
            try Book(logbook.store, logbook.app.rulebook, now: .start, seed: 77).importCSV(
                Array(table.utf8), of: Hook.kind)
        }
    }

    @Test func `hooks without ids come in once, however often the file is imported`() throws {
        _ = try logbook.pull("Cow Town")
        let rows = """
            pull;Fahrer;tractor;class;distance;tirePressure
            Cow Town;Rick;WhyNot;Pro;305,5 ft;25,5
            Cow Town;Dale;Old Blue;Pro;DQ;24
            Cow Town;Dale;Old Blue;Pro;DQ;24
            """
        #expect(try take(rows).added == 3)
        let again = try take(rows)
        #expect((again.added, again.unchanged) == (0, 3))
        #expect(try logbook.hooks().map { $0[Hook.puller] } == ["Rick", "Dale", "Dale"])
        #expect(
            try logbook.hooks().map { $0[Hook.status] } == [
                .measured, .disqualified, .disqualified,
            ])
    }

    @Test func `a pull that isn’t there is named with its row`() throws {
        do {
            _ = try take("pull,puller,distance\nNowhere,Rick,300\n")
            Issue.record("taken")
        } catch let error as ImportError {
            let sentence = error.sentences(in: .english).joined()
            #expect(sentence.contains("row 2") && sentence.contains("Nowhere"))
        }
    }
}

@Suite struct TableColumnTests {
    let logbook = Logbook()

    @Test func `each of several runs is a hook, and the best of them is none of its own`() throws {
        try logbook.take(
            "date,driver,machine name,division,Run 1,Run 2,Best\n"
                + "2026-07-03,Rick,WhyNot,Pro,301.2,305.6,305.6\n2026-07-03,Sam,Rust,Pro,DQ,,\n",
            as: "hooks")
        let hooks = try logbook.hooks()
        #expect(hooks.map { $0[Hook.distance] } == ["301.2", "305.6", ""])
        #expect(hooks.map { $0[Hook.attempt] } == [1, 2, 1])
        #expect(hooks.map { $0[Hook.tractor] } == ["WhyNot", "WhyNot", "Rust"])
        #expect(hooks.map { $0[Hook.className] } == ["Pro", "Pro", "Pro"])
    }

    @Test func `a column of units is the unit of the results`() throws {
        try logbook.take(
            "date,competitor,length,unit,finish\n2026-07-03,Rick,91.4,m,1\n2026-07-03,Sam,300,ft,2\n",
            as: "hooks")
        #expect(
            try logbook.hooks().map { $0.distance } == [Distance("91.4 m"), Distance("300 ft")])
        #expect(try logbook.hooks().map { $0.optional(Hook.place) } == [1, 2])
    }

    @Test func `columns of the air are the pull’s weather`() throws {
        let table =
            "date,tractor,distance,Temp (F),Humidity,Barometer\n2026-07-03,Ace,300,88,55,29.10\n"
            + "2026-07-03,Bolt,301,88,60,29.10\n"
        #expect(try logbook.take(table, as: "hooks") == [.unread])
        let pull = try #require(try logbook.pulls().first)
        #expect(pull.optional(Pull.temperature) == "88 °F")
        #expect(pull.optional(Pull.humidity) == 55)
        #expect(pull.optional(Pull.pressure) == "29.10 inHg")
        #expect(try logbook.hooks().map { $0[Hook.note] } == ["", "60"])
    }
}
