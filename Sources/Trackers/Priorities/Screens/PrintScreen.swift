import Kernel

extension Priorities {
    /// The list on paper, or as text to share.
    @Sendable static func printScreen(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let query = Query(Essential.kind, where: Essential.kind.main, limit: 1_000)
        let essentials = try page.book.records(query).map { Essential($0) }
        return page.screen(language(PrioritiesText.printTitle), tint: .priorities) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(PrioritiesText.printTitle),
                        subtitle: language.date(page.book.today, style: .long),
                        back: Link(language(PrioritiesText.back), href: path)))
                if essentials.isEmpty {
                    html.footnote(language(PrioritiesText.shopEmpty))
                }
                for level in Level.listed {
                    printed(level, essentials.filter { $0.level == level }, language, html)
                }
            }
        }
    }

    private static func printed(
        _ level: Level, _ essentials: [Essential], _ language: Language, _ html: HTML
    ) {
        if essentials.isEmpty { return }
        html.section(.class("printed")) {
            html.h2 {
                html.levelMark(level.mark)
                html.text(" " + language(LevelText.meaning(level)))
            }
            html.ul(.class("checklist")) {
                for essential in essentials {
                    html.li {
                        html.text(essential.name)
                        if !essential.details.isEmpty {
                            html.span(.class("sub")) { html.text(" " + essential.details) }
                        }
                    }
                }
            }
        }
    }
}
