import Kernel

/// The templates that were saved, to rename and to delete.
struct TemplatesScreen {
    let page: Page
    private let templates: [(record: Record, qualities: [String])]
    private let list: ProjectList

    init(_ page: Page) throws(BookError) {
        self.page = page
        var templates: [(record: Record, qualities: [String])] = []
        for record in try page.book.records(Template.kind, limit: 500) {
            let mine: Filter = TemplateQuality.template == record.id
            let qualities = try page.book.records(TemplateQuality.kind, where: [mine])
            templates.append((record, qualities.map { $0.title }))
        }
        self.templates = templates
        list = try ProjectList(page, closed: false)
    }

    func response(status: Int = 200, sheet: (HTML) -> Void = { _ in }) -> Response {
        let language = page.language
        return page.screen(language(Words.templates), tint: .projects, status: status) { html in
            list.write(html) {
                html.largeTitle(
                    Heading(
                        language(Words.templates),
                        back: Link(language(Words.projects), href: Projects.path),
                        isBesideList: true))
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
        let id = Placeholder.id
        let menu = RowMenu(
            "t",
            swipe: [
                Row.Action(
                    language(WebText.delete), name: "delete", value: "", symbol: .icon(.trash),
                    action: Projects.templatePath(id, .delete))
            ],
            links: [
                Link(language(WebText.edit), href: Projects.templatePath(id, .edit)),
                Link(language(WebText.history), href: AppAddress.history(Template.kind, id)),
            ] + page.moveLinks(Template.kind, id))
        html.row(
            Row(
                id: "t-" + record.id.text, title: record.title,
                subtitle: qualities.joined(separator: ", "),
                href: Projects.templatePath(record.id, .edit),
                actions: Row.Actions(
                    menu: menu, menuLabel: language(Words.moreFor(record.title)))))
    }

    private var nothingYet: EmptyState {
        EmptyState(
            icon: .list, title: page.language(Words.noTemplates),
            sentence: page.language(Words.noTemplatesSentence),
            action: Link(page.language(Words.newProject), href: Projects.path(.new)))
    }
}

extension Projects {
    @Sendable static func templatesScreen(_ page: Page) throws(BookError) -> Response {
        try TemplatesScreen(page).response()
    }

    @Sendable static func editTemplate(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Template.kind)
        return Editor(page, Template.kind, [Template.title.field], of: record) { _ in
            path(.templates)
        } screen: { (form) throws(BookError) in
            let sheet = FormSheet(
                title: Words.editTemplate, action: templatePath(record.id, .edit),
                closing: path(.templates))
            return try TemplatesScreen(page).response(status: form.status) { html in
                sheet.write(page, form, html)
            }
        }
    }
}
