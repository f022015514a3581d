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
        plural: Label("Comparisons", german: "Vergleiche", italian: "Confronti"),
        identity: ["quality", "over"], isSearchable: false,
        completion: ordered,
        fields: [quality.field, over.field, strength.field])

    package static let rules = Rules(kind, check: check, deed: deed)

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

    /// Refuses a pair of one, and a pair of two projects.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let (first, second) = (record[quality], record[over])
        if first == second { return FieldError(over.field, value: second.text, .circular) }
        guard let one = try book.record(Quality.kind, first),
            let other = try book.record(Quality.kind, second),
            one[Quality.project] != other[Quality.project]
        else { return nil }
        return FieldError(over.field, value: other.title, .notFound(kind: Quality.kind.name))
    }

    /// "Ease: much more than Impact"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _ pair: [String], _ language: Language
    ) -> String? {
        guard pair.count == 2, let changed = change[strength.name],
            case .integer(let value)? = strength.field.value(fromChange: changed.json)
        else { return nil }
        return sentence(max(-8, min(value, 8)), pair[0], pair[1], language)
    }

    /// "Ease – Impact: both the same", "Ease: much more than Impact"
    static func sentence(
        _ strength: Int64, _ first: String, _ second: String, _ language: Language
    ) -> String {
        if strength == 0 { return first + " – " + second + ": " + language(Words.equallyImportant) }
        let (more, less) = strength > 0 ? (first, second) : (second, first)
        let words = Words.matters(Int(clamping: strength.magnitude) + 1)
        return language(Words.moreThan(more, language(words), less))
    }
}
