import Kernel

extension Pulls {
    /// Bests and medians by tractor, class, sled, track or season.
    @Sendable static func bestsScreen(_ page: Page) throws(BookError) -> Response {
        let grouping = page.request.query["by"].flatMap { Bests.Grouping(rawValue: $0) } ?? .tractor
        let years = try Ledger.years(page.book)
        let year = chosenYear(page, years)
        let bests = Bests(
            try Ledger(page.book, year: grouping == .season ? nil : year), by: grouping)
        let unit = try DistanceUnit.chosen(page.book)
        let language = page.language
        return NumberTab.screen(.bests, page) { html in
            html.choicesForm(path + "/bests", button: language(Words.show)) {
                html.selectField(
                    FormField("by", label: language(Words.by), value: grouping.rawValue),
                    Bests.Grouping.allCases.map {
                        FormField.Choice($0.rawValue, language(Words.grouping($0)))
                    })
                if grouping != .season {
                    html.selectField(
                        FormField(
                            "year", label: language(Words.season),
                            value: year.map { "\($0)" } ?? "all"),
                        years.map { FormField.Choice("\($0)", "\($0)") }
                            + [FormField.Choice("all", language(Words.allSeasons))])
                }
            }
            if bests.rows.isEmpty {
                return html.footnote(language(Words.nothingPlaced), icon: .info)
            }
            html.group(id: "bests") {
                for (index, row) in bests.rows.prefix(200).enumerated() {
                    html.row(bestRow(index, row, grouping, unit, language))
                }
            }
        }
    }

    /// The season asked for, else the latest; `nil` for all.
    private static func chosenYear(_ page: Page, _ years: [Int]) -> Int? {
        guard let asked = page.request.query["year"] else { return years.first }
        return asked == "all" ? nil : Int(asked) ?? years.first
    }

    private static func bestRow(
        _ index: Int, _ row: Bests.Row, _ grouping: Bests.Grouping, _ unit: DistanceUnit,
        _ language: Language
    ) -> Row {
        var details = [
            language(Words.median) + " " + row.median.text(in: unit, language),
            language(Words.hooks(row.hooks)),
        ]
        if let share = row.share {
            details.append(language(Words.ofWinner(language.percent(share, places: 1))))
        }
        return Row(
            id: "b-\(index)", title: row.name, subtitle: details.joined(separator: " · "),
            href: grouping == .tractor ? tractorPath(row.name) : nil,
            figure: row.best.text(in: unit, language))
    }
}
