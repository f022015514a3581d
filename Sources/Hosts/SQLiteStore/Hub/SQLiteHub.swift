package import Kernel

/// The books of a hub in one SQLite file, which has nothing in it that the hub could read.
///
/// One object is for one thread at a time; any number of them, also of other processes, may use a file.
package final class SQLiteHub {
    private static let application: Int64 = 0x544c_5948 /* TLYH */
    private static let format: Int64 = 2
    /// The one before there were files.
    private static let formatWithoutFiles: Int64 = 1

    let connection: Connection
    private let turn: WriteTurn
    private let place: Whereabouts
    private var hasTurn = false

    /// Opens the hub at a path, which is made if it isn't there.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else, or of a newer version.
    package init(_ path: String) throws(StoreError) {
        let path = try SQLiteStore.plain(path)
        try Files.makeDirectory(Files.directory(of: path))
        _ = Files.keepPrivate(path)
        Files.makePrivate(path)
        connection = try Connection(path, .creating)
        turn = WriteTurn.at(path)
        try SQLiteStore.configure(connection)
        try SQLiteStore.switchToWAL(connection)
        try SQLiteHub.prepare(connection, path, turn)
        place = Whereabouts(connection)
    }

    /// Puts a copy of the hub at a path in the place of whatever file is at another, while it may be written to.
    /// Returns when the copy is on the disk and was found whole.
    ///
    /// - Throws: A ``StoreError``, also where there is no hub.
    package static func backUp(_ source: String, to path: String) throws(StoreError) {
        try Connection(source, .reading).copy(to: path) { (partial) throws(StoreError) in
            let copy = try Connection(partial, .reading)
            guard try isHub(copy, source), try SQLiteStore.integrityProblems(copy).isEmpty else {
                throw StoreError(.damaged, detail: "\(source) is not a whole hub")
            }
        }
    }

    deinit {
        if hasTurn { rollBack() }
    }

    private static func prepare(
        _ connection: Connection, _ path: String, _ turn: WriteTurn
    ) throws(StoreError) {
        if try isHub(connection, path), try format(connection) == SQLiteHub.format { return }
        guard turn.take() else {
            throw StoreError(.busy, detail: "another thread kept writing")
        }
        defer { turn.give() }
        try connection.run("BEGIN IMMEDIATE")
        do {
            if try !isHub(connection, path) {
                try connection.execute(SQLiteHub.tables)
            } else if try format(connection) == SQLiteHub.formatWithoutFiles {
                try connection.execute(SQLiteHub.files)
            }
            try connection.run("COMMIT")
        } catch {
            if connection.isInTransaction { try? connection.run("ROLLBACK") }
            throw error
        }
    }

    /// Whether the tables are there; false for an empty file.
    private static func isHub(
        _ connection: Connection, _ path: String
    ) throws(StoreError) -> Bool {
        let application = try connection.integer("PRAGMA application_id")
        guard application == SQLiteHub.application else {
            let tables = try connection.integer("SELECT count(*) FROM sqlite_schema")
            guard application == 0, tables == 0 else {
                throw StoreError(.damaged, detail: "\(path) is not a hub")
            }
            return false
        }
        guard try format(connection) <= SQLiteHub.format else {
            throw StoreError(.newerVersion, detail: "\(path) has a newer format")
        }
        return true
    }

    private static func format(_ connection: Connection) throws(StoreError) -> Int64 {
        try connection.integer("PRAGMA user_version")
    }

    private static let tables = """
        CREATE TABLE "book" (
            "number" BLOB NOT NULL PRIMARY KEY, "end" INTEGER NOT NULL, "hash" BLOB NOT NULL,
            "size" INTEGER NOT NULL, "tail" INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE "item" (
            "book" BLOB NOT NULL, "number" INTEGER NOT NULL, "kind" INTEGER NOT NULL,
            "bytes" BLOB NOT NULL, "hash" BLOB NOT NULL, PRIMARY KEY ("book", "number")
        ) STRICT;
        CREATE INDEX "entry" ON "item" ("book", "number") WHERE "kind" = 1;
        CREATE TABLE "snapshot" (
            "book" BLOB NOT NULL, "through" INTEGER NOT NULL, "bytes" BLOB NOT NULL,
            PRIMARY KEY ("book", "through")
        ) STRICT;
        CREATE TABLE "key" (
            "book" BLOB NOT NULL, "recipient" BLOB NOT NULL, "epoch" INTEGER NOT NULL,
            "bytes" BLOB NOT NULL, PRIMARY KEY ("book", "recipient", "epoch")
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE "admitted" (
            "key" BLOB NOT NULL, "book" BLOB NOT NULL, "greeting" BLOB NOT NULL,
            PRIMARY KEY ("key", "book")
        ) STRICT, WITHOUT ROWID;
        PRAGMA application_id = \(application);

        """ + files

    /// Files, with which a hub of the format before becomes one of this.
    private static let files = """
        CREATE TABLE "file" (
            "book" BLOB NOT NULL, "name" BLOB NOT NULL, "bytes" BLOB NOT NULL,
            PRIMARY KEY ("book", "name")
        ) STRICT;
        PRAGMA user_version = \(format);
        """
}

// Transactions.
extension SQLiteHub {
    fileprivate func begin(_ writing: Bool) throws(StoreError) {
        guard !connection.isInTransaction else {
            throw StoreError(.unavailable, detail: "a transaction is open already")
        }
        // What is written to a file that was moved away is gone with the next start.
        try place.require()
        if !writing { return try connection.run("BEGIN") }
        guard turn.take() else {
            throw StoreError(.busy, detail: "another thread kept writing")
        }
        hasTurn = true
        do { try connection.run("BEGIN IMMEDIATE") } catch {
            rollBack()
            throw error
        }
    }

    fileprivate func commit() throws(StoreError) {
        guard connection.isInTransaction else {
            throw StoreError(.unavailable, detail: "the transaction was rolled back")
        }
        do {
            try place.require()
            try connection.run("COMMIT")
        } catch {
            rollBack()
            throw error
        }
        giveTurn()
    }

    fileprivate func append(
        _ before: HubBook, _ after: HubBook, _ items: [HubItem]
    ) throws(StoreError) -> Bool {
        try begin(true)
        do {
            let isSame = try book(before.number) == before
            if isSame {
                for item in items { try add(before.number, item) }
                try save(after)
            }
            try commit()
            return isSame
        } catch {
            rollBack()
            throw error
        }
    }

    fileprivate func rollBack() {
        // When even this fails, SQLite has rolled back by itself.
        if connection.isInTransaction { try? connection.run("ROLLBACK") }
        giveTurn()
    }

    private func giveTurn() {
        guard hasTurn else { return }
        hasTurn = false
        turn.give()
    }
}

extension SQLiteHub {
    package var store: HubStore {
        HubStore(
            book: { (book) throws(StoreError) in try self.book(book) },
            save: { (book) throws(StoreError) in try self.save(book) },
            add: { (book, item) throws(StoreError) in try self.add(book, item) },
            append: { (before, after, items) throws(StoreError) in
                try self.append(before, after, items)
            },
            items: { (book, after, bytes) throws(StoreError) in
                try self.items(book, after, bytes)
            },
            entries: { (book) throws(StoreError) in try self.entries(book) },
            trim: { (book, through) throws(StoreError) in try self.trim(book, through) },
            snapshots: { (book) throws(StoreError) in try self.snapshots(book) },
            snapshot: { (book, through) throws(StoreError) in
                try self.snapshot(book, through)
            },
            addSnapshot: { (book, through, bytes) throws(StoreError) in
                try self.run(
                    "INSERT OR REPLACE INTO \"snapshot\" VALUES (?, ?, ?)",
                    [.blob(book.bytes), .integer(through), .blob(bytes)])
            },
            dropSnapshot: { (book, through) throws(StoreError) in
                try self.run(
                    "DELETE FROM \"snapshot\" WHERE \"book\" = ? AND \"through\" = ?",
                    [.blob(book.bytes), .integer(through)])
            },
            keys: { (book, key) throws(StoreError) in try self.keys(book, key) },
            addKeys: { (book, keys) throws(StoreError) in try self.addKeys(book, keys) },
            books: { (key) throws(StoreError) in try self.books(key) },
            admit: { (book, key, greeting) throws(StoreError) in
                try self.run(
                    "INSERT OR REPLACE INTO \"admitted\" VALUES (?, ?, ?)",
                    [.blob(key.bytes), .blob(book.bytes), .blob(greeting)])
            },
            greeting: { (book, key) throws(StoreError) in try self.greeting(book, key) },
            dismiss: { (book, key) throws(StoreError) in try self.dismiss(book, key) },
            file: { (book, name) throws(StoreError) in try self.file(book, name) },
            hasFile: { (book, name) throws(StoreError) in try self.hasFile(book, name) },
            addFile: { (book, name, bytes) throws(StoreError) in
                try self.addFile(book, name, bytes)
            },
            begin: { (writing) throws(StoreError) in try self.begin(writing) },
            commit: { () throws(StoreError) in try self.commit() },
            rollback: { self.rollBack() })
    }
}
