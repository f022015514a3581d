import Kernel

extension Priorities {
    /// The list on paper, or as text to share.
    @Sendable static func printScreen(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let query = Query(Essential.kind, where: Essential.kind.main, limit: 1_000)
        let essentials = try page.book.records(query).map { Essential($0) }
        let contents = try EssentialRow(page).showingInside(of: essentials, isWanted: true).inside
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
                html.printAndShare("printed")
                html.div(.id("printed")) {
                    for level in Level.listed {
                        let listed = essentials.filter { $0.level == level }
                        printed(level, listed, contents, language, html)
                    }
                }
            }
        }
    }

    /// What is inside a list, beneath it.
    private static func inside(_ names: [String], _ html: HTML) {
        if names.isEmpty { return }
        html.ul(.class("checklist")) { for name in names { html.li { html.text(name) } } }
    }

    private static func printed(
        _ level: Level, _ essentials: [Essential], _ contents: [RecordID: [String]],
        _ language: Language, _ html: HTML
    ) {
        if essentials.isEmpty { return }
        html.section(.class("printed")) {
            html.h2 {
                html.mark(level.mark)
                html.text(" " + language(level.label))
            }
            html.ul(.class("checklist")) {
                for essential in essentials {
                    html.li {
                        if !essential.amount.isEmpty {
                            html.text(essential.amount.text(in: language) + " ")
                        }
                        html.text(essential.name)
                        if !essential.details.isEmpty {
                            html.span(.class("sub")) { html.text(" " + essential.details) }
                        }
                        inside(contents[essential.id] ?? [], html)
                    }
                }
            }
        }
    }
}
