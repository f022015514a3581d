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
            let lines = try linesField.lines(page.form["lines"] ?? "", upTo: batchLimit)
            let drafts = lines.map { line in
                let draft = Draft(Item.kind).setting(Item.project, project.id)
                    .setting(Item.title, line.text)
                return line.isTicked ? draft.setting(Item.completed, true) : draft
            }
            return page.done(try page.book.commit(drafts).stamp, at: path(project.id))
        } catch {
            let form = Form([linesField])
                .refused(error, typed: page.form, telling: linesField)
            guard let form else { throw error }
            return try batchSheet(page, project, form)
        }
    }

    private static func batchSheet(
        _ page: Page, _ project: Record, _ form: Form
    ) throws(BookError) -> Response {
        let language = page.language
        let frame = try ProjectFrame(page, project, .items)
        var lines = form.control(linesField, in: language)
        lines.hint = language(Words.addManyHint)
        lines.autofocus = true
        return frame.response(status: form.status) { html in
            ItemsTab(frame: frame).write(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.addMany), closeHref: path(project.id),
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path(project.id, .batch), return: path(project.id)) {
                    html.textArea(lines, rows: 8)
                    html.buttonBar { html.submitButton(language(Words.add)) }
                }
            }
        }
    }
}
