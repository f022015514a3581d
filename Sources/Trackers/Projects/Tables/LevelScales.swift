import Kernel

// The words and signs of each scale.
extension LevelWords {
    struct Scale {
        /// From the worst, or least, on.
        let steps: [[String]]
        var isAmount = false
        var signs = Signs.none

        /// Whether all words are steps of it or blank, and one is a step.
        func holds(_ words: some Sequence<String>) -> Bool {
            var isAny = false
            for word in words {
                let isStep = place(word) != nil
                guard isStep || isBlank(word) else { return false }
                isAny = isAny || isStep
            }
            return isAny
        }

        func has(_ word: String) -> Bool { place(word) != nil || isBlank(word) }

        func place(_ word: String) -> Int? {
            signs == .none && isBlank(word) ? nil : steps.firstIndex { $0.contains(word) }
        }

        /// Signs count around nothing, and of two steps the better one.
        var least: Int? {
            switch signs {
            case .three: -1
            case .five: -2
            case .none: steps.count == 2 ? 0 : nil
            }
        }

        private func isBlank(_ word: String) -> Bool { NumberCell.isMissing(word) || word == "?" }
    }

    private static let minus = ["-", "\u{2212}", "\u{2013}"]
    private static let same = ["o", "0", "s", "=", "+/-", "\u{B1}", "\u{25CB}", "~"]
    private static let low = [
        "low", "small", "little", "niedrig", "gering", "tief", "klein", "wenig", "basso", "bassa",
        "piccolo", "piccola", "poco",
    ]
    private static let medium = [
        "medium", "med", "moderate", "mid", "mittel", "medio", "media", "moderato",
    ]
    private static let high = [
        "high", "large", "hoch", "gross", "viel", "alto", "alta", "grande", "molto",
    ]
    private static let bad = ["bad", "poor", "schlecht", "scarso", "scarsa", "cattivo", "cattiva"]
    private static let fair = [
        "fair", "ok", "okay", "average", "neutral", "medium", "mittel", "mittelmassig", "medio",
        "media", "discreto", "discreta", "sufficiente", "so-so", "geht so",
    ]
    private static let good = ["good", "gut", "buono", "buona"]
    private static let best = veryGood + excellent
    private static let veryGood = ["very good", "sehr gut", "molto buono", "molto buona"]
    private static let excellent = [
        "excellent", "great", "outstanding", "hervorragend", "ausgezeichnet", "ottimo", "ottima",
        "eccellente",
    ]
    private static let worst = [
        "very bad", "very poor", "terrible", "sehr schlecht", "pessimo", "pessima",
    ]
    private static let no = ["no", "nein", "n", "\u{2717}", "\u{2718}", "\u{2715}", "\u{274C}"]
    private static let yes = [
        "yes", "ja", "si", "y", "j", "\u{2713}", "\u{2714}", "\u{2705}", "x",
    ]
    private static let partly = [
        "partly", "partial", "partially", "some", "maybe", "teilweise", "teils", "zum teil",
        "vielleicht", "parziale", "in parte", "parzialmente", "forse",
    ]

    /// Of those that have all words, the first is taken that holds the most columns of a table.
    static let scales = [
        Scale(steps: [minus, same, ["+"]], signs: .three),
        Scale(
            steps: [["--", "- -", "\u{2212}\u{2212}", "\u{2014}"], minus, same, ["+"], ["++"]],
            signs: .five),
        Scale(steps: [low, medium, high], isAmount: true),
        Scale(
            steps: [
                ["very low", "sehr niedrig", "sehr gering", "molto basso", "molto bassa"], low,
                medium, high, ["very high", "sehr hoch", "molto alto", "molto alta"],
            ], isAmount: true),
        Scale(steps: [bad, fair, good]),
        Scale(steps: [worst, bad, fair, good, best]),
        Scale(steps: [bad, fair, good, veryGood, excellent]),
        Scale(steps: [worst, bad, fair, good, veryGood, excellent]),
        Scale(
            steps: [
                bad + ["insufficiente"], ["sufficiente"], ["discreto", "discreta"],
                ["buono", "buona"], excellent,
            ]),
        Scale(
            steps: [
                ["ungenugend"], ["mangelhaft"], ["ausreichend"], ["befriedigend"], ["gut"],
                ["sehr gut"],
            ]),
        Scale(steps: [no, yes]),
        Scale(steps: [no, partly, yes]),
        Scale(steps: [["f"], ["d"], ["c"], ["b"], ["a"]]),
        Scale(steps: [["e"], ["d"], ["c"], ["b"], ["a"]]),
        Scale(steps: [["f"], ["e"], ["d"], ["c"], ["b"], ["a"]]),
        Scale(
            steps: [
                ["\u{25CB}"], ["\u{25D4}"], ["\u{25D1}", "\u{25D0}"], ["\u{25D5}"],
                ["\u{25CF}"],
            ]),
        Scale(steps: [["\u{1F534}"], ["\u{1F7E1}", "\u{1F7E0}"], ["\u{1F7E2}"]]),
    ]
}
