import Kernel
import SealingEngine
import TestKit
import Testing

@Suite struct MemberListTests {
    private let anna: Person
    private let bruno: Person
    private let carla: Person
    private var club: Club

    init() throws {
        (anna, bruno, carla) = (try Person(1), try Person(2), try Person(3))
        club = try Club(anna)
    }

    private func invitation(
        _ person: Person, _ role: Role = .editor, uses: Int64 = 1, days: Int = 7
    ) -> MemberEntry.Deed {
        .invite(
            MemberEntry.Invitation(
                keys: person.keys, role: role, ends: .start + days * 86_400_000, uses: uses))
    }

    @Test func `whoever founds a book owns it, and its number is of its first entry`() throws {
        #expect(club.list.members.map(\.role) == [.owner])
        #expect(club.list.book == MemberList.number(of: club.entries[0]))
        #expect(club.list.epoch == club.key.start)
    }

    @Test mutating func `whoever has an invitation comes in by it, as often as it says`() throws {
        let link = try Person(9)
        try club.add(invitation(link, uses: 2), by: anna)
        for person in [bruno, carla] {
            try club.add(.join(person.keys, .none), by: link.id, link.engine)
        }
        #expect(club.list.members.map(\.role) == [.owner, .editor, .editor])
        #expect(club.list.invitations.isEmpty)
        let late = try Person(4)
        #expect(throws: MemberRefusal.ended) {
            try club.add(.join(late.keys, .none), by: link.id, link.engine)
        }
    }

    @Test mutating func `an invitation that has ended or was taken back lets nobody in`() throws {
        let (link, other) = (try Person(8), try Person(9))
        try club.add(invitation(link, days: 1), by: anna)
        try club.add(invitation(other), by: anna)
        try club.add(.withdraw(other.id), by: anna)
        #expect(throws: MemberRefusal.ended) {
            try club.add(
                .join(bruno.keys, .none), by: link.id, link.engine, at: .start + 86_400_001)
        }
        #expect(throws: MemberRefusal.ended) {
            try club.add(.join(bruno.keys, .none), by: other.id, other.engine)
        }
        #expect(club.list.isEpochStale)
    }

    @Test mutating func `only owners invite, remove, rule and renew`() throws {
        for (person, role) in [(bruno, Role.editor), (carla, .viewer)] {
            try club.add(.add(person.keys, role, .none), by: anna)
            let deeds: [MemberEntry.Deed] = [
                invitation(try Person(7)), .withdraw(anna.id), .setRole(person.id, .owner),
                .remove(anna.id, try epochKey(2).start), .renew(try epochKey(2).start),
                .add(try Person(6).keys, .editor, .none),
            ]
            for deed in deeds {
                #expect(throws: MemberRefusal.notAllowed) { try club.add(deed, by: person) }
            }
        }
    }

    @Test mutating func `a removed member is out, and everything after is under a new key`() throws
    {
        try club.add(.add(bruno.keys, .owner, .none), by: anna)
        #expect(throws: MemberRefusal.otherEpoch) {
            try club.add(.remove(bruno.id, try epochKey(3).start), by: anna)
        }
        try club.add(.remove(bruno.id, try epochKey(2).start), by: anna)
        #expect(club.list.epoch.number == 2)
        #expect(throws: MemberRefusal.stranger) { try club.add(.leave, by: bruno) }
        #expect(throws: MemberRefusal.known) {
            try club.add(.add(bruno.keys, .editor, .none), by: anna)
        }
        #expect(throws: MemberRefusal.unknown) {
            try club.add(.setRole(bruno.id, .editor), by: anna)
        }
    }

    @Test mutating func `a book keeps an owner`() throws {
        try club.add(.add(bruno.keys, .editor, .none), by: anna)
        #expect(throws: MemberRefusal.lastOwner) { try club.add(.leave, by: anna) }
        #expect(throws: MemberRefusal.lastOwner) {
            try club.add(.setRole(anna.id, .viewer), by: anna)
        }
        try club.add(.setRole(bruno.id, .owner), by: anna)
        try club.add(.leave, by: anna)
        #expect(club.list.isEpochStale)
        try club.add(.renew(try epochKey(2).start), by: bruno)
        #expect(!club.list.isEpochStale)
    }

    @Test mutating func `a sheet in a drawer lets a new device in and does nothing else`() throws {
        let secret = try #require(WrittenSecret([UInt8](repeating: 3, count: 16)))
        let engine = NettleEngine()
        let sheet = try engine.finish(secret.keys(for: .sheet))
        try club.add(.add(sheet.keys, .sheet, .none), by: anna)
        for deed in [MemberEntry.Deed.leave, .remove(anna.id, try epochKey(2).start)] {
            #expect(throws: MemberRefusal.notAllowed) {
                try club.add(deed, by: sheet.keys.id, engine, sheet.signing)
            }
        }
        try club.add(.add(bruno.keys, .owner, .none), by: sheet.keys.id, engine, sheet.signing)
        try club.add(.remove(anna.id, try epochKey(2).start), by: bruno)
        #expect(club.list.members.map(\.role) == [.sheet, .owner])
        #expect(throws: MemberRefusal.lastOwner) { try club.add(.leave, by: bruno) }
    }

    @Test func `of two owners at once the second has to look again`() throws {
        var (one, other) = (club, club)
        try one.add(.add(bruno.keys, .editor, .none), by: anna)
        try other.add(.add(carla.keys, .editor, .none), by: anna)
        #expect(throws: MemberRefusal.notNext) { try one.list.adding(other.entries[1]) }
    }

    @Test mutating func `every entry is signed by whom the list says`() throws {
        let link = try Person(9)
        try club.add(invitation(link), by: anna)
        try club.add(.join(bruno.keys, .none), by: link.id, link.engine)
        try club.add(.leave, by: bruno)
        var list = try MemberList(founding: club.entries[0])
        for entry in club.entries.dropFirst() {
            let key = try #require(list.signer(entry))
            #expect(try anna.engine.finish(entry.isSigned(by: key)))
            #expect(try !anna.engine.finish(entry.isSigned(by: carla.keys.signing)))
            list = try list.adding(try #require(MemberEntry(entry.bytes)))
        }
        #expect(list == club.list)
    }
}

/// What holds of every list, whatever is tried.
@Suite(.namingCases) struct MemberListLawTests {
    @Test func `a list always has an owner, no key twice, and follows from its bytes`() throws {
        let people = try (1...12).map { try Person($0) }
        try withDice(150) { dice in
            var club = try Club(people[0])
            for _ in 0..<40 {
                let before = club.list
                do {
                    let deed = deed(club, people, &dice)
                    try club.add(deed, by: people[dice.roll(people.count)])
                } catch is MemberRefusal {
                    #expect(club.list == before)
                }
                try expectSound(club.list)
            }
            var list = try MemberList(founding: club.entries[0])
            for entry in club.entries.dropFirst() {
                list = try list.adding(try #require(MemberEntry(entry.bytes)))
            }
            #expect(list == club.list)
        }
    }

    private func expectSound(_ list: MemberList) throws {
        let ids = list.recipients().map { $0.id }
        #expect(Set(ids).count == ids.count)
        #expect(list.members.contains { $0.role == .owner })
        #expect(list.invitations.allSatisfy { $0.used < $0.invitation.uses })
    }

    private func deed(_ club: Club, _ people: [Person], _ dice: inout Dice) -> MemberEntry.Deed {
        let other = people[dice.roll(people.count)]
        let role = Role.allCases[dice.roll(4)]
        let next = EpochKey(
            number: club.list.epoch.number + Int64(dice.hits(oneIn: 5) ? 2 : 1),
            secret: [UInt8](repeating: 9, count: 32))
        switch dice.roll(8) {
        case 0: return .add(other.keys, role, .none)
        case 1:
            return .invite(
                MemberEntry.Invitation(
                    keys: other.keys, role: role, ends: .start, uses: Int64(dice.roll(4))))
        case 2: return .withdraw(other.id)
        case 3: return .join(other.keys, .none)
        case 4: return .setRole(other.id, role)
        case 5: return next.map { .remove(other.id, $0.start) } ?? .leave
        case 6: return next.map { .renew($0.start) } ?? .leave
        default: return .leave
        }
    }
}
