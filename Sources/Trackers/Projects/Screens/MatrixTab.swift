import Kernel

/// Items by qualities in one table, edited in place.
///
/// It is one form. Each row and each column says in a hidden field what it is, so that a cell's name
/// needs to say only where it stands: `3.1`.
struct MatrixTab {
    let frame: ProjectFrame
    private let standings: [Ranking.Standing]
    private let window: Window
    /// What was sent, if it was refused.
    private let refused: Cells?
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    init(frame: ProjectFrame, refused: Cells? = nil) {
        self.frame = frame
        self.refused = refused
        // By title, so that no row moves while one types.
        let study = frame.study
        window = Window(frame.page, total: study.items.count, size: 100)
        standings = study.comparison.alphabet[window.range].compactMap { index in
            study.ranking[study.comparison.options[index].id]
        }
    }

    private var path: String { Projects.path(study.id, .matrix) }

    func write(_ html: HTML) {
        if study.items.isEmpty {
            return html.footnote(page.language(Words.noItemsSentence), icon: .info)
        }
        if study.qualities.isEmpty {
            html.footnote(page.language(Words.noQualities), icon: .info)
            return tools(html)
        }
        for fault in refused?.wrong ?? [] { html.banner(fault.error, tone: .danger, icon: .error) }
        page.writeLost(refused?.lost ?? [], to: html)
        cells(html)
        html.steps(window, page, path)
        html.footnote(page.language(Words.matrixHint), icon: .keyboard)
        tools(html)
    }

    private func cells(_ html: HTML) {
        if html.isLooking { return html.div(.class("cells")) { html.posted { table(html) } } }
        html.form(
            .method("post"), .action(path), .class("cells"), .data("cells"), .autocomplete("off"),
            .novalidate()
        ) {
            html.returnField(page.here)
            html.asOfField()
            html.hiddenFields([
                ("columns", study.qualities.map { $0.id.text }.joined(separator: " ")),
                (
                    "rows",
                    standings.map { $0.option.id.text }.joined(separator: " ")
                ),
            ])
            table(html)
            html.div(.class("button-bar without-script")) {
                html.submitButton(page.language(WebText.save))
            }
        }
    }

    private func table(_ html: HTML) {
        html.div(
            .class("table matrix"), .tabindex(0), .role("region"),
            .aria("label", page.language(Words.matrix))
        ) {
            html.table {
                html.caption(.class("sr")) { html.text(study.record.title) }
                html.thead { head(html) }
                html.tbody {
                    for (index, standing) in standings.enumerated() {
                        row(index, standing, html)
                    }
                }
            }
        }
    }

    private func tools(_ html: HTML) {
        let language = page.language
        html.buttonBar {
            html.buttonLink(
                language(Words.addMany), href: Projects.path(study.id, .batch), icon: .add)
            html.buttonLink(
                language(Words.addQuality), href: Projects.path(study.id, .quality), icon: .add)
            html.buttonLink(
                language(Words.importMatrix), href: Projects.path(study.id, .importing),
                style: .quiet, icon: .importFile)
            html.a(
                .class("button quiet"), .href(Projects.path(study.id, .file)),
                .download(), .data("native")
            ) {
                html.icon(.exportFile)
                html.span { html.text(language(Words.exportMatrix)) }
            }
            html.buttonLink(
                language(Words.print), href: Projects.path(study.id, .print), style: .quiet,
                icon: .print)
        }
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

    private func row(_ index: Int, _ standing: Ranking.Standing, _ html: HTML) {
        html.tr(.class("row"), .id("r-" + standing.option.id.text)) {
            html.th(.scope("row")) {
                html.a(.href(Projects.itemPath(standing.option.id))) {
                    html.text(standing.option.title)
                    html.span(.class("sub")) { html.text(outcome(standing)) }
                }
            }
            for (column, value) in standing.option.values.enumerated() {
                cell(index, column, standing.option, value, html)
            }
            html.td(.class("number")) { html.text(page.language.figure(standing).0) }
            html.td(.class("number")) {
                html.text(study.place(standing, page.language))
            }
        }
    }

    /// "1st, 15 of 16": beside the name where the last columns would be out of sight.
    private func outcome(_ standing: Ranking.Standing) -> String {
        let (figure, note) = page.language.figure(standing)
        let points = note.map { figure + " " + $0 } ?? figure
        return study.place(standing, page.language) + ", " + points
    }

    /// Written by hand: there are thousands.
    private func cell(
        _ row: Int, _ column: Int, _ option: Comparison.Option, _ value: Rational?, _ html: HTML
    ) {
        html.raw("<td><input type=\"text\" placeholder=\"–\" name=\"")
        html.text(row)
        html.raw(".")
        html.text(column)
        html.raw("\" value=\"")
        let quality = study.marks[column]
        let key = refused.map { _ in Cells.Key(option.id, study.qualities[column].id) }
        if let typed = key.flatMap({ refused?.typed[$0] }) {
            html.text(typed)
        } else if let value {
            html.text(page.language.plain(value))
        }
        html.raw("\" aria-label=\"")
        html.text(option.title)
        html.raw(", ")
        html.text(quality.title)
        if let refused, refused.wrong.contains(where: { $0.key == key }) {
            html.raw("\" aria-invalid=\"true")
        }
        html.raw(quality.isMeasured ? "\" inputmode=\"decimal" : "\" inputmode=\"numeric")
        html.raw("\"></td>")
    }
}

extension Projects {
    @Sendable static func matrixTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .matrix)
        return frame.response { html in MatrixTab(frame: frame).write(html) }
    }
}
