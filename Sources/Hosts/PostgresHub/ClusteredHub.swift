package import Kernel
package import ObjectStore

/// The books of a hub in several clusters of PostgreSQL, by a map that may change between two transactions.
///
/// Whatever moved from where the map says is followed (``PostgresMove``), so that nodes whose map is older, and
/// those whose map is newer, find the same book. One object is for one thread at a time. A transaction is of one
/// book, and begins where that is as soon as it is looked at.
package final class ClusteredHub {
    /// How often a book is followed: a range that goes back and forth while nodes look leads in circles.
    private static let hops = 4

    private let map: @Sendable () -> HubMap
    private let objects: ObjectStore?
    private var hubs: [String: PostgresHub] = [:]
    private var isWriting: Bool?
    /// Where the transaction is.
    private var current: PostgresHub?
    /// Where the book was found that was looked at last.
    private var found: (book: BookNumber, hub: PostgresHub)?

    /// - Parameters:
    ///   - objects: Where snapshots and files of all clusters are, if not in these.
    ///   - map: Says which cluster has which books now.
    package init(
        objects: ObjectStore? = nil, _ map: @escaping @Sendable () -> HubMap
    ) throws(StoreError) {
        self.objects = objects
        self.map = map
        for place in map().places { _ = try hub(at: place) }
    }

    private func hub(at place: String) throws(StoreError) -> PostgresHub {
        if let hub = hubs[place] { return hub }
        let hub = try PostgresHub(place, objects: objects)
        if objects == nil, try hub.usesObjects() {
            throw StoreError(
                .unavailable,
                detail: "--objects is missing: files of this hub are in an object store")
        }
        hubs[place] = hub
        return hub
    }

    /// Has all clusters use the object store, or looks whether it is the one that they use.
    package func joinObjects() throws(StoreError) {
        for place in map().places { try hub(at: place).joinObjects() }
    }

    /// Removes objects that no row names any more, see ``PostgresHub/sweep(coming:gone:)``.
    package func sweep(coming: Int64, gone: Int64) throws(StoreError) -> Int {
        var count = 0
        for place in map().places { count += try hub(at: place).sweep(coming: coming, gone: gone) }
        return count
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
        defer { leave() }
        try current?.commit()
    }

    func rollBack() {
        current?.rollBack()
        leave()
    }

    private func leave() {
        current?.connection.slim()
        (isWriting, current) = (nil, nil)
    }

    /// All clusters, also those that something moved to and that the map doesn't know yet.
    private func everywhere() throws(StoreError) -> [PostgresHub] {
        var (places, found) = (map().places, [PostgresHub]())
        while found.count < places.count {
            let hub = try hub(at: places[found.count])
            for place in try hub.movedTo() where !places.contains(place) { places.append(place) }
            found.append(hub)
        }
        return found
    }

    /// Notes that a book is begun by a grant; false where that has as much as it may have, in all clusters
    /// together. Who has other clusters first in their map may be given the last place beside it.
    package func grant(_ book: BookNumber, by grant: HubGrant) throws(StoreError) -> Bool {
        let hubs = try everywhere()
        guard let first = hubs.first else { return false }
        // Where it is to begin, which may have moved from where the map says.
        _ = try self.book(book)
        let home = try home(of: book)
        return try first.granting(grant) { () throws(StoreError) in
            var (books, bytes): (Int64, Int64) = (0, 0)
            for hub in hubs {
                if try hub.isGranted(book) { return true }
                let had = try hub.had(by: grant)
                (books, bytes) = (books + had.books, bytes + had.bytes)
            }
            if let most = grant.books, books >= most { return false }
            if let most = grant.bytes, bytes >= most { return false }
            try home.note(book, by: grant)
            return true
        }
    }

    /// The books of those grants that have as many bytes as they may have, in all clusters together.
    package func full(of grants: [HubGrant]) throws(StoreError) -> Set<BookNumber> {
        let hubs = try everywhere()
        var books: Set<BookNumber> = []
        for grant in grants {
            guard let most = grant.bytes else { continue }
            var bytes: Int64 = 0
            for hub in hubs { bytes += try hub.had(by: grant).bytes }
            if bytes < most { continue }
            for hub in hubs { books.formUnion(try hub.books(by: grant)) }
        }
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
            stage: objects == nil
                ? nil
                : { (book, bytes) throws(StoreError) in
                    try self.home(of: book).stage(book, bytes)
                },
            begin: { (writing) throws(StoreError) in try self.begin(writing) },
            commit: { () throws(StoreError) in try self.commit() },
            rollback: { self.rollBack() })
    }
}
