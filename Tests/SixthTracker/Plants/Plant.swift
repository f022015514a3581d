import Kernel

/// A plant and when it had water last.
struct Plant: Sendable {
    let id: RecordID
    let name: String
    let every: Int64
    let watered: CivilDate?

    init(_ record: Record) {
        id = record.id
        name = record[Plant.name]
        every = record[Plant.every]
        watered = record.value(Plant.watered.name).flatMap { CivilDate($0) }
    }

    /// When it wants water; at once if it never had any.
    func thirst(from today: CivilDate) -> CivilDate {
        watered.map { $0.adding(days: Int(every)) } ?? today
    }
}

extension Plant {
    static let name = Attribute<String>(
        Field("name", PlantText.name, .line, .required))
    static let every = Attribute<Int64>(
        Field(
            "every", PlantText.every,
            .integer(1...365), .defaults(to: .integer(7))))
    static let watered = Attribute<CivilDate>(
        Field(
            "watered", PlantText.watered, .date, .optional
        ))

    static let kind = Kind(
        "plant", PlantText.plant,
        plural: PlantText.title,
        title: name.field, order: [.ascending(name)],
        fields: [name.field, every.field, watered.field])

    /// "Fern watered"
    static let rules = Rules(
        kind,
        summary: { record, change, language in
            change[watered.name] == nil || change[name.name] != nil
                ? nil : language(PlantText.wateredNow(record.title))
        })
}
