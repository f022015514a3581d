/// What was said of a record, and where one says something: at the end of its page.
struct CommentSection {
    private let page: Page
    private let record: Record
    private let comments: [Remark]
    /// What was typed and refused.
    private let form: Form?

    /// A comment, and the action that wrote it, where that is known.
    private struct Remark {
        let record: Record
        let action: Stamp?
    }

    init(_ page: Page, _ record: Record, _ form: Form? = nil) {
        (self.page, self.record, self.form) = (page, record, form)
        let found = (try? page.book.comments(on: record)) ?? []
        comments = found.map {
            Remark(record: $0, action: (try? page.book.authorship(of: $0)) ?? nil)
        }
    }

    func write(_ html: HTML) {
        if comments.isEmpty, html.isLooking { return }
        if comments.isEmpty, form == nil {
            return html.disclosure(page.language(OthersText.commentWrite)) { writeForm(html) }
        }
        html.sectionTitle(page.language(OthersText.comments))
        writeAll(html)
    }

    /// The same without the heading, on a page of its own.
    func writeAll(_ html: HTML) {
        if !comments.isEmpty {
            html.group(id: "comments") { for comment in comments { write(comment, html) } }
        }
        writeForm(html)
    }

    private func write(_ comment: Remark, _ html: HTML) {
        let (language, offset) = (page.language, page.request.context.utcOffset)
        let made = comment.record.createdAt
        let when =
            language.date(made.date(utcOffset: offset)) + ", "
            + language.time(made.time(utcOffset: offset))
        let writers = try? page.book.writers()
        let who = comment.action.flatMap { action in writers.flatMap { page.name(of: action, $0) } }
        var row = Row(id: "c-" + comment.record.id.text, title: who ?? when)
        if who != nil { row.subtitle = when }
        if isOwn(comment, writers) {
            row.actions = Row.Actions(menu: menu, menuLabel: language(OthersText.commentMore))
        }
        html.row(
            row, leading: {},
            below: { html.p(.class("prose")) { html.text(comment.record[Comment.text]) } },
            trailing: {})
    }

    /// Whether the reader may be supposed to have written it, and so to want to change it.
    private func isOwn(_ comment: Remark, _ writers: Writers?) -> Bool {
        guard let writers, writers.areSeveral else { return true }
        return comment.action.map { writers.isOwn($0) } ?? false
    }

    private var menu: RowMenu {
        let language = page.language
        let delete = Row.Action(
            language(WebText.delete), name: "comment", value: Placeholder.id.text,
            symbol: .icon(.trash), action: AppAddress.deleteComment.path)
        return RowMenu(
            "comments", return: page.here, swipe: [delete],
            links: [
                Link(
                    language(OthersText.commentEdit), href: AppAddress.comment(Placeholder.id.text),
                    symbol: .icon(.edit))
            ])
    }

    private func writeForm(_ html: HTML) {
        if html.isLooking { return }
        let language = page.language
        let fresh = Form([Comment.text.field])
        var control = (form ?? fresh).control(Comment.text.field, in: language)
        control.label = language(OthersText.commentWrite)
        control.idPrefix = "comment-"
        html.postForm(
            action: AppAddress.comments(record.kind.name, record.id.text),
            return: page.returnPath(or: page.here)
        ) {
            html.textArea(control, rows: 2)
            html.buttonBar { html.submitButton(language(OthersText.commentSend)) }
        }
    }
}

extension Page {
    /// What was said of a record, to write on a page of its own.
    package func writeComments(on record: Record, _ form: Form? = nil, _ html: HTML) {
        CommentSection(self, record, form).writeAll(html)
    }

    /// At the end of a record's own page, what was said of it, where that has a place.
    func endsWithComments(_ html: HTML) {
        guard let subject, Comment.subject(subject.kind) != nil, app.href(subject) == request.path,
            book.hasConversation
        else { return }
        html.ending = { [self] in CommentSection(self, subject).write($0) }
        noteRead(subject)
    }

    /// Remembers that what is said of a record was read.
    package func noteRead(_ record: Record) {
        guard news?.comments[record.key] != nil, let read = try? book.reading(commentsOn: record)
        else { return }
        remember(.read, read)
    }
}
