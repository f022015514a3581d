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
            html.postForm(
                action: action, return: closing, preview: preview.path, showsRecord: true
            ) {
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
    /// A new quality over the scores; saving goes on with scoring all items on it.
    @Sendable static func newQuality(_ page: Page) throws(BookError) -> Editor {
        let project = try page.record(Project.kind)
        var editor = Editor(page, Quality.kind, QualitySheet.fields) { commit in
            commit.ids.first.map { qualityPath($0) } ?? path(project.id)
        } screen: { (form) throws(BookError) in
            let frame = try ProjectFrame(page, project, .score)
            let sheet = QualitySheet(
                title: Words.newQuality, action: path(project.id, .quality),
                closing: path(project.id, .score),
                preview: PillPreview(page: page, project: project, quality: nil), form: form,
                qualities: frame.study.qualities)
            return frame.response(status: form.status) { html in
                ScoreTab(frame: frame).write(html)
            } sheet: { html in
                sheet.write(html)
            }
        }
        editor.completing = { (draft) throws(BookError) in
            draft[Quality.project] = project.id
            return []
        }
        return editor
    }

    @Sendable static func editQuality(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Quality.kind)
        return Editor(page, Quality.kind, QualitySheet.fields, of: record) { _ in
            qualityPath(record.id)
        } screen: { (form) throws(BookError) in
            let project = try page.book.visible(Project.kind, record[Quality.project])
            let sheet = QualitySheet(
                title: Words.editQuality, action: qualityPath(record.id, .edit),
                closing: qualityPath(record.id),
                preview: PillPreview(page: page, project: project, quality: record.id),
                form: form, qualities: try Quality.of(project.id, in: page.book))
            return try qualityScreen(page, record, status: form.status) { html in
                sheet.write(html)
            }
        }
    }
}
