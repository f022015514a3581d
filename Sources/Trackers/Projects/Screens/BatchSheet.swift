import Kernel

extension Projects {
    /// The most lines that one batch takes.
    static let batchLimit = 500

    private static let linesField = Field(
        "lines", Words.lines, .text(maximum: 100_000, multiline: true), .required)

    @Sendable static func batchSheet(_ page: Page) throws(BookError) -> Response {
        try batchSheet(page, try page.record(Project.kind), Form([linesField]))
    }

    /// Adds every line as an item, all as one action.
    @Sendable static func createBatch(_ page: Page) throws(BookError) -> Response {
        let project = try page.record(Project.kind)
        do {
            let drafts = try lines(page.form["lines"] ?? "").map { line in
                let draft = Draft(Item.kind).setting(Item.project, project.id)
                    .setting(Item.title, line.text)
                return line.isTicked ? draft.setting(Item.completed, true) : draft
            }
            return page.done(try page.book.commit(drafts).stamp, at: path(project.id))
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            let errors = refusals.map {
                FieldError(linesField, value: $0.error.value, $0.error.reason)
            }
            return try batchSheet(
                page, project, Form([linesField], typed: page.form, errors: errors))
        }
    }

    /// The lines that say something, in order.
    private static func lines(_ text: String) throws(BookError) -> [ListLine] {
        do { _ = try linesField.checked(.text(text)) } catch { throw .refused(error) }
        let lines = ListLine.all(text)
        if lines.isEmpty { throw .refused(FieldError(linesField, value: "", .missing)) }
        guard lines.count <= batchLimit else {
            throw .refused(
                FieldError(
                    linesField, value: "\(lines.count)",
                    .outOfRange(minimum: "1", maximum: "\(batchLimit)")))
        }
        return lines
    }

    private static func batchSheet(
        _ page: Page, _ project: Record, _ form: Form
    ) throws(BookError) -> Response {
        let language = page.language
        let frame = try ProjectFrame(page, project, .items)
        var lines = form.control(linesField, in: language)
        lines.hint = language(Words.addManyHint)
        lines.autofocus = true
        return frame.answer(status: form.errors.isEmpty ? 200 : 422) { html in
            ItemsTab(frame: frame).write(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.addMany), closeHref: path(project.id),
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path(project.id, "/batch"), return: path(project.id)) {
                    html.textArea(lines, rows: 8)
                    html.buttonBar { html.submitButton(language(Words.add)) }
                }
            }
        }
    }
}
