import Kernel
import TestKit
import Testing

struct ImportProblemTests {
    static let records: [(String, String)] = [
        ("3", "records[0]: This is not a record; a record is an object in braces."),
        (
            #"{"id":"x","name":"Rose"}"#,
            "records[0] (“x”): “kind” is missing; it says what the record is, as in “essential”."
        ),
        (
            #"{"kind":"gardn","id":"x","name":"Rose"}"#,
            "records[0] (“x”): There is no kind “gardn”. Did you mean “garden”?"
        ),
        (
            #"{"kind":"garden","name":"Rose"}"#,
            "records[0] (garden): “id” is missing; it must be a text that is not empty."
        ),
        (
            #"{"kind":["garden"],"id":"x"}"#,
            #"records[0] (“x”): “kind” is ["garden"]; it must be a text that is not empty."#
        ),
        (
            #"{"kind":"garden","id":7,"name":"Rose"}"#,
            "records[0] (garden): “id” is 7; it must be a text that is not empty."
        ),
        (
            #"{"kind":"garden","id":"x","nmae":"Rose","name":"R"}"#,
            "records[0] (garden “x”): The kind “garden” has no field “nmae”. Did you mean “name”?"
        ),
        (
            #"{"kind":"garden","id":"x","name":"R","deleted":true}"#,
            "records[0] (garden “x”): The kind “garden” has no field “deleted”."
        ),
        (
            #"{"kind":"garden","id":"x","name":"R","name":"S"}"#,
            "records[0] (garden “x”): “name” stands here twice."
        ),
        (
            #"{"kind":"garden","id":"x","name":"R","level":"medum"}"#,
            "records[0] (garden “x”): Level: “medum” is not one of low, medium and high. "
                + "Did you mean “medium”?"
        ),
        (
            #"{"kind":"garden","id":"x","name":"R","level":"urgent"}"#,
            "records[0] (garden “x”): Level: “urgent” is not one of low, medium and high."
        ),
        (
            #"{"kind":"garden","id":"x","name":"R","level":""}"#,
            "records[0] (garden “x”): Level: “” is not one of low, medium and high."
        ),
        (
            #"{"kind":"garden","id":"x"}"#,
            "records[0] (garden “x”): Name: This may not be empty."
        ),
        (
            #"{"kind":"garden","id":"x","name":3}"#,
            "records[0] (garden “x”): Name: “3” is not text."
        ),
        (
            #"{"kind":"garden","id":"x","name":"R","size":1001}"#,
            "records[0] (garden “x”): Size: “1001” is out of range; it must be from 0 to 1000."
        ),
        (
            #"{"kind":"bed","id":"x","garden":"y","name":"N"}"#,
            "records[0] (bed “x”): Garden: “y” does not exist among the records of kind garden."
        ),
        (
            #"{"kind":"memo","id":"x","text":"a"},{"kind":"memo","id":"x","text":"b"}"#,
            "records[1] (memo “x”): This is the same record as records[0]; "
                + "each may stand there only once."
        ),
    ]

    @Test(arguments: records)
    func `a problem names the record, the field and what is allowed`(
        records: String, sentence: String
    ) {
        #expect(Notebook().problems(records) == [sentence])
    }

    static let files: [(String, String)] = [
        (
            "[]",
            "This is not a book; a book is an object such as {\"tallybook\": 1, \"records\": […]}."
        ),
        (
            "{}",
            "This is not a book; a book is an object such as {\"tallybook\": 1, \"records\": […]}."
        ),
        (
            #"{"tallybook":2,"records":[]}"#,
            "This book has the format 2; this version of Tallybook reads the format 1."
        ),
        (
            #"{"tallybook":"one"}"#,
            "This book has the format \"one\"; this version of Tallybook reads the format 1."
        ),
        (
            #"{"tallybook":1}"#,
            "“records” is missing; it must be a list of records in brackets."
        ),
        (
            #"{"tallybook":1,"records":[{"kind":"garden"}],"records":[]}"#,
            "“records” stands there twice; it may only once."
        ),
        (
            "{\"tallybook\":1,\n\"records\":[,]}",
            "Line 2, column 12: a value or “]” belongs here, not “,”."
        ),
    ]

    @Test(arguments: files)
    func `a file that is no book is refused as a whole`(text: String, sentence: String) {
        do throws(ImportError) {
            try Notebook().takeFile(text)
            Issue.record("the file was imported")
        } catch {
            #expect(error.label.text(in: .english) == sentence)
        }
    }

    @Test func `all problems are told in the order of the file`() {
        let problems = Notebook().problems(
            """
            {"kind":"garden","id":"a","size":-1},
            {"kind":"bed","id":"b","garden":"zz","name":"N"},
            {"kind":"gardn","id":"c"},
            {"kind":"bed","id":"d","garden":"a","name":"N","colour":"red"}
            """)
        #expect(
            problems == [
                "records[0] (garden “a”): Size: “-1” is out of range; it must be from 0 to 1000.",
                "records[0] (garden “a”): Name: This may not be empty.",
                "records[1] (bed “b”): Garden: “zz” does not exist among the records of kind garden.",
                "records[2] (“c”): There is no kind “gardn”. Did you mean “garden”?",
                "records[3] (bed “d”): The kind “bed” has no field “colour”.",
            ])
    }

    @Test func `of many problems the first twenty are told`() {
        let records = (0..<30).map { #"{"kind":"garden","id":"\#($0)"}"# }.joined(separator: ",")
        let problems = Notebook().problems(records)
        #expect(problems.count == 21)
        #expect(problems.last == "… and 10 more problems.")
    }

    @Test func `a problem is told in each language`() throws {
        let place = ImportPlace.record(3)
        let problem = ImportProblem(
            place, kind: "garden", id: "x",
            .unknownField("nmae", kind: "garden", suggestion: "name"))
        #expect(
            problem.label.text(in: .german)
                == "records[3] (garden „x“): Die Art „garden“ hat kein Feld „nmae“. "
                + "Gemeint ist vielleicht „name“?")
        #expect(
            problem.label.text(in: .italian)
                == "records[3] (garden «x»): Il tipo «garden» non ha un campo «nmae». "
                + "Forse «name»?")
    }

    @Test func `a very long name is refused and not repeated`() {
        let name = String(repeating: "x", count: 1_000_000)
        let problems = Notebook().problems(#"{"kind":"garden","id":"a","name":"\#(name)"}"#)
        #expect(
            problems == [
                "records[0] (garden “a”): Name: This has 1000000 characters; at most 40 are allowed."
            ])
    }

    @Test func `a letter with thousands of accents is no short name`() {
        let name = "a" + String(repeating: "\u{301}", count: 2_000)
        let problems = Notebook().problems(#"{"kind":"garden","id":"a","name":"\#(name)"}"#)
        #expect(problems.count == 1)
        #expect(problems.first?.contains("2001 codes; at most 640 are allowed.") == true)
        let honest = String(repeating: "👩🏽‍❤️‍💋‍👨🏿", count: 40)
        #expect(Notebook().problems(#"{"kind":"garden","id":"a","name":"\#(honest)"}"#).isEmpty)
    }
}
