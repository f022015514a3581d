import Kernel

extension Projects {
    /// The most lines that one batch takes.
    static let batchLimit = 500

    private static let linesField = Field(
        "lines", Words.lines, .text(maximum: 100_000, multiline: true), .required)

    /// Adds every line as an item, all as one action.
    @Sendable static func batch(_ page: Page) throws(BookError) -> BatchEditor {
        let project = try page.record(Project.kind)
        return BatchEditor(page, [linesField]) { () throws(BookError) in
            let lines = try linesField.lines(page.form["lines"] ?? "", upTo: batchLimit)
            let drafts = lines.map { line in
                let draft = Draft(Item.kind).setting(Item.project, project.id)
                    .setting(Item.title, line.text)
                return line.isTicked ? draft.setting(Item.completed, true) : draft
            }
            return page.done(try page.book.commit(drafts).stamp, at: path(project.id))
        } screen: { (form) throws(BookError) in
            try batchSheet(page, project, form)
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
