import Kernel

extension ProjectFrame {
    /// What was decided, how things stood then, and how it turned out.
    func decided(_ decision: Record, _ html: HTML) {
        let language = page.language
        let date = language.date(decision[Decision.date])
        let outcome = decision[Decision.outcome]
        html.card {
            html.p(.class("callout-line")) {
                html.icon(.checkCircle)
                html.strong { html.text(language(Words.decided(item: choice, date: date))) }
            }
            for text in [decision[Decision.reason], outcome] where !text.isEmpty {
                html.p(.class("prose sub")) { html.text(text) }
            }
            if case .pairs(let pairs)? = decision.value(Decision.ranking.name) {
                html.disclosure(language(Words.thatDay)) {
                    html.facts { for pair in pairs { html.fact(pair.name, pair.value) } }
                }
            }
            if outcome.isEmpty {
                html.buttonLink(
                    language(Words.howDidItTurnOut), href: Projects.path(study.id, .decide),
                    style: .quiet)
            }
        }
    }
}

extension Projects {
    /// The choice with its reason; and its outcome, once there is a decision. When it is made or
    /// changed, the ranking of the day is kept with it.
    @Sendable static func decide(_ page: Page) throws(BookError) -> Editor {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .rank)
        let fields = [Decision.item.field, Decision.reason.field]
        let decision = frame.decision
        var editor = Editor(
            page, Decision.kind, decision == nil ? fields : fields + [Decision.outcome.field],
            of: decision
        ) { _ in
            path(frame.study.id, .rank)
        } screen: { (form) throws(BookError) in
            decideSheet(frame, form)
        }
        editor.completing = { (draft) throws(BookError) in
            draft[Decision.project] = frame.study.id
            if draft[Decision.item] != decision?[Decision.item] {
                draft[Decision.date] = page.book.today
                draft.set(Decision.ranking, .pairs(frame.study.pairs(page.language)))
            }
            return []
        }
        return editor
    }

    private static func decideSheet(_ frame: ProjectFrame, _ form: Form) -> Response {
        let (study, language) = (frame.study, frame.page.language)
        let choices = study.ranking.standings.map {
            FormField.Choice($0.option.id.text, $0.option.title)
        }
        return frame.response(status: form.status) { html in
            RankTab(frame: frame).write(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.decide), closeHref: path(study.id, .rank),
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path(study.id, .decide), return: nil, showsRecord: true) {
                    html.selectField(form.control(Decision.item.field, in: language), choices)
                    for field in form.fields.dropFirst() { html.field(field, form, in: language) }
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }
}

extension Study {
    /// The first twenty titles with what they come to.
    fileprivate func pairs(_ language: Language) -> [Value.Pair] {
        ranking.standings.prefix(20).map {
            Value.Pair($0.option.title, language.score($0))
        }
    }
}
