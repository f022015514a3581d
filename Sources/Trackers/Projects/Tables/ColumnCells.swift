import Kernel

/// The cells of one column as they stand, before it is known what they mean.
struct ColumnCells {
    let column: Int
    let title: String
    /// With what stands in brackets behind it.
    let heading: String
    /// The quality of the project with this title.
    let quality: Record?
    /// What stands in brackets behind the heading.
    let marks: [HeadingMark]
    let texts: [String]
    /// Scores in words or signs, or as numbers on a scale that the table shares.
    private(set) var words: LevelWords?
    /// Whether the numbers are on such a scale.
    private(set) var isOnScale = false
    /// What all numbers are out of: 5 of `4.5/5`.
    let whole: String?
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
        isWeighed: Bool, hasDirections: Bool, _ words: WordsBeside, table: NumberStyle?,
        chosen: NumberStyle?, reader: NumberStyle
    ) {
        let known = target.qualities.first { $0.title.folded == heading.folded }
        let split =
            isWeighed
            ? (title: HeadingWeights.split(heading).title, marks: []) : heading.withoutMarks
        let (title, marks) = known == nil ? split : (heading, [])
        self.column = column
        self.title = title
        self.heading = heading
        self.marks = HeadingMark.all(marks, hasDirections: hasDirections)
        self.texts = texts
        quality = known ?? target.qualities.first { $0.title.folded == title.folded }
        self.words = LevelWords(texts, words)
        whole = Self.whole(of: texts)
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
            let end = whole.map { "/" + $0 } ?? ""
            let isPart = whole != nil && text.hasSuffix(end)
            let part = isPart ? text.utf8.dropLast(end.utf8.count) : text.utf8[...]
            let cell = try NumberCell(text == "?" ? "" : String(Substring(part)), style)
            numbers.append(cell.number)
            if cell.number != nil { take(unit: isPart ? end : cell.unit) }
        } catch {
            numbers.append(nil)
            errors.append((row, error))
        }
    }

    private mutating func take(unit: String) {
        if unit.isEmpty { bare += 1 }
        if !unit.isEmpty, !units.contains(where: { Units.areSame($0, unit) }) { units.append(unit) }
    }

    /// What all numbers are out of.
    private static func whole(of texts: [String]) -> String? {
        let parts = texts.filter { !NumberCell.isMissing($0) }.map {
            $0.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        }
        guard let last = parts.first?.last, (1...3).contains(last.count),
            last.allSatisfy({ 0x30...0x39 ~= $0 }),
            parts.allSatisfy({ $0.count == 2 && $0[1].elementsEqual(last) && !$0[0].isEmpty })
        else { return nil }
        return String(Substring(last))
    }

    /// How many numbers stand without a unit.
    private(set) var bare = 0

    /// The same with its numbers on a scale, if it is one of those that have it.
    func on(_ scale: NumberScale) -> ColumnCells {
        var copy = self
        copy.words = LevelWords(numbers, on: scale)
        copy.isOnScale = copy.words != nil
        return copy
    }

    /// Whether these are out of a whole, with decimals, so that they are no levels.
    var isOutOf: Bool { whole != nil && words == nil }

    /// What the scale has at most, as the heading says it.
    var most: Int? { scale?.most }

    private var scale: ScaleMark? {
        for case .scale(let scale) in marks { return scale }
        return nil
    }

    /// Which way it counts, as the brackets behind the heading say it.
    var saidLower: Bool? {
        for case .direction(let isLower) in marks { return isLower }
        return scale?.isLowerBetter
    }

    /// The unit in brackets behind the heading.
    var headingUnit: String? {
        for case .unit(let unit) in marks { return unit }
        return nil
    }

    /// What stands in brackets and is nothing that is known.
    var unknownMark: String? {
        for case .words(let text) in marks { return text }
        return nil
    }

    /// What it is called as measured, or as scored: what the quality keeps otherwise isn't repeated.
    func title(isMeasured: Bool) -> String {
        let isSaid = marks.allSatisfy { mark in
            switch mark {
            case .direction: true
            case .unit: isMeasured
            case .scale, .words: false
            }
        }
        return isSaid ? title : heading
    }

    /// Whether these are numbers with nothing around them, and nothing is known of them.
    var isBare: Bool {
        quality == nil && words == nil && units.isEmpty && errors.isEmpty && !values.isEmpty
    }

    /// How far bare numbers reach: 10, 100, or beyond.
    var reach: Int {
        let cents = texts.contains { text in
            let parts = text.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
            return parts.count > 1 && parts.last?.count == 2
        }
        if cents || values.contains(where: { Decimal(100) < $0 || $0.isNegative }) { return 1_000 }
        return values.contains { Decimal(10) < $0 } ? 100 : 10
    }

    /// The scores as the table adds them up.
    func figures(_ levels: Int) -> [Decimal?] {
        isOnScale ? numbers : words?.figures ?? scores(levels)
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
                return text.isDate || text.utf8.first.map { !(0x30...0x39 ~= $0) } ?? true
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
