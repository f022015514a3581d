import Kernel
import Testing

extension StoreContract {
    static let rewinding = [
        Piece("a log that was rewound is as if nothing had followed") { store in
            try store.append(.of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("Rose")]))
            _ = try store.append(
                [.of(Garden.kind, .numbered(1), at: .at(2), ["size": .integer(1)])], .at(1))
            let before = try (store.log(0, .max), store.digest(), store.dump)
            let later = Change.of(Garden.kind, .numbered(1), at: .at(9), ["name": .text("Late")])
            _ = try store.append([later], .at(2))
            try store.append(.of(Garden.kind, .numbered(2), at: .at(8), ["name": .text("New")]))
            try store.begin(true)
            try store.rewind(2)
            try store.commit()
            #expect(try store.log(0, .max) == before.0)
            #expect(try store.digest() == before.1)
            #expect(try store.dump == before.2)
            #expect(try store.lastStamp() == .at(2))
            #expect(try store.actions(nil, 9).map(\.undoes) == [.at(1), nil])
            try store.append(later)
            #expect(try store.log(2, .max).map(\.undoes) == [nil])
            #expect(try store.record(Garden.kind, .numbered(1))?.title == "Late")
        },
        Piece("a rewinding that is rolled back never happened") { store in
            for number in 1...5 {
                _ = try store.append(
                    [
                        .of(
                            Garden.kind, .numbered(1), at: .at(number),
                            ["name": .text("\(number)")])
                    ], number > 2 ? .at(number - 1) : nil)
            }
            let before = try (store.log(0, .max), store.dump)
            try store.begin(true)
            try store.append(.of(Garden.kind, .numbered(7), at: .at(70), ["name": .text("x")]))
            try store.rewind(3)
            try store.append(.of(Garden.kind, .numbered(8), at: .at(80), ["name": .text("y")]))
            try store.rewind(1)
            try store.append(.of(Garden.kind, .numbered(9), at: .at(90), ["name": .text("z")]))
            store.rollback()
            #expect(try store.log(0, .max) == before.0)
            #expect(try store.dump == before.1)
        },
    ]
}
