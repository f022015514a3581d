package import Kernel
import ObjectStore

extension PostgresHub {
    /// What was looked at, and whether it is as it should be.
    package struct Finding: Sendable {
        package let sentence: String
        package let isRight: Bool
    }

    /// What keeps a node from answering, in a sentence; nil for nothing.
    ///
    /// - Parameter isThorough: Whether it is tried, too, if there is room for a mebibyte, which is written and
    ///   taken back.
    package static func problem(at place: String, isThorough: Bool) -> String? {
        do throws(StoreError) {
            let connection = try PostgresConnection(place)
            let state = try connection.run("SELECT pg_is_in_recovery()::int")
            if state.integer(0, 0) != 0 { return "The cluster can only be read." }
            return isThorough ? try lackOfRoom(connection) : nil
        } catch {
            return error.detail
        }
    }

    /// What is written into, and never kept. What takes the place of pages that are there already would go on for
    /// long on a full disk; so a file of its own is begun each time.
    static let room = """
        CREATE UNLOGGED TABLE IF NOT EXISTS hub_room (bytes bytea NOT NULL);
        ALTER TABLE hub_room ALTER COLUMN bytes SET STORAGE EXTERNAL;

        """

    private static func lackOfRoom(
        _ connection: PostgresConnection
    ) throws(StoreError) -> String? {
        do throws(StoreError) {
            try connection.execute(
                """
                BEGIN; SET LOCAL lock_timeout = '1s'; TRUNCATE hub_room;
                INSERT INTO hub_room VALUES (convert_to(repeat('-', 1048576), 'UTF8')); ROLLBACK
                """)
            return nil
        } catch {
            // Whoever holds it is trying the same.
            return error.reason == .full ? error.detail : nil
        }
    }

    /// Looks whether the cluster keeps what it says it has, and whether each book's row is whole.
    package func findings() throws(StoreError) -> [Finding] {
        var findings: [Finding] = []
        for (name, right) in [("fsync", "on"), ("full_page_writes", "on")] {
            let value = try setting(name)
            findings.append(Finding(sentence: "\(name) is \(value)", isRight: value == right))
        }
        let commit = try setting("synchronous_commit")
        findings.append(
            Finding(
                sentence: "synchronous_commit is \(commit)",
                isRight: ["on", "remote_apply"].contains(commit)))
        let books = try connection.run("SELECT count(*) FROM hub_book").integer(0, 0)
        // The row's end is the number of its last item; of entries none is ever missing.
        let broken = try connection.run(
            """
            SELECT count(*) FROM hub_book AS book WHERE book."end" > 0 AND NOT EXISTS (
                SELECT 1 FROM hub_item AS item
                WHERE item.book = book.number AND item.number = book."end" AND item.hash = book.hash
            ) AND NOT EXISTS (
                SELECT 1 FROM hub_snapshot AS snapshot
                WHERE snapshot.book = book.number AND snapshot.through = book."end"
            )
            """
        ).integer(0, 0)
        findings.append(
            Finding(
                sentence: "\(books) books, \(broken) of them without their last item",
                isRight: broken == 0))
        return try findings + objectFindings()
    }

    /// How many objects are looked for.
    private static let sample = 1_000

    /// Looks whether objects can be brought, read and removed, and whether those are there that rows name.
    private func objectFindings() throws(StoreError) -> [Finding] {
        let isUsed = try usesObjects()
        guard let store = objectStore else {
            return isUsed
                ? [Finding(sentence: "rows name objects, and --objects is missing", isRight: false)]
                : []
        }
        var findings: [Finding] = []
        do throws(StoreError) {
            try probe(store)
            findings.append(
                Finding(
                    sentence: "objects are brought to \(store.place), read and removed",
                    isRight: true))
            for mark in try marks() where try !store.has(mark) {
                findings.append(
                    Finding(
                        sentence: "it isn't the store of this hub: \(mark.text) is missing",
                        isRight: false))
            }
            let rows = try connection.run(
                """
                SELECT convert_to(object, 'UTF8'), count(*) OVER () FROM (
                    SELECT object FROM hub_file UNION ALL SELECT object FROM hub_snapshot
                ) AS named WHERE object IS NOT NULL ORDER BY random() LIMIT \(Self.sample)
                """)
            var missing = 0
            for row in 0..<rows.count where try !store.has(Self.objectName(rows.blob(row, 0))) {
                missing += 1
            }
            let all = rows.count == 0 ? 0 : rows.integer(0, 1)
            let waiting = try connection.run("SELECT count(*) FROM hub_object").integer(0, 0)
            findings.append(
                Finding(
                    sentence: "\(all) objects, of which \(rows.count) were looked for and "
                        + "\(missing) are missing; \(waiting) more are to be removed",
                    isRight: missing == 0))
        } catch {
            findings.append(
                Finding(sentence: "objects can't be used: \(error.detail)", isRight: false))
        }
        return findings
    }

    private func probe(_ store: ObjectStore) throws(StoreError) {
        let bytes = Array("Whether it can be used.\n".utf8)
        let name = try Self.found(ObjectName(folder: "hub", bytes))
        try store.put(name, bytes)
        _ = try store.bytes(of: name)
        try store.remove(name)
        if try store.has(name) {
            throw StoreError(.unavailable, detail: "what is removed is still there")
        }
    }

    private func setting(_ name: String) throws(StoreError) -> String {
        let rows = try connection.run("SELECT current_setting('\(name)')")
        return String(decoding: rows.blob(0, 0), as: UTF8.self)
    }
}
