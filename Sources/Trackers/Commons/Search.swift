import Kernel

extension Commons {
    /// How many results of each kind are shown.
    private static let limit = 50

    /// Search over everything that has a title.
    @Sendable static func search(_ page: Page) throws(BookError) -> Response {
        let typed = (page.request.query["q"] ?? "").trimmed
        let found = try typed.isEmpty ? [] : results(typed, page)
        let offers = try typed.isEmpty ? [] : offers(typed, page)
        let language = page.language
        return page.screen(language(WebText.search), tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(WebText.search), back: Link(language(WebText.home), href: "/")))
                html.searchField(field(typed, language))
                if typed.isEmpty {
                    html.footnote(language(CommonsText.searchHint), icon: .keyboard)
                    recent(language, html)
                }
                if !typed.isEmpty, found.isEmpty {
                    html.footnote(language(CommonsText.nothingFound(typed)))
                }
                for (kind, records) in found { group(kind, records, page, html) }
                if !offers.isEmpty {
                    html.sectionTitle(language(CommonsText.addThis))
                    html.buttonBar { for offer in offers { write(offer, html) } }
                }
            }
        }
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
        return offers
    }

    private static func write(_ offer: Offer, _ html: HTML) {
        switch offer {
        case .post(let post): html.postButton(post)
        case .form(let link, let icon): html.buttonLink(link.title, href: link.href, icon: icon)
        }
    }

    private static func results(
        _ typed: String, _ page: Page
    ) throws(BookError) -> [(Kind, [Record])] {
        for text in typed.searches {
            let found = try results(folded: text, page)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func results(
        folded text: String, _ page: Page
    ) throws(BookError) -> [(Kind, [Record])] {
        var found: [(Kind, [Record])] = []
        let filter = Filter.contains(folded: text)
        for kind in page.app.schema.kinds where kind.isSearchable {
            let records = try page.book.records(kind, where: [filter], limit: limit)
            if !records.isEmpty { found.append((kind, records)) }
        }
        return found
    }

    private static func field(_ typed: String, _ language: Language) -> SearchField {
        var field = SearchField(
            action: AppAddress.search.path, value: typed,
            label: language(CommonsText.searchEverything),
            placeholder: language(CommonsText.searchFor), button: language(CommonsText.search))
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
                        subtitle: try? subtitle(record, page), href: page.app.href(record),
                        symbol: page.app.tracker(of: kind).map { .icon($0.icon) }))
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

extension Record {
    /// The first text besides the title, cut to a line.
    fileprivate var excerpt: String? {
        for (index, field) in kind.fields.enumerated()
        where field.type.isText && index != kind.titleIndex {
            guard let text = value(at: index)?.text, !text.isBlank else { continue }
            return text.truncated(to: 80)
        }
        return nil
    }
}
