import Kernel

/// Reading a table into a project: paste it or choose a file, look at what it means, change that,
/// take it.
///
/// What was chosen about columns and rows comes back with every preview, as long as the table and the
/// way its items stand are the same.
struct ImportScreen {
    let page: Page
    let project: Record
    let text: String
    let target: MatrixTarget
    let table: MatrixTable?
    let choices: MatrixChoices
    /// Why the file can't be read.
    private let damage: CSVError?

    /// What was posted, read; a fresh screen without.
    init(_ page: Page) throws(BookError) {
        self.page = page
        project = try page.record(Project.kind)
        let file = page.files.first { !$0.bytes.isEmpty }
        damage = file.flatMap { CSVError.damage(in: $0.bytes) }
        let given = damage == nil ? file.map { String(spreadsheet: $0.bytes) } : ""
        text = given ?? page.form["table"] ?? ""
        target = try MatrixTarget(project, in: page.book)
        let isPosted = page.request.method == .post && damage == nil
        choices = isPosted ? ImportScreen.choices(page, text) : MatrixChoices()
        table =
            isPosted
            ? MatrixTable(text, choices, for: target, style: page.language.numberStyle) : nil
    }

    /// Whether what the preview showed is what is posted: the same table, standing the same way, with
    /// nothing to ask that wasn't shown.
    var isConfirmed: Bool {
        guard let table, page.form["confirm"] != nil,
            page.files.allSatisfy({ $0.bytes.isEmpty }),
            page.form["seen"] == ImportScreen.fingerprint(text),
            page.form["seen-stand"] == stand, let asked = Int(page.form["asked"] ?? "")
        else { return false }
        return table.questions.count <= asked
    }

    var isRefused: Bool { damage != nil || !(table?.problems.isEmpty ?? true) }

    /// "columns" if the items stand there.
    private var stand: String { table?.isTurned ?? false ? "columns" : "rows" }

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
        let problems = table?.problems ?? []
        if let damage { html.banner(language(damage), tone: .danger, icon: .error) }
        for problem in problems.prefix(10) {
            html.banner(
                language(problem.sentence(table?.levels ?? 4)), tone: .danger, icon: .error)
        }
        if problems.count > 10 {
            html.footnote(language(Words.more(problems.count - 10)), icon: .warning)
        }
        html.postForm(
            action: Projects.path(project.id, "/import"), return: nil, multipart: true
        ) {
            if let table, !table.columns.isEmpty { preview(table, html) }
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
        html.hiddenFields([
            ("seen", ImportScreen.fingerprint(text)), ("seen-stand", stand),
            ("asked", String(table.questions.count)),
        ])
        questions(table, html)
        html.choiceField(
            FormField("stand", label: language(Words.itemsStand), value: stand),
            [
                FormField.Choice("rows", language(Words.inRows)),
                FormField.Choice("columns", language(Words.inColumns)),
            ])
        html.selectField(
            FormField(
                "levels", label: language(Words.levelsForAll), value: String(table.levels)),
            (min(target.levels, 10)...10).map { FormField.Choice(String($0), String($0)) })
        ImportPreview(page: page, table: table).write(html)
        remarks(table, html)
        if isRefused { return }
        html.buttonBar {
            html.submitButton(language(Words.importIt), name: "confirm", value: "true")
        }
    }

    private func questions(_ table: MatrixTable, _ html: HTML) {
        let language = page.language
        for question in table.questions.prefix(20) {
            html.banner(
                question.doubt(table.levels).sentence(language), tone: .warning, icon: .warning)
        }
    }

    private func remarks(_ table: MatrixTable, _ html: HTML) {
        let language = page.language
        for remark in table.remarks.prefix(20) {
            html.footnote(remark.doubt.sentence(language), icon: .info)
        }
    }
}

extension Doubt {
    /// "“12” → 11: The table’s total of Van isn’t what its numbers come to."
    fileprivate func sentence(_ language: Language) -> String {
        let arrow = read.isEmpty ? "" : " → " + read
        let start = text.isEmpty && read.isEmpty ? "" : language.quoted(text) + arrow + ": "
        return (text.isEmpty ? "" : start) + language(reason)
    }
}

// What was chosen.
extension ImportScreen {
    private static func fingerprint(_ text: String) -> String {
        RecordID.derived(from: ["matrix", text]).text
    }

    /// Nothing of another table; of the same turned around only that it is.
    private static func choices(_ page: Page, _ text: String) -> MatrixChoices {
        let form = page.form
        var choices = MatrixChoices()
        guard form["seen"] == fingerprint(text) else { return choices }
        let stand = form.all("stand").last
        choices.turned = stand.map { $0 == "columns" }
        guard stand == form["seen-stand"] else { return choices }
        choices.levels = form.all("levels").last.flatMap { Int($0) }
        for place in 0..<MatrixTable.maximumColumns {
            let use = form.all("use-\(place)").last
            choices.uses[place] = use.flatMap { MatrixChoices.Use(rawValue: $0) }
            choices.reversed[place] = form.all("lower-\(place)").last.map { $0 == "true" }
            choices.styles[place] = form.all("style-\(place)").last.map {
                $0 == "comma" ? .decimalComma : .decimalPoint
            }
        }
        choices.skippedRows = Set(form.all("skip").compactMap { Int($0) })
        return choices
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
        let drafts = table.drafts(screen.project.id, screen.target, page.book)
        return page.done(
            try page.book.commit(drafts).stamp, at: path(screen.project.id, "/matrix"))
    }
}
