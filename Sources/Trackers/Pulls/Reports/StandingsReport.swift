import Kernel

extension Pulls {
    /// `tally show standings 2026 class=Open rule=Club`
    static let standingsReport = Report(
        "standings",
        Words.standingsReportASeasonsPoints,
        of: "SEASON", choices: ["class", "rule"]
    ) { (question, book) throws(BookError) in
        let asked = try StandingsQuestion(book, strict(question, book))
        let language = question.language
        var answer = Report.Answer(
            language(Words.standings) + " \(asked.year), " + asked.rule.name.text(in: language))
        answer.tables = [table(asked, language)]
        answer.remarks = [language(Words.bestCounts)]
        answer.figures = figures(asked, language)
        return answer
    }

    /// The question, once season, class and rule are known to be there.
    private static func strict(
        _ question: Report.Question, _ book: Book
    ) throws(BookError) -> Parameters {
        let ledger = try Ledger.of(book)
        let year = try question.known(
            .season, question.subject.trimmed, among: ledger.years.map { "\($0)" })
        var asked: Parameters = ["year": year]
        let names = ledger.classes(in: Int(year))
        if let name = try question.choice(Hook.className.field, among: names) {
            asked.pairs.append((name: "class", value: name))
        }
        let rules = try NamedRule.all(book).map { (id: $0.id, name: question.language($0.name)) }
        if let rule = try question.choice(.rule, among: rules.map { $0.name }) {
            let id = rules.first { $0.name == rule }?.id ?? ""
            asked.pairs.append((name: "rule", value: id))
        }
        return asked
    }

    private static func table(_ asked: StandingsQuestion, _ language: Language) -> Report.Table {
        let fields = [Hook.puller.field.label, Hook.tractor.field.label]
        let headings =
            [language(Words.place)] + fields.map { language($0) }
            + [Words.pointsHeading, Words.pullsHeading, Words.winsHeading].map { language($0) }
        return Report.Table(
            headings,
            asked.standings.rows.map { row in
                [
                    language.ordinal(row.rank), row.pullers.joined(separator: ", "), row.tractor,
                    language.number(row.points, places: 2), "\(row.pulls)", "\(row.wins)",
                ]
            })
    }

    private static func figures(_ asked: StandingsQuestion, _ language: Language) -> JSON {
        let rows = asked.standings.rows.map { row in
            JSON.object([
                JSON.Member("rank", .integer(row.rank)),
                JSON.Member("tractor", .string(row.tractor)),
                JSON.Member("pullers", .array(row.pullers.map { .string($0) })),
                JSON.Member("points", .figure(row.points)),
                JSON.Member("pulls", .integer(row.pulls)),
                JSON.Member("wins", .integer(row.wins)),
            ])
        }
        return .object([
            JSON.Member("season", .integer(asked.year)),
            JSON.Member("class", .text(asked.className)),
            JSON.Member("rule", .string(asked.rule.name.text(in: language))),
            JSON.Member("rows", .array(rows)),
        ])
    }
}
