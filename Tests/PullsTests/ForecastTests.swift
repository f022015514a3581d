import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct ForecastTests {
    private func hook(_ tractor: Int, at track: Int = 0) -> Forecast.Case {
        Forecast.Case(className: 0, track: track, tractor: tractor, puller: -1)
    }

    /// Twenty pulls of ten hooks each, whose tractors differ by three metres.
    private func season(_ seed: UInt64) -> Forecast {
        let forecast = Forecast()
        var dice = Dice(seed: seed)
        for _ in 0..<20 {
            forecast.learn(
                (0..<10).map { _ in
                    let tractor = Int.random(in: 0..<5, using: &dice)
                    let metres = 80 + 3 * Double(tractor) + Double.random(in: -1...1, using: &dice)
                    return (hook(tractor), metres)
                })
        }
        return forecast
    }

    @Test func `tractors that differ are told apart, better than by the mean`() throws {
        let forecast = season(1)
        #expect(forecast.isUseful)
        #expect(try (#require(forecast.prediction(hook(4))) - 92).magnitude < 1)
    }

    @Test func `the same hooks give the same forecast to the last bit`() {
        #expect(season(7).modelErrors == season(7).modelErrors)
    }

    @Test func `where nothing tells tractors apart, the mean is not called beaten by much`() throws
    {
        let forecast = Forecast()
        var dice = Dice(seed: 3)
        for index in 0..<300 {
            forecast.learn([(hook(index % 7), Double.random(in: 80...95, using: &dice))])
        }
        let errors = try #require(forecast.errors)
        #expect(errors.model > errors.baseline * 0.97)
    }

    @Test func `a book without hooks predicts nothing`() {
        #expect(Forecast().prediction(hook(0)) == nil)
        #expect(Forecast().baseline(hook(0)) == nil)
    }

    /// 90 and 100 at one track: the mean is 95. The second was 10 above what was expected after the
    /// first; of that, track and tractor get (1/3) ÷ (1 + 1/3 + 1/3) = 1/5 each.
    @Test func `two hooks, worked by hand`() throws {
        let forecast = Forecast()
        forecast.learn([(hook(0), 90), (hook(1), 100)])
        #expect(forecast.modelErrors.isEmpty)
        #expect(try (#require(forecast.prediction(hook(1))) - 99).magnitude < 1e-12)
        #expect(try (#require(forecast.prediction(hook(0))) - 97).magnitude < 1e-12)
        #expect(try #require(forecast.prediction(hook(0, at: 9))) == 95)
        #expect(try #require(forecast.baseline(hook(0))) == 95)
    }

    @Test func `the interval is the narrowest that held eight in ten of the errors`() throws {
        let forecast = season(5)
        let errors = forecast.isUseful ? forecast.modelErrors : forecast.baselineErrors
        let held = errors.count { $0 <= forecast.margin }
        let fewer = errors.count { $0 < forecast.margin }
        #expect(held * 10 >= errors.count * 8)
        #expect(fewer * 10 < errors.count * 8)
    }

    /// The model as Notes/Pulls.md puts it in words, written a second time with texts for keys.
    @Test func `a whole book is forecast as a second reading of the rules says`() throws {
        let logbook = Logbook()
        try logbook.takeRandomBook(seed: 2, pulls: 12, hooksOfPull: 9)
        let forecast = try logbook.ledger().forecast
        let plain = try PlainForecast(logbook)
        #expect(forecast.modelErrors.count == plain.modelErrors.count)
        #expect(forecast.modelErrors.count > 50)
        for (mine, other) in zip(forecast.modelErrors, plain.modelErrors) {
            #expect((mine - other).magnitude < 1e-9)
        }
        for (mine, other) in zip(forecast.baselineErrors, plain.baselineErrors) {
            #expect((mine - other).magnitude < 1e-9)
        }
    }
}

/// The forecast in its plainest form.
private struct PlainForecast {
    var modelErrors: [Double] = []
    var baselineErrors: [Double] = []
    private var results: [String: [Double]] = [:]
    private var effects: [String: (value: Double, count: Double)] = [:]

    init(_ logbook: Logbook) throws {
        let pulls = try logbook.use { (book) throws(BookError) in
            try book.records(Pull.kind, order: [.ascending("date"), Order(.createdAt)])
        }
        for pull in pulls {
            let hooks = try logbook.use { (book) throws(BookError) in
                try hooksOf(pull.id, in: book)
            }
            var classes: [String] = []
            for hook in hooks where !classes.contains(hook[Hook.className].folded) {
                classes.append(hook[Hook.className].folded)
            }
            add(
                classes.flatMap { name in hooks.filter { $0[Hook.className].folded == name } }
                    .filter { [.measured, .fullPull].contains($0[Hook.status]) },
                at: pull[Pull.location].folded)
        }
    }

    private mutating func add(_ hooks: [Record], at track: String) {
        let known = hooks.compactMap { hook -> (keys: [String], metres: Double)? in
            guard let distance = hook.optional(Hook.distance).flatMap({ Distance($0) }) else {
                return nil
            }
            let className = hook[Hook.className].folded
            let names = [("tractor ", hook[Hook.tractor]), ("puller ", hook[Hook.puller])]
            let keys =
                ["class " + className, "track " + track + " of " + className]
                + names.filter { !$0.1.isBlank }.map { $0.0 + $0.1.folded }
            return (keys, Double(distance.metres.canonical(places: 12)) ?? 0)
        }
        for (keys, metres) in known {
            guard let model = model(keys) else { continue }
            modelErrors.append((metres - model).magnitude)
            let plain = mean(keys[1]) ?? mean(keys[0]) ?? mean("all") ?? 0
            baselineErrors.append((metres - plain).magnitude)
        }
        for (keys, metres) in known {
            if let model = model(keys) { learn(keys.dropFirst(), metres - model) }
            for key in ["all", keys[0], keys[1]] { results[key, default: []].append(metres) }
        }
    }

    private func mean(_ key: String) -> Double? {
        results[key].map { $0.reduce(0, +) / Double($0.count) }
    }

    private func model(_ keys: [String]) -> Double? {
        guard let start = mean(keys[0]) ?? mean("all") else { return nil }
        return keys.dropFirst().reduce(start) { $0 + (effects[$1]?.value ?? 0) }
    }

    private mutating func learn(_ keys: ArraySlice<String>, _ error: Double) {
        let variances = keys.map { 1 / ((effects[$0]?.count ?? 0) + 3) }
        for (key, variance) in zip(keys, variances) {
            effects[key, default: (0, 0)].value += error * variance / (1 + variances.reduce(0, +))
            effects[key, default: (0, 0)].count += 1
        }
    }
}
