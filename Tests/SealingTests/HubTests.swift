import Kernel
import SealingEngine
import TestKit
import Testing

@Suite struct HubTests {
    private let host = HubHost()
    private let anna: Peer
    private let bruno: Peer
    private let carla: Peer

    init() throws {
        anna = try Peer(1, host)
        bruno = try Peer(2, host)
        carla = try Peer(3, host)
    }

    private func garden(_ peer: Peer, _ name: String) throws {
        try peer.device.add(Garden.kind, ["name": .text(name)])
    }

    private func gardens(_ peer: Peer) throws -> Int {
        try peer.device.store.count(Query(Garden.kind))
    }

    @Test func `what one writes the other has, both ways`() throws {
        try garden(anna, "Home")
        try anna.found()
        try bruno.join(try anna.invite())
        #expect(try gardens(bruno) == 1)
        try garden(bruno, "Allotment")
        try bruno.sync()
        try anna.sync()
        #expect(try gardens(anna) == 2)
        try expectOneBook([anna, bruno])
    }

    @Test func `when nothing is new one question is asked, and nothing is brought`() throws {
        try garden(anna, "Home")
        try anna.found()
        let (requests, mark) = (host.requests, try anna.state.mark)
        try anna.sync()
        #expect(host.requests == requests + 1)
        #expect(try anna.state.mark == mark)
    }

    @Test func `whoever opens an invitation sees who invites to what`() throws {
        try anna.found()
        let welcome = try bruno.run(HubDoor.look(at: try anna.invite(.viewer), bruno.now))
        #expect(welcome.book == "Household")
        #expect(welcome.inviter == "Anna")
        #expect(welcome.role == .viewer)
    }

    @Test func `everybody knows what everybody is called`() throws {
        try anna.found()
        try bruno.join(try anna.invite(.viewer))
        try carla.join(try anna.invite(), as: "Carla")
        try anna.sync()
        for peer in [anna, carla] {
            #expect(
                try peer.state.names == [
                    anna.person.id: "Anna", bruno.person.id: "Bruno", carla.person.id: "Carla",
                ])
        }
    }

    @Test func `an invitation lets in once, and not after its end`() throws {
        try anna.found()
        let link = try anna.invite()
        try bruno.join(link)
        #expect(throws: HubError.noBook) { try carla.join(link) }
        let short = try anna.invite(days: 1)
        host.now = host.now + 86_400_000 + 120_000
        carla.device.now = host.now + -3_600_000
        #expect(throws: HubError.refused(.members(.ended))) { try carla.join(short) }
    }

    @Test func `what was dated ahead and is dated anew is so for every member`() throws {
        try anna.found()
        try bruno.join(try anna.invite())
        let right = max(anna.now, bruno.now) + 60_000
        for clock in [right + 3 * 86_400_000, right] {
            host.now = clock
            for peer in [anna, bruno] { peer.device.now = clock }
            if clock > right { try garden(anna, "Far") }
            try anna.device.book.takeInFarActions()
            for peer in [anna, bruno, anna] { try peer.sync() }
        }
        try expectOneBook([anna, bruno])
        for peer in [anna, bruno] {
            #expect(try gardens(peer) == 1)
            #expect(try peer.device.store.lastStamp().map { $0.isPossible(at: right) } == true)
        }
    }

    @Test func `whoever may only read from now on comes in by no link of several`() throws {
        try anna.found()
        let link = try anna.invite(uses: 3)
        try bruno.join(link)
        try anna.sync()
        try anna.run(anna.client.setRole(of: bruno.person.id, .viewer, anna.now))
        #expect(throws: (any Error).self) { try carla.join(link) }
        let other = try anna.invite(uses: 3)
        try anna.run(anna.client.setRole(of: bruno.person.id, .editor, anna.now))
        try carla.join(other)
        #expect(try carla.state.list?.member(bruno.person.id)?.role == .editor)
    }

    @Test
    func
        `those who come in by one link at the same moment all come in, and one too many hears why not`()
        throws
    {
        try anna.found()
        let link = try anna.invite(uses: 2)
        let peers = [bruno, carla]
        let welcomes = try peers.map { try $0.run(HubDoor.look(at: link, $0.now)) }
        let late = try anna.run(HubDoor.look(at: link, anna.now))
        for (peer, welcome) in zip(peers, welcomes) {
            try peer.run(HubDoor.come(welcome, as: "Guest", peer.device.store, peer.now))
            try peer.sync()
        }
        try anna.sync()
        #expect(try anna.state.list?.members.count == 3)
        let third = try Peer(4, host)
        #expect(throws: (any Error).self) {
            try third.run(HubDoor.come(late, as: "Late", third.device.store, third.now))
        }
        try anna.sync()
        #expect(try anna.state.list?.members.count == 3)
    }

    @Test func `members of one name are told apart`() throws {
        try anna.found()
        try bruno.join(try anna.invite(), as: "Anna")
        try carla.join(try anna.invite(), as: "anna")
        for peer in [anna, bruno, carla] {
            try peer.sync()
            let called = try peer.state.called
            #expect(called[anna.person.id] == "Anna")
            #expect(called[bruno.person.id] == "Anna 2")
            #expect(called[carla.person.id] == "anna 3")
        }
    }

    @Test func `a book that is too long for a snapshot goes on without one`() throws {
        try anna.found()
        anna.client = HubClient(anna.device.store, snapshotAfter: 1, snapshotUpTo: 400)
        for name in ["Rose", "Tulip", "Lily"] {
            try garden(anna, name)
            try anna.sync()
        }
        let store = host.memory.store
        #expect(try store.snapshots(try anna.state.book).allSatisfy { $0.size <= 400 })
        try bruno.join(try anna.invite())
        try bruno.sync()
        #expect(try gardens(bruno) == 3)
    }

    @Test func `a viewer gets everything and brings nothing`() throws {
        try anna.found()
        try bruno.join(try anna.invite(.viewer))
        try garden(bruno, "Mine")
        try garden(anna, "Ours")
        try anna.sync()
        try bruno.sync()
        #expect(try gardens(bruno) == 2)
        try anna.sync()
        #expect(try gardens(anna) == 1)
    }

    @Test func `a hub refuses the piece of a viewer, and members would too`() throws {
        try anna.found()
        try bruno.join(try anna.invite(.viewer))
        let state = try bruno.state
        let key = try #require(bruno.epochKey(1))
        let piece = try bruno.person.engine.finish(
            SealedPiece.sealing(
                PieceContent(), as: .piece, in: state.book, under: key, by: bruno.person.id,
                .own, seen: state.mark))
        let request = HubRequest.exchange(state.book, after: 0, keysAfter: 0, [piece])
        #expect(try host.answer(request, bruno.person.id) == .refused(.mayOnlyRead))
        #expect(try host.answer(request, anna.person.id) == .refused(.forged))
        #expect(try host.answer(request, carla.person.id) == .refused(.stranger))
        let store = host.memory.store
        let mark = try #require(try store.book(state.book)).end.after(piece.hash)
        try store.add(state.book, HubItem(.piece, piece.bytes, mark: mark))
        try store.save(HubBook(state.book, end: mark))
        #expect(throws: HubError.lies(.notAllowed)) { try anna.sync() }
    }

    @Test func `a removed member gets and brings nothing any more`() throws {
        try anna.found()
        try bruno.join(try anna.invite())
        try carla.join(try anna.invite())
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        try garden(anna, "Secret")
        try anna.sync()
        try garden(bruno, "Late")
        #expect(throws: HubError.notMember) { try bruno.sync() }
        try expectOneBook([anna, carla])
        #expect(try gardens(carla) == 1)
        #expect(try anna.state.list?.epoch.number == 2)
    }

    @Test func `who comes in after a removal never needs an older key`() throws {
        try garden(anna, "Home")
        try anna.found()
        try bruno.join(try anna.invite())
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        try garden(anna, "Allotment")
        try anna.sync()
        try carla.join(try anna.invite())
        #expect(try gardens(carla) == 2)
        try expectOneBook([anna, carla])
    }

    @Test func `an invitation outlives a new epoch`() throws {
        try anna.found()
        try bruno.join(try anna.invite())
        let link = try anna.invite()
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        try carla.join(link)
        try expectOneBook([anna, carla])
    }

    @Test func `who was taken out comes in by no invitation again, and by no sheet of theirs`()
        throws
    {
        try anna.found()
        try bruno.join(try anna.invite(.owner))
        let single = try anna.invite()
        let several = try anna.invite(uses: 5)
        let own = try bruno.run(
            bruno.client.invite(
                as: .owner, ends: bruno.now + 86_400_000, to: "Household", bruno.now))
        let (kept, sheet) = try (
            anna.run(anna.client.addSheet(anna.now)), bruno.run(bruno.client.addSheet(bruno.now))
        )
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        for link in [several, own] {
            #expect(throws: HubError.noBook) { try carla.run(HubDoor.look(at: link, carla.now)) }
        }
        #expect(throws: HubError.self) { try carla.run(HubDoor.look(at: sheet)) }
        try carla.run(HubDoor.look(at: kept))
        try carla.join(single)
        try expectOneBook([anna, carla])
        let list = try #require(try anna.state.list)
        #expect(list.invitations.isEmpty && !list.isEpochStale)
        #expect(list.members.map { $0.role } == [.owner, .sheet, .editor])
    }

    @Test func `a sheet that let somebody in lets them in no more once they were taken out`() throws
    {
        try anna.found()
        let sheet = try anna.run(anna.client.addSheet(anna.now))
        let welcome = try carla.run(HubDoor.look(at: sheet))
        try carla.run(HubDoor.come(welcome, as: "Anna", carla.device.store, carla.now))
        try carla.sync()
        try anna.run(anna.client.remove(carla.person.id, anna.now))
        #expect(throws: HubError.self) { try bruno.run(HubDoor.look(at: sheet)) }
        #expect(try anna.state.list?.members.map { $0.role } == [.owner])
    }

    @Test func `who was taken out and comes again goes on, and brings what waited as their own`()
        throws
    {
        try anna.found()
        try bruno.join(try anna.invite())
        try garden(bruno, "Home")
        try bruno.sync()
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        try garden(bruno, "Late")
        #expect(throws: HubError.notMember) { try bruno.sync() }
        let link = try anna.invite()
        try HubClient.setAside(bruno.device.store)
        try bruno.changeKeys(12)
        try bruno.join(link)
        try anna.sync()
        #expect(try gardens(anna) == 2)
        try expectOneBook([anna, bruno])
        let writers = try anna.device.book.writers()
        let all = try anna.device.store.log(0, .max).map { $0.change.stamp }
        #expect(Set(all.map { writers.writer(of: $0) }) == [.other("Bruno")])
        #expect(all.count { $0.node == all.last?.node } == 1)
    }

    @Test func `the last owner isn't taken out, and no invitation for it`() throws {
        try anna.found()
        _ = try anna.invite(uses: 5)
        #expect(throws: HubError.refused(.members(.lastOwner))) {
            try anna.run(anna.client.remove(anna.person.id, anna.now))
        }
        #expect(try anna.state.list?.invitations.count == 1)
    }

    @Test func `whoever leaves keeps the book, and an owner begins a new epoch`() throws {
        try garden(anna, "Home")
        try anna.found()
        try bruno.join(try anna.invite())
        try bruno.run(bruno.client.leave(bruno.now))
        #expect(try gardens(bruno) == 1)
        #expect(try HubState(in: bruno.device.store) == nil)
        try anna.sync()
        #expect(try anna.state.list?.epoch.number == 2)
        #expect(try anna.state.list?.isEpochStale == false)
    }

    @Test func `a sheet brings a book back when no device is left`() throws {
        try garden(anna, "Home")
        try anna.found()
        let sheet = try anna.run(anna.client.addSheet(anna.now))
        try garden(anna, "Allotment")
        try anna.sync()
        let typed = try RecoverySheet(sheet.text)
        let welcome = try carla.run(HubDoor.look(at: typed))
        try carla.run(HubDoor.come(welcome, as: "Anna", carla.device.store, carla.now))
        try carla.sync()
        #expect(try gardens(carla) == 2)
        try carla.run(carla.client.remove(anna.person.id, carla.now))
        #expect(throws: HubError.notMember) { try anna.sync() }
    }

    @Test func `the last owner can't leave`() throws {
        try anna.found()
        #expect(throws: HubError.refused(.members(.lastOwner))) {
            try anna.run(anna.client.leave(anna.now))
        }
    }

    @Test func `two owners at once both have their way`() throws {
        try anna.found()
        try bruno.join(try anna.invite(.owner))
        try carla.join(try anna.invite())
        let dario = try Peer(4, host)
        let link = try anna.invite()
        // Both look at the same list; the second has to look again.
        var isFirst = true
        let step = try bruno.client.setRole(of: carla.person.id, .viewer, bruno.now)
        try bruno.run(step) {
            if isFirst { isFirst = false } else { try? dario.join(link, as: "Dario") }
            return .fair
        }
        try expectOneBook([anna, bruno, carla, dario])
        #expect(try anna.state.list?.member(carla.person.id)?.role == .viewer)
        #expect(try anna.state.list?.members.count == 4)
    }

    @Test func `a cloned device goes on as two, and nothing is lost`() throws {
        try anna.found()
        try bruno.join(try anna.invite())
        try garden(bruno, "Before")
        try bruno.sync()
        let clone = try Peer(2, host, MemoryStore(Sample.schema).store)
        for entry in try bruno.device.store.log(0, .max) {
            _ = try clone.device.store.append([entry.change], entry.undoes)
        }
        for name in ["hub", "sync " + HubHost.address] {
            try clone.device.store.set(name, try bruno.device.store.setting(name))
        }
        try garden(bruno, "One")
        clone.device.wait(5_000)
        try garden(clone, "Other")
        try bruno.sync()
        try clone.sync()
        try expectOneBook([anna, bruno, clone])
        #expect(try gardens(anna) == 3)
    }

    @Test func `a book that is full says so, and keeps what was written`() throws {
        try anna.found()
        host.limits.book = 1_000
        for number in 0..<4 {
            try garden(anna, "Garden \(number)")
            _ = try? anna.sync()
        }
        #expect(throws: HubError.refused(.full)) { try anna.sync() }
        #expect(try gardens(anna) == 4)
        host.limits.book = 100_000
        try bruno.join(try anna.invite())
        try expectOneBook([anna, bruno])
    }

    @Test func `what nobody can open is left out and counted, and the rest goes on`() throws {
        try anna.found()
        try bruno.join(try anna.invite())
        let state = try bruno.state
        let other = try epochKey(1, 99)
        let piece = try bruno.person.engine.finish(
            SealedPiece.sealing(
                PieceContent(), as: .piece, in: state.book, under: other, by: bruno.person.id,
                .own, seen: state.mark))
        _ = try host.answer(
            .exchange(state.book, after: 0, keysAfter: 0, [piece]), bruno.person.id)
        try garden(bruno, "After")
        try bruno.sync()
        try anna.sync()
        #expect(try anna.state.unreadable == 1)
        #expect(try gardens(anna) == 1)
    }
}

extension Peer {
    /// The key of an epoch, as the hub has it for this device.
    func epochKey(_ epoch: Int64) -> EpochKey? {
        guard let state = try? state,
            let keys = try? host.memory.store.keys(state.book, person.id),
            let sealed = keys.first(where: { $0.epoch == epoch })
        else { return nil }
        return try? person.engine.finish(
            sealed.opened(by: .own, person.keys.agreement, in: state.book))
    }
}
