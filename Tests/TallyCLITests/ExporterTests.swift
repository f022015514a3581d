import AllTrackers
import Kernel
import TallyCLI
import TestKit
import Testing

/// Gradebooks of `Tests/Fixtures/Imports` as their exporters document them, and what is wanted of them.
struct ExporterTests {
    private let desk = Desk(AllTrackers.declarations)

    /// Each beside a file with `.expected` behind its name.
    static let files = [
        "canvas-de.csv", "canvas-twins-awkward.csv", "moodle-it.csv", "moodle-awkward.csv",
        "brightspace-komma.csv", "brightspace-awkward.csv", "blackboard-de.csv",
        "blackboard-awkward.xls", "classroom-it.csv", "classroom-awkward.csv",
    ]

    @Test(arguments: files) func `a gradebook is read as its exporter meant it`(name: String) throws
    {
        let path = "Tests/Fixtures/Imports/" + name
        let text = try #require(desk.content(of: path + ".expected"))
        let wanted = text.split(separator: "\n").map(String.init)
        func value(_ key: String) -> String? {
            wanted.first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) }
        }
        let whose = value("student").map { ["--student", $0] } ?? []
        let words = ["import", path, "--named", "A", "--dry-run", "--json"] + whose
        let answer = desk.run(words)
        #expect(answer.code == .done, "\(answer.messages)")
        let read = try JSON.parse(answer.output)
        let lines =
            ["format: " + (read["format"]?.string ?? "")] + groups(read) + works(read)
            + (read["doubts"]?.elements ?? []).map { "doubt: " + ($0["text"]?.string ?? "") }
        let asked = ["student: ", "students: "]
        #expect(lines == wanted.filter { line in !asked.contains { line.hasPrefix($0) } })
        let students = (value("students") ?? "").split(separator: "|").map {
            String($0).trimmed
        }
        guard students.count > 1 else { return }
        let refused = desk.tally("import", path, "--named", "A")
        #expect(refused.code == .refused)
        for student in students {
            #expect(refused.messages.contains(student), "\(refused.messages)")
        }
    }

    private func records(_ kind: String, _ read: JSON) -> [JSON] {
        (read["records"]?.elements ?? []).filter { $0["kind"] == .string(kind) }
    }

    private func groups(_ read: JSON) -> [String] {
        records("weightGroup", read).map {
            "group: " + ($0["name"]?.string ?? "") + " " + ($0["weight"]?.number ?? "")
        }
    }

    /// "work: Essay 17.5/20 2026-10-31"
    private func works(_ read: JSON) -> [String] {
        records("assignment", read).map { work in
            let score = work["excused"] == .boolean(true) ? "x" : work["earned"]?.number ?? "–"
            return "work: " + (work["name"]?.string ?? "") + " " + score + "/"
                + (work["total"]?.number ?? "") + (work["due"]?.string.map { " " + $0 } ?? "")
        }
    }
}
