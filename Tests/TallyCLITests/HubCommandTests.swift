import Glibc
import Kernel
import SyncOverHTTP
import TallyCLI
import TestKit
import Testing

/// Several people, each with a directory of their own, and a hub.
@Suite struct HubCommandTests {
    let anna = Desk()
    let bruno = Desk()
    private let hub = MemoryHub()
    private let network = Network()

    /// Whether there is any.
    private final class Network {
        var isThere = true
        /// After how many requests answers get lost.
        var deafAfter: Int?

        func isDeaf() -> Bool {
            guard let left = deafAfter else { return false }
            deafAfter = left - 1
            return left <= 1
        }
    }

    init() {
        for (desk, name) in [(anna, "Anna"), (bruno, "Bruno")] { connect(desk, name) }
    }

    /// - Parameter clock: How far the hub's is ahead when that desk asks, in milliseconds.
    func connect(_ desk: Desk, _ name: String, clock: Int = 0) {
        nonisolated(unsafe) let store = hub.store
        let endpoint = HubEndpoint { () throws(StoreError) in store }
        desk.variables["USER"] = name
        desk.connect = { [network] _, _ in
            { errand in
                guard case .hub(let head, let body) = errand, network.isThere else {
                    return .failed(.unreachable, detail: "no network")
                }
                if endpoint.refusal(head, mayFound: name == "Anna") != nil {
                    return .failed(.notLetIn, detail: "")
                }
                let response = endpoint.answer(
                    head, body, mayFound: name == "Anna", .start + (60_000 + clock)
                ).response
                if network.isDeaf() { return .failed(.unreachable, detail: "lost") }
                return response.status == 200
                    ? .answer(response.body) : .failed(.notLetIn, detail: "")
            }
        }
    }

    func invite(_ words: String...) throws -> String {
        let answer = anna.run(
            ["book", "invite", "--hub", "https://hub.example", "--json"] + words)
        try #require(answer.code == .done, "\(answer.messages)")
        let rest = try #require(answer.output.firstRange(of: "\"link\":\"")).upperBound
        return String(answer.output[rest...].prefix { $0 != "\"" })
    }

    @Test func `a book is shared by a link, and each has what the other writes`() throws {
        anna.tally("add", "garden", "name=Rose")
        anna.tally("book", "rename", "book", "Household")
        let joined = bruno.tally("book", "join", try invite(), "--as", "Bruno B.", "--json")
        #expect(joined.code == .done, "\(joined.messages)")
        #expect(joined.output.contains("\"name\":\"Household\",\"role\":\"editor\""))
        #expect(joined.messages.contains("You are in “Household”, to which Anna invited you."))
        #expect(bruno.tally("--book", "household", "show", "garden", "Rose").code == .done)
        bruno.tally("--book", "household", "add", "garden", "name=Tulip")
        #expect(bruno.tally("--book", "household", "sync").code == .done)
        #expect(anna.tally("sync").code == .done)
        #expect(anna.tally("show", "garden", "Tulip").code == .done)
        let digests = [anna.tally("check"), bruno.tally("--book", "household", "check")]
            .map { $0.output.split(separator: "\n").first { $0.contains("digest") } }
        #expect(digests[0] == digests[1])
    }

    @Test func `files go along, and the message counts them`() throws {
        let declarations = Declarations(Sample.fileSchema.kinds)
        let (clara, dora) = (Desk(declarations), Desk(declarations))
        connect(clara, "Anna")
        connect(dora, "Bruno")
        clara.tally("add", "photo", "name=Plan", "file=" + clara.file("plan.txt", "Week 1"))
        clara.tally("book", "rename", "book", "Household")
        let made = clara.tally("book", "invite", "--hub", "https://hub.example", "--json")
        let rest = try #require(made.output.firstRange(of: "\"link\":\"")).upperBound
        let link = String(made.output[rest...].prefix { $0 != "\"" })
        #expect(clara.tally("sync").messages.contains("files: sent 1, received 0"))
        #expect(dora.tally("book", "join", link).code == .done)
        let came = dora.tally("--book", "household", "sync")
        #expect(came.messages.contains("files: sent 0, received 1"), "\(came.messages)")
        let show = ["--book", "household", "show", "photo", "Plan", "-o", "-"]
        #expect(dora.run(show).output == "Week 1")
        #expect(clara.tally("sync").messages.contains("Nothing to exchange"))
        #expect(!String(decoding: hub.bytes, as: Unicode.ASCII.self).contains("Week 1"))
    }

    @Test func `a new book can be put on a hub at once`() throws {
        let made = anna.tally(
            "book", "new", "Household", "--hub", "https://hub.example", "--as", "Anna A.")
        #expect(made.code == .done, "\(made.messages)")
        #expect(made.messages.contains("sealed"))
        let members = anna.tally("--book", "household", "book", "members", "--json").output
        #expect(members.contains("\"name\":\"Anna A.\",\"role\":\"owner\""))
    }

    @Test(arguments: [
        (["book", "new", "Club", "--role", "viewer"], "--role"),
        (["book", "list", "--hub", "https://hub.example"], "--hub"),
        (["book", "invite", "--for-good"], "--for-good"),
        (["book", "leave", "--all"], "--all"),
    ])
    func `an option that means nothing to what is done with a book is refused`(
        words: [String], option: String
    ) {
        let answer = anna.run(words)
        #expect(answer.code == .wrongUsage)
        #expect(answer.messages.contains("\(option) means nothing to “tally book \(words[1])”."))
        #expect(anna.tally("book", "list", "--plain").output.split(separator: "\n").count == 1)
    }

    @Test func `the book that is named is shared, and never the first in its place`() throws {
        anna.tally("add", "garden", "name=Private")
        anna.tally("book", "new", "Club")
        let answer = anna.tally("book", "invite", "Club", "--hub", "https://hub.example")
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(anna.tally("book", "members").code == .refused)
        #expect(anna.tally("book", "members", "Club").output.contains("Anna"))
        #expect(anna.tally("book", "sheet", "Club").output.contains("https://hub.example"))
        #expect(anna.tally("book", "invite", "Club", "Other").code == .wrongUsage)
        #expect(anna.tally("book", "remove", "Club", "Nobody").messages.contains("Nobody"))
        #expect(anna.tally("--book", "Club", "book", "remove").code == .wrongUsage)
        #expect(
            anna.tally("book", "leave", "Club").messages.contains("This device has left “Club”"))
    }

    @Test func `a book that isn't there isn't made by a sync that names no server`() {
        #expect(anna.tally("--book", "Typo", "sync").code == .wrongUsage)
        #expect(!anna.tally("book", "list", "--plain").output.contains("Typo"))
    }

    @Test func `members are listed, removed, and told so`() throws {
        anna.tally("add", "garden", "name=Rose")
        bruno.tally("book", "join", try invite())
        let members = anna.tally("book", "members", "--json").output
        #expect(members.contains("\"name\":\"Anna\",\"role\":\"owner\",\"own\":true"))
        #expect(members.contains("\"name\":\"Bruno\",\"role\":\"editor\",\"own\":false"))
        #expect(anna.tally("book", "remove", "Carla").code == .refused)
        #expect(anna.tally("book", "remove", "bruno").code == .done)
        let late = bruno.tally("--book", "my-book", "sync")
        #expect(late.code == .notLetIn)
        #expect(late.messages.contains("isn’t in the book"))
        #expect(bruno.tally("--book", "my-book", "show", "garden", "Rose").code == .done)
    }

    @Test func `who was removed and is invited again has one book, and brings what waited`() throws
    {
        bruno.tally("book", "join", try invite())
        bruno.tally("--book", "my-book", "add", "garden", "name=Rose")
        #expect(bruno.tally("--book", "my-book", "sync").code == .done)
        #expect(anna.tally("book", "remove", "bruno").code == .done)
        bruno.tally("--book", "my-book", "add", "garden", "name=Late")
        #expect(bruno.tally("--book", "my-book", "sync").code == .notLetIn)
        // Also where it wasn't let in at once.
        let ended = try invite()
        let listed = anna.tally("book", "invitations", "--json").output
        let id = try #require(listed.firstRange(of: "\"id\":\"")).upperBound
        network.deafAfter = 3
        #expect(bruno.tally("book", "join", ended).code != .done)
        network.deafAfter = nil
        anna.tally("book", "withdraw", String(listed[id...].prefix(8)))
        let again = bruno.tally("book", "join", try invite())
        #expect(again.code == .done, "\(again.messages)")
        #expect(bruno.tally("book", "list", "--plain").output.split(separator: "\n").count == 2)
        #expect(anna.tally("sync").code == .done)
        #expect(anna.tally("show", "garden", "Late").code == .done)
        #expect(anna.tally("check").code == .done)
        let members = anna.tally("book", "members", "--json").output
        #expect(members.contains("\"name\":\"Bruno\",\"role\":\"editor\""))
    }

    @Test func `a viewer may only look`() throws {
        bruno.tally("book", "join", try invite("--role", "viewer"))
        let answer = bruno.tally("--book", "my-book", "add", "garden", "name=Tulip")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("only look into this shared book"))
        #expect(!answer.messages.contains("tally device"))
    }

    @Test func `nobody is taken out in place of another whose id they are called by`() throws {
        bruno.tally("book", "join", try invite())
        let listed = anna.tally("book", "members", "--json").output
        let row = try #require(listed.split(separator: "\n").first { $0.contains("Bruno") })
        let id = try #require(
            row.firstRange(of: "\"id\":\"").map { row[$0.upperBound...].prefix(8) })
        let carla = Desk()
        connect(carla, String(id))
        carla.tally("book", "join", try invite())
        let answer = anna.tally("book", "remove", String(id))
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("or more than one"))
        #expect(anna.tally("book", "remove", "Bruno").code == .done)
    }

    @Test func `open invitations are listed, and one is taken back`() throws {
        let other = try invite("--role", "viewer", "--uses", "3")
        let listed = anna.tally("book", "invitations", "--json").output
        #expect(listed.contains("\"role\":\"viewer\",\"uses\":3,\"used\":0,\"ends\":"))
        let start = try #require(listed.firstRange(of: "\"id\":\"")).upperBound
        let place = listed[start...].prefix(8)
        _ = try invite()
        let answer = anna.tally("book", "withdraw", String(place))
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(
            anna.tally("book", "invitations", "--plain").output.split(separator: "\n").count == 1)
        #expect(bruno.tally("book", "join", other).code == .refused)
        let unknown = anna.tally("book", "withdraw", String(place))
        #expect(unknown.code == .refused)
        #expect(unknown.messages.contains("tally book invitations"))
        #expect(anna.tally("book", "withdraw").code == .wrongUsage)
    }

    @Test func `a role is given and taken, and who is removed takes links along`() throws {
        bruno.tally("book", "join", try invite())
        #expect(anna.tally("book", "role", "Bruno").code == .wrongUsage)
        let made = anna.tally("book", "role", "Bruno", "--role", "owner")
        #expect(made.code == .done, "\(made.messages)")
        #expect(made.messages.contains("“Bruno” is now: owner"))
        #expect(bruno.tally("book", "sheet", "my-book").code == .done)
        #expect(bruno.tally("book", "invite", "my-book").code == .done)
        let answer = anna.tally("book", "remove", "Bruno")
        #expect(answer.messages.contains("2 invitations or recovery sheets ended with it"))
        #expect(anna.tally("book", "invitations", "--json").output == "[]\n")
    }

    @Test func `who came in by what was closed, after the hub was put back, is named`() throws {
        let link = try invite("--role", "owner", "--uses", "3")
        bruno.tally("book", "join", link)
        anna.tally("sync")
        let old = hub.copy()
        #expect(anna.tally("book", "remove", "Bruno").code == .done)
        hub.takePlace(of: old)
        let carla = Desk()
        connect(carla, "Carla")
        #expect(carla.tally("book", "join", link).code == .done)
        #expect(anna.tally("sync").code == .refused)
        let answer = anna.tally("sync", "https://hub.example")
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(answer.messages.contains("Out again"))
        #expect(answer.messages.contains("Bruno (") && answer.messages.contains("Carla ("))
        #expect(!anna.tally("book", "members", "--json").output.contains("Carla"))
    }

    @Test func `whose keys are gone is told so, and goes on by an invitation, or leaves`() throws {
        bruno.tally("book", "join", try invite())
        #expect(unlink(bruno.directory + "/data/keys.db") == 0)
        bruno.tally("--book", "my-book", "add", "garden", "name=Rose")
        let lost = bruno.tally("--book", "my-book", "sync")
        #expect(lost.code == .refused)
        #expect(lost.messages.contains("keys.db"))
        #expect(bruno.tally("book", "join", try invite()).code == .done)
        #expect(bruno.tally("book", "list", "--plain").output.split(separator: "\n").count == 2)
        #expect(anna.tally("sync").code == .done)
        #expect(anna.tally("show", "garden", "Rose").code == .done)
        #expect(unlink(bruno.directory + "/data/keys.db") == 0)
        #expect(bruno.tally("--book", "my-book", "book", "leave").code == .done)
        #expect(bruno.tally("--book", "my-book", "sync").code == .wrongUsage)
    }

    @Test func `a link's host, and a book's, get no token that wasn't meant for them`() throws {
        let link = try invite()
        bruno.variables["TALLY_TOKEN"] = String(repeating: "t", count: 40)
        #expect(bruno.tally("book", "join", link).code == .done)
        #expect(bruno.tally("--book", "my-book", "sync").code == .done)
        #expect(bruno.tokens.allSatisfy { $0 == nil })
        #expect(
            bruno.tally("--book", "my-book", "book", "invite", "--hub", "https://hub.example").code
                == .refused)
        #expect(bruno.tokens.last == String(repeating: "t", count: 40))
        let dressed = link.replacing(
            "https://hub.example", with: "https://hub.example@evil.example")
        #expect(anna.tally("book", "join", dressed).code == .refused)
    }

    @Test func `nobody removes themselves`() throws {
        bruno.tally("book", "join", try invite())
        let answer = anna.tally("book", "remove", "anna")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("tally book leave"))
    }

    @Test func `whoever leaves keeps the book`() throws {
        anna.tally("add", "garden", "name=Rose")
        bruno.tally("book", "join", try invite())
        #expect(anna.tally("book", "leave").messages.contains("needs an owner"))
        #expect(bruno.tally("--book", "my-book", "book", "leave").code == .done)
        #expect(bruno.tally("--book", "my-book", "show", "garden", "Rose").code == .done)
        #expect(bruno.tally("--book", "my-book", "sync").code == .wrongUsage)
    }

    @Test func `a book whose hub is gone for good is left all the same, and can be put on another`()
        throws
    {
        anna.tally("add", "garden", "name=Rose")
        bruno.tally("book", "join", try invite())
        let other = anna.tally("book", "invite", "--hub", "https://other.example")
        #expect(other.code == .refused)
        #expect(other.messages.contains("This book is on the hub https://hub.example"))
        network.isThere = false
        for desk in [anna, bruno] {
            let book = desk === anna ? "book" : "my-book"
            let answer = desk.tally("--book", book, "book", "leave")
            #expect(answer.code == .failed)
            #expect(answer.messages.contains("With --for-good it is left here all the same"))
            #expect(desk.tally("--book", book, "book", "leave", "--for-good").code == .done)
            #expect(desk.tally("--book", book, "show", "garden", "Rose").code == .done)
        }
        network.isThere = true
        #expect(anna.tally("book", "invite", "--hub", "https://other.example").code == .done)
    }

    @Test func `a sheet brings the keys back to the book at hand`() throws {
        anna.tally("add", "garden", "name=Rose")
        _ = try invite()
        let sheet = anna.file("sheet.txt", anna.tally("book", "sheet").output)
        remove(anna.directory + "/data/keys.db")
        anna.tally("add", "garden", "name=Tulip")
        #expect(anna.tally("sync").messages.contains("recovery sheet"))
        let answer = anna.tally("book", "recover", sheet, "--as", "Anna again")
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(answer.messages.contains("tally book members book"))
        #expect(anna.tally("book", "list", "--plain").output.split(separator: "\n").count == 1)
        #expect(anna.tally("book", "members", "book").output.contains("Anna again"))
        bruno.tally("book", "join", try invite())
        #expect(bruno.tally("--book", "my-book", "show", "garden", "Tulip").code == .done)
    }

    @Test func `an address of this machine alone is said to let nobody in from elsewhere`() {
        let answer = anna.tally("book", "invite", "--hub", "http://localhost:8722")
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(answer.messages.contains("http://localhost:8722 is this machine alone"))
        #expect(anna.tally("book", "sheet").messages.contains("is this machine alone"))
    }

    @Test func `who is in comes in no second time, and a namesake who stays is named`() throws {
        anna.tally("add", "garden", "name=Rose")
        let link = try invite("--uses", "3")
        #expect(bruno.tally("book", "join", link).code == .done)
        let again = bruno.tally("book", "join", link)
        #expect(again.code == .done)
        #expect(again.messages.contains("is in “My book” already (--book my-book)"))
        #expect(bruno.tally("book", "list", "--plain").output.split(separator: "\n").count == 2)
        let other = Desk()
        connect(other, "Bruno")
        #expect(other.tally("book", "join", link).code == .done)
        let removed = anna.tally("book", "remove", "Bruno")
        #expect(removed.code == .done)
        #expect(removed.messages.contains("Another “Bruno” is still in it"))
        let last = anna.tally("book", "remove", "Bruno")
        #expect(!last.messages.contains("is still in it"))
        #expect(anna.tally("book", "leave").code == .done)
    }

    @Test func `a name by which two books go is asked about`() throws {
        anna.tally("add", "garden", "name=Rose")
        anna.tally("book", "rename", "book", "My book")
        bruno.tally("add", "garden", "name=Own")
        bruno.tally("book", "join", try invite())
        for name in ["My book", "MY BOOK", "Mein Buch"] {
            let answer = bruno.tally("--book", name, "add", "garden", "name=Meant for whom")
            #expect(answer.code == (name == "Mein Buch" ? .done : .refused))
            if name == "Mein Buch" { continue }
            #expect(answer.messages.contains("as --book takes it: book, my-book"))
            #expect(bruno.tally("book", "leave", name).code == .refused)
        }
        #expect(bruno.tally("--book", "my-book", "show", "garden", "Rose").code == .done)
        #expect(bruno.tally("--book", "book", "show", "garden", "Own").code == .done)
    }

    @Test func `a sheet brings the book back`() throws {
        anna.tally("add", "garden", "name=Rose")
        _ = try invite()
        let sheet = anna.tally("book", "sheet").output
        #expect(sheet.split(separator: "\n").count == 4)
        let file = bruno.file("sheet.txt", "Recovery\n\n" + sheet)
        let answer = bruno.tally("book", "recover", file)
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(bruno.tally("--book", "recovered-book", "show", "garden", "Rose").code == .done)
        #expect(bruno.tally("--book", "recovered-book", "book", "remove", "Anna").code == .done)
        #expect(anna.tally("sync").code == .notLetIn)
    }

    @Test func `who heard no answer goes on by a sync, and who isn't let in keeps no book`() throws
    {
        anna.tally("add", "garden", "name=Rose")
        let (link, other) = (try invite(), try invite())
        network.deafAfter = 3
        let lost = bruno.tally("book", "join", link)
        #expect(lost.messages.contains("tally sync --book my-book"))
        network.deafAfter = nil
        #expect(bruno.tally("--book", "my-book", "sync").code == .done)
        #expect(bruno.tally("--book", "my-book", "show", "garden", "Rose").code == .done)
        let slow = Desk()
        connect(slow, "Carla", clock: 8 * 86_400_000)
        #expect(slow.tally("book", "join", other).code == .refused)
        #expect(slow.tally("book", "list", "--plain").output.split(separator: "\n").count == 1)
    }

    @Test func `who is 30 days ahead is told so at each sync, and dates nothing ahead`() throws {
        anna.tally("add", "garden", "name=Rose")
        bruno.tally("book", "join", try invite())
        bruno.ahead = 30 * 86_400_000
        bruno.tally("--book", "my-book", "set", "garden", "Rose", "size=2")
        let late = bruno.tally("--book", "my-book", "sync")
        #expect(late.code == .done, "\(late.code)")
        #expect(late.messages.contains("30 days ahead"))
        #expect(late.messages.contains("1 change of this device was dated ahead"))
        #expect(anna.tally("sync").code == .done)
        #expect(anna.tally("show", "garden", "Rose").output.contains("2"))
        bruno.ahead = 0
        #expect(bruno.tally("--book", "my-book", "sync").code == .done)
        #expect(!bruno.tally("--book", "my-book", "check").output.contains("clock"))
    }

    @Test func `a book that the hub can't begin isn't made`() throws {
        connect(anna, "Anna", clock: 8 * 86_400_000)
        let refused = anna.tally("book", "new", "Household", "--hub", "https://hub.example")
        #expect(refused.messages.contains("Set the wrong one right"))
        network.isThere = false
        anna.tally("book", "new", "Household", "--hub", "https://hub.example")
        #expect(anna.tally("book", "list", "--plain").output.split(separator: "\n").count == 1)
        network.isThere = true
        connect(anna, "Anna")
        let made = anna.tally("book", "new", "Household", "--hub", "https://hub.example")
        #expect(made.code == .done, "\(made.messages)")
        #expect(anna.tally("--book", "household", "sync").code == .done)
    }

    @Test func `what went wrong has a sentence`() throws {
        let link = try invite()
        #expect(bruno.tally("book", "join", "nonsense").messages.contains("no invitation"))
        #expect(
            bruno.tally("book", "join", String(link.dropLast(2))).messages.contains("isn’t whole"))
        #expect(bruno.tally("book", "recover", "nonsense").messages.contains("no recovery sheet"))
        #expect(bruno.tally("book", "join", link).code == .done)
        #expect(bruno.tally("book", "join", link).messages.contains("used up"))
        #expect(bruno.tally("book", "members").messages.contains("on no hub"))
        let unknown = bruno.tally("book", "invite", "--hub", "https://hub.example")
        #expect(unknown.messages.contains("begins no books for strangers"))
        #expect(anna.tally("book", "invite", "--role", "king").code == .wrongUsage)
        #expect(anna.tally("book", "invite", "--uses", "0").code == .wrongUsage)
        network.isThere = false
        #expect(anna.tally("sync").messages.contains("can’t be reached"))
    }

    @Test func `keys are in no backup, and for their owner alone`() throws {
        _ = try invite()
        let data = anna.directory + "/data"
        #expect(anna.names(in: data).contains("keys.db"))
        anna.tally("backup", anna.directory + "/copy.sqlite")
        #expect(bruno.names(in: anna.directory).filter { $0.hasPrefix("keys") }.isEmpty)
    }
}
