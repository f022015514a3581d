import Kernel

/// One quality for all items of its project, so that all are scored on it in one place.
struct QualityScreen {
    let page: Page
    let record: Record
    let study: Study

    init(_ page: Page, _ record: Record) throws(BookError) {
        self.page = page
        self.record = record
        study = try Study(
            try page.book.visible(Project.kind, record[Quality.project]), in: page.book)
    }

    func write(_ html: HTML) {
        heading(html)
        html.div(.class("project-page " + Projects.tint(study.record))) {
            if !record[Quality.note].isEmpty {
                html.card { html.p(.class("prose")) { html.text(record[Quality.note]) } }
            }
            items(html)
            shownAs(html)
            if let next {
                html.buttonBar {
                    html.buttonLink(
                        page.language(Words.next) + ": " + next.title,
                        href: Projects.qualityPath(next.id), icon: .forward)
                }
            }
            html.footnote(page.language(Words.scoringHint), icon: .keyboard)
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                record.title, subtitle: language(Words.scoring(study.items.count)),
                back: Link(study.record.title, href: Projects.path(study.id, "/score")))
        ) {
            html.iconLink(
                .edit, label: language(Words.editQuality),
                href: Projects.qualityPath(record.id, "/edit"))
            html.menuButton(label: language(Words.tools), menu: "quality-tools")
        }
        html.menu(id: "quality-tools", label: language(Words.tools)) {
            html.menuLink(
                language(WebText.history), symbol: .icon(.history),
                href: "/history/quality/" + record.id.text)
            html.menuPost(
                Post(
                    language(WebText.delete),
                    action: Projects.qualityPath(record.id, "/delete"), symbol: .icon(.trash),
                    tone: .danger))
        }
    }

    private func items(_ html: HTML) {
        if study.items.isEmpty {
            return html.emptyState(
                EmptyState(
                    icon: .list, title: page.language(Words.noItems),
                    sentence: page.language(Words.noItemsSentence),
                    action: Link(
                        page.language(Words.addMany), href: Projects.path(study.id, "/batch"))))
        }
        html.group(id: "scoring") {
            for item in study.items.inOrder({ $0.title.folded < $1.title.folded }) {
                row(item, html)
            }
        }
    }

    private func row(_ item: Record, _ html: HTML) {
        let value = study.scores.value(item.id, record.id)
        html.row(
            Row(
                id: "q-" + item.id.text, title: item.title,
                subtitle: value == nil ? page.language(Words.unscored) : nil),
            leading: {},
            trailing: {
                ScoreButtons(
                    page: page, levels: study.levels, item: item.id, quality: record.id,
                    value: value, subject: item.title
                ).write(html)
            })
    }

    private func shownAs(_ html: HTML) {
        let language = page.language
        html.card {
            html.p(.class("shown-as")) {
                html.text(language(Words.shownAs) + " ")
                html.pill(record, study.levels, study.levels, language)
                html.span(.class(study.isUnique(record) ? "good" : "warning")) {
                    html.text(language(study.isUnique(record) ? Words.unique : Words.alreadyUsed))
                }
                html.span(.class("sub")) { html.text(study.remark(record, language)) }
            }
        }
    }

    /// The quality after this one, of those that are not scored for all first.
    private var next: Record? {
        guard study.qualities.count > 1,
            let index = study.qualities.firstIndex(where: { $0.id == record.id })
        else { return nil }
        let after = study.qualities[(index + 1)...] + study.qualities[..<index]
        return after.first { study.scored($0) < study.items.count } ?? after.first
    }
}

extension Study {
    /// Whether no other quality of the project is shown by the same character.
    func isUnique(_ quality: Record) -> Bool {
        let symbol = Quality.symbol(of: quality)
        return !qualities.contains { $0.id != quality.id && Quality.symbol(of: $0) == symbol }
    }

    /// How many items are scored on a quality.
    func scored(_ quality: Record) -> Int {
        items.reduce(0) { $0 + (scores.value($1.id, quality.id) == nil ? 0 : 1) }
    }

    /// "weight 2 · lower is better"
    func remark(_ quality: Record, _ language: Language) -> String {
        let weight = language(Words.weight(language.number(quality[Quality.weight])))
        return quality[Quality.reversed]
            ? weight + " · " + language(Words.lowerIsBetter) : weight
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
            page, closed: screen.study.record[Project.closed], chosen: screen.study.id)
        return page.screen(record.title, tint: .projects, status: status) { html in
            html.split {
                list.write(html)
            } detail: {
                screen.write(html)
            }
        } sheet: { html in
            sheet(html)
        }
    }

    @Sendable static func deleteQuality(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Quality.kind)
        let project = record[Quality.project]
        return page.done(try page.book.delete(record).stamp, at: path(project, "/score"))
    }
}
