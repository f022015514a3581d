import Kernel

/// Scores that stand in a column as words or signs: `low`, `++`, `★★★`, `B`, `◑`, `4/5`.
struct LevelWords: Sendable {
    /// How many steps the scale has, of which the cells may hold only some.
    let steps: Int
    /// For each cell its step from 0, the worst; `nil` where it is blank.
    let places: [Int?]
    /// Whether the words say how much there is, as `high` does, and not how good it is.
    let isAmount: Bool
    /// Whether the cells say themselves how many steps there are: `4/5`, `★★★☆☆`.
    let isSaid: Bool
    /// What the worst step is as a number, where steps are counted.
    private(set) var least: Int?

    /// What dashes and circles in a table mean.
    enum Signs { case none, three, five }

    /// `nil` unless every cell is blank or a word of one and the same scale.
    init?(_ texts: [String], _ signs: Signs) {
        guard
            let reading = LevelWords.parts(texts) ?? LevelWords.stars(texts)
                ?? LevelWords.words(texts.map { $0.folded }, signs)
        else { return nil }
        self = reading
    }

    /// A dash is a minus only in a table where a plus stands, and two are only beside two pluses or
    /// one more.
    static func signs(_ cells: some Sequence<String>) -> Signs {
        var signs = Signs.none
        for cell in cells {
            if cell == "++" { return .five }
            if cell == "+" { signs = .three }
        }
        return signs == .three && cells.contains("--") ? .five : signs
    }

    private init(
        _ steps: Int, _ places: [Int?], isAmount: Bool = false, isSaid: Bool = false,
        least: Int? = nil
    ) {
        self.least = least
        self.steps = steps
        self.places = places
        self.isAmount = isAmount
        self.isSaid = isSaid
    }

    /// Numbers on a scale that a table shares; `nil` where one is beside it.
    init?(_ numbers: [Decimal?], on scale: NumberScale) {
        guard let places = scale.places(numbers), places.contains(where: { $0 != nil }) else {
            return nil
        }
        self.init(scale.steps, places)
    }

    /// The steps as numbers, as people add them up: −1, 0 and 1 for signs.
    var figures: [Decimal?]? {
        least.map { least in places.map { $0.map { Decimal(Int64($0 + least)) } } }
    }

    /// What a step is among levels from 1: the worst is 1, the best the last, those between evenly
    /// apart, rounded half up.
    func level(_ place: Int, of levels: Int) -> Int {
        1 + (2 * place * (levels - 1) + steps - 1) / (2 * (steps - 1))
    }

    /// Whether all steps that stand there have a level of their own, evenly apart.
    func fits(_ levels: Int) -> Bool {
        places.allSatisfy { place in (place ?? 0) * (levels - 1) % (steps - 1) == 0 }
    }
}

// Numbers in disguise.
extension LevelWords {
    /// `4/5`, `4 of 5`, all of one whole up to ten.
    private static func parts(_ texts: [String]) -> LevelWords? {
        var whole: Int?
        var places: [Int?] = []
        for text in texts {
            if NumberCell.isMissing(text) {
                places.append(nil)
                continue
            }
            guard let (part, of) = fraction(text.folded), whole ?? of == of, 2...10 ~= of,
                1...of ~= part
            else { return nil }
            whole = of
            places.append(part - 1)
        }
        return whole.map { LevelWords($0, places, isSaid: true, least: 1) }
    }

    private static func fraction(_ text: String) -> (Int, Int)? {
        let numbers = text.utf8.split { !(0x30...0x39 ~= $0) }
        let rest = text.utf8.filter { !(0x30...0x39 ~= $0) && $0 > 0x20 }
        let mark = String(decoding: rest, as: UTF8.self)
        guard numbers.count == 2, ["/", "of", "von", "su", "outof", "di"].contains(mark),
            text.utf8.first.map({ 0x30...0x39 ~= $0 }) ?? false,
            let part = Int(String(Substring(numbers[0]))),
            let whole = Int(String(Substring(numbers[1])))
        else { return nil }
        return (part, whole)
    }

    /// `★★★` or `★★★☆☆`; of five, unless all say otherwise.
    private static func stars(_ texts: [String]) -> LevelWords? {
        var places: [Int?] = []
        var wholes: Set<Int> = []
        for text in texts {
            if NumberCell.isMissing(text) {
                places.append(nil)
                continue
            }
            let scalars = text.unicodeScalars.filter { $0 != " " && $0 != "\u{FE0F}" }
            let full = scalars.count { $0 == "★" || $0 == "⭐" || $0 == "*" }
            let empty = scalars.count { $0 == "☆" }
            guard full > 0, full + empty == scalars.count, full + empty <= 10 else { return nil }
            places.append(full - 1)
            wholes.insert(full + empty)
        }
        guard let most = wholes.max() else { return nil }
        let isSaid =
            wholes.count == 1 && most > 1 && texts.contains { $0.unicodeScalars.contains("☆") }
        return LevelWords(isSaid ? most : max(most, 5), places, isSaid: isSaid, least: 1)
    }
}

// Words and signs.
extension LevelWords {
    private static func words(_ words: [String], _ signs: Signs) -> LevelWords? {
        for scale in scales where scale.signs == .none || scale.signs == signs {
            let places = words.prefix { scale.has($0) }.map { scale.place($0) }
            if places.count == words.count, places.contains(where: { $0 != nil }) {
                return LevelWords(
                    scale.steps.count, Array(places), isAmount: scale.isAmount, least: scale.least)
            }
        }
        return nil
    }

    private struct Scale {
        /// From the worst, or least, on.
        let steps: [[String]]
        var isAmount = false
        var signs = Signs.none

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
    private static let best = [
        "very good", "excellent", "great", "sehr gut", "hervorragend", "ausgezeichnet", "ottimo",
        "ottima", "eccellente", "molto buono",
    ]
    private static let no = ["no", "nein", "n", "\u{2717}", "\u{2718}", "\u{2715}", "\u{274C}"]
    private static let yes = [
        "yes", "ja", "si", "y", "j", "\u{2713}", "\u{2714}", "\u{2705}", "x",
    ]
    private static let partly = [
        "partly", "partial", "partially", "some", "maybe", "teilweise", "teils", "zum teil",
        "vielleicht", "parziale", "in parte", "parzialmente", "forse",
    ]

    /// The first that has all the words is taken.
    private static let scales = [
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
        Scale(
            steps: [
                ["very bad", "very poor", "terrible", "sehr schlecht", "pessimo", "pessima"], bad,
                fair, good, best,
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
