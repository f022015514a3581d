package import Kernel

// What each part of a table was taken for, a line each, so that no reading is silent.
extension MatrixTable {
    /// The items, then every quality; nothing of a table of our own, which says it itself.
    package var reading: [Doubt] {
        guard settings == nil, problems.isEmpty else { return [] }
        return [items] + used.map { shown(columns[$0]) }
    }

    private var items: Doubt {
        let names = rows.filter { !$0.isSkipped }.map { $0.title }
        return Doubt(
            line: 1, text: "",
            reason: Label { language in
                let list = language.list(Array(names.prefix(8)), of: names.count)
                return language(Words.items(inColumns: isTurned)) + ": " + list + "."
            }, changesFigure: false)
    }

    private func shown(_ column: Column) -> Doubt {
        let levels = levels
        return Doubt(
            line: column.line, text: column.title,
            reason: Label { language in
                let measured = language(Words.measuredMark) + (column.unit.map { " (\($0))" } ?? "")
                let scored = language(Words.scoredMark) + " 1–" + String(levels)
                let weight =
                    language(Quality.weight.field.label) + " "
                    + language.number(column.factor)
                let direction = language(
                    column.isReversed ? Words.lowerIsBetter : Words.moreIsBetter)
                let parts = [weight, column.isMeasured ? measured : scored]
                // What is asked isn't said.
                let open = parts.joined(separator: ", ")
                if column.isDirectionOpen { return open + "." }
                return open + ", " + direction.lowercased() + why(column, language) + "."
            }, changesFigure: false)
    }

    private func why(_ column: Column, _ language: Language) -> String {
        switch column.direction {
        case .hinted(let text): ", " + language(Words.asSaid(language.quoted(text)))
        case .word(let found), .likely(let found):
            ", " + language(Words.asSaid(language.quoted(found.word)))
        case .said: ", " + language(Words.asHeadingSays)
        case .own where column.quality != nil: ", " + language(Words.asProjectSays)
        case .own, .unsaid: ""
        }
    }
}

extension MatrixTable.Remark {
    /// Whether the line of its quality says the same.
    var isReading: Bool {
        switch self {
        case .unit, .direction: true
        default: false
        }
    }
}

extension Doubt {
    /// The same with a mark before its sentence, where others only inform and nothing is refused.
    var marked: Doubt {
        if !changesFigure { return self }
        let reason = reason
        return Doubt(
            line: line, text: text, read: read,
            reason: Label { $0(Words.toCheck) + " " + $0(reason) }, changesFigure: changesFigure)
    }
}

extension Words {
    static func items(inColumns: Bool) -> Label {
        inColumns
            ? Words.matrixTableItemsFromTheColumns
            : Words.matrixTableItemsFromTheRows
    }
}
