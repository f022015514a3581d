import Kernel

extension Priorities {
    /// The most lines that one batch takes.
    static let batchLimit = 500

    private static let linesField = Field(
        "lines", Label(PrioritiesText.batchLabel), .text(maximum: 100_000, multiline: true),
        .required, hint: Label(PrioritiesText.batchExample))

    @Sendable static func batchSheet(_ page: Page) throws(BookError) -> Response {
        try batchSheet(page, Form([linesField, Essential.level.field]))
    }

    /// Adds every line, or puts the essential of that name back on the list, as one action.
    @Sendable static func createBatch(_ page: Page) throws(BookError) -> Response {
        do {
            let batch = try readBatch(page)
            let stamp = try page.book.commit(batch.drafts).stamp
            return page.done(
                stamp, at: page.returnPath(or: path), added: batch.added, there: batch.there,
                headings: batch.headings.count)
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            let errors = refusals.map {
                FieldError(linesField, value: $0.error.value, $0.error.reason)
            }
            return try batchSheet(
                page, Form([linesField, Essential.level.field], typed: page.form, errors: errors))
        }
    }

    private static func readBatch(_ page: Page) throws(BookError) -> Batch {
        let level = page.form.all("level").last.flatMap { Level(rawValue: $0) } ?? .fallback
        let text = page.form["lines"] ?? ""
        do { _ = try linesField.checked(.text(text)) } catch { throw .refused(error) }
        let lines = ListLine.all(text)
        guard !lines.isEmpty else { throw .refused(FieldError(linesField, value: "", .missing)) }
        guard lines.count <= batchLimit else {
            throw .refused(
                FieldError(
                    linesField, value: "\(lines.count)",
                    .outOfRange(minimum: "1", maximum: "\(batchLimit)")))
        }
        return try Batch(lines, level: level, in: page.book)
    }

    /// Shows lines that come from elsewhere, before they are added.
    @Sendable static func lookAtBatch(_ page: Page) throws(BookError) -> Response {
        try batchSheet(page, Form([linesField, Essential.level.field], typed: page.form))
    }

    /// What the lines are understood to say, while they are typed.
    @Sendable static func batchUnderstood(_ page: Page) throws(BookError) -> Response {
        let html = HTML(assets: page.app.assets)
        try understanding(page.request.query["lines"] ?? "", page)(html)
        return page.parts(html)
    }

    /// How many are new and there already, each that isn't taken as it stands, and the headings.
    private static func understanding(
        _ typed: String, _ page: Page
    ) throws(BookError) -> (HTML) -> Void {
        let lines = ListLine.all(typed).prefix(batchLimit)
        let batch = try Batch(Array(lines), level: .fallback, in: page.book)
        let language = page.language
        let read = batch.entries.filter { !$0.wish.quantity.isEmpty }.prefix(100)
        return { html in
            html.div(.id("understood"), .role("status")) {
                if lines.isEmpty { return }
                html.footnote(
                    language(PrioritiesText.understood(new: batch.added, there: batch.there)))
                for entry in read { html.footnote(entry.wish.words) }
                for mark in batch.marks.prefix(100) {
                    html.footnote(language(mark.mark), icon: .warning)
                }
                if !batch.headings.isEmpty {
                    html.footnote(language(PrioritiesText.headingsLeft(batch.headings)))
                }
            }
        }
    }

    private static func batchSheet(_ page: Page, _ form: Form) throws(BookError) -> Response {
        let language = page.language
        let list = try MainList(page)
        let understood = try understanding(page.form["lines"] ?? "", page)
        var lines = form.control(linesField, in: language)
        lines.hint = language(PrioritiesText.batchHint)
        lines.autofocus = true
        return page.screen(
            language(PrioritiesText.addMany), tint: .priorities,
            status: form.errors.isEmpty ? 200 : 422
        ) { html in
            html.split(showing: .list) {
                list.write(html)
            } detail: {
                html.footnote(language(PrioritiesText.nothingToShow))
            }
        } sheet: { html in
            html.sheet(
                title: language(PrioritiesText.addMany), closeHref: path,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: path + "/batch", return: path, preview: path + "/batch/lines"
                ) {
                    html.textArea(lines, rows: 8)
                    understood(html)
                    levelField(form, language, html)
                    html.buttonBar { html.submitButton(language(PrioritiesText.add)) }
                }
            }
        }
    }
}
