import Kernel

extension Projects {
    private static let newFields = [
        Project.title.field, Project.detail.field, Project.color.field,
    ]

    private static let editFields = [
        Project.title.field, Project.detail.field, Project.color.field,
        Project.reminderTime.field, Project.levels.field, Project.unscored.field,
        Project.method.field, Project.normalization.field,
    ]

    /// A new project, which may start with the qualities of a template.
    @Sendable static func new(_ page: Page) throws(BookError) -> Editor {
        var editor = Editor(page, Project.kind, newFields) { commit in
            commit.ids.first.map { path($0) } ?? path
        } screen: { (form) throws(BookError) in
            try newSheet(page, form)
        }
        editor.completing = { (draft) throws(BookError) in
            let id = page.book.makeID()
            draft.id = id
            let starter = try Starter.all(page.book).first { $0.name == page.form["starter"] }
            return starter?.drafts(&draft, id, page.language) ?? []
        }
        return editor
    }

    private static func newSheet(_ page: Page, _ form: Form) throws(BookError) -> Response {
        let language = page.language
        let list = try ProjectList(page, closed: false).showingNext()
        var starter = FormField(
            "starter", label: language(Words.startWith), value: page.form["starter"] ?? "")
        starter.required = false
        let starters =
            [FormField.Choice("", language(Words.noQualities))]
            + (try Starter.all(page.book)).map { FormField.Choice($0.name, language($0.title)) }
        let hasTemplates = try page.book.count(Query(Template.kind)) > 0
        return page.screen(
            language(Words.newProject), tint: .projects, status: form.status
        ) { html in
            list.writeScreen(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.newProject), closeHref: path,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path(.new), return: nil) {
                    for field in form.fields {
                        guard field.name == Project.title.name else {
                            projectField(field, form, language, html)
                            continue
                        }
                        html.firstField(field, form, in: language)
                        html.selectField(starter, starters)
                        if hasTemplates {
                            html.buttonLink(
                                language(Words.editTemplates), href: path(.templates), style: .quiet
                            )
                        }
                    }
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }

    /// A project in a sheet over its items.
    @Sendable static func edit(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Project.kind)
        return Editor(page, Project.kind, editFields, of: record) { _ in
            path(record.id)
        } screen: { (form) throws(BookError) in
            let frame = try ProjectFrame(page, record, .items)
            let sheet = FormSheet(
                title: Words.editProject, action: path(record.id, .edit),
                closing: path(record.id))
            return frame.response(status: form.status) { html in
                ItemsTab(frame: frame).write(html)
            } sheet: { html in
                sheet.write(page, form, html)
            }
        }
    }

    /// What the choices of a field mean.
    private static func hint(_ field: Field) -> Label? {
        switch field.name {
        case Project.method.name: Words.weightedSumMeans
        case Project.normalization.name: Words.normalizationMeans
        default: nil
        }
    }

    private static func choices(
        _ field: Field, _ form: Form, _ hint: Label, _ language: Language, _ html: HTML
    ) {
        var control = form.control(field, in: language)
        control.hint = language(hint)
        html.choiceField(
            control,
            field.type.choices.map { FormField.Choice($0.name, $0.label.text(in: language)) })
    }

    /// A control of the project's form; the colour is chosen from swatches.
    static func projectField(_ field: Field, _ form: Form, _ language: Language, _ html: HTML) {
        if let hint = hint(field) { return choices(field, form, hint, language, html) }
        guard field.name == Project.color.name else {
            return html.field(field, form, in: language)
        }
        let chosen = form.text(field, in: language)
        html.fieldset(.class("field swatches")) {
            html.legend { html.text(language(field.label)) }
            html.div(.class("swatch-grid")) {
                for color in PaletteColor.allCases {
                    html.label(
                        .class("swatch color-" + color.rawValue), .title(language(color.label))
                    ) {
                        html.input(
                            .type("radio"), .name(field.name), .value(color.rawValue),
                            .aria("label", language(color.label)),
                            .checked(if: color.rawValue == chosen))
                    }
                }
            }
        }
    }
}

/// A sheet with a form over a part of a project.
struct FormSheet {
    let title: Label
    let action: String
    let closing: String

    func write(_ page: Page, _ form: Form, _ html: HTML) {
        let language = page.language
        html.sheet(
            title: language(title), closeHref: closing, closeLabel: language(WebText.close)
        ) {
            html.postForm(action: action, return: closing, showsRecord: true) {
                for field in form.fields { write(field, form, language, html) }
                html.buttonBar { html.submitButton(language(WebText.save)) }
            }
        }
    }

    private func write(_ field: Field, _ form: Form, _ language: Language, _ html: HTML) {
        guard field.name == Item.priority.name else {
            return Projects.projectField(field, form, language, html)
        }
        html.choiceField(
            form.control(field, in: language),
            [3, 2, 1].map { FormField.Choice(String($0), language(Words.level($0))) })
    }
}

extension HTML {
    /// The line where one begins to type in a new sheet.
    func firstField(_ field: Field, _ form: Form, in language: Language) {
        var control = form.control(field, in: language)
        control.autofocus = true
        textField(control)
    }
}

extension Projects {
    /// A line typed anywhere may be the question of a new project.
    @Sendable static func offers(_ typed: String, _ page: Page) throws(BookError) -> [Offer] {
        [
            .new(
                Post(
                    page.language(Words.createProject(typed)), action: path(.new),
                    fields: [(Project.title.name, typed)], symbol: .icon(.projects)))
        ]
    }
}
