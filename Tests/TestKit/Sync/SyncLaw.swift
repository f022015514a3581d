package import Kernel
import Testing

/// The law through the protocol: whatever is lost, cut, repeated or late on the way, the books are
/// one in the end.
///
/// Lets `households` of devices live at random over a bad network.
package func verifySync(
    households: Int, steps: Int, _ make: (Schema) throws -> Store
) throws {
    try withDice(households) { dice in
        var household = try SyncedHousehold(&dice, make)
        for _ in 0..<steps { try household.step(&dice) }
        try household.expectOneBook()
    }
}

/// Devices of one household and their server, with clocks that can't be trusted.
private struct SyncedHousehold {
    private let host: SyncHost
    private var members: [Member] = []

    private struct Member {
        let device: Device
        var clock: SkewedClock
        var client: SyncClient
        /// Answers that are still on the way, or came before.
        var late: [[UInt8]] = []
    }

    init(_ dice: inout Dice, _ make: StoreContract.Maker) throws {
        host = SyncHost(try make(dice.hits(oneIn: 4) ? Sample.narrowSchema : Sample.schema))
        for number in 1...UInt64(dice.number(in: 2...3)) {
            let device = try Device(number, try make(Sample.schema))
            members.append(
                Member(
                    device: device, clock: SkewedClock(&dice),
                    client: SyncClient(Device.server, device.store)))
        }
    }

    mutating func step(_ dice: inout Dice) throws {
        let index = dice.roll(members.count)
        members[index].device.now = members[index].clock.read(&dice)
        switch dice.roll(7) {
        case 0...2: try User(members[index].device.book).act(&dice)
        case 3...4: try exchange(&members[index], &dice)
        case 5: try members[index].device.book.takeInFarActions()
        default:
            // The device is switched off and on.
            members[index].client = SyncClient(Device.server, members[index].device.store)
        }
    }

    /// One request, and what the network makes of it.
    private func exchange(_ member: inout Member, _ dice: inout Dice) throws {
        let request = try member.client.request(member.device.now)
        if dice.hits(oneIn: 6) { return member.client.failed(.unreachable) }
        var answer = try host.answer(request)
        if dice.hits(oneIn: 8) { answer = try host.answer(request) }
        member.late.append(answer)
        switch dice.roll(8) {
        case 0: return member.client.failed(.unreachable)
        case 1: try take(Array(answer.prefix(dice.roll(answer.count))), &member)
        case 2: try take(dice.pick(member.late) ?? answer, &member)
        case 3:
            try take(answer, &member)
            try take(answer, &member)
        default: try take(answer, &member)
        }
    }

    private func take(_ answer: [UInt8], _ member: inout Member) throws {
        do {
            _ = try member.client.received(answer, member.device.now)
        } catch SyncError.unreadable {}
    }

    func expectOneBook() throws {
        let devices = members.map(\.device)
        // What one clock keeps waiting is taken in when all are right.
        let end = Instant.start + 4 * 86_400_000
        host.now = end
        for device in devices { device.now = end }
        for device in devices + devices { try device.sync(with: host) }
        let digest = try host.store.digest()
        let dumps = try devices.map { try $0.store.dump }
        for (device, dump) in zip(devices, dumps) {
            #expect(try device.store.digest() == digest)
            #expect(dump == dumps.first)
            #expect(try device.status.problem == nil)
            #expect(try device.store.currentDigest() == digest)
        }
    }
}
