import Kernel
import SQLiteStore

extension Session {
    /// Whether what is synced are all books, each of which is named: with `--all`, or where no book and no
    /// server is named and there are several.
    var syncsSeveral: Bool {
        if arguments.has(.all) { return true }
        guard arguments.operands.isEmpty, arguments.all(.book).isEmpty else { return false }
        return ((try? bookList.entries()) ?? []).count { $0.book.deleted == nil } > 1
    }

    /// Each book that has a hub, or a server of last time, and nothing of any other.
    func syncKnown() throws(Failure) {
        var count = 0
        try forAllBooks { (session, book) throws(Failure) in
            if try session.lastServer(try session.openBook().store) == nil {
                // Whoever heard no answer as they came in has keys alone.
                guard try session.ownKeys() != nil else { return }
            }
            count += 1
            try session.syncTitled(book, nil)
        }
        if count == 0 { throw .usage(.noServerYet) }
    }

    /// Each book with the server of last time, or with the book of its address at the server that was named;
    /// then what else the first book's server has, each as a book of its own.
    func syncAll(_ given: String?) throws(Failure) {
        let named = given.map { Session.server($0) }
        if let given, named == .some(nil) { throw .usage(.notAServer(given)) }
        let first = Session(self, for: .first, at: directory + "/" + BookRegistry.Entry.first.file)
        // A device that has no book yet begins with the first.
        let begins = first.isUnmade
        var odd: [OddBook] = []
        if let server = named ?? nil, begins { odd = try first.syncTitled(.first, server) }
        var failure: Failure?
        do throws(Failure) { odd += try syncKnown(named ?? nil, butFirst: begins) } catch {
            failure = error
        }
        if !first.isUnmade {
            let (server, new) = try first.addNewBooks()
            try forAllBooks { (session, book) throws(Failure) in
                guard let server, new.contains(book.key) else { return }
                try session.syncTitled(book, server + book.base)
            }
        }
        if let failure {
            for book in odd { output.complain(language(BooksText.leftOut(book))) }
            throw failure
        }
        for book in odd.dropLast() { output.complain(language(BooksText.leftOut(book))) }
        if let book = odd.last { throw .refused(.aboutBook(.odd(book))) }
    }

    /// Gives which books the first one's server names that are left out.
    private func syncKnown(
        _ server: String?, butFirst hasBegun: Bool
    ) throws(Failure) -> [OddBook] {
        var count = 0
        var odd: [OddBook] = []
        try forAllBooks { (session, book) throws(Failure) in
            if hasBegun, book.isFirst, server != nil { return count += 1 }
            if server == nil, try session.lastServer(try session.openBook().store) == nil {
                return say(BooksText.noServer(book.title(in: language).short))
            }
            count += 1
            let left = try session.syncTitled(book, server.map { $0 + book.base })
            if book.isFirst { odd = left }
        }
        if count == 0 { throw .usage(.noServerYet) }
        return odd
    }

    @discardableResult
    private func syncTitled(_ book: KnownBook, _ server: String?) throws(Failure) -> [OddBook] {
        if !isJSON { say(BooksText.syncing(book.title(in: language).short)) }
        return try sync(with: server)
    }

    /// Adds the books that the server of this one, the first, has and this device hasn't; gives the server
    /// and their keys.
    private func addNewBooks() throws(Failure) -> (server: String?, keys: Set<String>) {
        let store = try openBook().store
        let status = try attempt { () throws(StoreError) in try SyncStatus.of(store) }
        let known = Set(try bookList.entries().map { $0.book.key })
        var keys: Set<String> = []
        for book in status.books where !known.contains(book.key) && !book.isFirst {
            let entry = try added { (registry, make) throws(StoreError) in
                try registry.add(book, in: directory, now, make)
            }
            guard entry != nil else {
                say(BooksText.sameNameThere(book.name.short))
                continue
            }
            keys.insert(book.key)
            if !isJSON { say(BooksText.added(name: book.name.short, key: book.key)) }
        }
        return (status.server, keys)
    }
}
