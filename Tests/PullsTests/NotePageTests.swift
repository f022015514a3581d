import FoundationEssentials
import Kernel
import Testing

@testable import Pulls

/// A page of notes beside what a person reads in it; see `Tests/Fixtures/Imports/notes/README.md`.
private struct NotePage: CustomStringConvertible {
    let name: String
    let text: String
    let language: Language
    let lines: [Expected]

    var description: String { name }

    struct Expected {
        let line: Int
        let isDoubtful: Bool
        let kind: String
        let fields: [String: String]
    }

    static let all: [NotePage] = {
        let folder = URL(filePath: #filePath).appending(path: "../../Fixtures/Imports/notes")
            .standardized
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
            let stem = String(name.dropLast(4))
            return NotePage(
                stem, read(folder.appending(path: name)),
                read(folder.appending(path: stem + ".expected")))
        }
    }()

    private static func read(_ url: URL) -> String {
        String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self)
    }

    private init?(_ name: String, _ text: String, _ expected: String) {
        let lines = expected.split(separator: "\n").map(String.init)
        guard let language = Language(rawValue: lines.first ?? "") else { return nil }
        self.name = name
        self.text = text
        self.language = language
        var className = ""
        var isHead = false
        self.lines = lines.dropFirst().compactMap { line in
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            var fields: [String: String] = [:]
            for pair in (words.count > 2 ? words[2] : "").components(separatedBy: "; ") {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                if parts.count == 2 { fields[parts[0]] = parts[1] }
            }
            isHead = words[1] == "pull"
            if isHead { className = "" }
            if words[1] == "class" { className = fields["class"] ?? "" }
            if words[1] == "hook" {
                if fields["class"] == nil, !className.isEmpty { fields["class"] = className }
                if fields["status"] == nil { fields["status"] = "measured" }
                if fields["attempt"] == nil { fields["attempt"] = "1" }
            }
            return Expected(
                line: Int(words[0].filter { $0 != "?" }) ?? 0, isDoubtful: words[0].hasSuffix("?"),
                kind: words[1], fields: fields)
        }
    }

    /// What the reader makes of it.
    func reading() -> [ReadLine] {
        let today = CivilDate(iso: "2026-09-20") ?? .epoch
        return NotesPage(text, KnownNames(), language, today: today, limit: .max).readLines(text)
    }
}

/// What of a line's fields a person would compare.
private func figures(_ line: ReadLine) -> [String: String] {
    var fields: [String: String] = [:]
    for member in line.fields {
        fields[member.name] = member.value.string ?? member.value.number
    }
    if line.kind == "note" { return [:] }
    if line.kind == "class" { fields["attempt"] = nil }
    return fields
}

@Suite struct NotePageTests {
    @Test func `there are twenty-six pages, and three of traps`() {
        #expect(NotePage.all.count == 29)
    }

    @Test(arguments: NotePage.all)
    fileprivate func `every line is read as a person reads it, or marked`(page: NotePage) {
        let read = page.reading()
        #expect(read.count == page.lines.count)
        for (line, expected) in zip(read, page.lines) {
            var fields = figures(line)
            var wanted = expected.kind == "note" ? [:] : expected.fields
            if wanted["note"] == nil { fields["note"] = nil }
            if wanted["sled"] == nil, line.kind == "hook" { fields["sled"] = nil }
            if wanted["custom"] == nil { fields["custom"] = nil }
            if line.isDoubtful && expected.isDoubtful, line.kind == expected.kind,
                line.kind != "hook"
            {
                wanted = fields
            }
            #expect(
                line.line == expected.line && line.kind == expected.kind && fields == wanted
                    && line.isDoubtful == expected.isDoubtful,
                "\(page.name) \(line.line) “\(line.text)” read as \(line.kind) \(fields) \(line.isDoubtful ? "?" : ""), not \(expected.kind) \(wanted) \(expected.isDoubtful ? "?" : "")"
            )
        }
    }

    @Test(arguments: NotePage.all)
    fileprivate func `no line is dropped`(page: NotePage) {
        let lines = Set(page.reading().map { $0.line })
        let count = page.text.components(separatedBy: "\n").count - 1
        #expect(lines == Set(1...max(1, count)))
    }
}
