/// Why a request isn't answered with what it asked for: turned into a response here only.
package enum Failure: Sendable {
    case notFound
    case methodNotAllowed
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
        case .notFound, .fileMissing, .book(.notFound): 404
        case .methodNotAllowed: 405
        case .unreachable: 504
        case .book(.refused), .book(.ambiguous): 422
        case .book(.nothingToUndo): 409
        case .book(.store(let error)): error.reason == .full ? 507 : 503
        }
    }

    func title(in language: Language) -> String {
        switch status {
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
        case .methodNotAllowed: language(WebText.notAllowed)
        case .unreachable: language(WebText.unreachable)
        case .fileMissing: language(WebText.fileMissing)
        case .book(let error): language(error)
        }
    }
}

extension Page {
    /// The page that says what went wrong, with a way on.
    func answer(_ failure: Failure) -> Response {
        let title = failure.title(in: language)
        var state = EmptyState(
            icon: .warning, title: title, sentence: failure.sentence(in: language),
            action: Link(language(WebText.home), href: "/"))
        state.isWholeScreen = true
        return screen(title, tint: .home, status: failure.status) { html in
            html.column { html.emptyState(state) }
        }
    }
}
