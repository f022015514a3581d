package import Kernel

/// The devices that a home server lets in, with its one-time keys and the tokens for other servers: a
/// small SQLite file of its own beside the books, which no sync, export or backup takes along.
///
/// Of keys and own tokens only hashes are kept. Any number of processes may use one file, and any
/// number of threads one registry.
package final class DeviceRegistry: @unchecked Sendable {
    private static let sort = RegistryFile.Sort(
        name: "a list of devices", application: 0x544c_5944 /* TLYD */, format: 1,
        tables: """
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
            """,
        mayBeEmpty: true)
    let file: RegistryFile
    /// What ``all()`` read, and as of which version of the file.
    var known: (version: Int64, devices: [(device: KnownDevice, hash: [UInt8])])?

    /// Opens the registry at `path`, which is made if it isn't there.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else.
    package init(_ path: String) throws(StoreError) {
        file = try RegistryFile(path, DeviceRegistry.sort)
    }

    /// Does something at one moment of the file, and durably.
    func writing<T: Sendable>(_ work: (Connection) throws(StoreError) -> T) throws(StoreError) -> T
    {
        try file.writing(work)
    }

    /// Does something with the connection, which is for one thread at a time.
    func locked<T: Sendable>(_ work: (Connection) throws(StoreError) -> T) throws(StoreError) -> T {
        try file.locked(work)
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
