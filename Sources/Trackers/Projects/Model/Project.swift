package import Kernel

/// A collection of items to finish, or of options to compare.
package enum Project {
    package static let title = Attribute<String>(
        Field(
            "title", Labels.title, .line, .required,
            hint: Label("Garden", german: "Garten", italian: "Giardino")))
    package static let detail = Attribute<String>(
        Field("detail", Labels.detail, .paragraphs, .defaults(to: .text(""))))
    package static let color = Attribute<PaletteColor>(
        Field(
            "color", Label("Colour", german: "Farbe", italian: "Colore"),
            .choice(PaletteColor.choices), .defaults(to: PaletteColor.fallback.value)))
    package static let closed = Attribute<Bool>(
        Field(
            "closed", Label("Closed", german: "Abgeschlossen", italian: "Chiuso"), .boolean,
            .defaults(to: .boolean(false))))
    package static let reminderTime = Attribute<TimeOfDay>(
        Field(
            "reminderTime",
            Label(
                "Daily reminder", german: "Tägliche Erinnerung", italian: "Promemoria ogni giorno"),
            .time, .optional))
    package static let levels = Attribute<Int64>(
        Field(
            "levels", Label("Levels to score with", german: "Stufen", italian: "Livelli"),
            .integer(2...10), .defaults(to: .integer(4))))
    package static let unscored = Attribute<Unscored>(
        Field(
            "unscored",
            Label(
                "What isn’t scored", german: "Was nicht bewertet ist",
                italian: "Ciò che è senza voto"),
            .choice(Unscored.choices), .defaults(to: Unscored.fallback.value)))
    package static let method = Attribute<Method>(
        Field(
            "method", Label("Method", german: "Verfahren", italian: "Metodo"),
            .choice(Method.choices), .defaults(to: Method.fallback.value)))
    /// How measures become comparable; scores are so already in a weighted sum.
    package static let normalization = Attribute<Normalization>(
        Field(
            "normalization",
            Label(
                "Measures are normalised", german: "Messwerte normalisieren",
                italian: "Normalizzazione delle misure"),
            .choice(Normalization.choices), .defaults(to: Normalization.fallback.value)))
    package static let sort = Attribute<ItemSort>(
        Field(
            "sort", Label("Order of items", german: "Reihenfolge", italian: "Ordine delle voci"),
            .choice(ItemSort.choices), .defaults(to: ItemSort.fallback.value)))

    package static let kind = Kind(
        "project", Label("Project", german: "Projekt", italian: "Progetto"),
        plural: Label("Projects", german: "Projekte", italian: "Progetti"), title: "title",
        order: [.ascending("closed"), .ascending("title")],
        main: [.equals("closed", .boolean(false))], tallied: ["closed"],
        fields: [
            title.field, detail.field, color.field, closed.field, reminderTime.field,
            levels.field, unscored.field, method.field, normalization.field, sort.field,
        ])

    package static let rules = Rules(kind, summary: summary, check: check, figures: projectFigures)

    /// The levels of a project; within their limits whatever another version wrote.
    static func levels(of record: Record) -> Int {
        Int(max(2, min(record[levels], 10)))
    }

    /// "Garden closed"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1 else { return nil }
        if change[sort.name] != nil {
            return record.title + ": " + language(record[sort].label)
        }
        guard change[closed.name] != nil else { return nil }
        return language(record[closed] ? Words.closed(record.title) : Words.reopened(record.title))
    }

    /// Refuses fewer levels than scores already use.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let levels = record[Self.levels]
        guard let before = try book.record(kind, record.id), before[Self.levels] > levels else {
            return nil
        }
        let greatest = try Scores.greatest(of: record.id, in: book)
        guard greatest > levels else { return nil }
        return FieldError(
            Self.levels.field, value: String(levels),
            .outOfRange(minimum: String(greatest), maximum: "10"))
    }
}

/// Whether a missing score counts as nothing or is left out.
package enum Unscored: String, Choice {
    case zero, ignored

    package static let fallback = Unscored.zero

    package var label: Label {
        switch self {
        case .zero: Label("Counts as zero", german: "Zählt als null", italian: "Vale zero")
        case .ignored: Label("Is left out", german: "Bleibt außen vor", italian: "Non conta")
        }
    }
}

/// How values and weights become one share.
package enum Method: String, Choice {
    case weightedSum, topsis

    package static let fallback = Method.weightedSum

    package var label: Label {
        switch self {
        case .weightedSum:
            Label("Weighted sum", german: "Gewichtete Summe", italian: "Somma pesata")
        case .topsis: Label("TOPSIS", german: "TOPSIS", italian: "TOPSIS")
        }
    }
}

/// What the measures of one quality are divided by.
package enum Normalization: String, Choice {
    case minMax, sum, vector

    package static let fallback = Normalization.minMax

    package var label: Label {
        switch self {
        case .minMax: Label("Min–max", german: "Min–Max", italian: "Min–max")
        case .sum: Label("By their sum", german: "Nach Summe", italian: "Per somma")
        case .vector: Label("As a vector", german: "Als Vektor", italian: "Per vettore")
        }
    }
}

/// In what order a project shows its items.
package enum ItemSort: String, Choice {
    case optimized, creation, title, score

    package static let fallback = ItemSort.optimized

    package var label: Label {
        switch self {
        case .optimized: Label("Optimized", german: "Optimiert", italian: "Ottimizzato")
        case .creation: Label("Creation", german: "Erstellung", italian: "Creazione")
        case .title: Label("Title", german: "Titel", italian: "Titolo")
        case .score: Label("Score", german: "Bewertung", italian: "Punteggio")
        }
    }
}
