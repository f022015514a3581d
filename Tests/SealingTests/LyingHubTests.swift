import Kernel
import SealingEngine
import TestKit
import Testing

/// Whatever a hub does, it is noticed and named, and nothing of it is kept.
@Suite struct LyingHubTests {
    private let host = HubHost()
    private let anna: Peer
    private let bruno: Peer

    init() throws {
        anna = try Peer(1, host)
        bruno = try Peer(2, host)
        try anna.device.add(Garden.kind, ["name": .text("Home")])
        try anna.found()
        try bruno.join(try anna.invite())
        try anna.sync()
        for number in 0..<4 { try write(bruno, "Garden \(number)") }
    }

    private func write(_ peer: Peer, _ name: String) throws {
        try peer.device.add(Garden.kind, ["name": .text(name)])
        try peer.sync()
    }

    /// What comes of an exchange whose answers somebody changes.
    private func expect(_ lie: HubLie, _ change: @escaping (inout HubRow) -> Void) throws {
        let (before, count) = (try anna.state, try anna.device.store.position())
        #expect(throws: HubError.lies(lie)) {
            try anna.run(anna.client.exchange(anna.now)) {
                .fair
            } _: { answer in
                guard case .row(var row) = answer else { return answer }
                change(&row)
                return .row(row)
            }
        }
        #expect(try anna.state == before)
        #expect(try anna.device.store.position() == count)
    }

    @Test func `a row in another order`() throws {
        try expect(.otherRow) { $0.items.swapAt(0, 1) }
    }

    @Test func `a row with something left out`() throws {
        try expect(.otherRow) { $0.items.remove(at: 1) }
        try expect(.otherRow) { $0.items.removeAll() }
    }

    @Test func `a row whose end never comes`() throws {
        #expect(throws: HubError.lies(.otherRow)) {
            try anna.run(anna.client.exchange(anna.now)) {
                .fair
            } _: { answer in
                guard case .row(var row) = answer, !row.items.isEmpty else { return answer }
                row.items.removeLast()
                return .row(row)
            }
        }
    }

    @Test func `something to be looked at first that is never shown`() throws {
        try anna.sync()
        try anna.device.add(Garden.kind, ["name": .text("Later")])
        var (count, before) = (0, host.memory)
        #expect(throws: HubError.lies(.otherRow)) {
            try anna.run(anna.client.exchange(anna.now)) {
                count += 1
                before = host.memory.copy()
                return .fair
            } _: { answer in
                // Each look is answered, and what is brought then isn't taken.
                guard count.isMultiple(of: 2) else { return answer }
                host.memory = before
                return .refused(.lookFirst)
            }
        }
        #expect(count < 20)
    }

    @Test func `a row with something twice`() throws {
        try expect(.otherRow) { $0.items.append($0.items[0]) }
    }

    @Test func `a row that is shorter than it was`() throws {
        let old = host.memory.copy()
        try write(anna, "Later")
        host.memory = old
        #expect(throws: HubError.lies(.rolledBack)) { try anna.sync() }
    }

    @Test func `whoever says so goes on with a hub that was put back, and brings what it lost`()
        throws
    {
        let old = host.memory.copy()
        try write(anna, "Later")
        try bruno.sync()
        host.memory = old
        for peer in [anna, bruno] {
            #expect(throws: HubError.lies(.rolledBack)) { try peer.sync() }
            try peer.client.startOver()
        }
        try expectOneBook([anna, bruno])
        #expect(try anna.device.store.count(Query(Garden.kind)) == 6)
    }

    @Test func `a hub that was put back lets nobody in again who was taken out`() throws {
        let carla = try Peer(3, host)
        try carla.join(try anna.invite(), as: "Carla")
        for _ in 0..<2 { _ = try anna.invite() }
        let old = host.memory.copy()
        try anna.run(anna.client.remove(carla.person.id, anna.now))
        let invitation = try #require(try anna.state.list?.invitations.first)
        try anna.run(anna.client.withdraw(invitation.id, anna.now))
        try anna.sync()
        try bruno.sync()
        host.memory = old
        for peer in [anna, bruno] {
            #expect(throws: HubError.lies(.rolledBack)) { try peer.sync() }
            try peer.client.startOver()
        }
        // Nobody else brings anything that Carla could read.
        try bruno.device.add(Garden.kind, ["name": .text("Not for Carla")])
        #expect(throws: HubError.membersBack) { try bruno.sync() }
        bruno.restart()
        #expect(throws: HubError.membersBack) { try bruno.sync() }
        try anna.sync()
        let list = try #require(try anna.state.list)
        #expect(list.member(carla.person.id) == nil)
        #expect(list.invitation(invitation.id) == nil)
        #expect(list.invitations.count == 1)
        #expect(!list.isEpochStale)
        try bruno.sync()
        try expectOneBook([anna, bruno])
        #expect(throws: HubError.notMember) { try carla.sync() }
    }

    @Test func `whoever came in by what had been closed, after a hub was put back, is out again`()
        throws
    {
        let carla = try Peer(3, host)
        let (link, unused) = (try anna.invite(.owner, uses: 5), try anna.invite())
        try carla.join(link, as: "Carla")
        let sheet = try carla.run(carla.client.addSheet(carla.now))
        try anna.sync()
        let old = host.memory.copy()
        try anna.run(anna.client.remove(carla.person.id, anna.now))
        try bruno.sync()
        host.memory = old
        // By the link, by the sheet, and by an invitation of somebody who is back.
        let (quiet, again, guest) = (try Peer(4, host), try Peer(5, host), try Peer(6, host))
        try quiet.join(link, as: "Quiet")
        let welcome = try again.run(HubDoor.look(at: sheet))
        try again.run(HubDoor.come(welcome, as: "Again", again.device.store, again.now))
        try again.sync()
        try guest.join(try quiet.invite(uses: 2), as: "Guest")
        // By what was open all the time.
        let dora = try Peer(7, host)
        try dora.join(unused, as: "Dora")
        #expect(anna.client.missing.isEmpty)
        for peer in [anna, bruno] { try peer.client.startOver() }
        try anna.device.add(Garden.kind, ["name": .text("Secret")])
        #expect(throws: HubError.membersBack) { try bruno.sync() }
        try anna.sync()
        let list = try #require(try anna.state.list)
        #expect(list.members.map { $0.id } == [anna, bruno, dora].map { $0.person.id })
        #expect(list.invitations.isEmpty)
        #expect(
            anna.client.expelled.map { try? anna.state.names[$0] } == [
                "Carla", nil, "Quiet", "Again", "Guest",
            ])
        for peer in [carla, quiet, again, guest] {
            #expect(throws: HubError.notMember) { try peer.sync() }
            #expect(try !peer.device.store.dump.contains("Secret"))
        }
        try expectOneBook([anna, bruno, dora])
    }

    @Test func `a role given by whoever had been taken out counts for nothing`() throws {
        let carla = try Peer(3, host)
        try carla.join(try anna.invite(.owner), as: "Carla")
        try anna.sync()
        let old = host.memory.copy()
        try anna.run(anna.client.remove(carla.person.id, anna.now))
        host.memory = old
        try carla.run(carla.client.setRole(of: bruno.person.id, .owner, carla.now))
        try carla.run(carla.client.setRole(of: anna.person.id, .viewer, carla.now))
        try anna.client.startOver()
        #expect(throws: HubError.overthrown) { try anna.sync() }
        try bruno.sync()
        try bruno.run(bruno.client.setRole(of: anna.person.id, .owner, bruno.now))
        try anna.sync()
        let list = try #require(try anna.state.list)
        #expect(list.member(bruno.person.id)?.role == .editor)
        #expect(list.member(carla.person.id) == nil)
    }

    @Test
    func `where somebody took the last owner out who had been taken out, the others are told`()
        throws
    {
        let carla = try Peer(3, host)
        try carla.join(try anna.invite(.owner), as: "Carla")
        try anna.sync()
        let old = host.memory.copy()
        try anna.run(anna.client.remove(carla.person.id, anna.now))
        try bruno.sync()
        host.memory = old
        try carla.run(carla.client.remove(anna.person.id, carla.now))
        #expect(throws: HubError.notMember) { try anna.sync() }
        try bruno.client.startOver()
        for _ in 0..<2 {
            #expect(throws: HubError.overthrown) { try bruno.sync() }
            bruno.restart()
        }
        for peer in [anna, bruno] {
            #expect(try peer.device.store.count(Query(Garden.kind)) == 5)
        }
    }

    @Test func `what a demoted owner did on a hub that was put back counts for nothing`() throws {
        let carla = try Peer(3, host)
        try carla.join(try anna.invite(.owner), as: "Carla")
        let dora = try Peer(5, host)
        try dora.join(try anna.invite(), as: "Dora")
        try anna.sync()
        let old = host.memory.copy()
        try anna.run(anna.client.setRole(of: carla.person.id, .viewer, anna.now))
        try anna.sync()
        host.memory = old
        let quiet = try Peer(4, host)
        try quiet.join(try carla.invite(.owner), as: "Quiet")
        let sheet = try carla.run(carla.client.addSheet(carla.now))
        try carla.run(carla.client.setRole(of: bruno.person.id, .owner, carla.now))
        try carla.run(carla.client.remove(dora.person.id, carla.now))
        try write(carla, "As if nothing were")
        // Whatever she brought: the hub can only have been put back.
        #expect {
            try anna.sync()
        } throws: { error in
            guard case .lies(let lie) = error as? HubError else { return false }
            return lie.mayBeRight
        }
        try anna.client.startOver()
        try anna.sync()
        let list = try #require(try anna.state.list)
        #expect(
            list.members.map { $0.id } == [anna, bruno, carla].map { $0.person.id })
        #expect(list.members.map { $0.role } == [.owner, .editor, .viewer])
        #expect(list.invitations.isEmpty)
        #expect(anna.client.missing == [dora.person.id])
        #expect(throws: HubError.notMember) { try quiet.sync() }
        #expect(throws: HubError.noBook) { try quiet.run(HubDoor.look(at: sheet)) }
        try expectOneBook([anna, bruno, carla])
    }

    @Test func `whoever is made an owner by whom had been taken out stays one where none is left`()
        throws
    {
        let carla = try Peer(3, host)
        try carla.join(try anna.invite(.owner), as: "Carla")
        try anna.sync()
        let old = host.memory.copy()
        try anna.run(anna.client.remove(carla.person.id, anna.now))
        try bruno.sync()
        host.memory = old
        try carla.run(carla.client.setRole(of: bruno.person.id, .owner, carla.now))
        try carla.run(carla.client.remove(anna.person.id, carla.now))
        try bruno.client.startOver()
        try bruno.sync()
        let list = try #require(try bruno.state.list)
        #expect(list.members.map { $0.id } == [bruno.person.id])
        #expect(bruno.client.missing == [anna.person.id])
        #expect(throws: HubError.notMember) { try carla.sync() }
    }

    @Test func `a hub that was put back keeps nobody from leaving`() {
        for lie in [HubLie.rolledBack, .otherRow, .forged, .notAllowed, .otherMembers] {
            #expect(HubError.lies(lie).letsLeave)
        }
        #expect(HubError.overthrown.letsLeave && HubError.notMember.letsLeave)
        #expect(!HubError.refused(.members(.lastOwner)).letsLeave)
        #expect(!HubError.tooBusy.letsLeave)
    }

    @Test func `a hub that forgot a right taken away waits for an owner, one given for nobody`()
        throws
    {
        let id = bruno.person.id
        let carla = try Peer(3, host)
        try carla.join(try anna.invite(), as: "Carla")
        try anna.sync()
        for (before, after, waits) in [
            (Role.editor, Role.viewer, true), (.viewer, .editor, false),
        ] {
            try anna.run(anna.client.setRole(of: id, before, anna.now))
            try expectOneBook([anna, bruno, carla])
            let old = host.memory.copy()
            try anna.run(anna.client.setRole(of: id, after, anna.now))
            for peer in [anna, carla] { try peer.sync() }
            host.memory = old
            for peer in [anna, carla, bruno] { try peer.client.startOver() }
            if waits {
                #expect(throws: HubError.membersBack) { try carla.sync() }
            } else {
                try carla.sync()
            }
            try anna.sync()
            #expect(try anna.state.list?.member(id)?.role == after)
            for peer in [carla, bruno] { try peer.sync() }
        }
    }

    @Test func `whoever says so goes on where others wrote after a hub was put back`() throws {
        let old = host.memory.copy()
        for name in ["One", "Two", "Three"] { try write(anna, name) }
        try bruno.sync()
        host.memory = old
        #expect(throws: HubError.lies(.rolledBack)) { try anna.sync() }
        try anna.client.startOver()
        try anna.sync()
        for name in ["Four", "Five", "Six"] { try write(anna, name) }
        #expect(throws: HubError.lies(.otherRow)) { try bruno.sync() }
        #expect(HubLie.otherRow.mayBeRight)
        try bruno.client.startOver()
        try write(bruno, "Seven")
        try expectOneBook([anna, bruno])
    }

    @Test func `different rows for different people`() throws {
        try anna.sync()
        let fork = host.memory.copy()
        try write(bruno, "Only for Bruno")
        let real = host.memory
        host.memory = fork
        try write(anna, "Only for Anna")
        host.memory = real
        #expect(throws: HubError.lies(.otherRow)) { try anna.sync() }
        host.memory = fork
        #expect(throws: HubError.lies(.otherRow)) { try bruno.sync() }
    }

    @Test func `a piece of another book, or of nobody`() throws {
        let carla = try Peer(3, host)
        try carla.found()
        let piece = try carla.person.engine.finish(
            SealedPiece.sealing(
                PieceContent(), as: .piece, in: try anna.state.book, under: try epochKey(1),
                by: carla.person.id, .own, seen: try anna.state.mark))
        try expect(.notAllowed) { row in
            row.items = [.piece(piece)]
            row.end = row.end.after(piece.hash)
        }
    }

    @Test func `a member list that isn't signed`() throws {
        let list = try #require(try anna.state.list)
        let mallory = try Person(66)
        let entry = try mallory.engine.finish(
            list.draft(.add(mallory.keys, .owner, .none), by: anna.person.id, anna.now)
                .signed(by: .own))
        let mark = try anna.state.mark.after(entry.hash)
        try expect(.forged) { row in
            row.items = [.entry(entry)]
            row.end = mark
        }
    }

    @Test func `a member list that breaks its rules`() throws {
        let list = try #require(try bruno.state.list)
        let entry = try bruno.person.engine.finish(
            list.draft(.setRole(bruno.person.id, .owner), by: bruno.person.id, anna.now)
                .signed(by: .own))
        try expect(.otherMembers) { $0.items = [.entry(entry)] }
    }

    @Test func `an answer that isn't one`() throws {
        #expect(throws: HubError.unreadable) {
            try anna.run(anna.client.exchange(anna.now)) {
                .fair
            } _: { _ in
                .books([])
            }
        }
    }
}

/// A hub carries everything and can read nothing.
@Suite struct CuriousHubTests {
    @Test func `none of a thousand words is in a hub's store or on the way`() throws {
        let host = HubHost()
        let (anna, bruno) = (try Peer(1, host), try Peer(2, host))
        let words = (0..<1_000).map { "word\($0 * 7_919)x" }
        try anna.found()
        for start in stride(from: 0, to: words.count, by: 100) {
            let store = anna.device.store
            try store.transaction(writing: true, failure: { BookError.store($0) }) {
                () throws(BookError) in
                for word in words[start..<(start + 100)] {
                    try anna.device.book.commit(draft(Garden.kind, ["name": .text(word)]))
                }
            }
            anna.device.wait(1_000)
            try anna.sync()
        }
        try bruno.join(try anna.invite(), as: words[1])
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        #expect(try bruno.device.store.count(Query(Garden.kind)) == 1_000)
        let all = String(decoding: host.memory.bytes + host.traffic, as: Unicode.ASCII.self)
        #expect(!all.contains("word"))
        #expect(!all.contains("Household") && !all.contains("garden") && !all.contains("Anna"))
    }
}
