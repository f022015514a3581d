package import Kernel

/// How much more one quality matters than another; one per pair.
package enum Judgement {
    package static let quality = Attribute<RecordID>(
        Field("quality", Quality.kind.label, .reference(to: "quality", isOwner: true), .required))
    package static let over = Attribute<RecordID>(
        Field("over", Quality.kind.label, .reference(to: "quality", isOwner: true), .required))
    /// From 0, both matter the same, to 8: the first matters nine times as much (Saaty's scale from
    /// 1 to 9, less one). Negative where the other matters more.
    package static let strength = Attribute<Int64>(
        Field("strength", Words.strength, .integer(-8...8), .required))

    package static let kind = Kind(
        "judgement", Words.judgement,
        plural: Words.judgementComparisons,
        identity: [quality.field, over.field], isSearchable: false,
        completion: ordered,
        fields: [quality.field, over.field, strength.field])

    /// The strength within its limits, whatever another version wrote.
    static func strength(of record: Record) -> Int64 { max(-8, min(record[strength], 8)) }

    /// The pair in one order, whichever it is given in, so that it is one record.
    @Sendable private static func ordered(_ draft: Draft) -> Draft {
        guard let first = draft[quality], let second = draft[over], second < first else {
            return draft
        }
        return draft.setting(quality, second).setting(over, first)
            .setting(strength, draft[strength].map { 0 &- $0 })
    }

    /// "Ease – Impact: both the same", "Ease: much more than Impact"
    static func sentence(
        _ strength: Int64, _ first: String, _ second: String, _ language: Language
    ) -> String {
        if strength == 0 { return first + " – " + second + ": " + language(Words.equallyImportant) }
        let (more, less) = strength > 0 ? (first, second) : (second, first)
        let words = Words.matters(Int(clamping: strength.magnitude) + 1)
        return language(Words.moreThan(more: more, much: language(words), less: less))
    }
}
