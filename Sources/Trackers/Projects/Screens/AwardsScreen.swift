import Kernel

extension Projects {
    /// The highest awards that one has, and how far the next are.
    @Sendable static func awardsScreen(_ page: Page) throws(BookError) -> Response {
        let awards = try Awards(page.book)
        let list = try ProjectList(page, closed: false)
        let language = page.language
        return page.screen(language(Words.awards), tint: .projects) { html in
            list.write(html) {
                html.largeTitle(
                    Heading(
                        language(Words.awards),
                        back: Link(language(Words.projects), href: path), isBesideList: true))
                section("added", Words.added, awards.added, Words.awardAdded, language, html)
                section(
                    "completed", Words.completedOnes, awards.completed, Words.awardCompleted,
                    language, html)
                html.footnote(language(Words.awardsNote), icon: .info)
            }
        }
    }

    private static func section(
        _ id: String, _ title: Label, _ count: Int, _ name: (Int) -> Label,
        _ language: Language, _ html: HTML
    ) {
        html.sectionTitle(language(title)) {
            html.span(.class("figure")) { html.text(language.number(count)) }
        }
        html.group(id: id) {
            let earned = Awards.marks.last { $0 <= count }
            let next = Awards.marks.first { $0 > count }
            for mark in [earned, next].compactMap({ $0 }) {
                let isEarned = count >= mark
                html.row(
                    Row(
                        id: id + "-\(mark)", title: language(name(mark)),
                        subtitle: language(isEarned ? Words.earned : Words.awardLeft(mark - count)),
                        symbol: .icon(isEarned ? Icon("award-fill") : .award)))
            }
        }
    }
}
