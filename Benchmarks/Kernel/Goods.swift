import Kernel

/// What the benchmarks keep: a list of goods like that of a household, with ten fields each.
enum Goods {
    private static let name = field("name", .line, .required)
    private static let level = field(
        "level", .choice(["low", "medium", "high"].map { FieldType.Choice($0, label($0)) }))

    static let kind = Kind(
        "good", label("Good"), plural: label("Goods"), title: name,
        order: [.descending(level), .ascending(name)],
        main: [.oneOf(level, [.choice("medium"), .choice("high")])], tallied: [level],
        fields: [
            name, field("details", .paragraphs), level,
            field("count", .integer(0...1_000)), field("price", .decimal(0...1_000)),
            field("bought", .boolean), field("due", .date), field("shop", .line),
            field("seen", .instant),
            field("parent", .reference(to: "good", isOwner: false)),
        ])

    static let schema = Schema([kind])

    /// One change for each field of each record: ten for each, as ten edits would leave them.
    static func changes(records: Int) -> [Change] {
        var random = RandomSource(seed: 1)
        let start = Instant(milliseconds: 1_767_225_600_000)
        var changes: [Change] = []
        for number in 0..<records {
            let id = RecordID.make(now: start, using: &random)
            for field in values(number, id, &random) {
                let now = Instant(milliseconds: start.milliseconds + Int64(changes.count))
                let stamp = Stamp.next(after: nil, now: now, node: UInt64(number % 3))
                changes.append(Change(kind: "good", record: id, stamp: stamp, fields: [field]))
            }
        }
        return changes
    }

    /// One change for each record, with all its fields.
    static func additions(records: Int) -> [Change] {
        let changes = changes(records: records)
        return stride(from: 0, to: changes.count, by: 10).map { start in
            Change(
                kind: changes[start].kind, record: changes[start].record,
                stamp: changes[start].stamp,
                fields: changes[start..<(start + 10)].flatMap { $0.fields })
        }
    }

    private static func values(
        _ number: Int, _ id: RecordID, _ random: inout RandomSource
    ) -> [FieldChange] {
        let words = ["Milk", "Bread", "Äpfel", "Rice", "olive oil", "Tea", "Cheese", "Salt"]
        let word = words[Int(random.next() % 8)]
        let level = ["low", "medium", "high"][Int(random.next() % 3)]
        return [
            FieldChange("name", json: "\"\(word) \(random.next() % 100_000)\""),
            FieldChange("details", json: "\"\(number) pieces, from the shop around the corner\""),
            FieldChange("level", json: "\"\(level)\""),
            FieldChange("count", json: "\(number % 99)"),
            FieldChange("price", json: "\(number % 99).25"), FieldChange("bought", json: "true"),
            FieldChange("due", json: "\"2026-07-18\""), FieldChange("shop", json: "\"Corner\""),
            FieldChange("seen", json: "\"2026-07-18T08:30:00.000Z\""),
            FieldChange("parent", json: "\"\(id.text)\""),
        ]
    }

    private static func field(
        _ name: String, _ type: FieldType, _ presence: Field.Presence = .optional
    ) -> Field {
        Field(name, label(name), type, presence)
    }

    private static func label(_ text: String) -> Label {
        Label { _ in text }
    }
}
