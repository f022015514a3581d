import Kernel

extension Pulls {
    /// How far a tractor may be expected to go, beside the plain mean and the errors of both.
    @Sendable static func forecastScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try ForecastScreen(page)
        return NumberTab.screen(.forecast, page) { screen.write($0) }
    }
}

private struct ForecastScreen {
    let page: Page
    let unit: DistanceUnit
    let forecast: Forecast
    let wanted: Forecast.Case
    private let typed: [(name: String, label: Label, value: String, choices: [String])]

    init(_ page: Page) throws(BookError) {
        self.page = page
        unit = try DistanceUnit.chosen(page.book)
        let ledger = try Ledger(page.book, latest: Ledger.window)
        forecast = Forecast(ledger)
        let latest = Array(ledger.outings.reversed())
        let query = page.request.query
        let fields: [(name: String, label: Label, all: [String])] = [
            ("class", Hook.className.field.label, latest.map { $0.className }),
            ("track", Words.track, latest.map { $0.track }),
            ("tractor", Hook.tractor.field.label, latest.map { $0.tractor }),
            ("puller", Hook.puller.field.label, latest.map { $0.puller }),
        ]
        let typed = fields.map { field in
            let choices = Array(field.all.distinct.prefix(200))
            return (
                name: field.name, label: field.label,
                value: query[field.name] ?? choices.first ?? "", choices: choices
            )
        }
        self.typed = typed
        wanted = Forecast.Case(
            className: typed[0].value, track: typed[1].value, tractor: typed[2].value,
            puller: typed[3].value)
    }

    func write(_ html: HTML) {
        let language = page.language
        html.choicesForm(Pulls.path + "/forecast", button: language(Words.show)) {
            for field in typed {
                html.selectField(
                    FormField(field.name, label: language(field.label), value: field.value),
                    field.choices.map { FormField.Choice($0, $0) })
            }
        }
        guard let plain = forecast.baseline(wanted), let model = forecast.prediction(wanted) else {
            return html.footnote(language(Words.nothingPlaced), icon: .info)
        }
        answer(forecast.isUseful ? model : plain, html)
        html.card {
            html.facts {
                html.fact(language(Words.modelSays), shown(model))
                html.fact(language(Words.meanSays), shown(plain))
                errors(html)
            }
        }
        html.footnote(language(Words.howForecast), icon: .info)
        html.footnote(language(Words.window(Ledger.window)))
    }

    private func answer(_ metres: Double, _ html: HTML) {
        let language = page.language
        let margin = forecast.margin
        let range = shown(metres - margin) + " – " + shown(metres + margin)
        let verdict =
            forecast.errors == nil
            ? Words.tooFewForModel : forecast.isUseful ? Words.modelIsBetter : Words.meanIsBetter
        html.callout(
            shown(metres), icon: .pulls,
            detail: forecast.modelErrors.isEmpty ? nil : language(Words.interval(range)))
        html.footnote(language(verdict))
    }

    private func errors(_ html: HTML) {
        guard let errors = forecast.errors else { return }
        let language = page.language
        html.fact(language(Words.modelError), shown(errors.model))
        html.fact(language(Words.meanError), shown(errors.baseline))
        html.fact(language(Words.triedOn), language(Words.hooks(forecast.modelErrors.count)))
    }

    private func shown(_ metres: Double) -> String {
        Distance(metres: Rational(estimate: max(0, metres))).rough(unit, page.language)
    }
}
