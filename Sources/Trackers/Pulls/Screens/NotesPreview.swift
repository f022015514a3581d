import Kernel

/// What was read from the notes, line by line beside them, to be corrected and kept.
struct NotesPreview {
    private let page: Page
    private let notes: NotesPage
    /// Which of the pulls the book has already.
    private let known: [Bool]

    init(_ page: Page, _ notes: NotesPage) throws(BookError) {
        self.page = page
        self.notes = notes
        var known: [Bool] = []
        for pull in notes.pulls { known.append(try NotesPage.known(pull, page.book) != nil) }
        self.known = known
    }

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

    private var hookCount: Int {
        notes.rows.reduce(0) { $0 + ($1.kind == .hook ? 1 : 0) }
    }

    private func write(_ html: HTML) {
        let language = page.language
        html.footnote(language(Words.checkSentence), icon: .info)
        for index in notes.pulls.indices {
            pull(index, html)
            for (line, row) in notes.rows.enumerated() where row.pull == index {
                self.line(line, row, html)
            }
        }
        html.buttonBar {
            html.submitButton(language(Words.keepAll), name: "keep", value: "1")
            html.submitButton(language(Words.readAgain), style: .plain)
        }
    }

    /// A pull of a table shows what a table can say of it.
    private func pull(_ index: Int, _ html: HTML) {
        let language = page.language
        let form = Form(
            NotesPage.pullFields, typed: notes.pulls[index], errors: notes.errors[index] ?? [])
        html.div(.class("card form note-pull")) {
            for (place, field) in NotesPage.pullFields.enumerated() {
                var control = form.control(field, in: language)
                control.idPrefix = "pull-\(index)-"
                if place > (notes.pulls.count > 1 ? 2 : 5) {
                    html.hiddenFields([(field.name, control.value)])
                } else if field.name == Pull.date.name {
                    html.dateField(control)
                } else {
                    html.textField(control)
                }
            }
            if known[index] { html.footnote(language(Words.isKnown), icon: .info) }
        }
    }

    private func line(_ index: Int, _ row: NotesPage.Row, _ html: HTML) {
        let language = page.language
        html.div(.class(row.kind == .hook ? "card note-line" : "card note-line other")) {
            html.p(.class("source")) { html.text(row.source) }
            html.hiddenFields([
                ("source", row.source), ("custom", row.custom), ("of", "\(row.pull)"),
            ])
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
        var control = control(index, name, page.language(label), value)
        if name == "pressure" { control.inputmode = "decimal" }
        if name == "place" || name == "attempt" { control.inputmode = "numeric" }
        html.textField(control)
    }

    private func label(_ name: String, _ row: NotesPage.Row) -> Label? {
        switch (row.kind, name) {
        case (.hook, "puller"): Hook.puller.field.label
        case (.hook, "tractor"): Hook.tractor.field.label
        case (.hook, "result"): Words.resultInFeet
        case (.hook, "pressure"): Hook.tirePressure.field.label
        case (.hook, "place"): Words.place
        case (.hook, "class"): row.className.isEmpty ? nil : Hook.className.field.label
        case (.hook, "sled"): row.sled.isEmpty ? nil : Hook.sled.field.label
        case (.hook, "attempt"): row.attempt.isEmpty ? nil : Hook.attempt.field.label
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
