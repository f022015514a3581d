import Kernel

/// The rank of each item under each method as lines from column to column, with the numbers as a
/// table.
struct RankChart {
    let study: Study
    let language: Language
    private let perspectives: Perspectives

    /// The most items that are drawn.
    private static let limit = 8
    private static let rowHeight = 40
    private static let left = 118
    private static let step = 74

    init(study: Study, language: Language) {
        self.study = study
        self.language = language
        perspectives = Perspectives(study)
    }

    private var shown: ArraySlice<Ranking.Standing> {
        study.ranking.standings.prefix(RankChart.limit)
    }

    func write(_ html: HTML) {
        let width = RankChart.left + RankChart.step * perspectives.columns.count - 40
        let rows = max(1, shown.count)
        html.raw("<svg class=\"ranks\" aria-hidden=\"true\" viewBox=\"0 0 ")
        html.text(width)
        html.raw(" ")
        html.text(40 + rows * RankChart.rowHeight)
        html.raw("\">")
        for (index, column) in perspectives.columns.enumerated() {
            words(language(column.label), x(index), 16, "middle", html)
        }
        for (index, standing) in shown.enumerated() { line(index, standing, html) }
        html.raw("</svg>")
        html.disclosure(language(Words.asTable)) { table(html) }
    }

    private func x(_ column: Int) -> Int { RankChart.left + column * RankChart.step }

    /// Places beyond those drawn share the last line. Those of one place stand together.
    private func y(_ rank: Int) -> Int {
        32 + min(rank, shown.count) * RankChart.rowHeight - RankChart.rowHeight / 2
    }

    private func line(_ index: Int, _ standing: Ranking.Standing, _ html: HTML) {
        let ranks = perspectives.ranks(standing.option.id)
        html.raw("<g class=\"part-")
        html.text(index % 6)
        html.raw("\"><polyline points=\"")
        for (column, rank) in ranks.enumerated() {
            guard let rank else { continue }
            html.text(x(column))
            html.raw(",")
            html.text(y(rank))
            html.raw(" ")
        }
        html.raw("\"/>")
        for (column, rank) in ranks.enumerated() {
            if let rank { place(rank, x(column), html) }
        }
        html.raw("</g>")
        // Options of one place have their names below each other.
        let before = shown.prefix(index).reduce(0) { $0 + ($1.rank == standing.rank ? 1 : 0) }
        words(
            standing.option.title.truncated(to: 13), 0, y(standing.rank + before) + 5, "start",
            html)
    }

    private func place(_ rank: Int, _ x: Int, _ html: HTML) {
        html.raw("<circle r=\"13\" cx=\"")
        html.text(x)
        html.raw("\" cy=\"")
        html.text(y(rank))
        html.raw("\"/>")
        words(String(rank), x, y(rank) + 5, "middle", html)
    }

    private func words(_ text: String, _ x: Int, _ y: Int, _ anchor: StaticString, _ html: HTML) {
        html.raw("<text text-anchor=\"")
        html.raw(anchor)
        html.raw("\" x=\"")
        html.text(x)
        html.raw("\" y=\"")
        html.text(y)
        html.raw("\">")
        html.text(text)
        html.raw("</text>")
    }

    private func table(_ html: HTML) {
        html.dataTable(
            caption: language(Words.underOther),
            headings: [language(Words.item)] + perspectives.columns.map { language($0.label) }
        ) {
            for standing in study.ranking.standings.prefix(100) {
                html.tr {
                    html.th(.scope("row")) { html.text(standing.option.title) }
                    for rank in perspectives.ranks(standing.option.id) {
                        html.td(.class("number")) {
                            html.text(rank.map { language.ordinal($0) } ?? "–")
                        }
                    }
                }
            }
        }
    }
}
