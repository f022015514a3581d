import Kernel

/// One item: its scores, each with how to score, its priority and its details.
final class ItemScreen {
    let page: Page
    let record: Record
    let study: Study
    private let glance: ItemGlance

    init(_ page: Page, _ record: Record) throws(BookError) {
        self.page = page
        self.record = record
        study = try Study(
            try page.book.visible(Project.kind, record[Item.project]), for: record, in: page.book)
        glance = try ItemGlance(page, record, study)
    }

    func write(_ html: HTML) {
        heading(html)
        html.div(.class("project-page")) {
            if let standing = study.ranking[record.id], !study.qualities.isEmpty {
                score(standing, html)
                html.group(id: "scoring") {
                    for column in study.qualities.indices { row(column, standing, html) }
                }
            }
            priority(html)
            if !record[Item.detail].isEmpty {
                html.card { html.p(.class("prose")) { html.text(record[Item.detail]) } }
            }
            completed(html)
            glance.write(html)
        }
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                record.title, subtitle: record[Item.completed] ? language(Words.markDone) : nil,
                back: Link(study.record.title, href: Projects.path(study.id)))
        ) {
            html.iconLink(
                .edit, label: language(Words.editItem),
                href: Projects.itemPath(record.id, .edit))
            html.menuButton(label: language(Words.tools), menu: "item-tools")
        }
        html.menu(id: "item-tools", label: language(Words.tools)) {
            html.menuLink(
                language(WebText.history), symbol: .icon(.history),
                href: AppAddress.history(Item.kind, record.id))
            html.menuPost(
                Post(
                    language(WebText.delete), action: Projects.itemPath(record.id, .delete),
                    symbol: .icon(.trash), tone: .danger))
        }
    }

    private func score(_ standing: Ranking.Standing, _ html: HTML) {
        html.card {
            html.p(.class("figure huge")) {
                let (figure, note) = page.language.figure(standing)
                html.text(figure + " ")
                if let note { html.small { html.text(note) } }
            }
            html.pills(study, standing.index, page.language)
            html.bar(permille: standing.permille, label: page.language.score(standing))
        }
    }

    private func row(_ column: Int, _ standing: Ranking.Standing, _ html: HTML) {
        let quality = study.qualities[column]
        let value = standing.option.values[column]
        html.row(
            Row(
                id: "q-" + quality.id.text, title: quality.title,
                subtitle: value == nil ? quality.nothingYet(page.language) : nil,
                href: Projects.qualityPath(quality.id)),
            leading: {},
            below: {
                guard !quality[Quality.note].isEmpty else { return }
                html.div(.class("above")) {
                    html.disclosure(page.language(Words.howToScore)) {
                        html.p(.class("prose sub")) { html.text(quality[Quality.note]) }
                    }
                }
            },
            trailing: {
                ScoreButtons(
                    page: page, levels: study.levels, item: record.id, quality: quality,
                    value: value, subject: quality.title
                ).write(html)
            })
    }

    /// Every priority as a button; the one it has is pressed.
    private func priority(_ html: HTML) {
        html.postForm(
            action: Projects.itemPath(record.id, .set), return: page.here,
            class: "levels priorities"
        ) {
            for priority in [Int64](arrayLiteral: 3, 2, 1) {
                html.button(
                    .class("level"), .type("submit"), .name("priority"),
                    .value(String(priority)),
                    .aria("pressed", priority == record[Item.priority] ? "true" : "false")
                ) {
                    if priority == 3 {
                        html.mark(Mark("critical"))
                    } else {
                        html.icon(Projects.icon(priority: priority))
                    }
                    html.span { html.text(page.language(Words.level(priority))) }
                }
            }
        }
    }

    private func completed(_ html: HTML) {
        let isDone = record[Item.completed]
        html.buttonBar {
            html.postButton(
                Post(
                    page.language(isDone ? Words.markNotDone : Words.markDone),
                    action: Projects.itemPath(record.id, .set),
                    fields: [("completed", isDone ? "false" : "true"), ("return", page.here)],
                    symbol: .icon(isDone ? .restore : .check)),
                class: isDone ? "button" : "button primary")
        }
    }
}

extension Projects {
    private static let itemFields = [
        Item.title.field, Item.detail.field, Item.priority.field, Item.completed.field,
    ]

    @Sendable static func itemScreen(_ page: Page) throws(BookError) -> Response {
        try itemScreen(page, try page.record(Item.kind))
    }

    private static func itemScreen(
        _ page: Page, _ record: Record, status: Int = 200, sheet: (HTML) -> Void = { _ in }
    ) throws(BookError) -> Response {
        let screen = try ItemScreen(page, record)
        let list = try ProjectList(
            page, closed: screen.study.record[Project.closed], chosen: screen.study.id)
        return page.screen(
            record.title, tint: .projects, color: tint(screen.study.record), status: status
        ) { html in
            html.split {
                list.write(html)
            } detail: {
                screen.write(html)
            }
        } sheet: { html in
            sheet(html)
        }
    }

    @Sendable static func editItem(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Item.kind)
        return Editor(page, Item.kind, itemFields, of: record) { _ in
            itemPath(record.id)
        } screen: { (form) throws(BookError) in
            let sheet = FormSheet(
                title: Words.editItem, action: itemPath(record.id, .edit),
                closing: itemPath(record.id))
            return try itemScreen(page, record, status: form.status) { html in
                sheet.write(page, form, html)
            }
        }
    }
}
