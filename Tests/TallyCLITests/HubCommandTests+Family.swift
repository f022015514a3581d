import Kernel
import TallyCLI
import TestKit
import Testing

/// What is said to people who keep a book together.
extension HubCommandTests {
    private var hubs: [String] { ["--hub", "https://hub.example"] }

    @Test func `a sync without an address brings all shared books in step, each by its name`()
        throws
    {
        anna.tally("add", "garden", "name=Own")
        for name in ["Household", "Club"] {
            #expect(anna.run(["book", "new", name] + hubs).code == .done)
            anna.tally("--book", name, "add", "garden", "name=Rose")
        }
        let answer = anna.tally("sync")
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(answer.messages.contains("“Household”:\nSent 1, received 0."), "\(answer.messages)")
        #expect(answer.messages.contains("“Club”:\nSent 1, received 0."))
        #expect(!answer.messages.contains("has no server"))
        let lines = anna.tally("sync", "--json").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("\"book\":\"household\"") == true, "\(lines)")
        let one = anna.tally("--book", "club", "sync")
        #expect(one.code == .done)
        #expect(!one.messages.contains("“Household”"))
    }

    @Test func `a sync where nothing is shared says what can be`() {
        for words in [["sync"], ["add", "garden", "name=Own"], ["sync"], ["sync", "--all"]] {
            let answer = anna.run(words)
            if words.first == "add" { continue }
            #expect(answer.code == .wrongUsage)
            #expect(answer.messages.contains("tally sync https://home.example"))
            #expect(answer.messages.contains("tally book invite --hub URL"))
        }
        #expect(anna.tally("--book", "Typo", "sync").messages.contains("tally book invite"))
    }

    @Test func `who shares, joins, or writes into a shared book hears of the sync once`() throws {
        let hint = "“tally sync”"
        let first = anna.run(["book", "invite"] + hubs)
        #expect(first.messages.contains(hint))
        #expect(!anna.run(["book", "invite"] + hubs).messages.contains(hint))
        #expect(bruno.tally("book", "join", try invite()).messages.contains(hint))
        #expect(anna.tally("add", "garden", "name=Rose").messages.contains(hint))
        #expect(!anna.tally("add", "garden", "name=Tulip").messages.contains(hint))
        bruno.tally("--quiet", "--book", "my-book", "add", "garden", "name=Ivy")
        let heard = bruno.tally("--book", "my-book", "add", "garden", "name=Oak").messages
        #expect(heard.contains(hint))
        #expect(!bruno.tally("add", "garden", "name=Own").messages.contains(hint))
    }

    @Test func `who says no name hears what others see, and a name given late is refused`() throws {
        anna.variables["USER"] = nil
        let hint = "Others see you as “Somebody”"
        let first = anna.run(["book", "invite"] + hubs)
        #expect(first.messages.contains(hint))
        #expect(first.messages.contains("--as NAME"))
        #expect(!anna.run(["book", "invite"] + hubs).messages.contains(hint))
        let late = anna.run(["book", "invite", "--as", "Dad"] + hubs)
        #expect(late.code == .refused)
        #expect(late.output == "")
        #expect(late.messages.contains("“Somebody”") && late.messages.contains("“Dad”"))
        #expect(anna.run(["book", "invite", "--as", "Somebody"] + hubs).code == .done)
        let named = bruno.tally("book", "join", try invite(), "--as", "Bruno")
        #expect(!named.messages.contains("Others see you"))
        let sheet = bruno.file("sheet.txt", anna.tally("book", "sheet").output)
        let carla = Desk()
        connect(carla, "Carla")
        carla.variables["USER"] = nil
        #expect(carla.tally("book", "recover", sheet).messages.contains("“Somebody 2”"))
    }

    @Test func `who isn't an owner hears that only one may take out or give roles`() throws {
        bruno.tally("book", "join", try invite())
        for words in [
            ["remove", "Anna"], ["role", "Anna", "--role", "viewer"], ["remove", "Bruno"],
        ] {
            let answer = bruno.run(["--book", "my-book", "book"] + words)
            #expect(answer.code == .refused)
            let own = words == ["remove", "Bruno"]
            #expect(
                answer.messages.contains(own ? "tally book leave" : "Only an owner can do that."),
                "\(answer.messages)")
        }
    }

    @Test func `plain listings of members and invitations have a tab between two fields`() throws {
        bruno.tally("book", "join", try invite(), "--as", "Bruno\\B")
        _ = try invite("--role", "viewer")
        let members = anna.tally("--plain", "book", "members").output.split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(members.map { $0.count } == [5, 5])
        #expect(members.map { $0[1] } == ["Anna", "Bruno\\\\B"])
        #expect(members.map { $0[2] } == ["owner", "editor"])
        #expect(members.map { $0[3] } == ["own", ""])
        let open = anna.tally("--plain", "book", "invitations").output.split(separator: "\n")
            .map { $0.split(separator: "\t") }
        #expect(open.map { $0.count } == [5])
        #expect(open[0][1...3] == ["viewer", "1", "0"])
    }

    @Test func `a recovered book is called as --name says, and else it is said that none is known`()
        throws
    {
        anna.tally("book", "rename", "book", "Household")
        _ = try invite()
        let sheet = bruno.file("sheet.txt", anna.tally("book", "sheet").output)
        let named = bruno.tally("book", "recover", sheet, "--name", "Household")
        #expect(named.code == .done, "\(named.messages)")
        #expect(named.messages.contains("as “Household”"))
        #expect(!named.messages.contains("tally book rename"))
        let carla = Desk()
        connect(carla, "Carla")
        let unnamed = carla.tally("book", "recover", sheet)
        #expect(unnamed.messages.contains("tally book rename recovered-book NAME"))
        #expect(
            bruno.tally("book", "recover", sheet, "--name", "a\nb").messages.contains(
                "can’t name a book"))
    }

    @Test func `of several sheets each has a date, and it is said that older ones still work`()
        throws
    {
        _ = try invite()
        #expect(!anna.tally("book", "sheet").messages.contains("older"))
        let second = anna.tally("book", "sheet")
        #expect(second.messages.contains("An older sheet goes on working"), "\(second.messages)")
        let listed = anna.tally("book", "members", "--json").output
        #expect(listed.ranges(of: "\"role\":\"sheet\"").count == 2)
        #expect(listed.ranges(of: "\"since\":\"2026-").count == 3)
        anna.columns = 120
        let table = anna.tally("book", "members").output
        #expect(table.contains("IN SINCE"))
        #expect(table.ranges(of: "2026").count == 3)
        let file = bruno.file("sheet.txt", second.output)
        #expect(bruno.tally("book", "recover", file).code == .done)
    }
}
