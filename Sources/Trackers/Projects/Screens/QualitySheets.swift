import Kernel

/// The form of a quality, with its pill as one types.
private struct QualitySheet {
    let title: Label
    let action: String
    let closing: String
    let preview: PillPreview
    let form: Form
    let qualities: [Record]

    static let fields = [
        Quality.title.field, Quality.symbol.field, Quality.measured.field, Quality.unit.field,
        Quality.reversed.field, Quality.weight.field, Quality.note.field,
    ]

    func write(_ html: HTML) {
        let (page, language) = (preview.page, preview.page.language)
        html.sheet(
            title: language(title), closeHref: closing, closeLabel: language(WebText.close)
        ) {
            html.form(
                .method("post"), .action(action), .class("form"), .data("preview", preview.path),
                .novalidate()
            ) {
                html.returnField(closing)
                html.asOfField()
                for field in form.fields {
                    if field.name == Quality.title.name, preview.quality == nil {
                        html.firstField(field, form, in: language)
                    } else {
                        html.field(field, form, in: language)
                    }
                    if field.name == Quality.symbol.name { pill(page, html) }
                }
                html.buttonBar { html.submitButton(language(WebText.save)) }
            }
        }
    }

    private func pill(_ page: Page, _ html: HTML) {
        preview.write(
            title: form.text(Quality.title.field, in: page.language),
            symbol: form.text(Quality.symbol.field, in: page.language),
            isMeasured: form.text(Quality.measured.field, in: page.language) == "true",
            qualities, html)
    }
}

extension Projects {
    @Sendable static func newQualitySheet(_ page: Page) throws(BookError) -> Response {
        try newQualitySheet(
            page, try page.record(Project.kind),
            Form(QualitySheet.fields, typed: page.request.query))
    }

    private static func newQualitySheet(
        _ page: Page, _ project: Record, _ form: Form
    ) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, project, .score)
        let sheet = QualitySheet(
            title: Words.newQuality, action: path(project.id, "/quality"),
            closing: path(project.id, "/score"),
            preview: PillPreview(page: page, project: project, quality: nil), form: form,
            qualities: frame.study.qualities)
        return frame.answer(status: form.errors.isEmpty ? 200 : 422) { html in
            ScoreTab(frame: frame).write(html)
        } sheet: { html in
            sheet.write(html)
        }
    }

    /// Makes a quality and goes to score all items on it.
    @Sendable static func createQuality(_ page: Page) throws(BookError) -> Response {
        let project = try page.record(Project.kind)
        let form = Form(QualitySheet.fields)
        do {
            var draft = try form.draft(Quality.kind, from: page.form)
            draft[Quality.project] = project.id
            let commit = try page.book.commit(draft)
            return page.done(
                commit.stamp, at: commit.ids.first.map { qualityPath($0) } ?? path(project.id))
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return try newQualitySheet(page, project, refused)
        }
    }

    @Sendable static func editQualitySheet(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Quality.kind)
        return try editQualitySheet(page, record, Form(QualitySheet.fields, record))
    }

    @Sendable static func editQuality(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Quality.kind)
        let form = Form(QualitySheet.fields, record)
        do {
            let draft = try form.draft(Quality.kind, record.id, from: page.form)
            return page.done(try page.book.commit(draft).stamp, at: qualityPath(record.id))
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return try editQualitySheet(page, record, refused)
        }
    }

    private static func editQualitySheet(
        _ page: Page, _ record: Record, _ form: Form
    ) throws(BookError) -> Response {
        let project = try page.book.visible(Project.kind, record[Quality.project])
        let sheet = QualitySheet(
            title: Words.editQuality, action: qualityPath(record.id, "/edit"),
            closing: qualityPath(record.id),
            preview: PillPreview(page: page, project: project, quality: record.id), form: form,
            qualities: try Quality.of(project.id, in: page.book))
        return try qualityScreen(page, record, status: form.errors.isEmpty ? 200 : 422) { html in
            sheet.write(html)
        }
    }
}
