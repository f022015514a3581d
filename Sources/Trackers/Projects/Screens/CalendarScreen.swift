import Kernel

extension Projects {
    /// The secret address of the reminders' calendar, and a way to renew it.
    @Sendable static func calendarScreen(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let secret = try page.book.setting(.calendar)
        let reminded = try reminded(page.book)
        let list = try ProjectList(page, closed: false)
        return page.screen(language(Words.reminders), tint: .projects) { html in
            list.write(html) {
                html.largeTitle(
                    Heading(
                        language(Words.reminders),
                        back: Link(language(Words.projects), href: path), isBesideList: true))
                html.card { address(page, secret, html) }
                if reminded.isEmpty { return html.footnote(language(Words.noReminders)) }
                html.group(id: "reminders") {
                    for project in reminded {
                        html.row(
                            Row(
                                id: "p-" + project.id.text, title: project.title,
                                href: path(project.id, .edit),
                                figure: project.optional(Project.reminderTime)?.iso,
                                symbol: .icon(.clock)))
                    }
                }
            }
        }
    }

    /// Only a server can be asked by other programs; this device's copy doesn't know its address.
    private static func address(_ page: Page, _ secret: String?, _ html: HTML) {
        let language = page.language
        html.p { html.text(language(Words.remindersSentence)) }
        if !page.app.assets.hasEvents {
            return html.p(.class("sub")) { html.text(language(Words.remindersNeedServer)) }
        }
        if page.request.context.sync?.isAutomatic == true {
            return html.p(.class("sub")) { html.text(language(Words.remindersOffline)) }
        }
        if let secret {
            let address = calendarPath(secret + ".ics")
            html.p {
                html.a(.href(address), .class("work"), .data("native"), .data("address")) {
                    html.code { html.text(page.request.context.base + address) }
                }
            }
        }
        html.buttonBar {
            html.postButton(
                Post(
                    language(secret == nil ? Words.makeAddress : Words.renewAddress),
                    action: path(.calendar)))
        }
    }

    private static func reminded(_ book: Book) throws(BookError) -> [Record] {
        try book.records(Project.kind, where: Project.kind.main, limit: 500)
            .filter { $0.optional(Project.reminderTime) != nil }
    }

    @Sendable static func calendarFile(_ page: Page) throws(BookError) -> Response {
        let name = page.names["secret"] ?? ""
        guard let secret = try page.book.setting(.calendar), name == secret + ".ics" else {
            throw .notFound(kind: Project.kind, reference: name)
        }
        let file = ReminderCalendar(try reminded(page.book), today: page.book.today)
        return Response(
            headers: [
                Response.Header("Content-Type", "text/calendar; charset=utf-8"),
                Response.Header("X-Content-Type-Options", "nosniff"),
            ], body: [UInt8](file.text.utf8))
    }
}
