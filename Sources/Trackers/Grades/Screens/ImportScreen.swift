import Kernel

/// Grades from a file of a learning platform or a spreadsheet: choose, look, then keep.
final class ImportScreen {
    let page: Page
    private let given: GivenText
    private var text: String { given.text }
    private let table: GradeTable?
    private let problem: String?
    private let courses: [Record]
    private let chosen: Record?
    /// What keeping it would write.
    private let plan: ImportPlan?

    init(_ page: Page) throws(BookError) {
        self.page = page
        given = page.given("text") {
            GradeTable.format(of: $0.rows) != .plain || PlainTable.certainty($0.rows) != .no
        }
        courses = try page.book.records(Course.kind, limit: 500)
        var id = (page.form["course"] ?? page.request.query["course"]).flatMap { RecordID($0) }
        // Once its name was asked, a new course is meant where none is chosen.
        if id == nil, page.form["name"] == nil {
            id =
                try ImportScreen.known(given.readable, page)
                ?? ImportScreen.named(given.readable, page, courses)
        }
        let chosen = courses.first { $0.id == id }
        self.chosen = chosen
        var known: CourseCase?
        if let chosen { known = try CourseCase.read(chosen, in: page.book) }
        let preferred = try Scales(page.book).preferred
        let scale = known?.scale ?? preferred
        (table, problem) = ImportScreen.read(given.readable, page, scale)
        plan = table.map { table in
            ImportPlan(
                ImportScreen.works(table, page), table, into: known,
                named: page.form["name"] ?? "", page.book,
                takes: { page.form["take-" + String($0)] != nil })
        }
    }

    /// "New course", or "New course 2" where there is one already.
    private var freeName: String {
        let name = table?.courseName ?? page.language(Words.newCourse)
        let taken = Set(courses.map { $0.title.folded })
        if !taken.contains(name.folded) { return name }
        let numbers = 2...(courses.count + 2)
        return numbers.map { name + " " + String($0) }.first { !taken.contains($0.folded) } ?? name
    }

    var isReady: Bool {
        page.form["keep"] != nil && !works.isEmpty && wrongTotals.isEmpty && !lacksStudent
            && !isTwin
    }

    /// Whether a new course would have the name of another.
    private var isTwin: Bool {
        guard chosen == nil, let name = page.form["name"]?.trimmed.folded else { return false }
        return courses.contains { $0.title.folded == name }
    }

    /// Whether nobody has said yet whose row it is.
    private var lacksStudent: Bool {
        guard let table, table.students.count > 1 else { return false }
        let chosen = page.form["student"].flatMap { Int($0) } ?? -1
        return !table.students.indices.contains(chosen)
    }

    /// What was found, with the totals that were typed where the file has none.
    private var works: [GradeTable.Found] { plan?.rows.map { $0.work } ?? [] }

    private static func works(_ table: GradeTable, _ page: Page) -> [GradeTable.Found] {
        table.works.enumerated().map { index, work in
            var work = work
            if let total = typedTotal(index, page), total > .zero { work.total = total }
            return work
        }
    }

    private static func typedTotal(_ index: Int, _ page: Page) -> Decimal? {
        page.form["t-" + String(index)].flatMap { try? Decimal.parse($0, page.numberStyle) }
    }

    /// The rows whose total was typed and can't be one.
    private var wrongTotals: [Int] {
        (table?.works ?? []).indices.filter { index in
            let text = page.form["t-" + String(index)] ?? ""
            return !text.isBlank && (Self.typedTotal(index, page) ?? .zero) <= .zero
        }
    }

    /// Whether it was to look at something, and nothing was given.
    private var lacksText: Bool {
        page.request.method == .post && text.isBlank && !given.isOpen
    }

    /// 422 where nothing can be read of what was given.
    var status: Int { lacksText || problem != nil || given.problem != nil ? 422 : 200 }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.importTitle), subtitle: language(Words.importSentence),
                back: Link(language(Words.grades), href: Grades.path)))
        if let problem { html.banner(problem, tone: .danger, icon: .error) }
        page.write(given, to: html)
        html.postForm(action: Grades.path(.importing), return: nil, multipart: true) {
            // The page script says here how far the reader's clock is from UTC.
            html.hiddenFields([(name: "utc-offsets", value: page.form["utc-offsets"] ?? "")])
            guard let table else { return html.card { html.div(.class("form")) { source(html) } } }
            html.banner(language(Words.importRecognised(table.format)), icon: .info)
            html.card { html.div(.class("form")) { choices(table, html) } }
            doubts(html)
            preview(html)
            html.buttonBar {
                html.submitButton(language(WebText.save), name: "keep", value: "1")
                html.submitButton(language(Words.importLook), style: .plain)
            }
        }
    }

    private func source(_ html: HTML) {
        let language = page.language
        page.sheetChoice(given, html)
        courseChoice(html)
        html.fileField(
            FormField("file", label: language(Words.importFile)),
            accept: ".csv,.txt,.xlsx,.ods,.ics,text/csv,text/calendar")
        html.textArea(
            FormField(
                "text", label: language(Words.importPaste), value: page.form["text"] ?? "",
                error: lacksText ? language(Words.importLacksText) : nil), rows: 5)
        html.buttonBar { html.submitButton(language(Words.importLook)) }
    }

    private func courseChoice(_ html: HTML) {
        let language = page.language
        let new = [FormField.Choice("", language(Words.newCourse))]
        html.selectField(
            FormField("course", label: language(Words.course), value: chosen?.id.text ?? ""),
            new + courses.map { FormField.Choice($0.id.text, $0.title) })
    }

    private func choices(_ table: GradeTable, _ html: HTML) {
        let language = page.language
        html.hiddenFields([(name: "text", value: text)])
        courseChoice(html)
        if chosen == nil {
            html.textField(
                FormField(
                    "name", label: language(Course.name.field.label),
                    value: page.form["name"] ?? freeName,
                    error: isTwin ? language(Words.importTwin) : nil))
        }
        if table.students.count > 1 {
            let choose = language(Words.importChoose(table.format))
            html.selectField(
                FormField(
                    "student", label: language(Words.importWhose(table.format)),
                    value: page.form["student"] ?? "", hint: lacksStudent ? choose : nil,
                    error: lacksStudent && page.form["keep"] != nil ? choose : nil),
                [FormField.Choice("", "–")]
                    + table.students.enumerated().map { FormField.Choice(String($0), $1) })
        }
        if table.format == .plain { columnChoices(table, html) }
    }

    private func columnChoices(_ table: GradeTable, _ html: HTML) {
        let none = [FormField.Choice("", "–")]
        let columns = table.headings.enumerated().map { FormField.Choice(String($0), $1) }
        for part in GradeTable.Part.allCases {
            html.selectField(
                FormField(
                    "c-" + part.rawValue, label: page.language(part.label),
                    value: table.columns[part].map { String($0) } ?? ""),
                part == .name ? columns : none + columns)
        }
    }

    /// What was left out or can be read in several ways, each with its reason.
    private func doubts(_ html: HTML) {
        let language = page.language
        let doubts = plan?.doubts ?? []
        if doubts.isEmpty { return }
        html.group(
            GroupHeading(language(Words.importDoubts), figure: language.number(doubts.count)),
            id: "doubts"
        ) {
            for (index, doubt) in doubts.enumerated() {
                let read = doubt.read.isEmpty ? "" : " → " + doubt.read
                html.row(
                    Row(
                        id: "d-" + String(index), title: doubt.text.truncated(to: 120) + read,
                        subtitle: language(doubt.reason)))
            }
        }
    }

    private func preview(_ html: HTML) {
        let language = page.language
        let works = works
        if works.isEmpty { return html.footnote(language(Words.importNothing), icon: .info) }
        html.group(
            GroupHeading(language(Assignment.kind.plural), figure: language.number(works.count)),
            id: "found"
        ) {
            for (index, work) in works.enumerated() { row(work, index, html) }
        }
        if works.contains(where: { !$0.knowsTotal }) {
            html.footnote(language(Words.importTotals), icon: .info)
        }
    }

    private func row(_ work: GradeTable.Found, _ index: Int, _ html: HTML) {
        let language = page.language
        let details = [
            plan?.rows[index].isGrouped == true ? work.group : "", language(state(index)),
            work.due.map { language.date($0, style: .short) } ?? "",
        ].filter { !$0.isEmpty }
        html.row(
            Row(
                id: "i-" + String(index), title: work.name,
                subtitle: details.joined(separator: " · "),
                figure: score(work, index)),
            leading: {}
        ) {
            if !work.knowsTotal { total(work, index, html) }
            if plan?.rows[index].disputes.contains(where: { $0.isNew }) == true {
                takesFile(index, html)
            }
        }
    }

    private func takes(_ index: Int) -> Bool { page.form["take-" + String(index)] != nil }

    /// Whether it is new, and if not, whether keeping it changes anything.
    private func state(_ index: Int) -> Label {
        guard let row = plan?.rows[index], row.existing != nil else { return Words.importAdds }
        return row.isUnchanged(takes: takes(index)) ? Words.importSame : Words.importUpdates
    }

    /// Where to let the file win over what was typed by hand.
    private func takesFile(_ index: Int, _ html: HTML) {
        let name = "take-" + String(index)
        html.label(.class("check")) {
            html.input(
                .type("checkbox"), .name(name), .value("1"),
                .checked(if: page.form[name] != nil))
            html.span { html.text(page.language(Words.importTakesFile)) }
        }
    }

    /// Where to say what a work was out of.
    private func total(_ work: GradeTable.Found, _ index: Int, _ html: HTML) {
        let name = "t-" + String(index)
        let isWrong = wrongTotals.contains(index)
        html.div(.class("score above")) {
            html.span { html.text("/") }
            html.input(
                .type("text"), .name(name), .id("i-" + name),
                .value(page.form[name] ?? page.language.number(work.total)),
                .inputmode("decimal"), .autocomplete("off"),
                .aria("label", page.language(Words.totalOf(work.name))),
                .aria("invalid", isWrong ? "true" : nil))
        }
    }

    private func score(_ work: GradeTable.Found, _ index: Int) -> String {
        let language = page.language
        if work.excused { return language(Words.excused) }
        let earned = plan?.rows[index].earned(takes: takes(index)).map { language.number($0) }
        return (earned ?? "–") + (work.knowsTotal ? " / " + language.number(work.total) : "")
    }

    /// What keeping it writes, and whether the course doesn't say all of it already.
    var kept: (course: RecordID, drafts: [Draft], isNews: Bool)? {
        plan.map { plan in
            let rows = plan.rows.enumerated()
            let isNews = !rows.allSatisfy { $1.isUnchanged(takes: takes($0)) }
            return (plan.course, plan.drafts, isNews)
        }
    }
}
