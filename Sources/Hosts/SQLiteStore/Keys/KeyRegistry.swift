package import Kernel

/// The secrets by which this device is a member of shared books: a small SQLite file of its own beside
/// them, which no sync, export or backup takes along.
package final class KeyRegistry: @unchecked Sendable {
    private static let sort = RegistryFile.Sort(
        name: "a list of keys", application: 0x544c_594b /* TLYK */, format: 1,
        tables: """
            CREATE TABLE "own" (
                "book" TEXT NOT NULL PRIMARY KEY,
                "hub" TEXT NOT NULL,
                "signing" BLOB NOT NULL,
                "agreement" BLOB NOT NULL
            ) STRICT;
            """,
        mayBeEmpty: false)
    private let file: RegistryFile

    /// What is kept for a book: the seeds of its two keys, and on which hub it is or is to be.
    package struct Entry: Sendable, Hashable {
        package let hub: String
        package let signing: [UInt8]
        package let agreement: [UInt8]

        package init(hub: String, signing: [UInt8], agreement: [UInt8]) {
            self.hub = hub
            self.signing = signing
            self.agreement = agreement
        }
    }

    /// Opens the registry at a path, which is made if it isn't there.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else, damaged or of a newer version.
    package init(_ path: String) throws(StoreError) {
        file = try RegistryFile(path, KeyRegistry.sort)
    }

    /// The same; nil where there is none.
    package init?(existing path: String) throws(StoreError) {
        guard let file = try RegistryFile(existing: path, KeyRegistry.sort) else { return nil }
        self.file = file
    }

    /// What is kept for the book of a file.
    package func entry(_ book: String) throws(StoreError) -> Entry? {
        try file.locked { (connection) throws(StoreError) in
            try connection.first(
                "SELECT \"hub\", \"signing\", \"agreement\" FROM \"own\" WHERE \"book\" = ?",
                [.text(book)]
            ) { Entry(hub: $0.text(0), signing: $0.blob(1), agreement: $0.blob(2)) }
        }
    }

    /// Keeps the secrets for the book of a file; durable when this returns.
    package func keep(_ entry: Entry, for book: String) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            let insert = try connection.statement(
                "INSERT OR REPLACE INTO \"own\" VALUES (?, ?, ?, ?)")
            try insert.bind(.text(book), at: 1)
            try insert.bind(.text(entry.hub), at: 2)
            try insert.bind(entry.signing, at: 3)
            try insert.bind(entry.agreement, at: 4)
            while try insert.step() {}
        }
    }

    /// Forgets the secrets for the book of a file.
    package func forget(_ book: String) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            try connection.run("DELETE FROM \"own\" WHERE \"book\" = ?", [.text(book)])
        }
    }
}
