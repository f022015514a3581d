import Kernel
import TestKit
import Testing

@testable import Pulls

/// Result lists as clubs write them: initials behind places, classes beside places, counts below classes.
@Suite struct NoteInitialTests {
    private func read(_ text: String, _ language: Language = .english) -> NotesPage {
        NotesPage(
            text, KnownNames(), language, today: CivilDate(iso: "2026-09-20") ?? .epoch,
            limit: .max)
    }

    @Test func `an initial behind a place is no unit`() {
        let page = read(
            "7/4/2026 Knox\nSuper Farm 9300\n1 T Dixon, JD 4455, 295.10\n2 T. Smith, IH 1066, 290.2\n"
                + "3 S Kerr, Allis 190XT, 288.8\n4 L Orr, AC 200, 271.7\n5 M. Hall, Case 1370, 266.1\n"
                + "6 F Gray, Ford 8600, 260\n7 C Dunn, Deutz 90, 255.5\n8 M Poe, Mule, 250.3")
        let hooks = page.rows.filter { $0.kind == .hook }
        #expect(
            hooks.map(\.puller) == [
                "T Dixon", "T. Smith", "S Kerr", "L Orr", "M. Hall", "F Gray", "C Dunn", "M Poe",
            ])
        #expect(hooks.map(\.place) == (1...8).map { "\($0)" })
        #expect(hooks.map(\.result)[4] == "266.1")
    }

    @Test func `a unit behind a number stays one`() {
        let row = read("7/4/2026 Knox\nAda - Moss 91 m\nBo - Ox 88 M.").rows
        #expect(row.last { $0.kind == .hook }?.result.hasPrefix("88") == true)
        #expect(row.first { $0.kind == .hook }?.result == "91 m")
    }

    @Test(arguments: [
        ("Super Stock 8,000 lb, Celina OH, 8/8/2026", "Super Stock 8,000 lb", "Celina OH"),
        ("Farm Stock 12,000 Lb., Berlin OH, 8/8/2026", "Farm Stock 12,000 Lb.", "Berlin OH"),
        ("Pro Farm 9500, Fort Recovery, July 11, 2026", "Pro Farm 9500", "Fort Recovery"),
    ])
    func `a class in front of a place and a date is a class`(
        text: String, name: String, pull: String
    ) {
        let page = read(text + "\nAda - Moss 310.2")
        #expect(page.pulls[0]["name"] == pull)
        #expect(page.rows.first { $0.kind == .className }?.word == name)
    }

    @Test func `a second class at the same place and date is another class of the pull`() {
        let page = read(
            "Pro Farm 9500, Fort Recovery, July 11, 2026\nAda - Moss 310.2\n"
                + "Pro Farm 10500, Fort Recovery, July 11, 2026\nBo - Ox 299.4")
        #expect(page.pulls.count == 1)
        #expect(page.rows.filter { $0.kind == .className }.count == 2)
        #expect(page.pulls[0]["location"] != "Pro Farm 10500")
    }

    @Test(arguments: [
        ("Treck Nordhorn 11. + 12. Juli 2026", "2026-07-11"),
        ("Treck Nordhorn 11. und 12. Juli 2026", "2026-07-11"),
        ("Treck Nordhorn Sa 11. & So 12. Juli 2026", "2026-07-11"),
        ("Treck Nordhorn 11./12. Juli 2026", "2026-07-11"),
        ("Treck Nordhorn 8/21/26 - 8/22/26", "2026-08-21"),
        ("Treck Nordhorn 6/12/26-6/13/26", "2026-06-12"),
    ])
    func `two days are the first, and leave nothing in the name`(text: String, date: String) {
        let page = read(text, text.contains("Juli") ? .german : .english)
        #expect(page.pulls[0]["date"] == date)
        #expect(page.pulls[0]["name"] == "Treck Nordhorn")
        #expect(page.pulls[0]["location"] == nil)
    }

    @Test(arguments: [
        "Temp 24 Grad, Feuchte 80%, Luftdruck 1008", "22 °C, rel. Feuchte 80 %, 1010 hPa",
    ])
    func `humidity by its short name is read`(text: String) {
        #expect(read("Treck 4.7.2026\n" + text, .german).pulls[0]["humidity"] == "80")
    }

    @Test(arguments: [
        ("Jim Poe - 1st Choice - 281.1", "1st Choice"),
        ("Abe Lang - 3rd Time's A Charm - 278.0", "3rd Time's A Charm"),
        ("Bo Poe, 2nd Hand Rose, 277", "2nd Hand Rose"),
    ])
    func `an ordinal that may begin a tractor's name is asked about`(
        text: String, tractor: String
    ) {
        let row = read("7/4/2026 Knox\nSuper Farm\n" + text).rows.last
        #expect(row?.tractor == tractor)
        #expect(row?.place == "")
        #expect(row?.doubts.isEmpty == false)
    }

    @Test func `the track's temperature isn't the air's`() {
        let page = read("Knox 7/4/2026\nTrack temp 96, air 88F, RH 62%")
        #expect(page.pulls[0]["temperature"] == "88 °F")
    }

    @Test func `how the track is, and which one`() {
        #expect(read("Knox 7/4/2026\nTrack condition: tight").pulls[0]["surface"] == "tight")
        #expect(read("Treck 4.7.2026\nBahnzustand: feucht").pulls[0]["surface"] == "feucht")
        #expect(read("Knox 7/4/2026\nTrack: sandy clay").pulls[0]["surface"] == "sandy clay")
        let named = read("Knox 7/4/2026\nTrack: Colfax WI")
        #expect(named.pulls[0]["surface"] == nil)
        #expect(named.pulls[0]["location"] == "Colfax WI")
    }

    @Test(arguments: ["4 trucks", "12 Traktoren", "9 tractors", "5 semis"])
    func `how many came is no class`(text: String) {
        let page = read("7/4/2026 Knox\nLIMITED PRO 9500\n\(text)\nAda - Moss 310.2")
        #expect(page.rows.filter { $0.kind == .className }.map(\.word) == ["LIMITED PRO 9500"])
    }

    @Test func `nothing in a column of distances is no distance`() {
        let page = read(
            "7/4/2026 Knox\nPOS  HOOK  DRIVER     VEHICLE     DISTANCE\n"
                + "1    4     Randy Petro    Bad Habit    327.41\n"
                + "DQ   5     Sid Poe        Overkill     0.00\n3    2     Lee Utt    Deeds    0.00"
        )
        let hooks = page.rows.filter { $0.kind == .hook }
        #expect(hooks.count == 3)
        #expect(!hooks.contains { $0.result.contains("0.00") })
        #expect(hooks[2].doubts.contains(.nothing))
    }

    @Test func `a heading above columns is a class`() {
        let page = read(
            "7/4/2026 Knox\nHOT FARM\nPOS  DRIVER  VEHICLE  DISTANCE\n1  Al Orr  Ox  310.2\n"
                + "LIMITED\nPOS  DRIVER  VEHICLE  DISTANCE\n1  Bo Poe  Elk  299.4")
        let classes = page.rows.filter { $0.kind == .className }
        #expect(classes.map(\.word) == ["HOT FARM", "LIMITED"])
        #expect(classes.last?.doubts.contains(.guessedClass) == true)
    }

    @Test func `a pull-off behind a full pull is a hook of its own`() {
        let page = read(
            "7/4/2026 Knox\nHot Farm\n1 Dan Hersh, IH 1066, Full Pull, 322.22 pull off\n"
                + "2 Bo Poe, AC 200, 301.5")
        let hooks = page.rows.filter { $0.kind == .hook }
        #expect(hooks.count == 3)
        #expect(hooks.map(\.attempt) == ["", "2", ""])
        #expect(hooks.map(\.result) == ["FP", "322.22", "301.5"])
    }

    @Test func `who isn't classified has come`() {
        let page = read(
            "Mortara 30/08/2026\nSuper Stock\nGatti Leo - Toro - non classificato", .italian)
        #expect(page.rows.last?.kind == .hook)
        #expect(page.rows.last?.doubts.isEmpty == false)
    }
}
