import Kernel

/// What is to get, by level and then by name: the main screen, and the list beside an item.
struct MainList {
    let page: Page
    let essentials: [Essential]
    let counts: [Level: Int]
    let rows: EssentialRow
    /// What is probably running out, by how often it was got.
    let probably: [(essential: Essential, rhythm: Rhythm)]

    /// What stands twice on the list, since two devices made it.
    let twin: String?

    /// How many rows are shown until more are asked for.
    static let step = 200

    init(_ page: Page, chosen: RecordID? = nil) throws(BookError) {
        self.page = page
        let limit = MainList.limit(page)
        let query = Query(Essential.kind, where: Essential.kind.main, limit: limit)
        let records = try page.book.records(query)
        essentials = records.map { Essential($0) }
        twin = try page.book.firstTwin(records)
        counts = try MainList.counts(page.book)
        stocked = try MainList.stocked(counts, page.book)
        probably = try Rhythms.due(in: page.book)
        var rows = EssentialRow(page)
        rows.chosen = chosen
        self.rows = try rows.showingInside(of: essentials)
    }

    static func counts(_ book: Book) throws(BookError) -> [Level: Int] {
        var counts: [Level: Int] = [:]
        for (name, count) in try book.tally(Essential.kind, by: Essential.level) {
            if let level = Level(rawValue: name) { counts[level] = count }
        }
        return counts
    }

    /// How many of what is nothing to get are there.
    static func stocked(_ counts: [Level: Int], _ book: Book) throws(BookError) -> Int {
        let low = counts[.low] ?? 0
        return low == 0 ? 0 : max(0, low - (try Family(book).untold()))
    }

    static func limit(_ page: Page) -> Int {
        let shown = page.request.query["show"].flatMap { Int($0) } ?? step
        return max(step, min(shown, 100_000))
    }

    var toGet: Int { Level.listed.reduce(0) { $0 + (counts[$1] ?? 0) } }
    /// How many are there.
    let stocked: Int
    fileprivate var isEmpty: Bool { toGet + (counts[.low] ?? 0) == 0 }

    /// The list, and beside it a screen that belongs to all of it; that alone while it is empty.
    func write(_ html: HTML, beside screen: () -> Void) {
        html.split(unless: isEmpty, list: { write(html) }, beside: screen)
    }

    func write(_ html: HTML) {
        heading(html)
        var search = search
        if html.isLooking { search.placeholder = search.button }
        html.searchField(search)
        if isEmpty { return html.emptyState(nothingYet) }
        if toGet == 0, probably.isEmpty { html.emptyState(allStocked) }
        if let twin {
            html.buttonLink(
                page.language(PrioritiesText.twice(twin)), href: AppAddress.look.path, style: .quiet
            )
        }
        for level in Level.listed { group(level, html) }
        more(html)
        if !probably.isEmpty { guesses(html) }
    }

    /// A quiet group: nothing in it moves by itself.
    private func guesses(_ html: HTML) {
        let heading = GroupHeading(
            page.language(PrioritiesText.probably), symbol: .mark(Mark("probably")),
            figure: page.language.number(probably.count))
        html.group(heading, id: "probably") {
            for (essential, rhythm) in probably {
                html.row(guess(essential, rhythm), leading: {}) {
                    html.postButton(
                        Post(
                            page.language(PrioritiesText.stillEnough),
                            action: Priorities.path(essential.id, .enough),
                            fields: [("return", page.here)]),
                        class: "link-button")
                }
            }
        }
    }

    private func guess(_ essential: Essential, _ rhythm: Rhythm) -> Row {
        var row = rows.row(essential)
        row.subtitle = rhythm.since(page.book.today, in: page.language)
        row.actions?.tick?.on = false
        rhythm.wantAgain(essential, &row, in: page.language)
        return row
    }

    private func heading(_ html: HTML) {
        let language = page.language
        let counts = [PrioritiesText.toGet(toGet), PrioritiesText.stocked(stocked)].map {
            language($0)
        }
        html.largeTitle(
            Heading(
                language(PrioritiesText.title),
                subtitle: isEmpty ? nil : counts.joined(separator: " · "))
        ) {
            shop(html)
            html.iconLink(.add, label: language(PrioritiesText.new), href: Priorities.path(.new))
            html.menuButton(label: language(PrioritiesText.tools), menu: "tools")
        }
        html.menu(id: "tools", label: language(PrioritiesText.tools)) {
            html.menuLink(
                language(PrioritiesText.addMany), symbol: .icon(.list),
                href: Priorities.path(.batch))
            html.menuLink(
                language(PrioritiesText.all), symbol: .icon(.search), href: Priorities.path(.search)
            )
            html.menuLink(
                language(PrioritiesText.stores), symbol: .icon(.cart),
                href: Priorities.path(.stores))
            html.menuLink(
                language(PrioritiesText.print), symbol: .icon(.print), href: Priorities.path(.print)
            )
        }
    }

    /// What one comes for, in a word where there is room.
    private func shop(_ html: HTML) {
        html.a(
            .class("button quiet"), .href(Priorities.path(.shop)),
            .aria("label", page.language(PrioritiesText.shop))
        ) {
            html.icon(.cart)
            html.span { html.text(page.language(PrioritiesText.shopWord)) }
        }
    }

    private var search: SearchField {
        var search = SearchField(
            action: Priorities.path(.search), value: "",
            label: page.language(PrioritiesText.searchLabel),
            placeholder: page.language(PrioritiesText.searchOrAdd),
            button: page.language(PrioritiesText.search))
        search.enter = Priorities.path(.search)
        return search
    }

    private func group(_ level: Level, _ html: HTML) {
        let members = essentials.filter { $0.level == level }
        if members.isEmpty { return }
        let heading = GroupHeading(
            page.language(level.label), symbol: .mark(level.mark),
            figure: page.language.number(counts[level] ?? members.count))
        html.group(heading, id: "level-" + level.rawValue) {
            rows.write(members, html)
        }
    }

    private func more(_ html: HTML) {
        let rest = toGet - essentials.count
        guard rest > 0 else { return }
        let next = essentials.count + MainList.step
        html.buttonLink(
            page.language(PrioritiesText.more(min(rest, MainList.step))),
            href: Priorities.path + "?show=\(next)", style: .quiet)
    }

    private var nothingYet: EmptyState {
        let language = page.language
        var state = EmptyState(
            icon: .priorities, title: language(PrioritiesText.emptyTitle),
            sentence: language(PrioritiesText.emptySentence),
            action: Link(language(PrioritiesText.new), href: Priorities.path(.new)),
            sample: Post(
                language(PrioritiesText.loadSample), action: AppAddress.sample.path,
                fields: [("tracker", Priorities.path), ("return", Priorities.path)]))
        state.dismiss = page.hiding(Priorities.path)
        state.other = Link(language(PrioritiesText.addMany), href: Priorities.path(.batch))
        return state
    }

    private var allStocked: EmptyState {
        EmptyState(
            icon: .checkCircle,
            title: page.language(
                stocked == 0 ? PrioritiesText.shopEmpty : PrioritiesText.allStocked),
            sentence: page.language(PrioritiesText.allStockedSentence),
            action: Link(page.language(PrioritiesText.all), href: Priorities.path(.search)))
    }
}

extension Priorities {
    /// Says of what was typed and is there that it is on the list, and leads to how much of it; its row is marked.
    private static func noteThere(_ page: Page) throws(BookError) -> RecordID? {
        guard let id = page.request.query[Page.thereName].flatMap({ RecordID($0) }),
            let record = try page.book.record(Essential.kind, id), !record.isHidden
        else { return nil }
        let language = page.language
        // A list that is needed is no more than its name until somebody says so of what is inside.
        let isDone = page.request.query[Page.doneName] != nil
        page.notice = (
            language(PrioritiesText.onListAlready(Essential(record).name)),
            isDone
                ? Link(language(PrioritiesText.lookInside), href: path(id))
                : Link(language(PrioritiesText.howMuch), href: path(id, .edit))
        )
        return id
    }

    @Sendable static func mainScreen(_ page: Page) throws(BookError) -> Response {
        let there = try noteThere(page)
        let list = try MainList(page, chosen: there)
        return page.screen(page.language(PrioritiesText.title), tint: .priorities) { html in
            if list.isEmpty { return html.column { list.write(html) } }
            html.split(showing: .list) {
                list.write(html)
            } detail: {
                besideList(page, html)
            }
        }
    }
}
