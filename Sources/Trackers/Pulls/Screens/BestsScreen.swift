import Kernel

extension Pulls {
    /// Bests and medians by tractor, class, sled, track or season.
    @Sendable static func bestsScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try BestsScreen(page)
        return try NumberTab.screen(.bests, page, answer: screen.answer) { screen.write($0) }
    }
}

private struct BestsScreen {
    let page: Page
    let unit: DistanceUnit
    let years: [Int]
    /// `nil` for all.
    let year: Int?
    let grouping: Bests.Grouping
    let bests: Bests
    private let shown: ShownRows

    init(_ page: Page) throws(BookError) {
        self.page = page
        unit = try Units.chosen(page.book, page.language).distance
        let query = page.request.query
        grouping = query["by"].flatMap { Bests.Grouping(rawValue: $0) } ?? .tractor
        let ledger = try Ledger.of(page.book)
        years = ledger.years
        year = BestsScreen.year(query["year"], years)
        bests = Bests(ledger, year: grouping == .season ? nil : year, by: grouping)
        shown = ShownRows(page, of: bests.rows.count)
    }

    /// The season asked for, else the latest; `nil` for all.
    private static func year(_ asked: String?, _ years: [Int]) -> Int? {
        guard let asked else { return years.first }
        return asked == "all" ? nil : Int(asked) ?? years.first
    }

    /// Of which season, or of all.
    private var season: String {
        let language = page.language
        return year.map { language(Words.season) + " \($0)" } ?? language(Words.allSeasons)
    }

    /// What is furthest of all: "WhyNot 313.28 ft".
    var answer: String? {
        guard let best = bests.rows.first, let distance = best.best else { return season }
        return best.name + " " + distance.text(in: unit, page.language)
    }

    func write(_ html: HTML) {
        if years.isEmpty { return html.noFigures(page.language) }
        choices(html)
        if bests.rows.isEmpty {
            return html.footnote(page.language(Words.nothingPlaced), icon: .info)
        }
        html.group(id: "bests") {
            for (index, row) in bests.rows.prefix(shown.count).enumerated() {
                html.row(self.row(index, row))
            }
        }
        shown.write(html)
    }

    private func choices(_ html: HTML) {
        let language = page.language
        html.choicesForm(
            Pulls.path(.bests),
            [language(Words.grouping(grouping)), grouping == .season ? "" : season],
            button: language(Words.show)
        ) {
            html.selectField(
                FormField("by", label: language(Words.by), value: grouping.rawValue),
                Bests.Grouping.allCases.map {
                    FormField.Choice($0.rawValue, language(Words.grouping($0)))
                })
            if grouping == .season { return }
            html.selectField(
                FormField(
                    "year", label: language(Words.season),
                    value: year.map { "\($0)" } ?? "all"),
                years.map { FormField.Choice("\($0)", "\($0)") }
                    + [FormField.Choice("all", language(Words.allSeasons))])
        }
    }

    private func row(_ index: Int, _ row: Bests.Row) -> Row {
        let language = page.language
        var details =
            row.median.map {
                [
                    language(Words.median) + " " + $0.text(in: unit, language),
                    language(Words.hooks(row.hooks)),
                ]
            } ?? []
        if let share = row.share {
            details.append(language(Words.ofWinner(language.percent(share, places: 1))))
        }
        if row.unknown > 0 { details.append(language(Words.unmeasured(row.unknown))) }
        return Row(
            id: "b-\(index)", title: row.name, subtitle: details.joined(separator: " · "),
            href: grouping == .tractor && !row.isPuller ? Pulls.tractorPath(row.name) : nil,
            figure: row.best?.text(in: unit, language) ?? language(HookStatus.fullPull.label))
    }
}
