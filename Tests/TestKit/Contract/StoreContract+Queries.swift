import Kernel
import Testing

extension StoreContract {
    static let queries = [
        Piece("equals finds a value, and counts defaults as given") { store in
            try fill(store)
            #expect(try found(store, Garden.level == .high) == ["Äpfel", "Bread"])
            #expect(try found(store, Garden.level == .medium) == ["apple", "Zoo"])
            #expect(try found(store, Garden.open == false).count == 4)
            #expect(try found(store, Garden.yield == 1) == ["Äpfel", "apple", "Zoo"])
            #expect(try found(store, Garden.size == 3) == ["Bread", "apple"])
            #expect(try found(store, Garden.name == "Bread") == ["Bread"])
            #expect(try found(store, Garden.name == "bread") == [])
        },
        Piece("equals nothing finds what is absent") { store in
            try fill(store)
            #expect(try found(store, Garden.size == nil) == ["cellar", "Äpfel"])
            #expect(try found(store, Garden.level == nil) == [])
            #expect(try found(store, Garden.twin == nil).count == 5)
        },
        Piece("equals finds dates, times, instants and references") { store in
            try store.append(everyType(.numbered(1), at: .at(1)))
            for name in ["founded", "opens", "seen", "twin", "yield", "size", "nick"] {
                let field = try #require(Garden.kind.field(name))
                let value = try store.record(Garden.kind, .numbered(1))?.value(name)
                #expect(try found(store, .equals(field, value)) == ["Home"], "\(name)")
            }
        },
        Piece("one of finds any of some values") { store in
            try fill(store)
            let levels = Garden.level.isOne(of: [.low, .high])
            #expect(try found(store, levels) == ["cellar", "Äpfel", "Bread"])
            #expect(try found(store, Garden.size.isOne(of: [3, 9])).count == 3)
            #expect(try found(store, Garden.size.isOne(of: [])) == [])
        },
        Piece("contains looks into every text, without case and with wildcards as typed") { store in
            try fill(store)
            #expect(try found(store, .contains(folded: "rea")) == ["Bread"])
            #expect(try found(store, .contains(folded: "under the")) == ["cellar"])
            #expect(try found(store, .contains(folded: "100%")) == ["Zoo"])
            #expect(try found(store, .contains(folded: "%")) == ["Zoo"])
            #expect(try found(store, .contains(folded: "_")) == [])
            #expect(try found(store, .contains(folded: "Bread".folded)) == ["Bread"])
            #expect(try found(store, .contains(folded: "")).count == 5)
        },
        Piece("contains follows a text that changes") { store in
            try fill(store)
            try store.append(.of(Garden.kind, .numbered(3), at: .at(99), ["name": .text("Rolls")]))
            #expect(try found(store, .contains(folded: "rea")) == [])
            #expect(try found(store, .contains(folded: "roll")) == ["Rolls"])
        },
        Piece("titled finds a whole title, without case") { store in
            try fill(store)
            #expect(try found(store, .titled(folded: "bread")) == ["Bread"])
            #expect(try found(store, .titled(folded: "brea")) == [])
            #expect(try found(store, .titled(folded: "Äpfel".folded)) == ["Äpfel"])
            #expect(try store.count(Query(Rating.kind, where: [.titled(folded: "")])) == 0)
        },
        Piece("a prefix finds identifiers that start so") { store in
            try fill(store)
            let text = RecordID.numbered(3).text
            #expect(try found(store, .idPrefix(text)) == ["Bread"])
            #expect(try found(store, .idPrefix(String(text.prefix(8)))).count == 5)
            #expect(try found(store, .idPrefix("ffff")) == [])
            #expect(try found(store, .idPrefix("%")) == [])
        },
        Piece("filters hold together") { store in
            try fill(store)
            let both: [Filter] = [Garden.level == .high, Garden.size == 3]
            #expect(try store.titles(Query(Garden.kind, where: both)) == ["Bread"])
        },
        Piece("what is asked of another kind's field fails, instead of finding nothing or all") {
            store in
            try fill(store)
            for query in [
                Query(Garden.kind, where: [Bed.name == "Bread"]),
                Query(Garden.kind, where: [Plant.bed == nil]),
                Query(Garden.kind, where: [Bed.name.isOne(of: ["Bread"])]),
                Query(Garden.kind, order: [.ascending(Bed.name)]),
            ] {
                #expect(throws: StoreError.self) { try store.records(query) }
                #expect(throws: StoreError.self) { try store.count(query) }
            }
        },
        Piece("a scope finds the visible, the deleted, or all") { store in
            try fill(store)
            try store.append(.deleting(Garden.kind, .numbered(3), at: .at(99)))
            #expect(try store.titles(Query(Garden.kind)) == ["Äpfel", "apple", "Zoo", "cellar"])
            #expect(try store.titles(Query(Garden.kind, scope: .deleted)) == ["Bread"])
            #expect(try store.titles(Query(Garden.kind, scope: .everything)).count == 5)
        },
        Piece("what an owner hides is neither visible nor deleted") { store in
            try plantTwoLevels(store)
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(50)))
            #expect(try store.titles(Query(Bed.kind)) == [])
            #expect(try store.titles(Query(Bed.kind, scope: .deleted)) == [])
            #expect(try store.titles(Query(Bed.kind, scope: .everything)) == ["Bed"])
        },
        Piece("an owner's records are found by it, also after they moved") { store in
            try plantTwoLevels(store)
            try store.append(.of(Garden.kind, .numbered(9), at: .at(40), ["name": .text("New")]))
            let old = Query(Bed.kind, where: [Bed.garden == .numbered(1)])
            let new = Query(Bed.kind, where: [Bed.garden == .numbered(9)])
            for (stamp, owner) in [(50, 9), (51, 1), (52, 9)] as [(Int, UInt64)] {
                let move: KeyValuePairs<String, Value?> = ["garden": .reference(.numbered(owner))]
                try store.append(.of(Bed.kind, .numbered(2), at: .at(stamp), move))
                #expect(try store.titles(old) == (owner == 1 ? ["Bed"] : []))
                #expect(try store.titles(new) == (owner == 9 ? ["Bed"] : []))
            }
        },
    ]

    /// Five gardens of different levels and sizes.
    static func fill(_ store: Store) throws {
        try store.append(
            garden(1, ["name": .text("cellar"), "level": .choice("low"), "yield": .decimal(2)]),
            garden(2, ["name": .text("Äpfel"), "level": .choice("high")]),
            garden(
                3,
                [
                    "name": .text("Bread"), "level": .choice("high"), "size": .integer(3),
                    "yield": .decimal(7),
                ]),
            garden(4, ["name": .text("apple"), "size": .integer(3)]),
            garden(
                5, ["name": .text("Zoo"), "size": .integer(9), "open": .boolean(true)]),
            garden(1, ["detail": .text("Down under the stairs")], at: 20),
            garden(5, ["nick": .text("All 100%")], at: 20))
    }

    private static func garden(
        _ number: UInt64, _ fields: KeyValuePairs<String, Value?>, at time: Int = 10
    ) -> Change {
        .of(Garden.kind, .numbered(number), at: .at(time), fields)
    }

    /// What a filter finds of all gardens, in the order in which they were made.
    private static func found(_ store: Store, _ filter: Filter) throws -> [String] {
        try store.titles(Query(Garden.kind, where: [filter], order: []))
    }
}
