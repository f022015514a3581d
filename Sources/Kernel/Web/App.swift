/// The whole app: answers every request from a store, natively and in the browser alike.
package final class App: Sendable {
    package let trackers: [Tracker]
    /// What all trackers declare.
    package let declarations: Declarations
    package let assets: AssetNames
    private let router: Router

    /// - Parameter shared: What is declared by no tracker.
    package init(
        trackers: [Tracker], commons: [Route], shared: Declarations = Declarations([]),
        assets: AssetNames = .development
    ) {
        self.trackers = trackers
        self.assets = assets
        declarations = trackers.reduce(Declarations([])) { $0 + $1.declarations } + shared
        router = Router(commons + trackers.flatMap { $0.routes })
    }

    package var schema: Schema { declarations.schema }
    package var rulebook: Rulebook { declarations.rulebook }

    /// Answers a request. A response that says something was saved follows the durable commit.
    package func handle(_ request: Request, in store: Store) -> Response {
        switch router.match(request.method, request.path) {
        case .route(let route, let names):
            if request.context.mayOnlyRead, !route.isForReaders {
                return failure(request, store, .mayOnlyRead)
            }
            return run(route, request, names, store)
        case .methodNotAllowed(let allowed):
            var response = failure(request, store, .methodNotAllowed)
            let names = allowed.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }
            response.headers.append(Response.Header("Allow", names.joined(separator: ", ")))
            return response
        case .notFound:
            let isOfBook = KnownBook.split(request.path) != nil
            return failure(request, store, isOfBook ? .noBook : .notFound)
        }
    }

    /// Answers a request from a store that has its files: with their bytes in the response.
    package func answer(_ request: Request, in store: Store) -> Response {
        var response = handle(request, in: store)
        if response.files.isEmpty { return response }
        do {
            guard let body = try store.blobs.fill(response.body, with: response.files) else {
                return failure(request, store, .fileMissing)
            }
            (response.body, response.files) = (body, [])
            return response
        } catch {
            return failure(request, store, .book(.store(error)))
        }
    }

    private func run(
        _ route: Route, _ request: Request, _ names: Parameters, _ store: Store
    ) -> Response {
        let posted = Posted(request)
        let writes = route.writes(posted)
        var notes: [Page.Note] = []
        do {
            let response = try store.transaction(
                writing: writes, failure: { BookError.store($0) }
            ) { () throws(BookError) in
                let page = try Page(self, request, names, store, posted, writes: writes)
                if writes, route.outlivesTrash, !request.context.mayOnlyRead {
                    try page.book.emptyOldTrash()
                }
                let response = try route.action(page)
                notes = page.notes
                return response
            }
            if !notes.isEmpty { keep(notes, store) }
            return response
        } catch {
            return failure(request, store, Failure(error))
        }
    }

    /// Keeps what a page that was shown is to be remembered by. Where that fails, it is shown as new again.
    private func keep(_ notes: [Page.Note], _ store: Store) {
        try? store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            for note in notes { try store.set(note.setting.rawValue, note.value) }
        }
    }

    /// An error page; if even that can't be read from the store, plain text.
    ///
    /// Hosts answer with it when they fail themselves, say when what a request wrote can't be kept.
    package func failure(_ request: Request, _ store: Store, _ failure: Failure) -> Response {
        do {
            return try store.transaction(writing: false, failure: { BookError.store($0) }) {
                () throws(BookError) in
                try Page(self, request, Parameters([]), store).errorPage(failure)
            }
        } catch {
            let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
            return .text(failure.sentence(in: language) + "\n", status: failure.status)
        }
    }

    /// How many bytes may be posted to a path; `nil` where the host's ordinary limit will do.
    package func bodyLimit(_ path: String) -> Int? {
        guard case .route(let route, _) = router.match(.post, path) else { return nil }
        return route.bodyLimit
    }

    /// Whether what a link leads to is there only to write.
    package func isToWrite(_ href: String) -> Bool {
        guard let target = RequestTarget(href),
            case .route(let route, _) = router.match(.get, target.path)
        else { return false }
        return route.isToWrite
    }

    /// Whether a form is posted to what a link leads to, or it is there to write.
    func takesPosts(_ href: String) -> Bool {
        if isToWrite(href) { return true }
        guard let target = RequestTarget(href),
            case .route(let route, _) = router.match(.post, target.path)
        else { return false }
        return !route.isOfDevice
    }

    /// Who answers a path where a device has a copy of the book beside its server.
    package func desk(_ path: String) -> Route.Desk { router.desk(path) }

    /// Whether what stands at a target costs too much for pages of other sites to have it read.
    package func isCostly(_ target: String) -> Bool {
        reading(target)?.isCostly ?? false
    }

    /// Whether a target has a secret in it, by which the app itself knows whom to answer.
    package func hasOwnSecret(_ target: String) -> Bool {
        reading(target)?.hasOwnSecret ?? false
    }

    /// The route that answers who reads a target as it comes over a wire, percent-encoded.
    private func reading(_ target: String) -> Route? {
        guard let target = RequestTarget(target),
            case .route(let route, _) = router.match(.get, target.path)
        else { return nil }
        return route
    }

    /// The deflated pieces of a request's body that a host must inflate before the app can answer.
    package func packedPieces(_ request: Request) -> [PackedPiece] {
        guard request.method == .post,
            case .route(let route, _) = router.match(.post, request.path), route.unpacks
        else { return [] }
        return PackedPiece.pieces(of: request.body, contentType: request.contentType)
    }

    /// The screen that shows a record, whichever tracker it belongs to.
    package func href(_ record: Record) -> String? {
        if let key = record.commented { return AppAddress.comments(key.kind, key.id.text) }
        return tracker(of: record.kind)?.href(record)
    }

    package func tracker(of kind: Kind) -> Tracker? {
        trackers.first { $0.kinds.contains(kind) }
    }
}
