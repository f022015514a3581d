import Kernel
import TestKit
import Testing

@testable import Pulls

/// A line is taken without a mark only if every part of it is accounted for.
@Suite struct NoteAccountTests {
    private func read(_ text: String) -> NotesPage {
        NotesPage(
            text, KnownNames(), .english, today: CivilDate(iso: "2026-09-20") ?? .epoch,
            limit: .max)
    }

    private func line(_ text: String) -> NotesPage.Row {
        read("Tomah 6/26/2026\nFarm Stock\n1. Ada - Moss 310.2\n" + text).rows.last ?? .init()
    }

    @Test(arguments: [
        "50/50 winner Bob 312.00", "Need 2 more weights 300", "Top 3 go to state 300",
        "Gas 3 cans 312", "Sam owes me 20.00", "Bring 4 new belts 305", "Bob paid back 120.50",
        "Rick - WhyNot 305.6 the guy with 2 dogs", "Al - Ace 301.2 next to 14 others",
    ])
    func `a hook with words or numbers left over is marked`(text: String) {
        #expect(!line(text).doubts.isEmpty)
    }

    @Test(arguments: [
        "Rick - WhyNot 305.6 broke a driveline", "Rick - WhyNot 305' 6\" 25.5 psi 4th gear",
        "2. Joe - King o' the Hill 300' 0\"", "Sam - Rock 'n' Roll 301.2",
        "Dale of Macon - Old Blue 296.42", "Ann - Lady Blue 301.2 spun out",
        "Rick Smith - WhyNot DQ", "Jim Fry (Elze) - Rex 299.2", "Ned - Big Red 300.5 weighs 9480",
    ])
    func `what people write about hooks costs no mark`(text: String) {
        let row = line(text)
        #expect(row.kind == .hook && row.doubts.isEmpty, "\(row.doubts) \(row.word)")
    }

    @Test func `a name keeps its small words`() {
        #expect(line("Joe - King o' the Hill 300' 0\"").tractor == "King o' the Hill")
        #expect(line("Joe - Rock 'n' Roll 300").tractor == "Rock 'n' Roll")
        #expect(line("Joe - Rock 'n Roll 300").tractor == "Rock 'n Roll")
    }

    @Test(arguments: [
        "Veit - Steyr 87m40", "Xaver - Porsche 87'40", "Ole - Bud 300.6.5", "Pro Farm 301",
        "Quin - Dot 300f 6i", "Super Stock 288 wet",
    ])
    func `what may be a result begins no class unmarked, nor goes what follows into it so`(
        text: String
    ) {
        let rows = read("Tomah 6/26/2026\nFarm Stock\nAda - Moss 310.2\n\(text)\nBo - Ox 299.4")
            .rows
        #expect(!rows[3].doubts.isEmpty)
        #expect(rows[3].kind != .className || !rows[4].doubts.isEmpty)
    }

    @Test(arguments: ["466 Super Farm", "9500 Pro Farm", "3,600 pounds", "Farm Stock 85hp"])
    func `a weight or an engine in front of a class is part of it`(text: String) {
        let rows = read("Tomah 6/26/2026\n\(text)\nBo - Ox 299.4").rows
        #expect(rows[1].kind == .className && rows.allSatisfy { $0.doubts.isEmpty })
    }

    @Test(arguments: [
        ("Super Farm (sled Big Bertha)", "Super Farm", "Big Bertha"),
        ("Pro Farm [Sled: Boss]", "Pro Farm", "Boss"),
        ("Pro Stock - Sled: Boss Hog", "Pro Stock", "Boss Hog"),
        ("CLASS: 8500 Open | SLED: Hillbilly | TRACK: sandy", "8500 Open", "Hillbilly"),
        ("Pro Farm, Sled 2", "Pro Farm", "2"),
        ("Super Farm 9,300 lb. sled 2", "Super Farm 9,300 lb.", "2"),
    ])
    func `the sled in the heading of a class is read`(text: String, name: String, sled: String) {
        let page = read("Tomah 6/26/2026\n\(text)\nBo - Ox 299.4")
        #expect(page.hooks.map { $0.className } == [name])
        #expect(page.hooks.map { $0.sled } == [sled])
    }

    @Test func `a sled’s line may say the track`() {
        let page = read("Tomah 6/26/2026\nSled: Big Iron / track tacky\nPro Farm\nBo - Ox 299.4")
        #expect(page.hooks.map { $0.sled } == ["Big Iron"])
        #expect(page.pull["surface"] == "tacky")
    }

    @Test(arguments: [
        "temp 88 / hum 55 / bar 29.90 / elev 850", "Temp 88, Hum 55, Baro 29.90, Elevation 850 ft",
    ])
    func `air and altitude in short words are read`(text: String) {
        let page = read("Tomah 6/26/2026\n\(text)\nPro\nBo - Ox 299.4")
        #expect(page.rows[1].kind == .condition)
        #expect(
            ["temperature", "humidity", "pressure", "altitude"].map { page.pull[$0] }
                == ["88 °F", "55", "29.90 inHg", "850 ft"])
    }

    @Test(arguments: [
        "Hanomag R45, Kuhn ausgefallen", "Hanomag R45, Kuhn Defekt", "Kuhn, Hanomag zurückgezogen",
        "Hanomag R45, Kuhn n.a.", "Hanomag, Kuhn weg", "Quin - Dot 300f 6i",
        "3,000 lb.: Al Bark, Bo Hill, Cy Lane", "Rick - WhyNot  301.2  305.6",
        "Al - Ace 301.2 psi", "4500 lb: 1. Tom 2. Bo 3. Cy",
    ])
    func `a starter whose result isn’t read is marked`(text: String) {
        #expect(!line(text).doubts.isEmpty)
    }

    @Test func `a pressure as at sea level isn’t taken for that of a high place unmarked`() {
        let high = read("Tomah 6/26/2026\nAltitude 5000 ft\nbaro 29.92\nPro\nBo - Ox 299.4")
        #expect(high.rows[2].doubts == [.altimeter])
        let low = read("Tomah 6/26/2026\nAltitude 910 ft\nbaro 29.10\nPro\nBo - Ox 299.4")
        #expect(low.rows[2].doubts.isEmpty)
    }

    @Test func `a first line that reads like chat is marked`() {
        let page = read("ok first hook 10,000 farm\nBo - Ox 299.4")
        #expect(page.rows[0].doubts.contains(.guessedPull))
        #expect(page.pull["name"] == "ok first hook 10,000 farm")
        let night = read("Saturday night at Bloomfield, IA July 11, 2026\nBo - Ox 299.4")
        #expect(night.pull["name"] == "Bloomfield, IA")
    }

    @Test func `a tractor isn’t learned from a line with words left over`() {
        let page = read("Tomah 6/26/2026\nPro Farm\nBob won $50 raffle 312\nRaffle 250")
        #expect(page.rows.last?.doubts == [.oneName])
    }

    @Test(arguments: ["10,000 lb Pro Stock 12 hooks", "Klasse 4: 12 Starter"])
    func `a heading with class words before hooks isn’t passed over`(text: String) {
        let page = read("Tomah 6/26/2026\nFarm Stock\nAda - Moss 310.2\n\(text)\nBo - Ox 299.4")
        #expect(page.hooks.map { $0.className }.last == text)
        #expect(page.rows[3].doubts == [.guessedClass])
    }
}
