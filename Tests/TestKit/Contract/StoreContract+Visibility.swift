import Kernel
import Testing

extension StoreContract {
    static let visibility = [
        Piece("deleting an owner hides what it owns, down to grandchildren, untouched") { store in
            try plantTwoLevels(store)
            #expect(try visible(store) == [true, true, true, true])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(50)))
            #expect(try visible(store) == [false, false, false, false])
            #expect(try store.record(Bed.kind, .numbered(2))?.isDeleted == false)
            #expect(try store.record(Bed.kind, .numbered(2))?.modifiedAt == .start + 10)
        },
        Piece("restoring an owner shows again what wasn't deleted itself") { store in
            try plantTwoLevels(store)
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(50)))
            try store.append(.deleting(Plant.kind, .numbered(3), at: .at(51)))
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(52), false))
            #expect(try visible(store) == [true, true, false, false])
            try store.append(.deleting(Plant.kind, .numbered(3), at: .at(53), false))
            #expect(try visible(store) == [true, true, true, true])
        },
        Piece.many("what arrives before its owner waits for it, whatever the order") { make in
            for order in permutations(twoLevels) {
                let store = try make(Sample.schema)
                for change in order {
                    try store.append(change)
                    let here = try visible(store)
                    let owner = try store.record(Garden.kind, .numbered(1)) != nil
                    let bed = try store.record(Bed.kind, .numbered(2)) != nil
                    #expect(here[1] == (owner && bed))
                }
                #expect(try visible(store) == [true, true, true, true])
            }
        },
        Piece.many("what arrives after its owner was deleted is hidden") { make in
            let delete = Change.deleting(Garden.kind, .numbered(1), at: .at(50))
            for order in permutations(twoLevels + [delete]) {
                let store = try make(Sample.schema)
                for change in order { try store.append(change) }
                #expect(try visible(store) == [false, false, false, false])
                try store.append(.deleting(Garden.kind, .numbered(1), at: .at(51), false))
                #expect(try visible(store) == [true, true, true, true])
            }
        },
        Piece("an owner that never comes hides for good") { store in
            try store.append(
                .of(Bed.kind, .numbered(2), at: .at(1), ["garden": .reference(.numbered(1))]))
            #expect(try store.isVisible(Bed.kind, .numbered(2)) == false)
            #expect(try store.count(Query(Bed.kind)) == 0)
            #expect(try store.count(Query(Bed.kind, scope: .everything)) == 1)
        },
        Piece("moving to another owner shows or hides, with all beneath") { store in
            try plantTwoLevels(store)
            try store.append(
                .of(Garden.kind, .numbered(9), at: .at(40), ["deleted": .boolean(true)]))
            let move: KeyValuePairs<String, Value?> = ["garden": .reference(.numbered(9))]
            try store.append(.of(Bed.kind, .numbered(2), at: .at(50), move))
            #expect(try visible(store) == [true, false, false, false])
            try store.append(.deleting(Garden.kind, .numbered(9), at: .at(51), false))
            #expect(try visible(store) == [true, true, true, true])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(52)))
            #expect(try visible(store) == [false, true, true, false])
        },
        Piece("an owner that may be absent hides only while it is named") { store in
            try plantTwoLevels(store)
            let id = RecordID.numbered(7)
            try store.append(.of(Memo.kind, id, at: .at(20), ["text": .text("x")]))
            #expect(try store.isVisible(Memo.kind, id))
            try store.append(
                .of(Memo.kind, id, at: .at(21), ["bed": .reference(.numbered(2))]),
                .deleting(Garden.kind, .numbered(1), at: .at(22)))
            #expect(try store.isVisible(Memo.kind, id) == false)
            try store.append(.of(Memo.kind, id, at: .at(23), ["bed": nil]))
            #expect(try store.isVisible(Memo.kind, id))
        },
        Piece("a reference that doesn't own hides nothing") { store in
            let twin: KeyValuePairs<String, Value?> = ["twin": .reference(.numbered(2))]
            try store.append(.of(Garden.kind, .numbered(1), at: .at(1), twin))
            #expect(try store.isVisible(Garden.kind, .numbered(1)))
            try store.append(.deleting(Garden.kind, .numbered(2), at: .at(2)))
            #expect(try store.isVisible(Garden.kind, .numbered(1)))
        },
        Piece("a record of two owners is visible only under both") { store in
            try plantTwoLevels(store)
            try store.append(.deleting(Bed.kind, .numbered(2), at: .at(50)))
            #expect(try visible(store) == [true, false, false, false])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(51)))
            try store.append(.deleting(Bed.kind, .numbered(2), at: .at(52), false))
            #expect(try visible(store) == [false, false, false, false])
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(53), false))
            #expect(try visible(store) == [true, true, true, true])
        },
    ]

    /// A garden with a bed with a plant, and the rating of both; numbered 1 to 4.
    static let twoLevels = [
        Change.of(Garden.kind, .numbered(1), at: .at(10), ["name": .text("Garden")]),
        .of(
            Bed.kind, .numbered(2), at: .at(10),
            ["garden": .reference(.numbered(1)), "name": .text("Bed")]),
        .of(
            Plant.kind, .numbered(3), at: .at(10),
            ["bed": .reference(.numbered(2)), "name": .text("Plant")]),
        .of(
            Rating.kind, .numbered(4), at: .at(10),
            ["plant": .reference(.numbered(3)), "garden": .reference(.numbered(1))]),
    ]

    static func plantTwoLevels(_ store: Store) throws {
        _ = try store.append(twoLevels, nil)
    }

    /// Whether each record of ``twoLevels`` is visible.
    private static func visible(_ store: Store) throws -> [Bool] {
        let kinds = [Garden.kind, Bed.kind, Plant.kind, Rating.kind]
        return try kinds.enumerated().map { index, kind in
            let id = RecordID.numbered(UInt64(index + 1))
            let isListed = try store.records(Query(kind)).contains { $0.id == id }
            #expect(try store.isVisible(kind, id) == isListed)
            return isListed
        }
    }
}

/// All orders of some elements.
package func permutations<T>(_ elements: [T]) -> [[T]] {
    guard let last = elements.last else { return [[]] }
    return permutations(Array(elements.dropLast())).flatMap { order in
        (0...order.count).map { Array(order[..<$0]) + [last] + Array(order[$0...]) }
    }
}
