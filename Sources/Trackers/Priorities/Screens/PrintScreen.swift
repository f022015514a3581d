import Kernel

extension Priorities {
    /// The list on paper, or as text to share: by level, and of each as one comes past the aisles.
    @Sendable static func printScreen(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let query = Query(Essential.kind, where: Essential.kind.main, limit: 1_000)
        let essentials = AisleOrder.walked(
            try page.book.records(query).map { Essential($0) },
            try Shops(page.book).all().first?.aisles(in: language) ?? [], in: language)
        let contents = try Contents(of: essentials, in: page.book)
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
                if !essentials.isEmpty {
                    html.buttonBar {
                        html.buttonLink(
                            language(WebText.showOthers),
                            href: AppAddress.showing(Essential.kind, nil), style: .quiet,
                            icon: Icon("share"))
                    }
                }
                html.div(.id("printed")) {
                    for level in Level.listed {
                        let listed = essentials.filter {
                            $0.level == level && !contents.hold($0.id)
                        }
                        printed(level, listed, contents, language, html)
                    }
                }
            }
        }
    }

    private static func printed(
        _ level: Level, _ essentials: [Essential], _ contents: Contents,
        _ language: Language, _ html: HTML
    ) {
        if essentials.isEmpty { return }
        html.section(.class("printed")) {
            html.h2 {
                html.mark(level.mark)
                html.text(" " + language(level.label))
            }
            let single = essentials.filter { contents.of($0.id).isEmpty }
            let aisles = AisleOrder.parted(single, in: language)
            for (aisle, essentials) in aisles {
                if aisles.count > 1 {
                    html.h3(.class("sub")) {
                        html.text(aisle.isBlank ? language(PrioritiesText.noAisle) : aisle)
                    }
                }
                checklist(essentials, contents, language, html)
            }
            let lists = essentials.filter { !contents.of($0.id).isEmpty }
            // They are of no aisle: a rule parts them from the last.
            if aisles.count > 1, !lists.isEmpty { html.hr(.class("parting")) }
            checklist(lists, contents, language, html)
        }
    }

    /// Each with what is inside it beneath. Lists stand last, so that in a text without boxes, as it is
    /// shared, what follows a list's name is inside it.
    private static func checklist(
        _ essentials: [Essential], _ contents: Contents, _ language: Language, _ html: HTML
    ) {
        if essentials.isEmpty { return }
        html.ul(.class("checklist")) {
            let single = essentials.filter { contents.of($0.id).isEmpty }
            let lists = essentials.filter { !contents.of($0.id).isEmpty }
            for essential in single + lists {
                html.li {
                    printed(essential, language, html)
                    let inside = contents.of(essential.id)
                    if !inside.isEmpty { html.text(":") }
                    checklist(inside, contents, language, html)
                }
            }
        }
    }

    private static func printed(_ essential: Essential, _ language: Language, _ html: HTML) {
        if !essential.amount.isEmpty { html.text(essential.amount.text(in: language) + " ") }
        html.text(essential.name)
        if !essential.details.isEmpty {
            html.span(.class("sub")) { html.text(" · " + essential.details) }
        }
    }
}

/// What is wanted of the contents of lists that are wanted themselves: each beneath one list, so that
/// nobody gets it twice.
private struct Contents {
    private var inside: [RecordID: [Essential]] = [:]
    private var held: Set<RecordID> = []
    private var places: [RecordID: Int] = [:]

    init(of essentials: [Essential], in book: Book) throws(BookError) {
        let wanted = essentials.reduce(into: [:]) { $0[$1.id] = $1 }
        let children = try Family(book).children(of: essentials.map { $0.id })
        for list in essentials where !held.contains(list.id) {
            for id in children[list.id] ?? [] where id != list.id {
                if let one = wanted[id], held.insert(id).inserted {
                    inside[list.id, default: []].append(one)
                }
            }
        }
        for (place, one) in essentials.enumerated() { places[one.id] = place }
    }

    /// In the order of all.
    func of(_ list: RecordID) -> [Essential] {
        (inside[list] ?? []).inOrder { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
    }

    func hold(_ id: RecordID) -> Bool { held.contains(id) }
}
