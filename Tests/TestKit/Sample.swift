package import Kernel

/// Kinds of records that exist only in tests: together they cover every type of field, owners two
/// levels deep, an owner that may be absent, and a record that is one per pair.
package enum Sample {
    package static let declarations = Declarations([
        Garden.kind, Bed.kind, Plant.kind, Rating.kind, Memo.kind,
    ])
    package static let schema = declarations.schema

    package static func label(_ text: String) -> Label {
        Label { $0 == .english ? text : text + " (" + $0.rawValue + ")" }
    }
}

/// At the top; has a field of every type.
package enum Garden {
    package enum Level: String, Choice {
        case low, medium, high

        package static var fallback: Level { .low }
        package var label: Label { Sample.label(rawValue) }
    }

    package static let name = Attribute<String>(
        Field("name", Sample.label("Name"), .text(maximum: 40, multiline: false), .required))
    package static let detail = Attribute<String>(
        Field(
            "detail", Sample.label("Detail"), .text(maximum: 1_000, multiline: true),
            .defaults(to: .text(""))))
    package static let nick = Attribute<String>(
        Field("nick", Sample.label("Nick"), .line, .optional))
    package static let size = Attribute<Int64>(
        Field("size", Sample.label("Size"), .integer(0...1_000), .optional))
    package static let yield = Attribute<Decimal>(
        Field("yield", Sample.label("Yield"), .decimal(0...100), .defaults(to: .decimal(1))))
    package static let open = Attribute<Bool>(
        Field("open", Sample.label("Open"), .boolean, .defaults(to: .boolean(false))))
    package static let founded = Attribute<CivilDate>(
        Field("founded", Sample.label("Founded"), .date, .optional))
    package static let opens = Attribute<TimeOfDay>(
        Field("opens", Sample.label("Opens"), .time, .optional))
    package static let seen = Field("seen", Sample.label("Seen"), .instant, .optional)
    package static let level = Attribute<Level>(
        Field(
            "level", Sample.label("Level"), .choice(Level.choices),
            .defaults(to: .choice("medium"))))
    package static let mood = Attribute<Level>(
        Field("mood", Sample.label("Mood"), .choice(Level.choices), .optional))
    package static let days = Field(
        "days", Sample.label("Days"), .choices(Level.choices), .optional)
    package static let tags = Field("tags", Sample.label("Tags"), .words, .optional)
    package static let extras = Field("extras", Sample.label("Extras"), .pairs, .optional)
    /// Another garden, which doesn't own this one.
    package static let twin = Attribute<RecordID>(
        Field("twin", Sample.label("Twin"), .reference(to: "garden", isOwner: false), .optional))

    package static let kind = Kind(
        "garden", Sample.label("Garden"), plural: Sample.label("Gardens"), title: name.field,
        order: [.descending(level), .ascending(name)],
        main: [level.isOne(of: [.medium, .high])],
        tallied: [level.field, open.field, mood.field],
        fields: [
            name.field, detail.field, nick.field, size.field, yield.field, open.field,
            founded.field, opens.field, seen, level.field, mood.field, days, tags, extras,
            twin.field,
        ])
}

/// Belongs to a garden.
package enum Bed {
    package static let garden = Attribute<RecordID>(
        Field("garden", Sample.label("Garden"), .reference(to: "garden", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field("name", Sample.label("Name"), .line, .required))

    package static let kind = Kind(
        "bed", Sample.label("Bed"), plural: Sample.label("Beds"), title: name.field,
        fields: [garden.field, name.field])
}

/// Belongs to a bed.
package enum Plant {
    package static let bed = Attribute<RecordID>(
        Field("bed", Sample.label("Bed"), .reference(to: "bed", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field("name", Sample.label("Name"), .line, .required))
    package static let grown = Attribute<Bool>(
        Field("grown", Sample.label("Grown"), .boolean, .defaults(to: .boolean(false))))

    package static let kind = Kind(
        "plant", Sample.label("Plant"), plural: Sample.label("Plants"), title: name.field,
        order: [.ascending(name)], tallied: [grown.field],
        fields: [bed.field, name.field, grown.field])
}

/// One per pair of plant and garden; belongs to both.
package enum Rating {
    package static let plant = Attribute<RecordID>(
        Field("plant", Sample.label("Plant"), .reference(to: "plant", isOwner: true), .required))
    package static let garden = Attribute<RecordID>(
        Field("garden", Sample.label("Garden"), .reference(to: "garden", isOwner: true), .required))
    package static let points = Attribute<Int64>(
        Field("points", Sample.label("Points"), .integer(1...10), .optional))

    package static let kind = Kind(
        "rating", Sample.label("Rating"), plural: Sample.label("Ratings"),
        identity: [plant.field, garden.field], isSearchable: false,
        fields: [plant.field, garden.field, points.field])
}

/// May belong to a bed.
package enum Memo {
    package static let text = Attribute<String>(
        Field("text", Sample.label("Text"), .paragraphs, .required))
    package static let bed = Attribute<RecordID>(
        Field("bed", Sample.label("Bed"), .reference(to: "bed", isOwner: true), .optional))

    package static let kind = Kind(
        "memo", Sample.label("Memo"), plural: Sample.label("Memos"), title: text.field,
        fields: [text.field, bed.field])
}

/// A picture, kept as a file.
package enum Photo {
    package static let name = Attribute<String>(
        Field("name", Sample.label("Name"), .line, .required))
    package static let blob = Attribute<String>(
        Field("blob", Sample.label("File"), .line, .optional, notation: .blob))

    package static let kind = Kind(
        "photo", Sample.label("Photo"), plural: Sample.label("Photos"), title: name.field,
        fields: [name.field, blob.field])
}

extension Sample {
    /// Records that name files.
    package static let fileSchema = Schema([Garden.kind, Photo.kind])

    /// What an older version knows: gardens with few of their fields, and nothing else.
    package static let narrowSchema = Schema([
        Kind(
            "garden", label("Garden"), plural: label("Gardens"), title: Garden.name.field,
            fields: [Garden.name.field, Garden.level.field])
    ])
}
