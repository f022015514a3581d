package import Kernel
import ObjectStore

// Snapshots and files whose bytes are in an object store, while their rows here name them.
//
// `hub_object` notes what is there and no row names: what is on its way (`gone` is false) and what was given up.
// It is written before bytes are put, and in the transaction that stops naming them; so whatever is cut off, no
// object is left that nobody knows of, and none goes that a row names.
extension PostgresHub {
    /// `hub_object_mark` has the names of objects by which the store is known again that this hub uses.
    static let objects = """
        ALTER TABLE hub_file ADD COLUMN IF NOT EXISTS object text,
            ADD COLUMN IF NOT EXISTS size bigint;
        ALTER TABLE hub_snapshot ADD COLUMN IF NOT EXISTS object text,
            ADD COLUMN IF NOT EXISTS size bigint;
        CREATE TABLE IF NOT EXISTS hub_object (
            name text NOT NULL PRIMARY KEY, gone boolean NOT NULL DEFAULT false,
            since timestamptz NOT NULL DEFAULT now()
        );
        CREATE TABLE IF NOT EXISTS hub_object_mark (name text NOT NULL PRIMARY KEY);

        """

    /// The version from which on rows may name objects.
    static let objectVersion: Int64 = 4

    /// Bytes that were put and that no row names yet.
    struct Staged {
        let book: BookNumber
        let bytes: [UInt8]
        let name: ObjectName
    }

    /// Whether rows may name objects here: then who has no object store can't read them.
    package func usesObjects() throws(StoreError) -> Bool {
        try connection.again { () throws(StoreError) in
            try connection.run("SELECT number FROM hub_version").integer(0, 0)
        } >= Self.objectVersion
    }

    /// Has this hub use its object store from now on, or looks whether it is the one that it uses.
    ///
    /// - Throws: Also where it is another, and where nodes are there that know nothing of objects. A store that
    ///   can't be reached now is no reason, as everything but snapshots and files goes on without it.
    package func joinObjects() throws(StoreError) {
        guard let store = objectStore else { return }
        let marks = try self.marks()
        if marks.isEmpty { return try begin(with: store) }
        for mark in marks {
            if (try? store.has(mark)) == false {
                throw StoreError(
                    .moved,
                    detail:
                        "the objects of this hub aren't at \(store.place): \(mark.text) is missing"
                )
            }
        }
    }

    func marks() throws(StoreError) -> [ObjectName] {
        let rows = try connection.again { () throws(StoreError) in
            try connection.run("SELECT convert_to(name, 'UTF8') FROM hub_object_mark")
        }
        return try (0..<rows.count).map { (row) throws(StoreError) in
            try Self.objectName(rows.blob(row, 0))
        }
    }

    private func begin(with store: ObjectStore) throws(StoreError) {
        try refuseNodesOfBefore()
        let words = Array("The objects of a hub of Tallybook.\n".utf8)
        let mark = try Self.found(ObjectName(folder: "hub", words))
        try store.put(mark, words)
        try begin(true)
        do {
            try connection.run(
                "SELECT pg_advisory_xact_lock($1)", [.integer(Self.tablesLock)])
            let isFirst = try connection.run("SELECT 1 FROM hub_object_mark LIMIT 1").count == 0
            if isFirst { try note(mark) }
            try commit()
            if !isFirst { try store.remove(mark) }
        } catch {
            rollBack()
            throw error
        }
    }

    /// Has rows name objects from now on, in the store that has this mark.
    func note(_ mark: ObjectName) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO hub_object_mark VALUES (convert_from($1::bytea, 'UTF8'))
            ON CONFLICT DO NOTHING
            """, [.blob(Array(mark.text.utf8))])
        try connection.run(
            "UPDATE hub_version SET number = $1 WHERE number < $1",
            [.integer(Self.objectVersion)])
    }

    /// They would take a row that names an object for an empty one.
    func refuseNodesOfBefore() throws(StoreError) {
        let others = try connection.run(
            """
            SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
            AND usename = current_user AND application_name IN ('', 'tally-hub')
            """
        ).integer(0, 0)
        guard others == 0 else {
            throw StoreError(
                .busy,
                detail: "\(others) connections are of nodes that know no object store; "
                    + "start these anew first")
        }
    }

    static func objectName(_ bytes: [UInt8]) throws(StoreError) -> ObjectName {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let name = ObjectName(text) else {
            throw StoreError(.damaged, detail: "“\(text)” is the name of no object")
        }
        return name
    }

    static func found(_ name: ObjectName?) throws(StoreError) -> ObjectName {
        guard let name else {
            throw StoreError(.unavailable, detail: "the system has no random bytes")
        }
        return name
    }
}

// Bringing.
extension PostgresHub {
    /// Puts bytes where objects are, between two transactions. The next that adds them names them; whatever it
    /// doesn't add is forgotten.
    func stage(_ book: BookNumber, _ bytes: [UInt8]) throws(StoreError) {
        guard let store = objectStore else { return }
        guard isBetweenTransactions else {
            throw StoreError(.unavailable, detail: "a transaction is open already")
        }
        if try !usesObjects() { try joinObjects() }
        let name = try Self.found(ObjectName(for: bytes, of: book))
        _ = try connection.again { () throws(StoreError) in
            try connection.run(
                """
                INSERT INTO hub_object (name) VALUES (convert_from($1::bytea, 'UTF8'))
                ON CONFLICT DO NOTHING
                """, [.blob(Array(name.text.utf8))])
        }
        let new = Staged(book: book, bytes: bytes, name: name)
        do { try store.put(name, bytes) } catch {
            forget(new)
            throw error
        }
        staged.append(new)
    }

    /// The name of bytes that were put for this transaction, which has a row name them; nil where they weren't.
    func taken(_ book: BookNumber, _ bytes: [UInt8]) throws(StoreError) -> [UInt8]? {
        guard isWriting,
            let place = staged.firstIndex(where: { $0.book == book && $0.bytes == bytes })
        else { return nil }
        let name = Array(staged[place].name.text.utf8)
        let noted = try connection.run(
            """
            DELETE FROM hub_object WHERE name = convert_from($1::bytea, 'UTF8') AND NOT gone
            """, [.blob(name)]
        ).changed
        guard noted == 1 else {
            throw StoreError(.busy, detail: "what was brought was given up meanwhile")
        }
        named.append(staged.remove(at: place))
        return name
    }

    /// Forgets what was put for a transaction that is over, and that no row names.
    ///
    /// - Parameter isKnown: Whether it is known how it ended; otherwise rows may name what it was to name.
    func settleStaged(didCommit: Bool, isKnown: Bool = true) {
        let left = staged + (didCommit || !isKnown ? [] : named)
        (staged, named) = ([], [])
        for each in left { forget(each) }
    }

    /// What can't be forgotten now stays noted, see ``sweep(coming:gone:)``.
    private func forget(_ staged: Staged) {
        do throws(StoreError) {
            try objectStore?.remove(staged.name)
            _ = try connection.again { () throws(StoreError) in
                try connection.run(
                    "DELETE FROM hub_object WHERE name = convert_from($1::bytea, 'UTF8')",
                    [.blob(Array(staged.name.text.utf8))])
            }
        } catch {}
    }
}

// Reading and giving up.
extension PostgresHub {
    /// The bytes of a row: its own, or those of the object that it names.
    func bytes(_ own: [UInt8], _ object: [UInt8]) throws(StoreError) -> [UInt8] {
        if object.isEmpty { return own }
        guard let store = objectStore else {
            throw StoreError(.unavailable, detail: "--objects is missing: where the files are")
        }
        return try store.bytes(of: Self.objectName(object))
    }

    /// Notes, before a statement that deletes or changes rows of a table, which objects no row names after it.
    static func givingUp(_ table: String, _ condition: String) -> String {
        """
        WITH given AS (
            INSERT INTO hub_object (name, gone)
            SELECT object, true FROM \(table) WHERE \(condition) AND object IS NOT NULL
            ON CONFLICT DO NOTHING
        )
        """
    }

    /// Removes a portion of what was given up for so long, and of what was on its way for so long and never came; one
    /// node at a time does.
    ///
    /// - Parameters:
    ///   - coming: After how many seconds nobody waits any more for what was put.
    ///   - gone: For how many seconds what was given up is kept: who reads it is done by then, and a backup of the
    ///     database that isn't older finds all that its rows name.
    /// - Returns: How many objects were removed; there may be more unless it is none.
    package func sweep(coming: Int64, gone: Int64) throws(StoreError) -> Int {
        guard let store = objectStore else { return 0 }
        let lock = try connection.again { () throws(StoreError) in
            try connection.run(
                "SELECT pg_try_advisory_lock($1)::int", [.integer(Self.sweeper)])
        }
        guard lock.integer(0, 0) == 1 else { return 0 }
        defer {
            _ = try? connection.run("SELECT pg_advisory_unlock($1)", [.integer(Self.sweeper)])
        }
        // Who is about to name it doesn't find it any more from here on, and takes nothing.
        try connection.run(
            """
            UPDATE hub_object SET gone = true, since = '-infinity'
            WHERE NOT gone AND since <= now() - $1::bigint * interval '1 second'
            """, [.integer(coming)])
        let rows = try connection.run(
            """
            SELECT convert_to(name, 'UTF8') FROM hub_object
            WHERE gone AND since <= now() - $1::bigint * interval '1 second' LIMIT 100
            """, [.integer(gone)])
        for row in 0..<rows.count {
            try store.remove(Self.objectName(rows.blob(row, 0)))
            try connection.run(
                "DELETE FROM hub_object WHERE name = convert_from($1::bytea, 'UTF8')",
                [.blob(rows.blob(row, 0))])
        }
        return rows.count
    }

    /// The lock of whoever removes objects.
    private static let sweeper: Int64 = 0x5461_6c6c_7c
}
