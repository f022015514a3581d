import Kernel

/// The items best first, with what never can be best.
struct RankTab {
    let frame: ProjectFrame
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    func write(_ html: HTML) {
        let items = study.items.reduce(into: [:]) { $0[$1.id] = $1 }
        var rows = ItemRow(page, study)
        rows.showsRank = true
        html.group(id: "ranking") {
            for standing in study.ranking.standings.prefix(ItemsTab.step(study)) {
                if let item = items[standing.option.id] { rows.write(item, html) }
            }
        }
        html.neverBest(study, page.language, limit: 5)
    }

    /// The least of it, beside what asks whether it holds: who has how much.
    func glance(_ html: HTML) {
        html.sectionTitle(page.language(Words.rank))
        html.group(id: "glance") {
            for standing in study.ranking.standings.prefix(12) {
                let (figure, note) = page.language.figure(standing)
                var row = Row(
                    id: "g-" + standing.option.id.text, title: standing.option.title,
                    href: Projects.itemPath(standing.option.id), figure: figure)
                row.figureNote = note
                html.row(row)
            }
        }
    }
}

extension HTML {
    /// What is never best, in words.
    func neverBest(_ study: Study, _ language: Language, limit: Int) {
        guard study.evidence.suffices else { return }
        let dominated = Dominance.all(
            study.comparison, study.ranking, limit: limit, winners: 1, known: true)
        if dominated.isEmpty { return }
        sectionTitle(language(Words.neverBest))
        group(id: "never-best") {
            for dominance in dominated {
                row(
                    Row(
                        id: "n-" + dominance.option.text, title: study.title(of: dominance.option),
                        subtitle: study.explanation(dominance, language),
                        href: Projects.itemPath(dominance.option)))
            }
        }
    }
}

extension Study {
    /// "Sedan is at least as good on everything and better on fuel."
    func explanation(_ dominance: Dominance, _ language: Language) -> String {
        guard let winner = dominance.by.first, let better = ranking[winner],
            let worse = ranking[dominance.option]
        else { return "" }
        let names = qualities.indices.filter {
            comparison.contribution(better.index, $0) ?? 0
                > comparison.contribution(worse.index, $0) ?? 0
        }.map { qualities[$0].title }
        return language(
            Words.betterExcept(
                better: better.option.title, qualities: language.list(names)))
    }
}

extension Projects {
    @Sendable static func rankTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .rank)
        return frame.response { html in RankTab(frame: frame).write(html) }
    }
}
