import Kernel

extension Commons {
    /// How many findings are shown at once.
    private static let limit = 50

    /// What merging left for a person to decide, each with the ways there are.
    @Sendable static func look(_ page: Page) throws(BookError) -> Response {
        let (concerns, writers) = (try page.book.concerns(), try page.book.writers())
        let time = try betterTime(page)
        let far = try page.book.farActions(at: time)
        let isTentative = try far.isEmpty ? false : page.book.wouldBeTentative(at: time)
        let late = try lateSentence(page)
        let language = page.language
        let title = language(CommonsText.lookTitle)
        return page.screen(title, tint: .home) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        title,
                        back: Link(language(WebText.settings), href: AppAddress.settings.path)))
                if let late { lateCard(late, page, html) }
                if !far.isEmpty { farCard(far, isTentative: isTentative, page, html) }
                if concerns.isEmpty, far.isEmpty, late == nil { html.emptyState(allWell(language)) }
                for concern in concerns.prefix(limit) {
                    ConcernCard(page, concern, writers).write(html)
                }
                if concerns.count > limit {
                    html.footnote(
                        language(CommonsText.lookMore(concerns.count - limit)), icon: .info)
                }
            }
        }
    }

    /// What the server's clock shows, where the one here is known to be far behind.
    private static func betterTime(_ page: Page) throws(BookError) -> Instant? {
        if let time = page.request.context.sync?.betterTime(page.book.now) { return time }
        return try page.book.agreedTime()
    }

    /// That the clock here is behind, where it keeps something from being shown.
    private static func lateSentence(_ page: Page) throws(BookError) -> String? {
        guard let status = page.request.context.sync else { return nil }
        return try status.lateSentence(page.book, in: page.language)
    }

    private static func lateCard(_ sentence: String, _ page: Page, _ html: HTML) {
        html.card {
            html.sectionTitle(page.language(CommonsText.lookWrongClock))
            html.p { html.text(sentence) }
        }
    }

    /// What a wrong clock wrote, with the way to have it now.
    private static func farCard(
        _ far: [FarAction], isTentative: Bool, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.card {
            html.sectionTitle(language(CommonsText.lookWrongClock))
            for action in far.prefix(limit) {
                html.p { html.text(action.sentence(page.book, in: language)) }
            }
            if far.count > limit {
                html.footnote(language(CommonsText.lookMore(far.count - limit)), icon: .info)
            }
            if far.contains(where: { $0.isPutAside }) {
                html.footnote(language(CommonsText.lookComesByItself), icon: .info)
                if isTentative { html.footnote(language(CommonsText.lookTentative), icon: .info) }
            }
            html.buttonBar {
                html.postButton(
                    Post(
                        language(CommonsText.lookTakeIn), action: AppAddress.look.path,
                        fields: [("do", "takeIn"), ("return", page.here)]),
                    class: "button small")
            }
        }
    }

    private static func allWell(_ language: Language) -> EmptyState {
        EmptyState(
            icon: .check, title: language(CommonsText.lookAllWell),
            sentence: language(CommonsText.lookAllWellSentence))
    }

    /// Does what was chosen about one finding, as one action with its undo.
    @Sendable static func settle(_ page: Page) throws(BookError) -> Response {
        if page.form["do"] == "takeIn" {
            let taken = try page.book.takeInFarActions(at: betterTime(page))
            return page.done(taken.stamp, or: AppAddress.look.path)
        }
        let (kind, id) = try key(page.form["kind"] ?? "", page.form["id"] ?? "", page)
        guard let record = try page.book.record(kind, id) else {
            throw .notFound(kind: kind, reference: id.text)
        }
        return page.done(try settle(record, page)?.stamp, or: AppAddress.look.path)
    }

    private static func settle(_ record: Record, _ page: Page) throws(BookError) -> Commit? {
        let book = page.book
        let field = page.form["field"].flatMap { record.kind.field($0) }
        let other = page.form["other"].flatMap { RecordID($0) }
        switch page.form["do"] {
        case "restore": return try book.restore(record)
        case "delete": return try book.delete(record)
        case "leave": return try book.deleteKnowingly(record)
        case "deleteChildren": return try book.commit(orphans(of: record, book).map { $0.deleting })
        case "move":
            guard let field, let other else { break }
            var draft = Draft(record)
            draft.set(field, .reference(other))
            return try book.commit(draft)
        case "merge", "apart":
            guard let other else { break }
            let first = try book.visible(record.kind, other)
            return page.form["do"] == "merge"
                ? try book.merge(record, into: first) : try book.keepApart(record, first)
        case "choose":
            guard let field, let stamp = page.form["stamp"].flatMap({ Stamp($0) }) else { break }
            return try book.choose(stamp, of: field, in: record)
        case "repair":
            for concern in try book.concerns() where concern.record.key == record.key {
                guard case .broken(let error) = concern.matter, error.field.name == field?.name,
                    let draft = error.repair(record)
                else { continue }
                return try book.commit(draft)
            }
        default: break
        }
        return nil
    }

    private static func orphans(of record: Record, _ book: Book) throws(BookError) -> [Draft] {
        for concern in try book.concerns() where concern.record.key == record.key {
            if case .orphans(let children) = concern.matter { return children.map { Draft($0) } }
        }
        return []
    }
}
