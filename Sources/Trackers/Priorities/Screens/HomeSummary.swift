import Kernel

extension Priorities {
    /// What the home screen shows: how much is to get, and what was needed yesterday.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        let language = page.language
        let counts = try MainList.counts(page.book)
        let toGet = Level.listed.reduce(0) { $0 + (counts[$1] ?? 0) }
        guard toGet + (counts[.low] ?? 0) > 0 else { return Summary() }
        let urgent = try page.book.records(
            Query(Essential.kind, where: [Essential.level == .critical], limit: 3)
        ).map { Essential($0) }
        let critical = counts[.critical] ?? 0
        let remark =
            language(PrioritiesText.title) + ": "
            + language(
                PrioritiesText.toGetOf(
                    language(
                        critical > 0
                            ? PrioritiesText.neededNow(critical)
                            : PrioritiesText.stocked(counts[.low] ?? 0))))
        var rows = EssentialRow(page)
        rows.showsLevel = true
        rows = try rows.showingInside(of: urgent)
        return Summary(
            rows: urgent.map { rows.row($0) },
            tiles: [Summary.Tile(language.number(toGet), remark: remark, href: path)])
    }
}
