import Kernel

extension Pulls {
    @Sendable static func newPull(_ page: Page) throws(BookError) -> Response {
        let today: Parameters = ["date": page.book.today.iso]
        return try PullSheet(page, Form(Pull.formFields, typed: today)).answer()
    }

    @Sendable static func createPull(_ page: Page) throws(BookError) -> Response {
        let form = Form(Pull.formFields)
        do {
            let typed = try Units.chosen(page.book, page.language)
                .completed(page.form, Pull.formFields, in: page.language)
            let commit = try page.book.commit(try form.draft(Pull.kind, from: typed))
            return page.done(commit.stamp, at: commit.ids.first.map { path($0) } ?? path)
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return try PullSheet(page, refused).answer()
        }
    }

    @Sendable static func editPull(_ page: Page) throws(BookError) -> Response {
        let pull = try page.record(Pull.kind)
        return try PullSheet(page, Form(Pull.formFields, pull), pull).answer()
    }

    @Sendable static func savePull(_ page: Page) throws(BookError) -> Response {
        let pull = try page.record(Pull.kind)
        let form = Form(Pull.formFields, pull)
        do {
            let typed = try Units.chosen(page.book, page.language)
                .completed(page.form, Pull.formFields, in: page.language)
            let draft = try form.draft(Pull.kind, pull.id, from: typed)
            return page.done(try page.book.commit(draft).stamp, at: path(pull.id))
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return try PullSheet(page, refused, pull).answer()
        }
    }
}

/// The form of a pull, in a sheet over the list.
private struct PullSheet {
    let page: Page
    let form: Form
    let pull: Record?
    let list: PullList
    let units: Units
    /// Names and places of earlier pulls, the latest first.
    let names: [String]
    let places: [String]

    init(_ page: Page, _ form: Form, _ pull: Record? = nil) throws(BookError) {
        self.page = page
        self.form = form
        self.pull = pull
        list = try PullList(page, chosen: pull?.id)
        units = try Units.chosen(page.book, page.language)
        let recent = try page.book.records(Query(Pull.kind, limit: 60))
        names = recent.map { $0.title }.distinct
        places = recent.map { $0[Pull.location] }.distinct
    }

    func answer() -> Response {
        let language = page.language
        let title = language(pull == nil ? Words.newPull : Words.editPull)
        return page.screen(title, tint: .pulls, status: form.errors.isEmpty ? 200 : 422) { html in
            html.split(showing: .list) {
                list.write(html)
            } detail: {
                html.footnote(language(Words.choose))
            }
        } sheet: { html in
            html.sheet(title: title, closeHref: home, closeLabel: language(WebText.close)) {
                html.postForm(action: action, return: home, showsRecord: true) { fields(html) }
            }
        }
    }

    private var home: String { pull.map { Pulls.path($0.id) } ?? Pulls.path }
    private var action: String { pull.map { Pulls.path($0.id, "/edit") } ?? Pulls.path + "/new" }

    private func fields(_ html: HTML) {
        let language = page.language
        var name = form.control(Pull.name.field, in: language)
        name.suggestions = names
        name.autofocus = pull == nil
        html.textField(name)
        var place = form.control(Pull.location.field, in: language)
        place.suggestions = places
        html.textField(place)
        html.field(Pull.date.field, form, in: language)
        html.disclosure(language(Words.conditions), open: hasConditions) {
            for field in Pull.conditions {
                guard units.shown(field) != nil else {
                    html.field(field, form, in: language)
                    continue
                }
                let isKept = pull != nil && form.errors.isEmpty
                html.textField(units.control(field, form, in: language, isKept: isKept))
            }
        }
        html.field(Pull.note.field, form, in: language)
        html.buttonBar { html.submitButton(language(WebText.save)) }
    }

    private var hasConditions: Bool {
        Pull.conditions.contains { field in
            !form.text(field, in: page.language).isEmpty
                || form.errors.contains { $0.field.name == field.name }
        }
    }
}

extension [String] {
    /// Each text once, in the order they first come, spelling aside; no blank ones.
    var distinct: [String] {
        var seen: Set<String> = []
        return filter { !$0.isBlank && seen.insert($0.trimmed.folded).inserted }
    }
}
