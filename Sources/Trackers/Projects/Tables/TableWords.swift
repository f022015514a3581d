import Kernel

/// What people call the parts of a table of options and criteria, in three languages, folded.
enum TableWords {
    static func isWeight(_ text: String) -> Bool {
        if has(text, weights) { return true }
        let (name, mark) = text.withoutColon.withoutUnit
        return mark.map { !masses.contains($0.folded) && has(name, weights) } ?? false
    }

    /// What is a total, or a mean, by its name alone, with or without brackets: "Total (max. 50)".
    static func isTotal(_ text: String) -> Bool {
        let name = text.withoutColon.withoutMarks.title
        return has(text, totals) || has(name, totals) || TotalDirection.isLowerSum(name)
            || isSumOfSigns(text) || isTotalPhrase(name)
            || ["\u{D8}", "\u{2205}", "\u{3A3}", "\u{2211}"].contains(text.withoutColon)
    }

    /// "Note gesamt", "Sum of all points": every word belongs to totals.
    private static func isTotalPhrase(_ name: String) -> Bool {
        let words = CriterionWords.words(name).map { $0.folded }
        return words.count > 1 && words.contains { wholes.contains($0) }
            && words.allSatisfy { wholes.contains($0) || ofTotals.contains($0) }
    }

    private static let wholes = [
        "total", "totals", "sum", "overall", "gesamt", "insgesamt", "summe", "totale", "somma",
    ]
    private static let ofTotals = [
        "of", "all", "the", "in", "points", "point", "score", "scores", "rating", "marks",
        "weighted", "unweighted", "final", "average", "mean", "result", "percent", "aller", "der",
        "note", "noten", "punkte", "punktzahl", "gewichtet", "gewichtete", "ungewichtet",
        "bewertung", "wertung", "ergebnis", "prozent", "punteggio", "punti", "voto", "ponderato",
        "ponderata", "pesato", "finale", "dei",
    ]

    /// What is taken from another: its numbers decide, too.
    static func isDifference(_ text: String) -> Bool { has(text, differences) }

    private static let differences = [
        "difference", "diff", "diff.", "delta", "\u{394}", "gap", "differenz", "abweichung",
        "differenza", "scarto",
    ]

    /// What may be the least, greatest or middle of the rows above, or an item: its cells decide.
    static func mayBeExtreme(_ text: String) -> Bool { has(text, extremes) }

    /// What may be a total or a criterion: its numbers decide.
    static func mayBeTotal(_ text: String) -> Bool {
        let name = text.withoutColon.folded
        return isCalledTotal(text) || name.hasSuffix(" score") || name.hasSuffix("punktzahl")
    }

    /// What is more often a total than a criterion.
    static func isCalledTotal(_ text: String) -> Bool {
        has(text, perhapsTotals) || TotalDirection.isPenalty(text.withoutColon)
    }

    /// A total whose name may be somebody's, too: "Total" sells petrol.
    static func isShortTotal(_ text: String) -> Bool { has(text, shortTotals) }

    /// What says what is wanted, not what there is: "Target", which is a shop, too.
    static func mayBeTarget(_ text: String) -> Bool {
        has(text, targets) || isDifference(text)
            || CriterionWords.words(text).contains { word in
                let name = word.folded
                return targets.contains(name) || name.hasPrefix("mindest")
            }
    }

    /// What may say weights in short, before the options.
    static func mayBeWeight(_ text: String) -> Bool { ["g", "w", "p"].contains(text.folded) }

    /// "Sum of +", "Summe −": how many signs, or what they come to.
    private static func isSumOfSigns(_ text: String) -> Bool {
        let words = text.folded.utf8.split(separator: UInt8(ascii: " ")).map {
            String(Substring($0))
        }
        guard let first = words.first, let last = words.last, 2...3 ~= words.count else {
            return false
        }
        return ["sum", "sums", "summe", "summen", "somma", "anzahl", "number", "count", "numero"]
            .contains(first)
            && ["+", "-", "\u{2212}", "\u{2013}", "s", "0", "=", "o"].contains(last)
            && (words.count == 2 || ["of", "der", "von", "di", "dei"].contains(words[1]))
    }

    /// Whether a second heading of an option is the product of weight and score under the first.
    static func isProduct(_ second: String, after first: String) -> Bool {
        isTotal(second) || isDerived(second) || isScale(first) && mayBeTotal(second)
    }

    static func isRank(_ text: String) -> Bool {
        isSurelyRank(text) || perhapsRanks.contains(text.withoutColon.folded)
    }

    /// What is no room, as "Platz" may be, and no location, as "posizione" may.
    static func isSurelyRank(_ text: String) -> Bool { ranks.contains(text.withoutColon.folded) }

    /// Of which 1 may be first, or least.
    static func isPriority(_ text: String) -> Bool { has(text, priorities) }

    /// "No." and the like over a column of numbers before the names.
    static func isNumbering(_ text: String) -> Bool {
        text.isEmpty || isRank(text) || numberings.contains(text.withoutColon.folded)
    }

    /// What gathers criteria or options.
    static func isGroup(_ text: String) -> Bool { has(text, groups) }

    /// What stands before weights and the like in a column of names, and may do so twice.
    static func isExplaining(_ text: String) -> Bool {
        isWeight(text) || isUnit(text) || isDirection(text) || isTotal(text) || isRank(text)
    }

    /// Words over criteria, or options, that stand in a row of their own.
    static func saysTitles(_ text: String) -> Bool { saysCriteria(text) || saysOptions(text) }

    /// What is worked out from a score and its weight: "Sedan weighted".
    static func isDerived(_ text: String) -> Bool {
        let word = text.folded.utf8
        return derived.contains { word.contains(part: $0.utf8) }
    }

    /// What names who wins by the table.
    static func isWinner(_ text: String) -> Bool {
        let words = CriterionWords.words(text).map { $0.folded }
        return words.contains { winners.contains($0) }
            && words.allSatisfy { winners.contains($0) || ofWinners.contains($0) }
    }

    static func isNote(_ text: String) -> Bool {
        notes.contains(text.withoutColon.folded) || isWinner(text) || isNoteOnOne(text)
    }

    /// "Notes on A", "Bemerkung B".
    private static func isNoteOnOne(_ text: String) -> Bool {
        CriterionWords.words(text).first.map { remarks.contains($0.folded) } ?? false
    }

    private static let remarks = [
        "notes", "comment", "comments", "remark", "remarks", "bemerkung", "bemerkungen",
        "kommentar", "kommentare", "anmerkung", "anmerkungen", "notizen", "commento", "commenti",
        "osservazioni",
    ]

    /// What leads to more about an item.
    static func isAddress(_ text: String) -> Bool {
        let word = text.folded
        return word.hasPrefix("http://") || word.hasPrefix("https://") || word.hasPrefix("www.")
    }

    /// "(max)" behind a heading; "(min)", which beside it is a direction and else minutes.
    static func isMaximum(_ mark: String) -> Bool { ["max", "max."].contains(mark.folded) }
    static func isMinute(_ mark: String) -> Bool { ["min", "min."].contains(mark.folded) }

    /// Whether a word belongs to those that say of what scores are: "points", "out", "of".
    static func saysScale(_ word: String) -> Bool {
        scales.contains(word) || scaleWords.contains(word)
    }

    static func isScaleName(_ word: String) -> Bool { scales.contains(word) }
    static func isScale(_ mark: String) -> Bool { ScaleMark(mark) != nil }

    static func isUnit(_ text: String) -> Bool { units.contains(text.withoutColon.folded) }
    static func isDirection(_ text: String) -> Bool {
        directions.contains(text.withoutColon.folded)
    }

    /// Whether a corner says that criteria, or options, stand beneath it.
    static func saysCriteria(_ text: String) -> Bool { has(text, criteria) }
    static func saysOptions(_ text: String) -> Bool { has(text, options) }
    /// What criteria are called, and what products are planned by.
    static func mayBeOptions(_ text: String) -> Bool { has(text, perhapsOptions) }

    /// Whether less is better, by what stands in a row of directions or behind a heading, of which
    /// every word counts: "lower is better", "lowest wins".
    static func isLowerBetter(_ text: String) -> Bool? {
        let word = text.folded
        if lower.contains(word) { return true }
        if higher.contains(word) { return false }
        let words = word.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") }
            .map { String(Substring($0)) }
        let amounts = words.filter { lessWords.contains($0) || moreWords.contains($0) }
        guard amounts.count == 1, words.count > 1,
            words.allSatisfy({ amounts[0] == $0 || praise.contains($0) })
        else { return nil }
        return lessWords.contains(amounts[0])
    }

    /// The same, but for "min", which may be minutes.
    static func isDirected(_ text: String) -> Bool {
        isLowerBetter(text) != nil && !isMinute(text)
    }

    private static func has(_ text: String, _ words: [String]) -> Bool {
        let word = text.withoutColon.folded
        return words.contains(word)
    }

    private static let weights = [
        "weight", "weights", "weighting", "weightings", "gew.", "gew", "wgt", "wgt.",
        "weighting factor", "weight factor",
        "weight %", "% weight", "weight in %", "weighting %", "relative weight", "importance",
        "criteria weight", "criteria weights", "wt", "wt.", "gewicht", "gewichte",
        "gewichtung", "gewichtungen", "gewichtungsfaktor", "gewichtung %", "gewichtung in %",
        "wichtigkeit", "bedeutung", "poids", "ponderation", "coefficient", "weging", "peso", "pesi",
        "ponderazione", "importanza", "peso %",
    ]
    /// Behind "weight" what makes it something that is weighed.
    private static let masses = [
        "kg", "g", "t", "lb", "lbs", "oz", "pounds", "kilos", "gramm", "grams",
    ]
    private static let totals = [
        "total", "totals", "sum", "total score", "total scores", "total points", "grand total",
        "weighted score", "weighted scores", "weighted total", "weighted totals", "weighted sum",
        "total weighted score", "final score", "net score", "net total", "sum of positives",
        "sum of negatives", "sum of sames", "sum of +", "sum of -", "sum of s", "sum of 0",
        "unweighted total", "weighted average", "average score", "average", "averages", "avg",
        "avg.", "mean", "median", "subtotal", "sub-total",
        "overall score", "overall rating", "final rating", "weighted average score",
        "standard deviation", "std dev", "std. dev.", "stdev", "stddev", "variance", "varianz",
        "varianza", "standardabw.", "deviazione standard", "durchschnitt", "mittelwert",
        "zwischensumme", "gesamtwert",
        "gesamtbewertung", "gesamtnote", "gewichteter nutzwert", "punktesumme", "punkte gesamt",
        "standardabweichung", "punteggio finale", "punteggio ponderato", "totale punti",
        "subtotale", "media ponderata", "media pesata", "mediana", "valore totale", "summe",
        "gesamt", "gesamtsumme", "totaal", "somme",
        "gesamtpunkte", "gesamtpunktzahl", "gesamtnutzen", "gesamtnutzwert", "nutzwert",
        "gesamtergebnis", "gewichtete summe", "totale", "totali", "somma", "punteggio totale",
        "totale ponderato", "totale pesato", "somma pesata", "somma ponderata",
    ]
    private static let perhapsTotals = [
        "score", "scores", "points", "result", "results", "overall", "punkte", "ergebnis",
        "mittel", "schnitt", "punteggio", "risultato", "media", "final", "final result",
        "endergebnis",
        "ice", "rice", "wsjf", "net", "netto", "saldo",
    ]
    private static let shortTotals = [
        "total", "totals", "sum", "summe", "gesamt", "totale", "somma", "mean", "average",
        "durchschnitt", "mittelwert", "avg", "avg.",
    ]
    private static let targets = [
        "target", "target value", "goal", "required", "requirement", "needed", "wanted",
        "desired", "soll", "soll-wert", "sollwert", "ziel", "zielwert", "zielvorgabe", "vorgabe",
        "wunsch", "gewunscht", "anforderung", "obiettivo", "valore obiettivo", "richiesto",
        "desiderato", "benchmark", "threshold", "schwelle", "soglia",
        "acceptable", "minimum", "sollprofil", "akzeptabel", "accettabile",
    ]
    private static let numberings = [
        "no", "no.", "nr", "nr.", "n.", "n", "n\u{B0}", "#", "id", "number", "nummer", "numero",
        "pos",
        "pos.", "lfd. nr.", "lfd nr",
    ]
    private static let groups = [
        "category", "categories", "group", "area", "kategorie", "gruppe", "bereich", "categoria",
        "gruppo", "ambito",
    ]
    private static let perhapsOptions = [
        "feature", "features", "requirement", "requirements", "anforderung", "anforderungen",
        "merkmal", "merkmale", "requisito", "requisiti", "caratteristica", "caratteristiche",
    ]
    private static let extremes = [
        "min", "max", "minimum", "maximum", "best", "worst", "lowest", "highest", "bester",
        "schlechtester", "minimo", "massimo", "mittel", "media", "schnitt",
    ]
    private static let scaleWords = [
        "to", "bis", "von", "a", "da", "out", "of", "su", "di", "max", "maximum", "min", "up",
        "from",
        "pt", "p", "star", "stars", "sterne", "stelle", "stufen", "levels", "level", "livelli",
        "grade", "grades", "likert",
    ]
    private static let lessWords = [
        "low", "lower", "lowest", "less", "least", "few", "fewer", "fewest", "small", "smaller",
        "smallest", "weniger", "wenigste", "wenigsten", "niedrig", "niedriger", "niedrigste",
        "niedrigster", "niedrigstes", "klein", "kleiner", "kleinste", "kleinster", "kleinstes",
        "geringer", "geringste", "tiefer", "tiefste", "meno", "minore", "minor", "basso", "bassa",
    ]
    private static let moreWords = [
        "high", "higher", "highest", "more", "most", "big", "bigger", "biggest", "large", "larger",
        "largest", "mehr", "meiste", "meisten", "hoch", "hoher", "hochste", "hochster", "hochstes",
        "grosser", "grosste", "grosster", "piu", "maggiore", "maggior", "alto", "alta",
    ]
    private static let praise = [
        "is", "are", "the", "score", "number", "value", "total", "sum", "better", "best", "wins",
        "win", "winner", "good", "preferred", "ist", "sind", "der", "die", "das", "wert", "zahl",
        "summe", "besser", "beste", "bester", "gewinnt", "gewinnen", "gut", "e", "il", "la",
        "valore", "punteggio", "meglio", "migliore", "vince", "vincono", "first", "am", "besten",
    ]
    private static let scales = [
        "points", "pts", "score", "scores", "rating", "punkte", "pkt", "bewertung", "note", "noten",
        "punti", "voto", "voti", "punteggio", "scale", "skala",
    ]
    private static let ranks = [
        "rank", "ranks", "ranking", "rang", "rangfolge", "platzierung", "classifica",
        "graduatoria",
    ]
    private static let perhapsRanks =
        ["platz", "posizione", "place", "placement", "placing", "posto"] + priorities
    private static let priorities = ["priority", "prio", "prioritat", "priorita"]
    private static let derived = [
        "weighted", "gewichtet", "ponderat", "pesato", "pesata", "w x s", "weight x", "teilnutz",
    ]
    private static let notes = [
        "note", "notes", "comment", "comments", "remark", "remarks", "notizen", "notiz",
        "bemerkung", "bemerkungen", "anmerkung", "anmerkungen", "kommentar", "kommentare",
        "commento", "commenti", "osservazioni", "description", "beschreibung", "descrizione",
        "rationale", "justification", "link", "links", "url", "website", "web", "source",
        "quelle",
        "fonte", "sito", "address", "adresse", "indirizzo", "contact", "kontakt", "contatto",
        "photo", "photos", "foto", "pros", "cons", "pro", "contra", "begrundung", "motivazione",
        "continue?", "fazit", "conclusion", "conclusione", "conclusioni",
    ]
    private static let winners = [
        "winner", "sieger", "gewinner", "vincitore", "decision", "entscheidung", "decisione",
        "choice", "chosen", "selected", "selection", "pick", "wahl", "auswahl", "scelta", "scelto",
        "favorite", "favourite", "favorit", "preferito", "recommendation", "recommended",
        "empfehlung", "raccomandazione", "zuschlag",
    ]
    private static let ofWinners = [
        "final", "our", "my", "the", "best", "unsere", "meine", "unser", "mein", "endgultige",
        "finale", "nostra", "mia", "la",
    ]
    private static let units = ["unit", "units", "einheit", "einheiten", "unita"]
    private static let directions = [
        "direction", "goal", "objective", "objectives", "optimum", "min/max", "max/min", "better",
        "richtung", "ziel", "zielrichtung", "direzione", "obiettivo",
    ]
    private static let criteria = [
        "criteria", "criterion", "criterium", "factor", "factors", "requirement", "requirements",
        "attribute", "attributes", "feature", "features", "evaluation criteria",
        "selection criteria", "kriterium", "kriterien", "anforderung", "anforderungen", "merkmal",
        "merkmale", "critere", "criteres", "criterio", "criteri", "requisito", "requisiti",
        "caratteristica",
        "caratteristiche", "fattore", "fattori", "quality", "qualities", "qualita",
    ]
    private static let options = [
        "option", "options", "alternative", "alternatives", "item", "items", "candidate",
        "candidates", "choice", "choices", "vendor", "vendors", "supplier", "suppliers", "idea",
        "ideas", "name", "project", "projects", "product", "products", "solution", "solutions",
        "concept", "concepts", "design", "designs", "optionen", "alternativen", "eintrag",
        "kandidat", "kandidaten", "anbieter", "lieferant", "variante", "varianten", "losung",
        "losungen", "produkt", "produkte", "projekt", "projekte", "opzione", "opzioni",
        "alternativa", "voce", "voci", "candidato", "candidati", "fornitore", "fornitori",
        "prodotto", "prodotti", "progetto", "progetti", "soluzione", "soluzioni",
    ]
    private static let lower = [
        "lower", "lower is better", "less is better", "less", "low", "min", "min.", "minimum",
        "minimize", "minimise", "cost", "down", "\u{2193}", "weniger", "weniger ist besser",
        "niedriger ist besser", "niedriger", "minimieren", "kosten", "meno", "meno e meglio",
        "minimizzare", "costo", "lower better", "smaller is better", "-1",
    ]
    private static let higher = [
        "higher", "higher is better", "more is better", "more", "high", "max", "max.", "maximum",
        "maximize", "maximise", "benefit", "up", "\u{2191}", "mehr", "mehr ist besser",
        "hoher ist besser", "hoher", "maximieren", "nutzen", "piu", "piu e meglio", "massimizzare",
        "beneficio", "higher better", "bigger is better", "+1", "1",
    ]
}

extension String {
    /// "(kg)" as "kg".
    var withoutBrackets: String {
        guard let first = utf8.first, let last = utf8.last, utf8.count > 2,
            (first, last) == (UInt8(ascii: "("), UInt8(ascii: ")"))
                || (first, last) == (UInt8(ascii: "["), UInt8(ascii: "]"))
        else { return self }
        return String(decoding: utf8.dropFirst().dropLast(), as: UTF8.self).trimmed
    }

    /// "Weight:" as "Weight".
    fileprivate var withoutColon: String {
        let text = trimmed
        guard text.utf8.last == UInt8(ascii: ":") else { return text }
        return String(decoding: text.utf8.dropLast(), as: UTF8.self).trimmed
    }
}

extension Collection<UInt8> {
    fileprivate func contains(part: some Collection<UInt8>) -> Bool {
        var rest = self[...]
        while rest.count >= part.count {
            if rest.starts(with: part) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
