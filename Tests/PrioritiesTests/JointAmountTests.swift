import AllTrackers
import Kernel
import Priorities
import TestKit
import Testing

/// What two people say of how much, apart, isn't mixed.
@Suite struct JointAmountTests {
    @Test(arguments: [
        ("1", "l", "500", "ml", "2", "l"), ("2", "", "500", "g", "3", ""),
        ("500", "g", "2", "", "600", "g"),
    ])
    func `a number keeps the unit that it was written with`(
        number: String, unit: String, first: String, firstUnit: String, second: String,
        secondUnit: String
    ) throws {
        let (anna, ben) = (try device(1), try device(2))
        let id = try anna.add(
            Essential.kind,
            ["name": .text("Milk"), "amount": decimal(number), "unit": .text(unit)])
        try ben.read(from: anna)
        for isBenLater in [false, true] {
            let (one, other) = isBenLater ? (anna, ben) : (ben, anna)
            try one.set(Essential.kind, id, ["amount": decimal(first), "unit": .text(firstUnit)])
            other.now = one.now
            try other.set(
                Essential.kind, id,
                ["amount": decimal(second), "unit": .text(secondUnit)])
            try one.read(from: other)
            try other.read(from: one)
            for device in [one, other] {
                let record = try #require(try device.record(Essential.kind, id))
                let said = Essential(record).amount.written(.decimalPoint)
                #expect(said == (second + " " + secondUnit).trimmed)
            }
            // As it was, for the next round.
            one.now = other.now
            try one.set(Essential.kind, id, ["amount": decimal(number), "unit": .text(unit)])
            try other.read(from: one)
            other.now = one.now
        }
    }

    private func device(_ node: UInt64) throws -> Device {
        try Device(node, MemoryStore(AllTrackers.app().schema).store)
    }

    private func decimal(_ text: String) -> Value { .decimal(Decimal(Int64(text) ?? 0)) }
}
