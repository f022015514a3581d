import Kernel

extension Pulls {
    /// How far a tractor may be expected to go, beside the plain mean and the errors of both.
    @Sendable static func forecastScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try ForecastScreen(page)
        return try NumberTab.screen(.forecast, page, answer: screen.answer) { screen.write($0) }
    }
}

private struct ForecastScreen {
    let page: Page
    let unit: DistanceUnit
    let question: ForecastQuestion

    init(_ page: Page) throws(BookError) {
        self.page = page
        unit = try Units.chosen(page.book, page.language).distance
        question = ForecastQuestion(try Ledger.of(page.book), page.request.query)
    }

    /// Of what the forecast is: "10,000 Open · Kansas City MO".
    var answer: String? {
        let named = question.choices.prefix(2).map { $0.value }.filter { !$0.isBlank }
        return named.isEmpty ? nil : named.joined(separator: " · ")
    }

    func write(_ html: HTML) {
        let language = page.language
        if question.choices.allSatisfy({ $0.all.isEmpty }) { return html.noFigures(language) }
        let answer = question.forecast.answer(question.wanted)
        if let answer { write(answer, html) }
        choices(html)
        guard let answer else {
            return html.footnote(language(Words.nothingPlaced), icon: .info)
        }
        html.card { html.facts { methods(answer, html) } }
        html.footnote(language(Words.howForecast), icon: .info)
    }

    private func choices(_ html: HTML) {
        let language = page.language
        html.choicesForm(
            Pulls.path(.forecast), question.choices.map { $0.value }, button: language(Words.show)
        ) {
            for choice in question.choices {
                html.selectField(
                    FormField(choice.name, label: language(choice.label), value: choice.value),
                    choice.spellings.map { FormField.Choice($0, $0) })
            }
        }
    }

    private func write(_ answer: Forecast.Answer, _ html: HTML) {
        let language = page.language
        html.div(.class("card hero")) {
            html.div(.class("words")) {
                html.p(.class("figure huge")) { html.text(shown(answer.metres)) }
                if let margin = answer.trial?.margin(answer.method) {
                    let range =
                        shown(answer.metres - margin) + " – " + shown(answer.metres + margin)
                    html.p(.class("finding")) { html.text(language(Words.interval(range))) }
                }
                html.div { html.p(.class("sub")) { html.text(language(answer.verdict)) } }
            }
        }
    }

    /// What each method expects, and how far it was off.
    private func methods(_ answer: Forecast.Answer, _ html: HTML) {
        let language = page.language
        for method in Forecast.Method.allCases.reversed() {
            guard let metres = question.forecast.prediction(question.wanted, by: method) else {
                continue
            }
            let error = answer.trial.map { language(Words.offBy(shown($0.mean(method)))) }
            html.fact(
                language(Words.method(method)),
                [shown(metres), error].compactMap { $0 }.joined(separator: ", "))
        }
        guard let trial = answer.trial else { return }
        html.fact(language(Words.triedOn), language(Words.trial(trial)))
    }

    private func shown(_ metres: Double) -> String {
        Distance(metres: Rational(estimate: max(0, metres))).rough(unit, page.language)
    }
}
