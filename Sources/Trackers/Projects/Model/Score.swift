package import Kernel

/// How well one item does on one quality; one per pair, so that two devices write the same record.
package enum Score {
    package static let item = Attribute<RecordID>(
        Field("item", Item.kind.label, .reference(to: "item", isOwner: true), .required))
    package static let quality = Attribute<RecordID>(
        Field("quality", Quality.kind.label, .reference(to: "quality", isOwner: true), .required))
    /// From 1 to the project's levels; absent is unscored.
    package static let value = Attribute<Int64>(
        Field(
            "value", Label("Score", german: "Bewertung", italian: "Voto"), .integer(1...10),
            .optional))
    /// What it measures, where the quality is measured; absent is not known.
    package static let measure = Attribute<Decimal>(
        Field(
            "measure", Label("Measure", german: "Messwert", italian: "Misura"),
            .decimal(-1_000_000_000_000...1_000_000_000_000), .optional))

    package static let kind = Kind(
        "score", Label("Score", german: "Bewertung", italian: "Voto"),
        plural: Label("Scores", german: "Bewertungen", italian: "Voti"),
        identity: ["item", "quality"], isSearchable: false,
        fields: [item.field, quality.field, value.field, measure.field])

    package static let rules = Rules(kind, check: check, deed: deed, many: Deeds.words)

    package static func draft(_ item: RecordID, _ quality: RecordID, _ value: Int64?) -> Draft {
        draft(item, quality).setting(Self.value, value)
    }

    package static func draft(
        _ item: RecordID, _ quality: RecordID, measure: Decimal?
    ) -> Draft {
        draft(item, quality).setting(Self.measure, measure)
    }

    /// A draft of the score of a pair that says nothing yet.
    static func draft(_ item: RecordID, _ quality: RecordID) -> Draft {
        Draft(kind).setting(Self.item, item).setting(Self.quality, quality)
    }

    /// "Perfect App: Ease 4", "Perfect App: Ease cleared"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _ pair: [String], _ language: Language
    ) -> String? {
        let field = change[measure.name] == nil ? value.field : measure.field
        guard pair.count == 2, let changed = change[field.name] else { return nil }
        guard let value = field.value(fromChange: changed.json) else {
            return language(Words.scoreCleared(pair[0], pair[1]))
        }
        return language(Words.scored(pair[0], pair[1], field.display(value, in: language)))
    }

    /// Refuses a quality of another project, and a value above the project's levels.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let item = try book.record(Item.kind, record[item]),
            let quality = try book.record(Quality.kind, record[quality])
        else { return nil }
        if item[Item.project] != quality[Quality.project] {
            return FieldError(
                Self.quality.field, value: quality.title, .notFound(kind: Quality.kind.name))
        }
        guard let project = try book.record(Project.kind, item[Item.project]),
            let value = record.optional(value), value > project[Project.levels]
        else { return nil }
        return FieldError(
            Self.value.field, value: String(value),
            .outOfRange(minimum: "1", maximum: String(project[Project.levels])))
    }
}
