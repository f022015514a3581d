import Kernel

/// What each score is made of: a bar for each item, a piece of it for each quality, with the
/// numbers as a table.
struct ContributionChart {
    let study: Study
    let language: Language

    /// The most bars that are drawn.
    private static let limit = 12

    private var standings: ArraySlice<Ranking.Standing> {
        study.ranking.standings.prefix(ContributionChart.limit)
    }

    func write(_ html: HTML) {
        html.ul(.class("contributions"), .aria("hidden", "true")) {
            for standing in standings { bar(standing, html) }
        }
        html.ul(.class("legend"), .aria("hidden", "true")) {
            for (index, quality) in study.qualities.enumerated() {
                html.li {
                    html.span(.class("key part-\(index % 6)"))
                    html.text(quality.title)
                }
            }
        }
        html.disclosure(language(Words.asTable)) { table(html) }
    }

    private func bar(_ standing: Ranking.Standing, _ html: HTML) {
        html.li {
            html.span(.class("sub")) { html.text(standing.option.title) }
            html.svg(SVG.Box(width: 1000, height: 40), stretches: true) { picture in
                var left = Rational.zero
                for index in study.qualities.indices {
                    let width = part(standing, index).divided(by: standing.possible) ?? .zero
                    piece(index, from: permille(left), to: permille(left + width), picture)
                    left += width
                }
            }
        }
    }

    private func piece(_ index: Int, from start: Int, to end: Int, _ picture: SVG) {
        guard end > start else { return }
        picture.rect(
            x: start, y: 0, width: end - start, height: 40, class: "part-\(index % 6)")
    }

    private func part(_ standing: Ranking.Standing, _ index: Int) -> Rational {
        let contribution = study.comparison.contribution(standing.index, index) ?? 0
        return study.comparison.criteria[index].weight * contribution
    }

    private func permille(_ share: Rational) -> Int {
        share.permille
    }

    private func table(_ html: HTML) {
        html.dataTable(
            caption: language(Words.contributions),
            headings: [language(Words.item)] + study.qualities.map { $0.title }
                + [language(Words.total)]
        ) {
            for standing in standings {
                html.tr {
                    html.th(.scope("row")) { html.text(standing.option.title) }
                    for index in study.qualities.indices {
                        html.td(.class("number")) {
                            html.text(language.number(part(standing, index), places: 2))
                        }
                    }
                    html.td(.class("number")) {
                        html.text(language.figure(standing).0)
                    }
                }
            }
        }
    }
}
