import Kernel
import SQLiteStore
import Synchronization

/// The books that a server serves: the first at the short addresses, each other under its own, from
/// ``KnownBook/base`` on. Nothing that answers for one book ever sees another's store.
///
/// The list is looked at again for each request, so that what other processes add, rename or delete is
/// known at once. A book is opened when somebody asks for it.
final class Bookcase: @unchecked Sendable {
    private let first: BookPool
    /// The list of the directory; nil where one book is served alone.
    private let list: BookList?
    private let shelf: Shelf
    private let schema: Schema
    private let lock = Mutex(())
    private var registry: BookRegistry?
    /// Those that were asked for, by their keys.
    private var pools: [String: BookPool] = [:]

    init(_ first: BookPool, _ list: BookList?, _ shelf: Shelf, _ schema: Schema) {
        self.first = first
        self.list = list
        self.shelf = shelf
        self.schema = schema
    }

    /// What a path or a target is within its book: all of it for the first.
    static func within(_ path: String) -> String { KnownBook.split(path)?.rest ?? path }

    /// Has a request answered for the book that its path names, as if that were the only one.
    func answer(_ request: Request, _ next: (Request, BookPool) -> Response) -> Response {
        guard let list, let (key, rest) = KnownBook.split(request.path) else {
            return next(request, first)
        }
        do throws(StoreError) {
            guard let pool = try pool(key, list) else { return next(request, first) }
            var own = request
            own.path = rest
            own.context.base = AppAddress.book(key)
            return next(own, pool).within(own.context.base)
        } catch {
            let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
            return .text(language(error.label) + "\n", status: 503)
        }
    }

    /// What the addresses of a path's book begin with; empty for the first, and for one that isn't there.
    func base(of path: String) -> String {
        guard let list, let (key, _) = KnownBook.split(path), isThere(key, list) else { return "" }
        return AppAddress.book(key)
    }

    /// The version of the first book; see ``BookPool/version``.
    var version: Int64? { first.version }

    /// The version of the book at a base; another once it isn't there any more.
    func version(behind base: String) -> Int64? {
        guard let list, let (key, _) = KnownBook.split(base) else { return nil }
        guard isThere(key, list) else { return -1 }
        return (try? pool(key, list))?.version
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

    private var all: [BookPool] { lock.withLock { _ in [first] + pools.values } }

    private func isThere(_ key: String, _ list: BookList) -> Bool {
        lock.withLock { _ in (try? entry(key, list)) ?? nil } != nil
    }

    /// The connections to a book that is in the list and not in the trash; nil for any other.
    private func pool(_ key: String, _ list: BookList) throws(StoreError) -> BookPool? {
        try lock.withLock { (_) throws(StoreError) in
            guard let entry = try entry(key, list) else {
                pools[key] = nil
                return nil
            }
            if let pool = pools[key] { return pool }
            let path = list.directory + "/" + entry.file
            // Opening would make it anew.
            if Files.isMissing(path) { throw StoreError(.moved, detail: path) }
            let pool = try BookPool(shelf, path, schema)
            pools[key] = pool
            return pool
        }
    }

    /// The entry of a book that isn't in the trash; to be called under the lock.
    private func entry(_ key: String, _ list: BookList) throws(StoreError) -> BookRegistry.Entry? {
        if registry == nil { registry = try BookRegistry(existing: list.path) }
        return try registry?.entries().first {
            $0.book.key == key && !key.isEmpty && $0.book.deleted == nil
        }
    }
}

extension Response {
    /// The same for who sees it under a base: it leads there, too.
    fileprivate func within(_ base: String) -> Response {
        guard let place = headers.firstIndex(where: { $0.name == "Location" }) else { return self }
        let target = headers[place].value
        if !target.hasPrefix("/") || KnownBook.split(target) != nil { return self }
        var response = self
        response.headers[place] = Header("Location", base + target)
        return response
    }
}
