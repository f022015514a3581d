import Kernel
import Testing

extension SyncContract {
    /// Much from one device is merged in portions, and others may write between them.
    static let portions = [
        Piece(
            "what others write between two portions comes with the answer, and nothing comes back"
        ) {
            home in
            for number in 0..<20 {
                try home.phone.add(Garden.kind, ["name": .text("Phone's \(number)")])
            }
            let other = Device(store: home.host.store)
            other.now = home.phone.now
            var pauses = 0
            home.host.between = {
                pauses += 1
                guard pauses == 2 else { return }
                _ = try? other.add(Garden.kind, ["name": .text("Between")])
            }
            let tally = try home.phone.sync(with: home.host)
            #expect(pauses > 2)
            #expect(tally == SyncClient.Tally(received: 1, sent: 20))
            #expect(try home.phone.sync(with: home.host) == SyncClient.Tally())
            #expect(try home.phone.store.digest() == home.host.store.digest())
            home.host.between = {}
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.store.count(Query(Garden.kind)) == 22)
        },
        Piece("a log that is made anew between two portions accepts nothing, and all are the same")
        {
            home in
            for number in 0..<20 {
                try home.phone.add(Garden.kind, ["name": .text("Phone's \(number)")])
            }
            let store = home.host.store
            var pauses = 0
            home.host.between = {
                pauses += 1
                guard pauses == 2 else { return }
                try? store.set(Setting.log.rawValue, "00000000000000ff")
            }
            let answer = try home.host.answer(home.phone.client.request(home.phone.now))
            #expect(pauses == 2)
            #expect(try home.phone.client.received(answer, home.phone.now) == .again)
            #expect(try home.phone.status.waiting == 20)
            home.host.between = {}
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.store.count(Query(Garden.kind)) == 21)
        },
        Piece("where a portion can't be merged, those before stay, and the device sends all again")
        {
            home in
            for number in 0..<20 {
                try home.phone.add(Garden.kind, ["name": .text("Phone's \(number)")])
            }
            let whole = home.host.store
            var begun = 0
            home.host.store = whole.beginning { (writing) throws(StoreError) in
                begun += 1
                if begun == 4 { throw StoreError(.busy, detail: "") }
                try whole.begin(writing)
            }
            #expect(throws: SyncError.store(StoreError(.busy, detail: ""))) {
                try home.host.answer(home.phone.client.request(home.phone.now))
            }
            home.phone.client.failed(.unreachable)
            let kept = try whole.count(Query(Garden.kind))
            #expect(kept > 1 && kept < 21)
            #expect(try home.phone.status.waiting == 20)
            home.host.store = whole
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.store.count(Query(Garden.kind)) == 21)
        },
        Piece("what is put aside of any portion is the same on both sides") { home in
            for number in 0..<9 {
                try home.phone.add(Garden.kind, ["name": .text("Right \(number)")])
                let far = Stamp.at(900_000_000_000 + number, node: 7)
                try home.phone.store.append(
                    .of(
                        Garden.kind, .numbered(UInt64(number)), at: far,
                        ["name": .text("Far \(number)")]))
            }
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.store.count(Query(Garden.kind)) == 10)
            #expect(try home.laptop.book.farActions().count == 9)
        },
    ]
}

extension Store {
    /// The same store with another way to begin a transaction.
    fileprivate func beginning(
        _ begin: @escaping (Bool) throws(StoreError) -> Void
    ) -> Store {
        Store(
            schema: schema, record: record, records: records, count: count, tally: tally,
            append: append, history: history, action: action, actions: actions, log: log,
            rewind: rewind, position: position, lastStamp: lastStamp, digest: digest,
            blobs: blobs, setting: setting, set: set, begin: begin, commit: commit,
            rollback: rollback)
    }
}
