import Kernel
import TestKit
import Testing

@testable import Pulls

/// What stands between hooks: headings between marks, names without spaces, words in names.
@Suite struct NotePossibleTests {
    private func read(_ text: String, _ language: Language = .english) -> NotesPage {
        NotesPage(text, KnownNames(), language, today: CivilDate(iso: "2026-09-20") ?? .epoch)
    }

    private func hook(_ line: String) -> NotesPage.Row {
        read("Ada 8/29/26\nFarm Stock\nTom Oaks - Ace 240.1\nJim Fry - Rex 239.2\n" + line).rows
            .last
            ?? .init()
    }

    @Test(arguments: [
        ("*Classic Stock*", "Classic Stock"), ("== Super Farm ==", "Super Farm"),
        ("~~~ 6000 Mod ~~~", "6000 Mod"), ("--- Pro Stock V8 ---", "Pro Stock V8"),
        ("- Mod Turbo -", "Mod Turbo"), ("[Hot Farm]", "Hot Farm"),
        ("🔥 Alt Farm 🔥", "Alt Farm"), ("# Light Pro", "Light Pro"),
        ("_Open 7500_", "Open 7500"), ("9,500# Div. II", "9,500# Div. II"),
        ("8,000# Heat 1", "8,000# Heat 1"), ("6500# Flight B", "6500# Flight B"),
        ("7500# II", "7500# II"), ("Kategorie Standard 3.0 t", "Kategorie Standard 3.0 t"),
        ("Kategorie A 3,5 t", "Kategorie A 3,5 t"),
    ])
    func `a heading between marks or of a division is a class`(line: String, name: String) {
        let page = read("Ada 8/29/26\nOpen\nTom - Ace 240.1\n" + line + "\nJim Fry - Rex 239.2")
        #expect(page.hooks.map { $0.className } == ["Open", name])
    }

    @Test(arguments: [
        ("Jim Hoort, White 2-105, 300.00 FP", "White 2-105"),
        ("Al Moe - Oliver 2-78 - 279.2", "Oliver 2-78"), ("Jay, IH 1-206, 221.5", "IH 1-206"),
        ("Dieter, Fendt Farmer 3S - 87,34 m", "Fendt Farmer 3S"),
        ("Timo, Deutz D 40 L, 71,1 m", "Deutz D 40 L"),
        ("Hein, Hanomag R 324 S, 74,1 m", "Hanomag R 324 S"),
        ("Lars - Volvo BM 2654 T - 255.1", "Volvo BM 2654 T"),
        ("Bahr '53 Super H 231.5", "'53 Super H"),
        ("Jo Nix - Full Pull Fever - 221", "Full Pull Fever"),
        ("Ann Roy, Full Pull Farms, 241.5", "Full Pull Farms"),
        ("Ed Roy - OB One - 253.5", "OB One"), ("Kim - First Gear - 215", "First Gear"),
    ])
    func `a model's number and the words of a name stay in it`(line: String, tractor: String) {
        let row = hook(line)
        #expect(row.kind == .hook && row.tractor == tractor && !row.puller.isEmpty)
        #expect(TypedResult(row.result).status != .disqualified && row.word.isEmpty)
    }

    @Test(arguments: [
        "Dale Hart-Blue Streak-301.5", "Wyatt Cole -Smoke Show -311.12", "Gary~Big Red~277.2",
        "Uwe_Tan_271", "Jo Bell....Bell Ringer....311.01",
    ])
    func `names without spaces are a hook or marked, and no class`(line: String) {
        let page = read(
            "Ada 8/29/26\nFarm Stock\nTom Oaks - Ace 240.1\n" + line + "\nJim Fry - Rex 239.2")
        let row = page.rows[3]
        #expect(
            row.kind == .hook && !row.puller.isEmpty && !row.tractor.isEmpty || !row.doubts.isEmpty)
        #expect(page.hooks.allSatisfy { $0.className == "Farm Stock" })
    }

    @Test(arguments: [
        "Ned Tull (Burner) test pull 320.1", "Bo Dee (Zip) test hook 229",
        "Cal Poe (Puff) shakedown 333",
    ])
    func `what a hook was for is no tractor`(line: String) {
        let row = hook(line)
        #expect(["Burner", "Zip", "Puff"].contains(row.tractor) && !row.doubts.isEmpty)
    }

    @Test(
        arguments: [
            ("Treck\nSonntag, den 2.8.26, 14 Uhr", nil), ("Treck\n12. September 2026, 9 Uhr", nil),
            ("2026-06-13 Poynette, hot & windy, 91F", nil), ("6/20/26 Lodi, night show", nil),
            ("7/24/26 7:00 PM", nil),
        ] as [(String, String?)])
    func `a time of day and the weather are no place`(text: String, place: String?) {
        let page = read(text + "\nStock\nKai - Blitz 80.1 ft")
        #expect(page.pull["location"] == place && page.pull["name"]?.hasDigit != true)
    }

    @Test func `two days have the date of the first`() {
        let page = read("Sandwich Fair IL - Sep 11 & 12, 2026\nStock\nAbe - Stretch 233.3")
        #expect(page.pull["date"] == "2026-09-11" && page.pull["name"] == "Sandwich Fair IL")
        #expect(!page.rows[0].doubts.contains(.year))
    }

    @Test func `degrees beside a pressure are a temperature`() {
        for line in ["Wetter 24° bewölkt, Luftdruck 1008 hPa", "heute 24°, schwül, Luftdruck 1004"]
        {
            let page = read(
                "Treck Wesel 12.7.2026\n" + line + "\nKlasse 1\nKai - Blitz 80,1 m", .german)
            #expect(page.pull["temperature"] == "24 °C")
        }
    }

    @Test func `hooks that are numbered are no attempts, unless a name comes twice`() {
        let text = "Ada 7/25/26\nStock\nHook 1: Tom, Ace, 240' 6\"\nHook 2: Jim, Rex, 244' 1\"\n"
        #expect(read(text).rows.suffix(2).allSatisfy { ["", "1"].contains($0.attempt) })
        #expect(read(text + "Hook 3: Jim, Rex, 245'").rows.last?.attempt == "3")
    }

    @Test(arguments: ["withdrew: Hal - Comet", "Uli - Donner, kein Resultat"])
    func `who started without a result is kept and marked`(line: String) {
        #expect(hook(line).kind == .hook && hook(line).doubts.contains(.noStart))
    }
}
