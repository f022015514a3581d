import Kernel

// A book that several people keep: who is in it, and who comes in and goes.
extension Commons {
    static func sharedBook(
        _ state: HubState, _ panel: SharingPanel, _ page: Page
    ) throws(BookError) -> Response {
        let (language, settings) = (page.language, try SettingsList(page, chosen: .sharing))
        if case .sheet(let sheet) = panel.outcome { return sheetPage(sheet, settings, page) }
        if case .invited(let link) = panel.outcome {
            return invitationPage(link, panel.address(of: link), settings, page)
        }
        return page.screen(
            language(CommonsText.sharingMembers), tint: .home, status: panel.status
        ) { html in
            settings.beside(html) {
                sharingHeading(CommonsText.sharingMembers, page, html)
                html.isLooking = false
                sharingProblem(panel, page, html)
                guard let list = state.list, let own = list.member(state.own.id), !state.isOut
                else {
                    outsider(
                        state.isOut ? HubText.notMember : CommonsText.sharingOutside, page, html)
                    return comingElsewhere(page, html)
                }
                syncProblem(panel, page, html)
                if panel.mayStartOver { rolledBack(page, html) }
                members(list, own, state, page, html)
                if state.unreadable > 0 {
                    html.footnote(
                        language(CommonsText.sharingUnreadable(Int(clamping: state.unreadable))),
                        icon: .warning)
                }
                if own.role.mayInvite {
                    inviting(list, page, html)
                    makingOwner(list, state, page, html)
                }
                naming(page, html)
                leaving(page, html)
                comingElsewhere(page, html)
            }
        } sheet: { html in
            html.isLooking = false
            sharingQuestion(state, page, html)
        }
    }

    /// Why the last exchange with the hub came to nothing, where that isn't said already.
    private static func syncProblem(_ panel: SharingPanel, _ page: Page, _ html: HTML) {
        guard panel.problem == nil, let problem = page.request.context.sync?.problem,
            problem != .unreachable
        else { return }
        html.banner(page.language(problem.label), tone: .danger, icon: .warning)
    }

    /// For who isn't in the book any more, or was never heard to be.
    static func outsider(_ sentence: Label, _ page: Page, _ html: HTML) {
        html.footnote(page.language(sentence), icon: .info)
        html.card {
            html.buttonBar {
                deed(
                    "leave", CommonsText.sharingKeep, kept(page), .plain, page,
                    html)
                asking(.forget, CommonsText.sharingForget, page, html, class: "button danger")
            }
        }
    }

    /// For a book whose others this device has left.
    static func leftCopy(_ page: Page, _ html: HTML) {
        html.footnote(page.language(CommonsText.sharingLeft), icon: .info)
        html.card {
            asking(.forget, CommonsText.sharingForget, page, html, class: "button danger")
        }
    }

    private static func rolledBack(_ page: Page, _ html: HTML) {
        html.card {
            html.p { html.text(page.language(CommonsText.sharingOverSentence)) }
            deed("over", CommonsText.sharingOver, [], .plain, page, html)
        }
    }

    static func deed(
        _ deed: String, _ label: Label, _ more: [(name: String, value: String)], _ tone: Tone,
        _ page: Page, _ html: HTML, class name: String = "button"
    ) {
        html.form(
            .method("post"), .action(AppAddress.sharing.path), .class("post")
        ) {
            html.hiddenFields([("do", deed)] + more)
            html.button(
                .type("submit"), .class(tone == .danger ? name + " danger" : name)
            ) { html.span { html.text(page.language(label)) } }
        }
    }

    /// When a sheet was made, by which several are told apart.
    private static func made(_ sheet: KeyID, _ state: HubState, _ page: Page) -> String? {
        let offset = page.request.context.utcOffset
        return state.cameIn(sheet).map {
            page.language.date($0.date(utcOffset: offset)) + ", "
                + page.language.time($0.time(utcOffset: offset))
        }
    }

    private static func members(
        _ list: MemberList, _ own: MemberList.Member, _ state: HubState, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.group(id: "members") {
            for member in list.members {
                let isOwn = member.id == own.id
                let may = language(member.role.may)
                html.row(
                    Row(
                        id: "member-" + member.id.hex,
                        title: title(of: member, in: state, language),
                        subtitle: isOwn
                            ? language(CommonsText.sharingYou(may))
                            : member.role == .sheet ? made(member.id, state, page) : may,
                        symbol: .icon(member.role == .sheet ? .note : .people)),
                    leading: {},
                    below: {
                        guard own.role.mayInvite, !isOwn else { return }
                        changes(of: member, page, html)
                    }, trailing: {})
            }
        }
    }

    /// What an owner may do about somebody, in one line.
    private static func changes(of member: MemberList.Member, _ page: Page, _ html: HTML) {
        html.div(.class("empty-actions")) {
            if let next = member.role.other {
                deed(
                    "role", next.become,
                    [(name: "id", value: member.id.hex), (name: "role", value: next.name)],
                    .plain, page, html, class: "button small")
            }
            asking(
                .remove, CommonsText.sharingRemove, of: member.id, page, html,
                class: "button small danger")
        }
    }

    /// The link that lets somebody in, to send and to be scanned.
    private static func invitationPage(
        _ link: InvitationLink, _ address: String, _ settings: SettingsList, _ page: Page
    ) -> Response {
        let language = page.language
        return page.screen(language(CommonsText.sharingSend), tint: .home) { html in
            settings.beside(html) {
                shownOnce(CommonsText.sharingSend, page, html)
                html.card {
                    html.p { html.text(language(CommonsText.sharingSendSentence)) }
                    if let terms = terms(page) {
                        html.p(.class("sub")) { html.text(terms) }
                    }
                    onlyHere(address, page, html)
                    if let code = QRCode(address) {
                        html.qrCode(code, label: language(CommonsText.sharingCode))
                    }
                    html.p(.class("work"), .id("invitation")) {
                        html.code { html.text(address) }
                    }
                    html.handOver("invitation")
                    if address != link.text {
                        html.footnote(language(CommonsText.sharingForCommands(link.text)))
                    }
                    html.buttonBar {
                        html.buttonLink(
                            language(CommonsText.deviceDone), href: AppAddress.sharing.path)
                    }
                }
            }
        }
    }

    /// What the invitation that was asked for lets somebody do, and how long: "Reads and writes · For one device, until
    /// 5 Dec 2026".
    private static func terms(_ page: Page) -> String? {
        guard let role = Role.given.first(where: { $0.name == page.form["role"] }),
            let uses = page.form["uses"].flatMap({ Int($0) }),
            let days = page.form["days"].flatMap({ Int($0) })
        else { return nil }
        let (language, offset) = (page.language, page.request.context.utcOffset)
        let last = page.request.context.now.date(utcOffset: offset).adding(days: days)
        return language(role.may) + " · "
            + language(
                CommonsText.sharingUntil(
                    count: uses, date: language.date(last, style: .medium)))
    }

    private static func shownOnce(_ title: Label, _ page: Page, _ html: HTML) {
        html.largeTitle(
            Heading(
                page.language(title),
                back: Link(
                    page.language(CommonsText.sharingMembers), href: AppAddress.sharing.path)))
    }

    private static func inviting(_ list: MemberList, _ page: Page, _ html: HTML) {
        let language = page.language
        html.sectionTitle(language(CommonsText.sharingInvite))
        html.card {
            sharingForm("invite", CommonsText.sharingMakeLink, page, html) {
                html.selectField(
                    FormField("role", label: language(CommonsText.sharingMay), value: "editor"),
                    [Role.editor, .viewer, .owner].map {
                        FormField.Choice($0.name, language($0.may))
                    })
                html.selectField(
                    FormField("uses", label: language(CommonsText.sharingUses), value: "1"),
                    ["1", "2", "3", "5", "10", "30"].map { FormField.Choice($0, $0) })
                html.selectField(
                    FormField("days", label: language(CommonsText.sharingDays), value: "7"),
                    ["1", "7", "30"].map { FormField.Choice($0, $0) })
            }
        }
        openInvitations(list, page, html)
        html.sectionTitle(language(CommonsText.sharingSheet))
        html.card {
            html.p { html.text(language(CommonsText.sharingSheetSentence)) }
            if !list.members.contains(where: { $0.role == .sheet }) {
                html.callout(language(CommonsText.sharingNoSheet), icon: .warning)
            }
            deed("sheet", CommonsText.sharingMakeSheet, [], .plain, page, html)
        }
    }

    private static func openInvitations(_ list: MemberList, _ page: Page, _ html: HTML) {
        let (language, context) = (page.language, page.request.context)
        let open = list.invitations.filter { context.now <= $0.invitation.ends }
        if open.isEmpty { return }
        html.sectionTitle(language(CommonsText.sharingOpen))
        html.group(id: "invitations") {
            for each in open {
                let day = each.invitation.ends.date(utcOffset: context.utcOffset)
                let left = Int(clamping: each.invitation.uses - each.used)
                html.row(
                    Row(
                        id: "invitation-" + each.id.hex,
                        title: language(each.invitation.role.may),
                        subtitle: language(
                            CommonsText.sharingUntil(
                                count: left, date: language.date(day, style: .medium)))),
                    leading: {},
                    trailing: {
                        deed(
                            "withdraw", CommonsText.sharingWithdraw,
                            [(name: "id", value: each.id.hex)], .plain, page, html,
                            class: "button small")
                    })
            }
        }
        html.footnote(language(CommonsText.sharingOpenSentence))
    }

    /// What the book is called here.
    private static func naming(_ page: Page, _ html: HTML) {
        html.sectionTitle(page.language(CommonsText.sharingName))
        html.card {
            sharingForm("rename", CommonsText.save, page, html) {
                nameField(
                    "name", CommonsText.bookName, "rename", page, html, usual: page.bookTitle ?? "",
                    hint: CommonsText.sharingOwnName)
            }
        }
    }

    /// The way into another shared book, also for who isn't let in to the server.
    static func comingElsewhere(_ page: Page, _ html: HTML) {
        html.sectionTitle(page.language(CommonsText.sharingComeIn))
        html.atRoot {
            html.a(.class("button quiet"), .href(AppAddress.join.path), .data("native")) {
                html.text(page.language(CommonsText.sharingLink))
            }
        }
    }

    private static func leaving(_ page: Page, _ html: HTML) {
        let language = page.language
        html.sectionTitle(language(CommonsText.sharingLeave))
        html.card {
            html.p { html.text(language(CommonsText.sharingLeaveSentence)) }
            html.buttonBar {
                asking(.keep, CommonsText.sharingLeaveKeep, page, html, class: "button")
                asking(.leave, CommonsText.sharingLeaveForget, page, html, class: "button danger")
            }
        }
    }

    /// A page to print.
    private static func sheetPage(
        _ sheet: RecoverySheet, _ settings: SettingsList, _ page: Page
    ) -> Response {
        let (language, context) = (page.language, page.request.context)
        let today = context.now.date(utcOffset: context.utcOffset)
        return page.screen(language(CommonsText.sharingSheet), tint: .home) { html in
            settings.beside(html) {
                shownOnce(CommonsText.sharingSheet, page, html)
                html.card {
                    html.p { html.text(language(CommonsText.sharingKeepSheet)) }
                    onlyHere(sheet.hub, page, html)
                    html.div(.id("sheet-words")) {
                        if let title = page.bookTitle {
                            html.p { html.strong { html.text(title) } }
                        }
                        html.p { html.text(language.date(today, style: .medium)) }
                        html.p { html.text(language(CommonsText.sharingSheetUse)) }
                        for line in sheet.text.utf8.split(separator: UInt8(ascii: "\n")) {
                            html.p { html.code { html.text(String(Substring(line))) } }
                        }
                    }
                    if let code = QRCode(sheet.text) {
                        html.qrCode(code, label: language(CommonsText.sharingSheetWords))
                    }
                    html.printAndShare("sheet-words")
                    html.buttonBar {
                        html.buttonLink(
                            language(CommonsText.deviceDone), href: AppAddress.sharing.path)
                    }
                }
            }
        }
    }
}

extension SharingPanel {
    fileprivate var mayStartOver: Bool {
        if case .failed(.lies(let lie)) = outcome { return lie.mayBeRight }
        return state?.isContested ?? false
    }
}

extension Role {
    /// What an owner may make of somebody with one tap.
    fileprivate var other: Role? {
        switch self {
        case .viewer: .editor
        case .editor: .viewer
        case .owner, .sheet: nil
        }
    }

    fileprivate var become: Label {
        self == .editor ? CommonsText.sharingLetWrite : CommonsText.sharingLetRead
    }
}
