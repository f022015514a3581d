import Kernel

/// The courses under what they come to together: the main screen, and the list beside a
/// course.
final class Overview {
    let page: Page
    let status: CourseStatus
    let courses: [ListedCourse]
    let average: Average
    private let names: ScaleNames
    let counts: [String: Int]
    let hours: [Hour]
    let chosen: RecordID?

    /// - Parameter isBeside: Whether it stands beside another screen, where it says nothing of the next hour.
    init(_ page: Page, chosen: RecordID? = nil, isBeside: Bool = false) throws(BookError) {
        self.page = page
        self.chosen = chosen
        let shown = page.request.query["status"].flatMap { CourseStatus(rawValue: $0) } ?? .current
        status = shown
        counts = try page.book.tally(Course.kind, by: Course.status)
        let records = try Overview.counting(page.book, and: shown)
        let all = try ListedCourse.all(records, in: page.book)
        courses = all.filter { $0.status == shown }
        average = Average(all)
        names = ScaleNames(all)
        hours = chosen == nil && !isBeside ? try Hour.best(all, limit: 3, in: page.book) : []
    }

    /// The courses that the average needs, and those of another status.
    static func counting(
        _ book: Book, and status: CourseStatus = .current
    ) throws(BookError) -> [Record] {
        var wanted: [CourseStatus] = [.current, .completed]
        if !wanted.contains(status) { wanted.append(status) }
        return try book.records(
            Course.kind, where: [Course.status.isOne(of: wanted)], limit: 500)
    }

    private var isEmpty: Bool { counts.values.allSatisfy { $0 == 0 } }

    /// The list, and beside it a screen that belongs to all courses or to one; that alone where there are none.
    func write(_ html: HTML, beside screen: () -> Void) {
        html.split(unless: isEmpty, list: { write(html) }, beside: screen)
    }

    func write(_ html: HTML) {
        heading(html)
        if isEmpty {
            html.emptyState(nothingYet)
            return html.buttonBar {
                html.buttonLink(
                    page.language(Words.importTitle), href: Grades.path(.importing),
                    style: .quiet, icon: .importFile)
            }
        }
        filters(html)
        // Where there is room it stands beside the list.
        if let hour = hours.first, status == .current {
            html.div(.class("narrow")) { best(hour, html) }
        }
        if courses.isEmpty { html.footnote(page.language(Words.noneHere)) }
        html.group(id: "courses") {
            for course in courses {
                CourseRow(course: course, page: page).write(html, chosen: chosen)
            }
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        let current = counts[CourseStatus.current.rawValue] ?? 0
        let subtitle = Words.subtitle(gpa: names.words(average, language), courses: current)
        html.largeTitle(
            Heading(language(Words.grades), subtitle: isEmpty ? nil : language(subtitle))
        ) {
            html.iconLink(
                .add, label: language(Words.newCourse),
                href: Editing.add(Course.kind, return: Grades.path))
            html.menuButton(label: language(Words.tools), menu: "grades-tools")
        }
        html.menu(id: "grades-tools", label: language(Words.tools)) {
            for (title, icon, address) in Overview.tools {
                html.menuLink(
                    language(title), symbol: .icon(icon), href: Grades.path(address))
            }
        }
    }

    private static let tools: [(Label, Icon, Grades.Address)] = [
        (Words.nextHour, .clock, .hours), (Words.terms, .calendar, .terms),
        (Words.degrees, .grades, .degrees), (Words.timetable, .list, .timetable),
        (Words.notes, .note, .notes), (Words.importTitle, .importFile, .importing),
        (Words.scale, .settings, .scale),
    ]

    private func filters(_ html: HTML) {
        html.segmentedControl(
            label: page.language(Words.status),
            CourseStatus.allCases.map { choice in
                (
                    Link(
                        page.language(choice.label),
                        href: Grades.path + "?status=" + choice.rawValue), choice == status
                )
            })
    }

    private func best(_ hour: Hour, _ html: HTML) {
        let language = page.language
        html.callout(
            hour.title, icon: .clock,
            detail: language(Words.nextHour) + ", " + hour.reason(language, page.book.today)
        ) {
            html.a(.class("callout-link"), .href(Grades.path(.hours))) {
                html.text(language(Words.all))
            }
        }
    }

    private var nothingYet: EmptyState {
        let language = page.language
        var state = EmptyState(
            icon: .grades, title: language(Words.emptyTitle),
            sentence: language(Words.emptySentence),
            action: Link(
                language(Words.newCourse), href: Editing.add(Course.kind, return: Grades.path)),
            sample: Post(
                language(Words.loadSample), action: AppAddress.sample.path,
                fields: [("tracker", Grades.path), ("return", Grades.path)]))
        state.dismiss = page.hiding(Grades.path)
        return state
    }
}

/// A course in a list: its icon in its colour, where it stands and where it goes.
struct CourseRow {
    let course: ListedCourse
    let page: Page

    func write(_ html: HTML, chosen: RecordID?) {
        let language = page.language
        let percent = course.percent
        var row = Row(
            id: "c-" + course.id.text, title: course.name, subtitle: remark(percent, language),
            href: Grades.path(course.id),
            figure: course.marking.text(percent, language))
        row.figureNote = course.marking.letter(percent, language)
        row.chosen = course.id == chosen
        html.row(row, of: course.record)
    }

    private func remark(_ percent: Rational?, _ language: Language) -> String {
        guard percent != nil else { return language(Words.noGradeYet) }
        let credits = language(Words.credits(course.creditHours))
        switch course.standing.trend {
        case .same: return credits
        case .rising: return "↗ " + language(Words.rising) + " · " + credits
        case .falling: return "↘ " + language(Words.falling) + " · " + credits
        }
    }
}

extension HTML {
    /// A row that begins with the course's icon in its colour.
    func row(_ row: Row, of course: Record) {
        self.row(
            row,
            leading: {
                span(.class("lead " + course.colorClass)) { icon(course[Course.icon].icon) }
            }, trailing: {})
    }
}

extension Record {
    /// A course's colour as a class.
    var colorClass: String { "color-" + self[Course.color].rawValue }
}

extension Grades {
    @Sendable static func mainScreen(_ page: Page) throws(BookError) -> Response {
        let overview = try Overview(page)
        let list = HourList(page: page, hours: overview.hours)
        return page.screen(page.language(Words.grades), tint: .grades) { html in
            if overview.hours.isEmpty { return html.column { overview.write(html) } }
            html.split(showing: .list) {
                overview.write(html)
            } detail: {
                list.write(html)
            }
        }
    }
}
