import Kernel

extension Projects {
    private static let qualityFields = [
        Quality.title.field, Quality.note.field, Quality.weight.field, Quality.reversed.field,
        Quality.symbol.field,
    ]

    @Sendable static func newQualitySheet(_ page: Page) throws(BookError) -> Response {
        try newQualitySheet(
            page, try page.record(Project.kind), Form(qualityFields, typed: page.request.query))
    }

    private static func newQualitySheet(
        _ page: Page, _ project: Record, _ form: Form
    ) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, project)
        let sheet = FormSheet(
            title: Words.newQuality, action: path(project.id, "/quality"),
            closing: path(project.id, "/score"))
        return sheet.answer(frame, .score, form) { html in ScoreTab(frame: frame).write(html) }
    }

    /// Makes a quality and goes to score all items on it.
    @Sendable static func createQuality(_ page: Page) throws(BookError) -> Response {
        let project = try page.record(Project.kind)
        let form = Form(qualityFields)
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
        return try editQualitySheet(page, record, Form(qualityFields, record))
    }

    @Sendable static func editQuality(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Quality.kind)
        let form = Form(qualityFields, record)
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
        let sheet = FormSheet(
            title: Words.editQuality, action: qualityPath(record.id, "/edit"),
            closing: qualityPath(record.id))
        return try qualityScreen(page, record, status: form.errors.isEmpty ? 200 : 422) { html in
            sheet.write(page, form, html)
        }
    }
}
