import Kernel

extension NotesPage {
    /// Every line of the text with what it was taken for, blank ones as empty notes.
    func readLines(_ text: String) -> [ReadLine] {
        var entries: [ReadLine] = []
        var (className, sled, pull, index) = ("", "", 0, 0)
        for (offset, source) in NotesPage.all(text).enumerated() {
            let start = entries.count
            while index < rows.count, rows[index].line <= offset + 1 {
                let row = rows[index]
                index += 1
                if row.pull != pull { (className, sled, pull) = ("", "", row.pull) }
                if row.kind == .className { className = row.word }
                if row.kind == .sled { sled = row.word }
                if [.className, .pull].contains(row.kind), !row.sled.isEmpty { sled = row.sled }
                entries.append(row.entry(source, className: className, sled: sled))
            }
            if entries.count == start {
                entries.append(ReadLine(line: offset + 1, text: source, kind: "note"))
            }
        }
        return entries
    }

    /// The rows of a table with what they were taken for.
    var rowLines: [ReadLine] {
        var heads: [Int: (className: String, sled: String)] = [:]
        for hook in hooks { heads[hook.index] = (hook.className, hook.sled) }
        return rows.indices.map { index in
            let head = heads[index]
            return rows[index].entry(
                rows[index].source, className: head?.className ?? "", sled: head?.sled ?? "")
        }
    }

    /// Every reason for doubt, line by line.
    var doubts: [Doubt] {
        rows.flatMap { row in
            row.doubts.map {
                Doubt(
                    line: row.line, text: row.source, read: row.shown, reason: $0.label,
                    changesFigure: $0.changesFigure)
            }
        }
    }
}

extension NotesPage.Row {
    /// What a doubtful line was taken for, in a few words.
    fileprivate var shown: String {
        switch kind {
        case .hook:
            [place.isEmpty ? "" : place + ".", puller, tractor, result].filter { !$0.isEmpty }
                .joined(separator: " ")
        case .className, .sled: word
        case .pull, .condition: facts.pairs.map { $0.value }.joined(separator: " ")
        case .note, .leftOut: ""
        }
    }

    fileprivate func entry(_ text: String, className: String, sled: String) -> ReadLine {
        let fields: [JSON.Member]
        switch kind {
        case .hook: fields = hookFields(className, sled)
        case .className:
            fields = NotesPage.Row.members(
                [("class", word), ("sled", self.sled), ("attempt", attempt)]
                    + facts.pairs.map { ($0.name, $0.value) })
        case .leftOut where doubts.contains(.repeated): fields = hookFields(className, sled)
        case .sled: fields = NotesPage.Row.members([("sled", word)])
        case .pull, .condition:
            fields = NotesPage.Row.members(
                facts.pairs.map { ($0.name, $0.value) } + [("sled", self.sled)])
        case .note, .leftOut: fields = NotesPage.Row.members([("note", word)])
        }
        let isRepeat = doubts.contains(.repeated)
        let name = kind != .leftOut ? kind.rawValue : isRepeat ? "hook" : "note"
        return ReadLine(
            line: line, text: text, kind: name, fields: fields, isDoubtful: !doubts.isEmpty)
    }

    private func hookFields(_ className: String, _ sled: String) -> [JSON.Member] {
        let read = TypedResult(result)
        return NotesPage.Row.members([
            ("puller", puller), ("tractor", tractor),
            ("class", self.className.isEmpty ? className : self.className),
            ("sled", self.sled.isEmpty ? sled : self.sled),
            ("distance", NotesPage.Row.canonical(read.distance)), ("place", place),
            ("tirePressure", pressure), ("status", (read.status ?? .measured).rawValue),
            ("attempt", attempt.isEmpty ? "1" : attempt), ("note", word), ("custom", custom),
        ])
    }

    /// A distance in one form: `305.6`, `305' 6"`, `93.12 m`.
    private static func canonical(_ distance: String) -> String {
        let line = NoteLine(distance, .english)
        return line.canonical.isEmpty ? distance : line.canonical
    }

    private static let numbers = ["distance", "place", "tirePressure", "attempt", "humidity"]

    /// What isn't empty; numbers as numbers.
    private static func members(_ pairs: [(String, String)]) -> [JSON.Member] {
        pairs.filter { !$0.1.isEmpty }.map { name, value in
            let number = numbers.contains(name) ? try? Decimal.parse(value) : nil
            return JSON.Member(name, number.map { .number($0.canonical) } ?? .string(value))
        }
    }
}
