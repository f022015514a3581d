import AllTrackers
import Kernel
import TestKit
import Testing

@testable import Pulls

/// Every part of a line, a heading or a column is accounted for, or it is asked about.
@Suite struct NoteWholeTests {
    private func read(_ text: String, _ language: Language = .english) -> NotesPage {
        NotesPage(text, KnownNames(), language, today: CivilDate(iso: "2026-09-20") ?? .epoch)
    }

    private func hook(_ line: String) -> NotesPage.Row {
        read("Ada 8/29/26\nFarm Stock\nTom Oaks - Ace 240.1\nJim Fry - Rex 239.2\n" + line).rows
            .last
            ?? .init()
    }

    @Test(arguments: [
        ("9,500# Div. I cont'd", "9,500# Div. I"), ("9,500# Div. I (cont.)", "9,500# Div. I"),
        ("Pro Stock – continued", "Pro Stock"), ("Klasse B Fortsetzung", "Klasse B"),
    ])
    func `a heading that stands a second time goes on with its class`(line: String, name: String) {
        let page = read(
            "Ada 8/29/26\nOpen\nTom - Ace 240.1\n" + line + "\nJim Fry - Rex 239.2")
        #expect(page.hooks.map { $0.className } == ["Open", name])
    }

    @Test(arguments: [
        "9,500# Stocker Gruppe", "8500 whatever", "Farm Stock of the county", "3,5 t Gäste",
    ])
    func `a line with a weight or a word of classes above hooks is a class or asked about`(
        line: String
    ) {
        let page = read("Ada 8/29/26\nOpen\nTom - Ace 240.1\n" + line + "\nJim Fry - Rex 239.2")
        #expect(page.rows[3].kind == .className || !page.rows[3].doubts.isEmpty)
    }

    @Test(arguments: [
        ("Jen Pell - Mini O-270.2", "Jen Pell", "Mini O", "270.2"),
        ("Gary~Big Red~277.2", "Gary", "Big Red", "277.2"),
        ("Snyder, Al   Hot Stuff   336.91", "Al Snyder", "Hot Stuff", "336.91"),
        ("2  Moe, Jim - Zip - 290.5", "Jim Moe", "Zip", "290.5"),
    ])
    func `names are whole, whatever parts them`(
        line: String, puller: String, tractor: String, result: String
    ) {
        let row = hook(line)
        #expect([row.puller, row.tractor, row.result] == [puller, tractor, result])
    }

    @Test(arguments: ["Roy - Sun 0'", "Roy - Sun 0.0 ft"])
    func `nothing is no distance`(line: String) {
        let row = hook(line)
        #expect(row.kind == .hook && row.result.isEmpty && row.doubts.contains(.nothing))
    }

    @Test func `a day and a month find their year in the line`() {
        let page = read("TRI-STATE 2026 | CORYDON IN | 6/27\nOpen\nTom Oaks - Ace 240.1")
        #expect(page.pull["date"] == "2026-06-27")
        #expect(page.rows[0].doubts.isEmpty)
    }

    @Test func `two digits behind metres are centimetres`() {
        #expect(Distance("93m 40") == Distance("93.4 m"))
        #expect(Distance("93 m 40 cm") == Distance("93.4 m"))
        #expect(Distance("93 m 4") == nil)
        #expect(hook("Al Moe - Zip 93m 40").doubts.contains(.whichNumber))
    }
}

/// The columns of a table, known or asked about.
@Suite struct TableWholeTests {
    private func table(_ text: String) throws -> NotesTable { NotesTable(try CSV.parse(text)) }

    private func page(_ text: String) throws -> NotesPage {
        var page = try table(text).page(.english, today: CivilDate(iso: "2026-07-20") ?? .epoch)
        page.checkCells(.english)
        return page
    }

    @Test(
        arguments: [
            ("Rig", .tractor), ("where", .location), ("Class/Division", .className),
            ("PSI R", .pressure), ("air_rear", .pressure), ("Druck [bar]", .bar),
            ("baro inHg", .barometer), ("Elevation", .altitude), ("Höhe (m)", .altitude),
            ("Gear", .custom), ("PSI F", .custom),
        ] as [(String, NotesTable.Role)])
    func `headings are known by what they say`(heading: String, role: NotesTable.Role) throws {
        #expect(try table("Puller,\(heading),Distance\nRick,1,300\n").roles[1] == role)
    }

    @Test func `a heading of which a part is known is asked about, and so is a second of a kind`()
        throws
    {
        let asked = try table("Driver,Name,PSI F,Gear,ft,m\nJo,Al,12,3,300,91.4\n")
            .remarks(.english).filter { $0.isAsked }.map { $0.heading }
        #expect(asked == ["Name", "PSI F", "m"])
    }

    @Test func `lines above the headings are of the pull, and rows of one cell are classes`() throws
    {
        let page = try page(
            """
            "Colfax WI, June 6 2026",,
            Puller,Tractor,Distance
            9500 Pro Farm,,
            Jim,Rex,301.5
            Bo,Zip,0
            Limited what,,
            Ty,Zed,280
            """)
        #expect(page.pulls.count == 1 && page.pull["date"] == "2026-06-06")
        #expect(page.hooks.map { $0.className } == Array(repeating: "9500 Pro Farm", count: 3))
        #expect(page.hooks.map { $0.row.line } == [4, 5, 7])
        #expect(page.hooks[1].row.result.isEmpty && page.hooks[1].row.doubts == [.nothing])
        #expect(page.rows.contains { $0.word == "Limited what" && $0.doubts == [.maybeClass] })
    }

    @Test func `the altitude and the pressure of the air have the units of their headings`() throws
    {
        let page = try page("Puller,Distance,Elevation ft,baro inHg\nJim,300,910,28.9\n")
        #expect(page.pull["altitude"] == "910 ft" && page.pull["pressure"] == "28.9 inHg")
        #expect(page.rows.allSatisfy { $0.doubts.isEmpty })
        let bare = try self.page("Puller,Distance,Elevation\nJim,300,910\n")
        #expect(bare.rows[0].doubts == [.unit])
    }
}

/// What no hook has is refused, from wherever it comes.
@Suite struct HookRuleTests {
    private let logbook = Logbook()

    @Test(
        arguments: [
            ("", nil), ("0", nil), ("3050", nil), ("305 m 2 cm 1", nil), ("300", "151"),
        ] as [(String, String?)])
    func `an empty hook, no distance, and too much are refused`(
        distance: String, pressure: String?
    ) throws {
        let pull = try logbook.pull()
        var draft = Draft(Hook.kind).setting(Hook.pull, pull.id)
        if !distance.isEmpty { draft = draft.setting(Hook.distance, distance) }
        if let psi = pressure.flatMap({ Decimal(canonical: $0) }) {
            draft = draft.setting(Hook.tirePressure, psi)
        }
        #expect(throws: BookError.self) { try logbook.add(draft) }
    }

    @Test func `a bare number that is too far in metres is asked about in the form`() throws {
        let pull = try logbook.pull()
        #expect(logbook.request(.post, "/settings", ["distanceUnit": "metres"]).status == 303)
        let path = "/pulls/" + pull.id.text + "/hook"
        let refused = logbook.request(.post, path, ["puller": "Jo", "distance": "305"])
        #expect(refused.status == 422)
        let kept = logbook.request(.post, path, ["puller": "Jo", "distance": "305 ft"])
        #expect(kept.status == 303)
        #expect(logbook.request(.post, path, ["puller": "Al", "distance": "93.1"]).status == 303)
    }

    @Test func `a pull is shown by class and place, in words`() throws {
        let pull = try logbook.pull()
        _ = try logbook.hook(pull, "305.5")
        _ = try logbook.hook(pull, "299", by: "Al")
        let answer = try logbook.use { (book) throws(BookError) in
            try book.rules(of: Pull.kind).report?(pull, book, .english)
        }
        #expect(answer?.tables.map { $0.headings[1] } == ["9500 Pro Farm"])
        #expect(answer?.tables.first?.rows.map { $0[1] } == ["Rick", "Al"])
    }
}
