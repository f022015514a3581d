import Kernel

/// One essential: its level, details, what is inside it and what it is part of.
struct ItemScreen {
    let page: Page
    let essential: Essential
    let inside: [Essential]
    let lists: [Essential]

    init(_ page: Page, _ record: Record) throws(BookError) {
        self.page = page
        essential = Essential(record)
        let family = Family(page.book)
        inside = try family.inside(essential.id)
        lists = try family.lists(of: essential.id)
    }

    func write(_ html: HTML) {
        heading(html)
        levels(html)
        if !essential.details.isEmpty {
            html.card { html.p(.class("prose")) { html.text(essential.details) } }
        }
        group("in", PrioritiesText.inside, inside, takeOut: { (essential.id, $0) }, html)
        html.buttonBar {
            html.buttonLink(
                page.language(PrioritiesText.addInsideTitle),
                href: Priorities.path(essential.id, .inside), icon: .add)
            html.buttonLink(
                page.language(PrioritiesText.addTo),
                href: Priorities.path(essential.id, .lists), style: .quiet)
        }
        if !lists.isEmpty {
            group("of", PrioritiesText.partOf, lists, takeOut: { ($0, essential.id) }, html)
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                essential.name, subtitle: language(PrioritiesText.levelMeaning(essential.level)),
                back: Link(language(PrioritiesText.back), href: Priorities.path))
        ) {
            html.iconLink(
                .edit, label: language(WebText.edit), href: Priorities.path(essential.id, .edit))
            html.menuButton(label: language(PrioritiesText.tools), menu: "item-tools")
        }
        html.menu(id: "item-tools", label: language(PrioritiesText.tools)) {
            html.menuLink(
                language(WebText.history), symbol: .icon(.history),
                href: AppAddress.history(Essential.kind, essential.id))
            html.menuPost(
                Post(
                    language(WebText.delete), action: Priorities.path(essential.id, .delete),
                    symbol: .icon(.trash), tone: .danger))
        }
    }

    /// Every level as a button; the one it has is pressed.
    private func levels(_ html: HTML) {
        html.postForm(
            action: Priorities.path(essential.id, .level), return: page.here, class: "levels"
        ) {
            for level in Level.descending {
                html.button(
                    .class("level"), .type("submit"), .name("level"), .value(level.rawValue),
                    .aria("pressed", level == essential.level ? "true" : "false")
                ) {
                    html.mark(level.mark)
                    html.span { html.text(page.language(PrioritiesText.levelShort(level))) }
                }
            }
        }
    }

    /// Essentials inside or around this one; `takeOut` gives the pair of list and member.
    private func group(
        _ id: String, _ title: Label, _ essentials: [Essential],
        takeOut: (RecordID) -> (list: RecordID, member: RecordID), _ html: HTML
    ) {
        var rows = EssentialRow(page)
        rows.showsLevel = true
        rows.prefix = id + "-"
        html.sectionTitle(page.language(title))
        if essentials.isEmpty { return html.footnote(page.language(PrioritiesText.insideEmpty)) }
        html.group(id: id) {
            for member in essentials {
                let pair = takeOut(Placeholder.id)
                var row = rows.row(member)
                row.done = member.level == .low
                row.actions?.menu.swipe.append(
                    Row.Action(
                        page.language(PrioritiesText.takeOut), name: "child",
                        value: pair.member.text, symbol: .icon(.remove),
                        action: Priorities.path(pair.list, .outside)))
                html.row(row)
            }
        }
    }
}

extension Priorities {
    @Sendable static func itemScreen(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let item = try ItemScreen(page, record)
        let list = try MainList(page, chosen: record.id)
        return page.screen(record.title, tint: .priorities) { html in
            html.split {
                list.write(html)
            } detail: {
                item.write(html)
            }
        }
    }

    @Sendable static func setLevel(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let form = Form([Essential.level.field])
        let draft = try form.draft(Essential.kind, record.id, from: page.form)
        return page.done(try page.book.commit(draft).stamp, or: path)
    }

    @Sendable static func delete(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        return page.done(try page.book.delete(record).stamp, at: path)
    }
}
