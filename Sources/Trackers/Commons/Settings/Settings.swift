import Kernel

extension Commons {
    /// Language, appearance, and what can be done with the whole book.
    @Sendable static func settings(_ page: Page) throws(BookError) -> Response {
        var list = try SettingsList(page)
        list.lookCount = try lookCount(page)
        return page.screen(page.language(WebText.settings), tint: .home) { html in
            html.split(showing: .both) {
                list.write(html)
            } detail: {
                sync(page, html)
                data(page, html)
                storage(page, html)
                about(page.language, html)
            }
        }
    }

    /// How many things need a look; `nil` where that isn't counted here.
    private static func lookCount(_ page: Page) throws(BookError) -> Int? {
        let far = try page.book.hasFarActions(at: page.book.agreedTime()) ? 1 : 0
        return try page.book.concernCount().map { $0 + far }
    }

    private static func data(_ page: Page, _ html: HTML) {
        let (language, mayWrite) = (page.language, !page.request.context.mayOnlyRead)
        html.sectionTitle(language(CommonsText.data))
        html.group(id: "data") {
            if mayWrite {
                item(CommonsText.sampleTitle, CommonsText.sampleSentence, .sample, language, html) {
                    html.postButton(
                        Post(
                            language(CommonsText.loadSample), action: AppAddress.sample.path,
                            fields: [("return", "/")]),
                        class: "button quiet small")
                }
            }
            item(CommonsText.export, CommonsText.exportSentence, .exportFile, language, html) {
                html.a(
                    .class("button quiet small"), .href(AppAddress.export.path),
                    .download("tallybook.json")
                ) {
                    html.text(language(CommonsText.exportButton))
                }
            }
            if mayWrite {
                item(CommonsText.reset, CommonsText.resetSentence, .warning, language, html) {
                    html.postButton(
                        Post(
                            language(CommonsText.resetButton), action: AppAddress.reset.path,
                            fields: [("return", "/")], tone: .danger),
                        class: "button quiet small")
                }
            }
        }
    }

    private static func item(
        _ title: Label, _ sentence: Label, _ icon: Icon, _ language: Language,
        _ html: HTML, href: String? = nil, trailing: () -> Void = {}
    ) {
        html.row(
            Row(
                id: "setting-" + icon.name.description, title: language(title),
                subtitle: language(sentence), href: href, symbol: .icon(icon)),
            leading: {}, trailing: trailing)
    }

    private static func about(_ language: Language, _ html: HTML) {
        html.sectionTitle(language(CommonsText.about))
        html.card {
            html.p { html.text(language(CommonsText.aboutSentence)) }
        }
    }

    /// How much the book holds, and its fingerprint, to compare with another device's.
    @Sendable static func check(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let digest = try page.book.digest()
        let (counts, count) = (try counts(page), try lookCount(page))
        let list = try SettingsList(page, chosen: .check)
        return page.screen(language(CommonsText.check), tint: .home) { html in
            list.beside(html) {
                html.largeTitle(
                    Heading(
                        language(CommonsText.check),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path),
                        isBesideList: true))
                if count == 0 {
                    html.callout(
                        language(CommonsText.lookAllWell), icon: .check,
                        detail: language(CommonsText.lookAllWellSentence))
                }
                lookRow(count, page, html)
                html.card {
                    html.facts {
                        for (kind, count) in counts {
                            html.fact(kind.plural.text(in: language), language.number(count))
                        }
                        html.fact(language(CommonsText.digest), digest.text)
                    }
                }
                html.footnote(language(CommonsText.digestSentence), icon: .info)
            }
        }
    }

    /// Each kind that the book has records of, to take along as a table.
    @Sendable static func tables(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let counts = try counts(page)
        let list = try SettingsList(page, chosen: .tables)
        return page.screen(language(CommonsText.tables), tint: .home) { html in
            list.beside(html) {
                html.largeTitle(
                    Heading(
                        language(CommonsText.tables),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path),
                        isBesideList: true))
                if counts.isEmpty { html.footnote(language(CommonsText.noTables), icon: .info) }
                html.group(id: "tables") {
                    for (kind, count) in counts { table(kind, count, language, html) }
                }
            }
        }
    }

    private static func table(_ kind: Kind, _ count: Int, _ language: Language, _ html: HTML) {
        html.row(
            Row(
                id: "table-" + kind.name, title: kind.plural.text(in: language),
                figure: language.number(count)),
            leading: {},
            trailing: {
                html.a(
                    .class("button small"), .href(AppAddress.table(kind)),
                    .download(kind.name + ".csv")
                ) { html.text("CSV") }
            })
    }

    /// How many records there are of each kind that has any.
    private static func counts(_ page: Page) throws(BookError) -> [(Kind, Int)] {
        var counts: [(Kind, Int)] = []
        for kind in page.app.schema.kinds {
            let count = try page.book.count(Query(kind))
            if count > 0 { counts.append((kind, count)) }
        }
        return counts
    }

    /// Keeps the language, the appearance and what trackers let one choose on this replica.
    @Sendable static func changeSettings(_ page: Page) throws(BookError) -> Response {
        if let code = page.form["language"] {
            try page.book.set(.language, Language(rawValue: code)?.rawValue)
        }
        if let name = page.form.all("theme").last {
            let theme = Chrome.Theme(rawValue: name) ?? .system
            try page.book.set(.theme, theme == .system ? nil : theme.rawValue)
        }
        for preference in page.app.trackers.flatMap({ $0.preferences }) {
            if let value = page.form.all(preference.setting.rawValue).last {
                try preference.choose(value, page.book)
            }
        }
        return .seeOther(page.returnPath(or: AppAddress.settings.path))
    }

    /// Deletes every record that has no owner, which hides all others, as one action.
    @Sendable static func reset(_ page: Page) throws(BookError) -> Response {
        var drafts: [Draft] = []
        for kind in page.app.schema.kinds where kind.owners.isEmpty {
            for record in try page.book.records(Query(kind)) {
                var draft = Draft(record)
                draft.set(.deleted, .boolean(true))
                drafts.append(draft)
            }
        }
        return page.done(try page.book.commit(drafts).stamp, or: "/")
    }
}
