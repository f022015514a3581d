import AllTrackers
import Glibc
import Kernel
import TallyCLI
import TestKit
import Testing

struct FileTests {
    private let desk = Desk()

    private let book = """
        {"tallybook":1,"records":[
        {"kind":"garden","id":"g1","name":"Rose","level":"high"},
        {"kind":"bed","id":"b1","garden":"g1","name":"North"}]}
        """

    @Test func `an import says what it did, and is undone at once`() {
        let path = desk.file("book.json", book)
        #expect(desk.tally("import", path).messages == "2 added.\n")
        #expect(
            desk.tally("import", path).messages
                == "Nothing to change: 2 records in the book already.\n")
        desk.tally("undo")
        #expect(desk.tally("list", "garden", "--all").output == "")
    }

    @Test func `a dry run of an import prints what it would write, and writes nothing`() throws {
        let path = desk.file("book.json", book)
        let answer = desk.tally("import", path, "--dry-run", "--json")
        #expect(answer.messages == "This would be: 2 added.\n")
        let json = try JSON.parse(answer.output)
        #expect(json["format"] == .string("json"))
        #expect(json["records"]?.elements?.count == 2)
        #expect(json["doubts"]?.elements?.isEmpty == true)
        #expect(!desk.names(in: desk.directory).contains("data"))
    }

    @Test func `export, import into an empty book, export gives the same bytes`() {
        desk.tally("import", desk.file("book.json", book))
        let exported = desk.tally("export").output
        desk.input = exported
        #expect(desk.tally("--book", "copy", "import", "-").code == .done)
        #expect(desk.tally("--book", "copy", "export").output == exported)
    }

    @Test func `a file is replaced whole, where its link points`() throws {
        desk.tally("add", "garden", "name=Rose")
        let path = desk.file("old.json", "old")
        let link = desk.directory + "/link.json"
        symlink(path, link)
        #expect(desk.tally("export", "-o", link).messages == "Written to \(link).\n")
        #expect(desk.content(of: path) == desk.tally("export").output)
        #expect(desk.names(in: desk.directory) == ["data", "link.json", "old.json"])
    }

    @Test func `an attachment takes in a file, and show gives it out`() throws {
        let desk = Desk(AllTrackers.declarations)
        desk.tally("add", "note", "name=Syllabus")
        let path = desk.file("plan.txt", "Week 1")
        let added = desk.tally("add", "attachment", "note=Syllabus", "file=" + path, "--json")
        let record = try JSON.parse(added.output)
        #expect(record["name"] == "plan.txt")
        #expect(record["filename"] == "plan.txt")
        #expect(record["size"] == .number("6"))
        #expect(record["blob"] == .string(BlobHash(of: [UInt8]("Week 1".utf8)).text))
        #expect(desk.tally("show", "attachment", "plan.txt", "-o", "-").output == "Week 1")
        let copy = desk.directory + "/copy.txt"
        #expect(desk.tally("show", "attachment", "plan.txt", "-o", copy).code == .done)
        #expect(desk.content(of: copy) == "Week 1")
        #expect(desk.tally("check").code == .done)
    }

    @Test func `an attachment's file can be replaced, and undone`() {
        let desk = Desk(AllTrackers.declarations)
        desk.tally("add", "note", "name=Syllabus")
        let (old, new) = (desk.file("a.txt", "old"), desk.file("b.txt", "new"))
        desk.tally("add", "attachment", "note=Syllabus", "name=Plan", "file=" + old)
        desk.tally("set", "attachment", "Plan", "file=" + new)
        #expect(desk.tally("show", "attachment", "Plan", "-o", "-").output == "new")
        desk.tally("undo")
        #expect(desk.tally("show", "attachment", "Plan", "-o", "-").output == "old")
    }

    @Test func `a file that isn't there, and a record without one, are told`() {
        let desk = Desk(AllTrackers.declarations)
        desk.tally("add", "note", "name=Syllabus")
        let missing = desk.tally("add", "attachment", "note=Syllabus", "file=/nowhere/x")
        #expect(missing.code == .refused)
        #expect(
            missing.messages
                == "tally: /nowhere/x could not be read: there is no such file or directory.\n")
        let bare = desk.tally("show", "note", "Syllabus", "-o", "-")
        #expect(bare.code == .refused)
        #expect(bare.messages == "tally: There is no file here of “Syllabus”.\n")
        #expect(desk.tally("add", "note", "name=X", "file=y").code == .refused)
    }

    @Test func `a backup carries the files`() {
        let desk = Desk(AllTrackers.declarations)
        desk.tally("add", "note", "name=Syllabus")
        desk.tally(
            "add", "attachment", "note=Syllabus", "name=Plan", "file=" + desk.file("a", "kept"))
        let backup = desk.directory + "/backup.sqlite"
        #expect(desk.tally("backup", backup).code == .done)
        let restored = desk.tally("--book", "other", "restore-backup", backup)
        #expect(restored.code == .done)
        #expect(
            restored.messages.hasSuffix(
                "Devices that sync with this book bring back what they have from after the backup.\n"
            ))
        let answer = desk.tally("--book", "other", "show", "attachment", "Plan", "-o", "-")
        #expect(answer.output == "kept")
    }

    @Test func `one kind can be a table`() {
        desk.tally("import", desk.file("book.json", book))
        let path = desk.directory + "/gardens.csv"
        #expect(desk.tally("export", "garden", "-o", path).code == .done)
        #expect(desk.content(of: path) == desk.tally("export", "garden", "--as", "csv").output)
        #expect(desk.tally("--book", "copy", "import", path).messages.hasSuffix("\n1 added.\n"))
        #expect(
            desk.tally("--book", "copy", "export", "garden").output
                == desk.tally("export", "garden").output)
    }

    @Test func `a table's kind is its name, or said`() {
        let table = "name,level\nRose,high\n"
        #expect(desk.tally("import", desk.file("garden.csv", table)).code == .done)
        let other = desk.file("other.csv", table)
        #expect(desk.tally("import", other).code == .wrongUsage)
        #expect(
            desk.tally("import", other, "--kind", "garden").messages
                == "Nothing to change: 1 record in the book already.\n")
        desk.input = table
        #expect(desk.tally("import", "-", "--as=csv", "--kind=garden").code == .done)
    }

    @Test func `a table of everything there is not`() {
        #expect(desk.tally("export", "--as", "csv").code == .wrongUsage)
    }

    @Test func `broken JSON is refused with its place`() {
        let answer = desk.tally(
            "import", desk.file("broken.json", "{\"tallybook\":1,\n\"records\":[}"))
        #expect(answer.code == .refused)
        #expect(
            answer.messages == """
                tally: \(desk.directory)/broken.json: Line 2, column 12: a value or “]” belongs here, \
                not “}”.
                tally: Nothing was imported.

                """)
    }

    @Test func `all that is wrong in a file is told`() {
        desk.input = """
            {"tallybook":1,"records":[{"kind":"garden","id":"x","name":"R","level":"urgent"},
            {"kind":"garden","id":"y"}]}
            """
        let answer = desk.tally("import", "-")
        #expect(answer.code == .refused)
        #expect(
            answer.messages == """
                tally: -: records[0] (garden “x”): Level: “urgent” is not one of low, medium and high.
                tally: -: records[1] (garden “y”): Name: This may not be empty.
                tally: Nothing was imported.

                """)
    }

    @Test func `a file that isn't there is refused`() {
        let answer = desk.tally("import", "/nowhere/book.json")
        #expect(answer.code == .refused)
        #expect(
            answer.messages
                == "tally: /nowhere/book.json could not be read: there is no such file or directory.\n"
        )
    }

    @Test func `what is there and can't be read is a failure`() {
        let answer = desk.tally("import", desk.directory)
        #expect(answer.code == .failed)
        #expect(answer.messages.contains("could not be read: it is a directory"))
    }

    @Test func `a full disk is told, for files and for standard output`() {
        desk.tally("add", "garden", "name=Rose")
        let answer = desk.tally("export", "-o", "/dev/full")
        #expect(answer.code == .failed)
        #expect(answer.messages == "tally: /dev/full could not be written: the disk is full.\n")
        desk.outputError = ENOSPC
        #expect(desk.tally("list", "garden").code == .failed)
    }

    @Test func `a reader that has seen enough is no failure`() {
        desk.tally("add", "garden", "name=Rose")
        desk.outputError = EPIPE
        let answer = desk.tally("list", "garden")
        #expect(answer.code == .done)
        #expect(answer.messages == "")
    }

    @Test func `a directory that can't be made is a failure of the store`() {
        let answer = desk.tally("--data", desk.file("file", "") + "/data", "add", "memo", "text=x")
        #expect(answer.code == .failed)
        #expect(answer.messages.hasPrefix("tally: "))
        #expect(answer.messages.contains("/file/data"))
    }

    @Test func `a very long name is refused without being repeated`() {
        let name = String(repeating: "x", count: 1_000_000)
        let answer = desk.tally("add", "garden", "name=" + name)
        #expect(answer.code == .refused)
        #expect(
            answer.messages
                == "tally: Name: This has 1000000 characters; at most 40 are allowed.\n")
    }
}
