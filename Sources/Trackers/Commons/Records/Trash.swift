import Kernel

extension Commons {
    /// How many deleted records of each kind are shown.
    private static let limit = 100

    /// What was deleted, latest first, each with a way back and a way out.
    @Sendable static func trash(_ page: Page) throws(BookError) -> Response {
        let records = try listed(page.book)
        let days = try page.book.trashDays()
        let language = page.language
        return page.screen(language(CommonsText.trashTitle), tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(CommonsText.trashTitle),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path)))
                if records.isEmpty { html.emptyState(empty(language)) }
                if !records.isEmpty {
                    html.group(id: "trash") { for record in records { row(record, page, html) } }
                }
                emptying(after: days, canEmpty: !records.isEmpty, language, html)
            }
        }
    }

    /// What the trash shows: not what an undo took back, which can be done again.
    private static func listed(_ book: Book) throws(BookError) -> [Record] {
        var records: [Record] = []
        var unmade: Record?
        for record in try trashed(book) where records.count < limit {
            // Made and taken back together with the one before, as of a large import.
            if let unmade, unmade.createdAt == record.createdAt,
                unmade.modifiedAt == record.modifiedAt
            {
                continue
            }
            if try book.isUnmade(record) { unmade = record } else { records.append(record) }
        }
        return records
    }

    /// All that is in the trash, latest first.
    private static func trashed(_ book: Book) throws(BookError) -> [Record] {
        var records: [Record] = []
        for kind in book.schema.kinds where kind.titleIndex != nil {
            records += try book.records(
                Query(kind, order: [Order(.modifiedAt, descending: true)], scope: .trashed))
        }
        return records.inOrder { $0.modifiedAt > $1.modifiedAt }
    }

    private static func row(_ record: Record, _ page: Page, _ html: HTML) {
        let language = page.language
        let date = record.modifiedAt.date(utcOffset: page.request.context.utcOffset)
        let title = page.book.title(of: record, in: language)
        html.row(
            Row(
                id: "t-" + record.id.text, title: title,
                subtitle: record.kind.label.text(in: language) + " · "
                    + language(CommonsText.deletedOn(language.date(date))),
                href: AppAddress.history(record.kind, record.id),
                actions: Row.Actions(
                    menu: menu(record.kind, page), menuLabel: language(CommonsText.moreFor(title)))),
            leading: { html.lead(page.app.tracker(of: record.kind)) },
            trailing: {
                html.postButton(
                    Post(
                        language(CommonsText.restore), action: AppAddress.restore.path,
                        fields: [
                            ("kind", record.kind.name), ("id", record.id.text),
                            ("return", page.here),
                        ]),
                    class: "link-button")
            })
    }

    private static func menu(_ kind: Kind, _ page: Page) -> RowMenu {
        let forGood = Row.Action(
            page.language(CommonsText.forGood), name: "record",
            value: kind.name + "/" + Placeholder.id.text, symbol: .icon(.trash),
            action: AppAddress.forGood.path)
        let history = Link(
            page.language(CommonsText.historyTitle),
            href: AppAddress.history(kind, Placeholder.id), symbol: .icon(.history))
        return RowMenu(
            "trash-" + kind.name, return: AppAddress.trash.path, swipe: [forGood], links: [history])
    }

    /// The ways out of the trash: at once, and by itself after some days.
    private static func emptying(
        after days: Int?, canEmpty: Bool, _ language: Language, _ html: HTML
    ) {
        html.postForm(
            action: AppAddress.keepTrash.path, return: AppAddress.trash.path, id: "keep-trash",
            auto: true
        ) {
            let choices = [30, 90, 365].map {
                FormField.Choice(String($0), language(CommonsText.daysLater($0)))
            }
            html.selectField(
                FormField(
                    "days", label: language(CommonsText.emptyAfter),
                    value: days.map { String($0) } ?? ""),
                [FormField.Choice("", language(CommonsText.never))] + choices)
            html.div(.class("without-script")) {
                html.buttonBar { html.submitButton(language(CommonsText.save)) }
            }
        }
        if canEmpty {
            html.buttonBar {
                html.postButton(
                    Post(
                        language(CommonsText.emptyTrash), action: AppAddress.emptyTrash.path,
                        fields: [("return", AppAddress.trash.path)], tone: .danger),
                    class: "button")
            }
        }
        html.footnote(language(CommonsText.trashHonest), icon: .info)
    }

    private static func empty(_ language: Language) -> EmptyState {
        EmptyState(
            icon: .trash, title: language(CommonsText.trashEmpty),
            sentence: language(CommonsText.trashEmptySentence))
    }

    @Sendable static func restore(_ page: Page) throws(BookError) -> Response {
        let record = try named(page.form["kind"] ?? "", page.form["id"] ?? "", page)
        if record.isGone { throw .gone(record) }
        return page.done(try page.book.restore(record).stamp, or: AppAddress.trash.path)
    }

    /// Takes one record out of the trash, or all; what it said stays in the log.
    @Sendable static func deleteForGood(_ page: Page) throws(BookError) -> Response {
        let parts = (page.form["record"] ?? "").utf8.split(separator: UInt8(ascii: "/"))
            .map { String(Substring($0)) }
        let record = try named(parts.first ?? "", parts.last ?? "", page)
        return page.done(try page.book.deleteForGood([record]).stamp, or: AppAddress.trash.path)
    }

    @Sendable static func emptyTrash(_ page: Page) throws(BookError) -> Response {
        let all = try trashed(page.book)
        return page.done(try page.book.deleteForGood(all).stamp, or: AppAddress.trash.path)
    }

    /// Keeps after how many days the trash is emptied, and does it at once where it is due.
    @Sendable static func keepTrash(_ page: Page) throws(BookError) -> Response {
        let days = page.form["days"].flatMap { Int($0) }.map { String($0) }
        try page.book.set(.trashDays, ["30", "90", "365"].contains(days) ? days : nil)
        try page.book.set(.trashEmptied, nil)
        return page.done(try page.book.emptyOldTrash()?.stamp, or: AppAddress.trash.path)
    }

    private static func named(
        _ name: String, _ id: String, _ page: Page
    ) throws(BookError) -> Record {
        let (kind, id) = try key(name, id, page)
        guard let record = try page.book.record(kind, id) else {
            throw .notFound(kind: kind, reference: id.text)
        }
        return record
    }

    /// The kind and identifier that an address or a form names.
    static func key(
        _ name: String, _ id: String, _ page: Page
    ) throws(BookError) -> (Kind, RecordID) {
        let kinds = page.app.schema.kinds
        guard let kind = page.app.schema.kind(name), let id = RecordID(id) else {
            throw .notFound(kind: page.app.schema.kind(name) ?? kinds[0], reference: id)
        }
        return (kind, id)
    }
}
