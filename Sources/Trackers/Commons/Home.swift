import Kernel

extension Commons {
    /// Today: what is under way, what comes next, and every tracker at a glance.
    @Sendable static func home(_ page: Page) throws(BookError) -> Response {
        var parts: [(tracker: Tracker, summary: Summary)] = []
        for tracker in page.app.trackers {
            parts.append((tracker, try tracker.summary(page)))
        }
        let language = page.language
        return page.screen(language(CommonsText.today), tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(CommonsText.today),
                        subtitle: language.date(page.book.today, style: .weekday))
                ) {
                    html.iconLink(
                        .search, label: language(WebText.search), href: AppAddress.search.path)
                    html.iconLink(
                        .settings, label: language(WebText.settings), href: AppAddress.settings.path
                    )
                }
                write(parts, language, html)
            }
        }
    }

    private static func write(
        _ parts: [(tracker: Tracker, summary: Summary)], _ language: Language, _ html: HTML
    ) {
        if parts.allSatisfy({ $0.summary.isEmpty }) { return html.emptyState(welcome(language)) }
        rings(parts, language, html)
        if parts.contains(where: { !$0.summary.rows.isEmpty }) {
            html.sectionTitle(language(CommonsText.upNext))
            html.group(id: "up-next") {
                for part in parts { for row in part.summary.rows { html.row(row) } }
            }
        }
        html.sectionTitle(language(CommonsText.atAGlance))
        html.tiles {
            for (tracker, summary) in parts {
                for tile in summary.tiles {
                    html.tile(
                        tile.figure, remark: tile.remark, icon: tracker.icon, href: tile.href,
                        tint: tracker.tint)
                }
            }
        }
    }

    private static func rings(
        _ parts: [(tracker: Tracker, summary: Summary)], _ language: Language, _ html: HTML
    ) {
        guard parts.contains(where: { !$0.summary.rings.isEmpty }) else { return }
        html.cardStrip(label: language(CommonsText.today)) {
            for (tracker, summary) in parts {
                for ring in summary.rings {
                    html.ringCard(
                        ring.link, permille: ring.permille, figure: ring.figure,
                        remark: ring.remark, tint: tracker.tint)
                }
            }
        }
    }

    private static func welcome(_ language: Language) -> EmptyState {
        EmptyState(
            icon: .book, title: language(CommonsText.welcome),
            sentence: language(CommonsText.welcomeSentence),
            sample: Post(
                language(CommonsText.loadSample), action: AppAddress.sample.path,
                fields: [("return", "/")]))
    }

    /// Loads the sample data of one tracker, or of all, as one action.
    @Sendable static func loadSample(_ page: Page) throws(BookError) -> Response {
        let wanted = page.form["tracker"]
        var examples: [Examples] = []
        for tracker in page.app.trackers where wanted == nil || wanted == tracker.path {
            examples.append(try tracker.examples(page.book, page.language))
        }
        return page.done(try page.book.load(examples).stamp, or: "/")
    }
}

extension Summary {
    fileprivate var isEmpty: Bool { rings.isEmpty && rows.isEmpty && tiles.isEmpty }
}
