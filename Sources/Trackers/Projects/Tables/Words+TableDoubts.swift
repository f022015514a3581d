import Kernel

extension Doubt {
    /// Cells with what each was read as: `“1.250; 1.100” → 1.25; 1.1`.
    init(
        line: Int, _ cells: [MatrixTable.ReadCell], reason: Label, changesFigure: Bool = true
    ) {
        let more = cells.count > 20 ? "; …" : ""
        self.init(
            line: line, text: cells.prefix(20).map { $0.text }.joined(separator: "; ") + more,
            read: cells.prefix(20).map { $0.read }.joined(separator: "; ") + more,
            reason: reason, changesFigure: changesFigure)
    }
}

// Why something of a table is asked, or was understood so.
extension Words {
    static func direction(_ isLowerBetter: Bool, _ word: String) -> Label {
        isLowerBetter ? lessIsBetterBy(word) : moreIsBetterBy(word)
    }

    static func likely(_ isLowerBetter: Bool, _ word: String) -> Label {
        isThatSoHere(direction(isLowerBetter, word))
    }

    /// How the totals of a table come about, and whether that is so here.
    static func totals(_ formula: MatrixTable.Formula, _ outcome: MatrixTable.Outcome) -> Label {
        let totals = totals(formula)
        guard formula.isWhole else { return totals }
        return switch outcome {
        case .same: totalsStay(totals)
        case .sameOrder: totalsInOrder(totals)
        case .otherOrder: totalsInOtherOrder(totals)
        case .unknown: totalsDiffer(totals)
        }
    }

    private static func totals(_ formula: MatrixTable.Formula) -> Label {
        switch formula {
        case .sum: totalsBySum
        case .mean: totalsByMean
        case .weightedSum: totalsByWeightedSum
        case .weightedMean: totalsByWeightedMean
        case .percent: totalsByPercent
        case .share: totalsByShare
        case .counts: totalsByCounts
        case .product: totalsByProduct
        case .quotient: totalsByQuotient
        case .positives: totalsByPositives
        case .negatives: totalsByNegatives
        }
    }

    /// Who leads by the table and who here, or that only those behind them differ.
    static func otherOrder(_ theirs: [String], _ ours: [String]) -> Label {
        theirs == ours
            ? sameLeader(first(theirs)) : otherLeader(there: first(theirs), here: first(ours))
    }

    static func left(_ reason: MatrixTable.Reason) -> Label {
        switch reason {
        case .above, .remark, .unnamed: leftBeside
        case .total: leftTotal
        case .rank: leftRanks
        case .derived: leftDerived
        case .winner: leftWinner
        case .note: leftNotes
        case .numbering: leftNumbering
        case .empty: leftEmpty
        }
    }
}
