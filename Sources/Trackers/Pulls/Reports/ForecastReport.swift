import Kernel

extension Pulls {
    /// `tally show forecast Open tractor=WhyNot`
    static let forecastReport = Report(
        "forecast",
        Words.forecastReportHowFarTractorMay,
        of: "CLASS", choices: ["track", "tractor", "puller"]
    ) { (question, book) throws(BookError) in
        let ledger = try Ledger.of(book)
        let latest = ForecastQuestion(ledger, Parameters([]))
        var asked = Parameters([])
        let fields = [Hook.className.field, .track, Hook.tractor.field, Hook.puller.field]
        for (field, choice) in zip(fields, latest.choices) {
            let value = field.name == "class" ? question.subject : question.chosen[field.name]
            guard let value else { continue }
            let known = try question.known(field, value, among: choice.all)
            asked.pairs.append((name: field.name, value: known))
        }
        let unit = try Units.chosen(book, question.language).distance
        return ForecastQuestion(ledger, asked).reported(unit, question.language)
    }
}

extension ForecastQuestion {
    fileprivate func reported(_ unit: DistanceUnit, _ language: Language) -> Report.Answer {
        func shown(_ metres: Double) -> String {
            Distance(metres: Rational(estimate: max(0, metres))).rough(unit, language)
        }
        var report = Report.Answer(choices[0].value)
        report.facts = choices.dropFirst().map { (language($0.label), $0.value) }
        guard let answer = forecast.answer(wanted) else {
            report.remarks = [language(Words.nothingPlaced)]
            report.figures = figures(nil)
            return report
        }
        report.facts.append((language(Words.forecast), shown(answer.metres)))
        if let margin = answer.trial?.margin(answer.method) {
            let range = shown(answer.metres - margin) + " – " + shown(answer.metres + margin)
            report.remarks.append(language(Words.interval(range)))
        }
        for method in Forecast.Method.allCases {
            guard let metres = forecast.prediction(wanted, by: method) else { continue }
            let error = answer.trial.map { language(Words.offBy(shown($0.mean(method)))) }
            let value = [shown(metres), error].compactMap { $0 }.joined(separator: ", ")
            report.facts.append((language(Words.method(method)), value))
        }
        if let trial = answer.trial {
            report.facts.append((language(Words.triedOn), language(Words.trial(trial))))
        }
        report.remarks += [language(answer.verdict), language(Words.howForecast)]
        report.figures = figures(answer)
        return report
    }

    /// Distances in metres; `interval` holds eight in ten.
    private func figures(_ answer: Forecast.Answer?) -> JSON {
        let names = choices.map { JSON.Member($0.name, .string($0.value)) }
        guard let answer else { return .object(names + [JSON.Member("metres", .null)]) }
        let margin = answer.trial?.margin(answer.method)
        let methods = Forecast.Method.allCases.map { method in
            JSON.object([
                JSON.Member("by", .string("\(method.published)")),
                JSON.Member(
                    "metres", forecast.prediction(wanted, by: method).map { .figure($0) } ?? .null),
                JSON.Member("offBy", answer.trial.map { .figure($0.mean(method)) } ?? .null),
            ])
        }
        return .object(
            names + [
                JSON.Member("metres", .figure(answer.metres)),
                JSON.Member("by", .string(answer.method.published)),
                JSON.Member(
                    "interval",
                    margin.map {
                        .array([
                            .figure(max(0, answer.metres - $0)), .figure(answer.metres + $0),
                        ])
                    } ?? .null),
                JSON.Member("tried", .integer(answer.trial?.scores.count ?? 0)),
                JSON.Member("ofClass", .boolean(answer.trial?.isOfClass ?? false)),
                JSON.Member("methods", .array(methods)),
            ])
    }
}

extension Forecast.Method {
    fileprivate var published: String {
        switch self {
        case .classMean: "classMean"
        case .trackMean: "trackMean"
        case .model: "model"
        }
    }
}
