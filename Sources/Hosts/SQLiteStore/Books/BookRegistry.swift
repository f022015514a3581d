package import Kernel

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

        package init(book: KnownBook, file: String) {
            self.book = book
            self.file = file
        }

        /// The one that is there without any registry.
        package static let first = Entry(book: .first, file: "book.sqlite")

        /// Whether it is one that a list can name: a file of the directory itself, which is the first
        /// book's for nobody else, and a key that can stand in addresses.
        fileprivate var isPlace: Bool {
            if book.isFirst { return file == Entry.first.file }
            return book.hasSoundKey && file != Entry.first.file && file.hasSuffix(".sqlite")
                && !file.hasPrefix(".") && !file.utf8.contains(UInt8(ascii: "/"))
        }
    }

    private static let sort = RegistryFile.Sort(
        name: "a list of books", application: 0x544c_594c /* TLYL */, format: 1,
        tables: """
            CREATE TABLE "book" (
                "key" TEXT NOT NULL PRIMARY KEY,
                "file" TEXT NOT NULL UNIQUE,
                "name" TEXT NOT NULL,
                "color" TEXT,
                "made" INTEGER NOT NULL,
                "deleted" INTEGER
            ) STRICT;
            """,
        mayBeEmpty: false)
    private let file: RegistryFile
    /// What ``entries()`` read, and as of which version of the file.
    private var known: (version: Int64, entries: [Entry])?

    /// Opens the registry at a path; nil where there is none.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else, empty, damaged or of a newer
    ///   version.
    package init?(existing path: String) throws(StoreError) {
        guard let file = try RegistryFile(existing: path, BookRegistry.sort) else { return nil }
        self.file = file
    }

    /// Opens the registry at a path, which is made if it isn't there.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else, empty, damaged or of a newer
    ///   version.
    package init(_ path: String) throws(StoreError) {
        file = try RegistryFile(path, BookRegistry.sort)
    }

    /// Whether its file isn't there any more.
    package var isGone: Bool { file.isGone }

    /// Does something at one moment of the file, and durably.
    func writing<T: Sendable>(_ work: (Connection) throws(StoreError) -> T) throws(StoreError) -> T
    {
        try file.writing(work)
    }

    /// A number that is another whenever the books may be others.
    package func version() throws(StoreError) -> Int64 {
        try file.locked { (connection) throws(StoreError) in try file.version(connection) }
    }

    /// All books, also those in the trash: the first, then the others as they were made.
    package func entries() throws(StoreError) -> [Entry] {
        try file.locked { (connection) throws(StoreError) in
            let version = try file.version(connection)
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
        for row in rows where !row.isPlace {
            throw StoreError(.damaged, detail: "the list names “\(row.book.key)” at “\(row.file)”")
        }
        guard Set(rows.map { $0.file }).count == rows.count else {
            throw StoreError(.damaged, detail: "the list names one file twice")
        }
        return rows.first?.book.isFirst ?? false ? rows : [.first] + rows
    }
}
