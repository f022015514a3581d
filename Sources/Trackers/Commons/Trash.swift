import Kernel

extension Commons {
    /// How many deleted records of each kind are shown.
    private static let limit = 100

    /// What was deleted, latest first, each with a way back.
    @Sendable static func trash(_ page: Page) throws(BookError) -> Response {
        let records = try deleted(page.book)
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
            }
        }
    }

    private static func deleted(_ book: Book) throws(BookError) -> [Record] {
        var records: [Record] = []
        for kind in book.schema.kinds where kind.titleIndex != nil {
            records += try book.records(
                Query(
                    kind, order: [Order(.modifiedAt, descending: true)], scope: .deleted,
                    limit: limit))
        }
        return Array(records.inOrder { $0.modifiedAt > $1.modifiedAt }.prefix(limit))
    }

    private static func row(_ record: Record, _ page: Page, _ html: HTML) {
        let language = page.language
        let date = record.modifiedAt.date(utcOffset: page.request.context.utcOffset)
        let key = [("kind", record.kind.name), ("id", record.id.text), ("return", page.here)]
        html.row(
            Row(
                id: "t-" + record.id.text, title: page.book.title(of: record, in: language),
                subtitle: record.kind.label.text(in: language) + " · "
                    + language(CommonsText.deletedOn(language.date(date))),
                symbol: page.app.tracker(of: record.kind).map { .icon($0.icon) }),
            leading: {},
            trailing: {
                html.postButton(
                    Post(
                        language(CommonsText.restore), action: AppAddress.restore.path,
                        fields: key.map { (name: $0.0, value: $0.1) }, symbol: .icon(.restore)),
                    class: "button small")
            })
    }

    private static func empty(_ language: Language) -> EmptyState {
        EmptyState(
            icon: .trash, title: language(CommonsText.trashEmpty),
            sentence: language(CommonsText.trashEmptySentence))
    }

    @Sendable static func restore(_ page: Page) throws(BookError) -> Response {
        let (kind, id) = try key(page.form["kind"] ?? "", page.form["id"] ?? "", page)
        guard let record = try page.book.record(kind, id) else {
            throw .notFound(kind: kind, reference: id.text)
        }
        return page.done(try page.book.restore(record).stamp, or: AppAddress.trash.path)
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
