import Kernel

/// What stands in a question mark of a hub's statement.
enum HubValue {
    case integer(Int64)
    case blob([UInt8])
}

extension SQLiteHub {
    func run(_ sql: String, _ values: [HubValue]) throws(StoreError) {
        let statement = try bound(sql, values)
        while try statement.step() {}
    }

    /// Every row, as `read` makes it, until it says that this is enough.
    private func rows<T>(
        _ sql: String, _ values: [HubValue], until isEnough: (T) -> Bool = { _ in false },
        _ read: (Statement) throws(StoreError) -> T
    ) throws(StoreError) -> [T] {
        let statement = try bound(sql, values)
        var rows: [T] = []
        while try statement.step() {
            do {
                let row = try read(statement)
                rows.append(row)
                if isEnough(row) {
                    statement.reset()
                    break
                }
            } catch {
                statement.reset()
                throw error
            }
        }
        return rows
    }

    private func bound(_ sql: String, _ values: [HubValue]) throws(StoreError) -> Statement {
        let statement = try connection.statement(sql)
        for (index, value) in values.enumerated() {
            switch value {
            case .integer(let number): try statement.bind(.integer(number), at: Int32(index) + 1)
            case .blob(let bytes): try statement.bind(bytes, at: Int32(index) + 1)
            }
        }
        return statement
    }

    func book(_ book: BookNumber) throws(StoreError) -> HubBook? {
        try rows(
            "SELECT \"end\", \"hash\", \"size\", \"tail\" FROM \"book\" WHERE \"number\" = ?",
            [.blob(book.bytes)]
        ) { (row) throws(StoreError) in
            let end = try Self.mark(row.integer(0), row.blob(1))
            return HubBook(book, end: end, size: row.integer(2), tail: row.integer(3))
        }.first
    }

    func save(_ book: HubBook) throws(StoreError) {
        try run(
            "INSERT OR REPLACE INTO \"book\" VALUES (?, ?, ?, ?, ?)",
            [
                .blob(book.number.bytes), .integer(book.end.number),
                .blob(book.end.hash.bytes), .integer(book.size), .integer(book.tail),
            ])
    }

    func add(_ book: BookNumber, _ item: HubItem) throws(StoreError) {
        try run(
            "INSERT INTO \"item\" VALUES (?, ?, ?, ?, ?)",
            [
                .blob(book.bytes), .integer(item.number), .integer(Int64(item.kind.rawValue)),
                .blob(item.bytes), .blob(item.mark.hash.bytes),
            ])
    }

    private static let columns = "SELECT \"number\", \"kind\", \"bytes\", \"hash\" FROM \"item\" "

    func items(
        _ book: BookNumber, _ after: Int64, _ bytes: Int
    ) throws(StoreError) -> [HubItem] {
        var size = 0
        return try rows(
            Self.columns + "WHERE \"book\" = ? AND \"number\" > ? ORDER BY \"number\"",
            [.blob(book.bytes), .integer(after)],
            until: { (item: HubItem) in
                size += item.bytes.count
                return size >= bytes
            }, Self.item)
    }

    func entries(_ book: BookNumber) throws(StoreError) -> [HubItem] {
        try rows(
            Self.columns + "WHERE \"book\" = ? AND \"kind\" = 1 ORDER BY \"number\"",
            [.blob(book.bytes)], Self.item)
    }

    private static func item(_ row: Statement) throws(StoreError) -> HubItem {
        guard let kind = HubItem.Kind(rawValue: UInt8(clamping: row.integer(1))) else {
            throw StoreError(.damaged, detail: "an item of a hub is of no kind")
        }
        return HubItem(kind, row.blob(2), mark: try mark(row.integer(0), row.blob(3)))
    }

    private static func mark(_ number: Int64, _ hash: [UInt8]) throws(StoreError) -> LogMark {
        guard let hash = Hash256(hash) else {
            throw StoreError(.damaged, detail: "a hash of a hub has other bytes")
        }
        return LogMark(number: number, hash: hash)
    }

    func trim(_ book: BookNumber, _ through: Int64) throws(StoreError) -> Int64 {
        let those = "FROM \"item\" WHERE \"book\" = ? AND \"kind\" = 0 AND \"number\" <= ?"
        let values: [HubValue] = [.blob(book.bytes), .integer(through)]
        let size = try rows("SELECT total(length(\"bytes\")) " + those, values) { $0.integer(0) }
        try run("DELETE " + those, values)
        return size.first ?? 0
    }

    func snapshots(_ book: BookNumber) throws(StoreError) -> [HubSnapshot] {
        try rows(
            """
            SELECT "through", length("bytes"), substr("bytes", 1, ?) FROM "snapshot"
            WHERE "book" = ? ORDER BY "through"
            """,
            [.integer(Int64(HubSnapshot.startSize)), .blob(book.bytes)]
        ) { HubSnapshot(through: $0.integer(0), size: $0.integer(1), start: $0.blob(2)) }
    }

    func snapshot(_ book: BookNumber, _ through: Int64) throws(StoreError) -> [UInt8]? {
        try rows(
            "SELECT \"bytes\" FROM \"snapshot\" WHERE \"book\" = ? AND \"through\" = ?",
            [.blob(book.bytes), .integer(through)]
        ) { $0.blob(0) }.first
    }

    func keys(_ book: BookNumber, _ key: KeyID) throws(StoreError) -> [SealedKey] {
        try rows(
            """
            SELECT "bytes" FROM "key" WHERE "book" = ? AND "recipient" = ? ORDER BY "epoch"
            """, [.blob(book.bytes), .blob(key.bytes)]
        ) { SealedKey($0.blob(0)) }.compactMap { $0 }
    }

    func addKeys(_ book: BookNumber, _ keys: [SealedKey]) throws(StoreError) {
        for key in keys {
            try run(
                "INSERT OR REPLACE INTO \"key\" VALUES (?, ?, ?, ?)",
                [
                    .blob(book.bytes), .blob(key.recipient.bytes), .integer(key.epoch),
                    .blob(key.bytes),
                ])
        }
    }

    func books(_ key: KeyID) throws(StoreError) -> [BookNumber] {
        try rows(
            "SELECT \"book\" FROM \"admitted\" WHERE \"key\" = ? ORDER BY \"book\"",
            [.blob(key.bytes)]
        ) { BookNumber($0.blob(0)) }.compactMap { $0 }
    }

    func greeting(_ book: BookNumber, _ key: KeyID) throws(StoreError) -> [UInt8]? {
        try rows(
            "SELECT \"greeting\" FROM \"admitted\" WHERE \"key\" = ? AND \"book\" = ?",
            [.blob(key.bytes), .blob(book.bytes)]
        ) { $0.blob(0) }.first
    }

    func dismiss(_ book: BookNumber, _ key: KeyID) throws(StoreError) {
        let values: [HubValue] = [.blob(book.bytes), .blob(key.bytes)]
        try run("DELETE FROM \"key\" WHERE \"book\" = ? AND \"recipient\" = ?", values)
        try run("DELETE FROM \"admitted\" WHERE \"book\" = ? AND \"key\" = ?", values)
    }

    func file(_ book: BookNumber, _ name: Hash256) throws(StoreError) -> [UInt8]? {
        try rows(
            "SELECT \"bytes\" FROM \"file\" WHERE \"book\" = ? AND \"name\" = ?",
            [.blob(book.bytes), .blob(name.bytes)]
        ) { $0.blob(0) }.first
    }

    func hasFile(_ book: BookNumber, _ name: Hash256) throws(StoreError) -> Bool {
        try !rows(
            "SELECT 1 FROM \"file\" WHERE \"book\" = ? AND \"name\" = ?",
            [.blob(book.bytes), .blob(name.bytes)]
        ) { $0.integer(0) }.isEmpty
    }

    func addFile(
        _ book: BookNumber, _ name: Hash256, _ bytes: [UInt8]
    ) throws(StoreError) {
        try run(
            "INSERT OR REPLACE INTO \"file\" VALUES (?, ?, ?)",
            [.blob(book.bytes), .blob(name.bytes), .blob(bytes)])
    }
}
