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
            var draft = try form.draft(Essential.kind, from: page.form)
            if let name = draft[Essential.name] {
                let wish = try Wish(name, in: page.book)
                if let existing = wish.existing { return try raise(existing, wish, draft, page) }
                if !wish.quantity.isEmpty {
                    draft[Essential.name] = wish.title
                    draft[Essential.details] = [wish.quantity, draft[Essential.details] ?? ""]
                        .filter { !$0.isBlank }.joined(separator: "\n")
                }
            }
            return page.done(try page.book.commit(draft).stamp, or: path)
        } catch {
            return try newSheet(page, refused: error)
        }
    }

    /// An existing essential gets the details that were given before its own, and the level if that
    /// is higher.
    private static func raise(
        _ existing: Essential, _ wish: Wish, _ draft: Draft, _ page: Page
    ) throws(BookError) -> Response {
        let level = draft[Essential.level] ?? .fallback
        var change = wish.draft(level: level)
        let known = change[Essential.details] ?? existing.details
        if let details = draft[Essential.details], !details.isBlank,
            !known.folded.containsFolded(details.folded)
        {
            change[Essential.details] = known.isBlank ? details : details + "\n" + known
        }
        let commit = try page.book.commit(change)
        return page.done(commit.stamp, at: path(existing.id), added: 0, there: 1)
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
            if page.form["both"] == nil, let other = try namesake(of: record, draft, page.book) {
                let typed = Form(formFields, record, typed: page.form)
                return try editSheet(page, record, typed, beside: other)
            }
            return page.done(try page.book.commit(draft).stamp, or: path(record.id))
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return try editSheet(page, record, refused)
        }
    }

    /// Another essential of the name that this one is about to get.
    private static func namesake(
        of record: Record, _ draft: Draft, _ book: Book
    ) throws(BookError) -> Essential? {
        guard let name = draft[Essential.name], name.folded != record.title.folded else {
            return nil
        }
        let other = try Wish.find(name, in: book)
        return other?.id == record.id ? nil : other
    }

    private static func editSheet(
        _ page: Page, _ record: Record, _ form: Form, beside other: Essential? = nil
    ) throws(BookError) -> Response {
        try sheet(
            page, PrioritiesText.editTitle, action: path(record.id, "/edit"), form,
            closing: path(record.id), return: path(record.id),
            list: try MainList(page, chosen: record.id), beside: other)
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
                level.rawValue, language(LevelText.word(level)), symbol: .mark(level.mark))
        }
        html.choiceField(form.control(Essential.level.field, in: language), choices)
    }

    /// Says that a name is taken, and leads there.
    private static func taken(_ other: Essential, _ language: Language, _ html: HTML) {
        html.callout(language(PrioritiesText.another(other.name)), icon: .warning) {
            html.buttonLink(
                language(PrioritiesText.openOther), href: path(other.id), style: .quiet)
        }
    }

    /// Takes a name all the same; after the button that Enter presses.
    private static func keepBoth(_ language: Language, _ html: HTML) {
        html.submitButton(
            language(PrioritiesText.keepBoth), style: .plain, name: "both", value: "1")
    }

    /// A sheet with an essential's form over the main list.
    private static func sheet(
        _ page: Page, _ title: PrioritiesText, action: String, _ form: Form, closing: String,
        return back: String, list: MainList, beside other: Essential? = nil
    ) throws(BookError) -> Response {
        let language = page.language
        return page.screen(
            language(title), tint: .priorities,
            status: form.errors.isEmpty && other == nil ? 200 : 422
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
                    if let other { taken(other, language, html) }
                    html.textField(name(form, language))
                    levelField(form, language, html)
                    html.field(Essential.details.field, form, in: language)
                    html.buttonBar {
                        html.submitButton(language(WebText.save))
                        if other != nil { keepBoth(language, html) }
                    }
                }
            }
        }
    }
}
