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
        return Label { language in
            let change = gain(slope, language(measure), language)
            let spread = language.number(margin, places: 1)
            let (count, more) = (language(hooks), language(step.more))
            return language(
                Label(
                    "\(more) goes with \(change), give or take \(spread), over \(count). "
                        + (clear ? "Unlikely to be chance alone." : "Could be chance."),
                    german:
                        "\(more) geht mit \(change) einher, plus oder minus \(spread), über \(count). "
                        + (clear ? "Kaum nur Zufall." : "Könnte Zufall sein."),
                    italian:
                        "\(more) va con \(change), più o meno \(spread), su \(count). "
                        + (clear ? "Difficile che sia solo caso." : "Potrebbe essere un caso.")))
        }
    }

    /// "2.1 % less distance"; what rounds to nothing is as much.
    private static func gain(_ slope: Rational, _ measure: String, _ language: Language) -> String {
        let size = language.number(slope.magnitude, places: 1)
        let less = slope.isNegative
        if slope.magnitude.rounded(places: 1) == .zero {
            return language(
                Label(
                    "as much \(measure) (0 %)", german: "gleich viel \(measure) (0 %)",
                    italian: "altrettanto \(measure) (0 %)"))
        }
        return language(
            Label(
                "\(size) % \(less ? "less" : "more") \(measure)",
                german: "\(size) % \(less ? "weniger" : "mehr") \(measure)",
                italian: "\(size) % \(measure) in \(less ? "meno" : "più")"))
    }

    /// "24–25 psi: 6 % farther than 27+, 14 hooks; could be chance"
    static func comparison(
        _ influence: Influence, _ comparison: Comparison, _ units: Units
    ) -> Label {
        let (name, isClear) = (influence.name, influence.isComparisonClear)
        let measure = influence.isOfShares ? ofWinners : distance
        return Label { language in
            let measure = language(measure)
            let gain = language.percent(
                Rational(estimate: comparison.gain / 100), places: comparison.gain < 2 ? 1 : 0)
            let best = name.words(name.range(comparison.best, units, language), units)
            let other = name.range(comparison.other, units, language)
            let count = language(hooks(comparison.best.hooks + comparison.other.hooks))
            return language(
                Label(
                    "\(best): \(gain) more \(measure) than \(other), \(count); ",
                    german: "\(best): \(gain) mehr \(measure) als \(other), \(count); ",
                    italian: "\(best): \(gain) \(measure) in più di \(other), \(count); "))
                + language(isClear ? hardlyChance : perhapsChance)
        }
    }

    /// Why distances are compared, where only some hooks have a share of the winner's.
    static func unshared(_ count: Int) -> Label {
        Label { language in
            let count = language(hooks(count))
            return language(
                Label(
                    "Distances are compared, as the winner’s distance is unknown for \(count).",
                    german:
                        "Verglichen werden Weiten, weil die des Siegers fehlt, und zwar für: \(count).",
                    italian:
                        "Si confrontano le distanze, perché manca quella del vincitore per: \(count)."
                ))
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
            return (1, Label("One more", german: "Eins mehr", italian: "Uno in più"))
        }
        if units.isMetric {
            let size = TirePressure.psiOfBar.estimate / 10
            return (size, Label("0.1 bar more", german: "0,1 bar mehr", italian: "0,1 bar in più"))
        }
        return (1, Label("1 psi more", german: "1 psi mehr", italian: "1 psi in più"))
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
