package import Kernel
import Testing

extension StoreContract {
    static let merging = [
        Piece("a later change wins, field by field, in whatever order they come") { store in
            let id = RecordID.numbered(1)
            try store.append(.of(Garden.kind, id, at: .at(2), ["name": .text("new")]))
            try store.append(
                .of(Garden.kind, id, at: .at(1), ["name": .text("old"), "size": .integer(1)]))
            let record = try #require(try store.record(Garden.kind, id))
            #expect(record.title == "new")
            #expect(record[Garden.size] == 1)
            #expect(record.modifiedAt == .start + 2)
        },
        Piece("at one time, the greater node wins") { store in
            for (number, nodes) in [(1, [1, 2]), (2, [2, 1])] as [(UInt64, [UInt64])] {
                for node in nodes {
                    let name = Value.text("of \(node)")
                    try store.append(
                        .of(Garden.kind, .numbered(number), at: .at(1, node: node), ["name": name]))
                }
                #expect(try store.record(Garden.kind, .numbered(number))?.title == "of 2")
            }
        },
        Piece("times compare as whole numbers, also great ones") { store in
            let id = RecordID.numbered(1)
            let great = Stamp(time: Stamp.limit - 1, node: .max)
            try store.append(.of(Garden.kind, id, at: great, ["name": .text("great")]))
            try store.append(.of(Garden.kind, id, at: .at(1), ["name": .text("small")]))
            #expect(try store.record(Garden.kind, id)?.title == "great")
            #expect(try store.lastStamp() == great)
            #expect(try store.history(RecordKey("garden", id)).last?.stamp == great)
            #expect(try store.actions(nil, 1).first?.stamp == great)
        },
        Piece("what is known already counts as nothing and leaves no trace") { (store) throws in
            let change = everyType(.numbered(1), at: .at(5))
            #expect(try store.append(change) == change.fields.count)
            let before = (try store.dump, try store.position(), try store.digest())
            #expect(try store.append(change) == 0)
            #expect(try store.append(change, change) == 0)
            for part in change.split { #expect(try store.append(part) == 0) }
            #expect(try (store.dump, store.position(), store.digest()) == before)
            #expect(try store.everything == [change])
        },
        Piece("of a change known in part, the rest is new") { (store) throws in
            let change = Change.of(
                Garden.kind, .numbered(1), at: .at(5), ["name": .text("A"), "size": .integer(1)])
            #expect(try store.append(change.split[0]) == 1)
            #expect(try store.append(change) == 1)
            #expect(try flattened(store.everything) == flattened([change]))
            #expect(try flattened(store.action(.at(5))) == flattened([change]))
        },
        Piece("a field that a change names twice counts once") { (store) throws in
            let field = FieldChange("name", json: "\"A\"")
            let change = Change(
                kind: "garden", record: .numbered(1), stamp: .at(1), fields: [field, field])
            #expect(try store.append(change) == 1)
            #expect(try flattened(store.everything) == flattened([change.split[0]]))
        },
        Piece("a change without fields is nothing") { (store) throws in
            let empty = Change(kind: "garden", record: .numbered(1), stamp: .at(1), fields: [])
            #expect(try store.append(empty) == 0)
            #expect(try store.dump == [])
            #expect(try store.everything == [])
        },
        Piece.many("of two values with one stamp the greater text wins, and both are kept") {
            make in
            let low = Change.of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("a")])
            let high = Change.of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("b")])
            var digests: Set<Digest> = []
            for order in [[low, high], [high, low], [low, high, low], [high, low, high]] {
                let store = try make(Sample.schema)
                for change in order { try store.append(change) }
                #expect(try store.record(Garden.kind, .numbered(1))?.title == "b")
                #expect(try flattened(store.everything) == flattened([low, high]))
                digests.insert(try store.digest())
            }
            #expect(digests.count == 1)
        },
        Piece("unknown kinds and fields are kept in log, history and digest") { (store) throws in
            let kind = Change(
                kind: "spaceship", record: .numbered(1), stamp: .at(1),
                fields: [
                    FieldChange("name", json: "\"A\""), FieldChange("odd", json: "{\"x\":[1]}"),
                ])
            let field = Change.of(
                Garden.kind, .numbered(2), at: .at(2), json: ["name": "\"B\"", "crew": "[3]"])
            #expect(try store.append(kind, field) == 4)
            #expect(try store.append(kind, field) == 0)
            #expect(try flattened(store.everything) == flattened([kind, field]))
            #expect(try store.history(kind.key) == [kind])
            #expect(try flattened(store.action(.at(2))) == flattened([field]))
            #expect(try store.digest() == plainDigest([kind, field]))
            #expect(try store.lastStamp() == .at(2))
            #expect(try store.dump.count == 1)
        },
        Piece("an unknown field alone makes a record, and counts as its last change") { store in
            try store.append(.of(Garden.kind, .numbered(1), at: .at(5), json: ["crew": "3"]))
            let record = try #require(try store.record(Garden.kind, .numbered(1)))
            #expect(record.values.allSatisfy { $0 == nil })
            #expect(record.modifiedAt == .start + 5)
            #expect(!record.isHidden)
        },
        Piece("a value that can't be understood counts as absent, and wins nonetheless") { store in
            let id = RecordID.numbered(1)
            let odd: KeyValuePairs = [
                "name": "12", "size": "\"x\"", "yield": "[]", "open": "1", "founded": "\"soon\"",
                "opens": "\"25:00\"", "seen": "{}", "level": "\"huge\"", "days": "[\"huge\"]",
                "tags": "\"a\"", "extras": "[]", "twin": "\"me\"", "detail": "not json",
            ]
            let changes = [everyType(id, at: .at(1)), .of(Garden.kind, id, at: .at(2), json: odd)]
            for change in changes { try store.append(change) }
            let record = try #require(try store.record(Garden.kind, id))
            for (name, _) in odd {
                #expect(try record.values[#require(Garden.kind.index(of: name))] == nil, "\(name)")
            }
            #expect(try store.digest() == plainDigest(changes))
        },
        Piece.many("the digest is that of the plain fold, whatever the order") { make in
            let changes = [
                everyType(.numbered(1), at: .at(1)), everyType(.numbered(2), at: .at(1)),
                Change.of(
                    Garden.kind, .numbered(1), at: .at(3), ["name": .text("x"), "size": nil]),
                .deleting(Garden.kind, .numbered(2), at: .at(2)),
            ]
            let (one, other) = (try make(Sample.schema), try make(Sample.schema))
            for change in changes { try one.append(change) }
            _ = try other.append(changes.reversed().flatMap(\.split), nil)
            #expect(try one.digest() == plainDigest(changes))
            #expect(try one.digest() == other.digest())
            #expect(try one.dump == other.dump)
        },
    ]
}

/// The digest by the plain fold of ``Winners``, without a store.
package func plainDigest(_ changes: [Change]) -> Digest {
    var digest = Digest()
    for (key, changes) in Dictionary(grouping: changes, by: \.key) {
        digest.add(key, Winners(changes))
    }
    return digest
}
