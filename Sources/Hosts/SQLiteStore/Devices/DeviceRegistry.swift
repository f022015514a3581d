import Glibc
package import Kernel
import Synchronization

/// The devices that a home server lets in, with its one-time keys and the tokens for other servers: a
/// small SQLite file of its own beside the books, which no sync, export or backup takes along.
///
/// Of keys and own tokens only hashes are kept. Any number of processes may use one file, and any
/// number of threads one registry.
package final class DeviceRegistry: @unchecked Sendable {
    /// Marks a file as a registry: "TLYD".
    private static let application: Int64 = 0x544c_5944
    private static let format: Int64 = 1
    private let connection: Connection
    let lock = Mutex(())
    /// What ``all()`` read, and as of which version of the file.
    var known: (version: Int64, devices: [(device: KnownDevice, hash: [UInt8])])?

    /// Opens the registry at `path`, which is made if it isn't there, for its owner only.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else.
    package init(_ path: String) throws(StoreError) {
        let path = try SQLiteStore.plain(path)
        try Files.makeDirectory(Files.directory(of: path))
        _ = Files.keepPrivate(path)
        try DeviceRegistry.makeFile(path)
        connection = try Connection(path, .writing)
        try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA synchronous = EXTRA;")
        try writing { (connection) throws(StoreError) in
            let application = try connection.integer("PRAGMA application_id")
            if application == 0, try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 {
                return try connection.execute(DeviceRegistry.layout)
            }
            guard application == DeviceRegistry.application else {
                throw StoreError(.damaged, detail: "\(path) is not a list of devices")
            }
            guard try connection.integer("PRAGMA user_version") <= DeviceRegistry.format else {
                throw StoreError(.newerVersion, detail: "\(path) has a newer format")
            }
        }
    }

    /// SQLite's journal gets the permissions of the file.
    private static func makeFile(_ path: String) throws(StoreError) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw StoreError(errno: errno, "open \(path)") }
        fchmod(file, 0o600)
        close(file)
    }

    private static let layout = """
        CREATE TABLE "device" (
            "id" TEXT NOT NULL PRIMARY KEY,
            "name" TEXT NOT NULL,
            "writes" INTEGER NOT NULL,
            "made" INTEGER NOT NULL,
            "seen" INTEGER,
            "hash" BLOB NOT NULL UNIQUE,
            "removed" INTEGER
        ) STRICT;
        CREATE TABLE "invitation" (
            "hash" BLOB NOT NULL PRIMARY KEY,
            "token" BLOB NOT NULL,
            "name" TEXT NOT NULL,
            "writes" INTEGER NOT NULL,
            "ends" INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE "setting" ("name" TEXT NOT NULL PRIMARY KEY, "value" TEXT NOT NULL) STRICT;
        CREATE TABLE "server" ("address" TEXT NOT NULL PRIMARY KEY, "token" TEXT NOT NULL) STRICT;
        PRAGMA application_id = \(application);
        PRAGMA user_version = \(format);
        """

    /// Does something at one moment of the file, and durably.
    func writing<T: Sendable>(_ work: (Connection) throws(StoreError) -> T) throws(StoreError) -> T
    {
        try locked { (connection) throws(StoreError) in
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

    /// Does something with the connection, which is for one thread at a time.
    func locked<T: Sendable>(_ work: (Connection) throws(StoreError) -> T) throws(StoreError) -> T {
        try lock.withLock { (_) throws(StoreError) in try work(connection) }
    }
}

// What is kept for the host itself.
extension DeviceRegistry {
    /// Where the server was last reached, as `https://laptop.example.ts.net`.
    package func address() throws(StoreError) -> String? {
        try locked { (connection) throws(StoreError) in
            try connection.first("SELECT value FROM setting WHERE name = 'address'") { $0.text(0) }
        }
    }

    package func set(address: String) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            try connection.run(
                "INSERT OR REPLACE INTO setting VALUES ('address', ?)", [.text(address)])
        }
    }

    /// The token by which another server lets this one's books in.
    package func token(for server: String) throws(StoreError) -> String? {
        try locked { (connection) throws(StoreError) in
            try connection.first(
                "SELECT token FROM server WHERE address = ?", [.text(server)]
            ) { $0.text(0) }
        }
    }

    package func set(token: String, for server: String) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            try connection.run(
                "INSERT OR REPLACE INTO server VALUES (?, ?)", [.text(server), .text(token)])
        }
    }
}
