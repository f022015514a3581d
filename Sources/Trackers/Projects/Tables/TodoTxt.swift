import Kernel

extension Projects {
    /// Lists as todo.txt writes them: github.com/todotxt/todo.txt.
    static let todoFormat = ForeignFormat(
        "todotxt", into: Project.kind,
        recognizes: { file in
            let lines = file.lines.filter { !$0.isBlank }
            return lines.contains { TodoLine($0).isMarked } ? .sure : .no
        },
        read: { (file, wishes, book) throws(ForeignError) in
            var list = try TodoList(wishes, book)
            for line in file.lines where !line.isBlank {
                let todo = TodoLine(line.trimmed)
                try list.add(todo.entry, named: todo.text, lasting: todo.lastingText)
            }
            guard list.drafts.contains(where: { $0.kind == Item.kind }) else {
                throw .refused(Words.noTasks)
            }
            return list.reading
        })
}

/// One line: `x 2026-05-20 2026-04-30 Paint the fence +garden @home due:2026-05-30`, or
/// `(A) 2026-04-30 …`.
struct TodoLine {
    private(set) var isDone = false
    private(set) var priority: Character?
    private var dates: [String] = []
    /// All that follows.
    private(set) var text: String
    private var words: [String] = []

    init(_ line: String) {
        var rest = line.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }[...]
        if rest.first == "x", rest.count > 1 {
            isDone = true
            rest.removeFirst()
        }
        if let mark = rest.first.flatMap({ TodoLine.priority($0) }), rest.count > 1 {
            priority = mark
            rest.removeFirst()
        }
        while dates.count < (isDone ? 2 : 1), rest.count > 1, let date = rest.first,
            CivilDate(iso: date) != nil
        {
            dates.append(date)
            rest.removeFirst()
        }
        words = TodoLine.quoted(Array(rest))
        text = words.joined(separator: " ")
    }

    /// The words, where `note:"two words"` is one.
    private static func quoted(_ words: [String]) -> [String] {
        var (joined, index): ([String], Int) = ([], 0)
        while index < words.count {
            var end = index
            if isTag(words[index]), words[index].opensQuote {
                end = words[index...].dropFirst().firstIndex { $0.utf8.last == 0x22 } ?? index
            }
            joined.append(words[index...end].joined(separator: " "))
            index = end + 1
        }
        return joined
    }

    /// Whether it says something that only this format does.
    var isMarked: Bool {
        priority != nil || isDone && !dates.isEmpty
            || words.contains {
                TodoLine.value($0, of: "due").flatMap { CivilDate(iso: $0) } != nil
            }
    }

    /// The text without dates that move: when it is due, and from when it counts.
    var lastingText: String {
        words.filter { TodoLine.value($0, of: "due") == nil && TodoLine.value($0, of: "t") == nil }
            .joined(separator: " ")
    }

    /// The title is what was written, without what only ends it: tags, contexts and keys; those
    /// stay in the details, as do the dates.
    var entry: TodoList.Entry {
        var entry = TodoList.Entry()
        var title = words.filter {
            TodoLine.value($0, of: "due") == nil && TodoLine.value($0, of: "pri") == nil
        }
        while title.count > 1, let last = title.last, TodoLine.isTag(last) { title.removeLast() }
        let kept = words.filter { TodoLine.isTag($0) }
        entry.title = title.isEmpty ? text : title.joined(separator: " ")
        let letter = priority ?? words.compactMap { TodoLine.value($0, of: "pri")?.first }.first
        entry.priority = TodoLine.level(letter)
        entry.isDone = isDone
        if !kept.isEmpty { entry.detail.append(kept.joined(separator: " ")) }
        if let letter, letter != "A", letter != "B", priority != nil {
            entry.detail.append("pri:" + String(letter))
        }
        if isDone, let date = dates.first { entry.detail.append("completed:" + date) }
        if let date = isDone ? dates.dropFirst().first : dates.first {
            entry.detail.append("created:" + date)
        }
        return entry
    }

    /// A is high, B medium, all others low; none, too, as todo.txt puts it behind all letters.
    private static func level(_ letter: Character?) -> Int64 {
        switch letter {
        case "A": 3
        case "B": 2
        default: 1
        }
    }

    private static func priority(_ word: String) -> Character? {
        let bytes = Array(word.utf8)
        guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")"),
            UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[1]
        else { return nil }
        return Character(Unicode.Scalar(bytes[1]))
    }

    /// "+garden", "@home", "due:2026-05-30"; not "14:30" or "3:1", whose first part is no word.
    private static func isTag(_ word: String) -> Bool {
        let bytes = Array(word.utf8)
        guard bytes.count > 1, let first = bytes.first else { return false }
        if first == UInt8(ascii: "+") || first == UInt8(ascii: "@") { return true }
        let parts = bytes.split(
            separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty
            && parts[0].allSatisfy({ TodoLine.isLetter($0) })
            && !parts[1].isEmpty && parts[1].first != UInt8(ascii: "/")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func value(_ word: String, of key: String) -> String? {
        guard word.hasPrefix(key + ":") else { return nil }
        let value = String(decoding: word.utf8.dropFirst(key.utf8.count + 1), as: UTF8.self)
        return value.isEmpty ? nil : value
    }
}

extension String {
    /// Whether a quotation mark in it waits for another.
    fileprivate var opensQuote: Bool { utf8.count { $0 == 0x22 } == 1 }
}
