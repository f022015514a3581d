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
            "value", Words.scoreKind, .integer(1...10),
            .optional))
    /// What it measures, where the quality is measured; absent is not known.
    package static let measure = Attribute<Decimal>(
        Field(
            "measure", Words.scoreMeasure,
            .decimal(-1_000_000_000_000...1_000_000_000_000), .optional))

    package static let kind = Kind(
        "score", Words.scoreKind,
        plural: Words.scores,
        identity: [item.field, quality.field], isSearchable: false,
        fields: [item.field, quality.field, value.field, measure.field])

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
}
