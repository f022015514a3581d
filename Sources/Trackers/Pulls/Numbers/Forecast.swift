import Kernel

/// Expected distances from class, track, tractor and puller, learned pull by pull in order of time.
///
/// An additive model with shrunken effects: `y = class + track + tractor + puller`. All hooks of a
/// pull are first predicted from the pulls before it and then learned from, so that the errors on
/// record are those of honest predictions. An effect known from n hooks has the variance
/// 1 ÷ (n + λ) in units of the noise, and the gain follows from it as in a Kalman filter whose
/// covariances off the diagonal are left out.
final class Forecast {
    /// What predicts, the plainest first.
    enum Method: Int, CaseIterable {
        /// The mean of the class.
        case classMean
        /// The mean of the class at the track; where it never pulled there, of the class.
        case trackMean
        case model
    }

    /// Who goes where, as numbers of names; below zero is nobody.
    struct Case {
        var className: Int
        var track: Int
        var tractor: Int
        var puller: Int
    }

    /// A hook as it is learned from.
    struct Result {
        let one: Case
        let metres: Double
        /// A full pull that wasn't measured, and went at least so far.
        var isAtLeast = false
    }

    /// Of each class, what was off by how much.
    private var scores: [Scores] = []
    /// Of all classes, as parts of the class's mean.
    private var scaled = Scores()
    private var classes: [Mean] = []
    /// By class and track: the mean, and what it adds in the model.
    private var places: [(mean: Mean, effect: Effect)] = []
    private var positions: [UInt64: Int] = [:]
    private var tractors: [Effect] = []
    private var pullers: [Effect] = []

    private struct Effect {
        var value = 0.0
        var count = 0.0
        var variance: Double { 1 / (count + Forecast.shrinkage) }

        /// - Parameter error: What one more hook showed, as a part of the whole variance.
        mutating func learn(_ error: Double) {
            value += error * variance
            count += 1
        }
    }

    private struct Mean {
        var sum = 0.0
        var count = 0.0
        var value: Double? { count > 0 ? sum / count : nil }

        mutating func learn(_ metres: Double) {
            sum += metres
            count += 1
        }
    }

    /// How many hooks an effect must have been seen in to count for half.
    fileprivate static let shrinkage = 3.0
    /// Fewer errors than these say nothing.
    static let fewest = 8

    init() {}

    /// What a method expects; `nil` where the class never pulled.
    func prediction(_ one: Case, by method: Method) -> Double? {
        guard let mean = mean(of: one.className) else { return nil }
        switch method {
        case .classMean: return mean
        case .trackMean: return place(one).flatMap { places[$0].mean.value } ?? mean
        case .model: return modelled(one, from: mean)
        }
    }

    private func modelled(_ one: Case, from mean: Double) -> Double {
        var metres = mean
        if let place = place(one) { metres += places[place].effect.value }
        if tractors.indices.contains(one.tractor) { metres += tractors[one.tractor].value }
        if pullers.indices.contains(one.puller) { metres += pullers[one.puller].value }
        return metres
    }

    fileprivate func mean(of className: Int) -> Double? {
        classes.indices.contains(className) ? classes[className].value : nil
    }

    private func place(_ one: Case) -> Int? {
        positions[Forecast.key(one)]
    }

    private static func key(_ one: Case) -> UInt64 {
        UInt64(truncatingIfNeeded: one.className) << 32
            | UInt64(UInt32(truncatingIfNeeded: one.track))
    }
}

// Learning.
extension Forecast {
    /// Predicts the hooks of one pull, notes how wrong that was, and learns from them.
    func learn(_ hooks: [Result]) {
        for hook in hooks where !hook.isAtLeast { note(hook) }
        for hook in hooks { adjust(hook) }
    }

    private func note(_ hook: Result) {
        guard let mean = mean(of: hook.one.className) else { return }
        while scores.count <= hook.one.className { scores.append(Scores()) }
        for method in Method.allCases {
            guard let expected = prediction(hook.one, by: method) else { continue }
            let error = (hook.metres - expected).magnitude
            scores[hook.one.className].add(error, method)
            if mean > 0 { scaled.add(error / mean, method) }
        }
    }

    private func adjust(_ hook: Result) {
        makeRoom(for: hook.one)
        guard let place = place(hook.one) else { return }
        if let model = prediction(hook.one, by: .model) {
            let error = hook.metres - model
            // What went at least so far says nothing against more.
            adjust(hook.one, place, by: hook.isAtLeast ? max(0, error) : error)
        }
        classes[hook.one.className].learn(hook.metres)
        places[place].mean.learn(hook.metres)
    }

    /// Shares the error out by how uncertain each effect is.
    private func adjust(_ one: Case, _ place: Int, by error: Double) {
        var total = 1 + places[place].effect.variance
        if one.tractor >= 0 { total += tractors[one.tractor].variance }
        if one.puller >= 0 { total += pullers[one.puller].variance }
        let part = error / total
        places[place].effect.learn(part)
        if one.tractor >= 0 { tractors[one.tractor].learn(part) }
        if one.puller >= 0 { pullers[one.puller].learn(part) }
    }

    private func makeRoom(for one: Case) {
        let key = Forecast.key(one)
        if positions[key] == nil {
            positions[key] = places.count
            places.append((Mean(), Effect()))
        }
        while classes.count <= one.className { classes.append(Mean()) }
        while tractors.count <= one.tractor { tractors.append(Effect()) }
        while pullers.count <= one.puller { pullers.append(Effect()) }
    }
}

/// How far off each method was, hook by hook.
struct Scores {
    private(set) var errors: [[Double]] = Forecast.Method.allCases.map { _ in [] }

    var count: Int { errors[0].count }

    mutating func add(_ error: Double, _ method: Forecast.Method) {
        errors[method.rawValue].append(error)
    }

    /// The mean error of a method.
    func mean(_ method: Forecast.Method) -> Double {
        let errors = errors[method.rawValue]
        return errors.isEmpty ? 0 : errors.reduce(0, +) / Double(errors.count)
    }

    /// The method that was nearest on average; of equals the plainest.
    var nearest: Forecast.Method {
        var nearest = Forecast.Method.classMean
        for method in Forecast.Method.allCases where mean(method) < mean(nearest) {
            nearest = method
        }
        return nearest
    }

    /// What the next error will exceed at most twice in ten: of n errors the ⌈0.8 (n + 1)⌉th
    /// (Vovk, Gammerman, Shafer, "Algorithmic Learning in a Random World", 2005).
    func margin(_ method: Forecast.Method) -> Double {
        let errors = errors[method.rawValue].sorted()
        return errors.isEmpty ? 0 : errors[min(errors.count, (errors.count * 4 + 8) / 5) - 1]
    }
}

extension Forecast {
    /// What is expected, and how sure that is.
    struct Answer {
        let method: Method
        let metres: Double
        /// `nil` where there were too few hooks to tell.
        let trial: Trial?
    }

    /// How the methods did so far, in metres.
    struct Trial {
        let scores: Scores
        /// What errors are multiplied by: one, or the class's mean where they are of all classes.
        let scale: Double
        /// Whether these are the class's own errors.
        let isOfClass: Bool

        func mean(_ method: Method) -> Double { scores.mean(method) * scale }
        func margin(_ method: Method) -> Double { scores.margin(method) * scale }
    }

    /// By what was nearest so far; the plain mean of the class before that is known.
    func answer(_ one: Case) -> Answer? {
        let trial = trial(one.className)
        let method = trial?.scores.nearest ?? .classMean
        return prediction(one, by: method).map { Answer(method: method, metres: $0, trial: trial) }
    }

    /// The class's own errors where there are enough, else those of all classes, scaled to it.
    private func trial(_ className: Int) -> Trial? {
        if scores.indices.contains(className), scores[className].count >= Forecast.fewest {
            return Trial(scores: scores[className], scale: 1, isOfClass: true)
        }
        guard scaled.count >= Forecast.fewest, let mean = mean(of: className) else { return nil }
        return Trial(scores: scaled, scale: mean, isOfClass: false)
    }

    /// The errors of a class.
    func scores(of className: Int) -> Scores {
        scores.indices.contains(className) ? scores[className] : Scores()
    }
}

extension Forecast {
    convenience init(_ ledger: Ledger) {
        self.init()
        for meeting in ledger.meetings {
            var hooks: [Result] = []
            for contest in meeting.contests {
                for outing in contest.outings where outing.counts {
                    guard let reach = outing.reach else { continue }
                    hooks.append(
                        Result(
                            one: Case(contest.className, meeting.trackName, outing, ledger.names),
                            metres: outing.metres, isAtLeast: reach.isAtLeast))
                }
            }
            learn(hooks)
        }
    }
}

extension Forecast.Case {
    fileprivate init(
        _ className: Int, _ track: Int, _ outing: Outing, _ names: NameTables
    ) {
        self.init(
            className: className, track: track, tractor: names.tractors.known(outing.tractor),
            puller: names.pullers.known(outing.puller))
    }
}

extension NameTable {
    /// The name of a spelling; below zero when it is blank.
    fileprivate func known(_ spelling: Int) -> Int {
        isBlank(spelling) ? -1 : names[spelling]
    }
}
