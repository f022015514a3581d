/// Editing one record by a form: shows the sheet as it is asked for, reads what is posted from it
/// and saves that, or shows the sheet again with all that was typed and everything that is wrong.
///
/// A tracker says what is edited, where saving leads, and draws the sheet over the screen from which
/// it was opened. One function makes the editor for both routes:
///
///     .get(path + "/:id/edit", shows: edit), .post(path + "/:id/edit", saves: edit),
package struct Editor {
    package let kind: Kind
    package let fields: [Field]
    /// What is changed; `nil` for a new record.
    package let record: Record?
    /// What stands in the fields at first, beside what the record has.
    package var starting: Parameters
    /// What was typed, as it is to be read; what is shown again is always what was typed.
    package var typed: Parameters
    /// Fields that are posted along without being shown.
    package var unseen: [Field] = []
    /// What a draft in which nothing is wrong yet leads to instead of being saved: a question, or
    /// something else that is done.
    package var instead: ((Draft) throws(BookError) -> Response?)?
    /// Completes what was typed, and gives what is saved with it. What it refuses is told with
    /// everything else that is wrong.
    package var completing: ((inout Draft) throws(BookError) -> [Draft])?
    private let page: Page
    private let after: (Commit) -> String
    private let screen: (Form) throws(BookError) -> Response

    /// - Parameters:
    ///   - record: What is changed; `nil` for a new record, which begins with what the address says.
    ///   - after: Where saving leads.
    ///   - screen: Draws the form in its sheet.
    package init(
        _ page: Page, _ kind: Kind, _ fields: [Field], of record: Record? = nil,
        after: @escaping (Commit) -> String,
        screen: @escaping (Form) throws(BookError) -> Response
    ) {
        self.page = page
        self.kind = kind
        self.fields = fields
        self.record = record
        starting = record == nil ? page.request.query : [:]
        typed = page.form
        self.after = after
        self.screen = screen
    }

    /// The sheet as it is asked for.
    package func show() throws(BookError) -> Response {
        try screen(Form(fields, record, typed: starting))
    }

    /// The sheet with something else in its fields.
    package func show(_ typed: Parameters) throws(BookError) -> Response {
        try screen(Form(fields, record, typed: typed))
    }

    /// Saves what was typed, or shows it again.
    package func save() throws(BookError) -> Response {
        do {
            var draft = Form(fields + unseen, record).collected(kind, record?.id, from: typed)
            if let instead, draft.isWhole, let response = try instead(draft) { return response }
            let others = try complete(&draft)
            let commit = try page.book.commit([draft] + others)
            return page.done(commit.stamp, at: after(commit))
        } catch {
            return try refuse(error)
        }
    }

    private func complete(_ draft: inout Draft) throws(BookError) -> [Draft] {
        guard let completing else { return [] }
        do {
            return try completing(&draft)
        } catch {
            try draft.note(error)
            return []
        }
    }

    /// The sheet with what was typed and what is wrong with it.
    ///
    /// - Throws: `error` itself if it refuses nothing that was typed.
    package func refuse(_ error: BookError) throws(BookError) -> Response {
        guard let form = Form(fields, record).refused(error, typed: page.form) else { throw error }
        return try screen(form)
    }
}

extension Field {
    /// The lines typed into it that say something, for as many records.
    ///
    /// - Throws: ``BookError/refused(_:)`` if there are none, or more than `limit`.
    package func lines(_ text: String, upTo limit: Int) throws(BookError) -> [ListLine] {
        do { _ = try checked(.text(text)) } catch { throw .refused(error) }
        let lines = ListLine.all(text)
        if lines.isEmpty { throw .refused(FieldError(self, value: "", .missing)) }
        if lines.count <= limit { return lines }
        throw .refused(
            FieldError(
                self, value: "\(lines.count)", .outOfRange(minimum: "1", maximum: "\(limit)")))
    }
}

extension Route {
    package typealias Editing = @Sendable (Page) throws(BookError) -> Editor

    /// The sheet of an editor.
    package static func get(_ pattern: String, shows editor: @escaping Editing) -> Route {
        Route(.get, pattern) { (page) throws(BookError) in try editor(page).show() }
    }

    /// What is posted from the sheet of an editor.
    package static func post(
        _ pattern: String, upTo bodyLimit: Int? = nil, saves editor: @escaping Editing
    ) -> Route {
        Route(.post, pattern, upTo: bodyLimit) { (page) throws(BookError) in try editor(page).save()
        }
    }
}
