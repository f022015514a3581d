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

    package static let kind = Kind(
        "score", Label("Score", german: "Bewertung", italian: "Voto"),
        plural: Label("Scores", german: "Bewertungen", italian: "Voti"),
        identity: ["item", "quality"], isSearchable: false,
        rules: Kind.Rules(summary: summary, check: check),
        fields: [item.field, quality.field, value.field])

    package static func draft(_ item: RecordID, _ quality: RecordID, _ value: Int64?) -> Draft {
        Draft(kind).setting(Self.item, item).setting(Self.quality, quality)
            .setting(Self.value, value)
    }

    /// "Scored 4"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        record.optional(value).map { language(Words.scored(Int(clamping: $0))) }
            ?? language(Words.scoreCleared)
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
