import Kernel

/// What is shown to others at addresses of the home server: those who have one are strangers to it.
extension Commons {
    /// The address at which something is shown, and the ways to make it and to take it back.
    @Sendable static func showAddress(_ page: Page) throws(BookError) -> Response {
        let shown = try Shown(page)
        let entry = try ShownPages(page.book)[shown.kind.name, shown.id]
        let language = page.language
        return unkept(
            page.screen(
                language(CommonsText.showAddress),
                tint: page.app.tracker(of: shown.kind)?.tint ?? .home, color: shown.showing.color
            ) { html in
                html.column {
                    html.largeTitle(
                        Heading(
                            language(CommonsText.showAddress), subtitle: shown.showing.title,
                            back: Link(shown.showing.title, href: shown.path)))
                    if !isServer(page) {
                        return html.footnote(language(CommonsText.shownElsewhere), icon: .offline)
                    }
                    html.card {
                        html.p { html.text(language(CommonsText.showAddressSentence)) }
                        if let entry { address(entry, page, html) }
                        html.buttonBar {
                            if entry == nil {
                                html.postButton(
                                    Post(
                                        language(CommonsText.makeAddress),
                                        action: shown.path + "/address"),
                                    class: "button primary")
                            } else {
                                takeBack(shown, return: page.here, language, html)
                            }
                        }
                    }
                    if entry != nil { html.handOver("address") }
                }
            })
    }

    /// By the name under which others reach the server, if it knows one; else as this browser does.
    private static func address(_ entry: ShownPages.Entry, _ page: Page, _ html: HTML) {
        let path = AppAddress.shownPage(entry.secret)
        let server = page.request.context.server
        let address = (server ?? "") + page.request.context.base + path
        onlyHere(address, page, html)
        if server != nil, let code = QRCode(address) {
            html.qrCode(code, label: page.language(CommonsText.deviceCode))
        }
        html.p(.id("address")) {
            html.a(
                .href(path), .class("work"), .data("native"),
                .data("address", server == nil ? "" : nil)
            ) {
                html.code { html.text(address) }
            }
        }
    }

    private static func takeBack(
        _ shown: Shown, return path: String, _ language: Language, _ html: HTML
    ) {
        html.postButton(
            Post(
                language(CommonsText.takeBack), action: AppAddress.shown.path,
                fields: [("kind", shown.kind.name), ("id", shown.id), ("return", path)]))
    }

    @Sendable static func makeAddress(_ page: Page) throws(BookError) -> Response {
        let shown = try Shown(page)
        if isServer(page) {
            var pages = try ShownPages(page.book)
            try pages.show(shown.kind.name, shown.id, page.request.context.secret, in: page.book)
        }
        return .seeOther(shown.path + "/address")
    }

    @Sendable static func takeBack(_ page: Page) throws(BookError) -> Response {
        var pages = try ShownPages(page.book)
        try pages.takeBack(page.form["kind"] ?? "", page.form["id"] ?? "", in: page.book)
        return .seeOther(page.returnPath(or: AppAddress.shown.path))
    }

    /// All that is shown at addresses.
    @Sendable static func shownPages(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let list = try SettingsList(page, chosen: .shown)
        let all = try shownNow(page)
        return unkept(
            page.screen(language(CommonsText.shownTitle), tint: .home) { html in
                list.beside(html) {
                    html.largeTitle(
                        Heading(
                            language(CommonsText.shownTitle),
                            back: Link(language(WebText.settings), href: AppAddress.settings.path),
                            isBesideList: true))
                    if !isServer(page) {
                        return html.footnote(language(CommonsText.shownElsewhere), icon: .offline)
                    }
                    if all.isEmpty {
                        return html.footnote(language(CommonsText.shownNone), icon: .info)
                    }
                    html.group(id: "shown") {
                        for shown in all { row(shown, page, html) }
                    }
                }
            })
    }

    /// What addresses show; what was deleted shows nothing while it is in the trash.
    private static func shownNow(_ page: Page) throws(BookError) -> [Shown] {
        var all: [Shown] = []
        for entry in try ShownPages(page.book).entries {
            do throws(BookError) {
                all.append(try Shown(entry.kind, entry.id, page))
            } catch {
                switch error {
                case .notFound, .gone: continue
                default: throw error
                }
            }
        }
        return all
    }

    private static func row(_ shown: Shown, _ page: Page, _ html: HTML) {
        html.row(
            Row(
                id: "shown-" + shown.id, title: shown.showing.title,
                subtitle: page.language(shown.kind.label), href: shown.path + "/address",
                symbol: .icon(.share)),
            leading: {}
        ) {
            takeBack(shown, return: AppAddress.shown.path, page.language, html)
        }
    }

    /// Whether this is the server's own book, which others can ask, and no device's copy of it.
    private static func isServer(_ page: Page) -> Bool {
        page.app.assets.hasEvents && page.request.context.sync?.isAutomatic != true
    }
}
