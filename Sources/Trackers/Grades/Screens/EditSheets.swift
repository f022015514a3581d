import Kernel

extension Grades {
    /// A new record of the kind that the address names.
    @Sendable static func new(_ page: Page) throws(BookError) -> Editor {
        let editing = try page.editing()
        var editor = Editor(page, editing.kind, editing.newFields) { commit in
            next(editing, commit, page)
        } screen: { (form) throws(BookError) in
            try newSheet(page, editing, form)
        }
        editor.starting = try startingValues(editing, page)
        editor.typed = try understood(editing, page)
        editor.unseen = editing.hidden
        editor.completing = { (draft) throws(BookError) in
            let id = page.book.makeID()
            draft.id = id
            try refuseTarget(&draft, page)
            return try files(editing, id, page)
        }
        return editor
    }

    /// What a new record begins with: what the address says, and today for a session.
    private static func startingValues(
        _ editing: Editing, _ page: Page
    ) throws(BookError) -> Parameters {
        var typed = page.request.query
        if editing.kind == StudySession.kind, typed["date"] == nil {
            typed.pairs.append((name: "date", value: page.book.today.iso))
        }
        if editing.kind == Assignment.kind, typed["weightGroup"] == nil,
            let course = typed["course"].flatMap({ RecordID($0) })
        {
            let groups = try page.book.records(
                WeightGroup.kind, where: [WeightGroup.course == course], limit: 2)
            if groups.count == 1 {
                typed.pairs.append((name: "weightGroup", value: groups[0].id.text))
            }
        }
        return typed
    }

    private static func newSheet(
        _ page: Page, _ editing: Editing, _ form: Form
    ) throws(BookError) -> Response {
        let given = page.request.method == .post ? page.form : page.request.query
        let course = given["course"].flatMap { RecordID($0) }
        let hidden = editing.hidden.compactMap { field in
            given[field.name].map { (name: field.name, value: $0) }
        }
        let sheet = EditSheet(
            title: editing.newTitle, action: path(.add, editing.kind.name),
            closing: page.closing(or: path), hidden: hidden,
            another: editing.kind == Assignment.kind, takesFiles: editing.takesFiles)
        return try sheet.response(page, form, course)
    }

    /// After a new course one is in it, unless work waits for it; after an assignment one may want another.
    private static func next(_ editing: Editing, _ commit: Commit, _ page: Page) -> String {
        let back = page.returnPath(or: path)
        if editing.kind == Course.kind, page.form["courseGroup"] == nil,
            !AppAddress.isAdding(back), let id = commit.ids.first
        {
            return path(id)
        }
        guard page.form["another"] != nil else { return back }
        let given = ["course", "weightGroup", "total"].compactMap { name in
            page.form[name].map { (name, $0) }
        }
        return Editing.add(editing.kind, given, return: back)
    }

    @Sendable static func edit(_ page: Page) throws(BookError) -> Editor {
        let editing = try page.editing()
        let record = try page.record(editing.kind)
        var editor = Editor(page, editing.kind, editing.fields, of: record) { _ in
            page.returnPath(or: href(record) ?? path)
        } screen: { (form) throws(BookError) in
            try editSheet(page, editing, record, form)
        }
        editor.typed = try understood(editing, page, record)
        editor.completing = { (draft) throws(BookError) in
            try refuseTarget(&draft, page, record)
            return try files(editing, record.id, page)
        }
        return editor
    }

    private static func editSheet(
        _ page: Page, _ editing: Editing, _ record: Record, _ form: Form
    ) throws(BookError) -> Response {
        var sheet = EditSheet(
            title: editing.editTitle,
            action: path(.edit, editing.kind.name, record.id.text),
            closing: page.closing(or: href(record) ?? path), takesFiles: editing.takesFiles)
        sheet.record = record
        return try sheet.response(page, form, record.course)
    }

    /// Refuses a target in percent that would be kept as a grade of the course's scale.
    private static func refuseTarget(
        _ draft: inout Draft, _ page: Page, _ course: Record? = nil
    ) throws(BookError) {
        guard draft.kind == Course.kind, let target = draft[Course.target],
            let text = page.form[Course.target.name], text.trimmed.withoutPercentSign != nil
        else { return }
        guard let line = try scale(page, course).line, line.range.contains(target) else { return }
        draft.refuse(FieldError(Course.target.field, value: text, .rule(Words.isGrade(line))))
    }

    /// The scale that the form chooses, else the course's.
    private static func scale(_ page: Page, _ course: Record?) throws(BookError) -> Scale {
        var scales = try Scales(page.book)
        return try scales.scale(
            page.form[Course.scale.name].map { ScaleChoice(rawValue: $0) }
                ?? course?.optional(Course.scale),
            page.form[Course.ownScale.name].map { RecordID($0) }
                ?? course?.optional(Course.ownScale))
    }

    /// What was typed, where a target is a grade's name with the figure that is kept of it.
    private static func understood(
        _ editing: Editing, _ page: Page, _ course: Record? = nil
    ) throws(BookError) -> Parameters {
        var typed = page.form
        guard editing.kind == Course.kind, let text = typed[Course.target.name],
            let target = try scale(page, course).target(named: text),
            let place = typed.pairs.firstIndex(where: { $0.name == Course.target.name })
        else { return typed }
        typed.pairs[place].value = page.language.typed(target)
        return typed
    }

    /// The attachments that a form for a note brings.
    private static func files(
        _ editing: Editing, _ id: RecordID, _ page: Page
    ) throws(BookError) -> [Draft] {
        editing.takesFiles ? try Attachment.drafts(page, note: id) : []
    }

    @Sendable static func delete(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(try page.editing().kind)
        return page.done(try page.book.delete(record).stamp, or: path)
    }
}

/// A sheet with one record's form over the screen it was opened from.
private struct EditSheet {
    let title: Label
    let action: String
    let closing: String
    var hidden: [(name: String, value: String)] = []
    /// Whether one may save and go on with the next.
    var another = false
    var takesFiles = false
    var record: Record?

    func response(_ page: Page, _ form: Form, _ course: RecordID?) throws(BookError) -> Response {
        let fields = try RecordForm(page, form, course: course)
        let behind = try Backdrop(page, course)
        let files = try attached(page)
        let language = page.language
        return page.screen(
            language(title), tint: .grades, color: behind.color, status: form.status
        ) { html in
            behind.write(html)
        } sheet: { html in
            html.sheet(
                title: language(title), closeHref: closing, closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: action, return: closing, multipart: takesFiles, showsRecord: true
                ) {
                    html.hiddenFields(hidden)
                    fields.write(html)
                    files.write(html)
                    if takesFiles { chooser(form, language, html) }
                    html.buttonBar { buttons(language, html) }
                }
                if let record { remove(record, page, html) }
            }
        }
    }

    /// The files that the note has already.
    private func attached(_ page: Page) throws(BookError) -> FileList {
        guard let record, takesFiles else { return FileList(page: page, files: [], return: "") }
        let files = try Attachment.files(of: [record], in: page.book)
        return FileList(
            page: page, files: files[record.id] ?? [],
            return: Editing.edit(record, return: closing))
    }

    /// On phones its button offers the camera too.
    private func chooser(_ form: Form, _ language: Language, _ html: HTML) {
        var control = form.control(Attachment.chosen, in: language)
        control.hint = language(Words.filesHint)
        html.filesField(
            control, accept: "image/*,application/pdf,*/*", tooLarge: language(Words.fileTooLarge))
    }

    private func buttons(_ language: Language, _ html: HTML) {
        html.submitButton(language(WebText.save))
        guard another else { return }
        let next = Words.editSheetsSaveAndNext
        html.submitButton(language(next), style: .plain, name: "another", value: "1")
    }

    private func remove(_ record: Record, _ page: Page, _ html: HTML) {
        let language = page.language
        let back = record.kind == Course.kind ? Grades.path : closing
        html.buttonBar {
            if let course = record.course, record.kind == Assignment.kind {
                html.buttonLink(
                    language(Words.newNote),
                    href: Editing.add(
                        Note.kind, [("course", course.text), ("assignment", record.id.text)],
                        return: Grades.path(course, .notes)),
                    style: .quiet, icon: .note)
            }
            html.buttonLink(
                language(WebText.history),
                href: AppAddress.history(record.kind, record.id), style: .quiet,
                icon: .history)
            page.moveButton(record, to: html)
            html.postButton(
                Post(
                    language(WebText.delete), action: Editing.delete(record),
                    fields: [("return", back)], symbol: .icon(.trash), tone: .danger))
        }
    }
}

/// The screen behind a sheet: the course it is about, or the overview.
struct Backdrop {
    private let overview: Overview
    private let course: CourseScreen?

    init(_ page: Page, _ course: RecordID?) throws(BookError) {
        var screen: CourseScreen?
        if let course, let record = try page.book.record(Course.kind, course), !record.isHidden {
            screen = try CourseScreen(page, record, .assignments)
        }
        self.course = screen
        overview = try Overview(page, chosen: screen?.course.id)
    }

    func write(_ html: HTML) {
        html.split(showing: course == nil ? .list : .detail) {
            overview.write(html)
        } detail: {
            course?.write(html)
        } aside: {
            course?.aside(html)
        }
    }

    /// The colour of the course that stands behind.
    var color: String? { course?.course.record.colorClass }
}
