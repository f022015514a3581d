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
        let table = GradeTable(entries, wishes.utcOffset)
        let plan = ImportPlan(
            table.works, table, into: target.course, named: target.name, book, takes: { _ in true })
        // Nothing of use makes no course.
        let drafts = table.works.isEmpty ? [] : plan.drafts
        return ForeignReading(drafts: drafts, doubts: plan.doubts, lines: plan.lines)
    }
}

/// One VEVENT or VTODO.
struct CalendarEntry {
    let line: Int
    private var properties: [String: String] = [:]
    /// The time zones that dates are written in, by the names of their properties.
    private var zones: [String: String] = [:]

    private let isTask: Bool

    private init(_ line: Int, isTask: Bool) {
        self.line = line
        self.isTask = isTask
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
                (open, depth) = (CalendarEntry(number, isTask: part == "vtodo"), 0)
            } else if name == "begin" {
                depth += 1
            } else if name == "end", part == "vevent" || part == "vtodo" {
                if let open { entries.append(open) }
                open = nil
            } else if name == "end" {
                depth -= 1
            } else if depth == 0, open?.properties[name] == nil {
                open?.properties[name] = value
                open?.zones[name] = zone(line)
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

    /// `America/New_York` of `DTSTART;TZID=America/New_York:20261231T235900`.
    private static func zone(_ line: String) -> String? {
        guard let start = line.range(after: ";TZID="), let colon = line.range(of: ":"),
            start < colon
        else { return nil }
        let name = line.utf8[start...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ":") }
        return String(Substring(name))
    }

    /// - Parameter isOfMany: Whether the calendar is of several courses, so that each name says its own.
    func read(
        _ found: inout ReadWorks, _ clock: @Sendable (Instant) -> Int?, isOfMany: Bool
    ) {
        let id = properties["uid"]?.trimmed.truncated(to: 200) ?? ""
        let summary = CalendarEntry.text(properties["summary"] ?? "")
        let (bare, course) = parts(summary, id)
        let name = isOfMany && !course.isEmpty ? bare + " [" + course + "]" : bare
        func leave(_ reason: Label) { found.doubt(line, name, "", reason, changes: false) }
        guard !name.isEmpty else { return leave(Words.importNoName) }
        if properties["rrule"] != nil { return leave(Words.importRepeats) }
        if properties["status"]?.trimmed.folded == "cancelled" {
            return leave(Words.importCancelled)
        }
        let nature = EventNature(name, id, isTask: isTask, takesTime: takesTime)
        if nature == .event { return leave(Words.importNoWork) }
        let key = properties["due"] == nil ? "dtstart" : "due"
        guard let due = self.due(key, &found, clock) else {
            let written = properties[key]?.trimmed ?? ""
            return leave(written.isEmpty ? Words.importNoDate : Words.importWrongDate(written))
        }
        if nature == .unclear { found.doubt(line, name, name, Words.importPerhapsWork) }
        var work = GradeTable.Found(name: name)
        (work.due, work.line, work.knowsTotal) = (due, line, false)
        work.externalID = id
        found.works.append(work)
    }

    /// Whether it ends later than it begins, days aside: a lecture does, a deadline doesn't.
    private var takesTime: Bool {
        let (start, end) = (
            properties["dtstart"]?.trimmed ?? "", properties["dtend"]?.trimmed ?? ""
        )
        if let length = properties["duration"]?.trimmed, end.isEmpty {
            return length.utf8.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
        }
        guard !end.isEmpty, start != end else { return false }
        guard let first = CalendarEntry.date(start), let last = CalendarEntry.date(end),
            start.utf8.count == 8
        else { return true }
        return last.daysSinceEpoch - first.daysSinceEpoch > 1
    }

    /// The day on the reader's clock, for a time in UTC; else as it is written.
    private func due(
        _ key: String, _ found: inout ReadWorks, _ clock: @Sendable (Instant) -> Int?
    ) -> CivilDate? {
        let text = properties[key]?.trimmed ?? ""
        guard let date = CalendarEntry.date(text) else { return nil }
        if text.utf8.count > 8, CalendarEntry.time(text) == nil {
            found.doubt(line, text, text, Words.importWrongTime)
        }
        if let zone = zones[key], text.utf8.count > 8 {
            found.doubtOnce(line, zone, Words.importOtherZone)
        }
        guard text.utf8.last == UInt8(ascii: "Z"), let time = CalendarEntry.time(text) else {
            return date
        }
        let instant = Instant(date, time)
        guard let offset = clock(instant) else {
            found.doubtOnce(line, "UTC", Words.importNoZone)
            return date
        }
        return instant.date(utcOffset: offset)
    }

    /// The minute in `20261231T235900Z`.
    private static func time(_ text: String) -> TimeOfDay? {
        let digits = Array(text.utf8.dropFirst(9).prefix(4))
        guard digits.count == 4, digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        let parts = [digits[..<2], digits[2...]].map { Int(String(decoding: $0, as: UTF8.self)) }
        return TimeOfDay(hour: parts[0] ?? 0, minute: parts[1] ?? 0)
    }

    /// Which course it says that it is of; empty where it says none.
    var course: String {
        let id = properties["uid"]?.trimmed ?? ""
        return parts(CalendarEntry.text(properties["summary"] ?? ""), id).course
    }

    /// "Lab 3" and "BIO 101" of "Lab 3 [BIO 101]", as Canvas calls what belongs to a course; Moodle has
    /// the course's short name as the category.
    private func parts(_ summary: String, _ id: String) -> (bare: String, course: String) {
        guard id.hasPrefix("event-") else {
            return (summary, CalendarEntry.text(properties["categories"] ?? ""))
        }
        guard summary.utf8.last == UInt8(ascii: "]"),
            let open = summary.utf8.lastIndex(of: UInt8(ascii: "["))
        else { return (summary, "") }
        let bare = String(Substring(summary.utf8[..<open])).trimmed
        let course = String(Substring(summary.utf8[open...].dropFirst().dropLast())).trimmed
        return bare.isEmpty ? (summary, "") : (bare, course)
    }

    /// The day in `20261231T235900Z`, as it is written.
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

/// What an entry of a calendar is.
private enum EventNature {
    case work, event
    /// A date that nothing calls work.
    case unclear

    init(_ name: String, _ id: String, isTask: Bool, takesTime: Bool) {
        let words = WorkName.words(name)
        let sort = WorkSort.named(words)?.sort
        if id.hasPrefix("event-assignment") || isTask {
            self = .work
        } else if id.hasPrefix("event-calendar-event") || EventNature.isEvent(words) {
            self = .event
        } else if takesTime {
            self = EventNature.isExam(sort) ? .work : .event
        } else {
            self = sort != nil || words.contains { EventNature.due.contains($0) } ? .work : .unclear
        }
    }

    /// What one sits at a time, and is graded all the same.
    private static func isExam(_ sort: WorkSort?) -> Bool {
        switch sort {
        case .exams, .tests, .quizzes: true
        default: false
        }
    }

    private static func isEvent(_ words: [String]) -> Bool {
        words.contains { events.contains($0) }
            || (words.contains("office") && words.contains("hours"))
    }

    private static let due = [
        "due", "deadline", "submit", "abgabe", "fallig", "scadenza", "consegna",
    ]
    private static let events = [
        "lecture", "seminar", "holiday", "holidays", "vorlesung", "sprechstunde", "ferien",
        "feiertag", "opens", "offnet", "beginnt", "apre", "inizia", "lezione", "ricevimento",
        "festivita", "vacanze", "meeting",
        "besprechung",
    ]
}

extension ReadWorks {
    /// Says something of a whole file where it is first seen.
    fileprivate mutating func doubtOnce(_ line: Int, _ text: String, _ reason: Label) {
        if doubts.contains(where: { $0.text == text }) { return }
        doubt(line, text, "", reason, changes: false)
    }
}

extension GradeTable {
    /// What a calendar says.
    ///
    /// - Parameter clock: How many minutes the reader's clock is ahead of UTC at a time.
    init(_ entries: [CalendarEntry], _ clock: @Sendable (Instant) -> Int?) {
        var found = ReadWorks(Scale([]))
        let courses = PlainTable.distinct(entries.map { $0.course })
        for entry in entries { entry.read(&found, clock, isOfMany: courses.count > 1) }
        if courses.count > 1, let first = found.works.first {
            found.doubt(
                first.line, courses.prefix(10).joined(separator: ", "), "",
                Words.importSeveralCalendars)
        }
        if let first = found.works.first {
            found.doubt(
                first.line, "/ 100", "", Words.importCalendarTotals, changes: false)
        }
        (format, students, studentIDs, head, columns) = (.calendar, [], [], nil, [:])
        (works, groups) = (found.works, [])
        (doubts, method, courseName) = (found.doubts, nil, nil)
        (weighting, stated) = (nil, [])
    }
}
