import Kernel
import SealingEngine
import TestKit
import Testing

/// What a host does for a talk that only carries bytes, as the script in a browser does.
@Suite struct HubTalkTests {
    private let host = HubHost()
    private let anna: Peer

    init() throws {
        anna = try Peer(1, host)
    }

    /// Has all done that a step needs, by bytes alone; gives how many requests were sent.
    private func finish(
        _ step: HubStep<Void>, hubAhead: Int64 = 0, answer: (HubRequest, KeyID) throws -> HubAnswer
    ) throws -> Int {
        let talk = HubTalk(step, with: "HTTPS://Hub.Example:443/")
        var sent = 0
        while true {
            switch try talk.next(anna.now) {
            case .done: return sent
            case .seals(let operations):
                try talk.answered(anna.person.engine.answers(operations))
            case .posts(let head, let body):
                sent += 1
                #expect(head.isOf(body))
                #expect(head.path == "/hub/v1")
                let parameters = try #require(head.parameters)
                let isSigned = try anna.person.engine.finish(head.isSigned)
                #expect(isSigned)
                let hub = anna.now.milliseconds + hubAhead
                if abs(parameters.created * 1_000 - hub) > SignedHead.window {
                    try talk.received(.late(Instant(milliseconds: hub)), anna.now)
                } else {
                    try talk.received(
                        answer(HubRequest(body), KeyID(of: parameters.key)), anna.now)
                }
            }
        }
    }

    @Test func `requests come signed, and are asked again by the hub's clock`() throws {
        let founding = try HubDoor.found(
            anna.device.store, on: HubHost.address, as: "Anna", anna.now)
        #expect(try finish(founding) { try host.answer($0, $1) } == 1)
        let exchange = try anna.client.exchange(anna.now)
        #expect(try finish(exchange, hubAhead: 3_600_000) { try host.answer($0, $1) } == 2)
    }

    @Test func `a request that came there twice is asked once more under another signature`()
        throws
    {
        var isFirst = true
        let founding = try HubDoor.found(
            anna.device.store, on: HubHost.address, as: "Anna", anna.now)
        let sent = try finish(founding) { request, caller in
            defer { isFirst = false }
            let answer = try host.answer(request, caller)
            return isFirst ? .refused(.replayed) : answer
        }
        #expect(sent == 2)
        try anna.sync()
        let exchange = try anna.client.exchange(anna.now)
        #expect(throws: HubError.refused(.replayed)) {
            try finish(exchange) { (_, _) in .refused(.replayed) }
        }
    }

    @Test func `a hub whose clock can't be met is refused`() throws {
        let founding = try HubDoor.found(
            anna.device.store, on: HubHost.address, as: "Anna", anna.now)
        #expect(throws: HubError.refused(.clocksDiffer)) {
            try finish(founding) { (_, _) in .late(anna.now) }
        }
    }

    @Test func `answers are read as far as they are any`() {
        #expect(SealingAnswer.all([1, 2, 0, 3, 2, 7, 8]) == [.no, .yes, .unable, .bytes([7, 8])])
        #expect(SealingAnswer.all([3, 9, 1]) == [])
        #expect(SealingAnswer.all([]) == [])
    }

    @Test func `a talk is packed as a number and its parts`() {
        #expect(HubTalk<Void>.Next.done(()).packed == [0])
        #expect(HubTalk<Void>.Next.seals([.random(300)]).packed == [1, 0, 0xac, 2])
        let head = SignedHead(
            method: "POST", authority: "a", path: "/", contentType: "c", digest: "d", input: "i",
            signature: "s")
        #expect(
            HubTalk<Void>.Next.posts(head, [9]).packed
                == [2, 1, 0x64, 1, 0x69, 1, 0x73, 1, 9])
    }

    @Test func `who looks again at once writes nothing`() throws {
        try anna.found()
        try anna.sync()
        let store = anna.device.store
        let before = try SyncStatus.of(store).lastSynced
        #expect(before != nil)
        try anna.run(anna.client.exchange(anna.now + 1_000))
        #expect(try SyncStatus.of(store).lastSynced == before)
        try anna.run(anna.client.exchange(anna.now + 60_000))
        #expect(try SyncStatus.of(store).lastSynced == anna.now + 60_000)
    }

    @Test func `a book begins with all that is in another`() throws {
        try anna.device.add(Garden.kind, ["name": .text("Home")])
        let other = try Peer(2, host)
        let all = try HubClient.everything(anna.device.store)
        #expect(try HubClient.begin(other.device.store, with: all, other.now))
        #expect(try other.device.store.digest() == anna.device.store.digest())
        #expect(try !HubClient.begin(other.device.store, with: [9, 9], other.now))
    }
}
