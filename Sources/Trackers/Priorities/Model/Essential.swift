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
        tallied: ["level"], isDistinct: true,
        rules: Kind.Rules(summary: summary),
        fields: [name.field, details.field, level.field])

    /// Alphabetical, whatever the level.
    package static let alphabetical: [Order] = [.ascending("name")]

    /// "Milk put back to low"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1, let changed = change[level.name],
            case .choice(let text)? = level.field.value(fromChange: changed.json),
            let level = Level(rawValue: text)
        else { return nil }
        return language(PrioritiesText.moved(record.title, level))
    }
}
