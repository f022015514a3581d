import Kernel

/// Reading a table into a project: paste it or choose a file, look at what it means, change that,
/// take it.
///
/// What was chosen about columns and rows comes back with every preview, as long as the table and the
/// way its items stand are the same.
final class ImportScreen {
    let page: Page
    let project: Record
    private let given: GivenText
    var text: String { given.text }
    let target: MatrixTarget
    let table: MatrixTable?
    let choices: MatrixChoices
    private let standing: StandingScores

    /// What was posted, read; a fresh screen without.
    init(_ page: Page) throws(BookError) {
        self.page = page
        project = try page.record(Project.kind)
        given = page.given("table") { MatrixTable.isLikely($0.rows) }
        target = try MatrixTarget(project, in: page.book)
        let isPosted = page.request.method == .post
        choices = isPosted ? ImportScreen.choices(page, given.text) : MatrixChoices()
        table =
            isPosted && !given.isOpen
            ? MatrixTable(given.text, choices, for: target, style: page.language.numberStyle) : nil
        standing = try StandingScores(table, page.book)
    }

    /// Whether what the preview showed is what is posted: the same table, standing the same way, with
    /// nothing to ask that wasn't shown, and nothing to choose that wasn't chosen.
    var isConfirmed: Bool {
        guard let table, page.form["confirm"] != nil,
            page.files.allSatisfy({ $0.bytes.isEmpty }),
            page.form["seen"] == ImportScreen.fingerprint(text),
            page.form["seen-stand"] == stand,
            ImportScreen.isAsSeen(page.form, names: choices.names),
            let asked = Int(page.form["asked"] ?? "")
        else { return false }
        return table.questions.count <= asked
            && !table.columns.contains { $0.isDirectionOpen && !$0.isSkipped }
    }

    /// Whether it was to be taken though something has still to be chosen.
    private var isUnchosen: Bool {
        page.form["confirm"] != nil && page.form["seen"] == ImportScreen.fingerprint(text)
            && (table?.columns.contains { $0.isDirectionOpen && !$0.isSkipped } ?? false)
    }

    var isRefused: Bool { given.problem != nil || !(table?.problems.isEmpty ?? true) }

    /// Whether nothing was given, or nothing with columns: that is said beside the field.
    private var isNoTable: Bool { table?.columns.isEmpty ?? false }

    /// "columns" if the items stand there.
    private var stand: String { table?.isTurned ?? false ? "columns" : "rows" }

    func response() -> Response {
        let language = page.language
        return page.screen(
            language(Words.importMatrix), tint: .projects, color: Projects.tint(project),
            status: isRefused || isUnchosen ? 422 : 200
        ) { html in
            html.column(wide: true) {
                html.largeTitle(
                    Heading(
                        language(Words.importMatrix), subtitle: project.title,
                        back: Link(project.title, href: Projects.path(project.id, .matrix))))
                html.div(.class("project-page")) { write(html) }
            }
        }
    }

    private func write(_ html: HTML) {
        let language = page.language
        let problems = isNoTable ? [] : table?.problems ?? []
        page.write(given, to: html)
        for problem in problems.prefix(10) {
            html.banner(
                language(problem.sentence(table?.levels ?? 4)), tone: .danger, icon: .error)
        }
        if problems.count > 10 {
            html.footnote(language(Words.more(problems.count - 10)), icon: .warning)
        }
        html.postForm(
            action: Projects.path(project.id, .importing), return: nil, multipart: true
        ) {
            if let table, !table.columns.isEmpty { preview(table, html) }
            source(html)
        }
    }

    private func source(_ html: HTML) {
        let language = page.language
        html.card {
            html.p(.class("sub")) { html.text(language(Words.importSentence)) }
            page.sheetChoice(given, html)
            html.textArea(
                FormField(
                    "table", label: language(Words.table), value: text,
                    error: isNoTable
                        ? table?.problems.first.map { language($0.sentence(target.levels)) } : nil),
                rows: 8)
            html.fileField(
                FormField("file", label: language(Words.csvFile)),
                accept: ".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain")
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
            ("seen-names", String(table.namesPlace)),
            ("asked", String(table.questions.count)),
        ])
        questions(table, html)
        html.choiceField(
            FormField("stand", label: language(Words.itemsStand), value: stand),
            [
                FormField.Choice("rows", language(Words.inRows)),
                FormField.Choice("columns", language(Words.inColumns)),
            ])
        names(table, html)
        html.selectField(
            FormField(
                "levels", label: language(Words.levelsForAll), value: String(table.levels)),
            (min(target.levels, 10)...10).map { FormField.Choice(String($0), String($0)) })
        ImportPreview(page: page, table: table, standing: standing, isUnchosen: isUnchosen)
            .write(html)
        remarks(table, html)
        if isRefused { return }
        html.buttonBar {
            html.submitButton(language(Words.importIt), name: "confirm", value: "true")
        }
    }

    /// Offered where several columns hold different words.
    private func names(_ table: MatrixTable, _ html: HTML) {
        guard table.nameColumns.count > 1 else { return }
        html.selectField(
            FormField(
                "names", label: page.language(Words.namesStand), value: String(table.namesPlace)),
            table.nameColumns.map { column in
                let number = String(column.place + 1)
                return FormField.Choice(
                    String(column.place), column.title.isEmpty ? number : column.title)
            })
    }

    private func questions(_ table: MatrixTable, _ html: HTML) {
        let language = page.language
        for question in table.questions {
            if case .direction(_, let quality) = question {
                html.banner(
                    language(Words.mustChoose(quality)), tone: .warning, icon: .warning)
                continue
            }
            html.banner(
                question.doubt(table.levels).sentence(language), tone: .warning, icon: .warning)
        }
    }

    private func remarks(_ table: MatrixTable, _ html: HTML) {
        let language = page.language
        for doubt in table.reading + table.told.map({ $0.doubt }) {
            html.footnote(doubt.sentence(language), icon: .info)
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
    /// The same however lines end: browsers send CR LF for every end of a line.
    private static func fingerprint(_ text: String) -> String {
        let text = String(decoding: text.utf8.filter { $0 != 0x0D }, as: UTF8.self)
        return RecordID.derived(from: ["matrix", text]).text
    }

    /// Whether names stand where the preview showed them.
    private static func isAsSeen(_ form: Parameters, names: Int?) -> Bool {
        names == nil || names == Int(form["seen-names"] ?? "")
    }

    /// Nothing of another table; of the same turned around only that it is.
    private static func choices(_ page: Page, _ text: String) -> MatrixChoices {
        let form = page.form
        var choices = MatrixChoices()
        guard form["seen"] == fingerprint(text) else { return choices }
        let stand = form.all("stand").last
        choices.turned = stand.map { $0 == "columns" }
        choices.names = form.all("names").last.flatMap { Int($0) }
        guard stand == form["seen-stand"], isAsSeen(form, names: choices.names) else {
            return choices
        }
        choices.levels = form.all("levels").last.flatMap { Int($0) }
        for place in 0..<MatrixTable.maximumColumns {
            let use = form.all("use-\(place)").last
            choices.uses[place] = use.flatMap { MatrixChoices.Use(rawValue: $0) }
            choices.reversed[place] = form.all("lower-\(place)").last.flatMap {
                $0.isEmpty ? nil : $0 == "true"
            }
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
        try ImportScreen(page).response()
    }

    /// Shows what a table means; once that is confirmed, takes all of it as one action.
    @Sendable static func importTable(_ page: Page) throws(BookError) -> Response {
        let screen = try ImportScreen(page)
        guard let table = screen.table, !screen.isRefused, screen.isConfirmed else {
            return screen.response()
        }
        let drafts = table.drafts(screen.project.id, screen.target, page.book)
        return page.done(
            try page.book.commit(drafts).stamp, at: path(screen.project.id, .matrix))
    }
}
