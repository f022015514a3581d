package import Kernel

/// Something one always wants to have.
package struct Essential: Sendable {
    package let id: RecordID
    package let name: String
    package let details: String
    package let level: Level
    /// How much of it is wanted.
    package let amount: Amount
    /// Where it stands in a shop, in somebody's words; blank where nobody said.
    package let aisle: String

    package init(_ record: Record) {
        id = record.id
        name = record[Essential.name]
        details = record[Essential.details]
        level = record[Essential.level]
        amount = Amount(number: record.optional(Essential.amount), unit: record[Essential.unit])
        aisle = record[Essential.aisle]
    }

    /// The details in one line.
    var remark: String {
        if details.isEmpty { return "" }
        return details.utf8.split(separator: 10).map { String(Substring($0)).trimmed }
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Essential {
    package static let name = Attribute<String>(
        Field(
            "name", PrioritiesText.name, .line, .required,
            hint: PrioritiesText.nameHint))
    package static let details = Attribute<String>(
        Field(
            "details", PrioritiesText.details, .paragraphs, .defaults(to: .text("")),
            hint: PrioritiesText.detailsHint))
    package static let level = Attribute<Level>(
        Field(
            "level", PrioritiesText.level, .choice(Level.choices),
            .defaults(to: Level.fallback.value)))
    /// How much is wanted, until it is got.
    package static let amount = Attribute<Decimal>(
        Field(
            "amount", PrioritiesText.amount, .decimal(0...999_999_999), .optional,
            hint: PrioritiesText.amountHint))
    package static let unit = Attribute<String>(
        Field(
            "unit", PrioritiesText.unit, .text(maximum: 100, multiline: false),
            .defaults(to: .text("")), hint: PrioritiesText.unitHint))
    package static let aisle = Attribute<String>(
        Field(
            "aisle", PrioritiesText.aisle, .text(maximum: 100, multiline: false),
            .defaults(to: .text("")), hint: PrioritiesText.aisleHint))
    /// Until when there is enough, by the word of somebody who looked.
    package static let enoughUntil = Attribute<CivilDate>(
        Field("enoughUntil", PrioritiesText.enoughUntil, .date, .optional))

    package static let kind = Kind(
        "essential", PrioritiesText.essential, plural: PrioritiesText.essentials,
        title: name.field,
        order: [.descending(level), .ascending(name)],
        main: [level.isOne(of: Level.listed)],
        tallied: [level.field], contested: [level.field], joint: [amount.field, unit.field],
        isDistinct: true,
        completion: listed, joining: joined, reading: read,
        fields: [
            name.field, details.field, level.field, amount.field, unit.field, aisle.field,
            enoughUntil.field,
        ])

    /// Alphabetical, whatever the level.
    package static let alphabetical: [Order] = [.ascending(name)]

    /// What somebody writes down without a level is running out. (A record that says nothing of its level,
    /// as of an older version, has the ``Level/fallback``.)
    @Sendable private static func listed(_ draft: Draft) -> Draft {
        guard draft.id == nil, draft.value(level.name) == nil else { return draft }
        return draft.setting(level, .added)
    }

    /// A number by its unit, as where both are typed in one.
    @Sendable static func read(
        _ field: Field, _ text: String, _ style: NumberStyle, _ beside: (Field) -> String
    ) throws(FieldError) -> Value? {
        guard field.name == amount.name else { return nil }
        do {
            return try Amount.number(text, of: beside(unit.field), style).map { .decimal($0) }
        } catch {
            throw FieldError(field, value: text, .number(error))
        }
    }

    /// Of two levels the one that needs it more.
    @Sendable private static func joined(_ field: Field, _ a: Value, _ b: Value) -> Value? {
        guard field.name == level.name, let first = Level(a), let later = Level(b) else {
            return nil
        }
        return first.isBelow(later) ? b : a
    }
}
