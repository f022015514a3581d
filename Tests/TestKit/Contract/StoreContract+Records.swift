import Kernel
import Testing

extension StoreContract {
    static let records = [
        Piece("an empty store has nothing") { (store) throws in
            #expect(try store.record(Garden.kind, .numbered(1)) == nil)
            #expect(try store.dump == [])
            #expect(try store.everything == [])
            #expect(try store.position() == 0)
            #expect(try store.lastStamp() == nil)
            #expect(try store.digest() == Digest())
            #expect(try store.count(Query(Garden.kind)) == 0)
            #expect(try store.tally(Garden.kind, "level") == [:])
            #expect(try store.actions(nil, 10) == [])
        },
        Piece("a record is read as it was written, in every type of field") { store in
            let change = everyType(.numbered(1), at: .at(5))
            try store.append(change)
            let record = try #require(try store.record(Garden.kind, .numbered(1)))
            for field in change.fields {
                let value = try #require(record.value(field.name))
                #expect(Garden.kind.field(field.name)?.change(to: value) == field)
            }
            #expect(!record.isHidden && !record.isDeleted)
            #expect(record.createdAt == .start + 1)
            #expect(record.modifiedAt == .start + 5)
        },
        Piece("a record is the same alone and in a list") { store in
            try store.append(everyType(.numbered(1), at: .at(5)))
            let alone = try #require(try store.record(Garden.kind, .numbered(1)))
            #expect(try store.records(Query(Garden.kind)).map(\.dump) == [alone.dump])
        },
        Piece("fields never given are absent, and show their default") { store in
            try store.append(.of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("Home")]))
            let record = try #require(try store.record(Garden.kind, .numbered(1)))
            #expect(record.values.compactMap { $0 } == [.text("Home")])
            #expect(record[Garden.level] == .medium)
            #expect(record[Garden.yield] == 1)
            #expect(record.optional(Garden.size) == nil)
        },
        Piece("null clears a field") { store in
            let id = RecordID.numbered(1)
            try store.append(everyType(id, at: .at(1)))
            let names = Garden.kind.ownFields.map(\.name)
            let cleared = names.map { FieldChange($0, json: "null") }
            try store.append(Change(kind: "garden", record: id, stamp: .at(2), fields: cleared))
            let record = try #require(try store.record(Garden.kind, id))
            #expect(record.values.allSatisfy { $0 == nil })
            #expect(try store.count(Query(Garden.kind, where: [.contains(folded: "a")])) == 0)
            #expect(try store.count(Query(Garden.kind, where: [.titled(folded: "home")])) == 0)
        },
        Piece("a given date of creation counts before the identifier's") { store in
            let given = Change.of(
                Garden.kind, .numbered(7), at: .at(9), ["createdAt": .instant(.start + 3)])
            try store.append(given)
            #expect(try store.record(Garden.kind, .numbered(7))?.createdAt == .start + 3)
        },
        Piece("identifiers are unique only within a kind") { store in
            try store.append(
                .of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("A")]),
                .of(Memo.kind, .numbered(1), at: .at(1), ["text": .text("B")]))
            #expect(try store.record(Garden.kind, .numbered(1))?.title == "A")
            #expect(try store.record(Memo.kind, .numbered(1))?.title == "B")
        },
        Piece("texts come back byte for byte") { store in
            for (number, text) in oddTexts.enumerated() {
                let id = RecordID.numbered(UInt64(number))
                try store.append(.of(Garden.kind, id, at: .at(number), ["detail": .text(text)]))
                let read = try store.record(Garden.kind, id)?[Garden.detail]
                #expect(read.map { Array($0.utf8) } == Array(text.utf8))
            }
        },
        Piece("numbers come back exactly at their limits") { store in
            let numbers = ["0.000000000001", "99999999999999999.999999999999", "-0.1", "100"]
            for (number, text) in numbers.enumerated() {
                let id = RecordID.numbered(UInt64(number))
                try store.append(.of(Garden.kind, id, at: .at(number), json: ["yield": text]))
                #expect(try store.record(Garden.kind, id)?[Garden.yield].canonical == text)
            }
            for (number, size) in [Int64(0), 1, 1_000].enumerated() {
                let id = RecordID.numbered(UInt64(number))
                try store.append(.of(Garden.kind, id, at: .at(100), ["size": .integer(size)]))
                #expect(try store.record(Garden.kind, id)?[Garden.size] == size)
            }
        },
        Piece("a whole number beyond its limits is kept and not shown") { store in
            for (number, size) in [Int64.min, -1, 1_001, .max].enumerated() {
                let id = RecordID.numbered(UInt64(number))
                let change = Change.of(
                    Garden.kind, id, at: .at(100 + number), ["size": .integer(size)])
                try store.append(change)
                #expect(try store.record(Garden.kind, id)?.optional(Garden.size) == nil)
                #expect(try store.history(RecordKey(Garden.kind.name, id)) == [change])
            }
        },
    ]

    /// A garden with a value in every field.
    static func everyType(_ id: RecordID, at stamp: Stamp) -> Change {
        .of(
            Garden.kind, id, at: stamp,
            json: [
                "name": "\"Home\"", "detail": "\"a\\nb\"", "nick": "\"Eden\"", "size": "12",
                "yield": "0.5", "open": "true", "founded": "\"2024-02-29\"",
                "opens": "\"08:30\"", "seen": "\"2026-01-01T00:00:00.001Z\"",
                "level": "\"high\"", "mood": "\"low\"", "days": "[\"low\",\"high\"]",
                "tags": "[\"a\",\"b, c\"]", "extras": "{\"z\":\"1\",\"a\":\"\"}",
                "twin": "\"" + RecordID.numbered(9).text + "\"",
            ])
    }

    private static let oddTexts = [
        "", " ", "'", "\"", "%_\\", "\u{0}", "a\u{0}b", "\n\r\t", "Äpfel", "A\u{308}pfel", "👩‍👩‍👧",
        "\u{FEFF}", "\u{2028}", String(repeating: "x", count: 1_000),
    ]
}
