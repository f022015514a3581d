import Kernel

/// The rank of each item under each method as lines from column to column, with the numbers as a
/// table.
struct RankChart {
    let study: Study
    let language: Language
    private let perspectives: Perspectives

    /// The most items that are drawn.
    private static let limit = 8
    private static let rowHeight = 56
    private static let left = 32
    private static let step = 96

    init(study: Study, language: Language) {
        self.study = study
        self.language = language
        perspectives = Perspectives(study)
    }

    private var shown: ArraySlice<Ranking.Standing> {
        study.ranking.standings.prefix(RankChart.limit)
    }

    func write(_ html: HTML) {
        let width = RankChart.left + RankChart.step * (perspectives.columns.count - 1) + 48
        let rows = max(1, shown.count)
        let box = SVG.Box(width: width, height: 40 + rows * RankChart.rowHeight)
        html.svg(box, class: "ranks") { picture in
            for (index, column) in perspectives.columns.enumerated() {
                picture.text(language(column.label), x: x(index), y: 16, anchor: .middle)
            }
            for (index, standing) in shown.enumerated() { line(index, standing, picture) }
        }
        html.disclosure(language(Words.asTable)) { table(html) }
    }

    private func x(_ column: Int) -> Int { RankChart.left + column * RankChart.step }

    /// Places beyond those drawn share the last line. Those of one place stand together.
    private func y(_ rank: Int) -> Int {
        24 + min(rank, shown.count) * RankChart.rowHeight - 14
    }

    private func line(_ index: Int, _ standing: Ranking.Standing, _ picture: SVG) {
        var places: [(rank: Int, at: SVG.Point)] = []
        for (column, rank) in perspectives.ranks(standing.option.id).enumerated() {
            if let rank { places.append((rank, SVG.Point(x(column), y(rank)))) }
        }
        picture.g(class: "part-\(index % 6)") {
            picture.polyline(places.map { $0.at })
            for (rank, at) in places {
                picture.circle(cx: at.x, cy: at.y, r: 13)
                picture.text(String(rank), x: at.x, y: at.y + 5, anchor: .middle)
            }
        }
        // Above its first circle; options of one place have their names below each other.
        let before = shown.prefix(index).reduce(0) { $0 + ($1.rank == standing.rank ? 1 : 0) }
        picture.text(
            standing.option.title.truncated(to: 36), x: RankChart.left - 13,
            y: y(standing.rank + before) - 19, anchor: .start)
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
