import Kernel

extension Grades {
    /// The week, day by day, with what overlaps.
    @Sendable static func timetableScreen(_ page: Page) throws(BookError) -> Response {
        let timetable = try Timetable(page.book)
        let hasCourses = try !page.book.records(Query(Course.kind, limit: 1)).isEmpty
        let language = page.language
        return page.screen(language(Words.timetable), tint: .grades) { html in
            html.column(wide: true) {
                html.largeTitle(
                    Heading(
                        language(Words.timetable), back: Link(language(Words.grades), href: path)))
                if timetable.meetings.isEmpty { html.emptyState(noMeetings(language)) }
                if !timetable.meetings.isEmpty {
                    WeekPicture(timetable: timetable, language: language).write(html)
                }
                html.div(.class("week")) {
                    for day in Weekday.allCases { write(day, timetable, page, html) }
                }
                // Due dates are in the file, too.
                if hasCourses {
                    html.buttonBar {
                        html.a(.class("button quiet"), .href(path(.calendar)), .download("")) {
                            html.text(language(Words.calendarFile))
                        }
                    }
                }
            }
        }
    }

    private static func noMeetings(_ language: Language) -> EmptyState {
        EmptyState(
            icon: .calendar, title: language(Words.timetable),
            sentence: language(
                Words.timetableOpenCourseAddIts),
            action: Link(language(Words.grades), href: path))
    }

    private static func write(
        _ day: Weekday, _ timetable: Timetable, _ page: Page, _ html: HTML
    ) {
        let meetings = timetable.meetings(on: day)
        if meetings.isEmpty { return }
        html.group(GroupHeading(page.language.weekdayName(day)), id: day.rawValue) {
            for meeting in meetings {
                html.row(
                    Row(
                        id: day.rawValue + "-" + meeting.slot.id.text, title: meeting.course.title,
                        subtitle: timetable.clashes(meeting) ? page.language(Words.clash) : nil,
                        href: path(meeting.course.id, .time),
                        figure: meeting.start.iso + "–" + meeting.end.iso),
                    of: meeting.course)
            }
        }
    }

    /// Meetings and due dates for a calendar program.
    @Sendable static func calendarFile(_ page: Page) throws(BookError) -> Response {
        let courses = try page.book.records(Course.kind, where: Course.kind.main, limit: 500)
        let cases = try CourseCase.all(courses, in: page.book)
        let file = CalendarFile(
            meetings: try Timetable(page.book).meetings, courses: cases, today: page.book.today)
        return Response(
            headers: [
                Response.Header("Content-Type", "text/calendar; charset=utf-8"),
                Response.Header("Content-Disposition", "attachment; filename=\"tallybook.ics\""),
                Response.Header("X-Content-Type-Options", "nosniff"),
            ], body: [UInt8](file.text.utf8))
    }
}

/// An iCalendar file (RFC 5545): weekly events for meetings, all-day events for due dates.
struct CalendarFile {
    let text: String

    init(meetings: [Timetable.Meeting], courses: [CourseCase], today: CivilDate) {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tallybook//Grades//EN"]
        for meeting in meetings { lines += CalendarFile.event(meeting, today) }
        for course in courses {
            for work in course.assignments {
                guard let due = work.optional(Assignment.due) else { continue }
                lines += CalendarFile.event(work, course, due)
            }
        }
        lines.append("END:VCALENDAR")
        text = lines.map { CalendarFile.folded($0) + "\r\n" }.joined()
    }

    private static func event(_ meeting: Timetable.Meeting, _ today: CivilDate) -> [String] {
        let first = today.adding(days: (meeting.day.index - today.weekday.index + 7) % 7)
        let id = meeting.slot.id.text + "-" + meeting.day.rawValue
        return [
            "BEGIN:VEVENT", "UID:" + id + "@tallybook", "DTSTAMP:" + stamp(meeting.slot),
            "DTSTART:" + day(first) + "T" + time(meeting.start),
            "DTEND:" + day(first) + "T" + time(meeting.end), "RRULE:FREQ=WEEKLY",
            "SUMMARY:" + escaped(meeting.course.title), "END:VEVENT",
        ]
    }

    private static func event(
        _ work: Record, _ course: CourseCase, _ due: CivilDate
    ) -> [String] {
        [
            "BEGIN:VEVENT", "UID:" + work.id.text + "@tallybook", "DTSTAMP:" + stamp(work),
            "DTSTART;VALUE=DATE:" + day(due),
            "SUMMARY:" + escaped(course.name + ": " + work.title), "END:VEVENT",
        ]
    }

    private static func day(_ date: CivilDate) -> String { digits(date.iso) }

    private static func time(_ time: TimeOfDay) -> String { digits(time.iso) + "00" }

    /// When a record was last changed, as `20261120T080000Z`.
    private static func stamp(_ record: Record) -> String {
        let date = record.modifiedAt.date(utcOffset: 0)
        return day(date) + "T" + time(record.modifiedAt.time(utcOffset: 0)) + "Z"
    }

    private static func digits(_ text: String) -> String {
        text.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
            .map { String(Substring($0)) }.joined()
    }

    /// Text as a property's value (RFC 5545, 3.3.11).
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\\" || scalar == ";" || scalar == "," { result += "\\" }
            result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
        }
        return result
    }

    /// Lines of at most 75 bytes, going on after a space (RFC 5545, 3.1).
    private static func folded(_ line: String) -> String {
        var result = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let width = String(scalar).utf8.count
            if length + width > 75 {
                result += "\r\n "
                length = 1
            }
            result.unicodeScalars.append(scalar)
            length += width
        }
        return result
    }
}
