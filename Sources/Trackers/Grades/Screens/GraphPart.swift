import Kernel

/// How a course went: over time, by group, by assignment, and against the time studied.
struct GraphPart {
    let page: Page
    let course: CourseCase
    private let sessions: [Record]

    init(_ page: Page, _ course: CourseCase) throws(BookError) {
        self.page = page
        self.course = course
        sessions = try page.book.records(
            StudySession.kind, where: [.equals("course", .reference(course.id))], limit: 1_000)
    }

    func write(_ html: HTML) {
        let moments = course.progression()
        if moments.count < 2 { html.footnote(page.language(Words.notEnough), icon: .info) }
        if moments.count > 1 { overTime(moments, html) }
        groups(html)
        assignments(html)
        studied(html)
    }

    private var numbers: String {
        page.language(Label("As a table", german: "Als Tabelle", italian: "Come tabella"))
    }

    private func overTime(_ moments: [CourseCase.Moment], _ html: HTML) {
        let language = page.language
        let lowest = moments.map { $0.percent }.min() ?? .zero
        let floor: Int64 = lowest >= 60 ? 50 : 0
        var graph = Graph(
            language(Words.overTime), moments.map { GraphPart.height($0.percent, floor) })
        graph.marks = GraphPart.marks(floor, language)
        graph.target = course.target.map { GraphPart.height($0, floor) }
        graph.first = moments.first.map { language.date($0.date, style: .short) } ?? ""
        graph.last = moments.last.map { language.date($0.date, style: .short) } ?? ""
        html.graphCard(
            language(Words.overTime), graph,
            headings: [Words.date, Assignment.kind.label, Course.kind.label].map { language($0) },
            rows: moments.map {
                [
                    language.date($0.date), $0.assignment.title,
                    language.percentage($0.percent),
                ]
            }, numbers: numbers)
    }

    /// A percentage between `floor` and 100, in thousandths of the height.
    private static func height(_ percent: Rational, _ floor: Int64) -> Int {
        let share = (percent - Rational(floor)).divided(by: Rational(100 - floor)) ?? .zero
        return Int(share.permille)
    }

    private static func marks(_ floor: Int64, _ language: Language) -> [(text: String, at: Int)] {
        [floor, (floor + 100) / 2, 100].map {
            (language.percentage(Rational($0), places: 0), height(Rational($0), floor))
        }
    }

    private func groups(_ html: HTML) {
        let language = page.language
        let graded = course.current.groups.filter { $0.percent != nil }
        if graded.isEmpty { return }
        html.sectionTitle(language(Words.eachGroup))
        html.group(id: "group-bars") {
            for group in graded {
                let name = course.name(of: group, language)
                var row = Row(
                    id: "gb-" + (group.rule.id?.text ?? "none"), title: name,
                    figure: language.percentage(group.percent))
                row.figureInLine = true
                html.row(
                    row, leading: {},
                    below: {
                        html.bar(
                            permille: GraphPart.height(group.percent ?? .zero, 0), label: name)
                    }, trailing: {})
            }
        }
    }

    private func assignments(_ html: HTML) {
        let language = page.language
        let graded = course.inTime.filter { CourseCase.share(of: $0) != nil }.suffix(40)
        if graded.isEmpty { return }
        let shares = graded.map { CourseCase.share(of: $0) ?? .zero }
        var graph = Graph(
            language(Words.assignments), shares.map { Int($0.permille) }, bars: true)
        graph.marks = GraphPart.marks(0, language)
        html.graphCard(
            language(Words.assignments), graph,
            headings: [language(Assignment.kind.label), language(Words.result)],
            rows: zip(graded, shares).map { [$0.title, language.percent($1, places: 2)] },
            numbers: numbers)
    }

    private func studied(_ html: HTML) {
        let days = StudyDays(sessions, until: page.book.today)
        guard days.most > 0 else { return }
        let language = page.language
        let minutes = days.minutes.map { $0.minutes }
        var graph = Graph(
            language(Words.minutesADay), minutes.map { $0 * 1_000 / max(1, days.most) }, bars: true)
        graph.marks = [("0", 0), (language(Words.minutes(days.most)), 1_000)]
        graph.first = language.date(days.minutes[0].day, style: .short)
        graph.last = language.date(page.book.today, style: .short)
        html.graphCard(
            language(Words.minutesADay), graph,
            headings: [language(Words.date), language(Words.studied)],
            rows: days.minutes.filter { $0.minutes > 0 }.map {
                [language.date($0.day), language(Words.minutes($0.minutes))]
            }, numbers: numbers)
        weeks(days, html)
    }

    private func weeks(_ days: StudyDays, _ html: HTML) {
        let language = page.language
        html.dataTable(
            caption: language(Words.studied),
            headings: [
                language(Label("Week of", german: "Woche ab", italian: "Settimana dal")),
                language(Words.studied),
                language(Words.course),
            ]
        ) {
            for week in days.weeks {
                html.tr {
                    html.th(.scope("row")) { html.text(language.date(week.day, style: .short)) }
                    html.td(.class("number")) { html.text(language(Words.minutes(week.minutes))) }
                    html.td(.class("number")) {
                        html.text(
                            language.percentage(result(upTo: week.day.adding(days: 6)), places: 1))
                    }
                }
            }
        }
    }

    /// What the course came to at the end of a day.
    private func result(upTo day: CivilDate) -> Rational? {
        course.progression().last { $0.date <= day }?.percent
    }
}

/// Minutes studied on each of the last days.
struct StudyDays {
    let minutes: [(day: CivilDate, minutes: Int)]

    static let count = 28

    init(_ sessions: [Record], until today: CivilDate) {
        var sums: [CivilDate: Int] = [:]
        for session in sessions {
            sums[session[StudySession.date], default: 0] +=
                Int(clamping: session[StudySession.minutes])
        }
        minutes = (0..<StudyDays.count).map { back in
            let day = today.adding(days: back + 1 - StudyDays.count)
            return (day, sums[day] ?? 0)
        }
    }

    var most: Int { minutes.reduce(0) { max($0, $1.minutes) } }

    /// The same in weeks from today backwards.
    var weeks: [(day: CivilDate, minutes: Int)] {
        stride(from: 0, to: minutes.count, by: 7).map { start in
            let week = minutes[start..<min(start + 7, minutes.count)]
            return (week[week.startIndex].day, week.reduce(0) { $0 + $1.minutes })
        }
    }
}
