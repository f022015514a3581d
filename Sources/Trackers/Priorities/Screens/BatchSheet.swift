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
            let drafts = try batchDrafts(page)
            return page.done(try page.book.commit(drafts).stamp, or: path)
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            let errors = refusals.map {
                FieldError(linesField, value: $0.error.value, $0.error.reason)
            }
            return try batchSheet(
                page, Form([linesField, Essential.level.field], typed: page.form, errors: errors))
        }
    }

    private static func batchDrafts(_ page: Page) throws(BookError) -> [Draft] {
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
        var batch = Batch(level: level, language: page.language)
        for line in lines { try batch.take(line, page.book) }
        return batch.drafts
    }

    private static func batchSheet(_ page: Page, _ form: Form) throws(BookError) -> Response {
        let language = page.language
        let list = try MainList(page)
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
                html.postForm(action: path + "/batch", return: path) {
                    html.textArea(lines, rows: 8)
                    levelField(form, language, html)
                    html.buttonBar { html.submitButton(language(PrioritiesText.add)) }
                }
            }
        }
    }
}
