/// Editing many records by one form, such as one with a line for each: shows the sheet as it is asked
/// for and saves what was typed as one action, or shows the sheet again with all that was typed and
/// everything that is wrong. An ``Editor`` does it for one record.
///
///     .get(path + "/batch", showsBatch: batch), .post(path + "/batch", savesBatch: batch),
package struct BatchEditor {
    private let page: Page
    private let fields: [Field]
    private let starting: Parameters
    /// At which of the fields a refusal is told, if it is; by default at the last what none of them is
    /// about.
    package var telling: ((BookError.Refusal) -> FieldError?)?
    private let saving: () throws(BookError) -> Response
    private let screen: (Form) throws(BookError) -> Response

    /// - Parameters:
    ///   - starting: What stands in the fields at first.
    ///   - saving: Commits what was typed as one action, and goes where that leads.
    ///   - screen: Draws the form in its sheet.
    package init(
        _ page: Page, _ fields: [Field], starting: Parameters = [:],
        saving: @escaping () throws(BookError) -> Response,
        screen: @escaping (Form) throws(BookError) -> Response
    ) {
        self.page = page
        self.fields = fields
        self.starting = starting
        self.saving = saving
        self.screen = screen
    }

    /// The sheet as it is asked for.
    package func show() throws(BookError) -> Response {
        try screen(Form(fields, typed: starting))
    }

    /// Saves what was typed, or shows it again.
    package func save() throws(BookError) -> Response {
        do {
            return try saving()
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            let errors = refusals.compactMap { told($0) }
            return try screen(Form(fields, typed: page.form, errors: errors))
        }
    }

    private func told(_ refusal: BookError.Refusal) -> FieldError? {
        if let telling { return telling(refusal) }
        let error = refusal.error
        guard let last = fields.last, !fields.contains(where: { $0.name == error.field.name })
        else { return error }
        return FieldError(last, value: error.value, error.reason)
    }
}

extension Route {
    package typealias BatchEditing = @Sendable (Page) throws(BookError) -> BatchEditor

    /// The sheet of an editor of many records.
    package static func get(_ pattern: String, showsBatch editor: @escaping BatchEditing) -> Route {
        Route(.get, pattern) { (page) throws(BookError) in try editor(page).show() }
    }

    /// What is posted from the sheet of an editor of many records.
    package static func post(_ pattern: String, savesBatch editor: @escaping BatchEditing) -> Route
    {
        Route(.post, pattern) { (page) throws(BookError) in try editor(page).save() }
    }
}
