import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct FitTests {
    @Test func `points on a line give the line, surely`() throws {
        let fit = try #require(Fit((1...6).map { (x: Double($0), y: 3 - 2 * Double($0)) }))
        #expect((fit.slope + 2).magnitude < 1e-9)
        #expect((fit.intercept - 3).magnitude < 1e-9)
        #expect(fit.isClear)
    }

    /// Worked by hand: x̄ = 2.5, ȳ = 2.5, Sxx = 5, Sxy = 3, residuals 3.2, t(2) = 4.303.
    @Test func `the margin is Student’s`() throws {
        let fit = try #require(Fit([(1, 1), (2, 4), (3, 2), (4, 3)]))
        #expect((fit.slope - 0.4).magnitude < 1e-9)
        #expect((fit.margin - 4.303 * (4.2 / 2 / 5).squareRoot()).magnitude < 1e-9)
        #expect(!fit.isClear)
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

    @Test func `vapour pressure over water follows the tables`() {
        #expect((DensityAltitude.vapour(dewPoint: 20) - 23.4).magnitude < 0.15)
        #expect((DensityAltitude.vapour(dewPoint: 0) - 6.11).magnitude < 0.01)
    }
}

@Suite struct ForecastTests {
    private func season(_ noise: UInt64) -> Forecast {
        var forecast = Forecast()
        var dice = Dice(seed: noise)
        for _ in 0..<200 {
            let tractor = Int.random(in: 0..<5, using: &dice)
            let one = Forecast.Case(
                className: "Pro", track: "A", tractor: "T\(tractor)", puller: "P\(tractor)")
            let metres = 80 + 3 * Double(tractor) + Double.random(in: -1...1, using: &dice)
            forecast.learn(one, metres: metres)
        }
        return forecast
    }

    @Test func `tractors that differ are told apart, better than by the mean`() throws {
        let forecast = season(1)
        #expect(forecast.isUseful)
        let best = Forecast.Case(className: "Pro", track: "A", tractor: "T4", puller: "P4")
        #expect(try (#require(forecast.prediction(best)) - 92).magnitude < 1)
    }

    @Test func `the same hooks give the same forecast to the last bit`() {
        #expect(season(7).modelErrors == season(7).modelErrors)
    }

    @Test func `where nothing tells tractors apart, the mean is not called beaten by much`() throws
    {
        var forecast = Forecast()
        var dice = Dice(seed: 3)
        for index in 0..<300 {
            let one = Forecast.Case(
                className: "Pro", track: "A", tractor: "T\(index % 7)", puller: "")
            forecast.learn(one, metres: Double.random(in: 80...95, using: &dice))
        }
        let errors = try #require(forecast.errors)
        #expect(errors.model > errors.baseline * 0.97)
    }

    @Test func `a book without hooks predicts nothing`() {
        let one = Forecast.Case(className: "", track: "", tractor: "", puller: "")
        #expect(Forecast().prediction(one) == nil)
        #expect(Forecast().baseline(one) == nil)
    }
}

@Suite struct SeasonTests {
    let logbook = Logbook()

    private func ledger() throws -> Ledger {
        try logbook.use { (book) throws(BookError) in try Ledger(book) }
    }

    private func enter(_ pull: String, _ date: String, _ results: [(String, String)]) throws {
        let record = try logbook.pull(pull, date)
        for (puller, distance) in results { _ = try logbook.hook(record, distance, by: puller) }
    }

    @Test func `a season adds up the points of places, and ties share a rank`() throws {
        try enter("A", "2026-05-01", [("Rick", "300"), ("Dale", "290"), ("Sam", "DQ")])
        try enter("B", "2026-06-01", [("Dale", "310"), ("Rick", "300"), ("Ada", "EXH 320")])
        let rule = Points(places: [5, 3, 1], showing: 1)
        let rows = Standings(try ledger(), rule, className: nil).rows
        #expect(
            rows.map { "\($0.rank) \($0.puller) \($0.points.canonical(places: 2))" } == [
                "1 Rick 10", "1 Dale 10", "3 Sam 1",
            ])
    }

    @Test func `points for each one beaten need no list of places`() {
        let rule = Points(places: [], isByBeaten: true)
        #expect(
            (1...3).map { rule.points(place: $0, of: 3).canonical(places: 0) } == ["2", "1", "0"])
    }

    @Test func `bests and medians are exact, and an even number has a median between`() throws {
        try enter("A", "2026-05-01", [("Rick", "300"), ("Rick", "305' 6\""), ("Sam", "EXH 400")])
        let rows = Bests(try ledger(), by: .className).rows
        #expect(rows.map { $0.best.text(in: .feet, .english) } == ["305.5\u{A0}ft"])
        #expect(rows.map { $0.median.text(in: .feet, .english) } == ["302.75\u{A0}ft"])
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
