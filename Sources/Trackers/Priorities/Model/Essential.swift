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

    package static let kind = Kind(
        "essential", PrioritiesText.essential, plural: PrioritiesText.essentials,
        title: "name",
        order: [.descending(level), .ascending(name)],
        main: [level.isOne(of: Level.listed)],
        tallied: ["level"], contested: ["level"], isDistinct: true,
        joining: joined,
        fields: [name.field, details.field, level.field])

    /// Alphabetical, whatever the level.
    package static let alphabetical: [Order] = [.ascending(name)]

    /// Of two levels the one that needs it more.
    @Sendable private static func joined(_ field: Field, _ a: Value, _ b: Value) -> Value? {
        guard field.name == level.name, let first = Level(a), let later = Level(b) else {
            return nil
        }
        return first.isBelow(later) ? b : a
    }
}
