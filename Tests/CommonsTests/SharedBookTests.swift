import AllTrackers
import Foundation
import TestKit
import Testing

@testable import Kernel

/// The screen of who is in a shared book, and what it asks before somebody goes.
struct SharedBookTests {
    private let app = AllTrackers.app()
    private let store = MemoryStore(AllTrackers.declarations.schema).store
    private let (anna, bruno): (MemberKeys, MemberKeys)

    init() throws {
        (anna, bruno) = (try SharedBookTests.keys(1), try SharedBookTests.keys(2))
    }

    private static func keys(_ byte: UInt8) throws -> MemberKeys {
        var bytes = SHA256.hash([byte])
        bytes[31] &= 0x7f
        return MemberKeys(
            signing: try #require(PublicKey(bytes)), agreement: try #require(AgreementKey(bytes)))
    }

    /// An entry with a signature that nobody looks at.
    private func entry(_ draft: MemberDraft) throws -> MemberEntry {
        let signature = [UInt8](repeating: 1, count: 64)
        guard case .done(let entry) = try draft.signed(by: .own).resumed([.bytes(signature)]) else {
            throw SealingError.unable
        }
        return entry
    }

    /// A book that Anna founded, and that Bruno is in, as one of them sees it.
    private func state(of own: MemberKeys, bruno role: Role?) throws -> HubState {
        let key = try #require(EpochKey(number: 1, secret: [UInt8](repeating: 7, count: 32)))
        let unique = [UInt8](repeating: 1, count: 16)
        var entries = [try entry(MemberList.founding(anna, key, unique: unique, .none, .start))]
        if let role {
            let list = try MemberList(entries)
            entries.append(try entry(list.draft(.add(bruno, role, .none), by: anna.id, .start)))
        }
        let book = try MemberList(entries).book
        var state = HubState(hub: "https://hub.example", book: book, own: own)
        state.entries = entries
        state.names = [anna.id: "Anna", bruno.id: "Bruno"]
        return state
    }

    private func page(_ query: String, _ state: HubState) -> String {
        var context = Request.Context(now: .start, acceptLanguage: "en", seed: 1)
        context.sharing = SharingPanel(
            state, books: [], hub: "https://hub.example", outcome: nil)
        let query = Parameters(formEncoded: query)
        let request = Request(.get, path: "/settings/sharing", query: query, context: context)
        return String(decoding: app.handle(request, in: store).body, as: UTF8.self)
    }

    @Test func `nobody is removed before it is said what that means`() throws {
        let state = try state(of: anna, bruno: .editor)
        let plain = page("", state)
        #expect(!plain.contains("value=\"remove\"") && !plain.contains("value=\"leave\""))
        #expect(plain.contains("ask=remove&amp;id=" + bruno.id.hex))
        let asked = page("ask=remove&id=" + bruno.id.hex, state)
        #expect(asked.contains("Remove “Bruno”") && asked.contains("could come back"))
        #expect(asked.contains("name=\"do\" value=\"remove\""))
        #expect(!page("ask=remove&id=" + anna.id.hex, state).contains("value=\"remove\""))
        let theirs = try self.state(of: bruno, bruno: .editor)
        #expect(!page("ask=remove&id=" + anna.id.hex, theirs).contains("value=\"remove\""))
    }

    @Test func `a recovery sheet is no person, and says when it was made to the minute`() throws {
        let screen = page("", try state(of: anna, bruno: .sheet))
        let row = try #require(screen.range(of: "id=\"member-" + bruno.id.hex)).upperBound
        let rest = screen[row...].prefix(700)
        #expect(rest.contains("#sticky"))
        #expect(rest.contains("1 Jan 2026, 00:00"))
    }

    @Test(arguments: [(Role.editor, true), (.owner, false)])
    func `the only owner is told so, and may leave all the same`(role: Role, isAlone: Bool) throws {
        let state = try state(of: anna, bruno: role)
        for question in ["keep", "leave"] {
            let asked = page("ask=" + question, state)
            #expect(asked.contains("name=\"do\" value=\"leave\""))
            #expect(asked.contains("You are the only owner") == isAlone)
            #expect(asked.contains("name=\"last\" value=\"yes\"") == isAlone)
            #expect(asked.contains("name=\"keep\" value=\"yes\"") == (question == "keep"))
        }
        #expect(page("", state).contains("Make an owner") == isAlone)
    }

    @Test func `who is out is asked before the book is deleted here`() throws {
        let outside = try state(of: bruno, bruno: nil)
        #expect(!page("", outside).contains("value=\"forget\""))
        #expect(page("ask=forget", outside).contains("name=\"do\" value=\"forget\""))
        #expect(page("ask=forget", outside).contains("nothing takes that back"))
        let inside = try state(of: bruno, bruno: .viewer)
        #expect(!page("ask=forget", inside).contains("value=\"forget\""))
    }
}
