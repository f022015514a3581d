package import Kernel

/// What the items of a project are scored by.
package enum Quality {
    package static let project = Attribute<RecordID>(
        Field("project", Project.kind.label, .reference(to: "project", isOwner: true), .required))
    package static let title = Attribute<String>(
        Field(
            "title", Labels.title, .line, .required,
            hint: Label("Profitability", german: "Ertrag", italian: "Redditività")))
    package static let note = Attribute<String>(
        Field(
            "note", Label("How to score", german: "So wird bewertet", italian: "Come dare il voto"),
            .paragraphs, .defaults(to: .text("")),
            hint: Label(
                "4 pays my salary\n3 pays the rent",
                german: "4 zahlt mein Gehalt\n3 zahlt die Miete",
                italian: "4 paga lo stipendio\n3 paga l’affitto")))
    /// One character instead of the derived one.
    package static let symbol = Attribute<String>(
        Field(
            "symbol", Label("Symbol", german: "Zeichen", italian: "Simbolo"),
            .text(maximum: 1, multiline: false), .optional))
    package static let weight = Attribute<Decimal>(
        Field(
            "weight", Label("Weight", german: "Gewicht", italian: "Peso"),
            .decimal(0...1_000_000), .defaults(to: .decimal(1))))
    package static let reversed = Attribute<Bool>(
        Field(
            "reversed",
            Label("Lower is better", german: "Weniger ist besser", italian: "Meno è meglio"),
            .boolean, .defaults(to: .boolean(false))))
    /// Whether items have a number here instead of a level.
    package static let measured = Attribute<Bool>(
        Field(
            "measured",
            Label(
                "Measured, not scored", german: "Gemessen statt bewertet",
                italian: "Misurata, non votata"),
            .boolean, .defaults(to: .boolean(false))))
    /// What its numbers count, as in `km`.
    package static let unit = Attribute<String>(
        Field(
            "unit", Label("Unit", german: "Einheit", italian: "Unità"),
            .text(maximum: 20, multiline: false), .optional,
            hint: Label("€, km, hours", german: "€, km, Stunden", italian: "€, km, ore")))

    /// What a quality says besides where it belongs; a template's quality says the same.
    static let own = [
        title.field, note.field, symbol.field, weight.field, reversed.field, measured.field,
        unit.field,
    ]

    package static let kind = Kind(
        "quality", Label("Quality", german: "Kriterium", italian: "Qualità"),
        plural: Label("Qualities", german: "Kriterien", italian: "Qualità"), title: "title",
        order: [.ascending("title")],
        fields: [project.field] + own)

    package static let rules = Rules(
        kind, summary: summary, many: Deeds.words, carry: Moving.quality)

    /// "Ease: Weight 3"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1, change[weight.name] != nil else { return nil }
        return record.title + ": " + language(weight.field.label) + " "
            + language.number(record[weight])
    }
}

extension Quality {
    /// The qualities of a project, alphabetically.
    static func of(_ project: RecordID, in book: Book) throws(BookError) -> [Record] {
        try book.records(kind, where: [.equals("project", .reference(project))])
    }

    /// The character on a quality's pills: its own, else the first of its title in lower case, else
    /// `?`.
    package static func symbol(of record: Record) -> String {
        symbol(record.optional(symbol) ?? "", title: record[title])
    }

    static func symbol(_ own: String, title: String) -> String {
        if let first = own.trimmed.first { return String(first) }
        guard let first = title.trimmed.first else { return "?" }
        return String(first).lowercased()
    }
}
