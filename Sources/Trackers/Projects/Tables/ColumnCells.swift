import Kernel

/// The cells of one column as they stand, before it is known what they mean.
struct ColumnCells {
    let column: Int
    let title: String
    /// With what stands in brackets behind it.
    let heading: String
    /// The quality of the project with this title.
    let quality: Record?
    /// In brackets behind the heading: a unit, a direction, a scale.
    let mark: String?
    let texts: [String]
    /// Scores in words or signs.
    let words: LevelWords?
    let style: NumberStyle
    /// Whether a point or comma may mean either, as far as the table shows.
    private(set) var isAsked: Bool
    private(set) var numbers: [Decimal?] = []
    private(set) var errors: [(row: Int, NumberError)] = []
    private(set) var units: [String] = []

    /// - Parameters:
    ///   - table: What all columns show of points and commas, where this one doesn't.
    ///   - chosen: What a person said of them, which wins.
    init(
        _ column: Int, heading: String, _ texts: [String], _ target: MatrixTarget,
        hasMark: Bool, _ signs: LevelWords.Signs, table: NumberStyle?, chosen: NumberStyle?,
        reader: NumberStyle
    ) {
        let known = target.qualities.first { $0.title.folded == heading.folded }
        let (title, mark) = known == nil ? heading.withoutUnit : (heading, nil)
        self.column = column
        self.title = title
        self.heading = heading
        self.mark = hasMark ? mark : nil
        self.texts = texts
        quality = known ?? target.qualities.first { $0.title.folded == title.folded }
        words = LevelWords(texts, signs)
        let own = ColumnCells.style(of: texts)
        let found = own ?? table
        style = chosen ?? found ?? reader
        isAsked = chosen != nil || texts.contains { Self.isAmbiguous($0, found ?? .doubtful) }
        for (row, text) in texts.enumerated() { read(text, row) }
        // Other columns may be written otherwise: 1.250 € beside 1.3 kg.
        isAsked = isAsked || own == nil && !ambiguous.isEmpty && isScattered
    }

    private mutating func read(_ text: String, _ row: Int) {
        do throws(NumberError) {
            let cell = try NumberCell(text == "?" ? "" : text, style)
            numbers.append(cell.number)
            if !cell.unit.isEmpty, !units.contains(cell.unit) { units.append(cell.unit) }
        } catch {
            numbers.append(nil)
            errors.append((row, error))
        }
    }

    var values: [Decimal] { numbers.compactMap { $0 } }

    /// Whether all could be levels, if there were so many.
    var couldBeLevels: Bool { words != nil || fits(10) }

    func fits(_ levels: Int) -> Bool {
        values.allSatisfy { $0.int64.map { 1...Int64(levels) ~= $0 } ?? false }
    }

    /// Whether its numbers seem to say how much better or worse than something else.
    var isRelative: Bool {
        values.contains { $0 <= .zero }
            && values.allSatisfy { $0.int64.map { -10...10 ~= $0 } ?? false }
    }

    /// Whether it holds words that are no scores, and nothing like a number.
    var isText: Bool {
        quality == nil && words == nil && values.isEmpty && !errors.isEmpty
            && errors.allSatisfy { _, error in
                guard case .notANumber(let text) = error else { return false }
                return text.utf8.first.map { !(0x30...0x39 ~= $0) } ?? true
            }
    }

    /// The cells as levels.
    func scores(_ levels: Int) -> [Decimal?] {
        guard let words else { return numbers }
        return words.places.map { $0.map { Decimal(Int64(words.level($0, of: levels))) } }
    }
}

// Points and commas.
extension ColumnCells {
    /// The cells that could be read another way, with what they were read as.
    var ambiguous: [(row: Int, text: String, read: Decimal)] {
        texts.indices.compactMap { row in
            guard Self.isAmbiguous(texts[row], .doubtful), let read = numbers[row] else {
                return nil
            }
            return (row, texts[row], read)
        }
    }

    /// Whether these numbers are much closer together when read the other way: 1.1 beside 980.
    var isScattered: Bool {
        let other: NumberStyle = style.point == .decimal ? .decimalComma : .decimalPoint
        let others = texts.compactMap { (try? NumberCell($0, other))?.number }
        guard let here = Self.spread(values), let there = Self.spread(others) else { return false }
        return here > there * 20
    }

    /// The greatest number by the least.
    private static func spread(_ values: [Decimal]) -> Rational? {
        let sizes = values.map { $0.rational.magnitude }.filter { !$0.isZero }
        guard let first = sizes.first else { return nil }
        let least = sizes.reduce(first) { $1 < $0 ? $1 : $0 }
        let greatest = sizes.reduce(first) { $0 < $1 ? $1 : $0 }
        return greatest.divided(by: least)
    }

    /// What the clear numbers among some cells show.
    static func style(of texts: some Sequence<String>) -> NumberStyle? {
        let one = NumberStyle.inferred(from: texts, fallback: .decimalPoint)
        let other = NumberStyle.inferred(from: texts, fallback: .decimalComma)
        return one == other ? one : nil
    }

    private static func isAmbiguous(_ text: String, _ style: NumberStyle) -> Bool {
        do throws(NumberError) { _ = try NumberCell(text, style) } catch {
            if case .ambiguous = error { return true }
        }
        return false
    }
}
