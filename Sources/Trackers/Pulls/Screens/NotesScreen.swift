import Kernel

extension Pulls {
    @Sendable static func notesScreen(_ page: Page) throws(BookError) -> Response {
        pasteScreen(page, text: "", error: nil)
    }

    /// Reads pasted notes or a table, shows again what was chosen or corrected, or keeps it all as one
    /// action.
    @Sendable static func readNotes(_ page: Page) throws(BookError) -> Response {
        let known = try KnownNames(page.book)
        if page.form["source"] != nil { return try corrected(page, known) }
        if let text = page.form["table"] { return try matched(page, text) }
        let given = page.given("notes") { NotesTable($0.rows).isNamed }
        if given.isOpen { return pasteScreen(page, text: given.text, error: nil, given) }
        let (text, file) = (given.text, page.files.first { !$0.bytes.isEmpty })
        if text.isBlank {
            return pasteScreen(page, text: text, error: page.language(Words.nothingPasted))
        }
        if let excess = NotesPage.excess(text) {
            return pasteScreen(page, text: text, error: page.language(excess))
        }
        if page.form["as"] == "table" || given.isSheet || file?.isTable ?? false
            || NotesTable.isTable(text)
        {
            return try matched(page, text)
        }
        let count = NotesPage.lines(text).count
        if count > NotesPage.limit { return tooLong(page, text, count) }
        var notes = NotesPage(text, known, page.language, today: page.book.today)
        _ = try notes.markRepeats(page.book)
        return try NotesPreview(page, notes).response()
    }

    /// The preview as it was posted.
    private static func corrected(
        _ page: Page, _ known: KnownNames
    ) throws(BookError) -> Response {
        var notes = NotesPage(posted: page.form, known, page.language)
        let hasRepeats = try notes.markRepeats(page.book)
        if hasRepeats || page.form["keep"] == nil {
            return try NotesPreview(page, notes).response()
        }
        let all = try notes.drafts(page.book)
        func refused(_ refusals: [BookError.Refusal]) throws(BookError) -> Response {
            let wrong = notes.refused(refusals, all.sources, page.language)
            return try NotesPreview(page, wrong).response(status: 422)
        }
        if !all.refusals.isEmpty { return try refused(all.refusals) }
        do {
            let commit = try page.book.commit(all.drafts)
            let pull = all.drafts.first { $0.kind == Pull.kind }?.id ?? all.drafts.first?[Hook.pull]
            return page.done(
                commit.stamp, at: notes.pulls.count == 1 ? pull.map { path($0) } ?? path : path)
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            return try refused(refusals)
        }
    }

    /// A table whose columns are shown to be matched, or have been.
    private static func matched(_ page: Page, _ text: String) throws(BookError) -> Response {
        let cells: [[String]]
        do { cells = try CSV.parse(text) } catch {
            return pasteScreen(page, text: text, error: page.language(error.label))
        }
        let headings = page.form.all("headings").last.map { $0 == "true" }
        let table = NotesTable(cells, hasHeadings: headings, roles: page.form.all("column"))
        if table.rows.count > NotesPage.limit { return tooLong(page, text, table.rows.count) }
        if page.form["match"] == nil || !table.hasResults || table.rows.isEmpty {
            return MatchScreen(page: page, text: text, table: table).response()
        }
        var notes = table.page(page.language, today: page.book.today)
        notes.checkCells(page.language)
        _ = try notes.markRepeats(page.book)
        let remarks = table.remarks(page.language)
        return try NotesPreview(page, notes, remarks: remarks.map { ($0.heading, $0.reason) })
            .response()
    }

    private static func tooLong(_ page: Page, _ text: String, _ count: Int) -> Response {
        pasteScreen(
            page, text: text,
            error: page.language(Words.tooLong(count: count, most: NotesPage.limit)))
    }

    private static func pasteScreen(
        _ page: Page, text: String, error: String?, _ given: GivenText? = nil
    ) -> Response {
        let language = page.language
        var field = FormField("notes", label: language(Words.notes), value: text, error: error)
        field.hint = language(Words.notesHint)
        field.placeholder = Words.notesExample
        return page.screen(
            language(Words.paste), tint: .pulls,
            status: error == nil && given?.problem == nil ? 200 : 422
        ) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.paste), back: Link(language(Words.title), href: path)))
                if let given { page.write(given, to: html) }
                html.postForm(
                    action: path(.notes), return: nil, class: "form card", multipart: true
                ) {
                    if let given { page.sheetChoice(given, html) }
                    html.textArea(field, rows: 12)
                    html.fileField(
                        FormField("file", label: language(Words.orFile)),
                        accept: ".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain")
                    html.buttonBar {
                        html.submitButton(language(Words.readNotes))
                        html.submitButton(
                            language(Words.readTable), style: .plain, name: "as", value: "table")
                    }
                }
            }
        }
    }
}

extension Multipart.Part {
    fileprivate var isTable: Bool {
        let name = (filename ?? "").folded
        return name.hasSuffix(".csv") || name.hasSuffix(".tsv")
    }
}
