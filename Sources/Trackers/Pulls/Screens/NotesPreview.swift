import Kernel

/// What was read from the notes, line by line beside them, to be corrected and kept.
struct NotesPreview {
    private let page: Page
    private let notes: NotesPage
    /// Which of the pulls the book has already.
    private let known: [Bool]
    /// What should be known of a table's columns.
    private let remarks: [(heading: String, reason: Label)]

    init(
        _ page: Page, _ notes: NotesPage, remarks: [(heading: String, reason: Label)] = []
    ) throws(BookError) {
        self.page = page
        self.remarks = remarks
        self.notes = notes
        var known: [Bool] = []
        for pull in notes.pulls { known.append(try NotesPage.known(pull, page.book) != nil) }
        self.known = known
    }

    func response(status: Int = 200) -> Response {
        let language = page.language
        return page.screen(language(Words.paste), tint: .pulls, status: status) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.check), subtitle: language(Words.hooks(hookCount)),
                        back: Link(language(Words.paste), href: Pulls.path(.notes))))
                html.postForm(action: Pulls.path(.notes), return: nil) { write(html) }
            }
        }
    }

    private var hookCount: Int {
        notes.rows.reduce(0) { $0 + ($1.kind == .hook ? 1 : 0) }
    }

    private func write(_ html: HTML) {
        let language = page.language
        html.footnote(language(Words.checkSentence), icon: .info)
        for remark in remarks {
            let heading = language.quoted(remark.heading.truncated(to: 80))
            html.footnote(heading + ": " + language(remark.reason), icon: .info)
        }
        doubts(html)
        buttons(html)
        for index in notes.pulls.indices {
            pull(index, html)
            html.div(.class("note-lines")) {
                for (line, row) in notes.rows.enumerated() where row.pull == index {
                    self.line(line, row, html)
                }
            }
        }
        buttons(html)
    }

    private func buttons(_ html: HTML) {
        html.buttonBar {
            html.submitButton(page.language(Words.keepAll), name: "keep", value: "1")
            html.submitButton(page.language(Words.readAgain), style: .plain)
        }
    }

    /// Every doubt, reason by reason, with the lines that it is about.
    private func doubts(_ html: HTML) {
        let language = page.language
        let doubtful = notes.rows.indices.filter { !notes.rows[$0].doubts.isEmpty }
        if doubtful.isEmpty { return }
        html.section(.class("note-doubts"), .aria("label", language(Words.doubts(doubtful.count))))
        {
            html.p(.class("finding")) {
                html.icon(.warning)
                html.span { html.text(language(Words.doubts(doubtful.count))) }
            }
            for reason in reasons(doubtful) {
                html.p {
                    html.text(language(reason.label) + " ")
                    for index in doubtful where notes.rows[index].doubts.contains(reason) {
                        html.a(.href("#row-\(index)")) {
                            html.text(language(Words.lineNumber(notes.rows[index].line)))
                        }
                        html.text(" ")
                    }
                }
            }
        }
    }

    private func reasons(_ doubtful: [Int]) -> [NoteDoubt] {
        var reasons: [NoteDoubt] = []
        for index in doubtful {
            for reason in notes.rows[index].doubts where !reasons.contains(reason) {
                reasons.append(reason)
            }
        }
        return reasons
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
                if place > (notes.pulls.count > 1 ? 2 : 5), control.value.isBlank {
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

    /// One line high: what was understood. It opens to show the line as written, and to correct it.
    private func line(_ index: Int, _ row: NotesPage.Row, _ html: HTML) {
        html.details(
            .class("note-line " + row.kind.rawValue), .id("row-\(index)"),
            .open(if: row.error != nil)
        ) {
            html.summary { head(row, html) }
            html.div(.class("note-fields")) { fields(index, row, html) }
        }
    }

    private func head(_ row: NotesPage.Row, _ html: HTML) {
        let language = page.language
        let names = [row.puller, row.tractor].filter { !$0.isEmpty }.joined(separator: " · ")
        let what = row.kind == .hook ? names : row.word.isEmpty ? row.source : row.word
        if !row.doubts.isEmpty {
            html.span(.class("note-doubt")) {
                html.icon(.warning)
                html.span(.class("sr")) {
                    html.text(row.doubts.map { language($0.label) }.joined(separator: " "))
                }
            }
        }
        html.span(.class("note-what")) { html.text(what.isEmpty ? row.source : what) }
        html.span(.class("note-end")) {
            html.text(row.kind == .hook ? result(row) : language(Words.line(row.kind)))
        }
    }

    /// `1. 305' 6"`; whoever is disqualified has no place.
    private func result(_ row: NotesPage.Row) -> String {
        let isOut = TypedResult(row.result).status == .disqualified
        let place = isOut ? "" : Int(row.place).map { page.language.ordinal($0) } ?? row.place
        let attempt = row.attempt.isEmpty || row.attempt == "1" ? "" : "(\(row.attempt))"
        return [place, row.result.isEmpty ? "–" : row.result, attempt].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private func fields(_ index: Int, _ row: NotesPage.Row, _ html: HTML) {
        let language = page.language
        html.p(.class("source")) { html.text(row.source) }
        for reason in row.doubts {
            html.p(.class("hint")) { html.text(language(reason.label)) }
        }
        html.hiddenFields([
            ("source", row.source), ("custom", row.custom), ("of", "\(row.pull)"),
            ("line", "\(row.line)"),
            ("doubts", row.doubts.map { $0.rawValue }.joined(separator: " ")),
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

    /// A cell that the line has use for, or a hidden one, so that every line sends them all.
    private func cell(
        _ index: Int, _ name: String, _ value: String, _ row: NotesPage.Row, _ html: HTML
    ) {
        guard let label = label(name, row) else { return html.hiddenFields([(name, value)]) }
        var control = control(index, name, page.language(label), value)
        if name == "tirePressure" { control.inputmode = "decimal" }
        if name == "place" || name == "attempt" { control.inputmode = "numeric" }
        html.textField(control)
    }

    private func label(_ name: String, _ row: NotesPage.Row) -> Label? {
        switch (row.kind, name) {
        case (.hook, "puller"): Hook.puller.field.label
        case (.hook, "tractor"): Hook.tractor.field.label
        case (.hook, "result"): Words.resultInFeet
        case (.hook, "tirePressure"): Hook.tirePressure.field.label
        case (.hook, "place"): Words.place
        case (.hook, "class"): row.className.isEmpty ? nil : Hook.className.field.label
        case (.hook, "sled"), (.className, "sled"): row.sled.isEmpty ? nil : Hook.sled.field.label
        case (.hook, "attempt"): row.attempt.isEmpty ? nil : Hook.attempt.field.label
        case (.hook, "word"): row.word.isEmpty ? nil : Hook.note.field.label
        case (.className, "word"): Hook.className.field.label
        case (.sled, "word"): Hook.sled.field.label
        case (.note, "word"), (.condition, "word"): Hook.note.field.label
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
