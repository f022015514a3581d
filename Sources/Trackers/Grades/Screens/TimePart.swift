import Kernel

/// When a course meets and how long one studied for it.
struct TimePart {
    let page: Page
    let course: CourseCase
    private let slots: [Record]
    private let sessions: [Record]
    private let clashing: Set<RecordID>
    private let running: StudyTimer?

    init(_ page: Page, _ course: CourseCase) throws(BookError) {
        self.page = page
        self.course = course
        slots = try page.book.records(TimeSlot.kind, where: [TimeSlot.course == course.id])
        sessions = try page.book.records(
            StudySession.kind, where: [StudySession.course == course.id], limit: 200)
        clashing = try Timetable(page.book).clashing
        running = try StudyTimer(page.book)
    }

    private var here: String { Grades.path(course.id, .time) }
    private var given: [(String, String)] { [("course", course.id.text)] }

    func write(_ html: HTML) {
        let language = page.language
        timer(html)
        html.sectionTitle(language(Words.studied)) {
            html.buttonLink(
                language(Words.newSession),
                href: Editing.add(StudySession.kind, given, return: here), style: .quiet, icon: .add
            )
        }
        if sessions.isEmpty {
            html.footnote(language(Words.timeSentence), icon: .clock)
        } else {
            html.group(id: "sessions") {
                for session in sessions { row(session, html) }
                html.row(
                    Row(
                        id: "studied", title: language(Words.total),
                        figure: language(Words.minutes(total))))
            }
        }
        html.sectionTitle(language(Words.meets)) {
            html.buttonLink(
                language(Words.newSlot), href: Editing.add(TimeSlot.kind, given, return: here),
                style: .quiet, icon: .add)
        }
        if !slots.isEmpty {
            html.group(id: "slots") { for slot in slots { html.row(slotRow(slot)) } }
        }
        html.buttonBar {
            html.buttonLink(
                language(Words.timetable), href: Grades.path(.timetable), style: .quiet)
        }
    }

    /// A stopwatch that the book remembers, so that it runs on while the app is closed.
    private func timer(_ html: HTML) {
        let language = page.language
        guard let running, running.course == course.id else {
            return html.buttonBar {
                html.postButton(
                    Post(
                        language(Words.startTimer), action: Grades.path(course.id, .timer),
                        fields: [("return", here)], symbol: .icon(.clock)))
            }
        }
        let minutes = language(Words.minutes(running.minutes(until: page.book.now)))
        html.callout(language(Words.studying) + ": " + minutes, icon: .clock) {
            html.buttonBar {
                html.postButton(
                    Post(
                        language(Words.stopTimer), action: Grades.path(.timer),
                        fields: [("return", here)]), class: "button primary")
            }
        }
    }

    private var total: Int { sessions.reduce(0) { $0 + Int(clamping: $1[StudySession.minutes]) } }

    private func row(_ session: Record, _ html: HTML) {
        let language = page.language
        let work = course.assignments.first { $0.id == session.optional(StudySession.assignment) }
        html.row(
            Row(
                id: "t-" + session.id.text,
                title: language.date(session[StudySession.date], style: .medium),
                subtitle: work?.title, href: Editing.edit(session, return: here),
                figure: language(Words.minutes(Int(clamping: session[StudySession.minutes])))))
    }

    private func slotRow(_ slot: Record) -> Row {
        let language = page.language
        let days = TimeSlot.days(of: slot).map { language.weekdayName($0, short: true) }
        return Row(
            id: "l-" + slot.id.text, title: days.joined(separator: " "),
            subtitle: clashing.contains(slot.id) ? language(Words.clash) : nil,
            href: Editing.edit(slot, return: here),
            figure: slot[TimeSlot.start].iso + "–" + slot[TimeSlot.end].iso)
    }
}
