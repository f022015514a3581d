import Kernel

extension Commons {
    /// Moves a record to another book of the home server or the browser, after saying what goes along and what doesn't.
    /// The host does what is posted here.
    @Sendable static func moving(_ page: Page) throws(BookError) -> Response {
        let (kind, id) = try key(page.names["kind"] ?? "", page.names["id"] ?? "", page)
        guard let panel = page.request.context.books, panel.problem == nil else {
            return .seeOther(AppAddress.books.path)
        }
        guard let record = try page.book.record(kind, id) else {
            throw .notFound(kind: kind, reference: id.text)
        }
        let screen = MoveScreen(page, record, panel)
        let crossing = try page.book.crossing(of: record)
        if record.isHidden {
            let response = screen.done(crossing) ?? screen.givenBack()
            guard let response else { throw .gone(record) }
            return response
        }
        if record.belongsToOther { return .seeOther(page.app.href(record) ?? "/") }
        return screen.form(try page.book.relocation(of: record), crossing)
    }
}

/// The page of a record that is to be moved, and what is there once it is.
private struct MoveScreen {
    private let page: Page
    private let record: Record
    private let title: String
    /// Those that it can be moved to.
    private let others: [KnownBook]
    /// The one that it was moved to just now.
    private let target: KnownBook?

    init(_ page: Page, _ record: Record, _ panel: BookPanel) {
        self.page = page
        self.record = record
        title = page.book.title(of: record, in: page.language)
        others = panel.books.filter { $0.base != page.request.context.base }
        let handle = page.request.query["to"]
        target = others.first { $0.handle == handle }
    }

    private var language: Language { page.language }
    private var path: String { AppAddress.moving(record.kind, record.id) }
    private var tracker: Tracker? { page.app.tracker(of: record.kind) }

    /// Says where it is now, with the way there and the way back; nil if it wasn't moved, or was deleted after it came.
    func done(_ crossing: Crossing?) -> Response? {
        guard let crossing, !crossing.isHere else { return nil }
        let stamp = crossing.action.text
        let name = target?.title(in: language)
        return screen(back: back) { html in
            if writeProblem(html) { return }
            let sentence =
                name.map { CommonsText.moved(title: title, book: $0) }
                ?? CommonsText.movedAway(title)
            html.banner(language(sentence), icon: .check) {
                if let target { open(target, html) }
                takeBack(stamp, html)
            }
        }
    }

    /// Says where it is after a move to this book was taken back here; nil for any other page.
    func givenBack() -> Response? {
        guard let target, page.request.query["back"] == "1" else { return nil }
        let sentence = CommonsText.moved(title: title, book: target.title(in: language))
        return screen(back: back) { html in
            html.banner(language(sentence), icon: .check) { open(target, html) }
        }
    }

    private var back: Link {
        Link(tracker.map { language($0.title) } ?? "", href: tracker?.path ?? "/")
    }

    private func takeBack(_ stamp: String, _ html: HTML) {
        html.postButton(
            Post(
                language(WebText.undo), action: path,
                fields: [("do", "undo"), ("stamp", stamp), ("to", target?.handle ?? "")]),
            class: "button small")
    }

    /// What keeps the move from being taken back, with what can be done instead; false if nothing does.
    private func writeProblem(_ html: HTML) -> Bool {
        switch (page.request.query["problem"], target) {
        case ("used", let target?) where record.isHidden:
            let name = target.title(in: language)
            html.banner(
                language(CommonsText.moveUsed(title: title, book: name)), tone: .warning,
                icon: .warning
            ) {
                html.atRoot {
                    html.a(
                        .class("button small"), .href(target.base + path), .data("native")
                    ) { html.text(language(CommonsText.moveFrom(name))) }
                }
            }
        case ("used", _):
            html.banner(language(CommonsText.moveUsedHere(title)), tone: .warning, icon: .warning)
        case ("reads", let target?):
            html.banner(
                language(CommonsText.moveReads(target.title(in: language))), tone: .warning,
                icon: .warning)
        case ("missing", _) where record.isHidden:
            html.banner(language(CommonsText.moveMissing), tone: .warning, icon: .warning) {
                html.postButton(
                    Post(
                        language(BookText.restore(title)), action: AppAddress.restore.path,
                        fields: [
                            ("kind", record.kind.name), ("id", record.id.text),
                            ("return", page.app.href(record) ?? "/"),
                        ]),
                    class: "button small")
            }
        case ("missing", _):
            html.banner(language(CommonsText.moveMissingHere), tone: .warning, icon: .warning)
        default: return false
        }
        return true
    }

    /// What goes along, and where to.
    func form(_ relocation: Relocation, _ crossing: Crossing?) -> Response {
        screen(back: Link(title, href: page.app.href(record) ?? "/")) { html in
            if writeProblem(html) {
                // That is what there is to say.
            } else if let target {
                there(target, html)
            } else if let crossing, crossing.isHere {
                html.banner(language(CommonsText.moveCame), icon: .info) {
                    takeBack(crossing.action.text, html)
                }
            }
            if !relocation.unsettled.isEmpty { return unsettled(relocation.unsettled, html) }
            if others.isEmpty {
                html.footnote(language(CommonsText.moveNowhere), icon: .info)
                return html.buttonLink(
                    language(CommonsText.bookNew), href: AppAddress.books.path, icon: .book)
            }
            html.card {
                html.form(.method("post"), .action(path), .class("form"), .data("native")) {
                    html.selectField(
                        FormField("to", label: language(CommonsText.moveTo), value: ""),
                        others.map { FormField.Choice($0.handle, $0.title(in: language)) })
                    for sentence in sentences(relocation) {
                        html.p { html.text(language(sentence)) }
                    }
                    html.buttonBar {
                        html.submitButton(
                            language(
                                relocation.isCopy ? CommonsText.moveCopy : CommonsText.moveNow))
                    }
                }
            }
        }
    }

    /// What is to be decided before it can go.
    private func unsettled(_ concerns: [Concern], _ html: HTML) {
        html.card {
            html.p { html.text(language(CommonsText.moveUnsettled)) }
            for concern in concerns.prefix(8) {
                html.p { html.text(concern.sentence(page.book, in: language)) }
            }
            html.buttonBar {
                html.buttonLink(language(CommonsText.lookTitle), href: AppAddress.look.path)
            }
        }
    }

    private func sentences(_ relocation: Relocation) -> [Label] {
        var sentences: [Label] = []
        let along = relocation.companions
        if along > 0 { sentences.append(CommonsText.moveAlong(along)) }
        if !relocation.copied.isEmpty {
            sentences.append(CommonsText.moveCopied(names(relocation.copied)))
        }
        if !relocation.losing.isEmpty {
            sentences.append(CommonsText.moveLosing(names(relocation.losing)))
        }
        return sentences + [relocation.isCopy ? CommonsText.moveStays : CommonsText.moveUndo]
    }

    /// The first of them by name, and how many more.
    private func names(_ records: [Record]) -> String {
        let most = 8
        var names = records.prefix(most).map { page.book.title(of: $0, in: language) }
        if records.count > most { names.append("+" + language.number(records.count - most)) }
        return names.joined(separator: ", ")
    }

    /// Whether the other book has it, too, with the way to take a copy away again.
    private func there(_ book: KnownBook, _ html: HTML) {
        let name = book.title(in: language)
        let query = page.request.query
        if query["back"] == "1" {
            html.banner(language(CommonsText.moveBackWhole(name)), icon: .check)
            return
        }
        html.banner(
            language(
                query["back"] == nil ? CommonsText.moveThere(name) : CommonsText.moveBack(name)),
            icon: .info
        ) {
            open(book, html)
            guard let stamp = query["copied"] else { return }
            html.postButton(
                Post(
                    language(WebText.undo), action: path,
                    fields: [("do", "uncopy"), ("stamp", stamp), ("to", book.handle)]),
                class: "button small")
        }
    }

    /// The way to the record in the other book.
    private func open(_ book: KnownBook, _ html: HTML) {
        html.atRoot {
            html.a(
                .class("button small"), .href(book.base + (page.app.href(record) ?? "/")),
                .data("native"),
                .aria("label", language(CommonsText.bookOpen(book.title(in: language))))
            ) { html.text(language(CommonsText.bookOpenIt)) }
        }
    }

    private func screen(back: Link, _ content: (HTML) -> Void) -> Response {
        let heading = language(CommonsText.moveTitle)
        return page.screen(heading, tint: tracker?.tint ?? .home) { html in
            html.column {
                html.largeTitle(Heading(heading, subtitle: title, back: back))
                content(html)
            }
        }
    }
}
