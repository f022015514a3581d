import Kernel
import TallyCLI
import TestKit
import Testing

struct UsageTests {
    private let desk = Desk()

    static let wrong: [([String], String)] = [
        ([], "A command is missing."),
        (["lst"], "There is no command “lst”. Did you mean “list”?"),
        (["list"], "KIND is missing."),
        (
            ["list", "garden", "Rose"],
            "“Rose” is one word too many; put a text with spaces in quotes."
        ),
        (["list", "garden", "--al"], "There is no option “--al”. Did you mean “--all”?"),
        (["list", "garden", "--demo"], "--demo means nothing to “tally list”."),
        (["list", "garden", "--where"], "--where needs its FIELD=VALUE."),
        (
            ["list", "garden", "--where", "Rose"],
            "“Rose” is not FIELD=VALUE. Did you mean “name=Rose”?"
        ),
        (["list", "garden", "--all=yes"], "--all takes no value."),
        (["list", "garden", "--json", "--plain"], "--json and --plain don’t go together."),
        (["list", "garden", "-x"], "There is no option “-x”."),
        (["show", "garden"], "REF is missing."),
        (["add", "garden"], "FIELD=VALUE is missing."),
        (["add", "garden", "Rose"], "“Rose” is not FIELD=VALUE. Did you mean “name=Rose”?"),
        (["add", "garden", "name=a", "name=b"], "“name” is given twice."),
        (["set", "garden", "Rose"], "FIELD=VALUE is missing."),
        (["import"], "FILE is missing."),
        (
            ["import", "x.json", "--as", "cvs"],
            "--as can’t be “cvs”; it is one of auto, json and csv. Did you mean “csv”?"
        ),
        (["export", "--as", "csv"], "A table holds one kind of record; name the KIND."),
        (
            ["import", "x.csv", "--as", "csv"],
            "A table holds one kind of record; name it with --kind. What isn’t of tally is read with "
                + "--as, such as --as matrix to compare its rows."
        ),
        (["undo", "twice"], "“twice” is one word too many; put a text with spaces in quotes."),
        (
            ["completions", "fisch"],
            "“fisch” is not one of bash, zsh and fish. Did you mean “fish”?"
        ),
        (["help", "lists"], "There is no command “lists”. Did you mean “list”?"),
        (["serve", "--port", "abc"], "“abc” is not a port; a port is 0 to 65535."),
        (["serve", "--port", "65536"], "“65536” is not a port; a port is 0 to 65535."),
        (["--data", "", "list", "garden"], "--data needs its DIR."),
        (
            ["--book", "../x", "list", "garden"],
            "“../x” can’t name a book; use letters, digits, “-”, “_” and “.”."
        ),
    ]

    @Test(arguments: wrong)
    func `what can't be understood says why, and ends with 2`(words: [String], sentence: String) {
        let answer = desk.run(words)
        #expect(answer.code == .wrongUsage)
        #expect(answer.messages.hasPrefix("tally: " + sentence + "\nUsage: tally "))
        #expect(answer.output == "")
        #expect(desk.names(in: desk.directory).allSatisfy { $0 != "data" })
    }

    static let refused: [([String], String)] = [
        (["list", "gardn"], "There is no kind “gardn”. Did you mean “garden”?"),
        (["list", "todo"], "There is no kind “todo”."),
        (
            ["list", "bed", "--where", "nmae=x"],
            "The kind “bed” has no field “nmae”; it has garden and name. Did you mean “name”?"
        ),
        (
            ["add", "bed", "colour=red"],
            "The kind “bed” has no field “colour”; it has garden and name."
        ),
        (
            ["add", "garden", "name=R", "level=hihg"],
            "Level: “hihg” is not one of low, medium and high. Did you mean “high”?"
        ),
        (["add", "garden", "name="], "Name: This may not be empty."),
        (["add", "garden", "detail=x"], "Name: This may not be empty."),
        (["add", "garden", "name=R", "size=many"], "Size: “many” is not a whole number."),
        (
            ["add", "garden", "name=R", "size=9999"],
            "Size: “9999” is out of range; it must be from 0 to 1000."
        ),
        (
            ["add", "garden", "name=R", "founded=31.12.2025"],
            "Founded: “31.12.2025” is not a date, such as 2026-07-18."
        ),
        (["add", "garden", "name=R", "open=maybe"], "Open: “maybe” is neither true nor false."),
        (
            ["add", "bed", "name=N", "garden=Ivy"],
            "Garden: “Ivy” does not exist among the records of kind garden."
        ),
        (["show", "garden", "Ivy"], "Garden: there is no “Ivy”."),
        (["delete", "garden", "Ivy"], "Garden: there is no “Ivy”."),
        (["restore", "garden", "Ivy"], "Garden: there is no “Ivy”."),
        (["set", "garden", "Ivy", "name=R"], "Garden: there is no “Ivy”."),
    ]

    @Test(arguments: refused)
    func `what is refused says why, and ends with 1`(words: [String], sentence: String) {
        let answer = desk.run(words)
        #expect(answer.code == .refused)
        #expect(answer.messages == "tally: " + sentence + "\n")
        #expect(answer.output == "")
        #expect(desk.run(words + ["--json"]).messages == answer.messages)
    }

    @Test func `all wrong values are told at once`() {
        let answer = desk.tally("add", "garden", "name=R", "size=many", "level=urgent")
        #expect(
            answer.messages == """
                tally: Size: “many” is not a whole number.
                tally: Level: “urgent” is not one of low, medium and high.

                """)
    }

    @Test func `options may stand anywhere, and nothing after -- is one`() {
        desk.tally("add", "garden", "name=-q", "--json")
        #expect(desk.tally("--json", "show", "garden", "--", "-q").output.contains("\"-q\""))
        #expect(desk.tally("list", "--json", "garden", "--all").output.contains("\"-q\""))
    }

    @Test func `without --data, XDG and then the home say where`() {
        desk.variables = ["HOME": desk.directory + "/home"]
        let words = ["add", "garden", "name=Rose"]
        #expect(desk.runWithoutData(words).code == .done)
        #expect(desk.names(in: desk.directory + "/home/.local/share/tallybook") != [])
        desk.variables["XDG_DATA_HOME"] = desk.directory + "/xdg"
        #expect(desk.runWithoutData(words).code == .done)
        #expect(desk.names(in: desk.directory + "/xdg/tallybook") != [])
        desk.variables = [:]
        #expect(desk.runWithoutData(words).code == .wrongUsage)
    }

    static let languages: [([String: String], String)] = [
        ([:], "tally: Garden: there is no “Ivy”.\n"),
        (["LANG": "de_AT.UTF-8"], "tally: Garden (de): „Ivy“ gibt es nicht.\n"),
        (["LANG": "de_DE", "LC_ALL": "it_IT.UTF-8"], "tally: Garden (it): «Ivy» non esiste.\n"),
        (["LANG": "de_DE", "LC_ALL": ""], "tally: Garden (de): „Ivy“ gibt es nicht.\n"),
        (["LANG": "de_DE", "LC_MESSAGES": "C"], "tally: Garden: there is no “Ivy”.\n"),
        (["LANG": "fr_FR.UTF-8"], "tally: Garden: there is no “Ivy”.\n"),
        (["LANG": "item"], "tally: Garden: there is no “Ivy”.\n"),
    ]

    @Test(arguments: languages)
    func `the environment says in which language`(variables: [String: String], sentence: String) {
        desk.variables = variables
        #expect(desk.tally("show", "garden", "Ivy").messages == sentence)
    }
}
