import Kernel
import Pulls
import TestKit
import Testing

@Suite struct HookTests {
    let logbook = Logbook()

    @Test(arguments: [
        ("FP", HookStatus.fullPull, nil), ("fp 310.2", .fullPull, "310.2"),
        ("Full pull", .fullPull, nil), ("DQ", .disqualified, nil), ("dq.", .disqualified, nil),
        ("EXH 253.72", .exhibition, "253.72"), ("253.72 ft (EXH)", .exhibition, "253.72 ft"),
        ("305' 6\"", .measured, "305' 6\""),
    ])
    func `letters typed as a distance say how the hook ended`(
        typed: String, status: HookStatus, distance: String?
    ) throws {
        let hook = try logbook.hook(try logbook.pull(), typed)
        #expect(hook[Hook.status] == status)
        #expect(hook.optional(Hook.distance) == distance)
    }

    @Test func `a distance that can’t be read is refused with what is allowed`() throws {
        let pull = try logbook.pull()
        do {
            _ = try logbook.hook(pull, "far out")
            Issue.record("taken")
        } catch let error as BookError {
            #expect(
                Language.english(error.label)
                    == "Distance: “far out” can’t be read; write it like 300, 300 ft, 305' 6\", 305.5, 91.4 m."
            )
        }
    }

    @Test func `JSON takes distances as numbers and as texts and gives them back as typed`() throws
    {
        let json = """
            {"tallybook":1,"records":[{"kind":"pull","id":"p","name":"A","date":"2026-07-18"},
            {"kind":"hook","id":"1","pull":"p","distance":305.50},
            {"kind":"hook","id":"2","pull":"p","distance":"305' 6\\""},
            {"kind":"hook","id":"3","pull":"p","distance":"FP"}]}
            """
        try logbook.take(json)
        try logbook.take(json)
        let text = try logbook.use { (book) throws(BookError) in
            String(decoding: try book.json(), as: UTF8.self)
        }
        #expect(text.contains("\"distance\":305.50"))
        #expect(text.contains("\"distance\":\"305' 6\\\"\""))
        #expect(text.contains("\"status\":\"fullPull\""))
    }

    @Test func `the figures of a pull are the published ones`() throws {
        let pull = try logbook.pull()
        let first = try logbook.hook(pull, "305' 6\"", by: "Rick")
        let second = try logbook.hook(pull, "290", by: "Dale")
        let third = try logbook.hook(pull, "DQ", by: "Sam")
        let hooks = [(first, "1", "1"), (second, "2", "0.9492635025"), (third, "null", "null")]
        let expected = hooks.map {
            "{\"hook\":\"\($0.0.id.text)\",\"place\":\($0.1),\"share\":\($0.2),\"best\":\($0.1 != "null"),\"bound\":null}"
        }
        #expect(
            JSONText(try logbook.figures(pull)).text
                == "{\"classes\":[{\"class\":\"9500 Pro Farm\",\"fieldSize\":3,\"full\":0,\"hooks\":["
                + expected.joined(separator: ",") + "]}],\"densityAltitude\":null}")
        #expect(
            JSONText(try logbook.figures(first)).text
                == "{\"metres\":93.1164,\"atLeast\":null,\"place\":1,\"share\":1,\"best\":true,\"bound\":null}"
        )
    }

    @Test func `deleting a pull takes its hooks along and undo brings them back`() throws {
        let pull = try logbook.pull()
        let hook = try logbook.hook(pull, "300")
        let stamp = try #require(
            try logbook.use { (book) throws(BookError) in try book.delete(pull).stamp })
        #expect(try logbook.isHidden(hook))
        try logbook.use { (book) throws(BookError) in try book.undo(stamp) }
        #expect(try !logbook.isHidden(hook))
    }
}
