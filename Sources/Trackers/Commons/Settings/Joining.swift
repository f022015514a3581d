import Kernel

// How somebody comes into a shared book by a link.
extension Commons {
    /// The page that an invitation opens. Its secret stands behind the `#`, which no server is told: the
    /// page script takes it from there, and asks what it leads to.
    @Sendable static func join(_ page: Page) throws(BookError) -> Response {
        joinPage(page.request.context.sharing, page)
    }

    @Sendable static func changeJoin(_ page: Page) throws(BookError) -> Response {
        let panel = page.request.context.sharing
        if case .done = panel?.outcome { return .seeOther("/") }
        return joinPage(panel, page)
    }

    private static func joinPage(_ panel: SharingPanel?, _ page: Page) -> Response {
        let language = page.language
        return page.screen(
            language(CommonsText.sharingJoinTitle), tint: .home, status: panel?.status ?? 200
        ) { html in
            html.column {
                html.largeTitle(Heading(language(CommonsText.sharingJoinTitle)))
                guard let panel else {
                    return html.footnote(language(whyNotHere(page)), icon: .info)
                }
                sharingProblem(panel, page, html)
                if case .welcome(let welcome) = panel.outcome {
                    html.card { welcomeForm(welcome, page, html) }
                } else if page.form["do"] == "come", panel.outcome.isToBeTriedAgain {
                    html.card { nameForm(page, html) }
                } else {
                    if page.form["do"] == "come" { problem(panel, page, html) }
                    html.card { linkForm(page, html) }
                    html.sectionTitle(language(CommonsText.sharingRecover))
                    html.card { recoverForm(page, html, at: .join) }
                }
            }
        }
    }

    private static func linkForm(_ page: Page, _ html: HTML) {
        html.form(
            .method("post"), .action(AppAddress.join.path), .class("form"),
            .data("from-address")
        ) {
            html.hiddenFields([("do", "look")])
            html.textArea(
                FormField(
                    "link", label: page.language(CommonsText.sharingLink),
                    value: page.form["link"] ?? "", placeholder: "https://…/join#…"), rows: 2)
            html.buttonBar { html.submitButton(page.language(CommonsText.sharingLook)) }
        }
    }

    private static func welcomeForm(
        _ welcome: HubDoor.Welcome, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.h2 {
            html.text(
                language(
                    CommonsText.sharingInvites(
                        inviter: welcome.inviter.plainName, book: welcome.book.plainName)))
        }
        html.p { html.text(language(welcome.role.may)) }
        nameForm(page, html)
    }

    private static func nameForm(_ page: Page, _ html: HTML) {
        sharingForm("come", CommonsText.sharingJoin, page, html, at: .join) {
            html.hiddenFields([("link", page.form["link"] ?? "")])
            nameField("me", CommonsText.sharingMe, "come", page, html)
        }
    }
}

extension String {
    /// A name that somebody else chose, as far as it is one.
    fileprivate var plainName: String { KnownDevice.name(self) ?? "?" }
}

extension SharingPanel.Outcome? {
    /// Whether the same invitation may do the next time.
    fileprivate var isToBeTriedAgain: Bool {
        switch self {
        case .badName, .unanswered: true
        default: false
        }
    }
}
