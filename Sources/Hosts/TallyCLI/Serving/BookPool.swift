import Kernel
import SyncOverHTTP
import Synchronization

/// The connections to one book that the server's threads share.
///
/// A connection is for one thread at a time: who needs one takes it and puts it back. That is what
/// makes the class safe to share, although connections aren't.
final class BookPool: @unchecked Sendable {
    private let shelf: Shelf
    private let path: String
    private let schema: Schema
    private let lock = Mutex(())
    private var idle: [OpenBook]
    /// Kept for ``version`` alone, which one thread asks for.
    private let watch: OpenBook

    /// - Throws: A ``StoreError`` when the book can't be opened.
    init(_ shelf: Shelf, _ path: String, _ schema: Schema) throws(StoreError) {
        self.shelf = shelf
        self.path = path
        self.schema = schema
        watch = try shelf.open(path, schema)
        idle = [try shelf.open(path, schema)]
    }

    /// The app's answer to a request.
    func answer(_ request: Request, _ app: App) -> Response {
        do {
            let open = try take()
            defer { putBack(open) }
            if request.path == SyncEndpoint.path {
                return SyncEndpoint.answer(request, open.store)
            }
            var request = request
            request.context.sync = status(of: open.store)
            return app.handle(request, in: open.store)
        } catch {
            let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
            return .text(language(error) + "\n", status: 503)
        }
    }

    /// A number that grows whenever the book was written to, by whomever.
    var version: Int64 { (try? watch.version()) ?? 0 }

    /// How a book stands with its server; nothing to tell when it has none.
    private func status(of store: Store) -> SyncStatus? {
        guard let status = try? SyncStatus.of(store), status.server != nil else { return nil }
        return status
    }

    private func take() throws(StoreError) -> OpenBook {
        if let open = lock.withLock({ _ in idle.popLast() }) { return open }
        return try shelf.open(path, schema)
    }

    private func putBack(_ open: OpenBook) {
        lock.withLock { _ in idle.append(open) }
    }
}
