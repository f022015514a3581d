import Kernel

extension Pulls {
    @Sendable static func newPull(_ page: Page) throws(BookError) -> Editor {
        var editor = try editor(page, nil)
        editor.starting = ["date": page.book.today.iso]
        return editor
    }

    @Sendable static func editPull(_ page: Page) throws(BookError) -> Editor {
        try editor(page, try page.record(Pull.kind))
    }

    private static func editor(_ page: Page, _ pull: Record?) throws(BookError) -> Editor {
        var editor = Editor(page, Pull.kind, Pull.formFields, of: pull) { commit in
            // Where a hook waits for its pull, one goes on with that.
            let back = page.returnPath(or: path)
            return AppAddress.isAdding(back) ? back : commit.ids.first.map { path($0) } ?? path
        } screen: { (form) throws(BookError) in
            try PullSheet(page, form, pull).response()
        }
        editor.typed = try Units.chosen(page.book, page.language)
            .completed(page.form, Pull.formFields, in: page.language)
        return editor
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

    init(_ page: Page, _ form: Form, _ pull: Record?) throws(BookError) {
        self.page = page
        self.form = form
        self.pull = pull
        list = try PullList(page, chosen: pull?.id)
        units = try Units.chosen(page.book, page.language)
        let recent = try page.book.records(Query(Pull.kind, limit: 60))
        names = recent.map { $0.title }.distinct
        places = recent.map { $0[Pull.location] }.distinct
    }

    func response() -> Response {
        let language = page.language
        let title = language(pull == nil ? Words.newPull : Words.editPull)
        return page.screen(title, tint: .pulls, status: form.status) { html in
            list.writeScreen(html)
        } sheet: { html in
            html.sheet(title: title, closeHref: home, closeLabel: language(WebText.close)) {
                html.postForm(action: action, return: home, showsRecord: true) { fields(html) }
            }
        }
    }

    private var home: String {
        if let pull { return Pulls.path(pull.id) }
        let back = page.request.method == .post ? page.form["return"] : page.request.query["return"]
        return back.flatMap { AppAddress.isAdding($0) ? $0 : nil } ?? Pulls.path
    }
    private var action: String { pull.map { Pulls.path($0.id, .edit) } ?? Pulls.path(.new) }

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
