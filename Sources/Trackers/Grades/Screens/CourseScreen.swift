import Kernel

/// One course: where it stands, what is needed, and one of its parts.
final class CourseScreen {
    let page: Page
    let course: CourseCase
    let tab: CourseTab
    let part: CoursePart
    let slots: [Record]
    /// What is said where courses repeat each other in a circle.
    private let circle: String?

    init(_ page: Page, _ record: Record, _ tab: CourseTab) throws(BookError) {
        self.page = page
        self.tab = tab
        course = try CourseCase.read(record, in: page.book)
        part = try CoursePart(tab, course, page)
        circle = try Repeats.circle(through: record, in: page.book).map {
            page.language(Words.circle($0))
        }
        slots = try page.book.records(
            TimeSlot.kind, where: [TimeSlot.course == record.id])
    }

    func write(_ html: HTML) {
        html.div(.class("course-page")) {
            heading(html)
            hero(html)
            if let circle { html.callout(circle, icon: .warning) }
            tabs(html)
            part.write(html)
        }
    }

    /// How it went so far, beside all that doesn't show it; fetched where there is room.
    func aside(_ html: HTML) {
        if tab == .graphs { return }
        html.sectionTitle(page.language(Words.graphs))
        html.div(.id("glance"), .data("part", to: Grades.path(course.id, .glance))) {
            html.buttonLink(
                page.language(Words.graphs), href: Grades.path(course.id, .graphs), style: .quiet)
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                course.name, subtitle: subtitle,
                back: Link(language(Words.grades), href: Grades.path), isBesideList: true)
        ) {
            html.iconLink(
                Icon("sliders"), label: language(Words.whatIf),
                href: Grades.path(course.id, .whatIf))
            if case .notes(let notes) = part {
                html.iconLink(.add, label: language(Words.newNote), href: notes.addHref)
            } else {
                html.iconLink(.add, label: language(Words.newAssignment), href: newAssignment)
            }
            html.menuButton(label: language(Words.tools), menu: "course-tools")
        }
        html.menu(id: "course-tools", label: language(Words.tools)) {
            for (title, icon, address) in CourseScreen.tools {
                html.menuLink(
                    language(title), symbol: .icon(icon),
                    href: address == .batch ? newAssignments : Grades.path(course.id, address))
            }
            html.menuPost(
                Post(
                    language(Words.template), action: Grades.path(course.id, .like),
                    symbol: .icon(.book)))
            html.menuLink(
                language(WebText.history), symbol: .icon(.history),
                href: AppAddress.history(Course.kind, course.id))
            page.moveLink(Course.kind, course.id, to: html)
        }
    }

    private static let tools: [(Label, Icon, Grades.CourseAddress)] = [
        (Words.need, Icon("bullseye"), .need), (Words.whatIf, Icon("sliders"), .whatIf),
        (Words.showWork, .list, .work), (Words.weightGroups, .inside, .weights),
        (Words.sortIntoGroups, .inside, .grouping), (Words.addMany, .add, .batch),
        (Words.enterMany, .check, .scores),
    ]

    /// The group that new work goes into: the one that shows, or the only one.
    private var group: RecordID? { shown ?? course.onlyGroup }

    private var shown: RecordID? { course.group(in: page.request.query) }

    private var newAssignment: String {
        let given = group.map { [("weightGroup", $0.text)] } ?? []
        return Editing.add(
            Assignment.kind, [("course", course.id.text)] + given,
            return: course.path(showing: shown))
    }

    private var newAssignments: String {
        let given = [(name: "return", value: course.path(showing: shown))]
        let group = group.map { [(name: "weightGroup", value: $0.text)] } ?? []
        return Grades.path(course.id, .batch) + "?" + Parameters(group + given).formEncoded
    }

    /// "CS 4349 · Dr. Whitley · Mon Wed Fri 10:00"
    private var subtitle: String? {
        let times = slots.map { slot in
            let days = TimeSlot.days(of: slot).map { page.language.weekdayName($0, short: true) }
            return days.joined(separator: " ") + " " + slot[TimeSlot.start].iso
        }
        let parts = [course.record[Course.identifier], course.record[Course.professor]] + times
        let shown = parts.filter { !$0.isEmpty }
        return shown.isEmpty ? nil : shown.joined(separator: " · ")
    }

    private func hero(_ html: HTML) {
        let language = page.language
        let current = course.current
        let percent = current.percent
        let (figure, unit) = course.marking.figure(percent, language)
        let credits = language(Words.credits(course.creditHours))
        let safe = course.final.percent.map {
            language(Words.safeSoFar(course.marking.text($0, language)))
        }
        let remark = percent == nil ? reason(current) : safe
        html.heroCard(
            permille: Int((percent ?? .zero).divided(by: 100).map { $0.permille } ?? 0),
            ring: course.marking.letter(percent, language) ?? "–", figure: figure,
            unit: unit, remark: [remark, credits].compactMap { $0 }.joined(separator: ", ")
        ) {
            html.sparkline(
                course.progression(limit: 12).map {
                    Int($0.percent.divided(by: 100)?.permille ?? 0)
                },
                label: language(Words.overTime))
        }
    }

    /// Why there is no grade.
    private func reason(_ grade: CourseGrade) -> String {
        course.whyNoGrade(grade, page.language)
    }

    private func tabs(_ html: HTML) {
        // The page script remembers which part was open, and leads links to the course there.
        html.div(.data("remember", to: Grades.path(course.id))) {
            html.segmentedControl(
                label: page.language(Words.views),
                CourseTab.allCases.map { choice in
                    (
                        Link(
                            page.language(choice.title),
                            href: Grades.path(course.id, choice.address)), choice == tab
                    )
                })
        }
    }
}

/// The parts of a course's page.
enum CourseTab: CaseIterable {
    case assignments, graphs, notes, time, settings

    var title: Label {
        switch self {
        case .assignments: Words.assignments
        case .graphs: Words.graphs
        case .notes: Words.notes
        case .time: Words.time
        case .settings: Words.settings
        }
    }

    var address: Grades.CourseAddress {
        switch self {
        case .assignments: .assignments
        case .graphs: .graphs
        case .notes: .notes
        case .time: .time
        case .settings: .settings
        }
    }
}

/// What stands under the tabs.
enum CoursePart {
    case assignments(AssignmentPart)
    case graphs(GraphPart)
    case notes(NotePart)
    case time(TimePart)
    case settings(SettingsPart)

    init(_ tab: CourseTab, _ course: CourseCase, _ page: Page) throws(BookError) {
        switch tab {
        case .assignments: self = .assignments(try AssignmentPart(page, course))
        case .graphs: self = .graphs(try GraphPart(page, course))
        case .notes: self = .notes(try NotePart(page, course))
        case .time: self = .time(try TimePart(page, course))
        case .settings: self = .settings(try SettingsPart(page, course))
        }
    }

    func write(_ html: HTML) {
        switch self {
        case .assignments(let part): part.write(html)
        case .graphs(let part): part.write(html)
        case .notes(let part): part.write(html)
        case .time(let part): part.write(html)
        case .settings(let part): part.write(html)
        }
    }
}

extension CourseCase {
    /// One step of the course's way: its percentage after a score came in.
    struct Moment {
        let date: CivilDate
        let assignment: Record
        let percent: Rational
    }

    /// The course after each score, earliest first; the last `limit` of them.
    func progression(limit: Int = 60) -> [Moment] {
        let graded = inTime.filter { $0.optional(Assignment.earned) != nil }
        var later = graded.suffix(limit)
        var moments: [Moment] = []
        var hidden: [RecordID: Rational?] = [:]
        while let last = later.popLast() {
            if let percent = CourseGrade(gradebook.replacing(hidden), .current).percent {
                moments.append(
                    Moment(date: CourseCase.day(of: last), assignment: last, percent: percent))
            }
            hidden.updateValue(nil, forKey: last.id)
        }
        return moments.reversed()
    }

    /// Why a course has no percentage.
    func whyNoGrade(_ grade: CourseGrade, _ language: Language) -> String {
        if assignments.isEmpty { return language(Words.noAssignments) }
        let hasScore = assignments.contains { $0.optional(Assignment.earned) != nil }
        guard hasScore else { return language(Words.noGradeYet) }
        if hasWeights, grade.groups.allSatisfy({ $0.rule.id == nil || $0.percent == nil }) {
            return language(Words.allLoose)
        }
        return language(
            Words.courseWhatGradedHasNo)
    }
}

extension Grades {
    private static func coursePage(_ page: Page, _ tab: CourseTab) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let screen = try CourseScreen(page, record, tab)
        let overview = try Overview(page, chosen: record.id)
        return page.screen(record.title, tint: .grades, color: record.colorClass) { html in
            html.split {
                overview.write(html)
            } detail: {
                screen.write(html)
            } aside: {
                screen.aside(html)
            }
        }
    }

    @Sendable static func assignmentsTab(_ page: Page) throws(BookError) -> Response {
        try coursePage(page, .assignments)
    }

    @Sendable static func graphsTab(_ page: Page) throws(BookError) -> Response {
        try coursePage(page, .graphs)
    }

    @Sendable static func notesTab(_ page: Page) throws(BookError) -> Response {
        try coursePage(page, .notes)
    }

    @Sendable static func timeTab(_ page: Page) throws(BookError) -> Response {
        try coursePage(page, .time)
    }

    @Sendable static func settingsTab(_ page: Page) throws(BookError) -> Response {
        try coursePage(page, .settings)
    }
}
