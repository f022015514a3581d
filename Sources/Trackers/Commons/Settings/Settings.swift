import Kernel

extension Commons {
    /// Language, appearance, and what can be done with the whole book.
    @Sendable static func settings(_ page: Page) throws(BookError) -> Response {
        let chosen = try page.book.setting(.language) ?? ""
        let preferences = try page.order.shown.flatMap { $0.preferences }.map {
            preference throws(BookError) in (preference, try preference.value(page.book))
        }
        let count = try lookCount(page)
        let language = page.language
        return page.screen(language(WebText.settings), tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(WebText.settings), back: Link(language(WebText.home), href: "/")))
                lookRow(count, page, html)
                if page.request.context.mayKeepChoices {
                    self.preferences(chosen, preferences, page, html)
                    trackersRow(page, html)
                }
                sync(page, html)
                booksRow(page, html)
                devicesRow(page, html)
                data(page, html)
                storage(page, html)
                about(language, html)
            }
        }
    }

    /// How many things need a look; `nil` where that isn't counted here.
    private static func lookCount(_ page: Page) throws(BookError) -> Int? {
        let far = try page.book.hasFarActions(at: page.book.agreedTime()) ? 1 : 0
        return try page.book.concernCount().map { $0 + far }
    }

    /// Each choice is kept when it is made; without the page script a button keeps all of them.
    private static func preferences(
        _ chosen: String, _ preferences: [(Preference, String)], _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.card {
            html.form(
                .method("post"), .action(AppAddress.settings.path), .class("form"), .data("auto"),
                .id("preferences")
            ) {
                html.returnField(AppAddress.settings.path)
                html.selectField(
                    FormField("language", label: language(CommonsText.language), value: chosen),
                    [FormField.Choice("", language(CommonsText.languageOfBrowser))]
                        + Language.allCases.map { FormField.Choice($0.rawValue, $0.name) })
                html.choiceField(
                    FormField(
                        "theme", label: language(CommonsText.theme), value: page.theme.rawValue),
                    [
                        FormField.Choice("system", language(CommonsText.themeSystem)),
                        FormField.Choice("light", language(CommonsText.themeLight)),
                        FormField.Choice("dark", language(CommonsText.themeDark)),
                    ])
                for (preference, value) in preferences {
                    html.choiceField(
                        FormField(
                            preference.setting.rawValue,
                            label: preference.label.text(in: language), value: value),
                        preference.choices.map {
                            FormField.Choice($0.value, $0.label.text(in: language))
                        })
                }
                html.div(.class("without-script")) {
                    html.buttonBar { html.submitButton(language(CommonsText.save)) }
                }
            }
        }
    }

    private static func trackersRow(_ page: Page, _ html: HTML) {
        let names = page.order.shown.map { $0.title.text(in: page.language) }
        html.group(id: "trackers") {
            html.row(
                Row(
                    id: "setting-trackers", title: page.language(CommonsText.trackers),
                    subtitle: page.language.list(names), href: AppAddress.trackers.path,
                    symbol: .icon(.list)))
        }
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
            item(
                CommonsText.tables, CommonsText.tablesSentence, .table, language, html,
                href: AppAddress.tables.path)
            if mayWrite {
                item(
                    CommonsText.importTitle, CommonsText.importSentence, .importFile, language,
                    html, href: AppAddress.importing.path)
            }
            item(
                CommonsText.trashTitle, CommonsText.trashEmptySentence, .trash, language, html,
                href: AppAddress.trash.path)
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
            html.buttonBar {
                html.buttonLink(
                    language(CommonsText.check), href: AppAddress.check.path, style: .quiet)
                html.buttonLink(
                    language(CommonsText.keys), href: AppAddress.keys.path, style: .quiet)
            }
        }
    }

    /// How much the book holds, and its fingerprint, to compare with another device's.
    @Sendable static func check(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let digest = try page.book.digest()
        let (counts, count) = (try counts(page), try lookCount(page))
        return page.screen(language(CommonsText.check), tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(CommonsText.check),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path)))
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
        return page.screen(language(CommonsText.tables), tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(CommonsText.tables),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path)))
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
