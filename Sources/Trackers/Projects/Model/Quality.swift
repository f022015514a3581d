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

    package static let kind = Kind(
        "quality", Label("Quality", german: "Kriterium", italian: "Qualità"),
        plural: Label("Qualities", german: "Kriterien", italian: "Qualità"), title: "title",
        order: [.ascending("title")],
        fields: [
            project.field, title.field, note.field, symbol.field, weight.field, reversed.field,
        ])
}

extension Quality {
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
