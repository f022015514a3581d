import Kernel

/// One quality for all items of its project, so that all are scored on it in one place.
struct QualityScreen {
    let page: Page
    let record: Record
    let project: Record
    private let items: [Record]
    private let qualities: [Record]
    /// What each item has on this quality; no other scores are read, so that a tap stays quick.
    private let values: [RecordID: Rational]
    private let window: Window

    init(_ page: Page, _ record: Record) throws(BookError) {
        self.page = page
        self.record = record
        project = try page.book.visible(Project.kind, record[Quality.project])
        items = try page.book.records(
            Item.kind, where: [Item.project == project.id],
            order: [.ascending(Item.title)])
        qualities = try page.book.records(
            Quality.kind, where: [Quality.project == project.id])
        var values: [RecordID: Rational] = [:]
        for score in try Scores.of(Score.quality, record.id, in: page.book) {
            values[score[Score.item]] = score.value(on: record)
        }
        self.values = values
        window = Window(page, total: items.count, size: 100)
    }

    private var levels: Int { Project.levels(of: project) }

    func write(_ html: HTML) {
        heading(html)
        html.div(.class("project-page")) {
            if !record[Quality.note].isEmpty {
                html.card { html.p(.class("prose")) { html.text(record[Quality.note]) } }
            }
            items(html)
            shownAs(html)
            if !items.isEmpty { ways(html) }
            if !record[Quality.measured] {
                html.footnote(page.language(Words.scoringHint), icon: .keyboard)
            }
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                record.title, subtitle: language(Words.scoring(items.count)),
                back: Link(project.title, href: Projects.path(project.id, .score)))
        ) {
            html.iconLink(
                .edit, label: language(Words.editQuality),
                href: Projects.qualityPath(record.id, .edit))
            html.menuButton(label: language(Words.tools), menu: "quality-tools")
        }
        html.menu(id: "quality-tools", label: language(Words.tools)) {
            html.menuLink(
                language(WebText.history), symbol: .icon(.history),
                href: AppAddress.history(Quality.kind, record.id))
            html.menuPost(
                Post(
                    language(WebText.delete),
                    action: Projects.qualityPath(record.id, .delete), symbol: .icon(.trash),
                    tone: .danger))
        }
    }

    private func items(_ html: HTML) {
        if items.isEmpty {
            return html.emptyState(
                EmptyState(
                    icon: .list, title: page.language(Words.noItems),
                    sentence: page.language(Words.noItemsSentence),
                    action: Link(
                        page.language(Words.addMany), href: Projects.path(project.id, .batch))))
        }
        html.group(id: "scoring") {
            for item in items[window.range] { row(item, html) }
        }
        html.steps(window, page, Projects.qualityPath(record.id))
    }

    private func row(_ item: Record, _ html: HTML) {
        let value = values[item.id]
        html.row(
            Row(
                id: "q-" + item.id.text, title: item.title,
                subtitle: value == nil ? record.nothingYet(page.language) : nil),
            leading: {},
            trailing: {
                ScoreButtons(
                    page: page, levels: levels, item: item.id, quality: record,
                    value: value, subject: item.title
                ).write(html)
            })
    }

    private func shownAs(_ html: HTML) {
        let language = page.language
        html.card {
            html.p(.class("shown-as")) {
                html.shownAs(
                    Quality.symbol(of: record), record, isUnique: isUnique, levels, language)
                html.span(.class("sub")) { html.text(Quality.remark(record, language)) }
            }
        }
    }

    /// Where one goes on to from here: another quality, or what comes of it all.
    private func ways(_ html: HTML) {
        let language = page.language
        html.buttonBar {
            if let next {
                html.buttonLink(
                    language(Words.next) + ": " + next.title,
                    href: Projects.qualityPath(next.id), icon: .forward)
            }
            html.buttonLink(
                language(Words.addQuality), href: Projects.path(project.id, .quality),
                icon: .add)
            if items.count > 1, !values.isEmpty {
                html.buttonLink(
                    language(Words.rank), href: Projects.path(project.id, .rank), icon: .trophy)
            }
        }
    }

    /// The quality after this one; the first after the last.
    private var next: Record? {
        guard qualities.count > 1, let index = qualities.firstIndex(where: { $0.id == record.id })
        else { return nil }
        return qualities.dropFirst(index + 1).first ?? qualities.first
    }

    private var isUnique: Bool {
        Quality.isUnique(Quality.symbol(of: record), besides: record.id, among: qualities)
    }
}

extension Study {
    /// How many items are scored on a quality.
    func scored(_ column: Int) -> Int {
        comparison.options.reduce(0) { $0 + ($1.values[column] == nil ? 0 : 1) }
    }
}

extension Quality {
    /// "weight 2 · lower is better"
    static func remark(_ record: Record, _ language: Language) -> String {
        var words = language(Words.weight(language.number(record[weight])))
        if record[measured], let unit = record.optional(unit) { words = unit + " · " + words }
        return record[reversed] ? words + " · " + language(Words.lowerIsBetter) : words
    }

    /// The title with its unit, as a spreadsheet has it: "Price (€)".
    static func heading(_ record: Record) -> String {
        guard record[measured], let unit = record.optional(unit) else { return record.title }
        return record.title + " (" + unit + ")"
    }
}

extension Projects {
    @Sendable static func qualityScreen(_ page: Page) throws(BookError) -> Response {
        try qualityScreen(page, try page.record(Quality.kind))
    }

    static func qualityScreen(
        _ page: Page, _ record: Record, status: Int = 200,
        sheet: (HTML) -> Void = { _ in }
    ) throws(BookError) -> Response {
        let screen = try QualityScreen(page, record)
        let list = try ProjectList(
            page, closed: screen.project[Project.closed], chosen: screen.project.id)
        return page.screen(
            record.title, tint: .projects, color: tint(screen.project), status: status
        ) { html in
            html.split {
                list.write(html)
            } detail: {
                screen.write(html)
            }
        } sheet: { html in
            sheet(html)
        }
    }
}
