import Kernel

extension Grades {
    /// A calendar (RFC 5545): its events and to-dos with a date become assignments that are due then.
    static let calendarFormat = ForeignFormat(
        "ics", into: Course.kind,
        recognizes: { file in CalendarEntry.isCalendar(file.text) ? .sure : .no }
    ) { (file, wishes, book) throws(ForeignError) in
        guard CalendarEntry.isCalendar(file.text) else {
            throw .refused(Words.importNotThis("ics"))
        }
        let entries = CalendarEntry.all(in: file.lines)
        try refuseLong(entries.count)
        let target = try ImportTarget(file, wishes, book)
        let table = GradeTable(entries)
        let plan = ImportPlan(
            table.works, table, into: target.course, named: target.name, book, takes: { _ in true })
        return ForeignReading(drafts: plan.drafts, doubts: plan.doubts)
    }
}

/// One VEVENT or VTODO.
struct CalendarEntry {
    let line: Int
    private var properties: [String: String] = [:]

    private init(_ line: Int) {
        self.line = line
    }

    static func isCalendar(_ text: String) -> Bool {
        text.trimmed.folded.hasPrefix("begin:vcalendar")
    }

    /// The entries of a calendar, whose long lines go on after a space.
    static func all(in lines: [String]) -> [CalendarEntry] {
        var entries: [CalendarEntry] = []
        var open: CalendarEntry?
        var depth = 0
        for (number, line) in unfolded(lines) {
            let (name, value) = property(line)
            let part = value.trimmed.folded
            if name == "begin", part == "vevent" || part == "vtodo" {
                // One that was never closed is one all the same.
                if let open { entries.append(open) }
                (open, depth) = (CalendarEntry(number), 0)
            } else if name == "begin" {
                depth += 1
            } else if name == "end", part == "vevent" || part == "vtodo" {
                if let open { entries.append(open) }
                open = nil
            } else if name == "end" {
                depth -= 1
            } else if depth == 0, open?.properties[name] == nil {
                open?.properties[name] = value
            }
        }
        if let open { entries.append(open) }
        return entries
    }

    private static func unfolded(_ lines: [String]) -> [(number: Int, line: String)] {
        var joined: [(number: Int, line: String)] = []
        for (index, line) in lines.enumerated() {
            let isMore = line.utf8.first == 32 || line.utf8.first == 9
            if isMore, !joined.isEmpty {
                joined[joined.count - 1].line += String(line.dropFirst())
            } else {
                joined.append((index + 1, line))
            }
        }
        return joined
    }

    /// `DUE;VALUE=DATE:20261231` as its name without parameters, and its value.
    private static func property(_ line: String) -> (name: String, value: String) {
        var isQuoted = false
        let colon = line.utf8.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
        guard let colon else { return (line.folded, "") }
        let name = line.utf8[..<colon].prefix { $0 != UInt8(ascii: ";") }
        return (String(Substring(name)).folded, String(Substring(line.utf8[colon...].dropFirst())))
    }

    func read(_ found: inout ReadWorks) {
        let id = properties["uid"]?.trimmed.truncated(to: 200) ?? ""
        let summary = CalendarEntry.text(properties["summary"] ?? "")
        let name = id.hasPrefix("event-") ? CalendarEntry.withoutCourse(summary) : summary
        guard !name.isEmpty else { return }
        if properties["rrule"] != nil {
            return found.doubt(line, name, "", Words.importRepeats, changes: false)
        }
        let day = properties["due"] ?? properties["dtstart"] ?? ""
        guard let due = CalendarEntry.date(day) else {
            return found.doubt(line, name, "", Words.importNoDate, changes: false)
        }
        var work = GradeTable.Found(name: name)
        (work.due, work.line, work.knowsTotal) = (due, line, false)
        work.externalID = id
        found.works.append(work)
    }

    /// "Lab 3" of "Lab 3 [BIO 101]", as Canvas calls what belongs to a course.
    private static func withoutCourse(_ name: String) -> String {
        guard name.utf8.last == UInt8(ascii: "]"),
            let open = name.utf8.lastIndex(of: UInt8(ascii: "["))
        else { return name }
        let bare = String(Substring(name.utf8[..<open])).trimmed
        return bare.isEmpty ? name : bare
    }

    /// `20261231T235900Z`: the day as it is written.
    private static func date(_ text: String) -> CivilDate? {
        let digits = Array(text.trimmed.utf8.prefix(8))
        guard digits.count == 8, digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        let parts = [digits[..<4], digits[4..<6], digits[6...]]
        return CivilDate(
            iso: parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-"))
    }

    /// The text without its escapes, on one line.
    private static func text(_ value: String) -> String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                bytes.append(byte | 0x20 == UInt8(ascii: "n") ? 32 : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self).trimmed
    }
}

extension GradeTable {
    /// What a calendar says.
    init(_ entries: [CalendarEntry]) {
        var found = ReadWorks(Scale([]))
        for entry in entries { entry.read(&found) }
        (format, students, studentIDs, headings, columns) = (.calendar, [], [], [], [:])
        (works, groups) = (found.works, [])
        (doubts, method, courseName) = (found.doubts, nil, nil)
    }
}
