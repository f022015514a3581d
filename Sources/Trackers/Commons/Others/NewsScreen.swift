import Kernel

extension Commons {
    /// At most so many actions are shown.
    private static let mostNews = 100

    /// What others did since somebody looked here; from then on that is no news any more. Without a place
    /// in the address, what they did last. As text it is what the first screen says, and stays news.
    @Sendable static func news(_ page: Page) throws(BookError) -> Response {
        if page.request.query["as"] == "text" {
            return .text(page.newsRow(beside: false)?.row.title ?? "")
        }
        let after = page.request.query["after"].flatMap { Int64($0) } ?? 0
        let news = try News(after: max(0, after), in: page.book)
        if page.news != nil {
            page.remember(.news, nil)
            page.remember(.read, nil)
        }
        let (language, writers) = (page.language, try page.book.writers())
        var rows: [(row: Row, undo: Post?)] = []
        for deed in news.deeds where rows.count < mostNews {
            if let row = try row(deed, rows.count, writers, page) { rows.append(row) }
        }
        return page.screen(language(OthersText.news), tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(OthersText.news), back: Link(language(WebText.home), href: "/")))
                if rows.isEmpty {
                    html.footnote(language(OthersText.newsNone))
                } else {
                    html.group(id: "news") { for row in rows { write(row, html) } }
                }
            }
        }
    }

    private static func write(_ row: (row: Row, undo: Post?), _ html: HTML) {
        html.row(row.row, leading: {}) {
            if let undo = row.undo { html.postButton(undo, class: "link-button") }
        }
    }

    private static func row(
        _ deed: Stamp, _ place: Int, _ writers: Writers, _ page: Page
    ) throws(BookError) -> (row: Row, undo: Post?)? {
        guard let what = page.describe(deed) else { return nil }
        let row = Row(
            id: "news-\(place)", title: what, subtitle: page.byline(of: deed, writers),
            href: try href(deed, page))
        if try page.book.isFinal(deed) { return (row, nil) }
        let isUndoing = try page.book.isUndoing(deed)
        let undo = Post(
            page.language(isUndoing ? WebText.redo : WebText.undo), action: AppAddress.undo.path,
            fields: [("stamp", deed.text), ("return", page.here)])
        return (row, undo)
    }

    /// Where the first record is shown that an action wrote and that is there still.
    private static func href(_ deed: Stamp, _ page: Page) throws(BookError) -> String? {
        for change in try page.book.changes(at: deed) {
            guard let kind = page.app.schema.kind(change.kind),
                let record = try page.book.record(kind, change.record), !record.isHidden,
                let href = page.app.href(record)
            else { continue }
            return href
        }
        return nil
    }
}
