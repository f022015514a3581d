import TallyCLI
import Testing

struct DeviceCommandTests {
    let desk = Desk()

    @Test func `there is no device at first, and nothing is made by asking`() {
        let answer = desk.tally("device", "list")
        #expect(answer.code == .done)
        #expect(answer.output == "")
        #expect(answer.messages.hasPrefix("No device is let in yet"))
        #expect(desk.tally("device", "list", "--json").output == "[]\n")
        #expect(desk.names(in: desk.directory) == [])
    }

    @Test func `a program's token is printed once and its device listed`() {
        let added = desk.tally("device", "add", "--token", "--name", "Backup", "--read-only")
        #expect(added.code == .done)
        #expect(added.output.utf8.count == 53)
        #expect(added.messages.contains("“Backup” is let in by this token"))
        let list = desk.tally("device", "list", "--json").output
        #expect(list.contains("\"name\":\"Backup\",\"right\":\"read\",\"made\":\"2026-"))
        #expect(list.hasSuffix("\"seen\":null,\"notifications\":false}]\n"))
        #expect(!list.contains(added.output.dropLast()))
        desk.columns = 100
        let table = desk.tally("device", "list").output
        #expect(table.contains("NAME"))
        #expect(table.contains("reads"))
    }

    @Test func `the list says what its columns are, wherever it goes`() throws {
        desk.tally("device", "add", "--token", "--name", "Backup")
        let lines = desk.tally("device", "list").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("ID") == true)
        #expect(lines.first?.contains("LAST HERE  NOTIFIED") == true, "\(lines)")
        #expect(!desk.tally("--plain", "device", "list").output.contains("NAME"))
    }

    @Test func `an address is printed, and drawn when asked`() {
        let plain = desk.tally("device", "add")
        #expect(plain.output.hasPrefix("http://localhost:8722/enter/"))
        #expect(plain.output.utf8.count == 28 + 26 + 1)
        #expect(plain.messages.contains("This address is this machine’s own."))
        let drawn = desk.tally("device", "add", "--qr").output.split(separator: "\n")
        #expect(drawn.count > 20)
        #expect(desk.tally("device", "list", "--json").output == "[]\n")
        let json = desk.tally("device", "add", "--json").output
        #expect(json.hasPrefix("{\"address\":\"http://localhost:8722/enter/"))
        #expect(json.contains("\",\"token\":\""))
    }

    @Test func `a device is removed by its name or id, and several of a name are told apart`() {
        for _ in 0..<2 { desk.tally("device", "add", "--token", "--name", "Phone") }
        let several = desk.tally("device", "remove", "phone")
        #expect(several.code == .refused)
        #expect(several.messages.contains("Several devices are called “phone”"))
        let id = desk.tally("device", "list", "--plain").output.split(separator: "\t")[0]
        #expect(desk.tally("device", "remove", String(id)).code == .done)
        #expect(desk.tally("device", "remove", "Phone").messages == "“Phone” is shut out.\n")
        let gone = desk.tally("device", "remove", "Phone")
        #expect(gone.code == .refused)
        #expect(gone.messages == "tally: There is no device “Phone”.\n")
    }

    @Test func `a device's right is changed by its name, and what it is to be must be said`() {
        desk.tally("device", "add", "--token", "--name", "Phone")
        let looks = desk.tally("device", "set", "phone", "--read-only")
        #expect(looks.code == .done)
        #expect(looks.messages == "“Phone” may only look from now on.\n")
        #expect(desk.tally("device", "list", "--plain").output.contains("\tread\t"))
        let json = desk.tally("device", "set", "Phone", "--write", "--json")
        #expect(json.output.contains("\"name\":\"Phone\",\"right\":\"write\""))
        #expect(desk.tally("device", "list", "--plain").output.contains("\twrite\t"))
        let silent = desk.tally("device", "set", "Phone")
        #expect(silent.code == .wrongUsage)
        #expect(silent.messages.contains("Say --read-only or --write."))
        #expect(desk.tally("device", "set", "Phone", "--read-only", "--write").code == .wrongUsage)
        #expect(desk.tally("device", "add", "--read-only", "--write").code == .wrongUsage)
        #expect(desk.tally("device", "set", "Tablet", "--write").code == .refused)
        #expect(desk.tally("device", "set", "--write").code == .wrongUsage)
    }

    @Test func `that a device gets into every book is said where there are several`() {
        let sentence = "It gets into every book of this directory"
        #expect(!desk.tally("device", "add").messages.contains(sentence))
        #expect(desk.tally("--book", "Shared", "device", "add").messages.contains(sentence))
        desk.tally("book", "new", "Household")
        for words in [["device", "add"], ["device", "add", "--token"]] {
            #expect(desk.run(words).messages.contains(sentence))
        }
    }

    @Test func `what can't be meant is refused`() {
        #expect(desk.tally("device").code == .wrongUsage)
        let unknown = desk.tally("device", "ad")
        #expect(unknown.code == .wrongUsage)
        #expect(unknown.messages.contains("it can list, add, set and remove. Did you mean “add”?"))
        #expect(desk.tally("device", "list", "Phone").code == .wrongUsage)
        #expect(desk.tally("device", "remove").code == .wrongUsage)
        #expect(desk.tally("device", "add", "--token", "--qr").code == .wrongUsage)
        let bad = desk.tally("device", "add", "--name", "a\nb")
        #expect(bad.code == .refused)
        #expect(bad.messages.contains("can’t name a device"))
    }

    @Test func `a file that is something else isn't taken for the list of devices`() {
        desk.tally("device", "add", "--token")
        let path = desk.directory + "/data/devices.db"
        #expect(desk.content(of: path) != nil)
        _ = desk.file("data/devices.db", "not a database, but long enough to look like something")
        #expect(desk.tally("device", "list").code == .failed)
    }
}
