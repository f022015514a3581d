extension HTML {
    /// A form that is only a button, with its hidden fields.
    package func postButton(_ post: Post, class name: String? = "button") {
        if isLooking { return }
        form(.method("post"), .action(post.action), .class("post")) {
            hiddenFields(post.fields)
            button(.type("submit"), .class(joined(name, post.tone.className))) {
                if let symbol = post.symbol { self.symbol(symbol) }
                span { text(post.label) }
            }
        }
    }

    /// Fields that travel with a form unseen.
    package func hiddenFields(_ fields: [(name: String, value: String)]) {
        for field in fields {
            input(.type("hidden"), .name(field.name), .value(field.value))
        }
    }

    /// The hidden field that says where to come back to after a post.
    package func returnField(_ path: String) {
        input(.type("hidden"), .name("return"), .value(path))
    }

    /// The field of a form with the moment at which its values were read.
    package static let asOfName = "as-of"

    /// The hidden field that says when the values were read that a form shows: what comes back as it
    /// was then is not written. It belongs into every form that shows what a record has.
    package func asOfField() {
        if let asOf { input(.type("hidden"), .name(HTML.asOfName), .value(asOf)) }
    }

    /// A form that posts to `action` and comes back to `path`. If several of its fields are wrong,
    /// it says at its top how many. Somebody who may only look sees what it shows.
    ///
    /// - Parameters:
    ///   - showsRecord: Whether its fields show what is kept, as one edits it.
    ///   - auto: Whether the page script posts it when something is chosen.
    package func postForm(
        action: String, return path: String?, class name: String = "form", id: String? = nil,
        multipart: Bool = false, preview: String? = nil, showsRecord: Bool = false,
        auto: Bool = false, content: () -> Void
    ) {
        if isLooking { return div(.class(name), .id(id)) { posted(content) } }
        form(
            .method("post"), .action(action), .class(name), .id(id), .data("preview", to: preview),
            .data("auto", auto ? "" : nil),
            .enctype(multipart ? "multipart/form-data" : nil), auto ? nil : .novalidate()
        ) {
            if let path { returnField(path) }
            if showsRecord { asOfField() }
            let (top, before) = (place, refusalCount)
            posted(content)
            let wrong = refusalCount &- before
            if wrong > 1 { insert(at: top) { refusals(wrong) } }
        }
    }

    /// The controls of a form that posts, which stand still for somebody who may only look.
    package func posted(_ content: () -> Void) {
        if isLooking { raw("<fieldset class=\"post\" disabled>") }
        isStill = isLooking
        content()
        isStill = false
        if isLooking { raw("</fieldset>") }
    }

    private func refusals(_ count: Int) {
        p(.class("refusals"), .role("alert")) { text(language(MarkupText.refusals(count))) }
    }

    /// How much a button asks for attention.
    package enum ButtonStyle: Sendable { case primary, plain, quiet, danger }

    /// - Parameter action: Where this button posts its form, one that is only asked with otherwise.
    package func submitButton(
        _ label: String, style: ButtonStyle = .primary, name: String? = nil, value: String? = nil,
        posting action: String? = nil
    ) {
        if isStill || isLooking && action != nil { return }
        button(
            .type("submit"), .class(style.className), .name(name), .value(value),
            .all(.formaction(action), .formmethod(action.map { _ in "post" }))
        ) {
            text(label)
        }
    }

    /// A link that looks like a button.
    package func buttonLink(
        _ label: String, href: String, style: ButtonStyle = .plain, icon: Icon? = nil
    ) {
        if hides(href) { return }
        a(.class(style.className), .href(href)) {
            if let icon { self.icon(icon) }
            span { text(label) }
        }
    }

    /// Whether a way is left out: it leads to a form, and the page is for somebody who may only look.
    func hides(_ href: String) -> Bool { isLooking && leadsToForm(href) }

    /// Buttons side by side, the most important first.
    package func buttonBar(content: () -> Void) {
        div(.class("button-bar"), content: content)
    }

    func joined(_ a: String?, _ b: String?) -> String? {
        guard let a else { return b }
        guard let b else { return a }
        return a + " " + b
    }
}

extension HTML.ButtonStyle {
    var className: String {
        switch self {
        case .primary: "button primary"
        case .plain: "button"
        case .quiet: "button quiet"
        case .danger: "button danger"
        }
    }
}
