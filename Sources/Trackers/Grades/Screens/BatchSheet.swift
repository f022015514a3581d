import Kernel

extension Grades {
    private static let linesField = Field(
        "lines", Assignment.kind.plural, .text(maximum: 100_000, multiline: true), .required)
    /// What all the lines have in common.
    private static let commonFields = [Assignment.weightGroup.field, Assignment.total.field]
    private static let batchFields = commonFields + [linesField]
    /// The most assignments that one batch takes.
    private static let batchLimit = 500

    @Sendable static func batchSheet(_ page: Page) throws(BookError) -> Response {
        try batchSheet(page, Form(batchFields, typed: page.request.query))
    }

    private static func batchSheet(_ page: Page, _ form: Form) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let behind = try Backdrop(page, record.id)
        let typed = page.request.method == .post ? page.form : page.request.query
        let choices = try RecordForm(
            page, Form(commonFields, typed: typed, errors: form.errors), course: record.id)
        let closing = page.closing(or: path(record.id))
        var lines = form.control(linesField, in: page.language)
        lines.hint = page.language(Words.manyHint)
        let understood = try UnderstoodLines(page, record, typed)
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

    /// Adds an assignment for every line, as one action.
    @Sendable static func createBatch(_ page: Page) throws(BookError) -> Response {
        let course = try page.record(Course.kind)
        do {
            let drafts = try batchDrafts(page, course)
            return page.done(try page.book.commit(drafts).stamp, or: path(course.id))
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            let errors = batchErrors(refusals)
            return try batchSheet(page, Form(batchFields, typed: page.form, errors: errors))
        }
    }

    /// What is wrong with the lines, and once what is wrong with what they have in common.
    private static func batchErrors(_ refusals: [BookError.Refusal]) -> [FieldError] {
        let isCommon = { (error: FieldError) in
            commonFields.contains { $0.name == error.field.name }
        }
        return refusals.compactMap { refusal in
            let error = refusal.error
            if isCommon(error) { return refusal.draft == 0 ? error : nil }
            return FieldError(linesField, value: error.value, error.reason)
        }
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
        let html = HTML(assets: page.app.assets)
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

    /// All scores of a course in one form, to go through with the return key.
    @Sendable static func scoresScreen(_ page: Page) throws(BookError) -> Response {
        let course = try CourseCase.read(try page.record(Course.kind), in: page.book)
        return scoresScreen(page, course, [:], lost: [])
    }

    private static func scoresScreen(
        _ page: Page, _ course: CourseCase, _ errors: [String: String], lost: [String]
    ) -> Response {
        let language = page.language
        return page.screen(
            language(Words.enterMany), tint: .grades, color: course.record.colorClass,
            status: errors.isEmpty && lost.isEmpty ? 200 : 422
        ) { html in
            html.column {
                page.writeLost(lost, to: html)
                html.largeTitle(
                    Heading(
                        language(Words.enterMany), subtitle: language(Words.scoreHint),
                        back: Link(course.name, href: path(course.id))))
                html.postForm(
                    action: path(course.id, .scores), return: path(course.id), showsRecord: true
                ) {
                    for work in course.assignments {
                        html.textField(field(work, course, page, errors))
                    }
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }

    private static func field(
        _ work: Record, _ course: CourseCase, _ page: Page, _ errors: [String: String]
    ) -> FormField {
        let name = "s-" + work.id.text
        let total = course.marking.total(of: work, page.language)
        return FormField(
            name, label: work.title + (total.map { " (" + $0 + ")" } ?? ""),
            value: page.form[name] ?? course.marking.typed(work, page.language),
            error: errors[name])
    }

    /// Writes all scores that changed as one action.
    @Sendable static func saveScores(_ page: Page) throws(BookError) -> Response {
        let course = try CourseCase.read(try page.record(Course.kind), in: page.book)
        let (drafts, errors) = typedScores(page.form, course, page.language)
        let lost = try page.lost(Assignment.kind, under: "s-") {
            course.marking.typed($0, page.language)
        }
        guard errors.isEmpty, lost.isEmpty else {
            return scoresScreen(page, course, errors, lost: lost)
        }
        return page.done(try page.book.commit(drafts).stamp, or: path(course.id))
    }

    /// The scores of a form or an address, under `s-` and the assignment's identifier.
    static func typedScores(
        _ typed: Parameters, _ course: CourseCase, _ language: Language
    ) -> (drafts: [Draft], errors: [String: String]) {
        var drafts: [Draft] = []
        var errors: [String: String] = [:]
        for work in course.assignments {
            guard let text = typed["s-" + work.id.text] else { continue }
            do throws(ScoreEntry.Unreadable) {
                let total = work[Assignment.total]
                drafts.append(
                    try ScoreEntry(
                        text, total: total, as: work.optional(Assignment.enteredAs),
                        course.marking, style: typed.style
                    ).draft(work))
            } catch {
                errors["s-" + work.id.text] =
                    error.refusal(
                        Assignment.earned.field, text,
                        else: .rule(Words.whyNoScore(course.marking))
                    ).hint(in: language)
            }
        }
        return (drafts, errors)
    }
}
