package import Kernel
package import ObjectStore

/// The books of a hub in PostgreSQL, of which any number of nodes may use one cluster at a time.
///
/// One object is for one thread at a time. A transaction that writes takes the lock of the book that it
/// looks at first, so books never wait for each other. What was committed is as durable as the cluster
/// makes it: `synchronous_commit` is never less than `on` here.
package final class PostgresHub {
    let connection: PostgresConnection
    private var mode = Mode.none
    private var locked: BookNumber?
    /// Where large bytes are, if not in the tables.
    let objectStore: ObjectStore?
    /// What was put there for the next transaction, and what of that it names by now.
    var (staged, named): ([Staged], [Staged]) = ([], [])

    private enum Mode { case none, reading, writing }

    /// What was read of a book together with it, in the transaction that reads.
    var ahead: Ahead?

    struct Ahead {
        let book: BookNumber
        let entries: PostgresRows
        let snapshots: PostgresRows
    }

    /// Connects to a cluster, and makes what is missing there.
    ///
    /// - Parameters:
    ///   - place: A connection string of libpq.
    ///   - objects: Where snapshots and files are from now on, in place of the tables.
    /// - Throws: A ``StoreError``, also where the tables are of a newer version.
    package init(_ place: String, objects: ObjectStore? = nil) throws(StoreError) {
        objectStore = objects
        connection = try PostgresConnection(place)
        try prepare()
    }

    private func prepare() throws(StoreError) {
        if let version = try version(), version >= 2, try hasAll() { return }
        try connection.execute("BEGIN")
        do {
            // Of nodes that start together one makes the tables.
            try connection.run("SELECT pg_advisory_xact_lock($1)", [.integer(Self.tablesLock)])
            switch try version() {
            case nil: try connection.execute(PostgresHub.tables)
            case 1: try connection.execute(PostgresHub.toSecond)
            default: break
            }
            try connection.execute(
                PostgresHub.grants + PostgresHub.moves + PostgresHub.objects + PostgresHub.room)
            try connection.execute("COMMIT")
        } catch {
            try? connection.execute("ROLLBACK")
            throw error
        }
    }

    /// Whether the tables are there that nodes of before needn't know of, and that have no version therefore.
    private func hasAll() throws(StoreError) -> Bool {
        try connection.run("SELECT 1 WHERE to_regclass('hub_room') IS NOT NULL").count > 0
    }

    /// The version of the tables; nil where there are none.
    private func version() throws(StoreError) -> Int64? {
        let known = try connection.run(
            "SELECT 1 FROM pg_catalog.pg_class WHERE oid = to_regclass('hub_version')")
        if known.count == 0 { return nil }
        let rows = try connection.run("SELECT number FROM hub_version")
        let version = rows.count > 0 ? rows.integer(0, 0) : 0
        guard version <= PostgresHub.version else {
            throw StoreError(.newerVersion, detail: "the hub's tables are of version \(version)")
        }
        return version
    }
}

// Transactions.
extension PostgresHub {
    func begin(_ writing: Bool) throws(StoreError) {
        guard mode == .none else {
            throw StoreError(.unavailable, detail: "a transaction is open already")
        }
        connection.lead(with: writing ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        mode = writing ? .writing : .reading
    }

    /// Commits. When the connection is lost meanwhile, nobody knows whether it was committed: who asked
    /// asks again, and whatever is there already is known by its hash.
    func commit() throws(StoreError) {
        guard mode != .none else {
            throw StoreError(.unavailable, detail: "the transaction was rolled back")
        }
        if mode == .reading {
            // What was read stays what it was.
            connection.follow(with: "COMMIT")
        } else {
            do { try connection.finish(with: "COMMIT") } catch {
                (mode, locked) = (.none, nil)
                try? connection.finish(with: "ROLLBACK")
                settleStaged(didCommit: false, isKnown: false)
                throw error
            }
        }
        (mode, locked, ahead) = (.none, nil, nil)
        settleStaged(didCommit: true)
    }

    var isBetweenTransactions: Bool { mode == .none }
    var isReading: Bool { mode == .reading }
    var isWriting: Bool { mode == .writing }

    func rollBack() {
        if mode != .none { try? connection.finish(with: "ROLLBACK") }
        (mode, locked, ahead) = (.none, nil, nil)
        settleStaged(didCommit: false)
    }

    /// Reads something that needs no transaction.
    func reading<Result>(
        _ work: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        mode == .none ? try connection.again(work) : try work()
    }

    /// Keeps others from writing to a book until the transaction ends.
    func lock(_ book: BookNumber) throws(StoreError) {
        guard mode == .writing, locked != book else { return }
        try connection.run("SELECT " + Self.turn, [.blob(book.bytes)])
        locked = book
    }

    /// Waits for the turn to write to the book that is a statement's first value.
    static let turn = "pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 0))"
}

extension PostgresHub {
    /// The last that is known. Tables are of the second until something moves from them, or to them, and until
    /// they name objects.
    private static let version = objectVersion
    /// The lock of who makes or changes tables.
    static let tablesLock: Int64 = 0x5461_6c6c_79
    /// Into how many tables each is divided by the hash of its book.
    private static let parts = 16

    private static var tables: String {
        divided(
            "book", "number",
            """
            number bytea NOT NULL PRIMARY KEY, "end" bigint NOT NULL, hash bytea NOT NULL,
            size bigint NOT NULL, tail bigint NOT NULL
            """)
            + divided(
                "item", "book",
                """
                book bytea NOT NULL, number bigint NOT NULL, kind smallint NOT NULL,
                bytes bytea NOT NULL, hash bytea NOT NULL, PRIMARY KEY (book, number)
                """)
            + "CREATE INDEX hub_entry ON hub_item (book, number) WHERE kind = 1;"
            + divided(
                "snapshot", "book",
                """
                book bytea NOT NULL, through bigint NOT NULL, bytes bytea NOT NULL,
                PRIMARY KEY (book, through)
                """)
            + divided(
                "key", "book",
                """
                book bytea NOT NULL, recipient bytea NOT NULL, epoch bigint NOT NULL,
                bytes bytea NOT NULL, PRIMARY KEY (book, recipient, epoch)
                """)
            + divided(
                "admitted", "key",
                """
                key bytea NOT NULL, book bytea NOT NULL, greeting bytea NOT NULL,
                PRIMARY KEY (key, book)
                """)
            + files + """
                CREATE TABLE hub_version (number bigint NOT NULL);
                INSERT INTO hub_version VALUES (2);
                """
    }

    private static var files: String {
        divided(
            "file", "book",
            """
            book bytea NOT NULL, name bytea NOT NULL, bytes bytea NOT NULL,
            PRIMARY KEY (book, name)
            """)
    }

    /// What makes tables of before there were files those of the second version.
    private static var toSecond: String { files + "UPDATE hub_version SET number = 2;" }

    /// What is sealed can't be made smaller, so nobody tries.
    private static func divided(_ name: String, _ column: String, _ columns: String) -> String {
        var sql = "CREATE TABLE hub_\(name) (\(columns)) PARTITION BY HASH (\(column));\n"
        for part in 0..<parts {
            sql += """
                CREATE TABLE hub_\(name)_\(part) PARTITION OF hub_\(name)
                FOR VALUES WITH (MODULUS \(parts), REMAINDER \(part));

                """
        }
        if columns.contains(" bytes bytea") || columns.contains("\nbytes bytea") {
            for part in 0..<parts {
                sql += "ALTER TABLE hub_\(name)_\(part) ALTER COLUMN bytes SET STORAGE EXTERNAL;\n"
            }
        }
        return sql
    }
}

extension PostgresHub {
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
                try self.addSnapshot(book, through, bytes)
            },
            dropSnapshot: { (book, through) throws(StoreError) in
                try self.dropSnapshot(book, through)
            },
            keys: { (book, key) throws(StoreError) in try self.keys(book, key) },
            addKeys: { (book, keys) throws(StoreError) in try self.addKeys(book, keys) },
            books: { (key) throws(StoreError) in try self.books(key) },
            admit: { (book, key, greeting) throws(StoreError) in
                try self.admit(book, key, greeting)
            },
            greeting: { (book, key) throws(StoreError) in try self.greeting(book, key) },
            dismiss: { (book, key) throws(StoreError) in try self.dismiss(book, key) },
            file: { (book, name) throws(StoreError) in try self.file(book, name) },
            hasFile: { (book, name) throws(StoreError) in try self.hasFile(book, name) },
            addFile: { (book, name, bytes) throws(StoreError) in
                try self.addFile(book, name, bytes)
            },
            stage: objectStore == nil
                ? nil
                : { (book, bytes) throws(StoreError) in try self.stage(book, bytes) },
            begin: { (writing) throws(StoreError) in try self.begin(writing) },
            commit: { () throws(StoreError) in try self.commit() },
            rollback: { self.rollBack() })
    }
}
