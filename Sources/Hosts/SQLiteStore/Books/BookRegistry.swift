import Glibc
package import Kernel
import Synchronization

/// The books of a data directory beside its first one: a small SQLite file, which no sync, export or
/// backup takes along. It says what each is called and which file it is in.
///
/// It is there once there is a second book, or the first has a name. Any number of processes may use one
/// file, and any number of threads one registry.
package final class BookRegistry: @unchecked Sendable {
    /// A book and the name of its file in the directory.
    package struct Entry: Sendable, Hashable {
        package var book: KnownBook
        package let file: String

        /// The one that is there without any registry.
        package static let first = Entry(book: .first, file: "book.sqlite")
    }

    /// Marks a file as a registry: "TLYL".
    private static let application: Int64 = 0x544c_594c
    private static let format: Int64 = 1
    private let connection: Connection
    private let lock = Mutex(())
    /// What ``entries()`` read, and as of which version of the file.
    private var known: (version: Int64, entries: [Entry])?

    /// Opens the registry at a path; nil where there is none.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else, empty, damaged or of a newer
    ///   version.
    package convenience init?(existing path: String) throws(StoreError) {
        let path = try SQLiteStore.plain(path)
        if Files.sort(path) == .nothing { return nil }
        try self.init(opening: path)
    }

    /// Opens the registry at a path, which is made if it isn't there, for its owner only: whole, or not at
    /// all.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else, empty, damaged or of a newer
    ///   version.
    package convenience init(_ path: String) throws(StoreError) {
        let path = try SQLiteStore.plain(path)
        if Files.sort(path) == .nothing { try BookRegistry.make(path) }
        try self.init(opening: path)
    }

    private init(opening path: String) throws(StoreError) {
        // SQLite would take a file with nothing in it for a new one.
        if Files.isEmpty(path) { throw StoreError(.damaged, detail: "\(path) is empty") }
        _ = Files.keepPrivate(path)
        connection = try Connection(path, .writing)
        try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA synchronous = EXTRA;")
        guard try connection.integer("PRAGMA application_id") == BookRegistry.application else {
            throw StoreError(.damaged, detail: "\(path) is not a list of books")
        }
        guard try connection.integer("PRAGMA user_version") <= BookRegistry.format else {
            throw StoreError(.newerVersion, detail: "\(path) has a newer format")
        }
        let verdict = try connection.first("PRAGMA quick_check(1)") { $0.text(0) }
        guard verdict == "ok" else { throw StoreError(.damaged, detail: "\(path): damaged pages") }
    }

    /// Makes the file under another name first, so that nobody ever finds half of one.
    private static func make(_ path: String) throws(StoreError) {
        let folder = Files.directory(of: path)
        try Files.makeDirectory(folder)
        let partial = "\(path).partial-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        defer { Files.removeBook(partial) }
        try Files.write([], to: partial)
        do {
            let connection = try Connection(partial, .writing)
            try connection.execute("PRAGMA synchronous = EXTRA;")
            try connection.execute("BEGIN; " + layout + " COMMIT;")
        }
        // Who was faster has made the same.
        guard link(partial, path) == 0 || errno == EEXIST else {
            throw StoreError(errno: errno, "make \(path)")
        }
        try Files.sync(folder)
    }

    private static let layout = """
        CREATE TABLE "book" (
            "key" TEXT NOT NULL PRIMARY KEY,
            "file" TEXT NOT NULL UNIQUE,
            "name" TEXT NOT NULL,
            "color" TEXT,
            "made" INTEGER NOT NULL,
            "deleted" INTEGER
        ) STRICT;
        PRAGMA application_id = \(application);
        PRAGMA user_version = \(format);
        """

    /// Does something at one moment of the file, and durably.
    func writing<T: Sendable>(_ work: (Connection) throws(StoreError) -> T) throws(StoreError) -> T
    {
        try lock.withLock { (_) throws(StoreError) in
            try connection.execute("BEGIN IMMEDIATE")
            do throws(StoreError) {
                let result = try work(connection)
                try connection.execute("COMMIT")
                return result
            } catch {
                try? connection.execute("ROLLBACK")
                throw error
            }
        }
    }

    /// A number that is another whenever the books may be others.
    package func version() throws(StoreError) -> Int64 {
        try lock.withLock { (_) throws(StoreError) in try version(connection) }
    }

    private func version(_ connection: Connection) throws(StoreError) -> Int64 {
        let own = try connection.integer("SELECT total_changes()")
        return try connection.integer("PRAGMA data_version") &* 1_000_003 &+ own
    }

    /// All books, also those in the trash: the first, then the others as they were made.
    package func entries() throws(StoreError) -> [Entry] {
        try lock.withLock { (_) throws(StoreError) in
            let version = try version(connection)
            if let known, known.version == version { return known.entries }
            let entries = try BookRegistry.entries(connection)
            known = (version, entries)
            return entries
        }
    }

    static func entries(_ connection: Connection) throws(StoreError) -> [Entry] {
        let rows = try connection.rows(
            "SELECT key, file, name, color, deleted FROM book ORDER BY key <> '', made, key"
        ) { row in
            let book = KnownBook(
                key: row.text(0), name: row.text(2),
                color: row.isNull(3) ? nil : PaletteColor(rawValue: row.text(3)),
                deleted: row.isNull(4) ? nil : Instant(milliseconds: row.integer(4)))
            return Entry(book: book, file: row.text(1))
        }
        return rows.first?.book.isFirst ?? false ? rows : [.first] + rows
    }
}
