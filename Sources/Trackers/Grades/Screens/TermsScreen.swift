import Kernel

/// All terms with their averages, the average of everything, and a planner.
struct TermsScreen {
    let page: Page
    private let terms: [Record]
    private let courses: [ListedCourse]
    private let average: Average
    private let names: ScaleNames

    init(_ page: Page) throws(BookError) {
        self.page = page
        terms = try page.book.records(Term.kind, limit: 200)
        let records = try page.book.records(Course.kind, limit: 1_000)
        courses = try ListedCourse.all(records, in: page.book)
        average = Average(courses, Repeats(records))
        names = ScaleNames(courses)
    }

    private var here: String { Grades.path(.terms) }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.terms), back: Link(language(Words.grades), href: Grades.path),
                isBesideList: true)
        ) {
            html.iconLink(
                .add, label: language(Words.newTerm), href: Editing.add(Term.kind, return: here))
        }
        if terms.isEmpty { html.emptyState(nothing) }
        if !courses.isEmpty { html.p(.class("answer")) { html.text(overall) } }
        for term in terms { group(term.title, of(term.id), term, html) }
        group(language(Words.noTerm), of(nil), nil, html)
        graphs(html)
        if !courses.isEmpty { planner(html) }
    }

    /// "GPA 3.43 over 9 credits"; of several scales each average with its name.
    private var overall: String {
        let language = page.language
        let gpas =
            average.parts.count < 2
            ? [language.figure(average.gpa)]
            : average.parts.map {
                names.name($0.scale, language) + " " + language.figure($0.gpa)
            }
        return language(
            Words.gpaOver(
                gpa: gpas.joined(separator: ", "),
                credits: language(Words.credits(average.creditHours))))
    }

    private func of(_ term: RecordID?) -> [ListedCourse] {
        courses.filter { $0.record.optional(Course.term) == term }
    }

    private var nothing: EmptyState {
        let language = page.language
        return EmptyState(
            icon: .calendar, title: language(Words.noTerms),
            sentence: language(Words.termsSentence),
            action: Link(
                language(Words.newTerm), href: Editing.add(Term.kind, return: here)))
    }

    private func group(
        _ title: String, _ courses: [ListedCourse], _ term: Record?, _ html: HTML
    ) {
        if courses.isEmpty, term == nil { return }
        let language = page.language
        let average = Average(courses)
        let hours =
            average.creditHours.isZero
            ? courses.map { $0.creditHours }.sum() : average.creditHours
        html.group(
            GroupHeading(
                title, badge: language(Words.credits(hours)),
                figure: average.parts.count > 1
                    ? nil : language(Words.gpa) + " " + language.figure(average.gpa)),
            id: "term-" + (term?.id.text ?? "none")
        ) {
            if average.parts.count > 1 {
                for part in average.parts { row(part, term, language, html) }
            }
            for course in courses { html.row(course.row(language), of: course.record) }
            if let term { tools(term, language, html) }
        }
    }

    /// The average of one of several scales.
    private func row(
        _ part: Average.Part, _ term: Record?, _ language: Language, _ html: HTML
    ) {
        html.row(
            Row(
                id: "gpa-" + (term?.id.text ?? "none") + "-" + part.scale,
                title: language(Words.gpa) + ", " + names.name(part.scale, language),
                figure: language.figure(part.gpa), symbol: .icon(.award)))
    }

    private func tools(_ term: Record, _ language: Language, _ html: HTML) {
        html.row(
            Row(
                id: "new-" + term.id.text, title: language(Words.newCourse),
                href: Editing.add(Course.kind, [("term", term.id.text)], return: here),
                symbol: .icon(.add)))
        html.row(
            Row(
                id: "edit-" + term.id.text, title: language(WebText.edit),
                href: Editing.edit(term, return: here), symbol: .icon(.edit)))
    }

    /// A graph for each scale that several terms have an average of.
    private func graphs(_ html: HTML) {
        for part in average.parts { graph(part.scale, html) }
    }

    private func graph(_ scale: String, _ html: HTML) {
        let language = page.language
        let graded = terms.reversed().compactMap { term in
            Average(of(term.id)).part(scale).map { (term: term, gpa: $0.gpa) }
        }
        guard graded.count > 1 else { return }
        let most = max(graded.map { $0.gpa }.max() ?? .one, 4)
        let title =
            average.parts.count < 2
            ? language(Words.gpaByTerm)
            : language(Words.gpaByTerm) + ", " + names.name(scale, language)
        var graph = Graph(
            title,
            graded.map { Int($0.gpa.divided(by: most)?.permille ?? 0) }, bars: true)
        graph.marks = [("0", 0), (language.number(most, places: 1), 1_000)]
        if graded.count < 5 {
            graph.names = graded.map { $0.term.title }
        } else {
            graph.first = graded.first?.term.title ?? ""
            graph.last = graded.last?.term.title ?? ""
        }
        html.graphCard(
            title, graph,
            headings: [language(Term.kind.label), language(Words.gpa)],
            rows: graded.map { [$0.term.title, language.figure($0.gpa)] },
            numbers: language(Words.termsAsATable))
    }

    /// What the coming courses need for an average of all.
    private func planner(_ html: HTML) {
        let language = page.language
        let query = page.request.query
        html.sectionTitle(language(Words.planner))
        html.form(.class("form card"), .action(here), .data("live"), .id("planner")) {
            if average.parts.count > 1 { scaleChoice(html) }
            html.numberField(
                FormField("gpa", label: language(Words.plannerTarget), value: query["gpa"] ?? ""))
            html.numberField(
                FormField(
                    "hours", label: language(Words.plannerHours), value: query["hours"] ?? "15"))
            if let answer { html.p(.class("figure")) { html.text(answer) } }
            html.buttonBar { html.submitButton(language(Words.calculate), style: .plain) }
        }
    }

    /// Which of several averages the planner is about.
    private func scaleChoice(_ html: HTML) {
        let field = FormField(
            "scale", label: page.language(Words.scale), value: planned?.scale ?? "")
        html.selectField(
            field,
            average.parts.map {
                FormField.Choice($0.scale, names.name($0.scale, page.language))
            })
    }

    private var planned: Average.Part? {
        page.request.query["scale"].flatMap { average.part($0) } ?? average.parts.first
    }

    private var answer: String? {
        let query = page.request.query
        guard let target = query["gpa"].flatMap({ try? Decimal.parse($0, page.numberStyle) }),
            let hours = query["hours"].flatMap({ try? Decimal.parse($0, page.numberStyle) }),
            let needed = planned?.needed(for: target.rational, over: hours.rational)
        else { return nil }
        return page.language(Words.plannerAnswer(page.language.number(needed, places: 2)))
    }
}

extension ListedCourse {
    /// A course in a list: credits, letter and percentage.
    func row(_ language: Language) -> Row {
        let parts = [language(status.label), language(Words.credits(creditHours))]
        var row = Row(
            id: "in-" + id.text, title: name, subtitle: parts.joined(separator: " · "),
            href: Grades.path(id), figure: marking.letter(percent, language) ?? "–")
        row.figureNote = percent.map { marking.text($0, language) }
        return row
    }
}

extension Grades {
    @Sendable static func termsScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try TermsScreen(page)
        let list = try Overview(page, isBeside: true)
        return page.screen(page.language(Words.terms), tint: .grades) { html in
            list.write(html) { screen.write(html) }
        }
    }
}
