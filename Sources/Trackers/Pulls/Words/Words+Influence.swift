import Kernel

// What helps, in words and ranges.
extension Words {
    /// "One more goes with 2.1 % less far, give or take 3.9, over 14 hooks. Could be chance."
    static func finding(_ influence: Influence) -> Label {
        let slope = Rational(estimate: influence.fit.slope)
        let margin = Rational(estimate: influence.fit.margin)
        let (clear, hooks) = (influence.isLineClear, hooks(influence.points.count))
        let measure = influence.isOfShares ? ofWinners : distance
        return Label { language in
            let measure = language(measure)
            let change = language.number(slope.magnitude, places: 1)
            let spread = language.number(margin, places: 1)
            let count = language(hooks)
            let less = slope.isNegative
            return language(
                Label(
                    "One more goes with \(change) % \(less ? "less" : "more") \(measure), give or take \(spread), over \(count). "
                        + (clear ? "Unlikely to be chance alone." : "Could be chance."),
                    german:
                        "Eins mehr geht mit \(change) % \(less ? "weniger" : "mehr") \(measure) einher, plus oder minus \(spread), über \(count). "
                        + (clear ? "Kaum nur Zufall." : "Könnte Zufall sein."),
                    italian:
                        "Uno in più va con \(change) % \(measure) in \(less ? "meno" : "più"), più o meno \(spread), su \(count). "
                        + (clear ? "Difficile che sia solo caso." : "Potrebbe essere un caso.")))
        }
    }

    /// "24–25 psi: 6 % farther than 27+, 14 hooks; could be chance"
    static func comparison(_ influence: Influence, _ comparison: Comparison) -> Label {
        let (name, isClear) = (influence.name, influence.isComparisonClear)
        let measure = influence.isOfShares ? ofWinners : distance
        return Label { language in
            let measure = language(measure)
            let gain = language.percent(
                Rational(estimate: comparison.gain / 100), places: comparison.gain < 2 ? 1 : 0)
            let best = name.words(language.range(comparison.best))
            let other = language.range(comparison.other)
            let count = language(hooks(comparison.best.hooks + comparison.other.hooks))
            return language(
                Label(
                    "\(best): \(gain) more \(measure) than \(other), \(count); ",
                    german: "\(best): \(gain) mehr \(measure) als \(other), \(count); ",
                    italian: "\(best): \(gain) \(measure) in più di \(other), \(count); "))
                + language(isClear ? hardlyChance : perhapsChance)
        }
    }

    private static let distance = Label(
        "distance", german: "Weite", italian: "di distanza")
    private static let ofWinners = Label(
        "of the winner’s distance", german: "von der Weite des Siegers",
        italian: "della distanza del vincitore")
    private static let perhapsChance = Label(
        "could be chance", german: "könnte Zufall sein", italian: "potrebbe essere un caso")
    private static let hardlyChance = Label(
        "hardly chance alone", german: "kaum nur Zufall", italian: "difficilmente solo un caso")
}

extension Influence.Name {
    /// A range with its unit, or after the name of its category.
    fileprivate func words(_ range: String) -> String {
        switch self {
        case .tirePressure: range + "\u{A0}" + Words.psi
        case .category(let name): name + " " + range
        }
    }
}

extension Language {
    /// "24–25", "27+", "26"
    fileprivate func range(_ part: Comparison.Part) -> String {
        let low = number(part.low, places: 2)
        if part.isTop { return low + "+" }
        return part.low == part.high ? low : low + "–" + number(part.high, places: 2)
    }
}
