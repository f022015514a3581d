import Kernel

extension Projects {
    /// Sixteen awards: those one has, and how far the next are.
    @Sendable static func awardsScreen(_ page: Page) throws(BookError) -> Response {
        let awards = try Awards(page.book)
        let language = page.language
        return page.screen(language(Words.awards), tint: .projects) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.awards),
                        back: Link(language(Words.projects), href: path)))
                section(Words.added, awards.added, Words.awardAdded, language, html)
                section(Words.completedOnes, awards.completed, Words.awardCompleted, language, html)
                html.footnote(language(Words.awardsNote), icon: .info)
            }
        }
    }

    private static func section(
        _ title: Label, _ count: Int, _ name: (Int) -> Label, _ language: Language, _ html: HTML
    ) {
        html.sectionTitle(language(title)) {
            html.span(.class("figure")) { html.text(language.number(count)) }
        }
        html.ul(.class("awards")) {
            for mark in Awards.marks { award(mark, count, language(name(mark)), language, html) }
        }
    }

    private static func award(
        _ mark: Int, _ count: Int, _ name: String, _ language: Language, _ html: HTML
    ) {
        let isEarned = count >= mark
        html.li(.class(isEarned ? "award earned" : "award")) {
            html.icon(isEarned ? Icon("award-fill") : .award)
            html.span(.class("name")) { html.text(name) }
            html.span(.class("sub")) {
                html.text(language(isEarned ? Words.earned : Words.awardLeft(mark - count)))
            }
        }
    }
}
