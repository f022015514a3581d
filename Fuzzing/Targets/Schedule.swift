package import Kernel

/// Changes that a few devices made, and a second order for them to arrive in, all drawn from bytes.
///
/// Few records, fields and times are chosen among, so that changes meet: in one field, at one time,
/// before their owner, under names that this version doesn't know.
package struct Schedule: Sendable {
    /// The changes in the order they were drawn.
    package let changes: [Change]
    /// The same in batches: shuffled, some split by field, some twice.
    package let batches: [[Change]]

    package init(_ bytes: [UInt8]) {
        var dice = Dice(bytes)
        var shuffle = RandomSource(seed: UInt64(dice.roll(256)) << 8 | UInt64(dice.roll(256)))
        var changes: [Change] = []
        while !dice.isEmpty, changes.count < 48 { changes.append(dice.change()) }
        self.changes = changes
        batches = Schedule.rearranged(changes, using: &shuffle)
    }

    private static func rearranged(
        _ changes: [Change], using random: inout RandomSource
    ) -> [[Change]] {
        let twice = changes + changes.filter { _ in Bool.random(using: &random) }
        let split = twice.flatMap { Bool.random(using: &random) ? parts(of: $0) : [$0] }
        var rest = split.shuffled(using: &random)[...]
        var batches: [[Change]] = []
        while !rest.isEmpty {
            let batch = rest.prefix(Int.random(in: 1...8, using: &random))
            batches.append(Array(batch))
            rest = rest.dropFirst(batch.count)
        }
        return batches
    }

    private static func parts(of change: Change) -> [Change] {
        change.fields.map { field in
            Change(kind: change.kind, record: change.record, stamp: change.stamp, fields: [field])
        }
    }

    private static let sheetTitle = Field("title", label("Title"), .line, .required)
    private static let sheetAmount = Field(
        "amount", label("Amount"), .decimal(0...1_000_000), .optional)

    private static let sheetLocked = Field(
        "locked", label("Locked"), .boolean, .defaults(to: .boolean(false)))
    private static let drawerTitle = Field("title", label("Title"), .line, .required)

    /// The kinds of the changes: drawers, and sheets that belong to one.
    package static let schema = Schema([
        Kind(
            "drawer", label("Drawer"), plural: label("Drawers"), title: drawerTitle,
            fields: [
                drawerTitle,
                Field("locked", label("Locked"), .boolean, .defaults(to: .boolean(false))),
            ]),
        Kind(
            "sheet", label("Sheet"), plural: label("Sheets"), title: sheetTitle,
            order: [.ascending(sheetTitle), .descending(sheetAmount)], tallied: [sheetLocked],
            fields: [
                sheetTitle,
                Field(
                    "drawer", label("Drawer"), .reference(to: "drawer", isOwner: true), .optional),
                sheetAmount, sheetLocked,
            ]),
    ])

    private static func label(_ name: String) -> Label {
        Label { _ in name }
    }
}

extension Dice {
    fileprivate mutating func change() -> Change {
        Change(
            kind: choice(["drawer", "sheet", "ghost"]), record: record(), stamp: stamp(),
            fields: (0...roll(3)).map { _ in field() })
    }

    private mutating func record() -> RecordID {
        RecordID(high: 0x0197_0000_0000_7000, low: 1 << 63 | UInt64(roll(4)))
    }

    private mutating func stamp() -> Stamp {
        Stamp(time: UInt64(roll(16) + 1) << 15, node: UInt64(roll(3)))
    }

    private mutating func field() -> FieldChange {
        let name = choice(["title", "drawer", "deleted", "amount", "locked", "createdAt", "ghost"])
        let owner = "\"\(record().text)\""
        let values = [
            "null", owner, "true", "false", "\"Abe\"", "\"abé\"", "\"z\"", "7", "1.50",
            "\"1970-01-01T00:00:00Z\"", "[1,\"a\"]", "{}", "", "{",
        ]
        return FieldChange(name, json: choice(values))
    }
}
