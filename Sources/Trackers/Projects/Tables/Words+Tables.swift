package import Kernel

// What was understood of a table from a spreadsheet, and what wasn't.
extension MatrixTable.Problem {
    /// A sentence that names what stands in the table and what may.
    package func sentence(_ levels: Int) -> Label {
        switch self {
        case .noTable: Words.noTable
        case .broken(let error): error.label
        case .tooMuch:
            Words.tooMuch(rows: MatrixTable.maximumRows, columns: MatrixTable.maximumColumns)
        case .twice(_, let name): Words.twice(name)
        case .word(_, let text, let allowed):
            Words.noneOf(text: text.truncated(to: 60), allowed: Label { $0.list(allowed) })
        case .unreadable(_, let item, let quality, .notANumber(let text)) where text.isDate:
            Words.cell(item: item, quality: quality, problem: Words.dateIsNoNumber(text))
        case .unreadable(_, let item, let quality, let error):
            Words.cell(
                item: item, quality: quality, problem: Words.leaveItOutOr(error.label))
        case .beyond(_, let item, let quality, let text):
            Words.beyond(item: item, quality: quality, text: text, levels: levels)
        case .weight(_, let quality, let text): Words.noWeight(quality: quality, text: text)
        case .units(_, let quality, let units):
            Words.mixedUnits(quality: quality, units: Label { $0.list(units) })
        case .crowded(_, let name, let below):
            Words.crowded(
                name: name,
                below: Label { language in language.list(below.map(language.quoted)) })
        case .weightEach(_, let text, let of): Words.weightEach(text: text, name: of)
        case .nothingLeft: Words.nothingLeft
        }
    }
}

extension MatrixTable {
    /// What is asked and what is said, in the order of the table.
    package var doubts: [Doubt] {
        (reading + questions.map { $0.doubt(levels).marked } + told.map { $0.doubt })
            .inOrder { $0.line < $1.line }
    }

    /// What is said besides what each part was taken for.
    var told: [Remark] {
        settings == nil ? remarks.filter { !$0.isReading } : remarks
    }
}

extension MatrixTable.Question {
    /// Whether totals that come about from what was read leave nothing to ask.
    var isAnsweredByTotals: Bool {
        switch self {
        case .mark, .burden, .hint, .besideMeasures, .ranks: true
        case .likely(_, _, _, _, let isMeasured): !isMeasured
        default: false
        }
    }

    /// The line, the text, what it was read as, and why that is in doubt.
    func doubt(_ levels: Int) -> Doubt {
        switch self {
        case .levels(let line, let qualities, let greatest):
            Doubt(
                line: line, text: greatest, read: "1–\(levels)",
                reason: Words.isScale(qualities: Words.first(qualities), levels: levels))
        case .measures(let line, let quality, let text):
            Doubt(line: line, text: text, reason: Words.takenForMeasures(quality))
        case .style(let line, let quality, let cells, let isOdd):
            Doubt(
                line: line, cells, reason: isOdd ? Words.oddMarks(quality) : Words.marks(quality),
                changesFigure: isOdd)
        case .words(let line, let quality, let cells, let isLowerBetter):
            Doubt(
                line: line, cells,
                reason: Words.takenForLevels(
                    quality: quality, levels: levels, best: isLowerBetter ? 1 : levels))
        case .scale(let line, let qualities, let cells):
            Doubt(
                line: line, cells,
                reason: Words.onScale(qualities: Words.first(qualities), levels: levels))
        case .wordWeights(let line, let cells):
            Doubt(line: line, cells, reason: Words.wordWeights)
        case .rank(let line, let text): Doubt(line: line, text: text, reason: Words.perhapsRank)
        case .corner(let line, let text):
            Doubt(line: line, text: text, reason: Words.cornerSaysCriteria)
        case .leftTotal(let line, let name):
            Doubt(line: line, text: name, reason: Words.oddTotal)
        case .noTotal(let line, let quality):
            Doubt(line: line, text: quality, reason: Words.noTotal)
        case .perhapsTarget(let line, let item):
            Doubt(line: line, text: item, reason: Words.perhapsTarget)
        case .perhapsProduct(let line, let item, let other):
            Doubt(line: line, text: item, reason: Words.perhapsProduct(other))
        case .order(let line, let theirs, let ours):
            Doubt(line: line, text: "", reason: Words.otherOrder(theirs, ours))
        case .text(let line, let quality, let text):
            Doubt(line: line, text: text, reason: Words.leftWords(quality))
        case .direction(let line, let quality):
            Doubt(
                line: line, text: quality, read: "", reason: Words.whichIsBetter(quality))
        case .headingWeights(let line, let weights):
            Doubt(
                line: line, text: weights.map { $0.canonical }.joined(separator: "; "),
                reason: Words.perhapsWeights)
        case .namelessWeights(let line, let texts):
            Doubt(
                line: line, text: texts.prefix(20).joined(separator: "; "),
                reason: Words.namelessWeights)
        case .unnamed(let line, let text):
            Doubt(line: line, text: text, reason: Words.unnamed)
        case .noWeight(let line, let quality):
            Doubt(line: line, text: quality, read: "1", reason: Words.weightMissing(quality))
        case .weightColumn(let line, let text):
            Doubt(line: line, text: text, reason: Words.weightOrQuality)
        case .weightRow(let line, let isCriterion):
            Doubt(
                line: line, text: "",
                reason: isCriterion ? Words.weightIsCriterion : Words.weightOfColumns)
        case .mark(let line, let quality, let text):
            Doubt(line: line, text: text, reason: Words.unknownMark(quality))
        case .burden(let line, let quality):
            Doubt(line: line, text: quality, reason: Words.scoredSo)
        case .likely(let line, let quality, let isLowerBetter, let word, _):
            Doubt(line: line, text: quality, reason: Words.likely(isLowerBetter, word))
        case .hint(let line, let text):
            Doubt(line: line, text: text, reason: Words.lowerHint)
        case .besideMeasures(let line, let qualities):
            Doubt(line: line, text: "", reason: Words.besideMeasures(Words.first(qualities)))
        case .ranks(let line, let qualities):
            Doubt(line: line, text: "", reason: Words.perhapsRanks(Words.first(qualities)))
        case .contains(let line, let quality, let others):
            Doubt(line: line, text: quality, reason: Words.contains(Label { $0.list(others) }))
        case .unknown(let line, let name, let text):
            Doubt(line: line, text: text, reason: Words.leftWords(name))
        case .most(let line, let name, let isOneScale):
            Doubt(
                line: line, text: name,
                reason: isOneScale ? Words.mostIsNoItem : Words.mostOfOtherScales)
        case .perhapsMost(let line, let item):
            Doubt(line: line, text: item, reason: Words.perhapsMost)
        case .perhapsTotal(let line, let text):
            Doubt(line: line, text: text, reason: Words.perhapsTotal)
        case .totalMark(let line, let total, let text):
            Doubt(line: line, text: text, reason: Words.unknownTotal(total))
        case .gradeTotal(let line, let total):
            Doubt(line: line, text: total, reason: Words.gradeTotal)
        case .total(let line, let item, let text, let ours):
            Doubt(line: line, text: text, read: ours, reason: Words.wrongTotal(item))
        }
    }
}

extension MatrixTable.Remark {
    /// The same of what needs no answer.
    var doubt: Doubt {
        switch self {
        case .left(let line, let text, let reason):
            Doubt(line: line, text: text, reason: Words.left(reason), changesFigure: false)
        case .unit(let line, let quality, let unit):
            Doubt(
                line: line, text: quality, read: unit, reason: Words.measuredByUnit,
                changesFigure: false)
        case .weighed(let line, let quality):
            Doubt(line: line, text: quality, reason: Words.measuredByUnit, changesFigure: false)
        case .stand(let isTurned):
            Doubt(
                line: 1, text: "", reason: isTurned ? Words.standsInColumns : Words.standsInRows,
                changesFigure: false)
        case .direction(let line, let quality, let isLowerBetter, let word):
            Doubt(
                line: line, text: quality, reason: Words.direction(isLowerBetter, word),
                changesFigure: false)
        case .scoredSo(let line, let quality):
            Doubt(line: line, text: quality, reason: Words.scoredSo, changesFigure: false)
        case .headingWeights(let line, let weights):
            Doubt(
                line: line, text: weights.map { $0.canonical }.joined(separator: "; "),
                reason: Words.weightsInHeadings, changesFigure: false)
        case .totals(let line, let total, let formula, let outcome):
            Doubt(
                line: line, text: total, reason: Words.totals(formula, outcome),
                changesFigure: false)
        case .counted(let line, let quality):
            Doubt(line: line, text: quality, reason: Words.countedUp, changesFigure: false)
        case .countedDown(let line, let quality, let total):
            Doubt(line: line, text: quality, reason: Words.countedDown(total), changesFigure: false)
        case .uncheckedTotals(let line, let total):
            Doubt(line: line, text: total, reason: Words.uncheckedTotals, changesFigure: false)
        case .most(let line, let name):
            Doubt(line: line, text: name, reason: Words.mostIsLast, changesFigure: false)
        case .subtotal(let line, let total):
            Doubt(line: line, text: total, reason: Words.subtotal, changesFigure: false)
        case .blanks(let line, let quality, let texts):
            Doubt(
                line: line, text: texts.prefix(8).joined(separator: "; "),
                reason: Words.blanks(quality), changesFigure: false)
        }
    }
}
