import Kernel

// Books that several people keep over a hub. The host talks to it and does what is posted here.
extension Commons {
    /// The shared books of this browser; of one that is shared, who is in it.
    @Sendable static func sharing(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.sharing else { return try sharedElsewhere(page) }
        if let state = panel.state { return try sharedBook(state, panel, page) }
        return try sharedBooks(panel, page)
    }

    /// Shows what came of a post.
    @Sendable static func changeSharing(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.sharing else { return try sharedElsewhere(page) }
        if case .done = panel.outcome { return .seeOther(AppAddress.sharing.path) }
        return try sharing(page)
    }

    private static func sharedElsewhere(_ page: Page) throws(BookError) -> Response {
        let list = try SettingsList(page, chosen: .sharing)
        return page.screen(page.language(CommonsText.sharingTitle), tint: .home) { html in
            list.beside(html) {
                sharingHeading(CommonsText.sharingTitle, page, html)
                html.footnote(page.language(whyNotHere(page)), icon: .info)
            }
        }
    }

    /// Why nothing is sealed where this page comes from.
    static func whyNotHere(_ page: Page) -> Label {
        page.app.assets.worker == nil
            ? CommonsText.sharingNoCore : CommonsText.sharingElsewhere
    }

    static func sharingHeading(_ title: Label, _ page: Page, _ html: HTML) {
        var heading = Heading(
            page.language(title),
            back: Link(page.language(WebText.settings), href: AppAddress.settings.path),
            isBesideList: true)
        heading.subtitle = page.bookTitle
        html.largeTitle(heading)
    }

    private static func sharedBooks(
        _ panel: SharingPanel, _ page: Page
    ) throws(BookError) -> Response {
        let (language, list) = (page.language, try SettingsList(page, chosen: .sharing))
        return page.screen(
            language(CommonsText.sharingTitle), tint: .home, status: panel.status
        ) { html in
            list.beside(html) {
                sharingHeading(CommonsText.sharingTitle, page, html)
                html.isLooking = false
                sharingProblem(panel, page, html)
                if panel.books.contains(where: { $0.base == page.request.context.base }) {
                    leftCopy(page, html)
                }
                if panel.books.isEmpty {
                    html.footnote(language(CommonsText.sharingNone), icon: .info)
                } else {
                    html.group(id: "shared-books") {
                        for book in panel.books { sharedRow(book, page, html) }
                    }
                }
                html.sectionTitle(language(CommonsText.sharingNew))
                html.card { foundForm(page, html) }
                html.sectionTitle(language(CommonsText.sharingComeIn))
                html.card { pasteForm(page, html) }
                html.sectionTitle(language(CommonsText.sharingRecover))
                html.card { recoverForm(page, html) }
            }
        } sheet: { html in
            html.isLooking = false
            forgetQuestion(page, html)
        }
    }

    private static func sharedRow(_ book: KnownBook, _ page: Page, _ html: HTML) {
        html.row(
            Row(id: "shared-" + book.key, title: book.title(in: page.language)),
            leading: { html.lead(.icon(.book), class: nil) },
            trailing: {
                html.atRoot {
                    html.a(
                        .class("button small"), .href(book.base + "/"), .data("native"),
                        .aria("label", page.language(CommonsText.bookOpen(book.name)))
                    ) { html.text(page.language(CommonsText.bookOpenIt)) }
                }
            })
    }

    /// A form that this device answers by itself, with what is hidden in it.
    static func sharingForm(
        _ deed: String, _ button: Label, _ page: Page, _ html: HTML,
        at address: AppAddress = .sharing, content: () -> Void
    ) {
        // By its id what is typed in it is told from what is typed in the others of the page.
        html.form(
            .id(deed + "-form"), .method("post"), .action(address.path), .class("form")
        ) {
            html.hiddenFields([("do", deed)])
            content()
            if page.form["do"] == deed, let panel = page.request.context.sharing {
                problem(panel, page, html)
            }
            html.buttonBar { html.submitButton(page.language(button)) }
        }
    }

    private static func foundForm(_ page: Page, _ html: HTML) {
        sharingForm("new", CommonsText.sharingMake, page, html) {
            let isOfThis = page.request.query["with"] == "all"
            nameField(
                "name", CommonsText.sharingName, "new", page, html,
                usual: isOfThis ? page.bookTitle ?? "" : "")
            nameField("me", CommonsText.sharingMe, "new", page, html)
            if page.request.context.sharing?.site.isEmpty == false { tokenField(page, html) }
            html.choiceField(
                FormField(
                    "with", label: page.language(CommonsText.sharingBegins),
                    value: page.form["with"] ?? (isOfThis ? "all" : "")),
                [
                    FormField.Choice("", page.language(CommonsText.sharingEmpty)),
                    FormField.Choice("all", page.language(CommonsText.sharingCopy)),
                ])
        }
    }

    private static func pasteForm(_ page: Page, _ html: HTML) {
        sharingForm("look", CommonsText.sharingLook, page, html, at: .join) {
            html.textArea(
                FormField(
                    "link", label: page.language(CommonsText.sharingLink),
                    value: page.form["do"] == "look" ? page.form["link"] ?? "" : "",
                    placeholder: "https://…/join#…"), rows: 2)
        }
    }

    static func recoverForm(
        _ page: Page, _ html: HTML, at address: AppAddress = .sharing
    ) {
        sharingForm("recover", CommonsText.sharingBring, page, html, at: address) {
            var field = FormField(
                "sheet", label: page.language(CommonsText.sharingSheetWords),
                value: page.form["sheet"] ?? "", placeholder: "https://…")
            field.hint = page.language(CommonsText.sharingSheetHint)
            html.textArea(field, rows: 4)
            nameField("name", CommonsText.sharingName, "recover", page, html)
            nameField("me", CommonsText.sharingMe, "recover", page, html)
        }
    }

    static func nameField(
        _ name: String, _ label: Label, _ form: String, _ page: Page, _ html: HTML,
        usual: String = "", hint: Label? = nil
    ) {
        let isOwn = page.form["do"] == form
        var field = FormField(
            name, label: page.language(label), value: isOwn ? page.form[name] ?? "" : usual)
        field.idPrefix = form + "-"
        field.maxlength = KnownDevice.longestName
        if let hint { field.hint = page.language(hint) }
        if isOwn, case .badName = page.request.context.sharing?.outcome,
            KnownDevice.name(field.value) == nil
        {
            field.error = page.language(
                field.value.isBlank
                    ? CommonsText.sharingNoName
                    : CommonsText.sharingBadName(KnownDevice.longestName))
        }
        html.textField(field)
    }

    /// By what a hub that isn't everybody's lets a book begin.
    private static func tokenField(_ page: Page, _ html: HTML) {
        var field = FormField(
            "token", label: page.language(CommonsText.sharingToken),
            value: page.form["token"] ?? "")
        field.hint = page.language(CommonsText.sharingTokenHint)
        html.textField(field)
    }

    /// Why what was posted came to nothing, unless the form says it that it was typed in.
    static func sharingProblem(_ panel: SharingPanel, _ page: Page, _ html: HTML) {
        let saying = ["new", "recover", "come", "invite", "rename"]
        if saying.contains(page.form["do"] ?? "") { return }
        problem(panel, page, html)
    }

    static func problem(_ panel: SharingPanel, _ page: Page, _ html: HTML) {
        guard let label = panel.problem else { return }
        html.banner(page.language(label), tone: .danger, icon: .warning)
        // Over plain http no browser would seal anything there.
        guard case .elsewhere(let hub, let link?) = panel.outcome, Attr.isSafe(link.text) else {
            return
        }
        html.a(.class("button"), .href(link.text), .data("native")) {
            html.text(page.language(CommonsText.sharingOpenThere(hub)))
        }
    }
}

extension SharingPanel {
    var status: Int {
        if case .badName = outcome { return 422 }
        return problem == nil ? 200 : 422
    }

    /// What keeps from being done what was posted; of a name, its field says it.
    var problem: Label? {
        switch outcome {
        case .failed(let error): error.label(state?.hub ?? hub)
        case .unanswered: CommonsText.sharingUnanswered
        case .badLink(let refusal): refusal.label
        case .badSheet(let refusal): refusal.labelOfSheet
        case .elsewhere(let hub, _): CommonsText.sharingOtherHub(hub)
        default: nil
        }
    }
}

extension Role {
    /// What somebody may do.
    var may: Label {
        switch self {
        case .owner: CommonsText.sharingOwner
        case .editor: CommonsText.sharingEditor
        case .viewer: CommonsText.sharingViewer
        case .sheet: CommonsText.sharingSheet
        }
    }
}
