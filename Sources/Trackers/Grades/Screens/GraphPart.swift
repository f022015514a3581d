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
            StudySession.kind, where: [StudySession.course == course.id], limit: 1_000)
    }

    func write(_ html: HTML) {
        let moments = course.progression()
        let days = StudyDays(sessions, until: page.book.today)
        if moments.count < 2 { html.footnote(page.language(Words.notEnough), icon: .info) }
        if moments.count > 1 { overTime(moments, html) }
        groups(html)
        assignments(html)
        if days.most > 0 { studied(days, html) }
        if days.weeks.contains(where: { $0.minutes > 0 }) { weeks(days, moments, html) }
        perAssignment(html)
    }

    /// The least of it: the way and the groups.
    func glance(_ html: HTML) {
        let moments = course.progression()
        if moments.count > 1 {
            overTime(moments, html)
        } else {
            html.footnote(page.language(Words.notEnough), icon: .info)
        }
        groups(html)
    }

    private var numbers: String {
        page.language(Words.graphAsATable)
    }

    private func overTime(_ moments: [CourseCase.Moment], _ html: HTML) {
        let language = page.language
        let lowest = moments.map { $0.percent }.min() ?? .zero
        let floor: Int64 = lowest >= 60 ? 50 : 0
        var graph = Graph(
            language(Words.overTime), moments.map { GraphPart.height($0.percent, floor) })
        graph.marks = marks(floor)
        graph.target = course.target.map { GraphPart.height($0, floor) }
        graph.legend = course.aim.map {
            language(Words.targetLegend(course.marking.text($0, language)))
        }
        graph.first = moments.first.map { language.date($0.date, style: .short) } ?? ""
        graph.last = moments.last.map { language.date($0.date, style: .short) } ?? ""
        html.graphCard(
            language(Words.overTime), graph,
            headings: [Words.studyTimeDate, Assignment.kind.label, Course.kind.label].map {
                language($0)
            },
            rows: moments.map {
                [
                    language.date($0.date), $0.assignment.title,
                    course.marking.text($0.percent, language),
                ]
            }, numbers: numbers)
    }

    /// A percentage between `floor` and 100, in thousandths of the height.
    private static func height(_ percent: Rational, _ floor: Int64) -> Int {
        let share = (percent - Rational(floor)).divided(by: Rational(100 - floor)) ?? .zero
        return Int(share.permille)
    }

    private func marks(_ floor: Int64) -> [(text: String, at: Int)] {
        [floor, (floor + 100) / 2, 100].map {
            (
                course.marking.text(Rational($0), page.language, places: 0),
                GraphPart.height(Rational($0), floor)
            )
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
                    figure: course.marking.text(group.percent, language))
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
        let graded = course.inTime.filter { course.share(of: $0) != nil }.suffix(40)
        if graded.isEmpty { return }
        let shares = graded.map { course.share(of: $0) ?? .zero }
        var graph = Graph(
            language(Words.assignments), shares.map { Int($0.permille) }, bars: true)
        graph.marks = marks(0)
        graph.first =
            graded.first.map { language.date(CourseCase.day(of: $0), style: .short) } ?? ""
        graph.last = graded.last.map { language.date(CourseCase.day(of: $0), style: .short) } ?? ""
        html.graphCard(
            language(Words.assignments), graph,
            headings: [language(Assignment.kind.label), language(Words.result)],
            rows: graded.map {
                [$0.title, course.result(of: $0, language, places: 2) ?? "–"]
            },
            numbers: numbers)
    }

    private func studied(_ days: StudyDays, _ html: HTML) {
        let language = page.language
        let minutes = days.minutes.map { $0.minutes }
        var graph = Graph(
            language(Words.minutesADay), minutes.map { $0 * 1_000 / max(1, days.most) }, bars: true)
        graph.marks = [("0", 0), (language(Words.minutes(days.most)), 1_000)]
        graph.first = language.date(days.minutes[0].day, style: .short)
        graph.last = language.date(page.book.today, style: .short)
        html.graphCard(
            language(Words.minutesADay), graph,
            headings: [language(Words.studyTimeDate), language(Words.studied)],
            rows: days.minutes.filter { $0.minutes > 0 }.map {
                [language.date($0.day), language(Words.minutes($0.minutes))]
            }, numbers: numbers)
    }

    /// Minutes a week as bars, what the course came to at each week's end as a line over them.
    private func weeks(_ days: StudyDays, _ moments: [CourseCase.Moment], _ html: HTML) {
        let language = page.language
        let weeks = days.weeks
        let most = max(1, weeks.map { $0.minutes }.max() ?? 1)
        let results = weeks.map { week in
            moments.last { $0.date <= week.day.adding(days: 6) }?.percent
        }
        var graph = Graph(
            language(Words.studyAndResult), weeks.map { $0.minutes * 1_000 / most }, bars: true)
        graph.over = results.map { $0.map { GraphPart.height($0, 0) } }
        graph.legend = language(Words.studyAndResultLegend(language(Words.minutes(most))))
        graph.marks = marks(0)
        graph.first = weeks.first.map { language.date($0.day, style: .short) } ?? ""
        graph.last = weeks.last.map { language.date($0.day, style: .short) } ?? ""
        html.graphCard(
            language(Words.studyAndResult), graph,
            headings: [Words.weekOf, Words.studied, Words.course].map { language($0) },
            rows: zip(weeks, results).map { week, result in
                [
                    language.date(week.day, style: .short), language(Words.minutes(week.minutes)),
                    course.marking.text(result, language),
                ]
            }, numbers: numbers)
    }

    /// What each assignment got beside the minutes studied for it.
    private func perAssignment(_ html: HTML) {
        var minutes: [RecordID: Int] = [:]
        for session in sessions {
            guard let work = session.optional(StudySession.assignment) else { continue }
            minutes[work, default: 0] += Int(clamping: session[StudySession.minutes])
        }
        let studied = course.inTime.filter { minutes[$0.id] != nil }
        if studied.isEmpty { return }
        let language = page.language
        html.dataTable(
            caption: language(Words.studyForEach),
            headings: [Assignment.kind.label, Words.studied, Words.result].map { language($0) }
        ) {
            for work in studied {
                html.tr {
                    html.th(.scope("row")) { html.text(work.title) }
                    html.td(.class("number")) {
                        html.text(language(Words.minutes(minutes[work.id] ?? 0)))
                    }
                    html.td(.class("number")) {
                        html.text(
                            course.result(of: work, language, places: 1) ?? "–")
                    }
                }
            }
        }
    }
}

/// Minutes studied on each of the last days.
struct StudyDays {
    let minutes: [(day: CivilDate, minutes: Int)]
    /// The last eight weeks, each up to the day of the week that today is.
    let weeks: [(day: CivilDate, minutes: Int)]

    static let count = 28

    init(_ sessions: [Record], until today: CivilDate) {
        var sums: [CivilDate: Int] = [:]
        for session in sessions {
            sums[session[StudySession.date], default: 0] +=
                Int(clamping: session[StudySession.minutes])
        }
        let days = (0..<56).map { back in
            let day = today.adding(days: back - 55)
            return (day: day, minutes: sums[day] ?? 0)
        }
        minutes = Array(days.suffix(StudyDays.count))
        weeks = stride(from: 0, to: days.count, by: 7).map { start in
            let week = days[start..<min(start + 7, days.count)]
            return (week[week.startIndex].day, week.reduce(0) { $0 + $1.minutes })
        }
    }

    var most: Int { minutes.reduce(0) { max($0, $1.minutes) } }
}

extension Grades {
    /// The graphs alone, for the place beside a course.
    @Sendable static func glance(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let part = try GraphPart(page, try CourseCase.read(record, in: page.book))
        let html = page.html()
        part.glance(html)
        return page.parts(html)
    }
}
