package import Kernel

// What was understood of a table from a spreadsheet, and what wasn't.
extension MatrixTable.Problem {
    /// A sentence that names what stands in the table and what may.
    package func sentence(_ levels: Int) -> Label {
        switch self {
        case .noTable: Words.noTable
        case .broken(let error): Label(error)
        case .tooMuch: Words.tooMuch(MatrixTable.maximumRows, MatrixTable.maximumColumns)
        case .twice(_, let name): Words.twice(name)
        case .word(_, let text, let allowed): Words.noneOf(text, allowed)
        case .unreadable(_, let item, let quality, .notANumber(let text)) where text.isDate:
            Label { item + ", " + quality + ": " + $0(Words.dateIsNoNumber(text)) }
        case .unreadable(_, let item, let quality, let error):
            Label { item + ", " + quality + ": " + $0(error) + " " + $0(Words.orLeaveOut) }
        case .beyond(_, let item, let quality, let text):
            Words.beyond(item, quality, text, levels)
        case .weight(_, let quality, let text): Words.noWeight(quality, text)
        case .units(_, let quality, let units): Words.mixedUnits(quality, units)
        case .crowded(_, let name, let below): Words.crowded(name, below)
        case .weightEach(_, let text, let of): Words.weightEach(text, of)
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
        case .mark, .burden, .hint, .besideMeasures: true
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
                reason: Words.isScale(qualities, levels))
        case .measures(let line, let quality, let text):
            Doubt(line: line, text: text, reason: Words.takenForMeasures(quality))
        case .style(let line, let quality, let cells, let isOdd):
            Doubt(
                line: line, cells, reason: isOdd ? Words.oddMarks(quality) : Words.marks(quality),
                changesFigure: isOdd)
        case .words(let line, let quality, let cells, let isLowerBetter):
            Doubt(
                line: line, cells,
                reason: Words.takenForLevels(quality, levels, best: isLowerBetter ? 1 : levels))
        case .scale(let line, let qualities, let cells):
            Doubt(line: line, cells, reason: Words.onScale(qualities, levels))
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
        case .noWeight(let line, let quality):
            Doubt(line: line, text: quality, read: "1", reason: Words.weightMissing(quality))
        case .weightColumn(let line, let text):
            Doubt(line: line, text: text, reason: Words.weightOrQuality)
        case .weightRow(let line, let isCriterion):
            Doubt(line: line, text: "", reason: Words.weightRow(isCriterion))
        case .mark(let line, let quality, let text):
            Doubt(line: line, text: text, reason: Words.unknownMark(quality))
        case .burden(let line, let quality):
            Doubt(line: line, text: quality, reason: Words.scoredSo)
        case .likely(let line, let quality, let isLowerBetter, let word, _):
            Doubt(line: line, text: quality, reason: Words.likely(isLowerBetter, word))
        case .hint(let line, let text):
            Doubt(line: line, text: text, reason: Words.lowerHint)
        case .besideMeasures(let line, let qualities):
            Doubt(line: line, text: "", reason: Words.besideMeasures(qualities))
        case .contains(let line, let quality, let others):
            Doubt(line: line, text: quality, reason: Words.contains(others))
        case .unknown(let line, let name, let text):
            Doubt(line: line, text: text, reason: Words.leftWords(name))
        case .most(let line, let name, let isOneScale):
            Doubt(line: line, text: name, reason: Words.mostIsLeft(isOneScale))
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

extension Words {
    static let orLeaveOut = Label(
        "A unit or currency may stand beside it; remarks belong in a column of their own. Or leave out its column or row.",
        german:
            "Einheit oder Währung dürfen dabeistehen; Bemerkungen gehören in eine eigene Spalte. Oder lass die Spalte oder Zeile weg.",
        italian:
            "Possono esserci un’unità o una valuta; le osservazioni vanno in una colonna propria. Oppure tralascia la colonna o la riga."
    )
    static let measuredByUnit = Label(
        "Numbers with a unit are taken for measures.",
        german: "Zahlen mit Einheit gelten als Messwerte.",
        italian: "I numeri con un’unità valgono come misure.")
    static let standsInRows = Label(
        "Nothing says whether items stand in rows or in columns; they are taken from the rows.",
        german:
            "Ob Einträge in Zeilen oder Spalten stehen, steht nicht da; gelesen sind sie aus den Zeilen.",
        italian: "Non è detto se le voci stanno in righe o in colonne; sono lette dalle righe.")
    static let standsInColumns = Label(
        "Items are taken from the columns.", german: "Einträge sind aus den Spalten gelesen.",
        italian: "Le voci sono lette dalle colonne.")
    static let weightOrQuality = Label(
        "“Weight” may be what is weighed, or how much each row counts; it is taken for the latter, and items stand in columns.",
        german:
            "„Gewicht“ kann gewogen sein oder sagen, wie viel jede Zeile zählt; gelesen ist Letzteres, mit Einträgen in Spalten.",
        italian:
            "«Peso» può essere una misura o quanto conta ogni riga; è letto così, con le voci in colonne."
    )
    static let uncheckedTotals = Label(
        "The table’s totals can’t be checked.",
        german: "Die Summen der Tabelle lassen sich nicht prüfen.",
        italian: "I totali della tabella non si possono controllare.")
    static let levelsForAll = Label(
        "Levels to score with", german: "Stufen zum Bewerten", italian: "Livelli dei voti")
    static let understoodAs = Label(
        "Understood as", german: "Verstanden als", italian: "Inteso come")
    static let leaveOutColumn = Label("Leave out", german: "Weglassen", italian: "Tralascia")
    static let pointIsDecimal = Label(
        "1.5 is one and a half", german: "1.5 ist anderthalb", italian: "1.5 è uno e mezzo")
    static let commaIsDecimal = Label(
        "1,5 is one and a half", german: "1,5 ist anderthalb", italian: "1,5 è uno e mezzo")

    static func leaveOut(_ name: String) -> Label {
        Label(
            "Leave out \(name)", german: "\(name) weglassen", italian: "Tralascia \(name)")
    }
    static func pointsIn(_ name: String) -> Label {
        Label(
            "\(name): points and commas", german: "\(name): Punkt und Komma",
            italian: "\(name): punti e virgole")
    }
    static func left(_ reason: MatrixTable.Reason) -> Label {
        switch reason {
        case .above, .remark:
            Label(
                "Stands beside the table and is left out.",
                german: "Steht neben der Tabelle und bleibt weg.",
                italian: "Sta fuori dalla tabella e si tralascia.")
        case .total:
            Label(
                "A total is left out.", german: "Eine Summe bleibt weg.",
                italian: "Un totale si tralascia.")
        case .rank:
            Label(
                "Ranks are left out.", german: "Ränge bleiben weg.",
                italian: "Le posizioni si tralasciano.")
        case .derived:
            Label(
                "What is worked out from scores and weights is left out.",
                german: "Was aus Bewertungen und Gewichten errechnet ist, bleibt weg.",
                italian: "Ciò che è calcolato da voti e pesi si tralascia.")
        case .winner:
            Label(
                "Says who wins and is left out.", german: "Sagt, wer gewinnt, und bleibt weg.",
                italian: "Dice chi vince e si tralascia.")
        case .note:
            Label(
                "Notes are left out.", german: "Notizen bleiben weg.",
                italian: "Le note si tralasciano.")
        case .numbering:
            Label(
                "What stands before the names is left out.",
                german: "Was vor den Namen steht, bleibt weg.",
                italian: "Ciò che sta prima dei nomi si tralascia.")
        case .empty:
            Label(
                "Has no values and is left out.", german: "Hat keine Werte und bleibt weg.",
                italian: "Non ha valori e si tralascia.")
        }
    }
    static func isScale(_ qualities: [String], _ levels: Int) -> Label {
        Label { language in
            let names = language.list(Array(qualities.prefix(4)), of: qualities.count)
            return language(
                Label(
                    "There are more levels than the project has in \(names). Is the scale 1 to \(levels)?",
                    german:
                        "In \(names) gibt es mehr Stufen als im Projekt. Reicht die Skala von 1 bis \(levels)?",
                    italian:
                        "In \(names) ci sono più livelli che nel progetto. La scala va da 1 a \(levels)?"
                ))
        }
    }
    static func takenForMeasures(_ quality: String) -> Label {
        Label(
            "Not all of \(quality) can be levels; is it measured?",
            german: "Nicht alles in \(quality) kann eine Stufe sein; ist es gemessen?",
            italian: "Non tutto in \(quality) può essere un livello; è misurata?")
    }
    static func weightMissing(_ quality: String) -> Label {
        Label(
            "\(quality) has no weight; it is taken to count 1.",
            german: "\(quality) hat kein Gewicht; es zählt 1.",
            italian: "\(quality) non ha un peso; vale 1.")
    }
    static func wrongTotal(_ item: String) -> Label {
        Label(
            "The table’s total of \(item) isn’t what its numbers come to.",
            german: "Die Summe der Tabelle für \(item) ist nicht, was ihre Zahlen ergeben.",
            italian: "Il totale della tabella per \(item) non è la somma dei suoi numeri.")
    }
    static func noneOf(_ text: String, _ allowed: [String]) -> Label {
        Label { language in
            let (text, list) = (language.quoted(text.truncated(to: 60)), language.list(allowed))
            return language(
                Label(
                    "\(text) is not one of \(list).", german: "\(text) ist nichts von: \(list).",
                    italian: "\(text) non è tra: \(list)."))
        }
    }
    static func noWeight(_ quality: String, _ text: String) -> Label {
        Label(
            "\(quality): “\(text)” is not a weight; a weight is a number from 0 to 1000000, such as 2 or 20%. What speaks against gets it without the minus, and scores the higher the better.",
            german:
                "\(quality): „\(text)“ ist kein Gewicht; ein Gewicht ist eine Zahl von 0 bis 1000000, etwa 2 oder 20 %. Was dagegen spricht, bekommt es ohne Minus und umso höhere Bewertungen, je besser.",
            italian:
                "\(quality): «\(text)» non è un peso; un peso è un numero da 0 a 1000000, come 2 o 20%. Ciò che è a sfavore lo ha senza il meno, con voti più alti se è meglio."
        )
    }
    static func mixedUnits(_ quality: String, _ units: [String]) -> Label {
        Label { language in
            let list = language.list(units)
            return language(
                Label(
                    "\(quality) has numbers in \(list); write all in one unit.",
                    german: "\(quality) hat Zahlen in \(list); schreib alle in einer Einheit.",
                    italian: "\(quality) ha numeri in \(list); scrivili tutti in un’unità."))
        }
    }
    static func nameIsTaken(_ name: String) -> Label {
        Label { language in
            let name = language.quoted(name)
            return language(
                Label(
                    "There is a project \(name) already; --into \(name) adds to it, and --named with another name makes a new one.",
                    german:
                        "Ein Projekt \(name) gibt es schon; --into \(name) nimmt es dort auf, und --named mit einem anderen Namen macht ein neues.",
                    italian:
                        "C’è già un progetto \(name); --into \(name) lo aggiunge lì, e --named con un altro nome ne fa uno nuovo."
                ))
        }
    }
    static let namedOrInto = Label(
        "Say with --into which project receives, or with --named what a new one is called.",
        german:
            "Sag mit --into, welches Projekt aufnimmt, oder mit --named, wie ein neues heißt.",
        italian: "Di’ con --into quale progetto riceve, o con --named come si chiama uno nuovo.")
}
