import Kernel
import SQLiteStore
import SyncOverHTTP
import Synchronization

/// The books that a server serves: the first at the short addresses, each other under its own, from
/// ``KnownBook/base`` on. Nothing that answers for one book ever sees another's store.
///
/// The list is looked at again for each request, so that what other processes add, rename or delete is
/// known at once. A book is opened when somebody asks for it.
final class Bookcase: @unchecked Sendable {
    let first: BookPool
    /// The list of the directory; nil where one book is served alone.
    let list: BookList?
    private let shelf: Shelf
    let declarations: Declarations
    private let lock = Mutex(())
    private var registry: BookRegistry?
    /// Those that were asked for, by their keys.
    private var pools: [String: BookPool] = [:]
    /// Those that were asked for and couldn't be opened, by their keys: what each said.
    private var unopened: [String: String] = [:]

    init(
        _ first: BookPool, _ list: BookList?, _ shelf: Shelf,
        _ declarations: Declarations
    ) {
        self.first = first
        self.list = list
        self.shelf = shelf
        self.declarations = declarations
    }

    /// What a path or a target is within its book: all of it for the first.
    static func within(_ path: String) -> String { KnownBook.split(path)?.rest ?? path }

    /// Whether what a request brings is large once it is unpacked.
    static func bringsMuch(_ request: Request, _ app: App) -> Bool {
        var request = request
        request.path = within(request.path)
        if request.path == SyncEndpoint.path {
            return SyncEndpoint.isLarge(request.body, beyond: 2 * Batch.size)
        }
        return app.packedPieces(request).reduce(0) { $0 + $1.size } > 2 * Batch.size
    }

    /// Has a request answered for the book that its path names, as if that were the only one.
    func answer(_ request: Request, _ next: (Request, BookPool) -> Response) -> Response {
        do throws(Failure) {
            let done = try perform(request) { (request, refusal) throws(Failure) in
                var shown = request
                shown.method = .get
                if let key = refusal.key {
                    let handle = key.isEmpty ? KnownBook.first.handle : key
                    shown.path = base(of: request.path) + AppAddress.book(settings: handle)
                }
                return try route(shown, refusal, next)
            }
            if let done { return done }
            if let moved = try move(request, next) { return moved }
            if let undone = try undoMove(request, next) { return undone }
            return try route(request, nil, next)
        } catch {
            let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
            return .text(error.shown(in: language) + "\n", status: 503)
        }
    }

    func route(
        _ request: Request, _ refusal: BookPanel.Refusal?,
        _ next: (Request, BookPool) -> Response
    ) throws(Failure) -> Response {
        var own = request
        own.context.books = panel(request)
        own.context.books?.refusal = refusal
        guard let list, let (key, rest) = KnownBook.split(request.path) else {
            return next(own, first)
        }
        guard let pool = try pool(key, list) else {
            return SyncEndpoint.bodyLimit(rest) == nil ? next(own, first) : absent(key, own)
        }
        own.path = rest
        own.context.base = AppAddress.book(key)
        return next(own, pool).within(own.context.base)
    }

    /// Says to who wants to be in step with a book that it isn't here.
    private func absent(_ key: String, _ request: Request) -> Response {
        let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
        let book = request.context.books?.trashed.first { $0.key == key }
        let sentence = book.map { WebText.bookInTrash($0.name) } ?? BooksText.unknown(key.short)
        return .text(language(sentence) + "\n", status: 404)
    }

    /// All books, also those in the trash; nil where one is served alone.
    func entries() throws(Failure) -> [BookRegistry.Entry]? {
        guard let list else { return nil }
        return try lock.withLock { (_) throws(Failure) in try listed(list) ?? [.first] }
    }

    /// What the list says now, nil without one; to be called under the lock. After a failure it is opened
    /// anew: another file may be in its place by then.
    private func listed(_ list: BookList) throws(Failure) -> [BookRegistry.Entry]? {
        if registry?.isGone ?? true { registry = try list.existing() }
        guard let registry else { return nil }
        do { return try list.attempt { () throws(StoreError) in try registry.entries() } } catch {
            self.registry = nil
            throw error
        }
    }

    /// The list to write into, which is made if it isn't there; nil where one book is served alone.
    func made() throws(Failure) -> BookRegistry? {
        guard let list else { return nil }
        return try lock.withLock { (_) throws(Failure) in
            if registry?.isGone ?? true { registry = try list.made() }
            return registry
        }
    }

    /// Makes a new book.
    func add(
        _ name: String, _ now: Instant, _ list: BookList, _ registry: BookRegistry
    ) throws(Failure) -> BookRegistry.Addition {
        try list.attempt { () throws(StoreError) in
            try registry.add(name, in: list.directory, now) { (file) throws(StoreError) in
                _ = try shelf.open(list.directory + "/" + file, declarations.schema)
            }
        }
    }

    /// Removes a book from the trash, for good; whether it was there.
    func deleteForGood(_ key: String, _ registry: BookRegistry) throws(Failure) -> Bool {
        guard let list else { return false }
        lock.withLock { _ in pools[key] = nil }
        return try list.deleteForGood(key, registry)
    }

    /// What the addresses of a path's book begin with; empty for the first, and for one that isn't there.
    func base(of path: String) -> String {
        guard let list, let (key, _) = KnownBook.split(path), isThere(key, list) else { return "" }
        return AppAddress.book(key)
    }

    /// The version of the first book, and of the list, which its pages show; see ``BookPool/version``.
    var version: Int64? {
        guard let version = first.version, list != nil else { return first.version }
        return version &+ listVersion
    }

    private var listVersion: Int64 {
        guard (try? entries()) != nil else { return -1 }
        return lock.withLock { _ in (try? registry?.version()) ?? 0 }
    }

    /// The version of the book at a base; another once it isn't there any more.
    func version(behind base: String) -> Int64? {
        guard let list, let (key, _) = KnownBook.split(base) else { return nil }
        guard isThere(key, list) else { return -1 }
        return (try? pool(key, list))?.version.map { $0 &+ listVersion }
    }

    /// Does a little of what makes later searches quick; whether there is more to do.
    func catchUp() -> Bool { all.reduce(false) { $1.catchUp() || $0 } }

    /// Takes what was written into the books' own files, once nobody has written for a while.
    func settle() {
        for pool in all { pool.settle() }
    }

    /// Removes files that no change has named for long, and gives how many.
    func dropUnnamedFiles(_ now: Instant) -> Int {
        all.reduce(0) { $0 + $1.dropUnnamedFiles(now) }
    }

    /// What keeps one of the books from being read, in a sentence; nil when nothing does.
    var problem: String? { all.lazy.compactMap { $0.problem }.first ?? unopenedProblem }

    /// What keeps a book from being opened that somebody asked for; each is tried again.
    private var unopenedProblem: String? {
        guard let list else { return nil }
        for key in lock.withLock({ _ in unopened.keys.sorted() }) {
            _ = try? pool(key, list)
            if let problem = lock.withLock({ _ in unopened[key] }) { return problem }
        }
        return nil
    }

    private var all: [BookPool] { lock.withLock { _ in [first] + pools.values } }

    private func isThere(_ key: String, _ list: BookList) -> Bool {
        lock.withLock { _ in (try? entry(key, list)) ?? nil } != nil
    }

    /// The connections to a book that is in the list and not in the trash; nil for any other.
    func pool(_ key: String, _ list: BookList) throws(Failure) -> BookPool? {
        try lock.withLock { (_) throws(Failure) -> BookPool? in
            guard let entry = try entry(key, list) else {
                pools[key] = nil
                unopened[key] = nil
                return nil
            }
            if let pool = pools[key] { return pool }
            let path = try list.path(of: entry)
            let pool: BookPool
            do throws(StoreError) { pool = try BookPool(shelf, path, declarations.schema) } catch {
                unopened[key] = path + ": " + BookPool.sentence(error)
                throw .store(error, path: path)
            }
            unopened[key] = nil
            pools[key] = pool
            return pool
        }
    }

    /// The entry of a book that isn't in the trash; to be called under the lock.
    private func entry(_ key: String, _ list: BookList) throws(Failure) -> BookRegistry.Entry? {
        try listed(list)?.first {
            $0.book.key == key && !key.isEmpty && $0.book.deleted == nil
        }
    }
}

extension Failure {
    /// What somebody sees of it who isn't at this machine.
    fileprivate func shown(in language: Language) -> String {
        if case .store(let error, _) = self { return language(error.label) }
        return sentences(in: language).joined(separator: "\n")
    }
}
