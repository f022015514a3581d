package import Kernel

/// Something one always wants to have.
package struct Essential: Sendable {
    package let id: RecordID
    package let name: String
    package let details: String
    package let level: Level

    package init(_ record: Record) {
        id = record.id
        name = record[Essential.name]
        details = record[Essential.details]
        level = record[Essential.level]
    }

    /// The details in one line.
    var remark: String {
        details.utf8.split(separator: 10).map { String(Substring($0)).trimmed }
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Essential {
    package static let name = Attribute<String>(
        Field(
            "name", Label(PrioritiesText.name), .line, .required,
            hint: Label(PrioritiesText.nameHint)))
    package static let details = Attribute<String>(
        Field(
            "details", Label(PrioritiesText.details), .paragraphs, .defaults(to: .text("")),
            hint: Label(PrioritiesText.detailsHint)))
    package static let level = Attribute<Level>(
        Field(
            "level", Label(PrioritiesText.level), .choice(Level.choices),
            .defaults(to: Level.fallback.value)))

    package static let kind = Kind(
        "essential", Label(PrioritiesText.essential), plural: Label(PrioritiesText.essentials),
        title: "name",
        order: [.descending("level"), .ascending("name")],
        main: [.oneOf("level", Level.listed.map { $0.value })],
        tallied: ["level"], contested: ["level"], isDistinct: true,
        joining: joined,
        fields: [name.field, details.field, level.field])

    package static let rules = Rules(kind, summary: summary, deed: deed)

    /// Alphabetical, whatever the level.
    package static let alphabetical: [Order] = [.ascending("name")]

    /// "Milk stocked again", "Milk, 2 l: running out soon"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change[name.name] == nil else { return nil }
        let quantity = quantity(in: change)
        if quantity == nil, change.fields.count > 1 { return nil }
        let title = quantity.map { record.title + ", " + $0 } ?? record.title
        guard let changed = change[level.name],
            case .choice(let text)? = level.field.value(fromChange: changed.json),
            let level = Level(rawValue: text)
        else { return quantity == nil ? nil : language(BookText.changed(title)) }
        return language(PrioritiesText.moved(title, level))
    }

    /// "Milk, 2 l added"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _: [String], _ language: Language
    ) -> String? {
        guard record.createdAt == change.stamp.instant, let quantity = quantity(in: change) else {
            return nil
        }
        return language(BookText.added(record.title + ", " + quantity))
    }

    /// The quantity that an action put at the head of the details.
    private static func quantity(in change: Change) -> String? {
        guard let changed = change[details.name],
            case .text(let text)? = details.field.value(fromChange: changed.json)
        else { return nil }
        let line = text.utf8.prefix { $0 != 10 }
        let words = String(Substring(line))
        return Wish.isQuantity(words) ? words : nil
    }

    /// Of two levels the one that needs it more.
    @Sendable private static func joined(_ field: Field, _ a: Value, _ b: Value) -> Value? {
        guard field.name == level.name, let first = Level(a), let later = Level(b) else {
            return nil
        }
        return first.isBelow(later) ? b : a
    }
}
