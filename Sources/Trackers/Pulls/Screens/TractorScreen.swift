import Kernel

extension Pulls {
    /// One tractor: how it went over time, what helps it, and whom it beats.
    @Sendable static func tractorScreen(_ page: Page) throws(BookError) -> Response {
        let name = (page.request.query["name"] ?? "").trimmed
        let screen = try TractorScreen(page, name)
        let list = try PullList(page, tab: .bests)
        return page.screen(name.isEmpty ? page.language(Words.bests) : name, tint: .pulls) { html in
            list.write(html) { screen.write($0) }
        }
    }
}

private struct TractorScreen {
    let page: Page
    let unit: DistanceUnit
    private var units: Units { Units(unit) }
    let tractor: TractorFigures
    private var name: String { tractor.name }
    private var appearances: [Appearance] { tractor.appearances }

    /// How many hooks a graph over time shows, and a table.
    private static let latest = 40

    init(_ page: Page, _ name: String) throws(BookError) {
        self.page = page
        unit = try Units.chosen(page.book, page.language).distance
        tractor = TractorFigures(try Ledger.of(page.book), name)
    }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                name, subtitle: language(Words.hooks(appearances.count)),
                back: Link(language(Words.bests), href: Pulls.path(.bests))))
        if appearances.isEmpty { return html.footnote(language(Words.nothingPlaced), icon: .info) }
        summary(html)
        progression(html)
        for influence in tractor.influences { help(influence, html) }
        if tractor.influences.isEmpty { html.footnote(language(Words.tooFew), icon: .info) }
        against(html)
    }

    /// The best, and what is usual.
    private func summary(_ html: HTML) {
        guard let row = tractor.row else { return }
        let language = page.language
        var details: [String] = []
        if let median = row.median {
            details.append(language(Words.median) + " " + median.text(in: unit, language))
        }
        if row.unknown > 0 { details.append(language(Words.unmeasured(row.unknown))) }
        if let share = row.share {
            details.append(language(Words.ofWinner(language.percent(share, places: 1))))
        }
        details.append(language(Words.wins(tractor.wins)))
        html.div(.class("card hero")) {
            html.div(.class("words")) {
                html.p(.class("figure huge")) {
                    html.text(
                        row.best?.text(in: unit, language) ?? language(HookStatus.fullPull.label))
                    html.text(" ")
                    html.small { html.text(language(Words.best)) }
                }
                html.p(.class("sub")) { html.text(details.joined(separator: " · ")) }
            }
        }
    }

    private func progression(_ html: HTML) {
        let language = page.language
        let shown = appearances.filter { $0.outing.countingShare != nil }
            .suffix(TractorScreen.latest)
        guard shown.count > 1 else { return }
        var plot = Plot(language(Words.overTime))
        plot.points = shown.enumerated().map { index, shown in
            Plot.Point(
                x: Rational(index), y: Rational(share: shown.outing.share ?? 0) * 100)
        }
        plot.isLine = true
        let years = Set(shown.map { $0.meeting.date.year })
        let style: DateStyle = years.count > 1 ? .medium : .short
        plot.first = shown.first.map { language.date($0.meeting.date, style: style) } ?? ""
        plot.last = shown.last.map { language.date($0.meeting.date, style: style) } ?? ""
        html.card {
            html.h2(.class("graph-title")) { html.text(language(Words.overTime)) }
            plot.write(language, html)
            table(Array(shown), html)
        }
    }

    private func table(_ shown: [Appearance], _ html: HTML) {
        let language = page.language
        html.disclosure(language(Words.asTable)) {
            html.dataTable(
                caption: language(Words.overTime),
                headings: [
                    language(Pull.date.field.label), language(Pull.kind.label),
                    language(Hook.distance.field.label), "%",
                ], words: 2
            ) {
                for appearance in shown { row(appearance, html) }
            }
        }
    }

    private func row(_ appearance: Appearance, _ html: HTML) {
        let language = page.language
        html.tr {
            html.th(.scope("row")) { html.text(language.date(appearance.meeting.date)) }
            html.td { html.text(appearance.meeting.title) }
            html.td(.class("number")) {
                html.text(appearance.outing.reach?.text(in: unit, language) ?? "–")
            }
            html.td(.class("number")) {
                html.text(
                    appearance.outing.share.map {
                        language.number(Rational(share: $0) * 100, places: 1)
                    } ?? "–")
            }
        }
    }

    private func help(_ influence: Influence, _ html: HTML) {
        let language = page.language
        let title = language(
            Words.whatHelps(tractor: name, name: influence.name.label(units, language)))
        var plot = Plot(title)
        plot.points = influence.points.map {
            Plot.Point(x: $0.x, y: Rational(estimate: $0.y), isMarked: $0.isOnlyChange)
        }
        plot.fit = influence.fit
        let xs = influence.points.map { $0.x }
        plot.first = xs.min().map { value(influence, $0) } ?? ""
        plot.last = xs.max().map { value(influence, $0) } ?? ""
        html.card {
            html.h2(.class("graph-title")) { html.text(title) }
            if let comparison = influence.comparison {
                html.p(.class("finding")) {
                    html.text(language(Words.comparison(influence, comparison, units)))
                }
            }
            plot.write(language, html)
            html.footnote(
                language(Words.finding(influence, units)) + " "
                    + language(Words.looks(influence.looks)))
            if influence.unshared > 0 {
                html.footnote(language(Words.unshared(influence.unshared)))
            }
            html.footnote(language(Words.withinClass))
            if influence.points.contains(where: { $0.isOnlyChange }) {
                html.footnote(language(Words.onlyChange))
            }
            html.disclosure(language(Words.asTable)) { numbers(influence, title, html) }
        }
    }

    private func value(_ influence: Influence, _ x: Rational) -> String {
        page.language.number(influence.name.shown(x, units), places: 2)
    }

    private func numbers(_ influence: Influence, _ title: String, _ html: HTML) {
        let language = page.language
        html.dataTable(
            caption: title,
            headings: [
                language(Pull.date.field.label), influence.name.label(units, language), "%",
                language(Words.onlyThis),
            ]
        ) {
            for point in influence.points.suffix(TractorScreen.latest) {
                html.tr {
                    html.th(.scope("row")) {
                        html.text(language.date(point.appearance.meeting.date))
                    }
                    html.td(.class("number")) { html.text(value(influence, point.x)) }
                    html.td(.class("number")) {
                        html.text(language.number(Rational(estimate: point.y), places: 1))
                    }
                    html.td { html.text(point.isOnlyChange ? language(WebText.yes) : "") }
                }
            }
        }
    }

    private func against(_ html: HTML) {
        let language = page.language
        if tractor.rivals.rows.isEmpty { return }
        html.sectionTitle(language(Words.headToHead))
        html.group(id: "rivals") {
            for (index, rival) in tractor.rivals.rows.prefix(30).enumerated() {
                html.row(
                    Row(
                        id: "r-\(index)", title: rival.tractor,
                        subtitle: language(Words.met(rival)),
                        href: Pulls.tractorPath(rival.tractor),
                        figure: "\(rival.won)–\(rival.lost)"))
            }
        }
    }
}
