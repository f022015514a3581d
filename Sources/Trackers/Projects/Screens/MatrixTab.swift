import Kernel

/// Items by qualities in one table, edited in place.
struct MatrixTab {
    let frame: ProjectFrame
    /// The cell that was refused, with what was typed.
    var wrong: Wrong?
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    struct Wrong {
        let name: String
        let typed: String
        let error: String
    }

    /// The most rows that one screen shows.
    static let limit = 300

    static func name(_ item: RecordID, _ quality: RecordID) -> String {
        "c-" + item.text + quality.text
    }

    func write(_ html: HTML) {
        if study.items.isEmpty {
            return html.footnote(page.language(Words.noItemsSentence), icon: .info)
        }
        if let wrong { html.banner(wrong.error, tone: .danger, icon: .error) }
        html.div(
            .class("table matrix"), .tabindex(0), .role("region"),
            .aria("label", page.language(Words.matrix))
        ) {
            html.table {
                html.caption(.class("sr")) { html.text(study.record.title) }
                html.thead { head(html) }
                html.tbody {
                    for standing in study.ranking.standings.inOrder(precedes)
                        .prefix(MatrixTab.limit)
                    { row(standing, html) }
                }
            }
        }
        html.footnote(page.language(Words.matrixHint), icon: .keyboard)
        html.buttonBar {
            html.buttonLink(
                page.language(Words.addMany), href: Projects.path(study.id, "/batch"))
            html.buttonLink(
                page.language(Words.addQuality), href: Projects.path(study.id, "/quality"))
            html.a(
                .class("button quiet"), .href(Projects.path(study.id, "/matrix.csv")),
                .download(), .data("native")
            ) { html.text(page.language(Words.exportMatrix)) }
        }
    }

    /// By title, so that no row moves while one types.
    private func precedes(_ a: Ranking.Standing, _ b: Ranking.Standing) -> Bool {
        let (x, y) = (a.option.title.folded, b.option.title.folded)
        return x == y ? a.option.id < b.option.id : x < y
    }

    private func head(_ html: HTML) {
        let language = page.language
        html.tr {
            html.th(.scope("col")) { html.text(language(Words.item)) }
            for quality in study.qualities {
                html.th(.scope("col"), .class("number")) {
                    html.a(.href(Projects.qualityPath(quality.id))) { html.text(quality.title) }
                    html.span(.class("sub")) { html.text(Quality.remark(quality, language)) }
                }
            }
            html.th(.scope("col"), .class("number")) { html.text(language(Words.total)) }
            html.th(.scope("col"), .class("number")) { html.text(language(Words.rank)) }
        }
    }

    private func row(_ standing: Ranking.Standing, _ html: HTML) {
        html.tr(.class("row"), .id("r-" + standing.option.id.text)) {
            html.th(.scope("row")) {
                html.a(.href(Projects.itemPath(standing.option.id))) {
                    html.text(standing.option.title)
                }
            }
            for (quality, score) in zip(study.qualities, standing.option.scores) {
                html.td { cell(standing.option, quality, score, html) }
            }
            html.td(.class("number")) {
                html.text(page.language.number(standing.total, places: 2))
            }
            html.td(.class("number")) { html.text(page.language.ordinal(standing.rank)) }
        }
    }

    private func cell(
        _ option: Comparison.Option, _ quality: Record, _ score: Int?, _ html: HTML
    ) {
        let name = MatrixTab.name(option.id, quality.id)
        let isWrong = wrong?.name == name
        html.form(
            .method("post"), .action(Projects.path(study.id, "/matrix")), .data("auto"),
            .novalidate()
        ) {
            html.returnField(Projects.path(study.id, "/matrix"))
            html.hiddenFields([("item", option.id.text), ("quality", quality.id.text)])
            html.input(
                .type("text"), .id(name), .name("value"), .inputmode("numeric"),
                .autocomplete("off"),
                .value((isWrong ? wrong?.typed : score.map { String($0) }) ?? ""),
                .placeholder("–"), .aria("label", option.title + ", " + quality.title),
                .aria("invalid", isWrong ? "true" : nil))
        }
    }
}

extension Projects {
    @Sendable static func matrixTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind))
        return frame.answer(.matrix) { html in MatrixTab(frame: frame).write(html) }
    }

    /// Writes one cell of the matrix.
    @Sendable static func setCell(_ page: Page) throws(BookError) -> Response {
        let project = try page.record(Project.kind)
        let form = Form([Score.item.field, Score.quality.field, Score.value.field])
        do {
            let draft = try form.draft(Score.kind, from: page.form)
            return page.done(
                try page.book.commit(draft).stamp, at: path(project.id, "/matrix"))
        } catch {
            guard case .refused(let refusals) = error, let refusal = refusals.first else {
                throw error
            }
            let frame = try ProjectFrame(page, project)
            let cell = "c-" + (page.form["item"] ?? "") + (page.form["quality"] ?? "")
            let wrong = MatrixTab.Wrong(
                name: cell, typed: page.form["value"] ?? "",
                error: refusal.error.sentence(in: page.language))
            return frame.answer(.matrix, status: 422) { html in
                MatrixTab(frame: frame, wrong: wrong).write(html)
            }
        }
    }
}
