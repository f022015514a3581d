import Kernel

// What helps, in words and ranges.
extension Words {
    /// "1 psi more goes with 2.1 % less distance, give or take 3.9, over 14 hooks. Could be chance."
    static func finding(_ influence: Influence, _ units: Units) -> Label {
        let step = influence.name.step(units)
        let slope = Rational(estimate: influence.fit.slope * step.size)
        let margin = Rational(estimate: influence.fit.margin * step.size)
        let (clear, hooks) = (influence.isLineClear, hooks(influence.points.count))
        let measure = influence.isOfShares ? ofWinners : distance
        let change = gain(slope, measure)
        let spread = Label { $0.number(margin, places: 1) }
        return clear
            ? findingClear(more: step.more, change: change, spread: spread, hooks: hooks)
            : finding(more: step.more, change: change, spread: spread, hooks: hooks)
    }

    /// "2.1 % less distance"; what rounds to nothing is as much.
    private static func gain(_ slope: Rational, _ measure: Label) -> Label {
        if slope.magnitude.rounded(places: 1) == .zero { return gainNone(measure) }
        let size = Label { $0.number(slope.magnitude, places: 1) }
        return slope.isNegative
            ? gainLess(size: size, measure: measure) : gainMore(size: size, measure: measure)
    }

    /// "24–25 psi: 6 % farther than 27+, 14 hooks; could be chance"
    static func comparison(
        _ influence: Influence, _ comparison: Comparison, _ units: Units
    ) -> Label {
        let (name, isClear) = (influence.name, influence.isComparisonClear)
        let measure = influence.isOfShares ? ofWinners : distance
        let gain = Label {
            $0.percent(
                Rational(estimate: comparison.gain / 100), places: comparison.gain < 2 ? 1 : 0)
        }
        let best = Label { name.words(name.range(comparison.best, units, $0), units) }
        let other = Label { name.range(comparison.other, units, $0) }
        let count = hooks(comparison.best.hooks + comparison.other.hooks)
        return isClear
            ? comparisonClear(
                best: best, gain: gain, measure: measure, other: other, hooks: count)
            : self.comparison(
                best: best, gain: gain, measure: measure, other: other, hooks: count)
    }
}

extension Influence.Name {
    /// "Tire pressure, bar", or a category as it is called.
    func label(_ units: Units, _ language: Language) -> String {
        switch self {
        case .tirePressure: units.label(Hook.tirePressure.field, language)
        case .category(let name): name
        }
    }

    /// A value in the unit that is shown.
    func shown(_ value: Rational, _ units: Units) -> Rational {
        self == .tirePressure ? TirePressure.amount(value, units) : value
    }

    /// What one step more is: one psi, a tenth of a bar, or one of a category; in what is kept.
    fileprivate func step(_ units: Units) -> (size: Double, more: Label) {
        guard self == .tirePressure else {
            return (1, Words.oneMore)
        }
        if units.isMetric {
            let size = TirePressure.psiOfBar.estimate / 10
            return (size, Words.tenthOfABarMore)
        }
        return (1, Words.onePsiMore)
    }

    /// A range with its unit, or after the name of its category.
    fileprivate func words(_ range: String, _ units: Units) -> String {
        switch self {
        case .tirePressure: range + "\u{A0}" + (units.isMetric ? "bar" : Words.psi)
        case .category(let name): name + " " + range
        }
    }

    /// "24–25", "27+", "26"
    fileprivate func range(
        _ part: Comparison.Part, _ units: Units, _ language: Language
    ) -> String {
        let low = language.number(shown(part.low, units), places: 2)
        if part.isTop { return low + "+" }
        let high = language.number(shown(part.high, units), places: 2)
        return low == high ? low : low + "–" + high
    }
}
