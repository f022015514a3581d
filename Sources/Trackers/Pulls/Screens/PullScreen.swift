import Kernel

/// One pull: who won, class by class.
struct PullScreen {
    let page: Page
    let pull: Record
    let hooks: [RecordID: Record]
    let classes: [ClassResult]
    let unit: DistanceUnit

    init(_ page: Page, _ pull: Record) throws(BookError) {
        self.page = page
        self.pull = pull
        unit = try Units.chosen(page.book, page.language).distance
        let records = try hooksOf(pull.id, in: page.book)
        var hooks: [RecordID: Record] = [:]
        for record in records { hooks[record.id] = record }
        self.hooks = hooks
        classes = ClassResult.all(records.map { Run($0) }, mark: pull.fullPullMark)
    }

    func write(_ html: HTML) {
        heading(html)
        conditions(html)
        if classes.isEmpty { html.emptyState(noHooks) }
        for (index, result) in classes.enumerated() { group(result, index, html) }
        if !classes.isEmpty {
            html.buttonBar {
                html.buttonLink(
                    page.language(Words.newHook), href: Pulls.path(pull.id, .hook), icon: .add)
            }
        }
        if !pull[Pull.note].isBlank {
            html.card { html.p(.class("prose")) { html.text(pull[Pull.note]) } }
        }
        if Conditions(pull).densityAltitude != nil {
            html.footnote(page.language(Words.densitySource), icon: .info)
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                pull.title, subtitle: PullScreen.whenAndWhere(pull, language),
                back: Link(language(Words.title), href: Pulls.path), isBesideList: true)
        ) {
            html.iconLink(
                .add, label: language(Words.newHook), href: Pulls.path(pull.id, .hook))
            html.iconLink(
                .edit, label: language(WebText.edit), href: Pulls.path(pull.id, .edit))
            html.menuButton(label: language(Words.tools), menu: "pull-tools")
        }
        html.menu(id: "pull-tools", label: language(Words.tools)) {
            html.menuLink(
                language(Words.results), symbol: .icon(.print),
                href: Pulls.path(pull.id, .results))
            page.showLink(Pull.kind, pull.id, to: html)
            html.menuLink(
                language(WebText.history), symbol: .icon(.history),
                href: AppAddress.history(Pull.kind, pull.id))
            page.moveLink(Pull.kind, pull.id, to: html)
            html.menuPost(
                Post(
                    language(WebText.delete), action: Pulls.path(pull.id, .delete),
                    symbol: .icon(.trash), tone: .danger))
        }
    }

    /// "Saturday 18 July 2026 · Kansas City MO"
    static func whenAndWhere(_ pull: Record, _ language: Language) -> String {
        let date = pull[Pull.date]
        let day = language.weekdayName(date.weekday, short: true) + " " + language.date(date)
        return pull[Pull.location].isBlank ? day : day + " · " + pull[Pull.location]
    }

    /// The air and the track, as far as they were written down.
    func conditions(_ html: HTML) {
        let texts = Conditions(pull).words(page.language, unit)
        if texts.isEmpty { return }
        html.footnote(texts.joined(separator: " · "), icon: .info)
    }

    private var noHooks: EmptyState {
        EmptyState(
            icon: .pulls, title: page.language(Words.noHooks),
            sentence: page.language(Words.noHooksSentence),
            action: Link(page.language(Words.newHook), href: Pulls.path(pull.id, .hook)))
    }

    private func group(_ result: ClassResult, _ index: Int, _ html: HTML) {
        let language = page.language
        let name = result.name.isEmpty ? language(Words.noClass) : result.name
        let heading = GroupHeading(
            name, figure: language(Words.field(result)))
        html.group(heading, id: "class-\(index)") {
            for (entry, above) in result.entriesByTractor { row(entry, above, result, html) }
        }
        shared(result, html)
    }

    /// - Parameter above: The hook under which it stands.
    private func row(
        _ entry: ClassResult.Entry, _ above: ClassResult.Entry?, _ result: ClassResult,
        _ html: HTML
    ) {
        guard let hook = hooks[entry.run.id] else { return }
        let rows = HookRow(page: page, unit: unit)
        html.row(
            rows.row(entry, hook, under: above.flatMap { hooks[$0.run.id] }),
            leading: { rows.place(entry, isUnder: above != nil, html) },
            below: { if above == nil, result.fieldSize > 1 { rows.bar(entry, html) } },
            trailing: {})
    }

    /// Says which tractors hold one place though two pulled with them.
    private func shared(_ result: ClassResult, _ html: HTML) {
        let names = result.sharedTractors
        if names.isEmpty { return }
        html.footnote(page.language(Words.sharedTractors(page.language.list(names))), icon: .info)
    }
}

extension Pulls {
    @Sendable static func pullScreen(_ page: Page) throws(BookError) -> Response {
        let pull = try page.record(Pull.kind)
        let screen = try PullScreen(page, pull)
        let list = try PullList(page, chosen: pull.id)
        return page.screen(pull.title, tint: .pulls) { html in
            html.split {
                list.write(html)
            } detail: {
                screen.write(html)
            } aside: {
                besidePulls(page, html)
            }
        }
    }
}
