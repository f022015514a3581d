import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct ForecastTests {
    private func hook(_ tractor: Int, at track: Int = 0, in className: Int = 0) -> Forecast.Case {
        Forecast.Case(className: className, track: track, tractor: tractor, puller: -1)
    }

    private func result(
        _ metres: Double, _ tractor: Int = 0, at track: Int = 0, in className: Int = 0
    ) -> Forecast.Result {
        Forecast.Result(one: hook(tractor, at: track, in: className), metres: metres)
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
                    return result(metres, tractor)
                })
        }
        return forecast
    }

    @Test func `tractors that differ are told apart, better than by the means`() throws {
        let answer = try #require(season(1).answer(hook(4)))
        #expect(answer.method == .model)
        #expect((answer.metres - 92).magnitude < 1)
    }

    @Test func `the same hooks give the same forecast to the last bit`() {
        #expect(season(7).scores(of: 0).errors == season(7).scores(of: 0).errors)
    }

    @Test func `where tracks don’t differ, the plain mean of the class answers and says so`() throws
    {
        let forecast = Forecast()
        var dice = Dice(seed: 3)
        for index in 0..<300 {
            forecast.learn([
                result(Double.random(in: 80...95, using: &dice), index % 7, at: index % 40)
            ])
        }
        let answer = try #require(forecast.answer(hook(0)))
        #expect(answer.method == .classMean)
        #expect(Language.english(answer.verdict).contains("nothing has beaten the plain mean"))
    }

    @Test func `what never pulled is not forecast`() {
        #expect(Forecast().answer(hook(0)) == nil)
        #expect(season(1).answer(hook(0, in: 1)) == nil)
    }

    /// 90 and 100 at one track: the mean is 95. The second was 10 above what was expected after the
    /// first; of that, track and tractor get (1/3) ÷ (1 + 1/3 + 1/3) = 1/5 each.
    @Test func `two hooks, worked by hand`() throws {
        let forecast = Forecast()
        forecast.learn([result(90, 0), result(100, 1)])
        #expect(forecast.scores(of: 0).count == 0)
        let model = { forecast.prediction($0, by: .model) }
        #expect(try (#require(model(hook(1))) - 99).magnitude < 1e-12)
        #expect(try (#require(model(hook(0))) - 97).magnitude < 1e-12)
        #expect(model(hook(0, at: 9)) == 95)
        #expect(forecast.prediction(hook(0), by: .trackMean) == 95)
        #expect(forecast.prediction(hook(0), by: .classMean) == 95)
    }

    @Test func `an unmeasured full pull is learned as the mark, and speaks against no more`() throws
    {
        let forecast = Forecast()
        forecast.learn([result(80), result(80)])
        forecast.learn([Forecast.Result(one: hook(1), metres: 91.5, isAtLeast: true)])
        let expected = try #require(forecast.prediction(hook(1), by: .model))
        #expect(expected > 80)
        #expect(forecast.scores(of: 0).count == 0)
        forecast.learn([Forecast.Result(one: hook(1), metres: 70, isAtLeast: true)])
        let mean = try #require(forecast.prediction(hook(1), by: .classMean))
        #expect((mean - 80.375).magnitude < 1e-9)
        let added = { (metres: Double?, mean: Double) in (metres ?? 0) - mean }
        #expect(
            (added(forecast.prediction(hook(1), by: .model), mean)
                - added(expected, 83.83333333333333))
                .magnitude < 1e-9)
    }

    @Test func `fewer than eight errors give no interval, and eight give one of the class`() throws
    {
        let forecast = Forecast()
        for number in 0...7 {
            forecast.learn([result(80 + Double(number % 3))])
            #expect(forecast.answer(hook(0))?.trial == nil, "\(number)")
        }
        forecast.learn([result(81)])
        let trial = try #require(forecast.answer(hook(0))?.trial)
        #expect(trial.isOfClass && trial.scores.count == 8)
    }

    @Test func `a class with few errors of its own has those of all, scaled to it`() throws {
        let forecast = season(5)
        forecast.learn([result(8, in: 1), result(10, in: 1)])
        let trial = try #require(forecast.answer(hook(0, in: 1))?.trial)
        let own = try #require(forecast.answer(hook(0))?.trial)
        #expect(!trial.isOfClass && trial.scores.count == 190)
        let ratio = trial.margin(.classMean) / own.margin(.classMean)
        #expect((ratio - 9.0 / 86).magnitude < 0.01)
    }

    @Test func `the interval is the narrowest that eight in ten of the next errors should keep`() {
        let scores = season(5).scores(of: 0)
        for method in Forecast.Method.allCases {
            let errors = scores.errors[method.rawValue]
            let margin = scores.margin(method)
            #expect(errors.count { $0 <= margin } * 10 >= (errors.count + 1) * 8)
            #expect(errors.count { $0 < margin } * 10 < (errors.count + 1) * 8)
        }
    }

    /// The model as Notes/Pulls.md puts it in words, written a second time with texts for keys.
    @Test func `a whole book is forecast as a second reading of the rules says`() throws {
        let logbook = Logbook()
        try logbook.takeRandomBook(seed: 2, pulls: 12, hooksOfPull: 9)
        let ledger = try logbook.ledger()
        let plain = try PlainForecast(logbook)
        var compared = 0
        for (name, errors) in plain.errors {
            let number = try #require(ledger.names.classes.name(name))
            let scores = ledger.forecast.scores(of: number)
            for method in Forecast.Method.allCases {
                let (mine, other) = (scores.errors[method.rawValue], errors[method.rawValue])
                #expect(mine.count == other.count)
                for (a, b) in zip(mine, other) { #expect((a - b).magnitude < 1e-9) }
                compared += mine.count
            }
        }
        #expect(compared > 150)
    }
}

/// The forecast in its plainest form.
private struct PlainForecast {
    /// By class: of the mean of the class, of that at the track, and of the model.
    var errors: [String: [[Double]]] = [:]
    private var results: [String: [Double]] = [:]
    private var effects: [String: (value: Double, count: Double)] = [:]

    init(_ logbook: Logbook) throws {
        let pulls = try logbook.use { (book) throws(BookError) in
            try book.records(Pull.kind, order: [.ascending(Pull.date), Order(.createdAt)])
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
            guard let model = model(keys), let plain = mean(keys[0]) else { continue }
            let name = String(keys[0].dropFirst("class ".count))
            var list = errors[name] ?? [[], [], []]
            for (index, expected) in [plain, mean(keys[1]) ?? plain, model].enumerated() {
                list[index].append((metres - expected).magnitude)
            }
            errors[name] = list
        }
        for (keys, metres) in known {
            if let model = model(keys) { learn(keys.dropFirst(), metres - model) }
            for key in [keys[0], keys[1]] { results[key, default: []].append(metres) }
        }
    }

    private func mean(_ key: String) -> Double? {
        results[key].map { $0.reduce(0, +) / Double($0.count) }
    }

    private func model(_ keys: [String]) -> Double? {
        guard let start = mean(keys[0]) else { return nil }
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
