package import Kernel

/// The books of a hub in several clusters of PostgreSQL, by a map that may change between two transactions.
///
/// Whatever moved from where the map says is followed (``PostgresMove``), so that nodes whose map is older, and
/// those whose map is newer, find the same book. One object is for one thread at a time. A transaction is of one
/// book, and begins where that is as soon as it is looked at.
package final class ClusteredHub {
    /// How often a book is followed: a range that goes back and forth while nodes look leads in circles.
    private static let hops = 4

    private let map: @Sendable () -> HubMap
    private var hubs: [String: PostgresHub] = [:]
    private var isWriting: Bool?
    /// Where the transaction is.
    private var current: PostgresHub?
    /// Where the book was found that was looked at last.
    private var found: (book: BookNumber, hub: PostgresHub)?

    package init(_ map: @escaping @Sendable () -> HubMap) throws(StoreError) {
        self.map = map
        for place in map().places { _ = try hub(at: place) }
    }

    private func hub(at place: String) throws(StoreError) -> PostgresHub {
        if let hub = hubs[place] { return hub }
        let hub = try PostgresHub(place)
        hubs[place] = hub
        return hub
    }

    private func home(of book: BookNumber) throws(StoreError) -> PostgresHub {
        if let found, found.book == book { return found.hub }
        return try hub(at: map().place(of: book))
    }

    /// Where something is done with a book: within the transaction that is open, if one is.
    private func hub(of book: BookNumber) throws(StoreError) -> PostgresHub {
        if let current { return current }
        let hub = try home(of: book)
        try enter(hub)
        return hub
    }

    private func enter(_ hub: PostgresHub) throws(StoreError) {
        guard let isWriting else { return }
        try hub.begin(isWriting)
        current = hub
    }

    /// Looks for a book where it should be, and where it went from there.
    func book(_ book: BookNumber) throws(StoreError) -> HubBook? {
        found = nil
        var hub = try hub(of: book)
        var isOnTheWay = false
        for _ in 0...Self.hops {
            if let known = try hub.book(book) {
                found = (book, hub)
                return known
            }
            guard let moved = try hub.whereMoved(book) else {
                if isOnTheWay { break }
                // Where it isn't, it may begin.
                found = (book, hub)
                return nil
            }
            isOnTheWay = moved.isAlone
            hub.rollBack()
            current = nil
            hub = try self.hub(at: moved.place)
            try enter(hub)
        }
        // It isn't here any more, and not yet there.
        throw StoreError(.busy, detail: "the book is being moved to another cluster")
    }

    func books(_ key: KeyID) throws(StoreError) -> [BookNumber] {
        var (books, places, next): ([BookNumber], [String], Int) = ([], map().places, 0)
        while next < places.count {
            let (here, moves) = try hub(at: places[next]).booksAndMoves(of: key)
            for book in here where !books.contains(book) { books.append(book) }
            for place in moves where !places.contains(place) { places.append(place) }
            next += 1
        }
        return books
    }

    func begin(_ writing: Bool) throws(StoreError) {
        guard isWriting == nil else {
            throw StoreError(.unavailable, detail: "a transaction is open already")
        }
        isWriting = writing
    }

    func commit() throws(StoreError) {
        guard isWriting != nil else {
            throw StoreError(.unavailable, detail: "the transaction was rolled back")
        }
        defer { (isWriting, current) = (nil, nil) }
        try current?.commit()
    }

    func rollBack() {
        current?.rollBack()
        (isWriting, current) = (nil, nil)
    }

    /// Notes that a book is begun by a grant, see ``PostgresHub/grant(_:by:)``. Each cluster counts by itself.
    package func grant(_ book: BookNumber, by grant: HubGrant) throws(StoreError) -> Bool {
        try hub(at: map().place(of: book)).grant(book, by: grant)
    }

    /// The books of those grants that have as many bytes as they may have, in whatever cluster.
    package func full(of grants: [HubGrant]) throws(StoreError) -> Set<BookNumber> {
        var books: Set<BookNumber> = []
        for place in map().places { books.formUnion(try hub(at: place).full(of: grants)) }
        return books
    }
}

extension ClusteredHub {
    package var store: HubStore {
        HubStore(
            book: { (book) throws(StoreError) in try self.book(book) },
            save: { (book) throws(StoreError) in try self.hub(of: book.number).save(book) },
            add: { (book, item) throws(StoreError) in try self.hub(of: book).add(book, item) },
            append: { (before, after, items) throws(StoreError) in
                try self.home(of: before.number).append(before, after, items)
            },
            items: { (book, after, bytes) throws(StoreError) in
                try self.hub(of: book).items(book, after, bytes)
            },
            entries: { (book) throws(StoreError) in try self.hub(of: book).entries(book) },
            trim: { (book, through) throws(StoreError) in
                try self.hub(of: book).trim(book, through)
            },
            snapshots: { (book) throws(StoreError) in try self.hub(of: book).snapshots(book) },
            snapshot: { (book, through) throws(StoreError) in
                try self.hub(of: book).snapshot(book, through)
            },
            addSnapshot: { (book, through, bytes) throws(StoreError) in
                try self.hub(of: book).addSnapshot(book, through, bytes)
            },
            dropSnapshot: { (book, through) throws(StoreError) in
                try self.hub(of: book).dropSnapshot(book, through)
            },
            keys: { (book, key) throws(StoreError) in try self.hub(of: book).keys(book, key) },
            addKeys: { (book, keys) throws(StoreError) in
                try self.hub(of: book).addKeys(book, keys)
            },
            books: { (key) throws(StoreError) in try self.books(key) },
            admit: { (book, key, greeting) throws(StoreError) in
                try self.hub(of: book).admit(book, key, greeting)
            },
            greeting: { (book, key) throws(StoreError) in
                try self.hub(of: book).greeting(book, key)
            },
            dismiss: { (book, key) throws(StoreError) in
                try self.hub(of: book).dismiss(book, key)
            },
            file: { (book, name) throws(StoreError) in try self.hub(of: book).file(book, name) },
            hasFile: { (book, name) throws(StoreError) in
                try self.hub(of: book).hasFile(book, name)
            },
            addFile: { (book, name, bytes) throws(StoreError) in
                try self.hub(of: book).addFile(book, name, bytes)
            },
            begin: { (writing) throws(StoreError) in try self.begin(writing) },
            commit: { () throws(StoreError) in try self.commit() },
            rollback: { self.rollBack() })
    }
}
