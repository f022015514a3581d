import Kernel

extension Projects {
    /// What `task export` prints: an array of tasks, or one on each line
    /// (taskwarrior.org/docs/commands/export).
    static let taskwarriorFormat = ForeignFormat(
        "taskwarrior", into: Project.kind,
        recognizes: { Taskwarrior($0)?.isSure ?? false ? .sure : .no },
        read: { (file, wishes, book) throws(ForeignError) in
            guard let tasks = Taskwarrior(file) else { throw .refused(Words.noTasks) }
            return try tasks.reading(wishes, book)
        })
}

private struct Taskwarrior {
    /// Each with its line.
    private let tasks: [(line: Int, JSON)]

    init?(_ file: ForeignFile) {
        if let json = try? JSON.parse(file.text) {
            tasks = (json.elements ?? [json]).enumerated().map { ($0 + 1, $1) }
        } else {
            var tasks: [(line: Int, JSON)] = []
            for (index, line) in file.lines.enumerated() where !line.isBlank {
                guard let task = try? JSON.parse(line.withoutComma) else { return nil }
                tasks.append((index + 1, task))
            }
            self.tasks = tasks
        }
        if tasks.isEmpty { return nil }
    }

    /// Whether all have what every task has.
    var isSure: Bool {
        tasks.allSatisfy { task in
            ["description", "status"].allSatisfy { task.1[$0]?.string != nil }
                && (task.1["tallybook"] ?? task.1["kind"]) == nil
        }
    }

    func reading(
        _ wishes: ForeignWishes, _ book: Book
    ) throws(ForeignError) -> ForeignReading {
        var list = try TodoList(wishes, book)
        var titles: [String: String] = [:]
        for (_, task) in tasks {
            if let id = task["uuid"]?.string { titles[id] = task["description"]?.string }
        }
        for (line, task) in tasks {
            guard let words = task["description"]?.string, !words.isBlank,
                let status = task["status"]?.string
            else { throw .refused(Words.notATask(line)) }
            list.nameBookkeeping(of: task, line: line)
            switch status {
            case "deleted": list.leaveOut(words, line: line, Words.deletedTask)
            case "recurring": list.leaveOut(words, line: line, Words.recurringTask)
            case "pending", "waiting", "completed":
                try list.add(
                    Taskwarrior.entry(task, words, titles), named: task["uuid"]?.string ?? words)
            default: throw .refused(Words.unknownStatus(line: line, status: status))
            }
        }
        return list.reading
    }

    /// What an item has no field for goes to its details, each on a line.
    private static func entry(
        _ task: JSON, _ words: String, _ titles: [String: String]
    ) -> TodoList.Entry {
        var entry = TodoList.Entry()
        entry.title = words.oneLine
        entry.isDone = task["status"]?.string == "completed"
        switch task["priority"]?.string {
        case "H": entry.priority = 3
        case "M": entry.priority = 2
        case nil: break
        case let other?: entry.detail.append("priority:" + other)
        }
        entry.created = task["entry"]?.string.flatMap { instant($0) }
        for annotation in task["annotations"]?.elements ?? [] {
            guard let note = annotation["description"]?.string else { continue }
            let day = annotation["entry"]?.string.map { date($0) + " " } ?? ""
            entry.detail.append(day + note.oneLine)
        }
        for key in ["due", "scheduled", "start", "wait", "until", "end"] {
            if let time = task[key]?.string { entry.detail.append(key + ":" + date(time)) }
        }
        if let recurrence = task["recur"]?.string { entry.detail.append("recur:" + recurrence) }
        if let project = task["project"], project != .null {
            entry.detail.append(("project:" + (project.string ?? project.text)).oneLine)
        }
        let tags = (task["tags"]?.elements ?? []).compactMap { $0.string }
        if !tags.isEmpty { entry.detail.append(tags.map { "+" + $0 }.joined(separator: " ")) }
        entry.detail += own(task)
        for id in dependencies(task) { entry.detail.append("depends: " + (titles[id] ?? id)) }
        return entry
    }

    /// Fields that somebody has added to Taskwarrior, and an `entry` that is no time.
    private static func own(_ task: JSON) -> [String] {
        (task.members ?? []).compactMap { member in
            let isOpen = member.name == "entry" && member.value.string.flatMap(instant) == nil
            guard isOpen || !(known + TodoList.bookkeeping).contains(member.name) else {
                return nil
            }
            let value = member.value.string.map { date($0) } ?? member.value.text
            return (member.name + ":" + value).oneLine
        }
    }

    /// What has its place in an item or its details; `id` and `urgency` are worked out anew by
    /// Taskwarrior each time.
    private static let known = [
        "uuid", "entry", "description", "status", "priority", "annotations", "due", "scheduled",
        "start", "wait", "until", "end", "recur", "project", "tags", "depends", "id", "urgency",
    ]

    /// "20260530T220000Z"
    private static func instant(_ text: String) -> Instant? {
        let minute = date(text)
        guard minute != text else { return nil }
        let seconds = String(decoding: text.utf8.dropFirst(13).prefix(2), as: UTF8.self)
        return Instant(
            iso: String(decoding: minute.utf8.dropLast(), as: UTF8.self) + ":" + seconds + "Z")
    }

    /// A list since 2.6, before that a text with commas.
    private static func dependencies(_ task: JSON) -> [String] {
        if let ids = task["depends"]?.elements { return ids.compactMap { $0.string } }
        return (task["depends"]?.string ?? "").utf8.split(separator: UInt8(ascii: ","))
            .map { String(Substring($0)) }
    }

    /// "20260530T220000Z" as "2026-05-30T22:00Z"; anything else as it is.
    private static func date(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
            bytes[..<8].allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { return text }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return part(0..<4) + "-" + part(4..<6) + "-" + part(6..<8) + "T" + part(9..<11) + ":"
            + part(11..<13) + "Z"
    }
}

extension String {
    fileprivate var oneLine: String {
        utf8.split { $0 == 10 || $0 == 13 }.map { String(Substring($0)).trimmed }
            .joined(separator: " ")
    }

    /// As older versions ended a line.
    fileprivate var withoutComma: String {
        let text = trimmed
        return text.utf8.last == UInt8(ascii: ",")
            ? String(decoding: text.utf8.dropLast(), as: UTF8.self) : text
    }
}

extension TodoList {
    /// What Taskwarrior notes for itself and nothing here could use.
    static let bookkeeping = ["modified", "parent", "mask", "imask", "rtype", "last", "template"]

    /// Says once of each such field that it is left out.
    fileprivate mutating func nameBookkeeping(of task: JSON, line: Int) {
        for name in TodoList.bookkeeping where task[name] != nil {
            leaveOutOnce(name, line: line, Words.bookkeepingOfTasks)
        }
    }
}

extension JSON {
    /// As written.
    fileprivate var text: String {
        var writer = JSONWriter()
        writer.value(self)
        return writer.text
    }
}
