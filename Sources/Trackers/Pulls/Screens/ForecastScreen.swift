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
    private let questions: [Question]

    /// One of the names that a forecast is asked for.
    private final class Question {
        let name: String
        let label: Label
        let table: NameTable
        /// Spellings, the latest first.
        let choices: [String]
        let value: String

        /// How many names are offered to choose from.
        private static let most = 200

        init(
            _ name: String, _ label: Label, _ table: NameTable, _ numbers: [Int], _ page: Page
        ) {
            self.name = name
            self.label = label
            self.table = table
            let all = numbers.prefix(Question.most).map { table.spellings[$0] }
            value = page.request.query[name] ?? all.first ?? ""
            choices = all.contains(value) || value.isBlank ? all : [value] + all
        }

        var number: Int { table.name(value) ?? -1 }
    }

    init(_ page: Page) throws(BookError) {
        self.page = page
        unit = try DistanceUnit.chosen(page.book)
        let ledger = try Ledger.of(page.book)
        forecast = ledger.forecast
        let (names, latest) = (ledger.names, LatestNames(ledger))
        questions = [
            Question("class", Hook.className.field.label, names.classes, latest.classes, page),
            Question("track", Words.track, names.tracks, latest.tracks, page),
            Question("tractor", Hook.tractor.field.label, names.tractors, latest.tractors, page),
            Question("puller", Hook.puller.field.label, names.pullers, latest.pullers, page),
        ]
        wanted = Forecast.Case(
            className: questions[0].number, track: questions[1].number,
            tractor: questions[2].number, puller: questions[3].number)
    }

    func write(_ html: HTML) {
        let language = page.language
        html.choicesForm(Pulls.path + "/forecast", button: language(Words.show)) {
            for question in questions {
                html.selectField(
                    FormField(
                        question.name, label: language(question.label), value: question.value),
                    question.choices.map { FormField.Choice($0, $0) })
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
    }

    private func answer(_ metres: Double, _ html: HTML) {
        let language = page.language
        let margin = forecast.margin
        let range = shown(metres - margin) + " – " + shown(metres + margin)
        let verdict =
            forecast.errors == nil
            ? Words.tooFewForModel : forecast.isUseful ? Words.modelIsBetter : Words.meanIsBetter
        html.div(.class("card hero")) {
            html.div(.class("words")) {
                html.p(.class("figure huge")) { html.text(shown(metres)) }
                if !forecast.modelErrors.isEmpty {
                    html.p(.class("finding")) { html.text(language(Words.interval(range))) }
                }
                html.p(.class("sub")) { html.text(language(verdict)) }
            }
        }
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

/// Every name once, in its latest spelling, those used last first.
private struct LatestNames {
    var classes: [Int] = []
    var tracks: [Int] = []
    var tractors: [Int] = []
    var pullers: [Int] = []

    init(_ ledger: Ledger) {
        let names = ledger.names
        var seen = [names.classes, names.tracks, names.tractors, names.pullers].map {
            [Bool](repeating: false, count: $0.count)
        }
        for meeting in ledger.meetings.reversed() {
            LatestNames.take(meeting.track, names.tracks, &tracks, &seen[1])
            for contest in meeting.contests.reversed() {
                LatestNames.take(contest.name, names.classes, &classes, &seen[0])
                for outing in contest.outings.reversed() {
                    LatestNames.take(outing.tractor, names.tractors, &tractors, &seen[2])
                    LatestNames.take(outing.puller, names.pullers, &pullers, &seen[3])
                }
            }
        }
    }

    private static func take(
        _ spelling: Int, _ table: NameTable, _ list: inout [Int], _ seen: inout [Bool]
    ) {
        let name = table.names[spelling]
        if seen[name] { return }
        seen[name] = true
        if !table.isBlank(spelling) { list.append(spelling) }
    }
}
