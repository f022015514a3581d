package import Kernel
import Testing

extension Device {
    /// The name under which devices in tests know their server.
    package static let server = "https://home.example"

    /// Exchanges everything with a server, and gives what came and went.
    @discardableResult
    package func sync(with host: SyncHost) throws -> SyncClient.Tally {
        try store.set(Setting.server.rawValue, Device.server)
        let before = client.tally
        var rounds = 0
        repeat {
            rounds += 1
            try #require(rounds < 10_000, "sync comes to an end")
        } while try client.received(try host.answer(client.request(now)), now) == .again
        var tally = client.tally
        tally.received -= before.received
        tally.sent -= before.sent
        tally.redated -= before.redated
        return tally
    }

    package var status: SyncStatus {
        get throws { try SyncStatus.of(store) }
    }

    package var node: String? {
        get throws { try store.setting(Setting.node.rawValue) }
    }
}

/// Lets all devices sync until nothing is left to exchange, and expects one book everywhere.
package func expectInStep(_ host: SyncHost, _ devices: Device...) throws {
    for device in devices + devices { try device.sync(with: host) }
    let digest = try host.store.digest()
    for device in devices {
        #expect(try device.store.digest() == digest)
        #expect(try device.status.problem == nil)
        #expect(try device.status.waiting == 0)
        #expect(
            try Set(flattened(device.store.everything)) == Set(flattened(host.store.everything)))
    }
}
