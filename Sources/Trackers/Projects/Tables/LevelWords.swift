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
    ///
    /// - Parameter beside: What the words of the whole table say of its scales.
    init?(_ texts: [String], _ beside: WordsBeside) {
        guard
            let reading = LevelWords.parts(texts) ?? LevelWords.stars(texts)
                ?? LevelWords.words(texts.map { $0.folded }, beside)
        else { return nil }
        self = reading
    }

    /// The same of a column alone.
    init?(_ texts: [String]) {
        self.init(texts, WordsBeside([texts]))
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
    private static func words(_ words: [String], _ beside: WordsBeside) -> LevelWords? {
        guard let scale = beside.scale(of: words) else { return nil }
        return LevelWords(
            scale.steps.count, words.map { scale.place($0) }, isAmount: scale.isAmount,
            least: scale.least)
    }
}

/// The columns of a table as words, so that all that can be on one scale are: "good" is the same beside
/// "very good" in this column as beside "excellent" in that one.
struct WordsBeside {
    private let signs: LevelWords.Signs
    /// For each scale how many columns it holds, and how many of their words share a step.
    private var held: [Int] = []
    private var merged: [Int] = []

    init(_ columns: [[String]]) {
        signs = LevelWords.signs(columns.flatMap { $0 })
        let distinct = columns.map { Set($0.prefix(200).map { $0.folded }) }.filter {
            $0.count <= 24
        }
        for scale in LevelWords.scales {
            let found = distinct.filter { isOpen(scale) && scale.holds($0) }
            let words = found.reduce(into: Set<String>()) { $0.formUnion($1) }
            let places = words.compactMap { scale.place($0) }
            held.append(found.count)
            merged.append(places.count - Set(places).count)
        }
    }

    /// The scale that has all words, and those of the most columns.
    func scale(of words: [String]) -> LevelWords.Scale? {
        var best: Int?
        for (place, scale) in LevelWords.scales.enumerated() where isOpen(scale) {
            guard scale.holds(words) else { continue }
            guard let found = best else {
                best = place
                continue
            }
            let isBetter =
                held[place] == held[found]
                ? merged[place] < merged[found] : held[found] < held[place]
            if isBetter { best = place }
        }
        return best.map { LevelWords.scales[$0] }
    }

    /// The word that keeps others from being on one scale; `nil` where none is on any.
    func odd(in texts: [String]) -> String? {
        let counts = LevelWords.scales.map { scale in
            isOpen(scale) ? texts.count { scale.place($0.folded) != nil } : 0
        }
        guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else {
            return nil
        }
        return texts.first { !LevelWords.scales[place].has($0.folded) }
    }

    private func isOpen(_ scale: LevelWords.Scale) -> Bool {
        scale.signs == .none || scale.signs == signs
    }
}
