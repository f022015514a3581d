import Kernel

/// Expected distances from class, track, tractor and puller, learned pull by pull in order of time.
///
/// An additive model with shrunken effects: `y = class + track + tractor + puller`. All hooks of a
/// pull are first predicted from the pulls before it and then learned from, so that the errors on
/// record are those of honest predictions. An effect known from n hooks has the variance
/// 1 ÷ (n + λ) in units of the noise, and the gain follows from it as in a Kalman filter whose
/// covariances off the diagonal are left out.
final class Forecast {
    /// Absolute errors of model and baseline on the hooks so far, in metres.
    private(set) var modelErrors: [Double] = []
    private(set) var baselineErrors: [Double] = []
    /// Half the width of the narrowest interval that held 80 % of the results so far; worked out
    /// when it is first asked for.
    var margin: Double {
        if let knownMargin { return knownMargin }
        let margin = narrowestMargin()
        knownMargin = margin
        return margin
    }
    private var knownMargin: Double?
    private var all = Mean()
    private var classes: [Mean] = []
    /// By class and track: the mean, and what it adds in the model.
    private var places: [(mean: Mean, effect: Effect)] = []
    private var positions: [UInt64: Int] = [:]
    private var tractors: [Effect] = []
    private var pullers: [Effect] = []

    /// Who goes where, as numbers of names; below zero is nobody.
    struct Case {
        var className: Int
        var track: Int
        var tractor: Int
        var puller: Int
    }

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

    init() {}

    /// The class mean at the track, else of the class, else of all.
    func baseline(_ one: Case) -> Double? {
        place(one).flatMap { places[$0].mean.value } ?? start(one)
    }

    func prediction(_ one: Case) -> Double? {
        guard var metres = start(one) else { return nil }
        if let place = place(one) { metres += places[place].effect.value }
        if tractors.indices.contains(one.tractor) { metres += tractors[one.tractor].value }
        if pullers.indices.contains(one.puller) { metres += pullers[one.puller].value }
        return metres
    }

    /// The mean of the class, else of all.
    private func start(_ one: Case) -> Double? {
        let ofClass = classes.indices.contains(one.className) ? classes[one.className].value : nil
        return ofClass ?? all.value
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
    func learn(_ hooks: [(one: Case, metres: Double)]) {
        knownMargin = nil
        for (one, metres) in hooks {
            guard let model = prediction(one), let plain = baseline(one) else { continue }
            modelErrors.append((metres - model).magnitude)
            baselineErrors.append((metres - plain).magnitude)
        }
        for (one, metres) in hooks { adjust(one, metres) }
    }

    private func adjust(_ one: Case, _ metres: Double) {
        makeRoom(for: one)
        guard let place = place(one) else { return }
        if let model = prediction(one) { adjust(one, place, by: metres - model) }
        all.learn(metres)
        classes[one.className].learn(metres)
        places[place].mean.learn(metres)
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

extension Forecast {
    /// Mean absolute errors so far; `nil` before there are enough hooks to tell.
    var errors: (model: Double, baseline: Double)? {
        guard modelErrors.count >= 10 else { return nil }
        let count = Double(modelErrors.count)
        return (modelErrors.reduce(0, +) / count, baselineErrors.reduce(0, +) / count)
    }

    /// Whether it was better than the plain mean so far.
    var isUseful: Bool { errors.map { $0.model < $0.baseline } ?? false }

    private func narrowestMargin() -> Double {
        let errors = (isUseful ? modelErrors : baselineErrors).sorted()
        guard !errors.isEmpty else { return 0 }
        return errors[(errors.count * 4 + 4) / 5 - 1]
    }
}

extension Forecast {
    convenience init(_ ledger: Ledger) {
        self.init()
        for meeting in ledger.meetings {
            var hooks: [(one: Case, metres: Double)] = []
            for contest in meeting.contests {
                for outing in contest.outings where outing.counts && outing.distance != nil {
                    let one = Case(contest.name, meeting.track, outing, ledger.names)
                    hooks.append((one, outing.metres))
                }
            }
            learn(hooks)
        }
    }
}

extension Forecast.Case {
    fileprivate init(
        _ className: Int, _ track: Int, _ outing: Outing, _ names: Ledger.Names
    ) {
        self.init(
            className: names.classes.names[className], track: names.tracks.names[track],
            tractor: names.tractors.known(outing.tractor),
            puller: names.pullers.known(outing.puller))
    }
}

extension NameTable {
    /// The name of a spelling; below zero when it is blank.
    fileprivate func known(_ spelling: Int) -> Int {
        isBlank(spelling) ? -1 : names[spelling]
    }
}
