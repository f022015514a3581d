import Kernel
import TestKit
import Testing

@testable import Pulls

/// Pages of results as clubs write them, line by line and as a whole.
@Suite struct NoteClubTests {
    private func read(_ text: String, _ language: Language = .english) -> NotesPage {
        let today = CivilDate(iso: "2026-11-20") ?? .epoch
        return NotesPage(text, KnownNames(), language, today: today)
    }

    @Test(arguments: [
        "1 T Dixon, JD 4455, 295.10", "1 T. Dixon, JD 4455, 295.1", "1 T Dixon - JD 4455 - 295.1",
        "1   T Dixon   JD 4455   295.1",
    ])
    func `an initial behind a place is no unit`(line: String) {
        let row = read("Knox 7/4/2026\nSuper Farm\n" + line).rows.last ?? .init()
        #expect(row.puller.hasPrefix("T") && row.puller.hasSuffix("Dixon"))
        #expect(row.tractor == "JD 4455" && row.place == "1" && row.doubts.isEmpty)
    }

    @Test(arguments: ["S", "L", "F", "C", "M", "M.", "Ton", "J", "P"])
    func `every initial is one`(initial: String) {
        let row = read("Knox 7/4/2026\nSuper Farm\n1 \(initial) Kerr, Mule, 290.2").rows.last
        #expect(row?.puller == "\(initial) Kerr" && row?.result == "290.2")
    }

    @Test(arguments: [
        ("Super Stock 8,000 lb, Celina OH, 8/8/2026", "Super Stock 8,000 lb", "Celina OH"),
        ("Pro Farm 9500, Fort Recovery, July 11, 2026", "Pro Farm 9500", "Fort Recovery"),
        ("2.5t Sport, Brockum, 14.8.2026", "2.5t Sport", "Brockum"),
        ("Farm Stock - Celina OH - 8/8/2026", "Farm Stock", "Celina OH"),
    ])
    func `a class in front of the place is no pull’s name`(
        line: String, name: String, place: String
    ) {
        let page = read(line + "\nBo - Ox 299.4\n")
        #expect(page.pull["name"] == place && page.hooks.first?.className == name)
    }

    @Test func `capitals behind a place that may be a unit are marked`() {
        let row = read("Knox 7/4/2026\nSuper Farm\n2 HP Smith, Rex, 281.2").rows.last
        #expect(row?.doubts.contains(.leftNumber) == true)
    }

    @Test func `a class with a date alone is a class, and whether it names the pull is asked`() {
        let page = read("Standard 4,5 t - 11.7.2026\n1. Jan Ohl - Max - 90,1 m", .german)
        #expect(page.hooks.map { $0.className } == ["Standard 4,5 t"])
        #expect(page.rows[0].doubts.contains(.guessedPull))
    }

    @Test func `the next class of the same day begins no pull`() {
        let page = read(
            "Pro Farm 9500, Fort Recovery, July 11, 2026\nBo - Ox 299.4\n"
                + "Pro Farm 10500, Fort Recovery, July 11, 2026\nAl - Bud 299.4")
        #expect(page.pulls.count == 1 && page.pull["location"] == nil)
        #expect(page.hooks.map { $0.className } == ["Pro Farm 9500", "Pro Farm 10500"])
    }

    @Test(arguments: [
        "11. + 12. Juli 2026", "11. und 12. Juli 2026", "Sa 11. & So 12. Juli 2026",
        "11./12. Juli 2026", "11.-12.7.2026", "11. und 12.07.2026", "7/11/26 - 7/12/26",
        "July 11 to July 12, 2026", "11 e 12 luglio 2026", "11 & 12 July 2026",
        "July 11 - 12, 2026",
    ])
    func `two days leave nothing of their date behind`(date: String) {
        for text in ["Treck Nordhorn\n" + date, "Treck Nordhorn " + date] {
            let page = read(text + "\nFarm Stock\nBo - Ox 299.4")
            #expect(page.pull["date"] == "2026-07-11" && page.pull["location"] == nil)
            #expect(page.pull["name"] == "Treck Nordhorn" && page.pulls.count == 1)
        }
    }

    @Test(arguments: [
        "Temp 24 Grad, Feuchte 80%, Luftdruck 1008", "22 °C, rel. Feuchte 80 %, 1010 hPa",
        "Bahnzustand: feucht, Luftdruck 1013, Luft 18°C, Feuchte 80%",
    ])
    func `humidity is read, whatever it is called`(line: String) {
        #expect(read("Treck 14.8.2026\n" + line, .german).pull["humidity"] == "80")
    }

    @Test func `a percentage beside the air that nothing accounts for is marked`() {
        let rows = read("Ada 7/4/2026\n86 deg, bananas 40%\nStock\nBo - Ox 299.4").rows
        #expect(rows[1].doubts.contains(.leftNumber))
    }

    @Test(arguments: [
        "1 Dan Hersh, IH 1066, Full Pull, 322.22 pull off",
        "Dan Hersh - IH 1066 - FP; 322.22 ft. pull off",
        "Dan Hersh, IH 1066, FP, 322.22 in the pull-off",
        "Dan Hersh, IH 1066, Full Pull, pull off 322.22",
    ])
    func `a full pull and its pull-off are two hooks`(line: String) {
        let rows = read("Ada 7/4/2026\nStock\n" + line).rows.suffix(2)
        #expect(rows.map { TypedResult($0.result).status } == [.fullPull, nil])
        #expect(
            rows.map { $0.attempt } == ["", "2"] && rows.allSatisfy { $0.puller == "Dan Hersh" })
    }

    @Test(arguments: [
        "Gatti Leo - Toro - non classificato", "Neri Pia, Vespa, non classificata",
        "Ned - Rex - abgemeldet", "Jan - Rex - gediskwalificeerd", "Leo Gatti - Toro - era rotto",
    ])
    func `who started in vain is a hook or asked about`(line: String) {
        let row = read("Ada 7/4/2026\nStock\nBo - Ox - 299.4\n" + line).rows.last
        #expect(row?.kind == .hook || row?.doubts.isEmpty == false)
    }

    @Test func `nothing in a column is no distance`() {
        let page = read(
            "Ada 7/4/2026\nStock\nPOS  DRIVER  VEHICLE  DISTANCE\n1  Bo Lee  Ox  299.4\n"
                + "DQ  Sid Poe  Overkill  0.00\n2  Al Poe  Bud  0.00")
        #expect(page.rows.suffix(2).map { $0.result } == ["DQ", ""])
        #expect(page.rows.last?.doubts.contains(.nothing) == true)
    }

    @Test func `who did not start has no distance but a model`() {
        let row = read("Ada 7/4/2026\nStock\nTy Fox - Case IH Puma 165 - did not start").rows.last
        #expect(row?.tractor == "Case IH Puma 165" && row?.result == "DNS")
    }

    @Test func `a class of unknown words stands above a table, too`() {
        let table = "POS  DRIVER  VEHICLE  DISTANCE\n1  Bo Lee  Ox  299.4\n2  Al Poe  Bud  289.4\n"
        let page = read("Ada 7/4/2026\nHOT FARM\n" + table + "LIMITED\n" + table)
        #expect(
            page.hooks.map { $0.className } == ["HOT FARM", "HOT FARM", "LIMITED", "LIMITED"])
    }

    @Test(
        arguments: [
            ("Track: Colfax WI", "Colfax WI", nil, false), ("Track: Gillett", "Gillett", nil, true),
            ("Venue: Great Eccleston", "Great Eccleston", nil, false),
            ("Track: clay", nil, "clay", false),
            ("Track condition: tight", nil, "tight", false), ("Bahn: Lehm", nil, "Lehm", false),
            ("Track: tight, 24 °C", nil, "tight", false),
        ] as [(String, String?, String?, Bool)])
    func `a track is where it is or how it is`(
        line: String, place: String?, surface: String?, isAsked: Bool
    ) {
        let page = read("Ada 7/4/2026\n" + line + "\nStock\nBo - Ox 299.4")
        #expect(page.pull["location"] == place && page.pull["surface"] == surface)
        #expect(page.rows[1].doubts.isEmpty == !isAsked)
    }

    @Test(arguments: ["3rd Time's A Charm", "1st Choice", "2nd Wind"])
    func `an ordinal that begins a tractor’s name is no place`(name: String) {
        for mark in [" - ", ", "] {
            let row = read(
                "Ada 7/4/2026\nStock\n" + ["Abe Lang", name, "288.0"].joined(separator: mark)
            )
            .rows.last
            #expect(row?.tractor == name && row?.place == "")
        }
    }

    @Test(arguments: ["4 trucks", "12 Traktoren", "3 Trucks"])
    func `how many there are is no class`(line: String) {
        let page = read("Ada 7/4/2026\nLimited Pro 9500\n" + line + "\nBo - Ox 299.4")
        #expect(page.hooks.map { $0.className } == ["Limited Pro 9500"])
    }

    @Test(arguments: ["Hook 3: FP @ 12psi", "Results", "ERGEBNISSE:", "Puller: Dale Kopp"])
    func `what is above a date need not be the name of a pull`(line: String) {
        let text = "Puller: Dale Kopp\nDate: 8/4/2026\nStock\nBo - Ox 299.4\n" + line
        let page = read(text + "\nDate: 8/11/2026\nStock\nBo - Ox 289.4")
        #expect(page.pulls.count == 2 && page.pulls.allSatisfy { $0["name"] == nil })
    }

    @Test(
        arguments: [
            (
                "Results - Tri-County Pullers - June 20th, 2026 - Viola WI", "Tri-County Pullers",
                "Viola WI"
            ),
            ("Sonnabend 20.6.2026 Anholt-Holtwick", "Anholt-Holtwick", nil),
            ("Gara di Mortara (PV), 30/08/2026, ore 15:00", "Gara di Mortara (PV)", nil),
            ("Gara di Mortara, 30/08/2026, ore 21", "Gara di Mortara", nil),
            ("Lucas Oil PPL   Sedalia, MO    8/21/26 - 8/22/26", "Lucas Oil PPL Sedalia, MO", nil),
            ("PPL Benson 6/12/26 - 6/13/26", "PPL Benson", nil),
        ] as [(String, String, String?)])
    func `a heading leaves neither its day nor its hour in the name`(
        line: String, name: String, place: String?
    ) {
        let page = read(line + "\nFarm Stock\nBo - Ox 299.4", .italian)
        #expect(page.pull["name"] == name && page.pull["location"] == place)
    }

    @Test func `low numbers under a pressure without a unit are asked about`() {
        let table = NotesTable([
            ["Fahrer", "Weite (m)", "Luftdruck Reifen"], ["Uwe", "91,4", "1,2"],
        ])
        let page = table.page(.german, today: .epoch)
        #expect(page.rows[0].doubts.contains(.unit))
    }

    @Test(arguments: [
        (["1. Zug (m)", "2. Lauf (m)"], ["91,4 m", "88,2 m"], false),
        (["1. Lauf (ft)", "2. Lauf (ft)"], ["91,4", "88,2"], false),
        (["1. Lauf", "2. Lauf"], ["91,4", "88,2"], true),
    ])
    func `runs are in the unit of their heading, or it is asked`(
        runs: [String], results: [String], isAsked: Bool
    ) {
        let page = NotesTable([["Fahrer"] + runs, ["Uwe", "91,4", "88,2"]])
            .page(.german, today: .epoch)
        #expect(page.rows.map { $0.result } == results)
        #expect(page.rows.allSatisfy { $0.doubts.contains(.unit) == isAsked })
    }

    @Test(arguments: ["Afstand (m)", "Misura", "1. Zug (m)", "how far", "Dist 1"])
    func `more headings are those of distances`(heading: String) {
        #expect(NotesTable([["Name", heading], ["Uwe", "91,4"]]).isNamed)
    }
}
