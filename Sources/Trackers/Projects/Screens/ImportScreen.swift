import Kernel

/// Reading a table into a project: paste it or choose a file, look at what it means, take it.
struct ImportScreen {
    let page: Page
    let project: Record
    let text: String
    let table: MatrixTable?
    private let items: [Record]

    /// What was posted, read; a fresh screen without.
    init(_ page: Page) throws(BookError) {
        self.page = page
        project = try page.record(Project.kind)
        let file = page.files.first { !$0.bytes.isEmpty }
        text = file.map { String(spreadsheet: $0.bytes) } ?? page.form["table"] ?? ""
        items = try Item.of(project.id, in: page.book)
        guard page.request.method == .post else {
            table = nil
            return
        }
        let turned = page.form["stand"].flatMap { $0.isEmpty ? nil : $0 == "columns" }
        table = MatrixTable(
            text, turned: file == nil ? turned : nil, levels: Project.levels(of: project),
            items: items, qualities: try Quality.of(project.id, in: page.book))
    }

    /// Whether what the preview showed is what is posted: not another file, not turned since.
    var isConfirmed: Bool {
        guard let table, page.files.allSatisfy({ $0.bytes.isEmpty }) else { return false }
        return page.form["confirm"] == (table.isTurned ? "columns" : "rows")
    }

    var isRefused: Bool { !(table?.problems.isEmpty ?? true) }

    func answer() -> Response {
        let language = page.language
        return page.screen(
            language(Words.importMatrix), tint: .projects, status: isRefused ? 422 : 200
        ) { html in
            html.column(wide: true) {
                html.largeTitle(
                    Heading(
                        language(Words.importMatrix), subtitle: project.title,
                        back: Link(project.title, href: Projects.path(project.id, "/matrix"))))
                html.div(.class("project-page " + Projects.tint(project))) { write(html) }
            }
        }
    }

    private func write(_ html: HTML) {
        let language = page.language
        for problem in (table?.problems ?? []).prefix(10) {
            html.banner(
                language(problem.words(Project.levels(of: project))), tone: .danger,
                icon: .error)
        }
        html.postForm(
            action: Projects.path(project.id, "/import"), return: nil, multipart: true
        ) {
            if let table, !isRefused { preview(table, html) }
            source(html)
        }
    }

    private func source(_ html: HTML) {
        let language = page.language
        html.card {
            html.p(.class("sub")) { html.text(language(Words.importSentence)) }
            html.textArea(
                FormField("table", label: language(Words.table), value: text), rows: 8)
            html.fileField(
                FormField("file", label: language(Words.csvFile)),
                accept: ".csv,.tsv,.txt,text/csv,text/plain")
            html.buttonBar {
                html.submitButton(
                    language(Words.preview), style: table == nil || isRefused ? .primary : .plain)
            }
        }
    }

    /// What the table will do, before it does it.
    private func preview(_ table: MatrixTable, _ html: HTML) {
        let language = page.language
        html.sectionTitle(language(Words.preview))
        html.choiceField(
            FormField(
                "stand", label: language(Words.itemsStand),
                value: table.isTurned ? "columns" : "rows"),
            [
                FormField.Choice("rows", language(Words.inRows)),
                FormField.Choice("columns", language(Words.inColumns)),
            ])
        html.dataTable(
            caption: language(Words.preview),
            headings: [language(Words.item)] + table.columns.map { heading($0) }
        ) {
            if table.columns.contains(where: { $0.weight != nil }) { weights(table, html) }
            for row in table.rows.prefix(50) { line(row, html) }
        }
        for (place, column) in table.columns.enumerated()
        where column.quality == nil && column.isMeasured {
            let name = "lower-\(place)"
            html.switchField(
                FormField(name, label: column.title + ": " + language(Words.lowerIsBetter)),
                on: page.form.all(name).last == "true")
        }
        if table.rows.count > 50 {
            html.footnote(language(Words.more(table.rows.count - 50)))
        }
        for wrong in table.wrongTotals.prefix(5) {
            html.footnote(
                language(
                    Words.totalDiffers(
                        wrong.row.title, wrong.row.total.map { language.number($0) } ?? "",
                        language.number(wrong.sum, places: 4))), icon: .warning)
        }
        html.buttonBar {
            html.submitButton(
                language(Words.importIt), name: "confirm",
                value: table.isTurned ? "columns" : "rows")
        }
    }

    private func heading(_ column: MatrixTable.Column) -> String {
        let language = page.language
        let kind = language(column.isMeasured ? Words.measuredMark : Words.scoredMark)
        let unit = column.unit.map { " (" + $0 + ")" } ?? ""
        let new = column.quality == nil ? language(Words.newMark) + ", " : ""
        return column.title + unit + " · " + new + kind
    }

    private func weights(_ table: MatrixTable, _ html: HTML) {
        html.tr {
            html.th(.scope("row")) { html.text(page.language(Words.weights)) }
            for column in table.columns {
                html.td(.class("number")) {
                    html.text(column.weight.map { page.language.number($0) } ?? "–")
                }
            }
        }
    }

    private func line(_ row: MatrixTable.Row, _ html: HTML) {
        let language = page.language
        html.tr {
            html.th(.scope("row")) {
                html.text(row.title)
                if row.item == nil {
                    html.span(.class("sub")) { html.text(" · " + language(Words.newMark)) }
                }
            }
            for value in row.values {
                html.td(.class("number")) { html.text(value.map { language.number($0) } ?? "–") }
            }
        }
    }
}

extension MatrixTable.Problem {
    fileprivate func words(_ levels: Int) -> Label {
        switch self {
        case .noTable: Words.noTable
        case .tooMuch: Words.tooMuch(MatrixTable.maximumRows, MatrixTable.maximumColumns)
        case .twice(let name): Words.twice(name)
        case .unreadable(let item, let quality, let text): Words.unreadable(item, quality, text)
        case .beyond(let item, let quality, let text): Words.beyond(item, quality, text, levels)
        }
    }
}

extension Projects {
    @Sendable static func importScreen(_ page: Page) throws(BookError) -> Response {
        try ImportScreen(page).answer()
    }

    /// Shows what a table means; once that is confirmed, takes all of it as one action.
    @Sendable static func importTable(_ page: Page) throws(BookError) -> Response {
        let screen = try ImportScreen(page)
        guard let table = screen.table, !screen.isRefused, screen.isConfirmed else {
            return screen.answer()
        }
        let lower = Set(
            table.columns.indices.filter { page.form.all("lower-\($0)").last == "true" })
        let drafts = table.drafts(screen.project.id, lowerIsBetter: lower, page.book)
        return page.done(
            try page.book.commit(drafts).stamp, at: path(screen.project.id, "/matrix"))
    }
}
