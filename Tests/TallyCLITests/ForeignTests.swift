import Kernel
import TallyCLI
import TestKit
import Testing

/// What somebody else wrote comes in through `tally import`, by a format that a tracker declares.
struct ForeignTests {
    private let desk = Desk(
        Declarations(Sample.schema.kinds, formats: [.plots, .lists]))

    @Test func `a file is recognised by its content, and which it is is said`() {
        let answer = desk.tally("import", desk.file("a.txt", "PLOTS\nRose\nBread\n"))
        #expect(answer.messages == "Read as plots.\n2 added.\n")
        #expect(answer.code == .done)
        desk.tally("undo")
        #expect(desk.tally("list", "garden", "--all").output == "")
    }

    @Test func `a dry run prints records, doubts and lines, and writes nothing`() throws {
        let path = desk.file("a.txt", "PLOTS\nRose?\n")
        let answer = desk.tally("import", path, "--as", "plots", "--dry-run", "--json")
        let json = try JSON.parse(answer.output)
        #expect(json["format"] == .string("plots"))
        #expect(json["records"]?.elements?.first?["name"] == .string("Rose"))
        #expect(
            json["doubts"]?.elements == [
                .object([
                    .init("line", .integer(2)), .init("text", .string("Rose?")),
                    .init("read", .string("Rose")), .init("reason", .string("Is this sure?")),
                ])
            ])
        #expect(json["lines"]?.elements?.count == 2)
        #expect(!desk.names(in: desk.directory).contains("data"))
    }

    @Test func `a doubt that changes a figure is refused until it is accepted`() {
        let path = desk.file("a.txt", "PLOTS\nRose?\n")
        let refused = desk.tally("import", path)
        #expect(refused.code == .refused)
        #expect(refused.messages.contains("Line 2: “Rose?” → Rose: Is this sure?"))
        #expect(desk.tally("list", "garden", "--all").output == "")
        let rehearsed = desk.tally("import", path, "--dry-run")
        #expect(rehearsed.messages.contains("Without --accept-doubts the import refuses this."))
        #expect(desk.tally("import", path, "--accept-doubts").code == .done)
        #expect(desk.tally("list", "garden", "--all").output.contains("Rose"))
    }

    @Test func `what may be several things, or can't be read, is refused with a sentence`() {
        let several = desk.tally("import", desk.file("b.txt", "Rose\n"))
        #expect(several.code == .refused)
        #expect(
            several.messages.contains(
                "can be read as plots or lists; say which with --as, for example --as plots."))
        let wrong = desk.tally("import", desk.file("b.txt", "Rose\n"), "--as", "lists")
        #expect(wrong.messages.contains("Lists aren’t read here."))
        let unknown = desk.tally("import", desk.file("b.txt", ""), "--as", "plot")
        #expect(unknown.code == .wrongUsage)
        #expect(unknown.messages.contains("Did you mean “plots”?"))
    }

    @Test(arguments: [[], ["--as", "lists"]])
    func `more than one reads at once is refused before it is read`(option: [String]) {
        let large = String(repeating: "Rose\n", count: ForeignFile.maximumSize / 5 + 1)
        let answer = desk.run(["import", desk.file("large.txt", large)] + option)
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("It is larger than 32 MB"))
    }

    @Test func `help and completions name the formats`() {
        #expect(desk.tally("import", "--help").output.contains("auto, plots, lists"))
        #expect(desk.tally("completions", "bash").output.contains("json csv auto plots lists"))
    }
}

extension ForeignFormat {
    /// Gardens after a line PLOTS, doubtful with a question mark.
    fileprivate static let plots = ForeignFormat(
        "plots", recognizes: { $0.lines.first == "PLOTS" ? .sure : .possible }
    ) { (file, _, _) throws(ForeignError) in
        var reading = ForeignReading()
        for (index, line) in file.lines.enumerated() {
            reading.lines.append(ReadLine(line: index + 1, text: line, kind: "note"))
            guard index > 0 else { continue }
            let name = line.hasSuffix("?") ? String(line.dropLast()) : line
            if name != line {
                reading.doubts.append(
                    Doubt(
                        line: index + 1, text: line, read: name,
                        reason: Label { ["Is this sure?", "Sicher?", "Sicuro?"][$0.number] }))
            }
            let draft = Draft(Garden.kind).setting(Garden.name, name)
            reading.drafts.append(draft)
        }
        return reading
    }

    fileprivate static let lists = ForeignFormat(
        "lists", recognizes: { $0.lines.first == "PLOTS" ? .no : .possible }
    ) { (_, _, _) throws(ForeignError) in
        throw .refused(Label { ["Lists aren’t read here.", "Nein.", "No."][$0.number] })
    }
}
