package import Kernel

/// Whom a home server notifies, by which key, of what, and what is still to be said: a small SQLite file of its own
/// beside the books, which no sync, export or backup takes along.
///
/// Any number of processes may use one file, and any number of threads one registry.
package final class PushRegistry: Sendable {
    private static let sort = RegistryFile.Sort(
        name: "a list of notifications", application: 0x544c_5950 /* TLYP */, format: 1,
        tables: """
            CREATE TABLE "key" ("one" INTEGER PRIMARY KEY CHECK ("one" = 1), "secret" BLOB NOT NULL) STRICT;
            CREATE TABLE "subscription" (
                "device" TEXT NOT NULL PRIMARY KEY,
                "endpoint" TEXT NOT NULL UNIQUE,
                "point" BLOB NOT NULL,
                "secret" BLOB NOT NULL,
                "language" TEXT NOT NULL,
                "reminders" INTEGER NOT NULL,
                "made" INTEGER NOT NULL
            ) STRICT;
            CREATE TABLE "wish" (
                "device" TEXT NOT NULL,
                "book" TEXT NOT NULL,
                PRIMARY KEY ("device", "book")
            ) STRICT;
            CREATE TABLE "shared" (
                "device" TEXT NOT NULL,
                "number" TEXT NOT NULL,
                "member" TEXT NOT NULL,
                PRIMARY KEY ("device", "number")
            ) STRICT;
            CREATE TABLE "scan" ("book" TEXT NOT NULL PRIMARY KEY, "position" INTEGER NOT NULL) STRICT;
            CREATE TABLE "deed" (
                "device" TEXT NOT NULL,
                "book" TEXT NOT NULL,
                "stamp" TEXT NOT NULL,
                "author" TEXT,
                PRIMARY KEY ("device", "book", "stamp")
            ) STRICT;
            CREATE TABLE "note" (
                "device" TEXT NOT NULL,
                "book" TEXT NOT NULL,
                "subject" TEXT NOT NULL,
                "moment" INTEGER NOT NULL,
                "next" INTEGER,
                "quiet" INTEGER NOT NULL,
                "tries" INTEGER NOT NULL,
                PRIMARY KEY ("device", "book", "subject", "moment")
            ) STRICT;
            CREATE TABLE "clock" ("one" INTEGER PRIMARY KEY CHECK ("one" = 1), "moment" INTEGER NOT NULL) STRICT;
            """,
        mayBeEmpty: false)
    let file: RegistryFile

    /// How many devices are notified at most.
    package static let most = 500

    /// Opens the registry at `path`, which is made if it isn't there.
    ///
    /// - Throws: A ``StoreError``, also for a file that is something else.
    package init(_ path: String) throws(StoreError) {
        file = try RegistryFile(path, PushRegistry.sort)
    }

    /// The same; nil where there is none.
    package init?(existing path: String) throws(StoreError) {
        guard let file = try RegistryFile(existing: path, PushRegistry.sort) else { return nil }
        self.file = file
    }

    /// Puts a file aside that can't be read, with what belongs to it, and gives its new name.
    package static func putAside(_ path: String) throws(StoreError) -> String {
        let path = try SQLiteStore.plain(path)
        var (aside, number) = (path + ".aside-" + Files.timestamp(), 1)
        while Files.companions.contains(where: { Files.sort(aside + $0) != .nothing }) {
            number += 1
            aside = path + ".aside-" + Files.timestamp() + "-\(number)"
        }
        // A journal that stayed would be taken for the new file's.
        for suffix in Files.companions.reversed() where Files.sort(path + suffix) != .nothing {
            try Files.move(path + suffix, to: aside + suffix)
        }
        return aside
    }

    /// The secret of the server's key, which is kept the first time: whoever is faster says which it is.
    ///
    /// From then on the file is made anew, with that key, once it was taken away: it may be lost.
    package func secret(or new: [UInt8]) throws(StoreError) -> [UInt8] {
        let secret = try file.writing { (connection) throws(StoreError) in
            try PushRegistry.secret(or: new, connection)
        }
        file.renew { (connection) throws(StoreError) in
            _ = try PushRegistry.secret(or: secret, connection)
        }
        return secret
    }

    private static func secret(
        or new: [UInt8], _ connection: Connection
    ) throws(StoreError) -> [UInt8] {
        let insert = try connection.statement("INSERT OR IGNORE INTO \"key\" VALUES (1, ?)")
        try insert.bind(new, at: 1)
        while try insert.step() {}
        return try connection.first("SELECT \"secret\" FROM \"key\"") { $0.blob(0) } ?? new
    }

    /// What a device gave to be told by, and of what it wants to be told.
    package struct Subscription: Sendable, Hashable {
        /// The device's id; empty for the owner's own browser on the server's machine.
        package let device: String
        package let endpoint: String
        package let point: [UInt8]
        package let secret: [UInt8]
        /// The tag of the language in which it is told.
        package let language: String
        package let hasReminders: Bool
        /// The keys of the books of which it wants to know what others add.
        package let books: [String]
        /// The same of books that lie sealed on a hub.
        package let shared: [Shared]
        /// When it was switched on.
        package let made: Instant

        package init(
            device: String, endpoint: String, point: [UInt8], secret: [UInt8], language: String,
            hasReminders: Bool, books: [String], shared: [Shared] = [], made: Instant
        ) {
            self.device = device
            self.endpoint = endpoint
            self.point = point
            self.secret = secret
            self.language = language
            self.hasReminders = hasReminders
            self.books = books
            self.shared = shared
            self.made = made
        }
    }

    /// A sealed book by its number, and the key by which the device is a member.
    package struct Shared: Sendable, Hashable {
        package let number: BookNumber
        package let member: KeyID

        package init(_ number: BookNumber, _ member: KeyID) {
            self.number = number
            self.member = member
        }

        /// What its notes are called by, which no book in the clear is.
        package var key: String { "~" + number.hex }
    }

    package func subscriptions() throws(StoreError) -> [Subscription] {
        try file.locked { (connection) throws(StoreError) in
            let wishes = try connection.rows(
                "SELECT \"device\", \"book\" FROM \"wish\" ORDER BY \"device\", \"book\""
            ) { (device: $0.text(0), book: $0.text(1)) }
            let shared = try connection.rows(
                "SELECT \"device\", \"number\", \"member\" FROM \"shared\" ORDER BY \"device\", \"number\""
            ) {
                (
                    device: $0.text(0), number: BookNumber(hex: $0.text(1)),
                    member: KeyID(hex: $0.text(2))
                )
            }
            return try connection.rows(
                """
                SELECT "device", "endpoint", "point", "secret", "language", "reminders", "made"
                FROM "subscription" ORDER BY "device"
                """
            ) { row in
                let device = row.text(0)
                return Subscription(
                    device: device, endpoint: row.text(1), point: row.blob(2), secret: row.blob(3),
                    language: row.text(4), hasReminders: row.integer(5) == 1,
                    books: wishes.filter { $0.device == device }.map { $0.book },
                    shared: shared.filter { $0.device == device }.compactMap { each in
                        guard let number = each.number, let member = each.member else { return nil }
                        return Shared(number, member)
                    },
                    made: Instant(milliseconds: row.integer(6)))
            }
        }
    }

    /// Keeps what a device gave, in place of what it gave before; false where there are too many.
    ///
    /// What is still to be said to it stays, as far as it wants to know.
    package func keep(_ wanted: Subscription) throws(StoreError) -> Bool {
        try file.writing { (connection) throws(StoreError) in
            // A browser that was let in anew is another device.
            let former = try connection.first(
                "SELECT \"device\" FROM \"subscription\" WHERE \"endpoint\" = ? AND \"device\" <> ?",
                [.text(wanted.endpoint), .text(wanted.device)]
            ) { $0.text(0) }
            if let former { try PushRegistry.forget(former, connection) }
            let others = try connection.first(
                "SELECT count(*) FROM \"subscription\" WHERE \"device\" <> ?",
                [.text(wanted.device)]
            ) { $0.integer(0) }
            guard (others ?? 0) < Int64(PushRegistry.most) else { return false }
            let insert = try connection.statement(
                """
                INSERT INTO "subscription" VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                ON CONFLICT ("device") DO UPDATE SET "endpoint" = ?2, "point" = ?3, "secret" = ?4,
                "language" = ?5, "made" = CASE WHEN "reminders" THEN "made" ELSE ?7 END, "reminders" = ?6
                """)
            try insert.bind(.text(wanted.device), at: 1)
            try insert.bind(.text(wanted.endpoint), at: 2)
            try insert.bind(wanted.point, at: 3)
            try insert.bind(wanted.secret, at: 4)
            try insert.bind(.text(wanted.language), at: 5)
            try insert.bind(.integer(wanted.hasReminders ? 1 : 0), at: 6)
            try insert.bind(.integer(wanted.made.milliseconds), at: 7)
            while try insert.step() {}
            let device = SQLValue.text(wanted.device)
            try connection.run("DELETE FROM \"wish\" WHERE \"device\" = ?", [device])
            try connection.run("DELETE FROM \"shared\" WHERE \"device\" = ?", [device])
            for each in wanted.shared {
                try connection.run(
                    "INSERT OR REPLACE INTO \"shared\" VALUES (?, ?, ?)",
                    [device, .text(each.number.hex), .text(each.member.hex)])
            }
            for book in wanted.books {
                try connection.run("INSERT INTO \"wish\" VALUES (?, ?)", [device, .text(book)])
            }
            for table in ["deed", "note"] {
                try connection.run(
                    """
                    DELETE FROM "\(table)" WHERE "device" = ?1 AND "book" NOT IN
                    (SELECT "book" FROM "wish" WHERE "device" = ?1
                    UNION SELECT '~' || "number" FROM "shared" WHERE "device" = ?1)
                    \(table == "note" ? "AND \"subject\" = ''" : "")
                    """, [device])
            }
            if !wanted.hasReminders {
                try connection.run(
                    "DELETE FROM \"note\" WHERE \"device\" = ? AND \"subject\" <> ''", [device])
            }
            try PushRegistry.forgetUnwished(connection)
            return true
        }
    }

    /// Of a book of which nobody wants to know, nobody knows later how far it was looked through.
    private static func forgetUnwished(_ connection: Connection) throws(StoreError) {
        try connection.run(
            "DELETE FROM \"scan\" WHERE \"book\" NOT IN (SELECT \"book\" FROM \"wish\")")
    }

    /// Forgets that anybody wanted to know of a book, which isn't there any more.
    package func forget(book: String) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            for table in ["wish", "deed", "note", "scan"] {
                try connection.run("DELETE FROM \"\(table)\" WHERE \"book\" = ?", [.text(book)])
            }
            try PushRegistry.forgetWishless(connection)
        }
    }

    /// Forgets that a device wanted to know of a sealed book, in which it isn't any more.
    package func forget(shared number: BookNumber, of device: String) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            try connection.run(
                "DELETE FROM \"shared\" WHERE \"device\" = ? AND \"number\" = ?",
                [.text(device), .text(number.hex)])
            try connection.run(
                "DELETE FROM \"note\" WHERE \"device\" = ? AND \"book\" = ?",
                [.text(device), .text("~" + number.hex)])
            try PushRegistry.forgetWishless(connection)
        }
    }

    /// Who wants to be told nothing any more isn't known any more.
    private static func forgetWishless(_ connection: Connection) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM "subscription" WHERE NOT "reminders"
            AND "device" NOT IN (SELECT "device" FROM "wish")
            AND "device" NOT IN (SELECT "device" FROM "shared")
            """)
    }

    /// Forgets a device and all that was to be said to it; whether it was there.
    ///
    /// - Parameter endpoint: Only if it still is told by this.
    package func forget(_ device: String, endpoint: String? = nil) throws(StoreError) -> Bool {
        try file.writing { (connection) throws(StoreError) in
            let known = try connection.first(
                "SELECT \"endpoint\" FROM \"subscription\" WHERE \"device\" = ?", [.text(device)]
            ) { $0.text(0) }
            guard let known, endpoint == nil || endpoint == known else { return false }
            try PushRegistry.forget(device, connection)
            return true
        }
    }

    private static func forget(_ device: String, _ connection: Connection) throws(StoreError) {
        for table in ["subscription", "wish", "shared", "deed", "note"] {
            try connection.run("DELETE FROM \"\(table)\" WHERE \"device\" = ?", [.text(device)])
        }
        try forgetUnwished(connection)
    }
}
