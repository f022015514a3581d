import Kernel

// What is asked before somebody goes, or the book does.
extension Commons {
    /// What is asked about; its name stands in addresses.
    enum SharingQuestion: String {
        case remove, keep, leave, forget
    }

    /// A way to a question.
    static func asking(
        _ question: SharingQuestion, _ label: Label, of member: KeyID? = nil, _ page: Page,
        _ html: HTML, class name: String
    ) {
        var told = [(name: "ask", value: question.rawValue)]
        if let member { told.append((name: "id", value: member.hex)) }
        html.a(
            .class(name), .href(AppAddress.sharing.path + "?" + Parameters(told).formEncoded)
        ) { html.span { html.text(page.language(label)) } }
    }

    /// The sheet with the question that an address asks, if it can be asked.
    static func sharingQuestion(_ state: HubState, _ page: Page, _ html: HTML) {
        guard let question = page.request.query["ask"].flatMap({ SharingQuestion(rawValue: $0) })
        else { return }
        let (list, language) = (state.list, page.language)
        let own = list?.member(state.own.id)
        switch question {
        case .remove:
            guard own?.role.mayInvite == true,
                let id = page.request.query["id"].flatMap({ KeyID(hex: $0) }), id != own?.id,
                let member = list?.member(id)
            else { return }
            let name = title(of: member, in: state, language)
            let sentence =
                member.role == .sheet
                ? CommonsText.sharingSheetSentence : CommonsText.sharingRemoveSentence(name)
            ask(
                CommonsText.deviceRemove(name), [sentence], "remove", [("id", id.hex)],
                CommonsText.sharingRemove, page, html)
        case .keep, .leave:
            guard let list, let own else { return }
            let isLast =
                own.role == .owner
                && !list.members.contains { $0.role == .owner && $0.id != own.id }
            var sentences = [CommonsText.sharingLeaveSentence]
            let isAlone = !list.members.contains { $0.role != .sheet && $0.id != own.id }
            if isLast, !isAlone { sentences.append(CommonsText.sharingLastOwner) }
            if question == .leave { sentences.append(CommonsText.bookGoneSentence) }
            let label =
                question == .leave
                ? CommonsText.sharingLeaveForget : CommonsText.sharingLeaveKeep
            let more =
                (question == .keep ? kept(page).map { ($0.name, $0.value) } : [])
                + (isLast ? [("last", "yes")] : [])
            ask(label, sentences, "leave", more, label, isAlone: isAlone, page, html)
        case .forget:
            if own == nil || state.isOut { forgetQuestion(page, html) }
        }
    }

    /// What is asked before this device forgets what is left of a book.
    static func forgetQuestion(_ page: Page, _ html: HTML) {
        guard page.request.query["ask"] == SharingQuestion.forget.rawValue else { return }
        ask(
            CommonsText.sharingForget, [CommonsText.bookGoneSentence], "forget", [],
            CommonsText.sharingForget, page, html)
    }

    private static func ask(
        _ title: Label, _ sentences: [Label], _ deed: String, _ more: [(String, String)],
        _ button: Label, isAlone: Bool = true, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.sheet(
            title: language(title), closeHref: AppAddress.sharing.path,
            closeLabel: language(WebText.close)
        ) {
            for sentence in sentences { html.p { html.text(language(sentence)) } }
            html.buttonBar {
                if more.contains(where: { $0.0 == "last" }), !isAlone {
                    html.buttonLink(
                        language(CommonsText.sharingMakeOwner),
                        href: AppAddress.sharing.path + "#role-form")
                }
                self.deed(
                    deed, button, more.map { (name: $0.0, value: $0.1) }, .danger, page, html)
            }
        }
    }

    /// What somebody is called, or that it is a sheet.
    static func title(
        of member: MemberList.Member, in state: HubState, _ language: Language
    ) -> String {
        if member.role == .sheet { return language(CommonsText.sharingSheet) }
        return state.called[member.id] ?? language(CommonsText.sharingSomebody)
    }

    /// Makes somebody an owner, who has been let in as something else.
    static func makingOwner(
        _ list: MemberList, _ state: HubState, _ page: Page, _ html: HTML
    ) {
        let others = list.members.filter { $0.role == .editor || $0.role == .viewer }
        if others.isEmpty { return }
        html.sectionTitle(page.language(CommonsText.sharingMakeOwner))
        html.card {
            sharingForm("role", CommonsText.sharingMakeOwner, page, html) {
                html.hiddenFields([("role", Role.owner.name)])
                html.selectField(
                    FormField("id", label: page.language(CommonsText.sharingMembers), value: ""),
                    others.map {
                        FormField.Choice($0.id.hex, title(of: $0, in: state, page.language))
                    })
            }
        }
    }

    /// What says that a copy is kept, and what it is called then beside the book, should one come in again.
    static func kept(_ page: Page) -> [(name: String, value: String)] {
        var fields = [(name: "keep", value: "yes")]
        if let name = page.bookTitle {
            fields.append((name: "copy", value: page.language(CommonsText.sharingCopyName(name))))
        }
        return fields
    }
}
