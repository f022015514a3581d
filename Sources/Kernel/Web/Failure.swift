/// Why a request isn't answered with what it asked for: turned into a response here only.
package enum Failure: Sendable {
    case notFound
    /// An address of a book that isn't here.
    case noBook
    case methodNotAllowed
    /// Something was to be written on a device that may only read.
    case mayOnlyRead
    /// The server that has the answer can't be reached.
    case unreachable
    /// The bytes of a file that the book names aren't here.
    case fileMissing
    case book(BookError)

    init(_ error: BookError) {
        self = .book(error)
    }

    /// The HTTP status code.
    package var status: Int {
        switch self {
        case .notFound, .noBook, .fileMissing, .book(.notFound), .book(.gone): 404
        case .methodNotAllowed: 405
        case .mayOnlyRead: 403
        case .unreachable: 504
        case .book(.refused), .book(.ambiguous): 422
        case .book(.nothingToUndo), .book(.nothingToRedo), .book(.moved),
            .book(.unsettled):
            409
        case .book(.store(let error)): error.reason == .full ? 507 : 503
        }
    }

    func title(in language: Language) -> String {
        switch status {
        case 403: language(WebText.mayOnlyReadTitle)
        case 404: language(WebText.notFoundTitle)
        case 405: language(WebText.notAllowedTitle)
        case 422: language(WebText.refusedTitle)
        case 409: language(WebText.conflictTitle)
        case 504: language(WebText.noConnectionTitle)
        default: language(WebText.storeTitle)
        }
    }

    func sentence(in language: Language) -> String {
        switch self {
        case .notFound: language(WebText.notFound)
        case .noBook: language(WebText.noBook)
        case .methodNotAllowed: language(WebText.notAllowed)
        case .mayOnlyRead: language(WebText.mayOnlyRead)
        case .unreachable: language(WebText.unreachable)
        case .fileMissing: language(WebText.fileMissing)
        case .book(let error): language(error.label)
        }
    }
}

extension Page {
    /// The page that says what went wrong, with a way on.
    func errorPage(_ failure: Failure) -> Response {
        if case .book(.gone(let record)) = failure,
            let cause = (try? book.deletedCause(record)) ?? nil
        {
            return gone(record, cause)
        }
        let title = failure.title(in: language)
        var state = EmptyState(
            icon: .warning, title: title, sentence: failure.sentence(in: language),
            action: Link(language(WebText.home), href: "/"))
        if case .mayOnlyRead = failure, request.context.isShared {
            state.sentence = language(WebText.mayOnlyLookHere)
        }
        if case .noBook = failure,
            KnownBook.split(request.path)?.key.hasPrefix(KnownBook.sharedMark) == true
        {
            state.sentence = language(WebText.noSharedBook)
            state.action = Link(language(WebText.comeIn), href: AppAddress.join.path)
        } else if case .noBook = failure, let book = trashedBook {
            state.sentence = language(WebText.bookInTrash(book.name))
            state.action = Link(language(WebText.books), href: AppAddress.books.path)
        }
        if case .book(.moved(let crossing)) = failure {
            let href = AppAddress.moving(crossing.record.kind, crossing.record.id)
            state.action = Link(language(WebText.moveToBook), href: href)
        }
        state.isWholeScreen = true
        return screen(title, tint: .home, status: failure.status) { html in
            html.column {
                html.emptyState(state)
                typed(for: nil, html)
            }
        }
    }

    /// The book of the address, if it is in the trash.
    private var trashedBook: KnownBook? {
        let key = KnownBook.split(request.path)?.key
        return request.context.books?.trashed.first { $0.key == key }
    }

    /// What was typed in a form that came too late, to copy it; the form itself is gone.
    private func typed(for kind: Kind?, _ html: HTML) {
        let unseen = ["return", "stamp", "kind", "id", "tracker", HTML.asOfName]
        let typed = form.pairs.filter { !$0.value.isBlank && !unseen.contains($0.name) }
        if typed.isEmpty { return }
        html.card {
            html.p { html.text(language(WebText.typed)) }
            for (index, pair) in typed.prefix(200).enumerated() {
                let label = kind?.field(pair.name)?.label.text(in: language) ?? pair.name
                html.textArea(
                    FormField("typed-" + String(index), label: label, value: pair.value), rows: 2)
            }
        }
    }

    /// Says what was here, since when it is gone, and brings it back.
    private func gone(_ record: Record, _ cause: Record) -> Response {
        let title = book.title(of: record, in: language)
        let winners = (try? book.history(cause.key)).map { Winners($0) }
        let deletion = winners?.fields[cause.isGone ? Field.gone.name : Field.deleted.name]
        let instant = deletion?.stamp.shown ?? cause.modifiedAt
        let date = language.date(instant.date(utcOffset: request.context.utcOffset))
        let owner = book.title(of: cause, in: language)
        let sentence =
            switch (cause.key == record.key, cause.isGone) {
            case (true, false) where wasMoved(record):
                BookText.goneElsewhere(title: title, date: date)
            case (true, false): BookText.gone(title: title, date: date)
            case (true, true): BookText.goneForGood(title: title, date: date)
            case (false, false): BookText.belongsToGone(title: title, owner: owner, date: date)
            case (false, true):
                BookText.belongsToGoneForGood(title: title, owner: owner, date: date)
            }
        var state = EmptyState(
            icon: .trash, title: title, sentence: language(sentence),
            action: Link(language(WebText.home), href: "/"),
            sample: cause.isGone ? nil : restoring(cause, to: app.href(record) ?? "/"))
        state.isWholeScreen = true
        return screen(title, tint: app.tracker(of: record.kind)?.tint ?? .home, status: 404) {
            html in
            html.column {
                html.emptyState(state)
                typed(for: record.kind, html)
            }
        }
    }

    /// Whether another book has it now.
    private func wasMoved(_ record: Record) -> Bool {
        (try? book.crossing(of: record)).flatMap { $0 }.map { !$0.isHere } ?? false
    }

    private func restoring(_ record: Record, to path: String) -> Post {
        Post(
            language(BookText.restore(book.title(of: record, in: language))),
            action: AppAddress.restore.path,
            fields: [("kind", record.kind.name), ("id", record.id.text), ("return", path)],
            symbol: .icon(.restore))
    }
}
