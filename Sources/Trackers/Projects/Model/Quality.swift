package import Kernel

/// What the items of a project are scored by.
package enum Quality {
    package static let project = Attribute<RecordID>(
        Field("project", Project.kind.label, .reference(to: "project", isOwner: true), .required))
    package static let title = Attribute<String>(
        Field(
            "title", Words.labelTitle, .line, .required,
            hint: Words.qualityProfitability))
    package static let note = Attribute<String>(
        Field(
            "note", Words.howToScore,
            .paragraphs, .defaults(to: .text("")),
            hint: Words.quality4PaysMySalary))
    /// One character instead of the derived one.
    package static let symbol = Attribute<String>(
        Field(
            "symbol", Words.qualitySymbol,
            .text(maximum: 1, multiline: false), .optional))
    package static let weight = Attribute<Decimal>(
        Field(
            "weight", Words.qualityWeight,
            .decimal(0...1_000_000), .defaults(to: .decimal(1))))
    package static let reversed = Attribute<Bool>(
        Field(
            "reversed",
            Words.qualityLowerIsBetter,
            .boolean, .defaults(to: .boolean(false))))
    /// Whether items have a number here instead of a level.
    package static let measured = Attribute<Bool>(
        Field(
            "measured",
            Words.qualityMeasuredNotScored,
            .boolean, .defaults(to: .boolean(false))))
    /// What its numbers count, as in `km`.
    package static let unit = Attribute<String>(
        Field(
            "unit", Words.qualityUnit,
            .text(maximum: 20, multiline: false), .optional,
            hint: Words.qualityKmHours))

    /// What a quality says besides where it belongs; a template's quality says the same.
    static let own = [
        title.field, note.field, symbol.field, weight.field, reversed.field, measured.field,
        unit.field,
    ]

    package static let kind = Kind(
        "quality", Words.quality,
        plural: Words.qualityQualities, title: title.field,
        order: [.ascending(title)],
        fields: [project.field] + own)
}

extension Quality {
    /// The qualities of a project, alphabetically.
    static func of(_ project: RecordID, in book: Book) throws(BookError) -> [Record] {
        try book.records(kind, where: [Self.project == project])
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
