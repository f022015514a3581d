import Kernel

/// What somebody may have at a hub who may begin books there.
package struct HubGrant: Sendable, Hashable {
    package let name: String
    /// How many books; nil for any number.
    package let books: Int64?
    /// How many bytes all of these may have together; nil for any number.
    package let bytes: Int64?

    package init(name: String, books: Int64? = nil, bytes: Int64? = nil) {
        self.name = name
        self.books = books
        self.bytes = bytes
    }
}

// Who began which book by which leave.
extension PostgresHub {
    static let grants = """
        CREATE TABLE IF NOT EXISTS hub_grant (
            book bytea NOT NULL PRIMARY KEY, name text NOT NULL,
            made timestamptz NOT NULL DEFAULT now()
        );
        CREATE INDEX IF NOT EXISTS hub_grant_name ON hub_grant (name);

        """

    /// Runs something while nobody else grants anything by the same name, here.
    func granting<Result>(
        _ grant: HubGrant, _ work: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try begin(true)
        do {
            // Whoever asks twice at once isn't given the last place twice.
            try connection.run(
                "SELECT pg_advisory_xact_lock(hashtextextended(convert_from($1::bytea, 'UTF8'), 1))",
                [.blob(Array(grant.name.utf8))])
            let result = try work()
            try commit()
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    func isGranted(_ book: BookNumber) throws(StoreError) -> Bool {
        try reading { () throws(StoreError) in
            try connection.run("SELECT 1 FROM hub_grant WHERE book = $1", [.blob(book.bytes)])
        }.count > 0
    }

    func note(_ book: BookNumber, by grant: HubGrant) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO hub_grant (book, name) VALUES ($1, convert_from($2::bytea, 'UTF8'))
            ON CONFLICT (book) DO NOTHING
            """, [.blob(book.bytes), .blob(Array(grant.name.utf8))])
    }

    /// How many books a grant has here, and their bytes.
    func had(by grant: HubGrant) throws(StoreError) -> (books: Int64, bytes: Int64) {
        // What was granted a moment ago is about to be begun; what never was begun doesn't count.
        let rows = try reading { () throws(StoreError) in
            try connection.run(
                """
                SELECT count(*), coalesce(sum(book.size), 0)::bigint FROM hub_grant
                LEFT JOIN hub_book AS book ON book.number = hub_grant.book
                WHERE name = convert_from($1::bytea, 'UTF8')
                AND (book.number IS NOT NULL OR made > now() - interval '1 minute')
                """, [.blob(Array(grant.name.utf8))])
        }
        return (rows.integer(0, 0), rows.integer(0, 1))
    }

    /// The books that were begun here by a grant.
    func books(by grant: HubGrant) throws(StoreError) -> [BookNumber] {
        let rows = try reading { () throws(StoreError) in
            try connection.run(
                "SELECT book FROM hub_grant WHERE name = convert_from($1::bytea, 'UTF8')",
                [.blob(Array(grant.name.utf8))])
        }
        return (0..<rows.count).compactMap { BookNumber(rows.blob($0, 0)) }
    }
}
