import Kernel

extension Projects {
    /// The whole matrix on paper: weights, items best first, totals and ranks.
    @Sendable static func printScreen(_ page: Page) throws(BookError) -> Response {
        let study = try Study(try page.record(Project.kind), in: page.book)
        let language = page.language
        return page.screen(
            study.record.title, tint: .projects, color: tint(study.record)
        ) { html in
            html.column(wide: true) {
                html.largeTitle(
                    Heading(
                        study.record.title,
                        subtitle: language.date(page.book.today, style: .long),
                        back: Link(language(Words.matrix), href: path(study.id, .matrix))))
                if study.isComparison {
                    html.p(.class("prose")) {
                        html.text(Verdict(study, asksWhetherItHolds: false).headline(language))
                    }
                }
                html.printAndShare("printed")
                html.div(.id("printed")) {
                    html.dataTable(
                        caption: language(Words.matrix),
                        headings: [language(Words.item)]
                            + study.qualities.map { Quality.heading($0) }
                            + [language(Words.total), language(Words.rank)]
                    ) {
                        weights(study, language, html)
                        for standing in study.ranking.standings {
                            printed(standing, study, language, html)
                        }
                    }
                }
            }
        }
    }

    private static func weights(_ study: Study, _ language: Language, _ html: HTML) {
        html.tr {
            html.th(.scope("row")) { html.text(language(Words.weights)) }
            for quality in study.qualities {
                html.td(.class("number")) { html.text(language.number(quality[Quality.weight])) }
            }
            html.td {}
            html.td {}
        }
    }

    private static func printed(
        _ standing: Ranking.Standing, _ study: Study, _ language: Language, _ html: HTML
    ) {
        html.tr {
            html.th(.scope("row")) { html.text(standing.option.title) }
            for column in study.qualities.indices {
                html.td(.class("number")) {
                    html.text(study.text(standing.index, column, language) ?? "–")
                }
            }
            html.td(.class("number")) { html.text(language.figure(standing).0) }
            html.td(.class("number")) {
                html.text(study.place(standing, language))
            }
        }
    }
}
