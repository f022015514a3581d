import Kernel

extension Pulls {
    @Sendable static func notesScreen(_ page: Page) throws(BookError) -> Response {
        pasteScreen(page, text: "", error: nil)
    }

    /// Reads the pasted notes, shows again what was corrected, or keeps it all as one action.
    @Sendable static func readNotes(_ page: Page) throws(BookError) -> Response {
        let known = try KnownNames(page.book)
        if page.form["source"] == nil { return read(page, known) }
        let notes = NotesPage(posted: page.form, known)
        guard page.form["keep"] != nil else {
            return NotesPreview(page: page, notes: notes, errors: []).answer()
        }
        do {
            let commit = try page.book.commit(try notes.drafts(page))
            return page.done(commit.stamp, at: commit.ids.first.map { path($0) } ?? path)
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            return NotesPreview(
                page: page, notes: notes.refused(refusals, page.language),
                errors: refusals.filter { $0.draft == 0 }.map { $0.error }
            ).answer(status: 422)
        }
    }

    private static func read(_ page: Page, _ known: KnownNames) -> Response {
        let text = page.form["notes"] ?? ""
        let notes = NotesPage(text, known, page.language, today: page.book.today)
        if notes.rows.isEmpty {
            return pasteScreen(page, text: text, error: page.language(Words.nothingPasted))
        }
        return NotesPreview(page: page, notes: notes, errors: []).answer()
    }

    private static func pasteScreen(_ page: Page, text: String, error: String?) -> Response {
        let language = page.language
        var field = FormField("notes", label: language(Words.notes), value: text, error: error)
        field.hint = language(Words.notesHint)
        field.placeholder = Words.notesExample
        return page.screen(
            language(Words.paste), tint: .pulls, status: error == nil ? 200 : 422
        ) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.paste), back: Link(language(Words.title), href: path)))
                html.card {
                    html.postForm(action: path + "/notes", return: nil) {
                        html.textArea(field, rows: 14)
                        html.buttonBar { html.submitButton(language(Words.readNotes)) }
                    }
                }
            }
        }
    }
}

extension KnownNames {
    /// The names in the latest pulls.
    init(_ book: Book) throws(BookError) {
        var hooks: [Record] = []
        for pull in try book.records(Query(Pull.kind, limit: 12)) {
            hooks += try hooksOf(pull.id, in: book)
        }
        self.init(
            pullers: hooks.map { $0[Hook.puller] }, tractors: hooks.map { $0[Hook.tractor] },
            classes: hooks.map { $0[Hook.className] }.filter { !$0.isBlank })
    }
}

/// What was read from the notes, line by line beside them, to be corrected and kept.
private struct NotesPreview {
    let page: Page
    let notes: NotesPage
    let errors: [FieldError]

    private static let pullFields = [
        Pull.name.field, Pull.location.field, Pull.date.field, Pull.temperature.field,
        Pull.humidity.field, Pull.surface.field,
    ]

    func answer(status: Int = 200) -> Response {
        let language = page.language
        return page.screen(language(Words.paste), tint: .pulls, status: status) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.check), subtitle: language(Words.hooks(hookCount)),
                        back: Link(language(Words.paste), href: Pulls.path + "/notes")))
                html.postForm(action: Pulls.path + "/notes", return: nil) { write(html) }
            }
        }
    }

    private var hookCount: Int { notes.rows.filter { $0.kind == .hook }.count }

    private func write(_ html: HTML) {
        let language = page.language
        html.hiddenFields([("note", notes.pull["note"] ?? "")])
        html.card {
            let form = Form(NotesPreview.pullFields, typed: notes.pull, errors: errors)
            for field in NotesPreview.pullFields { html.field(field, form, in: language) }
        }
        html.footnote(language(Words.checkSentence), icon: .info)
        for (index, row) in notes.rows.enumerated() { line(index, row, html) }
        html.buttonBar {
            html.submitButton(language(Words.keepAll), name: "keep", value: "1")
            html.submitButton(language(Words.readAgain), style: .plain)
        }
    }

    private func line(_ index: Int, _ row: NotesPage.Row, _ html: HTML) {
        let language = page.language
        html.div(.class("card note-line")) {
            html.p(.class("sub")) { html.text(row.source) }
            html.hiddenFields([("source", row.source), ("custom", row.custom)])
            html.selectField(
                control(index, "kind", language(Words.lineIs), row.kind.rawValue),
                NotesPage.Row.Kind.allCases.map {
                    FormField.Choice($0.rawValue, language(Words.line($0)))
                })
            for (name, value) in row.cells { cell(index, name, value, row, html) }
            if !row.custom.isEmpty { html.p(.class("hint")) { html.text(row.custom) } }
            if let error = row.error {
                html.p(.class("error")) {
                    html.icon(.error)
                    html.span { html.text(error) }
                }
            }
        }
    }

    /// A cell that the line has use for, or a hidden one, so that every line sends them all.
    private func cell(
        _ index: Int, _ name: String, _ value: String, _ row: NotesPage.Row, _ html: HTML
    ) {
        guard let label = label(name, row) else { return html.hiddenFields([(name, value)]) }
        html.textField(control(index, name, page.language(label), value))
    }

    private func label(_ name: String, _ row: NotesPage.Row) -> Label? {
        switch (row.kind, name) {
        case (.hook, "puller"): Hook.puller.field.label
        case (.hook, "tractor"): Hook.tractor.field.label
        case (.hook, "result"): Words.resultInFeet
        case (.hook, "pressure"): Hook.tirePressure.field.label
        case (.hook, "place"): Words.place
        case (.hook, "class"): row.className.isEmpty ? nil : Hook.className.field.label
        case (.hook, "word"): row.word.isEmpty ? nil : Hook.note.field.label
        case (.className, "word"): Hook.className.field.label
        case (.sled, "word"): Hook.sled.field.label
        case (.note, "word"): Hook.note.field.label
        default: nil
        }
    }

    private func control(
        _ index: Int, _ name: String, _ label: String, _ value: String
    ) -> FormField {
        var control = FormField(name, label: label, value: value)
        control.idPrefix = "line-\(index)-"
        return control
    }
}
