import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct FitTests {
    @Test func `points on a line give the line, surely`() throws {
        let fit = try #require(Fit((1...6).map { (x: Double($0), y: 3 - 2 * Double($0)) }))
        #expect((fit.slope + 2).magnitude < 1e-9)
        #expect((fit.intercept - 3).magnitude < 1e-9)
        #expect(fit.chance < 0.001)
    }

    /// Worked by hand: x̄ = 2.5, ȳ = 2.5, Sxx = 5, Sxy = 2, residuals 4.2, t(2) = 4.303.
    @Test func `the margin is Student’s`() throws {
        let fit = try #require(Fit([(1, 1), (2, 4), (3, 2), (4, 3)]))
        #expect((fit.slope - 0.4).magnitude < 1e-9)
        let margin = 4.303 * (4.2 / 2 / 5).squareRoot()
        #expect((fit.margin / margin - 1).magnitude < 0.01)
        #expect(fit.chance > 0.05)
    }

    /// From the tables in any textbook.
    @Test(arguments: [(2.0, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)])
    func `Student’s quantiles are those of the tables`(freedom: Double, usual: Double) {
        let found = Student.quantile(Student.normal97_5, freedom)
        #expect((found / usual - 1).magnitude < 0.01)
    }

    /// The same tables read the other way, and the last row of Holm's example.
    @Test(arguments: [
        (1, 12.706, 0.05), (2, 4.303, 0.05), (3, 3.182, 0.05), (7, 3.499, 0.01),
        (10, 2.228, 0.05), (15, 1.753, 0.1), (29, 2.756, 0.01), (40, 3.551, 0.001),
    ])
    func `how likely chance is follows the tables`(freedom: Int, t: Double, chance: Double) {
        #expect((Student.chance(t, freedom) / chance - 1).magnitude < 0.002)
        #expect((Student.chance(-t, freedom) / chance - 1).magnitude < 0.002)
        #expect(Student.chance(0, freedom) > 0.999_999)
    }

    @Test func `of many looks only those are clear that are so for all together`() {
        #expect(Holm.clear([0.01, 0.04, 0.03, 0.005]) == [true, false, false, true])
        #expect(Holm.clear([0.04]) == [true])
        #expect(Holm.clear([0.04, 0.9]) == [false, false])
        #expect(Holm.clear([]).isEmpty)
    }

    @Test func `too few points, or all above one another, give no line`() {
        #expect(Fit([(1, 1), (2, 2), (3, 3)]) == nil)
        #expect(Fit([(1, 1), (1, 2), (1, 3), (1, 4)]) == nil)
    }
}

@Suite struct DensityAltitudeTests {
    @Test func `the standard atmosphere is at its own altitude`() throws {
        for metres in [0.0, 500, 1_500] {
            let celsius = 15 - 0.0065 * metres
            let pressure = DensityAltitude.pressure(metres: metres)
            let feet = try #require(
                DensityAltitude.feet(celsius: celsius, vapour: 0, hectopascals: pressure))
            #expect((feet * 0.3048 - metres).magnitude < 25, "\(metres) m: \(feet) ft")
        }
    }

    @Test func `warm and damp air is thinner`() throws {
        func feet(_ celsius: Double, _ dewPoint: Double) throws -> Double {
            try #require(
                DensityAltitude.feet(
                    celsius: celsius, vapour: DensityAltitude.vapour(dewPoint: dewPoint),
                    hectopascals: 1_000))
        }
        #expect(try feet(30, 10) > feet(20, 10))
        #expect(try feet(30, 25) > feet(30, 10))
        #expect(DensityAltitude.feet(celsius: 20, vapour: 10, hectopascals: 10) == nil)
    }

    /// Worked with the formulas as the US National Weather Service prints them (Brice and Hall):
    /// 78 °F, dew point 63 °F and 29.1 inHg at the station give 2,435 ft; so many the
    /// air of the standard has at 2,418 ft, by its density.
    @Test func `it is what the formulas of the National Weather Service give`() throws {
        let vapour = DensityAltitude.vapour(dewPoint: (63 - 32) / 1.8)
        #expect((vapour - 19.62).magnitude < 0.01)
        let feet = try #require(
            DensityAltitude.feet(
                celsius: (78 - 32) / 1.8, vapour: vapour, hectopascals: 29.1 * 33.86389))
        #expect((feet - 2_435).magnitude < 2)
    }

    @Test func `vapour pressure over water follows the tables`() {
        #expect((DensityAltitude.vapour(dewPoint: 20) - 23.4).magnitude < 0.15)
        #expect((DensityAltitude.vapour(dewPoint: 0) - 6.11).magnitude < 0.01)
    }
}

@Suite struct SeasonTests {
    let logbook = Logbook()

    private func ledger() throws -> Ledger { try logbook.ledger() }

    private func enter(_ pull: String, _ date: String, _ results: [(String, String)]) throws {
        let record = try logbook.pull(pull, date)
        for (puller, distance) in results { _ = try logbook.hook(record, distance, by: puller) }
    }

    @Test func `a season adds up the points of places, and ties share a rank`() throws {
        try enter("A", "2026-05-01", [("Rick", "300"), ("Dale", "290"), ("Sam", "DQ")])
        try enter("B", "2026-06-01", [("Dale", "310"), ("Rick", "300"), ("Ada", "EXH 320")])
        let rule = Points(places: [5, 3, 1], showing: 1)
        let rows = Standings(try ledger(), year: 2026, rule).rows
        #expect(
            rows.map { "\($0.rank) \($0.name) \($0.points.canonical(places: 2))" } == [
                "1 Rick 10", "1 Dale 10", "3 Sam 1",
            ])
    }

    @Test func `points of several classes at one pull are explained, and the lead is told`() throws
    {
        try enter("A", "2026-05-01", [("Rick", "300"), ("Dale", "290")])
        let pull = try logbook.pull("B", "2026-06-01")
        for name in ["Super Farm", "Farm Stock"] { _ = try logbook.hook(pull, "300", in: name) }
        let rows = Standings(try ledger(), year: 2026, Points(places: [5, 3])).rows
        #expect(rows.map { "\($0.name) \($0.pulls) \($0.classes)" } == ["Rick 2 3", "Dale 1 1"])
        let page = logbook.html("/pulls/standings?year=2026")
        #expect(page.contains("2 pulls · 3 classes · 3 wins"))
        #expect(page.contains("1 pull · 0 wins"))
        #expect(page.contains("Rick leads by 21<"))
    }

    @Test func `a class that is pulled in again counts as one class`() throws {
        for (name, date) in [("A", "2026-05-01"), ("B", "2026-06-01"), ("C", "2026-07-01")] {
            let pull = try logbook.pull(name, date)
            _ = try logbook.hook(pull, "300", in: "Super Farm")
            if name == "C" { _ = try logbook.hook(pull, "300", in: "Farm Stock") }
        }
        let rows = Standings(try ledger(), year: 2026, Points(places: [5, 3])).rows
        #expect(rows.map { "\($0.pulls) \($0.classes)" } == ["3 2"])
        #expect(logbook.html("/pulls/standings?year=2026").contains("3 pulls · 2 classes · 4 wins"))
    }

    @Test(arguments: ["standings", "bests", "forecast"])
    func `figures of an empty book are one sentence and the first step`(screen: String) throws {
        let empty = logbook.html("/pulls/" + screen)
        #expect(empty.contains("No measured hooks here yet.") && empty.contains("\"/pulls/new\""))
        #expect(!empty.contains("<select"))
        try enter("A", "2026-05-01", [("Rick", "300"), ("Dale", "290")])
        #expect(
            logbook.html("/pulls/" + screen).contains("<details class=\"disclosure\"><summary>"))
    }

    @Test func `points for each one beaten need no list of places`() {
        let rule = Points(places: [], isByBeaten: true)
        #expect(
            (1...3).map { rule.points(place: $0, of: 3).canonical(places: 0) } == ["2", "1", "0"])
    }

    @Test func `bests and medians are exact, and an even number has a median between`() throws {
        try enter("A", "2026-05-01", [("Rick", "300"), ("Rick", "305' 6\""), ("Sam", "EXH 400")])
        let rows = Bests(try ledger(), by: .className).rows
        #expect(rows.map { $0.best?.text(in: .feet, .english) } == ["305.5\u{A0}ft"])
        #expect(rows.map { $0.median?.text(in: .feet, .english) } == ["302.75\u{A0}ft"])
        #expect(Bests(try ledger(), by: .season).rows.map { $0.name } == ["2026"])
    }

    @Test func `every screen of figures answers, empty, with the sample, and to any question`()
        throws
    {
        let paths = [
            "/pulls/standings", "/pulls/bests?by=class", "/pulls/tractor?name=WhyNot",
            "/pulls/forecast", "/pulls/tractor", "/pulls/bests?by=nothing",
            "/pulls/standings?year=x&rule=y&class=z", "/pulls/forecast?class=nowhere",
        ]
        for path in paths { #expect(logbook.request(.get, path).status == 200, "\(path)") }
        #expect(logbook.request(.post, "/sample", ["tracker": "/pulls"]).status == 303)
        for path in paths { #expect(logbook.request(.get, path).status == 200, "\(path)") }
        #expect(logbook.html("/pulls/tractor?name=WhyNot").contains("Old Blue"))
    }

    @Test(arguments: ["standings", "bests", "forecast"])
    func `the pulls stand beside what they come to`(view: String) {
        #expect(logbook.request(.post, "/sample", ["tracker": "/pulls"]).status == 303)
        let page = logbook.html("/pulls/" + view)
        #expect(page.contains("shows-detail") && page.contains("id=\"season-20"))
    }

    @Test func `a rule of one’s own is kept, chosen and taken back`() throws {
        let saved = logbook.request(
            .post, "/pulls/rules", ["name": "Club", "points": "7, 4, 2", "showing": "1"])
        #expect(saved.status == 303)
        #expect(logbook.html(saved.header("Location") ?? "").contains("Remove Club"))
        let refused = logbook.request(.post, "/pulls/rules", ["name": "Club", "points": "seven"])
        #expect(refused.status == 422)
    }
}

@Suite struct NameTests {
    let logbook = Logbook()

    @Test(arguments: [
        ("JD 4020", "John Deere 4020", true), ("WhyNot", "Why Not", true),
        ("Old Blue", "old-blue", true), ("Green Machine", "Green Machnie", true),
        ("JD 4020", "JD 4440", false), ("Rick", "Dale", false), ("IH 1206", "IH 1256", false),
        ("4020", "4020", false), ("", "", false),
    ])
    func `names that may be the same are pointed out`(a: String, b: String, alike: Bool) {
        #expect(NameLikeness(a).isLike(NameLikeness(b)) == alike)
        #expect(NameLikeness(b).isLike(NameLikeness(a)) == alike)
    }

    @Test func `a name is renamed everywhere as one action`() throws {
        let pull = try logbook.pull()
        for puller in ["Rick", "rick", "Dale"] { _ = try logbook.hook(pull, "300", by: puller) }
        #expect(logbook.request(.get, "/pulls/names/rename?field=puller&from=Rick").status == 200)
        let done = logbook.request(
            .post, "/pulls/names", ["field": "puller", "from": "Rick", "to": "Richard"])
        #expect(done.status == 303)
        let html = logbook.html("/pulls/names?field=puller")
        #expect(html.contains("Richard"))
        #expect(!html.contains(">Rick<") && !html.contains(">rick<"))
        let blank = logbook.request(
            .post, "/pulls/names", ["field": "puller", "from": "Dale", "to": " "])
        #expect(blank.status == 422)
    }
}
