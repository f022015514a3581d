package import Kernel

extension SQLiteStore {
    /// Marks a file as a book: "TLYB".
    static let application: Int64 = 0x544c_5942
    /// The version of the tables that don't follow from the schema. Greater ones are refused.
    static let format: Int64 = 1

    /// Opens the book at `path`, which is made if it isn't there, with its directory.
    ///
    /// When the book was last opened with other kinds or fields, a copy of it is put beside it, and
    /// its tables are made anew from its log.
    ///
    /// - Throws: ``StoreError/Reason/damaged`` for a file that is no book, and
    ///   ``StoreError/Reason/newerVersion`` for one of a version yet to come.
    package static func open(_ path: String, _ schema: Schema) throws(StoreError) -> SQLiteStore {
        let path = try plain(path)
        if Files.sort(path) == .directory {
            throw StoreError(.unavailable, detail: "\(path) is a directory")
        }
        if Files.sort(path) == .file, !Files.isWritable(path) {
            return try openReadOnly(path, schema)
        }
        if Files.sort(path) == .nothing, Files.isLink(path) {
            throw StoreError(.unavailable, detail: "\(path) is a link that leads nowhere")
        }
        try refuseOrphans(path)
        try Files.makeDirectory(Files.directory(of: path))
        let tightened = Files.keepPrivate(path)
        Files.makePrivate(path)
        do throws(StoreError) {
            return try Beside.looking(at: path) {
                (aside, spoilt) throws(StoreError) -> SQLiteStore in
                let store = try open(Connection(path, .creating), schema)
                store.tightened = tightened
                store.aside = aside
                store.spoilt = spoilt
                return store
            }
        } catch {
            guard error.reason == .full, Files.holdsAnything(path) else { throw error }
            // No room for what SQLite needs beside a book that may be written to: it is read without.
            let store = try openReadOnly(path, schema)
            store.refusal = .full
            return store
        }
    }

    /// SQLite deletes what lies beside a book that is gone.
    private static func refuseOrphans(_ path: String) throws(StoreError) {
        guard !Files.holdsAnything(path) else { return }
        let hasLog = Files.holdsAnything(path + "-wal")
        if !hasLog, try !Files.holdsPages(path + "-journal") { return }
        throw StoreError(
            .damaged,
            detail: "\(path) is missing or empty, but \(path)-\(hasLog ? "wal" : "journal") "
                + "has \(hasLog ? "changes" : "pages") of it")
    }

    /// The path as one that SQLite takes for a file and nothing else: it has meanings of its own for
    /// no name and for `:memory:`.
    static func plain(_ path: String) throws(StoreError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw StoreError(.unavailable, detail: "a file needs a name")
        }
        return path.utf8.contains(UInt8(ascii: "/")) ? path : "./" + path
    }

    /// Opens the book at the end of a connection that was just made.
    static func open(
        _ connection: Connection, _ schema: Schema
    ) throws(StoreError) -> SQLiteStore {
        try configure(connection)
        let isBook = try isBook(connection)
        try switchToWAL(connection)
        if !isBook { try prepareLayout(connection) }
        let store = try SQLiteStore(connection, schema)
        if try store.storedFingerprint() != store.fingerprint { try store.upgrade() }
        return store
    }

    /// A book that lives in memory and is gone when it is closed.
    static func inMemory(_ schema: Schema) throws(StoreError) -> SQLiteStore {
        let connection = try Connection(":memory:", .creating)
        try prepareLayout(connection)
        let store = try SQLiteStore(connection, schema)
        try store.rebuild()
        return store
    }

    /// A commit returns when its pages are on the disk, and a reader never waits for a writer.
    static func configure(_ connection: Connection) throws(StoreError) {
        try connection.execute(
            """
            PRAGMA trusted_schema = OFF;
            PRAGMA synchronous = FULL;
            PRAGMA cache_size = -\(Bulk.usualCache);
            PRAGMA temp_store = MEMORY;
            PRAGMA journal_size_limit = 16000000;
            """)
    }

    /// While another process makes the same file, SQLite doesn't wait by itself.
    static func switchToWAL(_ connection: Connection) throws(StoreError) {
        let deadline = Moment.now + Patience.limit * 1_000_000
        while true {
            do {
                return try connection.execute("PRAGMA journal_mode = WAL")
            } catch  where error.reason == .busy && Moment.now < deadline {
                Patience.pause()
            }
        }
    }

    private static func prepareLayout(_ connection: Connection) throws(StoreError) {
        try connection.execute("BEGIN IMMEDIATE")
        do {
            if try !isBook(connection) { try connection.execute(layout) }
            try connection.execute("COMMIT")
        } catch {
            try? connection.execute("ROLLBACK")
            throw error
        }
    }

    /// Whether a file is a book that this version can read; false for an empty file.
    static func isBook(_ connection: Connection) throws(StoreError) -> Bool {
        // All at one moment: another process may be making the book.
        let isOwn = !connection.isInTransaction
        if isOwn { try connection.execute("BEGIN") }
        defer { if isOwn { try? connection.execute("COMMIT") } }
        let application = try connection.integer("PRAGMA application_id")
        if application == Self.application {
            guard try connection.integer("PRAGMA user_version") <= format else {
                throw StoreError(
                    .newerVersion, detail: "\(connection.path) has a format beyond \(format)")
            }
            return true
        }
        guard try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 else {
            throw StoreError(.damaged, detail: "\(connection.path) is not a Tallybook book")
        }
        return false
    }

    /// Everything but the tables of kinds. `layout` tells with which schema those were made, and
    /// which they are.
    private static let layout = """
        CREATE TABLE "change" (
            "seq" INTEGER PRIMARY KEY,
            "stamp" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "record" TEXT NOT NULL,
            "fields" TEXT NOT NULL
        ) STRICT;
        CREATE INDEX "change_record" ON "change" ("record", "stamp");
        CREATE INDEX "change_stamp" ON "change" ("stamp");
        CREATE TABLE "undo" ("stamp" TEXT NOT NULL PRIMARY KEY, "undoes" TEXT NOT NULL) STRICT;
        CREATE TABLE "setting" ("name" TEXT NOT NULL PRIMARY KEY, "value" TEXT NOT NULL) STRICT;
        CREATE TABLE "tally" (
            "kind" TEXT NOT NULL,
            "field" TEXT NOT NULL,
            "value" TEXT NOT NULL,
            "count" INTEGER NOT NULL,
            PRIMARY KEY ("kind", "field", "value")
        ) STRICT, WITHOUT ROWID;
        \(blobTable);
        CREATE TABLE "layout" ("fingerprint" TEXT NOT NULL, "tables" TEXT NOT NULL) STRICT;
        PRAGMA application_id = \(application);
        PRAGMA user_version = \(format);
        """

    /// With which schema the tables of kinds were made; `nil` while there are none.
    func storedFingerprint() throws(StoreError) -> String? {
        try selectFingerprint.statement.first([]) { $0.text(0) }
    }
}
