import Kernel
import Testing

extension StoreContract {
    static let history = [
        Piece("a record's history is all its changes, earliest first") { store in
            let id = RecordID.numbered(1)
            let changes = [3, 1, 2].map { time in
                Change.of(Garden.kind, id, at: .at(time), ["size": .integer(Int64(time))])
            }
            for change in changes { try store.append(change) }
            try store.append(.of(Memo.kind, id, at: .at(4), ["text": .text("x")]))
            #expect(
                try store.history(RecordKey("garden", id)).map(\.stamp) == [.at(1), .at(2), .at(3)])
            #expect(try flattened(store.history(RecordKey("garden", id))) == flattened(changes))
            #expect(try store.history(RecordKey("garden", .numbered(2))) == [])
            #expect(try store.history(RecordKey("nothing", id)) == [])
        },
        Piece("an action is all changes of one stamp") { store in
            let action = twoLevels
            _ = try store.append(action, nil)
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(11)))
            #expect(try flattened(store.action(.at(10))) == flattened(action))
            #expect(try store.action(.at(11)).count == 1)
            #expect(try store.action(.at(12)) == [])
            #expect(try store.action(.at(10, node: 2)) == [])
        },
        Piece("actions come latest first, in pages") { store in
            let stamps = [5, 1, 4, 2, 3].map { Stamp.at($0) } + [Stamp.at(3, node: 2)]
            for stamp in stamps {
                try store.append(.of(Garden.kind, .numbered(1), at: stamp, ["size": .integer(1)]))
            }
            let latest = stamps.sorted(by: >)
            #expect(try store.actions(nil, 100).map(\.stamp) == latest)
            #expect(try store.actions(nil, 2).map(\.stamp) == [.at(5), .at(4)])
            #expect(try store.actions(.at(4), 2).map(\.stamp) == [.at(3, node: 2), .at(3)])
            #expect(try store.actions(.at(3, node: 2), 1).map(\.stamp) == [.at(3)])
            #expect(try store.actions(.at(1), 9) == [])
            #expect(try store.actions(nil, 0) == [])
            #expect(try store.actions(nil, -1) == [])
            #expect(try store.actions(nil, 100).allSatisfy { $0.undoes == nil })
        },
        Piece("an action remembers which one it takes back") { store in
            try store.append(.of(Garden.kind, .numbered(1), at: .at(1), ["size": .integer(1)]))
            let back = Change.of(Garden.kind, .numbered(1), at: .at(2), ["size": nil])
            _ = try store.append([back], .at(1))
            #expect(
                try store.actions(nil, 9) == [
                    Action(stamp: .at(2), undoes: .at(1)), Action(stamp: .at(1), undoes: nil),
                ])
            _ = try store.append([back], nil)
            #expect(try store.actions(nil, 1).first?.undoes == .at(1))
        },
        Piece("the log is read on from any position") { store in
            let changes = twoLevels + [.deleting(Garden.kind, .numbered(1), at: .at(9))]
            for change in changes { try store.append(change) }
            let log = try store.log(0, .max)
            #expect(log.map(\.change) == changes)
            #expect(zip(log, log.dropFirst()).allSatisfy { $0.position < $1.position })
            #expect(try store.position() == log.last?.position)
            for (index, entry) in log.enumerated() {
                #expect(try store.log(entry.position, .max) == Array(log[(index + 1)...]))
                #expect(try store.log(entry.position - 1, 1).first == entry)
            }
            #expect(try store.log(0, 2) == Array(log.prefix(2)))
            #expect(try store.log(0, 0) == [])
            #expect(try store.log(0, -1) == [])
            #expect(try store.log(.max, 9) == [])
            #expect(try store.log(-5, 1) == Array(log.prefix(1)))
        },
        Piece("positions stay as more arrives, early stamps too") { store in
            try store.append(.of(Garden.kind, .numbered(1), at: .at(5), ["size": .integer(1)]))
            let before = try store.log(0, .max)
            try store.append(.of(Garden.kind, .numbered(1), at: .at(1), ["size": .integer(2)]))
            let after = try store.log(0, .max)
            #expect(Array(after.prefix(1)) == before)
            #expect(after.count == 2)
            #expect(try store.position() > before[0].position)
        },
        Piece("the last stamp is the latest, not the last to arrive") { store in
            try store.append(.of(Garden.kind, .numbered(1), at: .at(5), ["size": .integer(1)]))
            try store.append(.of(Garden.kind, .numbered(1), at: .at(1), ["size": .integer(2)]))
            #expect(try store.lastStamp() == .at(5))
            try store.append(.of(Garden.kind, .numbered(1), at: .at(5, node: 2), ["size": nil]))
            #expect(try store.lastStamp() == .at(5, node: 2))
        },
        Piece.many("a store that learns a kind or a field from a log reads what it names") { make in
            let changes = [everyType(.numbered(8), at: .at(1))] + twoLevels
            let narrow = try make(Sample.narrowSchema)
            _ = try narrow.append(changes, nil)
            let wide = try make(Sample.schema)
            _ = try wide.append(try narrow.everything, nil)
            let direct = try make(Sample.schema)
            _ = try direct.append(changes, nil)
            #expect(try wide.dump == direct.dump)
            #expect(try wide.digest() == direct.digest())
            #expect(try narrow.digest() == direct.digest())
            #expect(try narrow.dump.count == 2)
        },
    ]
}
