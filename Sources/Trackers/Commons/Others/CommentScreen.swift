import Kernel

extension Commons {
    /// What was said of a record, and where one says more.
    @Sendable static func comments(_ page: Page) throws(BookError) -> Editor {
        let (kind, record) = try commented(page)
        var editor = Editor(page, Comment.kind, [Comment.text.field]) { _ in
            page.returnPath(or: AppAddress.comments(kind.name, record.id.text))
        } screen: { (form) throws(BookError) in
            try commentScreen(record, form.errors.isEmpty ? nil : form, page)
        }
        editor.starting = [:]
        editor.completing = { (draft) throws(BookError) in
            if let field = Comment.subject(kind) { draft.set(field, .reference(record.id)) }
            return []
        }
        return editor
    }

    /// The record of which an address tells the kind.
    private static func commented(_ page: Page) throws(BookError) -> (Kind, Record) {
        let (kind, id) = try key(page.names["kind"] ?? "", page.names["id"] ?? "", page)
        guard Comment.subject(kind) != nil else {
            throw .notFound(kind: kind, reference: id.text)
        }
        return (kind, try page.book.visible(kind, id))
    }

    private static func commentScreen(
        _ record: Record, _ form: Form?, _ page: Page, status: Int = 200,
        sheet: (HTML) -> Void = { _ in }
    ) throws(BookError) -> Response {
        let (language, title) = (page.language, page.book.title(of: record, in: page.language))
        let color = try page.colorClass(of: record)
        page.noteRead(record)
        return page.screen(
            title, tint: page.app.tracker(of: record.kind)?.tint ?? .home, color: color,
            status: form?.status ?? status
        ) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(OthersText.comments), subtitle: title,
                        back: Link(title, href: page.app.href(record) ?? "/")))
                page.writeComments(on: record, form, html)
            }
        } sheet: { html in
            sheet(html)
        }
    }

    /// A comment's own words, to change.
    @Sendable static func editComment(_ page: Page) throws(BookError) -> Editor {
        let comment = try page.record(Comment.kind)
        guard let key = comment.commented, let kind = page.app.schema.kind(key.kind) else {
            throw .notFound(kind: Comment.kind, reference: comment.id.text)
        }
        let record = try page.book.visible(kind, key.id)
        let back = page.returnPath(or: AppAddress.comments(key.kind, key.id.text))
        return Editor(page, Comment.kind, [Comment.text.field], of: comment) { _ in
            back
        } screen: { (form) throws(BookError) in
            try commentScreen(record, nil, page, status: form.status) { html in
                write(form, of: comment, closing: back, page, html)
            }
        }
    }

    private static func write(
        _ form: Form, of comment: Record, closing back: String, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.sheet(
            title: language(OthersText.commentEdit), closeHref: back,
            closeLabel: language(WebText.close)
        ) {
            html.postForm(
                action: AppAddress.comment(comment.id.text), return: back, showsRecord: true
            ) {
                html.field(Comment.text.field, form, in: language)
                html.buttonBar { html.submitButton(language(WebText.save)) }
            }
        }
    }

    @Sendable static func deleteComment(_ page: Page) throws(BookError) -> Response {
        let reference = page.form["comment"] ?? ""
        guard let id = RecordID(reference) else {
            throw .notFound(kind: Comment.kind, reference: reference)
        }
        let comment = try page.book.visible(Comment.kind, id)
        let back = comment.commented.map { AppAddress.comments($0.kind, $0.id.text) } ?? "/"
        return page.done(try page.book.delete(comment).stamp, or: back)
    }
}
