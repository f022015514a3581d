import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct ParcelTests {
    @Test func `changes come out of a parcel as they went in`() throws {
        try withDice(300) { dice in
            let household = try Household(&dice, steps: dice.number(in: 5...60)) {
                MemoryStore($0).store
            }
            for store in household.stores {
                let log = try store.log(0, .max)
                let runs = try #require(Parcel.decode(Parcel.encode(log)))
                #expect(runs.flatMap(\.changes) == log.map(\.change))
                #expect(
                    runs.flatMap { run in run.changes.map { _ in run.undoes } } == log.map(\.undoes)
                )
            }
        }
    }

    @Test func `an empty log is an empty parcel`() {
        #expect(Parcel.encode([]).isEmpty)
        #expect(Parcel.decode([]) == [])
    }

    @Test func `texts that look alike but have other bytes stay what they are`() throws {
        let values = ["\"e\\u0301\"", "\"\u{e9}\"", "\"e\u{301}\"", "\"\u{212b}\"", "\"\u{c5}\""]
        let changes = values.enumerated().map { index, json in
            Change(
                kind: "caf\u{e9}", record: .numbered(1), stamp: .at(index),
                fields: [FieldChange("e\u{301}", json: json), FieldChange("\u{e9}", json: json)])
        }
        try expectKept(changes)
        let read = try #require(Parcel.decode(parcel(changes))).flatMap(\.changes)
        for (change, other) in zip(changes, read) {
            #expect(
                change.fields.map { Array($0.json.utf8) }
                    == other.fields.map { Array($0.json.utf8) })
            #expect(
                change.fields.map { Array($0.name.utf8) }
                    == other.fields.map { Array($0.name.utf8) })
        }
    }

    @Test(arguments: [
        "", "null", "\"", "\"\"", "\"a\\n\"", "{\"x\":[1,2]}", "not json", "\"\u{1F33B}\"",
        "-12.5e7",
        "\"01970000-0000-7000-8000-00000000000A\"", "\"01970000-0000-7000-8000-00000000000a\"",
        String(repeating: "long ", count: 1_000),
    ])
    func `any value passes through`(json: String) throws {
        let change = Change.of(Garden.kind, .numbered(1), at: .at(1), json: ["name": json])
        try expectKept([change, change])
    }

    @Test func `stamps of every age pass through`() throws {
        let times: [UInt64] = [1, 0xffff, 0x1_0000, Stamp.limit - 1, 0, 77, Stamp.limit - 1]
        let changes = times.map { time in
            Change.of(
                Garden.kind, .numbered(time), at: Stamp(time: time, node: .max - time),
                json: ["size": "1"])
        }
        try expectKept(changes)
    }

    @Test func `a stamp beyond all clocks is read, to be put aside`() throws {
        try expectKept(
            [Stamp.limit, .max, 0].map { time in
                .of(Garden.kind, .numbered(1), at: Stamp(time: time, node: 1), json: ["size": "1"])
            })
    }

    @Test func `whatever bytes come, they are read or refused`() throws {
        var dice = Dice(seed: 5)
        let household = try Household(&dice, steps: 60) { MemoryStore($0).store }
        let whole = Parcel.encode(try #require(household.stores.first).log(0, .max))
        for count in 0..<whole.count { _ = Parcel.decode(Array(whole.prefix(count))) }
        for _ in 0..<20_000 {
            var broken = whole
            for _ in 0..<dice.number(in: 1...4) {
                broken[dice.roll(broken.count)] = UInt8(truncatingIfNeeded: dice.next())
            }
            guard let runs = Parcel.decode(broken) else { continue }
            try expectKept(runs.flatMap(\.changes))
        }
    }

    @Test func `few bytes never claim room for very many`() {
        let head: [UInt8] = [0x00, 0x01] + Array(repeating: 0, count: 9)
        let huge: [UInt8] = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]
        for start in 0...head.count { #expect(Parcel.decode(head.prefix(start) + huge) == nil) }
    }

    @Test func `a name, a list of fields and a short value are written once`() {
        let one = parcel([.of(Garden.kind, .numbered(0), at: .at(0), json: ["name": "\"Home\""])])
        let many = parcel(
            (0..<100).map {
                .of(Garden.kind, .numbered(0), at: .at($0), json: ["name": "\"Home\""])
            })
        #expect(many.count <= one.count + 99 * 3)
    }

    private func parcel(_ changes: [Change]) -> [UInt8] {
        Parcel.encode(changes.map { LogEntry(position: 0, change: $0) })
    }

    private func expectKept(_ changes: [Change]) throws {
        let runs = try #require(Parcel.decode(parcel(changes)))
        #expect(runs.flatMap(\.changes) == changes)
    }
}
