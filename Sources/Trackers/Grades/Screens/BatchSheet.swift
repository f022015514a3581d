import Kernel

extension Grades {
    private static let linesField = Field(
        "lines", Assignment.kind.plural, .text(maximum: 100_000, multiline: true), .required)
    /// What all the lines have in common.
    private static let commonFields = [Assignment.weightGroup.field, Assignment.total.field]
    private static let batchFields = commonFields + [linesField]
    /// The most assignments that one batch takes.
    private static let batchLimit = 500

    /// Adds an assignment for every line, as one action.
    @Sendable static func batch(_ page: Page) throws(BookError) -> BatchEditor {
        let course = try page.record(Course.kind)
        var editor = BatchEditor(page, batchFields, starting: page.request.query) {
            () throws(BookError) in
            let drafts = try batchDrafts(page, course)
            return page.done(try page.book.commit(drafts).stamp, or: path(course.id))
        } screen: { (form) throws(BookError) in
            try batchSheet(page, course, form)
        }
        editor.telling = { batchError($0) }
        return editor
    }

    private static func batchSheet(
        _ page: Page, _ record: Record, _ form: Form
    ) throws(BookError) -> Response {
        let behind = try Backdrop(page, record.id)
        let choices = try RecordForm(
            page, Form(commonFields, typed: form.typed, errors: form.errors), course: record.id)
        let closing = page.closing(or: path(record.id))
        var lines = form.control(linesField, in: page.language)
        lines.hint = page.language(Words.manyHint)
        let understood = try UnderstoodLines(page, record, form.typed)
        let language = page.language
        return page.screen(
            language(Words.addMany), tint: .grades, color: record.colorClass, status: form.status
        ) { html in
            behind.write(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.addMany), closeHref: closing,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: path(record.id, .batch), return: closing,
                    preview: path(record.id, .lines)
                ) {
                    choices.write(html)
                    html.textArea(lines, rows: 8)
                    understood.write(html)
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }

    /// What is wrong with a line, and once what is wrong with what all have in common.
    private static func batchError(_ refusal: BookError.Refusal) -> FieldError? {
        let error = refusal.error
        if commonFields.contains(where: { $0.name == error.field.name }) {
            return refusal.draft == 0 ? error : nil
        }
        return FieldError(linesField, value: error.value, error.reason)
    }

    private static func batchDrafts(_ page: Page, _ course: Record) throws(BookError) -> [Draft] {
        var common = Form(commonFields).collected(Assignment.kind, from: page.form)
            .setting(Assignment.course, course.id)
        guard let lines = try common.noting({ () throws(BookError) in try batchLines(page) })
        else { throw .refused(common.refusals.map { BookError.Refusal($0) }) }
        let marking = try CourseCase.read(course, in: page.book).marking
        return batchDrafts(lines, common, marking, page.numberStyle)
    }

    /// What lines say beside what they have in common.
    static func batchDrafts(
        _ lines: [String], _ common: Draft, _ marking: Marking, _ style: NumberStyle
    ) -> [Draft] {
        let dates = TypedWork.dates(in: lines)
        return lines.map { batchDraft($0, common, marking, style, dates) }
    }

    /// What the lines are understood to say, while they are typed.
    @Sendable static func batchUnderstood(_ page: Page) throws(BookError) -> Response {
        let html = page.html()
        try UnderstoodLines(page, try page.record(Course.kind), page.request.query).write(html)
        return page.parts(html)
    }

    private static func batchLines(_ page: Page) throws(BookError) -> [String] {
        try linesField.lines(page.form["lines"] ?? "", upTo: batchLimit).map { $0.text }
    }

    private static func batchDraft(
        _ line: String, _ common: Draft, _ marking: Marking, _ style: NumberStyle,
        _ dates: DateOrder
    ) -> Draft {
        let typed: TypedWork
        do throws(TypedWork.Unclear) { typed = try TypedWork(line, marking) } catch {
            var draft = common.setting(Assignment.name, line)
            draft.refuse(
                FieldError(
                    linesField, value: line, .rule(Words.twoReadings(error.name, error.score))))
            return draft
        }
        var draft = common.setting(Assignment.name, typed.name)
        for part in typed.parts {
            if let date = dates.date(part) {
                draft[Assignment.due] = date
                continue
            }
            if DateOrder.isDate(part) {
                draft.refuse(FieldError(linesField, value: part, .rule(Words.whichDate)))
                continue
            }
            if GradeCell.isExcusing(part) {
                draft[Assignment.excused] = true
                continue
            }
            let total = draft[Assignment.total] ?? 100
            do throws(ScoreEntry.Unreadable) {
                draft = try ScoreEntry(part, total: total, marking, style: style).fill(draft)
            } catch {
                draft.refuse(
                    error.refusal(linesField, part, else: .rule(Words.whyNoScore(marking))))
            }
        }
        return draft
    }
}
