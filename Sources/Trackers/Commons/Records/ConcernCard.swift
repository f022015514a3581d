import Kernel

/// One thing that needs a look: what it is, and a button for each way to settle it.
struct ConcernCard {
    let page: Page
    let concern: Concern
    private let writers: Writers
    private let language: Language

    init(_ page: Page, _ concern: Concern, _ writers: Writers) {
        self.page = page
        self.concern = concern
        self.writers = writers
        language = page.language
    }

    /// How many of those that were added or changed are told with their time.
    private static let shownChildren = 20

    private var record: Record { concern.record }

    func write(_ html: HTML) {
        html.card {
            html.sectionTitle(page.book.title(of: record, in: language)) {
                html.span(.class("sub")) { html.text(language(record.kind.label)) }
            }
            html.p { html.text(concern.sentence(page.book, in: language)) }
            switch concern.matter {
            case .orphans(let children): orphans(children, html)
            case .edited: edited(html)
            case .twin(let first): twin(first, html)
            case .versions(let field, let versions): self.versions(field, versions, html)
            case .broken(let error): broken(error, html)
            }
        }
    }

    private func button(
        _ label: Label, _ deed: String, _ record: Record, _ html: HTML,
        tone: Tone = .plain, _ more: [(name: String, value: String)] = []
    ) {
        html.postButton(
            Post(
                language(label), action: AppAddress.look.path,
                fields: [
                    ("do", deed), ("kind", record.kind.name), ("id", record.id.text),
                    ("return", page.here),
                ] + more, tone: tone),
            class: "button small")
    }

    private func orphans(_ children: [Record], _ html: HTML) {
        let owner = page.book.title(of: record, in: language)
        html.facts {
            for child in children.prefix(Self.shownChildren) {
                html.fact(when(child), page.book.title(of: child, in: language))
            }
        }
        html.buttonBar {
            button(CommonsText.lookRestore(owner), "restore", record, html)
            button(
                CommonsText.lookDeleteThem(children.count), "deleteChildren", record, html,
                tone: .danger)
        }
        for child in children where child.kind.titleIndex != nil { mover(child, html) }
    }

    private func edited(_ html: HTML) {
        html.facts { html.fact(when(record), words(of: record)) }
        let owner = page.book.title(of: record, in: language)
        html.buttonBar {
            button(CommonsText.lookRestore(owner), "restore", record, html)
            button(CommonsText.lookLeaveDeleted, "leave", record, html, tone: .danger)
        }
    }

    /// Where else a child may go.
    private func mover(_ child: Record, _ html: HTML) {
        for index in child.kind.owners {
            let field = child.kind.fields[index]
            guard child.value(at: index)?.reference == record.id,
                !child.kind.identity.contains(field.name),
                let places = try? page.book.records(record.kind, limit: 200), !places.isEmpty
            else { continue }
            html.postForm(action: AppAddress.look.path, return: page.here) {
                html.hiddenFields([
                    ("do", "move"), ("kind", child.kind.name), ("id", child.id.text),
                    ("field", field.name),
                ])
                let title = page.book.title(of: child, in: language)
                html.selectField(
                    FormField("other", label: language(CommonsText.lookMoveTo(title))),
                    places.map {
                        FormField.Choice($0.id.text, page.book.title(of: $0, in: language))
                    })
                html.buttonBar { html.submitButton(language(CommonsText.lookMove), style: .plain) }
            }
        }
    }

    private func twin(_ first: Record, _ html: HTML) {
        let other = [(name: "other", value: first.id.text)]
        html.facts {
            for record in [first, self.record] {
                html.fact(when(record), words(of: record))
            }
        }
        html.p(.class("sub")) { html.text(language(CommonsText.lookTogether)) }
        html.facts {
            for joined in JoinedField.all(first, record) where joined.value != nil {
                html.fact(joined.field.label.text(in: language), words(of: joined))
            }
        }
        html.buttonBar {
            button(CommonsText.lookMerge, "merge", record, html, other)
            button(CommonsText.lookKeepBoth, "apart", record, html, other)
        }
    }

    /// "Low / High → High" where one of both stays, "soft + 2 l → soft 2 l" where both do, or what both say.
    private func words(of joined: JoinedField) -> String {
        let show = { page.book.display($0, of: joined.field, in: record.kind, language) }
        let value = show(joined.value)
        guard joined.isDivided else { return value }
        let both = [joined.first, joined.later].map { show($0) }
        let isChosen = joined.value == joined.first || joined.value == joined.later
        return both.joined(separator: isChosen ? " / " : " + ") + " → " + value
    }

    /// Who wrote of a record what needs a look, as far as that is known, and when.
    private func when(_ record: Record) -> String {
        if let stamp = concern.stamp(of: record) { return page.byline(of: stamp, writers) }
        let offset = page.request.context.utcOffset
        return language.date(record.createdAt.date(utcOffset: offset)) + ", "
            + language.time(record.createdAt.time(utcOffset: offset))
    }

    /// What a record says besides its title.
    private func words(of record: Record) -> String {
        let said = record.kind.ownFields.indices.compactMap { index -> String? in
            guard index != record.kind.titleIndex, let value = record.values[index] else {
                return nil
            }
            let field = record.kind.fields[index]
            let shown = page.book.display(value, of: field, in: record.kind, language)
            return field.speaksForItself ? shown : language(field.label) + ": " + shown
        }
        return said.isEmpty ? "–" : said.joined(separator: " · ")
    }

    /// The texts side by side, the one that is shown first.
    private func versions(_ field: Field, _ versions: [TextVersion], _ html: HTML) {
        let winners = (try? page.book.history(record.key)).map { Winners($0) }
        guard let last = winners?.fields[field.name]?.stamp else { return }
        let shown = TextVersion(stamp: last, text: record.value(field.name)?.written ?? "")
        html.div(.class("versions")) {
            for version in [shown] + versions {
                html.div {
                    html.p(.class("sub")) { html.text(when(version, isShown: version == shown)) }
                    html.p(.class("prose")) {
                        html.text(text(of: version, in: field))
                    }
                    button(
                        CommonsText.lookKeepThis, "choose", record, html,
                        [("field", field.name), ("stamp", version.stamp.text)])
                }
            }
        }
    }

    /// A text as it is, a choice in the reader's words.
    private func text(of version: TextVersion, in field: Field) -> String {
        if version.text.isEmpty { return "–" }
        guard case .choice = field.type else { return version.text }
        return page.book.display(.choice(version.text), of: field, in: record.kind, language)
    }

    private func when(_ version: TextVersion, isShown: Bool) -> String {
        let time = page.byline(of: version.stamp, writers)
        return isShown ? time + " · " + language(CommonsText.lookShown) : time
    }

    private func broken(_ error: FieldError, _ html: HTML) {
        html.buttonBar {
            if let href = page.app.href(record) {
                html.buttonLink(language(CommonsText.lookOpen), href: href)
            }
            if let draft = error.repair(record) {
                let value = draft.value(error.field.name) ?? nil
                let shown = value.map {
                    page.book.display($0, of: error.field, in: record.kind, language)
                }
                button(
                    shown.map { CommonsText.lookSetTo($0) } ?? CommonsText.lookClear, "repair",
                    record, html,
                    [("field", error.field.name)])
            }
            button(CommonsText.lookDelete, "delete", record, html, tone: .danger)
        }
    }
}

extension Value {
    /// A text or a choice as it is kept.
    fileprivate var written: String? {
        if case .choice(let word) = self { word } else { text }
    }
}

extension Field {
    /// Whether a value tells by itself what it is of: words and names do; "Yes" and "3" don't.
    fileprivate var speaksForItself: Bool {
        switch type {
        case .text, .choice, .choices, .reference, .words, .pairs: true
        case .boolean, .integer, .decimal, .date, .time, .instant: false
        }
    }
}
