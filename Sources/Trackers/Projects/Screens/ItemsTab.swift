import Kernel

/// A project's items: adding, ticking off, and their order.
struct ItemsTab {
    let frame: ProjectFrame
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    /// How many rows are shown until more are asked for: fewer where each has many pills.
    static func step(_ study: Study) -> Int {
        max(50, min(200, 1_000 / (study.qualities.count + 1)))
    }

    /// A form that is one field: the next item's title.
    static let titleField = Item.title.field

    func write(_ html: HTML, _ form: Form = Form([titleField])) {
        quickAdd(form, html)
        if study.items.isEmpty { return html.emptyState(nothingYet) }
        sorting(html)
        let step = ItemsTab.step(study)
        let shown = page.request.query["show"].flatMap { Int($0) } ?? step
        let limit = max(step, min(shown, 100_000))
        let items = study.sortedItems
        let rows = ItemRow(page, study)
        html.group(id: "items") { for item in items.prefix(limit) { rows.write(item, html) } }
        if items.count > limit {
            html.buttonLink(
                page.language(Words.showMore(min(items.count - limit, step))),
                href: Projects.path(study.id) + "?show=\(limit + step)", style: .quiet)
        }
        if study.qualities.isEmpty, items.count > 1 { invitation(html) }
    }

    /// Type and return, again and again.
    private func quickAdd(_ form: Form, _ html: HTML) {
        if html.isLooking { return }
        let error = form.errors.first?.hint(in: page.language)
        html.postForm(
            action: Projects.path(study.id, .add), return: Projects.path(study.id),
            class: "quick-add"
        ) {
            html.input(
                .type("text"), .id("quick-add"), .name("title"),
                .value(form.text(ItemsTab.titleField, in: page.language)),
                .placeholder(page.language(Words.addItem)),
                .aria("label", page.language(Words.addItem)), .maxlength(500),
                .all(
                    .autocomplete("off"), .enterkeyhint("done"),
                    .aria("invalid", error == nil ? nil : "true"),
                    .aria("describedby", error == nil ? nil : "quick-add-error")))
            html.submitButton(page.language(Words.add))
            if let error {
                html.p(.class("error"), .id("quick-add-error")) { html.text(error) }
            }
        }
    }

    private func sorting(_ html: HTML) {
        if html.isLooking { return }
        let chosen = study.record[Project.sort]
        let sorts = ItemSort.allCases.filter { $0 != .score || !study.qualities.isEmpty }
        html.postForm(
            action: Projects.path(study.id, .set), return: Projects.path(study.id),
            class: "segmented sorts"
        ) {
            for sort in sorts {
                html.button(
                    .type("submit"), .name("sort"), .value(sort.rawValue),
                    .aria("pressed", sort == chosen ? "true" : "false")
                ) { html.text(page.language(sort.label)) }
            }
        }
    }

    private func invitation(_ html: HTML) {
        html.card {
            html.h2 { html.text(page.language(Words.compare)) }
            html.p(.class("sub")) { html.text(page.language(Words.compareSentence)) }
            html.buttonBar {
                html.buttonLink(
                    page.language(Words.addQuality), href: Projects.path(study.id, .quality),
                    icon: .add)
            }
        }
    }

    private var nothingYet: EmptyState {
        EmptyState(
            icon: .list, title: page.language(Words.noItems),
            sentence: page.language(Words.noItemsSentence),
            action: Link(page.language(Words.addMany), href: Projects.path(study.id, .batch)))
    }
}

extension Projects {
    @Sendable static func itemsTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .items)
        return frame.response { html in ItemsTab(frame: frame).write(html) }
    }

    /// Adds an item by its title.
    @Sendable static func addItem(_ page: Page) throws(BookError) -> Editor {
        let project = try page.record(Project.kind)
        var editor = Editor(page, Item.kind, [ItemsTab.titleField]) { _ in
            page.returnPath(or: path(project.id))
        } screen: { (form) throws(BookError) in
            let frame = try ProjectFrame(page, project, .items)
            return frame.response(status: form.status) { html in
                ItemsTab(frame: frame).write(html, form)
            }
        }
        editor.completing = { (draft) throws(BookError) in
            draft[Item.project] = project.id
            return []
        }
        return editor
    }
}
