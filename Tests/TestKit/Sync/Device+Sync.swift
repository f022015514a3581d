package import Kernel
import Testing

/// A server of the sync protocol without a network.
package final class SyncHost {
    package var store: Store
    package var now = Instant.start
    package private(set) var requests = 0
    /// The bytes of all answers.
    package private(set) var answered = 0
    private var seed: UInt64 = 500

    package init(_ store: Store = MemoryStore(Sample.schema).store) {
        self.store = store
    }

    package func answer(_ request: [UInt8]) throws -> [UInt8] {
        requests += 1
        seed += 1
        let answer = try SyncServer.answer(request, store, now: now, seed: seed)
        answered += answer.count
        return answer
    }
}

extension Device {
    /// The name under which devices in tests know their server.
    package static let server = "https://home.example"

    /// Exchanges everything with a server, and gives what came and went.
    @discardableResult
    package func sync(with host: SyncHost) throws -> SyncClient.Tally {
        try store.set(Setting.server.rawValue, Device.server)
        let client = SyncClient(Device.server, store)
        var rounds = 0
        repeat {
            rounds += 1
            try #require(rounds < 10_000, "sync comes to an end")
        } while try client.received(try host.answer(client.request(now)), now) == .again
        return client.tally
    }

    package var status: SyncStatus {
        get throws { try SyncStatus.of(store) }
    }
}
