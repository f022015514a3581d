import Kernel

extension Commons {
    /// The books of this home server. The host keeps the list and does what is posted here.
    @Sendable static func books(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.books else {
            if page.request.context.isShared { return try booksOfServer(page) }
            return try noBooks(page, CommonsText.bookElsewhere, .offline)
        }
        if let problem = panel.problem { return try noBooks(page, sentence(problem), .warning) }
        let isRefused = panel.refusal?.key == nil && panel.refusal != nil
        let list = try SettingsList(page, chosen: .books)
        return page.screen(
            page.language(CommonsText.bookTitle), tint: .home, status: isRefused ? 422 : 200
        ) { html in
            list.beside(html) {
                booksTitle(page, html)
                if let removed = panel.removed { bookUndo(removed, page, html) }
                html.group(id: "books") {
                    for book in panel.books { bookRow(book, page, html) }
                }
                html.card { nameForm(nil, panel, page, html) }
                unlistedBooks(panel.unlisted, page, html)
                bookTrash(panel.trashed, page, html)
                html.group(id: "more-books") {
                    html.row(
                        Row(
                            id: "books-shared", title: page.language(CommonsText.sharingTitle),
                            subtitle: page.language(CommonsText.sharingSentence),
                            href: AppAddress.sharing.path, symbol: .icon(.people)))
                }
                comingElsewhere(page, html)
            }
        }
    }

    /// One of the books: its name, its colour, and the way into the trash.
    @Sendable static func book(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.books, panel.problem == nil else {
            return .seeOther(AppAddress.books.path)
        }
        let handle = page.names["book"]
        guard let book = panel.books.first(where: { $0.handle == handle }) else {
            return .seeOther(AppAddress.books.path)
        }
        let title = book.title(in: page.language)
        let list = try SettingsList(page, chosen: .books)
        return page.screen(title, tint: .home, status: panel.refusal == nil ? 200 : 422) { html in
            list.beside(html) {
                html.largeTitle(
                    Heading(
                        title,
                        back: Link(
                            page.language(CommonsText.bookTitle), href: AppAddress.books.path)))
                html.card { nameForm(book, panel, page, html) }
                shareCard(book, page, html)
                deleteCard(book, page, html)
            }
        }
    }

    /// Why none can be shown.
    private static func noBooks(
        _ page: Page, _ sentence: Label, _ icon: Icon
    ) throws(BookError) -> Response {
        let list = try SettingsList(page, chosen: .books)
        return page.screen(page.language(CommonsText.bookTitle), tint: .home) { html in
            list.beside(html) {
                booksTitle(page, html)
                html.footnote(page.language(sentence), icon: icon)
            }
        }
    }

    /// A shared book is of no home server: its books are told by one that is.
    private static func booksOfServer(_ page: Page) throws(BookError) -> Response {
        let list = try SettingsList(page, chosen: .books)
        return page.screen(page.language(CommonsText.bookTitle), tint: .home) { html in
            list.beside(html) {
                booksTitle(page, html)
                html.card {
                    html.p { html.text(page.language(CommonsText.bookShared)) }
                    html.atRoot {
                        html.a(
                            .class("button"), .href(AppAddress.books.path), .data("native")
                        ) { html.text(page.language(CommonsText.bookOfServer)) }
                    }
                }
            }
        }
    }

    private static func sentence(_ problem: StoreError.Reason) -> Label {
        switch problem {
        case .damaged: CommonsText.bookListDamaged
        case .newerVersion: CommonsText.bookListNewer
        default: CommonsText.bookListUnreadable
        }
    }

    private static func booksTitle(_ page: Page, _ html: HTML) {
        html.largeTitle(
            Heading(
                page.language(CommonsText.bookTitle),
                back: Link(page.language(WebText.settings), href: AppAddress.settings.path),
                isBesideList: true))
    }
}

// The parts of the screens.
extension Commons {
    private static func bookRow(_ book: KnownBook, _ page: Page, _ html: HTML) {
        let isHere = book.base == page.request.context.base
        let row = Row(
            id: "book-" + book.handle, title: book.title(in: page.language),
            subtitle: isHere ? page.language(CommonsText.bookHere) : nil)
        html.row(
            row, leading: { html.lead(.icon(.book), class: book.color?.className) },
            trailing: {
                if !isHere {
                    html.atRoot {
                        html.a(
                            .class("button small"), .href(book.base + "/"), .data("native"),
                            .aria("label", page.language(CommonsText.bookOpen(row.title)))
                        ) { html.text(page.language(CommonsText.bookOpenIt)) }
                    }
                }
                html.iconLink(
                    .edit, label: page.language(CommonsText.bookEdit(row.title)),
                    href: AppAddress.book(settings: book.handle))
            })
    }

    /// A new book's name, or all that can be said of one that is there.
    private static func nameForm(
        _ book: KnownBook?, _ panel: BookPanel, _ page: Page, _ html: HTML
    ) {
        if html.isLooking { return }
        let language = page.language
        let refusal = panel.refusal.flatMap { $0.key == book?.key ? $0 : nil }
        html.form(
            .method("post"), .action(AppAddress.books.path), .class("form"), .data("native")
        ) {
            html.hiddenFields([
                (name: "do", value: book == nil ? "add" : "save"),
                (name: "book", value: book?.handle ?? ""),
            ])
            var field = FormField(
                "name",
                label: language(book == nil ? CommonsText.bookNew : CommonsText.bookName),
                value: refusal?.typed ?? book?.title(in: language) ?? "")
            field.error = refusal.map {
                switch $0.reason {
                case .noName: language(CommonsText.bookBadName(KnownDevice.longestName))
                case .taken: language(CommonsText.bookTaken($0.typed))
                case .full: language(CommonsText.bookFull(KnownBook.most))
                }
            }
            html.textField(field)
            if let book { colorField(book, language, html) }
            html.buttonBar {
                html.submitButton(language(book == nil ? CommonsText.bookAdd : CommonsText.save))
            }
        }
    }

    private static func colorField(_ book: KnownBook, _ language: Language, _ html: HTML) {
        html.selectField(
            FormField(
                "color", label: language(CommonsText.bookColor),
                value: book.color?.rawValue ?? ""),
            [FormField.Choice("", language(CommonsText.bookNoColor))]
                + PaletteColor.allCases.map { FormField.Choice($0.rawValue, language($0.label)) })
    }

    private static func shareCard(_ book: KnownBook, _ page: Page, _ html: HTML) {
        if html.isLooking { return }
        html.card {
            html.p { html.text(page.language(CommonsText.sharingShareSentence)) }
            html.atRoot {
                html.a(
                    .class("button"), .href(book.base + AppAddress.sharing.path + "?with=all"),
                    .data("native")
                ) { html.text(page.language(CommonsText.sharingShare)) }
            }
        }
    }

    private static func deleteCard(_ book: KnownBook, _ page: Page, _ html: HTML) {
        let language = page.language
        if book.isFirst { return html.footnote(language(CommonsText.bookFirst), icon: .info) }
        html.card {
            html.p { html.text(language(CommonsText.bookDeleteSentence)) }
            html.buttonBar {
                bookPost(CommonsText.bookDelete, "delete", book, .danger, page, html)
            }
        }
    }

    private static func bookUndo(_ book: KnownBook, _ page: Page, _ html: HTML) {
        html.banner(page.language(CommonsText.bookDeleted(book.name)), icon: .info) {
            bookPost(WebText.undo, "restore", book, .plain, page, html)
        }
    }

    private static func bookTrash(_ books: [KnownBook], _ page: Page, _ html: HTML) {
        if books.isEmpty { return }
        let language = page.language
        html.sectionTitle(language(WebText.trash))
        html.group(id: "deleted-books") {
            for book in books {
                html.row(
                    Row(id: "book-" + book.key, title: book.name, symbol: .icon(.book)),
                    leading: {}
                ) {
                    bookPost(CommonsText.bookRestore, "restore", book, .plain, page, html)
                    bookPost(CommonsText.bookGone, "gone", book, .danger, page, html)
                }
            }
        }
        html.footnote(language(CommonsText.bookGoneSentence), icon: .info)
    }

    private static func unlistedBooks(_ books: [KnownBook], _ page: Page, _ html: HTML) {
        if books.isEmpty { return }
        html.sectionTitle(page.language(CommonsText.bookUnlisted))
        html.group(id: "unlisted-books") {
            for book in books {
                html.row(
                    Row(id: "unlisted-" + book.key, title: book.name, symbol: .icon(.book)),
                    leading: {}
                ) {
                    bookPost(CommonsText.bookRestore, "enlist", book, .plain, page, html)
                }
            }
        }
        html.footnote(page.language(CommonsText.bookUnlistedSentence), icon: .info)
    }

    private static func bookPost(
        _ label: Label, _ deed: String, _ book: KnownBook, _ tone: Tone, _ page: Page, _ html: HTML
    ) {
        html.postButton(
            Post(
                page.language(label), action: AppAddress.books.path,
                fields: [("do", deed), ("book", book.handle)], tone: tone),
            class: "button small")
    }
}
