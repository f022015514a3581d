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
                html.strong { html.text(language(Words.decided(choice, date))) }
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
                    language(Words.howDidItTurnOut), href: Projects.path(study.id, "/decide"),
                    style: .quiet)
            }
        }
    }
}

extension Projects {
    @Sendable static func decideSheet(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .rank)
        return decideSheet(frame, decisionForm(frame))
    }

    /// Asks for the outcome only once there is a decision.
    private static func decisionForm(_ frame: ProjectFrame) -> Form {
        let fields = [Decision.item.field, Decision.reason.field]
        guard let decision = frame.decision else { return Form(fields) }
        return Form(fields + [Decision.outcome.field], decision)
    }

    private static func decideSheet(_ frame: ProjectFrame, _ form: Form) -> Response {
        let (study, language) = (frame.study, frame.page.language)
        let choices = study.ranking.standings.map {
            FormField.Choice($0.option.id.text, $0.option.title)
        }
        return frame.answer(status: form.errors.isEmpty ? 200 : 422) { html in
            RankTab(frame: frame).write(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.decide), closeHref: path(study.id, "/rank"),
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path(study.id, "/decide"), return: nil, showsRecord: true) {
                    html.selectField(form.control(Decision.item.field, in: language), choices)
                    for field in form.fields.dropFirst() { html.field(field, form, in: language) }
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }

    /// Records the choice with its reason and, when it is made or changed, the ranking of the day.
    @Sendable static func decide(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .rank)
        let form = decisionForm(frame)
        do {
            var draft = try form.draft(Decision.kind, from: page.form)
            draft[Decision.project] = frame.study.id
            if draft[Decision.item] != frame.decision?[Decision.item] {
                draft[Decision.date] = page.book.today
                draft.set(Decision.ranking, .pairs(frame.study.pairs(page.language)))
            }
            return page.done(
                try page.book.commit(draft).stamp, at: path(frame.study.id, "/rank"))
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return decideSheet(frame, refused)
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
