import Kernel
import TestKit
import Testing

@testable import Pulls

/// Lines that were once taken for something else without a mark.
@Suite struct NoteMeaningTests {
    private func read(_ text: String, _ known: KnownNames = KnownNames()) -> NotesPage {
        NotesPage(text, known, .english, today: CivilDate(iso: "2026-09-20") ?? .epoch)
    }

    /// The last line under a pull and a class.
    private func line(_ text: String, _ known: KnownNames = KnownNames()) -> NotesPage.Row {
        read("Tomah 6/26/2026\nFarm Stock\n1. Ada - Moss 310.2\n" + text, known).rows.last
            ?? .init()
    }

    @Test(arguments: [
        ("2. Gus - Ace 297-10.5", "297' 10.5\""), ("Al - Ace 296-11.25", "296' 11.25\""),
        ("Al - Ace 299' 10-3/8\"", "299' 10.375\""),
        ("Al - Ace 298 ft 6-1/4 in", "298' 6.25\""), ("Al - Ace 351' 11 ¾\"", "351' 11.75\""),
        ("Al - Ace 98 Meter 50 cm", "98.5 m"),
    ])
    func `feet, inches and centimetres are one distance`(text: String, result: String) {
        let row = line(text)
        #expect(row.kind == .hook && row.doubts.isEmpty && row.word.isEmpty)
        #expect(Distance(row.result) == Distance(result))
    }

    @Test func `inches that no foot has are marked and kept`() {
        let row = line("Al - Ace 297' 13\"")
        #expect(row.doubts == [.restOfDistance] && row.word == "13\"")
        #expect(NoteDoubt.restOfDistance.changesFigure)
    }

    @Test(arguments: [
        ("78 F, 60% RH, 29.92 inHg", ["78 °F", "60", "29.92 inHg", nil]),
        ("84F, 55% RH, 29.80 inHg", ["84 °F", "55", "29.80 inHg", nil]),
        ("Dew point 60 F", [nil, nil, nil, "60 °F"]),
        ("Taupunkt 14 °C", [nil, nil, nil, "14 °C"]),
        ("Dewpoint: 58", [nil, nil, nil, "58 °F"]),
        ("Weather 82 degrees, humidity 55%, baro 29.95", ["82 °F", "55", "29.95 inHg", nil]),
        ("82F 55% humidity baro 29.95", ["82 °F", "55", "29.95 inHg", nil]),
        ("hot 91° humid 68% baro 29.88", ["91 °F", "68", "29.88 inHg", nil]),
        ("RH 61, 1013 hPa", [nil, "61", "1013 hPa", nil]),
    ])
    func `the air is read field by field`(text: String, fields: [String?]) {
        let page = read("Tomah 6/26/2026\nFarm Stock\nAda - Moss 310.2\n" + text)
        #expect(page.rows.last?.kind == .condition)
        let names = ["temperature", "humidity", "pressure", "dewPoint"]
        #expect(names.map { page.pull[$0] } == fields)
    }

    @Test(arguments: [
        "motel 2 nights 189.00", "weights: 4 suitcase front 40 lb 301.2", "Rick 0.00",
        "7 Moen ~285", "6 Larson 3O1.5", "Gus - Ace no pull", "Hans - Iltis nicht angetreten",
    ])
    func `what may be no result isn’t taken in unmarked`(text: String) {
        #expect(!line(text).doubts.isEmpty)
    }

    @Test(arguments: [
        "6. Gary Larson - Smokin Gun DNS", "Scratch: Schultz", "Gus - Ace no pull",
        "Hans - Iltis nicht angetreten", "Gus - Ace didn’t start", "Mauro - Toro non partito",
    ])
    func `who didn’t start has no place`(text: String) {
        let row = line(text)
        #expect(row.kind == .hook && row.place.isEmpty)
        #expect(TypedResult(row.result).status == .didNotStart)
    }

    @Test func `a surname isn’t given to the tractor because the first name is known`() {
        let known = KnownNames(pullers: ["Jim"])
        let row = line("2. Jim Becker JD 4640 301.07", known)
        #expect([row.puller, row.tractor] == ["Jim Becker", "JD 4640"])
        #expect(row.doubts.isEmpty)
        #expect(line("2. Jim Becker Baron 301.07", known).doubts == [.namesUnparted])
        #expect(line("2. Jim Ace 301.07", known).doubts.isEmpty)
    }

    @Test(arguments: [
        ("Ed Kolb - Doc 307 psi 13.5", "307", "13.5"), ("Al - Ace 299.2 psi 14", "299.2", "14"),
        ("Al - Ace 300 psi: 14", "300", "14"), ("Al - Ace 24 psi 301.5", "301.5", "24"),
        ("Al - Ace psi 14 303.5", "303.5", "14"),
    ])
    func `a pressure behind its unit isn’t the distance`(
        text: String, distance: String, pressure: String
    ) {
        let row = line(text)
        #expect([row.result, row.pressure] == [distance, pressure])
    }

    @Test(arguments: ["So", "Sa", "Fr."])
    func `a weekday of two letters is no place`(day: String) {
        let page = read("Trecker-Treck Edewecht, \(day) 16.08.2026\nAda - Moss 300.2")
        #expect(page.pulls.last?["date"] == "2026-08-16")
        #expect(page.pulls.last?["location"] != day && page.pulls.last?["name"] != day)
        #expect(page.rows.allSatisfy { !$0.word.contains(day) })
    }

    @Test func `a distance behind a name like a month is no year`() {
        let page = read("1. Otto 297 ft. 3 in.\nSaturday, Aug 22nd\nGus - Ace 301.2")
        #expect(page.pulls.last?["date"] == "2026-08-22")
        #expect(page.rows[1].doubts == [.year])
    }
}

@Suite struct NoteCorrectionTests {
    let logbook = Logbook()

    private func row(_ source: String, _ kind: String, _ cells: [(String, String)]) -> Parameters {
        var form = Parameters([("source", source), ("kind", kind), ("of", "0"), ("line", "1")])
        for name in ["puller", "tractor", "class", "result", "tirePressure", "place", "word"] {
            form.pairs.append((name: name, value: cells.first { $0.0 == name }?.1 ?? ""))
        }
        return form
    }

    @Test func `a hook that is said to be the weather is read as that, as a whole`() throws {
        let source = "75F 60% humidity, baro 29.92, calm"
        var form = Parameters([("name", "Tomah"), ("date", "2026-06-26"), ("keep", "1")])
        form.pairs +=
            row(
                source, "condition", [("puller", "baro"), ("result", "29.92"), ("word", "75F")]
            ).pairs
        form.pairs += row("Ada 300", "hook", [("puller", "Ada"), ("result", "300")]).pairs
        #expect(logbook.request(.post, "/pulls/notes", form).status == 303)
        let pull = try #require(try logbook.pulls().first)
        #expect(pull.optional(Pull.temperature) == "75 °F")
        #expect(pull.optional(Pull.humidity) == 60)
        #expect(pull.optional(Pull.pressure) == "29.92 inHg")
        #expect(pull[Pull.note] == source)
    }

    @Test func `a hook that is said to be a note stays whole`() throws {
        var form = Parameters([("name", "Tomah"), ("date", "2026-06-26"), ("keep", "1")])
        form.pairs +=
            row(
                "motel 2 nights 189.00 cash", "note",
                [("tractor", "motel"), ("result", "189.00"), ("word", "cash")]
            ).pairs
        #expect(logbook.request(.post, "/pulls/notes", form).status == 303)
        #expect(try logbook.pulls().first?[Pull.note] == "motel 2 nights 189.00 cash")
    }

    @Test func `hooks that the book has are marked and left out, as often as it has them`() throws {
        let text = "Tomah 6/26/2026\nSunny.\nPro Farm\nRick - WhyNot 305' 6\"\nDale - Old Blue DQ"
        try logbook.take(text, as: "notes")
        #expect(try logbook.take(text, as: "notes") == [.repeated, .repeated])
        #expect(try logbook.hooks().count == 2)
        #expect(try logbook.pulls().first?[Pull.note] == "Sunny.")
        let preview = logbook.request(.post, "/pulls/notes", ["notes": text])
        let html = String(decoding: preview.body, as: UTF8.self)
        #expect(html.contains("This hook is in the book already."))
        try logbook.take(text + "\nRick - WhyNot 305.5 2nd hook\nDale - Old Blue DQ", as: "notes")
        #expect(try logbook.hooks().count == 4)
    }

    @Test func `weather for a pull that the book has goes to its empty fields`() throws {
        try logbook.take("Tomah 6/26/2026\nTemp 78 F\nRick - WhyNot 305", as: "notes")
        try logbook.take("Tomah 6/26/2026, 81 F, 60% humidity\nAda - Moss 300", as: "notes")
        let pull = try #require(try logbook.pulls().first)
        #expect(pull.optional(Pull.temperature) == "78 °F")
        #expect(pull.optional(Pull.humidity) == 60)
        #expect(pull[Pull.note] == "81 °F")
    }
}

@Suite struct HookTableReadingTests {
    let logbook = Logbook()

    @Test(arguments: [
        ("DQ", "disqualified"), ("FP", "fullPull"), ("Full Pull", "fullPull"),
        ("DNS", "didNotStart"), ("scratched", "didNotStart"), ("measured", "measured"),
        ("Disqualifiziert", "disqualified"), ("nicht angetreten", "didNotStart"),
        ("Esibizione", "exhibition"), ("squalificato", "disqualified"), ("", "measured"),
    ])
    func `a column of statuses is read`(cell: String, status: String) throws {
        let text = "date,tractor,class,distance,status\n2026-07-03,Ace,SF,301.2,\(cell)\n"
        #expect(try logbook.take(text, as: "hooks").isEmpty)
        #expect(try logbook.hooks().first?[Hook.status].rawValue == status)
    }

    @Test func `a status that nobody knows is marked and kept as a note`() throws {
        let text = "date,tractor,class,distance,status\n2026-07-03,Ace,SF,301.2,broken\n"
        #expect(try logbook.take(text, as: "hooks") == [.unread])
        #expect(try logbook.hooks().first?[Hook.note] == "broken")
    }

    @Test(arguments: [
        ("Reifendruck (bar)", "1,2", "17.404532"), ("tire pressure (bar)", "1.2", "17.404532"),
        ("Tire psi", "16", "16"), ("Tire pressure kPa", "120", "17.404527"),
    ])
    func `a pressure counts in the unit of its heading`(
        heading: String, cell: String, psi: String
    ) throws {
        try logbook.take("Date;Tractor;Feet;\(heading)\n2026-07-03;Ace;312;\(cell)\n", as: "hooks")
        let kept = try logbook.hooks().first?.optional(Hook.tirePressure)
        #expect(
            kept.map { $0.rational.canonical(places: 3) }
                == (try? Decimal.parse(psi))?.rational.canonical(places: 3))
    }

    @Test func `feet and inches in two columns are one distance`() throws {
        try logbook.take("Date,Tractor,Feet,Inches\n2026-07-03,Ace,312,5.5\n", as: "hooks")
        #expect(try logbook.hooks().first?.distance == Distance("312' 5.5\""))
    }

    @Test(arguments: [
        ("Schlepper", NotesTable.Role.tractor), ("Tractor Name", .tractor),
        ("Puller Name", .puller),
        ("Wt Class", .className), ("Event Date", .date), ("Bemerkung", .note), ("Remarks", .note),
        ("Distance in metres", .metres), ("Weite, m", .metres), ("Metres", .metres),
        ("Name", .puller), ("Gear", .custom), ("Boost psi", .custom), ("Status", .status),
    ])
    func `headings are known in many words`(heading: String, role: NotesTable.Role) {
        #expect(NotesTable.Role(heading: heading) == role)
    }

    @Test func `cells that can’t be read are marked, and the rest is taken in`() throws {
        let text =
            "date,tractor,distance,place\n2026-07-03,Ace,301-6.5,DNS\n2026-07-03,Bolt,abc,last\n"
            + "2026-07-03,Cat,301' 10-3/8\",2\n2026-07-03,Dog,297' 13\",\n"
        #expect(try logbook.take(text, as: "hooks") == [.unread, .unread])
        let hooks = try logbook.hooks()
        #expect(hooks.map { $0[Hook.status] } == [.didNotStart, .measured, .measured, .measured])
        #expect(hooks.map { $0[Hook.note] } == ["", "abc, last", "", "297' 13\""])
        #expect(hooks[2].distance == Distance("301' 10.375\""))
    }
}

@Suite struct HeldAgainstOthersTests {
    @Test func `one date of which only one can be the month says it for all`() throws {
        let logbook = Logbook()
        let table = "date,tractor,distance\n4/5/26,Ace,300\n25/5/26,Ace,301\n"
        #expect(try logbook.take(table, as: "hooks").isEmpty)
        let pulls = try logbook.use { (book) throws(BookError) in try book.records(Pull.kind) }
        #expect(pulls.map { $0[Pull.date].iso }.sorted() == ["2026-05-04", "2026-05-25"])
        let mixed = "date,tractor,distance\n7/4/26,Ace,300\n13/7/26,Ace,301\n7/18/26,Ace,302\n"
        #expect(try Logbook().take(mixed, as: "hooks") == [.dateOrder, .dateOrder, .dateOrder])
    }

    @Test(arguments: [
        ("Tomah 8/15/26\nPro\nTom - Ace 299\n8/22/26 Tom - Ace 241'", NoteDoubt.maybePull),
        (
            "Tomah 8/15/26\nPro\nTom Oaks - Ace 310\nJim Fry - Rex 309\nGus Lowe - Max 299",
            .namesOrder
        ),
        ("Tomah 8/15/26\nPro\n1st Tom - Ace 299.2\n2nd Jim - Rex 305.1", .numbering),
        ("Tomah 8/15/26\nPro\n1st Tom - Ace 299.2\n1st Jim - Rex 301.5", .numbering),
    ])
    func `what doesn't fit the lines around it is marked`(text: String, doubt: NoteDoubt) throws {
        #expect(try Logbook().take(text, as: "notes").contains(doubt))
    }

    @Test func `who was withdrawn has no result`() throws {
        let logbook = Logbook()
        _ = try logbook.take("Tomah 8/15/26\nPro\nTom - Ace 299 ft\nVeit - Steyr n.a.", as: "notes")
        #expect(try logbook.hooks().map { $0[Hook.status] }.contains(.didNotStart))
    }
}

@Suite struct HooksFileTests {
    @Test func `the table of all hooks goes into another book as it is`() throws {
        let (one, other) = (Logbook(), Logbook())
        try one.take(
            "pull,location,date,tractor,puller,class,distance,status,tire psi,Gear,note,attempt\n"
                + "Cow Town,Kansas City,2026-07-18,Ace,Rick,Pro,305' 6\"\"\",FP,25.5,4,\"a, b\",2\n"
                + "Tomah,,2026-06-26,Bolt,,Pro,,DNS,,,,\n", as: "hooks")
        let csv = String(decoding: one.request(.get, "/pulls/hooks.csv").body, as: UTF8.self)
        #expect(try other.take(csv, as: "hooks").isEmpty)
        #expect(try one.hooks().count == 2)
        #expect(
            String(decoding: other.request(.get, "/pulls/hooks.csv").body, as: UTF8.self) == csv)
        #expect(try other.take(csv, as: "hooks") == [.repeated, .repeated])
        #expect(one.html("/pulls").contains("/pulls/hooks.csv"))
    }
}

@Suite struct BestsTests {
    @Test func `a hook without a tractor stands among the bests under its puller`() throws {
        let logbook = Logbook()
        try logbook.take(
            "date,tractor,puller,distance\n2026-07-03,Ace,Rick,301\n2026-07-03,,Olson,333.2\n",
            as: "hooks")
        let bests = Bests(try logbook.ledger(), by: .tractor)
        #expect(bests.rows.map { $0.name } == ["Olson", "Ace"])
        #expect(bests.rows.map { $0.isPuller } == [true, false])
    }
}

@Suite struct HandEntryTests {
    let logbook = Logbook()

    @Test(arguments: [
        ("305' 6 1/2\"", 303), ("305-6.5", 303), ("3055", 422), ("9234 m", 422), ("300", 303),
        ("0 ft", 422), ("0", 422),
    ])
    func `a distance by hand is read as a tape is, and none farther than sleds are pulled`(
        text: String, status: Int
    ) throws {
        let pull = try logbook.pull()
        let answer = logbook.request(
            .post, "/pulls/\(pull.id.text)/hook", ["puller": "Rick", "distance": text])
        #expect(answer.status == status)
        #expect(try logbook.hooks().count == (status == 303 ? 1 : 0))
    }
}

extension HandEntryTests {
    @Test(arguments: [("25.5", 303), ("110", 303), ("255", 422), ("25 bar", 422)])
    func `a pressure by hand is one that tires hold`(text: String, status: Int) throws {
        let pull = try logbook.pull()
        let answer = logbook.request(
            .post, "/pulls/\(pull.id.text)/hook",
            ["puller": "Rick", "distance": "300", "tirePressure": text])
        #expect(answer.status == status)
    }
}

extension Logbook {
    func hooks() throws -> [Record] {
        try use { (book) throws(BookError) in try book.records(Query(Hook.kind)) }
    }

    func pulls() throws -> [Record] {
        try use { (book) throws(BookError) in try book.records(Query(Pull.kind)) }
    }

    /// Imports a file; gives the doubts about its lines.
    @discardableResult
    func take(_ text: String, as name: String) throws -> [NoteDoubt] {
        let format = try #require(Pulls.declarations.formats.first { $0.name == name })
        return try store.transaction(writing: true, failure: { ForeignError.book(.store($0)) }) {
            () throws(ForeignError) in
            let book = Book(
                store, Pulls.declarations.rulebook, now: .start, seed: UInt64(text.utf8.count))
            let reading = try format.read(
                ForeignFile(text: text), ForeignWishes(.english), book)
            _ = try ForeignError.mapping { () throws(BookError) in try book.commit(reading.drafts) }
            return reading.doubts.compactMap { doubt in
                NoteDoubt.allCases.first {
                    Language.english($0.label) == Language.english(doubt.reason)
                }
            }
        }
    }
}
