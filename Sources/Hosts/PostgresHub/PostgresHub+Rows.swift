import Kernel

// What stands in the tables.
extension PostgresHub {
    func book(_ book: BookNumber) throws(StoreError) -> HubBook? {
        try lock(book)
        let rows = try reading { () throws(StoreError) in try bookRows(book) }
        if rows.count == 0 { return nil }
        let end = try Self.mark(rows.integer(0, 0), rows.blob(0, 1))
        return HubBook(book, end: end, size: rows.integer(0, 2), tail: rows.integer(0, 3))
    }

    private func bookRows(_ book: BookNumber) throws(StoreError) -> PostgresRows {
        let number = [PostgresValue.blob(book.bytes)]
        let sql = "SELECT \"end\", hash, size, tail FROM hub_book WHERE number = $1"
        if !isReading { return try connection.run(sql, number) }
        // Whoever looks at a book looks at these next; what is read stays what it was.
        let rows = try connection.run(together: [
            (sql, number), (Self.entriesOf, number), (Self.snapshotsOf, snapshotValues(book)),
        ])
        ahead = Ahead(book: book, entries: rows[1], snapshots: rows[2])
        return rows[0]
    }

    func save(_ book: HubBook) throws(StoreError) {
        try lock(book.number)
        try connection.run(
            """
            INSERT INTO hub_book VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (number) DO UPDATE SET
                "end" = excluded."end", hash = excluded.hash, size = excluded.size,
                tail = excluded.tail
            """,
            [
                .blob(book.number.bytes), .integer(book.end.number),
                .blob(book.end.hash.bytes), .integer(book.size), .integer(book.tail),
            ])
    }

    func add(_ book: BookNumber, _ item: HubItem) throws(StoreError) {
        try lock(book)
        try connection.run(
            "INSERT INTO hub_item VALUES ($1, $2, $3::bigint, $4, $5)",
            [
                .blob(book.bytes), .integer(item.number), .integer(Int64(item.kind.rawValue)),
                .blob(item.bytes), .blob(item.mark.hash.bytes),
            ])
    }

    /// One statement, and so one way there and back, and a transaction of its own. It waits for its turn as all
    /// do that write to the book. What it reads was there before that; only the row that it changes is looked at
    /// anew afterwards (PostgreSQL's manual, "Read Committed Isolation Level"). Where the connection is lost
    /// meanwhile it is done once more: if it had been done, the book isn't as it was before.
    func append(
        _ before: HubBook, _ after: HubBook, _ items: [HubItem]
    ) throws(StoreError) -> Bool {
        if !isBetweenTransactions {
            throw StoreError(.unavailable, detail: "a transaction is open already")
        }
        let values: [PostgresValue] = [
            .blob(before.number.bytes), .integer(before.end.number),
            .blob(before.end.hash.bytes), .integer(before.size), .integer(before.tail),
            .integer(after.end.number), .blob(after.end.hash.bytes), .integer(after.size),
            .integer(after.tail), .blobs(items.map { $0.bytes }),
            .blobs(items.map { $0.mark.hash.bytes }),
        ]
        let sql = """
            WITH turn AS MATERIALIZED (SELECT \(Self.turn)),
            book AS (
                UPDATE hub_book SET "end" = $6, hash = $7, size = $8, tail = $9 FROM turn
                WHERE number = $1 AND "end" = $2 AND hash = $3 AND size = $4 AND tail = $5
                RETURNING number
            )
            INSERT INTO hub_item
            SELECT book.number, $2 + item.place, 0, item.bytes, item.hash FROM book,
            unnest($10::bytea[], $11::bytea[]) WITH ORDINALITY AS item (bytes, hash, place)
            """
        return try connection.again { () throws(StoreError) in
            try connection.run(sql, values)
        }.changed > 0
    }

    private static let columns = "SELECT number, kind, bytes, hash FROM hub_item "

    /// How many items are asked for at once, since nobody knows beforehand how long they are.
    private static let portion: Int64 = 64

    func items(
        _ book: BookNumber, _ after: Int64, _ bytes: Int
    ) throws(StoreError) -> [HubItem] {
        var (found, size, last): ([HubItem], Int, Int64) = ([], 0, after)
        while true {
            let rows = try connection.run(
                Self.columns + "WHERE book = $1 AND number > $2 ORDER BY number LIMIT $3",
                [.blob(book.bytes), .integer(last), .integer(Self.portion)])
            for item in try Self.items(rows) {
                found.append(item)
                last = item.number
                size += item.bytes.count
                if size >= bytes { return found }
            }
            if rows.count < Self.portion { return found }
        }
    }

    func entries(_ book: BookNumber) throws(StoreError) -> [HubItem] {
        if let ahead, ahead.book == book { return try Self.items(ahead.entries) }
        return try Self.items(connection.run(Self.entriesOf, [.blob(book.bytes)]))
    }

    private static let entriesOf = columns + "WHERE book = $1 AND kind = 1 ORDER BY number"

    private static func items(_ rows: PostgresRows) throws(StoreError) -> [HubItem] {
        var items: [HubItem] = []
        for row in 0..<rows.count {
            guard let kind = HubItem.Kind(rawValue: UInt8(clamping: rows.integer(row, 1))) else {
                throw StoreError(.damaged, detail: "an item of a hub is of no kind")
            }
            let mark = try mark(rows.integer(row, 0), rows.blob(row, 3))
            items.append(HubItem(kind, rows.blob(row, 2), mark: mark))
        }
        return items
    }

    private static func mark(_ number: Int64, _ hash: [UInt8]) throws(StoreError) -> LogMark {
        guard let hash = Hash256(hash) else {
            throw StoreError(.damaged, detail: "a hash of a hub has other bytes")
        }
        return LogMark(number: number, hash: hash)
    }

    func trim(_ book: BookNumber, _ through: Int64) throws(StoreError) -> Int64 {
        try lock(book)
        let rows = try connection.run(
            """
            WITH gone AS (
                DELETE FROM hub_item WHERE book = $1 AND kind = 0 AND number <= $2
                RETURNING length(bytes) AS size
            ) SELECT coalesce(sum(size), 0)::bigint FROM gone
            """, [.blob(book.bytes), .integer(through)])
        return rows.integer(0, 0)
    }

    func snapshots(_ book: BookNumber) throws(StoreError) -> [HubSnapshot] {
        let rows: PostgresRows
        if let ahead, ahead.book == book {
            rows = ahead.snapshots
        } else {
            rows = try connection.run(Self.snapshotsOf, snapshotValues(book))
        }
        return (0..<rows.count).map {
            HubSnapshot(
                through: rows.integer($0, 0), size: rows.integer($0, 1), start: rows.blob($0, 2))
        }
    }

    private static let snapshotsOf = """
        SELECT through, coalesce(size, length(bytes)),
        substring(bytes FROM 1 FOR $2::bigint::int)
        FROM hub_snapshot WHERE book = $1 ORDER BY through
        """

    private func snapshotValues(_ book: BookNumber) -> [PostgresValue] {
        [.blob(book.bytes), .integer(Int64(HubSnapshot.startSize))]
    }

    func snapshot(_ book: BookNumber, _ through: Int64) throws(StoreError) -> [UInt8]? {
        let rows = try connection.run(
            """
            SELECT bytes, convert_to(object, 'UTF8') FROM hub_snapshot
            WHERE book = $1 AND through = $2
            """, [.blob(book.bytes), .integer(through)])
        return rows.count == 0 ? nil : try bytes(rows.blob(0, 0), rows.blob(0, 1))
    }

    func dropSnapshot(_ book: BookNumber, _ through: Int64) throws(StoreError) {
        try connection.run(
            Self.givingUp("hub_snapshot", "book = $1 AND through = $2")
                + "DELETE FROM hub_snapshot WHERE book = $1 AND through = $2",
            [.blob(book.bytes), .integer(through)])
    }

    /// Of a snapshot that is an object elsewhere the beginning stays here.
    func addSnapshot(
        _ book: BookNumber, _ through: Int64, _ bytes: [UInt8]
    ) throws(StoreError) {
        let object = try taken(book, bytes)
        try connection.run(
            Self.givingUp("hub_snapshot", "book = $1 AND through = $2") + """
                INSERT INTO hub_snapshot (book, through, bytes, object, size)
                VALUES ($1, $2, $3, nullif(convert_from($4::bytea, 'UTF8'), ''), $5)
                ON CONFLICT (book, through) DO UPDATE SET
                    bytes = excluded.bytes, object = excluded.object, size = excluded.size
                """,
            [
                .blob(book.bytes), .integer(through),
                .blob(object == nil ? bytes : Array(bytes.prefix(HubSnapshot.startSize))),
                .blob(object ?? []), .integer(Int64(bytes.count)),
            ])
    }
}

// Files.
extension PostgresHub {
    func file(_ book: BookNumber, _ name: Hash256) throws(StoreError) -> [UInt8]? {
        let rows = try connection.run(
            """
            SELECT bytes, convert_to(object, 'UTF8') FROM hub_file WHERE book = $1 AND name = $2
            """, [.blob(book.bytes), .blob(name.bytes)])
        return rows.count == 0 ? nil : try self.bytes(rows.blob(0, 0), rows.blob(0, 1))
    }

    func hasFile(_ book: BookNumber, _ name: Hash256) throws(StoreError) -> Bool {
        try lock(book)
        return try connection.run(
            "SELECT 1 FROM hub_file WHERE book = $1 AND name = $2",
            [.blob(book.bytes), .blob(name.bytes)]
        ).count > 0
    }

    func addFile(
        _ book: BookNumber, _ name: Hash256, _ bytes: [UInt8]
    ) throws(StoreError) {
        try lock(book)
        let object = try taken(book, bytes)
        try connection.run(
            Self.givingUp("hub_file", "book = $1 AND name = $2") + """
                INSERT INTO hub_file (book, name, bytes, object, size)
                VALUES ($1, $2, $3, nullif(convert_from($4::bytea, 'UTF8'), ''), $5)
                ON CONFLICT (book, name) DO UPDATE SET
                    bytes = excluded.bytes, object = excluded.object, size = excluded.size
                """,
            [
                .blob(book.bytes), .blob(name.bytes), .blob(object == nil ? bytes : []),
                .blob(object ?? []), .integer(Int64(bytes.count)),
            ])
    }
}

// Who may have what.
extension PostgresHub {
    func keys(_ book: BookNumber, _ key: KeyID) throws(StoreError) -> [SealedKey] {
        let rows = try connection.run(
            "SELECT bytes FROM hub_key WHERE book = $1 AND recipient = $2 ORDER BY epoch",
            [.blob(book.bytes), .blob(key.bytes)])
        return (0..<rows.count).compactMap { SealedKey(rows.blob($0, 0)) }
    }

    func addKeys(_ book: BookNumber, _ keys: [SealedKey]) throws(StoreError) {
        for key in keys {
            try connection.run(
                """
                INSERT INTO hub_key VALUES ($1, $2, $3, $4)
                ON CONFLICT (book, recipient, epoch) DO UPDATE SET bytes = excluded.bytes
                """,
                [
                    .blob(book.bytes), .blob(key.recipient.bytes), .integer(key.epoch),
                    .blob(key.bytes),
                ])
        }
    }

    func books(_ key: KeyID) throws(StoreError) -> [BookNumber] {
        let rows = try reading { () throws(StoreError) in
            try connection.run(
                "SELECT book FROM hub_admitted WHERE key = $1 ORDER BY book", [.blob(key.bytes)])
        }
        return (0..<rows.count).compactMap { BookNumber(rows.blob($0, 0)) }
    }

    func admit(
        _ book: BookNumber, _ key: KeyID, _ greeting: [UInt8]
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO hub_admitted VALUES ($1, $2, $3)
            ON CONFLICT (key, book) DO UPDATE SET greeting = excluded.greeting
            """, [.blob(key.bytes), .blob(book.bytes), .blob(greeting)])
    }

    func greeting(_ book: BookNumber, _ key: KeyID) throws(StoreError) -> [UInt8]? {
        let rows = try connection.run(
            "SELECT greeting FROM hub_admitted WHERE key = $1 AND book = $2",
            [.blob(key.bytes), .blob(book.bytes)])
        return rows.count == 0 ? nil : rows.blob(0, 0)
    }

    func dismiss(_ book: BookNumber, _ key: KeyID) throws(StoreError) {
        let values: [PostgresValue] = [.blob(book.bytes), .blob(key.bytes)]
        try connection.run("DELETE FROM hub_key WHERE book = $1 AND recipient = $2", values)
        try connection.run("DELETE FROM hub_admitted WHERE book = $1 AND key = $2", values)
    }
}
