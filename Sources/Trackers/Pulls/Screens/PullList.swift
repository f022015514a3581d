import Kernel

/// All pulls, newest first, by season: the main screen, and the list beside a pull.
struct PullList {
    let page: Page
    let chosen: RecordID?
    let tab: NumberTab
    private let pulls: [Record]
    private let total: Int
    private var counts: [RecordID: Int] = [:]

    /// How many pulls are shown until more are asked for.
    static let step = 100
    private static let beside = 40

    init(_ page: Page, chosen: RecordID? = nil, tab: NumberTab = .pulls) throws(BookError) {
        self.page = page
        self.chosen = chosen
        self.tab = tab
        let wanted = page.request.query["show"].flatMap { Int($0) } ?? PullList.step
        let limit = max(PullList.step, min(wanted, 10_000))
        let records = try page.book.records(Query(Pull.kind, limit: limit))
        // Beside a pull, what is near it is enough.
        let place = records.firstIndex { $0.id == chosen }
        pulls = place.map { Array(records.prefix(max(PullList.beside, $0 + 10))) } ?? records
        total = try page.book.count(Query(Pull.kind))
        for pull in pulls {
            counts[pull.id] = try page.book.count(
                Query(Hook.kind, where: [Hook.pull == pull.id]))
        }
    }

    var isEmpty: Bool { pulls.isEmpty }

    func write(_ html: HTML) {
        heading(html)
        if pulls.isEmpty { return html.emptyState(nothingYet) }
        NumberTab.write(tab, page.language, html)
        for season in seasons { group(season, html) }
        if total > pulls.count {
            html.buttonLink(
                page.language(Words.showOlder),
                href: Pulls.path + "?show=\(pulls.count + PullList.step)", style: .quiet)
        }
    }

    /// The list, and the season beside it.
    func writeScreen(_ html: HTML) {
        if pulls.isEmpty { return html.column { write(html) } }
        html.split(showing: .list) {
            write(html)
        } detail: {
            Pulls.besidePulls(page, html)
        }
    }

    /// The list, and a view across all pulls beside it; that alone where there are none.
    func write(_ html: HTML, beside view: (HTML) -> Void) {
        if pulls.isEmpty { return html.column { view(html) } }
        html.split {
            write(html)
        } detail: {
            view(html)
        } aside: {
            if tab != .standings { Pulls.besidePulls(page, html) }
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.title), subtitle: total == 0 ? nil : language(Words.pulls(total)))
        ) {
            html.iconLink(.add, label: language(Words.newPull), href: Pulls.path(.new))
            html.menuButton(label: language(Words.tools), menu: "tools")
        }
        html.menu(id: "tools", label: language(Words.tools)) {
            html.menuLink(
                language(Words.paste), symbol: .icon(.importFile), href: Pulls.path(.notes))
            html.menuLink(
                language(Words.names), symbol: .icon(.people), href: Pulls.path(.names))
            html.menuLink(
                language(Words.table), symbol: .icon(.exportFile), href: Pulls.path(.file))
        }
    }

    /// The years in which there were pulls, latest first.
    private var seasons: [(year: Int, pulls: [Record])] {
        var seasons: [(year: Int, pulls: [Record])] = []
        for pull in pulls {
            let year = pull[Pull.date].year
            if seasons.last?.year == year {
                seasons[seasons.count - 1].pulls.append(pull)
            } else {
                seasons.append((year, [pull]))
            }
        }
        return seasons
    }

    private func group(_ season: (year: Int, pulls: [Record]), _ html: HTML) {
        let heading = GroupHeading(
            "\(season.year)", symbol: .icon(.calendar),
            figure: page.language.number(season.pulls.count))
        html.group(heading, id: "season-\(season.year)") {
            for pull in season.pulls { html.row(row(pull)) }
        }
    }

    private func row(_ pull: Record) -> Row {
        let language = page.language
        let details = [language.date(pull[Pull.date], style: .short), pull[Pull.location]]
        var row = Row(
            id: "p-" + pull.id.text, title: pull.title,
            subtitle: details.filter { !$0.isBlank }.joined(separator: " · "),
            href: Pulls.path(pull.id), figure: counts[pull.id].map { language.number($0) },
            actions: actions(pull))
        row.figureNote = language(Words.hookNoun(counts[pull.id] ?? 0))
        row.chosen = pull.id == chosen
        return row
    }

    private func actions(_ pull: Record) -> Row.Actions {
        let language = page.language
        let id = Placeholder.id
        let menu = RowMenu(
            "p", return: Pulls.path,
            swipe: [
                Row.Action(
                    language(WebText.delete), name: "delete", value: "1", symbol: .icon(.trash),
                    action: Pulls.path(id, .delete))
            ],
            links: [
                Link(language(Words.open), href: Pulls.path(id)),
                Link(language(WebText.edit), href: Pulls.path(id, .edit)),
                Link(language(WebText.history), href: AppAddress.history(Pull.kind, id)),
            ])
        return Row.Actions(menu: menu, menuLabel: language(Words.more(pull.title)))
    }

    private var nothingYet: EmptyState {
        let language = page.language
        var state = EmptyState(
            icon: .pulls, title: language(Words.emptyTitle),
            sentence: language(Words.emptySentence),
            action: Link(language(Words.newPull), href: Pulls.path(.new)),
            sample: Post(
                language(Words.loadSample), action: AppAddress.sample.path,
                fields: [("tracker", Pulls.path), ("return", Pulls.path)]))
        state.dismiss = page.hiding(Pulls.path)
        return state
    }
}

extension Pulls {
    @Sendable static func mainScreen(_ page: Page) throws(BookError) -> Response {
        let list = try PullList(page)
        return page.screen(page.language(Words.title), tint: .pulls) { html in
            list.writeScreen(html)
        }
    }

    /// Who leads this season, beside the pulls where there is room; the page script fetches it.
    static func besidePulls(_ page: Page, _ html: HTML) {
        html.div(.id("season"), .data("part", to: path(.season))) {
            html.a(.class("footnote"), .href(path(.standings))) {
                html.text(page.language(Words.standings))
            }
        }
    }
}
