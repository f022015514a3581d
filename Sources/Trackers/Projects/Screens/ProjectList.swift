import Kernel

/// The open or the closed projects with how far they are: the main screen, and the list beside one.
struct ProjectList {
    let page: Page
    let showsClosed: Bool
    let rows: [ProjectRow]
    let counts: (open: Int, closed: Int)
    let chosen: RecordID?
    /// The ten items to do next; only where the list stands for itself.
    private var next: [(item: Record, project: String)] = []
    /// What was decided a while ago, whose outcome is asked for.
    private var unanswered: [(decision: Record, choice: String)] = []

    /// How many rows are shown until more are asked for.
    static let step = 100

    init(_ page: Page, closed: Bool, chosen: RecordID? = nil) throws(BookError) {
        self.page = page
        self.chosen = chosen
        showsClosed = closed
        let tally = try page.book.tally(Project.kind, by: Project.closed)
        counts = (tally["false"] ?? 0, tally["true"] ?? 0)
        let shown = page.request.query["show"].flatMap { Int($0) } ?? ProjectList.step
        let records = try page.book.records(
            Project.kind, where: [Project.closed == closed],
            limit: max(ProjectList.step, min(shown, 10_000)))
        var rows: [ProjectRow] = []
        for (place, record) in records.enumerated() {
            let row = try ProjectRow(page, record)
            rows.append(place < ProjectList.most ? try row.showingStanding() : row)
        }
        self.rows = rows
    }

    /// Of how many rows it is said who leads, wherever the list stands.
    private static let most = 10

    /// The same with what to do next below the projects.
    func showingNext() throws(BookError) -> ProjectList {
        var list = self
        let open = rows.map { $0.record }
        for item in try Projects.next(open, page.book, limit: 10) {
            let project = open.first { $0.id == item[Item.project] }
            list.next.append((item, project?.title ?? ""))
        }
        for decision in try Decision.unanswered(page.book).prefix(3) {
            list.unanswered.append((decision, try Decision.choice(decision, page.book)))
        }
        return list
    }

    func write(_ html: HTML) {
        heading(html)
        if counts.open + counts.closed == 0 { return html.emptyState(nothingYet) }
        html.segmentedControl(
            label: page.language(Words.views),
            [
                (Link(page.language(Words.open), href: Projects.path), !showsClosed),
                (Link(page.language(Words.closedOnes), href: closedPath), showsClosed),
            ])
        if rows.isEmpty {
            return showsClosed
                ? html.footnote(page.language(Words.noneClosed)) : html.emptyState(allClosed)
        }
        html.group(id: "projects") { for row in rows { row.write(html, chosen: chosen) } }
        more(html)
    }

    /// The list, and what is next: beside it where there is room, below it on phones.
    func writeScreen(_ html: HTML) {
        if next.isEmpty, unanswered.isEmpty { return html.column { write(html) } }
        html.split(showing: .both) {
            write(html)
        } detail: {
            writeNext(html)
        }
    }

    /// The list, and beside it a screen that belongs to all projects or to one; that alone where there are none.
    func write(_ html: HTML, beside screen: () -> Void) {
        html.split(unless: counts.open + counts.closed == 0, list: { write(html) }, beside: screen)
    }

    private func writeNext(_ html: HTML) {
        outcomes(html)
        explore(Words.upNext, "up-next", next.prefix(3), html)
        explore(Words.moreToExplore, "explore", next.dropFirst(3), html)
    }

    private func outcomes(_ html: HTML) {
        if unanswered.isEmpty { return }
        let language = page.language
        html.sectionTitle(language(Words.howDidItTurnOut))
        html.group(id: "outcomes") {
            for (decision, choice) in unanswered {
                let date = language.date(decision[Decision.date])
                html.row(
                    Row(
                        id: "d-" + decision.id.text, title: choice,
                        subtitle: language(Words.decidedOn(date)),
                        href: Projects.path(decision[Decision.project], .decide),
                        symbol: .icon(.checkCircle)))
            }
        }
    }

    private func explore(
        _ title: Label, _ id: String, _ items: ArraySlice<(item: Record, project: String)>,
        _ html: HTML
    ) {
        if items.isEmpty { return }
        html.sectionTitle(page.language(title))
        html.group(id: id) {
            for (item, project) in items {
                var rows = ItemRow(page, nil)
                rows.project = project
                rows.write(item, html)
            }
        }
    }

    private var closedPath: String { Projects.path(.closed) }

    private func heading(_ html: HTML) {
        let language = page.language
        let remark = language(Words.counts(open: counts.open, closed: counts.closed))
        html.largeTitle(
            Heading(
                language(Words.projects),
                subtitle: counts.open + counts.closed == 0 ? nil : remark)
        ) {
            html.iconLink(
                .add, label: language(Words.newProject), href: Projects.path(.new))
            html.menuButton(label: language(Words.tools), menu: "tools")
        }
        html.menu(id: "tools", label: language(Words.tools)) {
            html.menuLink(
                language(Words.awards), symbol: .icon(.award), href: Projects.path(.awards))
            html.menuLink(
                language(Words.reminders), symbol: .icon(.calendar),
                href: Projects.path(.calendar))
        }
    }

    private func more(_ html: HTML) {
        let rest = (showsClosed ? counts.closed : counts.open) - rows.count
        guard rest > 0 else { return }
        html.buttonLink(
            page.language(Words.showMore(min(rest, ProjectList.step))),
            href: (showsClosed ? closedPath : Projects.path)
                + "?show=\(rows.count + ProjectList.step)", style: .quiet)
    }

    private var nothingYet: EmptyState {
        let language = page.language
        var state = EmptyState(
            icon: .projects, title: language(Words.emptyTitle),
            sentence: language(Words.emptySentence),
            action: Link(language(Words.newProject), href: Projects.path(.new)),
            sample: Post(
                language(Words.loadSample), action: AppAddress.sample.path,
                fields: [("tracker", Projects.path), ("return", Projects.path)]))
        state.dismiss = page.hiding(Projects.path)
        return state
    }

    private var allClosed: EmptyState {
        EmptyState(
            icon: .checkCircle, title: page.language(Words.noneOpen),
            sentence: page.language(Words.noneOpenSentence),
            action: Link(page.language(Words.newProject), href: Projects.path(.new)))
    }
}

extension Projects {
    @Sendable static func openScreen(_ page: Page) throws(BookError) -> Response {
        try listScreen(page, closed: false)
    }

    @Sendable static func closedScreen(_ page: Page) throws(BookError) -> Response {
        try listScreen(page, closed: true)
    }

    private static func listScreen(_ page: Page, closed: Bool) throws(BookError) -> Response {
        let projects = try ProjectList(page, closed: closed)
        let list = closed ? projects : try projects.showingNext()
        return page.screen(page.language(Words.projects), tint: .projects) { html in
            list.writeScreen(html)
        }
    }
}
