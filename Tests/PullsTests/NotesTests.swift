import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct NotesTests {
    private func read(_ text: String, _ known: KnownNames = KnownNames()) -> NotesPage {
        let today = CivilDate(iso: "2026-07-20") ?? .epoch
        return NotesPage(text, known, .english, today: today)
    }

    private func hook(_ line: String, _ known: KnownNames = KnownNames()) -> [String] {
        let hook = NotesPage.Row(hook: line, known, .english)
        return [hook.puller, hook.tractor, hook.result, hook.pressure, hook.place]
    }

    @Test(arguments: [
        ("Rick - WhyNot 305' 6\" 25.5 psi", ["Rick", "WhyNot", "305' 6\"", "25.5", ""]),
        ("1. Dale, Old Blue, 296.42", ["Dale", "Old Blue", "296.42", "", "1"]),
        ("2nd June / Second Wind 268.9 ft 27psi", ["June", "Second Wind", "268.9 ft", "27", "2"]),
        ("Sam - Rust Bucket DQ", ["Sam", "Rust Bucket", "DQ", "", ""]),
        ("Rick – WhyNot EXH 253.72", ["Rick", "WhyNot", "EXH 253.72", "", ""]),
        ("Ada full pull", ["Ada", "", "FP", "", ""]),
        ("Hans | Eilbote | 91,4 m", ["Hans", "Eilbote", "91,4 m", "", ""]),
        ("Rick WhyNot 305’ 6”", ["Rick", "WhyNot", "305' 6\"", "", ""]),
    ])
    func `a line of notes reads as a hook`(line: String, expected: [String]) {
        #expect(hook(line) == expected)
    }

    @Test func `a sentence that begins like a condition stays a note`() {
        let page = read(
            "Cow Town\nTrack was watered before\nTrack: clay\nClass of its own, this evening.")
        #expect(page.pull["surface"] == "clay")
        #expect(page.rows.map { $0.kind.rawValue } == ["pull", "note", "condition", "note"])
    }

    @Test(arguments: [
        "Rained at 8pm", "9500 Pro Farm", "2 sleds today", "300 people, 250 cars", "",
    ])
    func `what has no single distance is no hook`(line: String) {
        #expect(read("Cow Town\n" + line).rows.allSatisfy { $0.kind != .hook })
    }

    @Test func `a puller or a tractor that is known parts the two`() {
        let known = KnownNames(pullers: ["Rick"], tractors: ["Old Blue"])
        #expect(hook("rick WhyNot 300", known).prefix(2) == ["rick", "WhyNot"])
        #expect(hook("Big Dale Old Blue 300", known).prefix(2) == ["Big Dale", "Old Blue"])
    }

    @Test(arguments: [
        ("Cow Town 7/18/26", "2026-07-18"), ("18.7.2026 Füchtorf", "2026-07-18"),
        ("Sat July 18, 2026", "2026-07-18"), ("18. Juli 2026", "2026-07-18"),
        ("Cow Town 2026-07-18", "2026-07-18"), ("July 18th", "2026-07-18"),
        ("Aug 2", "2025-08-02"), ("18 luglio 2026", "2026-07-18"),
    ])
    func `dates read as people write them`(line: String, date: String) {
        #expect(read(line).pull["date"] == date)
    }

    @Test func `a page becomes a pull, its classes and its hooks, and the rest stays as notes`() {
        let page = read(
            """
            Cow Town, Kansas City MO 7/18/26
            Temp 78 °F
            Sled: Red Rock

            9500 Pro Farm
            Rick - WhyNot 305' 6" 25.5 psi
            Sam - Rust Bucket DQ
            Rain came later in the evening, so we waited.
            10,000 Open:
            Ada - Green Machine FP
            """)
        #expect(page.pull["name"] == "Cow Town")
        #expect(page.pull["location"] == "Kansas City MO")
        #expect(page.pull["temperature"] == "78 °F")
        #expect(
            page.rows.map { $0.kind.rawValue } == [
                "pull", "condition", "sled", "class", "hook", "hook", "note", "class", "hook",
            ])
        #expect(page.rows[7].word == "10,000 Open")
    }

    @Test(arguments: ["é·ò–Ë/îÄ", "Zoë·Aò–Ë/îÄ 300", "MN/MN/MN/MN", "A/B/MN/KS/IN 300"])
    func `a town without a name before it ends nothing`(text: String) {
        #expect((1...2).contains(read(text).rows.count))
    }

    @Test func `what nobody jots down in years is refused with a sentence before it is read`() {
        let line = String(repeating: "Rick 305 ", count: 120_000)
        #expect(
            NotesPage.excess(line).map { Language.english($0) }
                == "These notes have 1\u{202F}080\u{202F}000 bytes; at most 1\u{202F}000\u{202F}000 are read at once."
        )
        let blank = String(repeating: "\r\n", count: 100_000)
        #expect(
            NotesPage.excess(blank).map { Language.german($0) }
                == "Diese Notizen haben 100\u{202F}000 Zeilen; höchstens 20\u{202F}000 werden auf einmal gelesen."
        )
        #expect(NotesPage.excess("Rick 305\n") == nil)
    }

    @Test func `a heading’s weather goes to its pull, and what has no field to the note`() {
        let page = read("Wauseon OH 6/14/26 - nice track, 86 deg, humid\nPro Farm\nRick 300 ft")
        #expect(page.pull["name"] == "Wauseon OH")
        #expect(page.pull["temperature"] == "86 °F")
        #expect(page.pull["surface"] == "nice")
        #expect(page.rows.map { $0.kind.rawValue } == ["pull", "note", "class", "hook"])
        #expect(page.rows[1].word == "humid")
    }

    @Test func `what a pull says twice and otherwise isn’t lost`() {
        let page = read(
            "Cow Town 7/18/26, 86 deg\nTemp 91 °F\nPro Farm, track wet\nFarm, track dry")
        #expect(page.pull["temperature"] == "86 °F")
        #expect(page.rows.filter { !$0.word.isEmpty }.map { $0.word }.contains("Temp 91 °F"))
        #expect(page.rows.contains { $0.kind == .note && $0.word == "dry" })
    }

    @Test func `a chat of two weekends is two pulls`() {
        let page = read(
            """
            [7/4/26, 19:03:11] Deb: Benson
            [7/4/26, 19:10:00] Deb: Rick - WhyNot 301.2
            [7/4/26, 23:59:00] Deb: Dale - Old Blue 299.1
            [7/11/26, 19:00:00] Deb: Rick - WhyNot 305.2
            """)
        #expect(page.pulls.map { $0["date"] } == ["2026-07-04", "2026-07-11"])
        #expect(page.rows.map { $0.pull } == [0, 0, 0, 1])
    }

    @Test func `reading never fails, whatever is pasted`() {
        var dice = Dice(seed: 4)
        let pieces = [
            "305'", "\"", "FP", "7/18/26", "1.", "#", "psi", "-", "/", "–", "㎞", "9999999", ",",
            "\n", " ", "July", "class:", "Rick", "²", "e9", "MN", "KS", "IN", "·", "John", "Deere",
            "IH", "1086", "WhyNot", "Pro Farm:", "DQ", "26 lb", "(3)", "2nd", "at", "the", "@",
            "\t",
            "Hutchinson", "305.6", "86 deg", "pull-off", "ÎÄ", "Zoë", ";", "on", "2) ", "- ",
            "Sled",
        ]
        for _ in 0..<1_500 {
            let text = (0..<Int.random(in: 0...24, using: &dice)).map { _ in
                pieces.randomElement(using: &dice) ?? ""
            }.joined(separator: Bool.random(using: &dice) ? " " : "")
            // A line of several hooks has a row for each; none is without a row.
            let lines = NotesPage.lines(text).map { $0.number }
            #expect(Set(read(text).rows.map { $0.line }) == Set(lines))
        }
    }
}

@Suite struct NotesScreenTests {
    let logbook = Logbook()

    @Test func `pasted notes are shown, corrected and kept as one action`() throws {
        let text = "Cow Town 7/18/26\nPro Farm\nRick - WhyNot 305' 6\"\nDale 290 ft\nWindy."
        let preview = logbook.request(.post, "/pulls/notes", ["notes": text])
        #expect(preview.status == 200)
        var form = Parameters([("name", "Cow Town"), ("date", "2026-07-18"), ("keep", "1")])
        for (kind, puller, result, word) in [
            ("class", "", "", "Pro Farm"), ("hook", "Rick", "305' 6\"", ""),
            ("hook", "Dale", "much", ""), ("note", "", "", "Windy."),
        ] {
            form.pairs += [("source", "x"), ("kind", kind), ("puller", puller), ("tractor", "T")]
            form.pairs += [("class", ""), ("result", result), ("tirePressure", ""), ("place", "")]
            form.pairs += [("word", word), ("custom", "")]
        }
        let refused = logbook.request(.post, "/pulls/notes", form)
        #expect(refused.status == 422)
        #expect(String(decoding: refused.body, as: UTF8.self).contains("“much” can’t be read"))
        form.pairs = form.pairs.map { $0.value == "much" ? (name: $0.name, value: "290") : $0 }
        let kept = logbook.request(.post, "/pulls/notes", form)
        #expect(kept.status == 303)
        let html = logbook.html(kept.header("Location") ?? "")
        #expect(html.contains("Pro Farm"))
        #expect(html.contains("290\u{A0}ft"))
        #expect(html.contains("Windy."))
    }
}
