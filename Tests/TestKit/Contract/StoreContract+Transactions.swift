import Kernel
import Testing

extension StoreContract {
    static let transactions = [
        Piece("settings are kept, changed and removed") { store in
            #expect(try store.setting("node") == nil)
            try store.set("node", "00ff")
            try store.set("language", "de")
            #expect(try store.setting("node") == "00ff")
            try store.set("node", "ä'\n")
            #expect(try store.setting("node") == "ä'\n")
            try store.set("node", nil)
            #expect(try store.setting("node") == nil)
            #expect(try store.setting("language") == "de")
        },
        Piece("settings are no part of the book") { store in
            try store.set("node", "00ff")
            #expect(try store.position() == 0)
            #expect(try store.digest() == Digest())
        },
        Piece("what a transaction wrote stays when it commits") { store in
            try store.begin(true)
            try plantTwoLevels(store)
            try store.set("node", "1")
            try store.commit()
            #expect(try store.everything == twoLevels)
            #expect(try store.setting("node") == "1")
        },
        Piece("what a transaction wrote is forgotten when it rolls back") { store in
            try fill(store)
            try store.set("node", "1")
            let before = try State(store)
            try store.begin(true)
            try plantTwoLevels(store)
            try store.append(.deleting(Garden.kind, .numbered(2), at: .at(60)))
            _ = try store.append([.deleting(Garden.kind, .numbered(3), at: .at(61))], .at(60))
            try store.set("node", "2")
            try store.set("language", "it")
            #expect(try store.setting("node") == "2")
            #expect(try store.isVisible(Plant.kind, .numbered(3)))
            store.rollback()
            #expect(try State(store) == before)
            #expect(try store.setting("language") == nil)
        },
        Piece("a store goes on after a roll back as if nothing had been") { store in
            try fill(store)
            try store.begin(true)
            try store.append(.of(Garden.kind, .numbered(8), at: .at(60), ["name": .text("8")]))
            store.rollback()
            #expect(
                try store.append(.of(Garden.kind, .numbered(8), at: .at(60), ["name": .text("8")]))
                    == 1)
            #expect(try store.count(Query(Garden.kind)) == 6)
            #expect(try store.titles(Query(Garden.kind, where: [.titled(folded: "8")])) == ["8"])
        },
        Piece("a transaction that only reads can be given up or finished") { store in
            try fill(store)
            let before = try State(store)
            for finish in [{ try store.commit() }, { store.rollback() }] {
                try store.begin(false)
                #expect(try State(store) == before)
                try finish()
            }
            #expect(try State(store) == before)
        },
        Piece("a transaction whose work fails forgets it and passes the error on") { store in
            struct Broken: Error, Equatable {}
            #expect(throws: Broken()) {
                try store.transaction(writing: true, failure: { _ in Broken() }) {
                    () throws(Broken) in
                    _ = try? store.append(twoLevels, nil)
                    throw Broken()
                }
            }
            #expect(try store.everything == [])
            let done = try store.transaction(writing: true, failure: { $0 }) {
                () throws(StoreError) in
                try store.append(twoLevels, nil)
            }
            #expect(done == flattened(twoLevels).count)
            #expect(try store.everything == twoLevels)
        },
    ]

    /// All that a store answers, to be compared before and after.
    private struct State: Equatable {
        let dump: [String]
        let log: [LogEntry]
        let actions: [Action]
        let digest: Digest
        let tally: [String: Int]
        let last: Stamp?
        let node: String?

        init(_ store: Store) throws {
            dump = try store.dump
            log = try store.log(0, .max)
            actions = try store.actions(nil, 100)
            digest = try store.digest()
            tally = try store.tally(Garden.kind, "level")
            last = try store.lastStamp()
            node = try store.setting("node")
        }
    }
}
