import Kernel

extension Priorities {
    static let formFields = [Essential.name.field, Essential.level.field, Essential.details.field]

    /// The sheet for a new essential over the main list; `?name=` fills in its name.
    @Sendable static func newSheet(_ page: Page) throws(BookError) -> Response {
        try newSheet(page, Form(formFields, typed: page.request.query))
    }

    static func newSheet(_ page: Page, refused error: BookError) throws(BookError) -> Response {
        guard let form = Form(formFields).refused(error, typed: page.form) else { throw error }
        return try newSheet(page, form)
    }

    private static func newSheet(_ page: Page, _ form: Form) throws(BookError) -> Response {
        try sheet(
            page, PrioritiesText.new, action: path + "/new", form, closing: path,
            return: page.form["return"] ?? path, list: try MainList(page))
    }

    /// Makes an essential; one of that name is opened instead of doubled.
    @Sendable static func create(_ page: Page) throws(BookError) -> Response {
        let form = Form(formFields)
        do {
            let draft = try form.draft(Essential.kind, from: page.form)
            if let name = draft[Essential.name] {
                let wish = try Wish(name, in: page.book)
                if let existing = wish.existing { return try raise(existing, wish, draft, page) }
            }
            return page.done(try page.book.commit(draft).stamp, or: path)
        } catch {
            return try newSheet(page, refused: error)
        }
    }

    /// An existing essential takes over the details that were given, and the level if that is
    /// higher.
    private static func raise(
        _ existing: Essential, _ wish: Wish, _ draft: Draft, _ page: Page
    ) throws(BookError) -> Response {
        let level = draft[Essential.level] ?? .fallback
        var change = wish.draft(level: level, language: page.language)
        if let details = draft[Essential.details], !details.isBlank {
            change[Essential.details] = details
        }
        let commit = try page.book.commit(change)
        return page.done(commit.stamp, at: path(existing.id))
    }

    @Sendable static func editSheet(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        return try editSheet(page, record, Form(formFields, record))
    }

    @Sendable static func edit(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let form = Form(formFields, record)
        do {
            let draft = try form.draft(Essential.kind, record.id, from: page.form)
            return page.done(try page.book.commit(draft).stamp, or: path(record.id))
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return try editSheet(page, record, refused)
        }
    }

    private static func editSheet(
        _ page: Page, _ record: Record, _ form: Form
    ) throws(BookError) -> Response {
        try sheet(
            page, PrioritiesText.editTitle, action: path(record.id, "/edit"), form,
            closing: path(record.id), return: path(record.id),
            list: try MainList(page, chosen: record.id))
    }

    /// In a new form, where one begins to type.
    private static func name(_ form: Form, _ language: Language) -> FormField {
        var name = form.control(Essential.name.field, in: language)
        name.autofocus = name.value.isEmpty && form.errors.isEmpty
        return name
    }

    /// The levels with their marks, most urgent first.
    static func levelField(_ form: Form, _ language: Language, _ html: HTML) {
        let choices = Level.descending.map { level in
            FormField.Choice(
                level.rawValue, language(LevelText.word(level)), symbol: .level(level.mark))
        }
        html.choiceField(form.control(Essential.level.field, in: language), choices)
    }

    /// A sheet with an essential's form over the main list.
    private static func sheet(
        _ page: Page, _ title: PrioritiesText, action: String, _ form: Form, closing: String,
        return back: String, list: MainList
    ) throws(BookError) -> Response {
        let language = page.language
        return page.screen(
            language(title), tint: .priorities, status: form.errors.isEmpty ? 200 : 422
        ) { html in
            html.split(showing: .list) {
                list.write(html)
            } detail: {
                html.footnote(language(PrioritiesText.nothingToShow))
            }
        } sheet: { html in
            html.sheet(
                title: language(title), closeHref: closing, closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: action, return: back, showsRecord: action != path + "/new"
                ) {
                    html.textField(name(form, language))
                    levelField(form, language, html)
                    html.field(Essential.details.field, form, in: language)
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }
}
