import Kernel

extension Pulls {
    /// A season's standings by a points rule.
    @Sendable static func standingsScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try StandingsScreen(page)
        return try NumberTab.screen(.standings, page, answer: screen.answer) { screen.write($0) }
    }

    /// Those in front, for the place beside the pulls.
    @Sendable static func seasonPart(_ page: Page) throws(BookError) -> Response {
        let html = page.html()
        try StandingsScreen(page).writeShort(html)
        return page.parts(html)
    }

    fileprivate static let ruleFields = [
        PointsRule.name.field, PointsRule.points.field, PointsRule.showing.field,
    ]

    /// A rule of one's own; one of the same name is replaced.
    @Sendable static func newRule(_ page: Page) throws(BookError) -> Editor {
        var editor = Editor(page, PointsRule.kind, ruleFields) { commit in
            path(.standings) + "?rule=" + (commit.ids.first?.text ?? "")
        } screen: { (form) throws(BookError) in
            let screen = try StandingsScreen(page, form)
            var response = try NumberTab.screen(.standings, page, answer: screen.answer) {
                screen.write($0)
            }
            response.status = 422
            return response
        }
        editor.completing = { (draft) throws(BookError) in
            guard let name = draft[PointsRule.name] else { return [] }
            draft.id = try page.book.records(
                PointsRule.kind, where: [.titled(folded: name.trimmed.folded)], limit: 1
            ).first?.id
            return []
        }
        return editor
    }
}

private final class StandingsScreen {
    let page: Page
    let asked: StandingsQuestion
    let ruleForm: Form
    private let shown: ShownRows
    private var rule: NamedRule { asked.rule }
    private var standings: Standings { asked.standings }

    init(_ page: Page, _ ruleForm: Form? = nil) throws(BookError) {
        self.page = page
        asked = try StandingsQuestion(page.book, page.request.query)
        shown = ShownRows(page, of: asked.standings.rows.count)
        self.ruleForm =
            ruleForm
            ?? Form(Pulls.ruleFields)
    }

    func writeShort(_ html: HTML) {
        let language = page.language
        html.sectionTitle(language(Words.standings) + " \(asked.year)") {
            html.a(.href(Pulls.path(.standings))) { html.text(rule.name.text(in: language)) }
        }
        if standings.rows.isEmpty {
            html.footnote(language(Words.nothingPlaced), icon: .info)
        } else {
            writeLead(html)
            html.group(id: "standings") {
                for (index, row) in standings.rows.prefix(12).enumerated() {
                    self.row(index, row, html)
                }
            }
        }
    }

    func write(_ html: HTML) {
        let language = page.language
        if asked.years.isEmpty {
            html.noFigures(language)
            return ownRule(html)
        }
        choices(html)
        if standings.rows.isEmpty {
            html.footnote(language(Words.nothingPlaced), icon: .info)
        } else {
            html.group(id: "standings") {
                for (index, row) in standings.rows.prefix(shown.count).enumerated() {
                    self.row(index, row, html)
                }
            }
            shown.write(html)
        }
        html.footnote(language(Words.bestCounts), icon: .info)
        ownRule(html)
    }

    private func choices(_ html: HTML) {
        let language = page.language
        html.choicesForm(
            Pulls.path(.standings),
            [
                "\(asked.year)", asked.className ?? language(Words.allClasses),
                rule.name.text(in: language),
            ], button: language(Words.show)
        ) {
            html.selectField(
                FormField("year", label: language(Words.season), value: "\(asked.year)"),
                asked.years.map { FormField.Choice("\($0)", "\($0)") })
            html.selectField(
                FormField(
                    "class", label: language(Hook.className.field.label),
                    value: asked.className ?? ""),
                [FormField.Choice("", language(Words.allClasses))]
                    + asked.classes.map { FormField.Choice($0, $0) })
            html.selectField(
                FormField("rule", label: language(PointsRule.kind.label), value: rule.id),
                asked.rules.map { FormField.Choice($0.id, $0.name.text(in: language)) })
        }
    }

    private func row(_ index: Int, _ row: Standings.Row, _ html: HTML) {
        let language = page.language
        var shown = Row(
            id: "s-\(index)", title: row.name,
            subtitle: counts(row),
            href: row.tractor.isBlank ? nil : Pulls.tractorPath(row.tractor),
            figure: language.number(row.points, places: 2))
        shown.figureNote = language(Words.points)
        html.row(
            shown,
            leading: {
                html.span(.class(row.rank == 1 ? "place first" : "place")) {
                    html.text(language.ordinal(row.rank))
                }
            }, trailing: {})
    }

    /// "3 pulls · 2 classes · 3 wins"; one class goes without saying.
    private func counts(_ row: Standings.Row) -> String {
        let language = page.language
        var counts = [language(Words.pulls(row.pulls))]
        if row.classes > 1 { counts.append(language(Words.inClasses(row.classes))) }
        return (counts + [language(Words.wins(row.wins))]).joined(separator: " · ")
    }

    /// By how much who leads is ahead; nothing of a tie, or of one alone.
    private var lead: String? {
        guard standings.rows.count > 1 else { return nil }
        let (first, second) = (standings.rows[0], standings.rows[1])
        let lead = first.points - second.points
        if lead == .zero { return nil }
        let points = page.language.number(lead, places: 2)
        return page.language(Words.leadsBy(name: first.name, points: points))
    }

    /// Who leads; the season, where nobody does.
    var answer: String { lead ?? page.language(Words.season) + " \(asked.year)" }

    private func writeLead(_ html: HTML) {
        guard let lead else { return }
        html.div { html.p(.class("answer")) { html.text(lead) } }
    }

    private func ownRule(_ html: HTML) {
        let language = page.language
        html.disclosure(language(Words.ownRule), open: !ruleForm.errors.isEmpty) {
            html.postForm(action: Pulls.path(.rules), return: nil) {
                for field in ruleForm.fields { html.field(field, ruleForm, in: language) }
                html.buttonBar { html.submitButton(language(WebText.save)) }
            }
        }
        guard !NamedRule.templates.contains(where: { $0.id == rule.id }) else { return }
        html.buttonBar {
            html.postButton(
                Post(
                    language(Words.remove(rule.name.text(in: language))),
                    action: Pulls.deletePath(rule: rule.id), symbol: .icon(.trash),
                    tone: .danger))
        }
    }
}
