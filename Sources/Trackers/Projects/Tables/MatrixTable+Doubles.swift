import Kernel

// What would count twice, or in another way than it seems.
extension MatrixTable {
    /// Asks of measures that may contain others: of one unit, never less than them, and called so.
    mutating func askContained() {
        let open = used.filter { columns[$0].isMeasured && columns[$0].quality == nil }
        for place in open {
            let parts = open.filter { $0 != place && mayContain(place, $0) }
            if parts.isEmpty { continue }
            questions.append(
                .contains(
                    line: columns[place].line, quality: columns[place].title,
                    parts.map { columns[$0].title }))
        }
    }

    private func mayContain(_ whole: Int, _ part: Int) -> Bool {
        let (one, other) = (columns[whole], columns[part])
        guard one.weight == nil || other.weight == nil, one.isReversed == other.isReversed,
            one.unit == other.unit || Units.areSame(one.unit ?? "", other.unit ?? ""),
            WholeWords.mayContain(one.title, other.title)
        else { return false }
        let pairs = rows.compactMap { row -> (Decimal, Decimal)? in
            guard let greater = row.values[whole], let less = row.values[part] else { return nil }
            return (greater, less)
        }
        return pairs.count > 1 && pairs.allSatisfy { $1 <= $0 } && pairs.contains { $1 < $0 }
    }

    /// Asks of scores that nothing says to be some, beside measures with units.
    mutating func askCounts() {
        guard columns.contains(where: { $0.isMeasured && $0.unit != nil }) else { return }
        let bare = used.filter { place in
            let column = columns[place]
            return column.isBareScore && column.direction == .unsaid && column.quality == nil
                && !CriterionWords.isBurden(column.title)
        }
        guard let first = bare.first else { return }
        questions.append(
            .besideMeasures(line: columns[first].line, qualities: bare.map { columns[$0].title }))
    }

    /// Asks of scores that are the numbers from 1 on, each once, in every column or in every row, as
    /// ranks are.
    mutating func askRanks() {
        let places = used.filter { columns[$0].isBareScore && columns[$0].direction == .unsaid }
        guard places.count > 1, places.count == used.count(where: { !columns[$0].isMeasured })
        else {
            return
        }
        let scores = rows.map { row in places.map { row.values[$0] } }
        let turned = places.indices.map { place in scores.map { $0[place] } }
        guard
            [scores, turned].contains(where: { $0.count > 1 && $0.allSatisfy(MatrixTable.areRanks) }
            )
        else { return }
        questions.append(
            .ranks(line: columns[places[0]].line, qualities: places.map { columns[$0].title }))
    }

    private static func areRanks(_ scores: [Decimal?]) -> Bool {
        let sorted = scores.compactMap { $0 }.inOrder { $0 < $1 }
        return sorted.count > 2 && sorted.count == scores.count
            && sorted.indices.allSatisfy { sorted[$0] == Decimal(Int64($0 + 1)) }
    }

    /// Asks of what stands beside the table and turns its scores.
    mutating func askHint(_ layout: Layout) {
        guard case .hinted(let text) = columns.first(where: { $0.isHinted })?.direction else {
            return
        }
        let line = layout.left.first { $0.text == text }?.line ?? 1
        questions.append(.hint(line: line, text: text))
    }

    /// Refuses weights beside the scores of each item, or of each quality.
    mutating func refuseWeights(_ layout: Layout) {
        let titles =
            rows.map { ($0.title, $0.line) } + columns.map { (layout.heading($0.place), $0.line) }
        let names = Set(titles.map { $0.0.folded })
        // A second row of weights holds those of the item behind it.
        for (row, next) in zip(rows, rows.dropFirst())
        where layout.weights != nil && TableWords.isWeight(row.title) {
            problems.append(.weightEach(line: row.line, row.title, of: next.title))
        }
        for (title, line) in titles {
            guard let name = WholeWords.weighed(title), names.contains(name.folded) else {
                continue
            }
            problems.append(.weightEach(line: line, title, of: name))
        }
    }
}

extension MatrixTable.Column {
    fileprivate var isHinted: Bool {
        if case .hinted = direction { return true }
        return false
    }
}

/// What headings say of each other.
private enum WholeWords {
    /// Whether one may be all of the other: "Total rent" of "Rent", "Warmmiete" of "Kaltmiete".
    static func mayContain(_ whole: String, _ part: String) -> Bool {
        // "€/m²" is no part of "m²".
        if (whole + part).utf8.contains(UInt8(ascii: "/")) { return false }
        let (one, other) = (words(whole), words(part))
        if one.contains(where: saysWhole), !other.contains(where: saysWhole) { return true }
        let shared = Set(one).intersection(other)
        return !shared.isEmpty && (shared.count == one.count || shared.count == other.count)
            || other.contains(where: saysPart)
    }

    /// The name behind or before a word for weights.
    static func weighed(_ title: String) -> String? {
        let words = title.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard words.count > 1, let first = words.first, let last = words.last else { return nil }
        if TableWords.isWeight(first) { return words.dropFirst().joined(separator: " ") }
        return TableWords.isWeight(last) ? words.dropLast().joined(separator: " ") : nil
    }

    private static func words(_ title: String) -> [String] {
        CriterionWords.words(title).map { $0.folded }
    }

    private static func saysWhole(_ word: String) -> Bool {
        wholes.contains(word) || ["gesamt", "warm", "brutto"].contains { word.hasPrefix($0) }
    }

    private static func saysPart(_ word: String) -> Bool {
        parts.contains(word) || ["kalt", "netto"].contains { word.hasPrefix($0) }
    }

    private static let wholes = [
        "total", "overall", "gross", "incl", "including", "all", "full", "inkl", "inklusive",
        "insgesamt", "totale", "totali", "lordo", "complessivo", "complessivi", "incluso", "tutto",
    ]
    private static let parts = [
        "net", "excl", "excluding", "exkl", "zzgl", "netto", "escluso", "esclusi", "base", "basic",
    ]
}
