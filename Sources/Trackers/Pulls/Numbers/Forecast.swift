import Kernel

/// Expected distances from class, track, tractor and puller, learned hook by hook in order of time.
///
/// An additive model with shrunken effects: `y = class + track + tractor + puller`. Each hook is first
/// predicted and then learned from, so that the errors on record are those of honest predictions.
/// An effect known from n hooks has the variance 1 ÷ (n + λ) in units of the noise, and the gain
/// follows from it as in a Kalman filter whose covariances off the diagonal are left out.
package struct Forecast: Sendable {
    private var effects: [String: Effect] = [:]
    private var means: [String: Mean] = [:]
    /// Absolute errors of model and baseline on the hooks so far, in metres.
    package private(set) var modelErrors: [Double] = []
    package private(set) var baselineErrors: [Double] = []

    private struct Effect {
        var value = 0.0
        var count = 0.0
    }

    private struct Mean {
        var sum = 0.0
        var count = 0.0
        var value: Double { count > 0 ? sum / count : 0 }
    }

    /// Who goes where, all folded.
    package struct Case: Sendable {
        let className: String
        let track: String
        let tractor: String
        let puller: String

        package init(className: String, track: String, tractor: String, puller: String) {
            self.className = className.folded
            self.track = track.folded
            self.tractor = tractor.folded
            self.puller = puller.folded
        }

        fileprivate var keys: [String] {
            [("t", className + "\n" + track), ("r", tractor), ("p", puller)]
                .filter { !$0.1.isEmpty }.map { $0.0 + $0.1 }
        }
    }

    package init() {}

    /// How many hooks an effect must have been seen in to count for half.
    private static let shrinkage = 3.0

    /// The class mean at the track, else of the class, else of all.
    package func baseline(_ one: Case) -> Double? {
        for key in ["t" + one.className + "\n" + one.track, "c" + one.className, "all"] {
            if let mean = means[key], mean.count > 0 { return mean.value }
        }
        return nil
    }

    package func prediction(_ one: Case) -> Double? {
        guard let start = (means["c" + one.className] ?? means["all"])?.value else { return nil }
        return one.keys.reduce(start) { $0 + (effects[$1]?.value ?? 0) }
    }

    /// Predicts a hook, notes how wrong that was, and learns from it.
    package mutating func learn(_ one: Case, metres: Double) {
        if let model = prediction(one), let plain = baseline(one) {
            modelErrors.append((metres - model).magnitude)
            baselineErrors.append((metres - plain).magnitude)
            adjust(one, by: metres - model)
        }
        for key in ["t" + one.className + "\n" + one.track, "c" + one.className, "all"] {
            means[key, default: Mean()].sum += metres
            means[key, default: Mean()].count += 1
        }
    }

    private mutating func adjust(_ one: Case, by error: Double) {
        let keys = one.keys
        let variances = keys.map { 1 / ((effects[$0]?.count ?? 0) + Forecast.shrinkage) }
        let total = 1 + variances.reduce(0, +)
        for (key, variance) in zip(keys, variances) {
            effects[key, default: Effect()].value += error * variance / total
            effects[key, default: Effect()].count += 1
        }
    }
}

extension Forecast {
    /// Mean absolute errors so far; `nil` before there are enough hooks to tell.
    package var errors: (model: Double, baseline: Double)? {
        guard modelErrors.count >= 10 else { return nil }
        let count = Double(modelErrors.count)
        return (modelErrors.reduce(0, +) / count, baselineErrors.reduce(0, +) / count)
    }

    /// Whether it was better than the plain mean so far.
    package var isUseful: Bool { errors.map { $0.model < $0.baseline } ?? false }

    /// Half the width of an interval that held 80 % of the results so far.
    package var margin: Double {
        let errors = (isUseful ? modelErrors : baselineErrors).sorted()
        guard !errors.isEmpty else { return 0 }
        return errors[min(errors.count - 1, errors.count * 8 / 10)]
    }
}

extension Forecast {
    init(_ ledger: Ledger) {
        self.init()
        for outing in ledger.outings where outing.entry.run.counts {
            guard let distance = outing.entry.run.distance else { continue }
            learn(outing.forecastCase, metres: distance.metres.estimate)
        }
    }
}

extension Ledger.Outing {
    var forecastCase: Forecast.Case {
        Forecast.Case(className: className, track: track, tractor: tractor, puller: puller)
    }
}
