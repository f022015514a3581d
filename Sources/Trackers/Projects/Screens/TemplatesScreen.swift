import Kernel

/// The templates that were saved, to rename and to delete.
struct TemplatesScreen {
    let page: Page
    private let templates: [(record: Record, qualities: [String])]

    init(_ page: Page) throws(BookError) {
        self.page = page
        var templates: [(record: Record, qualities: [String])] = []
        for record in try page.book.records(Template.kind, limit: 500) {
            let mine = Filter.equals(TemplateQuality.template.name, .reference(record.id))
            let qualities = try page.book.records(TemplateQuality.kind, where: [mine])
            templates.append((record, qualities.map { $0.title }))
        }
        self.templates = templates
    }

    func answer(status: Int = 200, sheet: (HTML) -> Void = { _ in }) -> Response {
        let language = page.language
        return page.screen(language(Words.templates), tint: .projects, status: status) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.templates),
                        back: Link(language(Words.projects), href: Projects.path)))
                if templates.isEmpty { return html.emptyState(nothingYet) }
                html.group(id: "templates") {
                    for (record, qualities) in templates { row(record, qualities, html) }
                }
            }
        } sheet: { html in
            sheet(html)
        }
    }

    private func row(_ record: Record, _ qualities: [String], _ html: HTML) {
        let language = page.language
        let edit = Projects.templatePath(record.id, "/edit")
        let actions = Row.Actions(
            action: Projects.templatePath(record.id, "/delete"), fields: [],
            swipe: [
                Row.Action(
                    language(WebText.delete), name: "delete", value: "", symbol: .icon(.trash))
            ],
            links: [
                Link(language(WebText.edit), href: edit),
                Link(language(WebText.history), href: "/history/template/" + record.id.text),
            ],
            menuLabel: language(Words.moreFor(record.title)))
        html.row(
            Row(
                id: "t-" + record.id.text, title: record.title,
                subtitle: qualities.joined(separator: ", "), href: edit, actions: actions))
    }

    private var nothingYet: EmptyState {
        EmptyState(
            icon: .list, title: page.language(Words.noTemplates),
            sentence: page.language(Words.noTemplatesSentence),
            action: Link(page.language(Words.newProject), href: Projects.path + "/new"))
    }
}

extension Projects {
    static let templatesPath = path + "/templates"

    static func templatePath(_ template: RecordID, _ rest: String = "") -> String {
        path + "/template/" + template.text + rest
    }

    @Sendable static func templatesScreen(_ page: Page) throws(BookError) -> Response {
        try TemplatesScreen(page).answer()
    }

    @Sendable static func editTemplateSheet(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Template.kind)
        return try editTemplateSheet(page, record, Form([Template.title.field], record))
    }

    @Sendable static func editTemplate(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Template.kind)
        let form = Form([Template.title.field], record)
        do {
            let draft = try form.draft(Template.kind, record.id, from: page.form)
            return page.done(try page.book.commit(draft).stamp, at: templatesPath)
        } catch {
            guard let refused = form.refused(error, typed: page.form) else { throw error }
            return try editTemplateSheet(page, record, refused)
        }
    }

    private static func editTemplateSheet(
        _ page: Page, _ record: Record, _ form: Form
    ) throws(BookError) -> Response {
        let sheet = FormSheet(
            title: Words.editTemplate, action: templatePath(record.id, "/edit"),
            closing: templatesPath)
        return try TemplatesScreen(page).answer(status: form.errors.isEmpty ? 200 : 422) { html in
            sheet.write(page, form, html)
        }
    }

    @Sendable static func deleteTemplate(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Template.kind)
        return page.done(try page.book.delete(record).stamp, at: templatesPath)
    }
}
