import Kernel

extension Commons {
    /// Search over everything that has a title.
    @Sendable static func search(_ page: Page) throws(BookError) -> Response {
        try line(page, adds: false)
    }

    /// A line that goes anywhere: what it could become, and below that what is there already.
    @Sendable static func add(_ page: Page) throws(BookError) -> Response {
        try line(page, adds: true)
    }

    /// What is found for a typed line, and what it could become: this first where one `adds`.
    private static func line(_ page: Page, adds: Bool) throws(BookError) -> Response {
        let typed = (page.request.query["q"] ?? "").trimmed
        let found = try typed.isEmpty ? [] : Finding(page).results(typed)
        let screens = FoundScreens(typed, page)
        var offers = try typed.isEmpty ? [] : offers(typed, page)
        // Who types a screen's name into the search wants to go there.
        if screens.isExact, !adds { offers.removeAll { $0.isForAnything } }
        let language = page.language
        let title = language(adds ? WebText.add : WebText.search)
        return page.screen(title, tint: .home) { html in
            html.column {
                html.largeTitle(Heading(title, back: Link(language(WebText.home), href: "/")))
                html.searchField(field(typed, adds: adds, language))
                if !screens.rows.isEmpty {
                    html.group(id: "screens") { for row in screens.rows { html.row(row) } }
                }
                if adds { write(offers, language, html) }
                if typed.isEmpty { hint(adds: adds, language, html) }
                if !typed.isEmpty, !adds, found.isEmpty, screens.rows.isEmpty {
                    html.footnote(language(CommonsText.nothingFound(typed)))
                }
                if adds, !found.isEmpty { html.sectionTitle(language(CommonsText.addThere)) }
                write(found, page, html)
                if !adds, !typed.isEmpty { writeElsewhere(typed, page, html) }
                if !adds { write(offers, language, html) }
            }
        }
    }

    private static func hint(adds: Bool, _ language: Language, _ html: HTML) {
        if adds { return html.footnote(language(CommonsText.addHint), icon: .info) }
        html.footnote(language(CommonsText.searchHint), icon: .keyboard)
        recent(language, html)
    }

    /// What was found, by kind; what hidden trackers keep comes last, as ``Finding`` gives it.
    private static func write(_ found: [(Kind, [Record])], _ page: Page, _ html: HTML) {
        var saysHidden = false
        for (kind, records) in found {
            if !saysHidden, isHidden(kind, page) {
                saysHidden = true
                html.footnote(page.language(CommonsText.foundInHidden), icon: .info)
            }
            group(kind, records, page, html)
        }
    }

    /// The same search in the other books, which the page script does at once.
    private static func writeElsewhere(_ typed: String, _ page: Page, _ html: HTML) {
        let query: Parameters = ["q": typed]
        for book in page.otherBooks {
            let title = book.title(in: page.language)
            html.div(.data("elsewhere", "[id^=kind-]")) {
                html.sectionTitle(page.language(CommonsText.foundInBook(title)))
                html.atRoot {
                    html.a(
                        .class("button quiet"), .data("native"),
                        .href(book.base + AppAddress.search.path + "?" + query.formEncoded)
                    ) { html.text(page.language(CommonsText.searchInBook(title))) }
                }
            }
        }
    }

    private static func write(_ offers: [Offer], _ language: Language, _ html: HTML) {
        if offers.isEmpty { return }
        html.sectionTitle(language(CommonsText.addThis))
        html.div(.class("offers")) { for offer in offers { write(offer, html) } }
    }

    /// The place for the last searches, which the page script keeps.
    private static func recent(_ language: Language, _ html: HTML) {
        html.div(.id("recent"), .data("recent", ""), .hidden()) {
            html.sectionTitle(language(CommonsText.recentSearches))
            html.div(.class("button-bar"), .data("words", "")) {}
            html.button(.class("button quiet"), .type("button"), .data("forget", "")) {
                html.text(language(CommonsText.forgetSearches))
            }
        }
    }

    /// What the trackers that are shown could make of it, unless it is more than a line.
    private static func offers(_ typed: String, _ page: Page) throws(BookError) -> [Offer] {
        if typed.utf8.count > 200 { return [] }
        var offers: [Offer] = []
        for tracker in page.order.shown { offers += try tracker.offers(typed, page) }
        return offers.inOrder { $0.rank < $1.rank }
    }

    private static func write(_ offer: Offer, _ html: HTML) {
        switch offer {
        case .post(let post), .new(let post): html.postButton(post)
        case .form(let link, let icon): html.buttonLink(link.title, href: link.href, icon: icon)
        }
    }

    /// Whether it belongs to a tracker that the person has put away; what it keeps comes last then.
    private static func isHidden(_ kind: Kind, _ page: Page) -> Bool {
        page.app.tracker(of: kind) != nil && !page.order.shown.contains { $0.kinds.contains(kind) }
    }

    private static func field(
        _ typed: String, adds: Bool, _ language: Language
    ) -> SearchField {
        var field = SearchField(
            action: (adds ? AppAddress.add : AppAddress.search).path, value: typed,
            label: language(adds ? CommonsText.quickAdd : CommonsText.searchEverything),
            placeholder: language(adds ? CommonsText.addAnything : CommonsText.searchFor),
            button: language(CommonsText.search))
        field.autofocus = true
        field.opensFirst = true
        return field
    }

    private static func group(
        _ kind: Kind, _ records: [Record], _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.group(
            GroupHeading(kind.plural.text(in: language), figure: language.number(records.count)),
            id: "kind-" + kind.name
        ) {
            for record in records {
                html.row(
                    Row(
                        id: "r-" + record.id.text,
                        title: page.book.title(of: record, in: language),
                        subtitle: try? subtitle(record, page), href: page.app.href(record)),
                    leading: { html.lead(page.app.tracker(of: kind)) }, trailing: {})
            }
        }
    }
}

extension Commons {
    /// Where it belongs, and how its text begins.
    private static func subtitle(_ record: Record, _ page: Page) throws(BookError) -> String? {
        var parts: [String] = []
        for place in record.kind.owners.prefix(1) {
            guard let owner = record.value(at: place)?.reference,
                let kind = record.kind.fields[place].type.target.flatMap({
                    page.app.schema.kind($0)
                }),
                let parent = try page.book.record(kind, owner)
            else { continue }
            parts.append(page.book.title(of: parent, in: page.language))
        }
        if let excerpt = record.excerpt { parts.append(excerpt) }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}

extension Offer {
    /// Whether it takes any words, whatever they say.
    fileprivate var isForAnything: Bool { if case .new = self { true } else { false } }
}

extension Field {
    /// Whether its texts say something alone, as a unit or a symbol doesn't.
    fileprivate var hasSentences: Bool {
        if case .text(let maximum, _) = type { maximum > 100 } else { false }
    }
}

extension Record {
    /// The first text besides the title, cut to a line.
    fileprivate var excerpt: String? {
        for (index, field) in kind.fields.enumerated()
        where field.hasSentences && index != kind.titleIndex {
            guard let text = value(at: index)?.text, !text.isBlank else { continue }
            return text.truncated(to: 80)
        }
        return nil
    }
}
