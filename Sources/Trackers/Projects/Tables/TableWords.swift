import Kernel

/// What people call the parts of a table of options and criteria, in three languages, folded.
enum TableWords {
    static func isWeight(_ text: String) -> Bool {
        let word = text.withoutColon.folded
        return weights.contains(word) || word.hasPrefix("weight (") || word.hasPrefix("weights (")
            || word.hasPrefix("gewicht (") || word.hasPrefix("gewichtung (")
            || word.hasPrefix("peso (")
    }

    /// What is a total by its name alone.
    static func isTotal(_ text: String) -> Bool { totals.contains(text.withoutColon.folded) }

    /// What may be a total or a criterion: its numbers decide.
    static func mayBeTotal(_ text: String) -> Bool {
        perhapsTotals.contains(text.withoutColon.folded)
    }

    static func isRank(_ text: String) -> Bool { ranks.contains(text.withoutColon.folded) }

    /// What is worked out from a score and its weight: "Sedan weighted".
    static func isDerived(_ text: String) -> Bool {
        let word = text.folded.utf8
        return derived.contains { word.contains(part: $0.utf8) }
    }

    static func isNote(_ text: String) -> Bool { notes.contains(text.withoutColon.folded) }
    static func isUnit(_ text: String) -> Bool { units.contains(text.withoutColon.folded) }
    static func isDirection(_ text: String) -> Bool {
        directions.contains(text.withoutColon.folded)
    }

    /// Whether a corner says that criteria, or options, stand beneath it.
    static func saysCriteria(_ text: String) -> Bool { has(text, criteria) }
    static func saysOptions(_ text: String) -> Bool { has(text, options) }

    /// Whether less is better, by what stands in a row of directions or behind a heading.
    static func isLowerBetter(_ text: String) -> Bool? {
        let word = text.folded
        return lower.contains(word) ? true : higher.contains(word) ? false : nil
    }

    private static func has(_ text: String, _ words: [String]) -> Bool {
        let word = text.withoutColon.folded
        return words.contains(word)
    }

    private static let weights = [
        "weight", "weights", "weighting", "weightings", "weighting factor", "weight factor",
        "weight %", "% weight", "relative weight", "importance", "gewicht", "gewichte",
        "gewichtung", "gewichtungen", "gewichtungsfaktor", "gewichtung %", "gewichtung in %",
        "wichtigkeit", "peso", "pesi", "ponderazione", "importanza", "peso %",
    ]
    private static let totals = [
        "total", "totals", "sum", "total score", "total scores", "total points", "grand total",
        "weighted score", "weighted scores", "weighted total", "weighted totals", "weighted sum",
        "total weighted score", "final score", "net score", "net total", "sum of positives",
        "sum of negatives", "sum of sames", "sum of +", "sum of -", "sum of s", "sum of 0",
        "unweighted total", "weighted average", "average score", "summe", "gesamt", "gesamtsumme",
        "gesamtpunkte", "gesamtpunktzahl", "gesamtnutzen", "gesamtnutzwert", "nutzwert",
        "gesamtergebnis", "gewichtete summe", "totale", "totali", "somma", "punteggio totale",
        "totale ponderato", "totale pesato", "somma pesata", "somma ponderata",
    ]
    private static let perhapsTotals = [
        "score", "scores", "points", "result", "results", "overall", "average", "mean", "punkte",
        "ergebnis", "durchschnitt", "mittelwert", "mittel", "punteggio", "risultato", "media",
    ]
    private static let ranks = [
        "rank", "ranks", "ranking", "rang", "rangfolge", "platz", "platzierung", "posizione",
        "classifica", "graduatoria",
    ]
    private static let derived = [
        "weighted", "gewichtet", "ponderat", "pesato", "pesata", "w x s", "weight x", "teilnutzen",
    ]
    private static let notes = [
        "note", "notes", "comment", "comments", "remark", "remarks", "notizen", "notiz",
        "bemerkung", "bemerkungen", "anmerkung", "anmerkungen", "kommentar", "kommentare",
        "commento", "commenti", "osservazioni", "description", "beschreibung", "descrizione",
        "rationale", "justification", "begrundung", "motivazione", "continue?", "decision",
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
        "merkmale", "criterio", "criteri", "requisito", "requisiti", "caratteristica",
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
