import Kernel

/// Whether a row is called as what all of them come to is: "Running total", "Durchschnitt".
enum TotalName {
    case total
    /// A word of totals beside others: "Quizzes total", "Average speed".
    case perhaps
    case none

    init(_ name: String) {
        let folded = name.folded
        let words = WorkName.words(name).filter { !TotalName.beside.contains($0) }
        let strong = words.count { TotalName.words.contains($0) }
        if TotalName.whole.contains(folded) || strong > 0 && strong == words.count {
            self = .total
        } else {
            self = strong > 0 ? .perhaps : .none
        }
    }

    private static let whole: Set<String> = [
        "overall", "overall grade", "final grade", "course grade", "current grade", "gesamt",
        "gesamtnote", "endnote", "notenschnitt", "notendurchschnitt", "zeugnisnote",
        "voto finale",
    ]

    /// What says it by itself.
    private static let words: Set<String> = [
        "total", "subtotal", "average", "avg", "mean", "sum", "percentage", "percent", "gesamt",
        "summe", "zwischensumme", "durchschnitt", "schnitt", "mittelwert", "prozentsatz",
        "prozent", "totale", "media", "somma", "percentuale",
    ]

    /// What stands beside it: which total it is.
    private static let beside: Set<String> = [
        "current", "running", "overall", "final", "course", "class", "weighted", "so", "far", "to",
        "date", "my", "semester", "term", "quarter", "grand", "the", "of", "all", "grade",
        "grades", "points", "score", "scores", "aktueller", "aktuelle", "aktuell", "bisher",
        "bisherige", "bisheriger", "laufende", "gewichteter", "gewichtet", "kurs", "note",
        "noten", "punkte", "der", "ponderata", "finale", "attuale", "corso", "del", "dei", "voti",
        "voto", "punti", "parziale",
    ]
}
