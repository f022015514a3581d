import Kernel
import Testing

extension StoreContract {
    static let counts = [
        Piece("a count is the length of the list without its limit") { store in
            try fill(store)
            try store.append(.deleting(Garden.kind, .numbered(3), at: .at(99)))
            let high: Filter = Garden.level == .high
            #expect(try store.count(Query(Garden.kind, limit: 1, offset: 2)) == 4)
            #expect(try store.count(Query(Garden.kind, where: [high])) == 1)
            #expect(try store.count(Query(Garden.kind, scope: .deleted)) == 1)
            #expect(try store.count(Query(Garden.kind, where: [high], scope: .everything)) == 2)
        },
        Piece("a tally counts the visible by value, defaults among them") { store in
            try fill(store)
            #expect(try store.tally(Garden.kind, "level") == ["low": 1, "medium": 2, "high": 2])
            #expect(try store.tally(Garden.kind, "open") == ["true": 1, "false": 4])
            #expect(try store.tally(Garden.kind, "mood") == [:])
        },
        Piece("a tally follows changes, deletes, restores and cleared fields") { store in
            try fill(store)
            try store.append(
                .of(Garden.kind, .numbered(1), at: .at(50), ["level": .choice("high")]))
            #expect(try store.tally(Garden.kind, "level") == ["medium": 2, "high": 3])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(51)))
            #expect(try store.tally(Garden.kind, "level") == ["medium": 2, "high": 2])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(52), false))
            #expect(try store.tally(Garden.kind, "level") == ["medium": 2, "high": 3])
            try store.append(.of(Garden.kind, .numbered(1), at: .at(53), ["level": nil]))
            #expect(try store.tally(Garden.kind, "level") == ["medium": 3, "high": 2])
            try store.append(
                .of(Garden.kind, .numbered(1), at: .at(54), json: ["level": "\"odd\""]))
            #expect(try store.tally(Garden.kind, "level") == ["medium": 3, "high": 2])
        },
        Piece("a tally doesn't count what an owner hides") { store in
            try plantTwoLevels(store)
            #expect(try store.tally(Plant.kind, "grown") == ["false": 1])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(50)))
            #expect(try store.tally(Plant.kind, "grown") == [:])
            try store.append(.of(Plant.kind, .numbered(3), at: .at(51), ["grown": .boolean(true)]))
            #expect(try store.tally(Plant.kind, "grown") == [:])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(52), false))
            #expect(try store.tally(Plant.kind, "grown") == ["true": 1])
        },
    ]
}
