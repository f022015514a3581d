import AllTrackers
import Kernel
import TallyCLI
import Testing

/// Notes and tables of hooks come in through `tally import`, seen first and undone at once.
struct NotesImportTests {
    private let desk = Desk(AllTrackers.declarations)
    private let notes = """
        Cow Town, Kansas City MO 7/18/26
        9500 Hot Farm
        Rick - WhyNot 305' 6" 1.6 bar
        Dale - Old Blue FP, pull-off 298.3

        Prairie Days 2026-07-25
        Pro Farm
        Rick - WhyNot 246-8
        """

    private func records(_ kind: String) throws -> [JSON] {
        try JSON.parse(desk.tally("list", kind, "--all", "--json").output).elements ?? []
    }

    @Test func `a dry run says of every line what it was taken for`() throws {
        let path = desk.file("a.txt", notes)
        let answer = desk.tally("import", path, "--as", "notes", "--dry-run", "--json")
        let json = try JSON.parse(answer.output)
        let lines = json["lines"]?.elements ?? []
        let kinds = lines.map { $0["kind"]?.string ?? "" }
        #expect(
            kinds == [
                "pull", "class", "hook", "hook", "hook", "note", "pull", "class", "hook",
            ])
        #expect(lines[2]["fields"]?["distance"] == .string("305' 6\""))
        #expect(lines[2]["fields"]?["tirePressure"] == .number("23.21"))
        #expect(lines[4]["fields"]?["attempt"] == .number("2"))
        #expect(lines[8]["fields"]?["distance"] == .string("246' 8\""))
        #expect(lines.allSatisfy { $0["doubt"] == .boolean(false) })
        #expect(try records("hook").isEmpty)
    }

    @Test func `what is plain is kept as one action, and undone as one`() throws {
        let answer = desk.tally("import", desk.file("a.txt", notes))
        #expect(answer.messages.contains("Read as notes."))
        #expect(answer.code == .done)
        #expect(try records("pull").count == 2)
        #expect(try records("hook").count == 4)
        #expect(try records("hook").contains { $0["attempt"] == .number("2") })
        desk.tally("undo")
        #expect(try records("pull").isEmpty && records("hook").isEmpty)
    }

    @Test func `a doubt about a distance is refused until it is accepted`() throws {
        let path = desk.file("a.txt", "Cow Town 7/18/26\nPro Farm\nRick - WhyNot 91.4\n")
        let refused = desk.tally("import", path, "--as", "notes")
        #expect(refused.code == .refused)
        #expect(refused.messages.contains("Line 3"))
        #expect(try records("hook").isEmpty)
        #expect(desk.tally("import", path, "--as", "notes", "--accept-doubts").code == .done)
        #expect(try records("hook").count == 1)
    }

    @Test func `a pull that is there receives hooks, and a new one is named`() throws {
        desk.tally("add", "pull", "name=Füchtorf", "date=2026-07-18")
        let path = desk.file("a.txt", "Pro Farm\nRick - WhyNot 305.6\n")
        #expect(desk.tally("import", path, "--as", "notes", "--into", "Füchtorf").code == .done)
        #expect(try records("pull").count == 1)
        #expect(try records("hook").first?["class"] == .string("Pro Farm"))
        let table = desk.file(
            "b.csv", "Fahrer;Traktor;Weite (m);Datum\nHans;Eilbote;91,4;18.7.2026\n")
        #expect(desk.tally("import", table, "--as", "hooks", "--named", "Elze").code == .done)
        #expect(try records("pull").contains { $0["name"] == .string("Elze") })
        #expect(try records("hook").contains { $0["distance"] == .string("91,4 m") })
    }

    @Test(arguments: [
        "Place,Driver,Tractor,Class,Distance\n1,Rick,WhyNot,Pro,305.6\n2,Dale,Old Blue,Pro,DQ\n",
        "Platz\tFahrer\tTraktor\tKlasse\tWeite\n1\tRick\tWhyNot\tPro\t305,6\n2\tDale\tOld Blue\tPro\tDQ\n",
        "Posto;Pilota;Trattore;Classe;Distanza\n1;Rick;WhyNot;Pro;305,6\n2;Dale;Old Blue;Pro;DQ\n",
    ])
    func `a table of hooks is known by headings in three languages`(table: String) throws {
        let path = desk.file("a.csv", table)
        let answer = desk.tally(
            "import", path, "--as", "hooks", "--named", "Cow Town", "--accept-doubts")
        #expect(answer.code == .done, "\(answer.messages)")
        let hooks = try records("hook")
        #expect(hooks.map { $0["puller"]?.string } == ["Rick", "Dale"])
        #expect(hooks.map { $0["status"]?.string } == ["measured", "disqualified"])
        #expect(hooks.first?["tractor"] == .string("WhyNot"))
    }

    @Test
    func `a file without hooks and one of several pulls into one are refused with a sentence`()
        throws
    {
        let several = desk.tally(
            "import", desk.file("a.txt", notes), "--as", "notes", "--named", "All")
        #expect(several.code == .refused)
        #expect(several.messages.contains("The file has 2 pulls"))
        let table = desk.tally("import", desk.file("b.csv", "a,b\n1,2\n"), "--as", "hooks")
        #expect(table.code == .refused)
        #expect(table.messages.contains("row of headings"))
    }
}
