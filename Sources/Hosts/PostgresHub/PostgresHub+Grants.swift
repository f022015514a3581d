package import Kernel

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

    /// Notes that a book is begun by a grant; false where that has as much as it may have.
    package func grant(_ book: BookNumber, by grant: HubGrant) throws(StoreError) -> Bool {
        try begin(true)
        do {
            let isGranted = try isGranted(book, by: grant)
            try commit()
            return isGranted
        } catch {
            rollBack()
            throw error
        }
    }

    private func isGranted(
        _ book: BookNumber, by grant: HubGrant
    ) throws(StoreError) -> Bool {
        let name = Array(grant.name.utf8)
        // Whoever asks twice at once isn't given the last place twice.
        try connection.run(
            "SELECT pg_advisory_xact_lock(hashtextextended(convert_from($1::bytea, 'UTF8'), 1))",
            [.blob(name)])
        if try connection.run("SELECT 1 FROM hub_grant WHERE book = $1", [.blob(book.bytes)]).count
            > 0
        {
            return true
        }
        // What was granted a moment ago is about to be begun; what never was begun doesn't count.
        let had = try connection.run(
            """
            SELECT count(*), coalesce(sum(book.size), 0)::bigint FROM hub_grant
            LEFT JOIN hub_book AS book ON book.number = hub_grant.book
            WHERE name = convert_from($1::bytea, 'UTF8')
            AND (book.number IS NOT NULL OR made > now() - interval '1 minute')
            """, [.blob(name)])
        if let most = grant.books, had.integer(0, 0) >= most { return false }
        if let most = grant.bytes, had.integer(0, 1) >= most { return false }
        try connection.run(
            "INSERT INTO hub_grant (book, name) VALUES ($1, convert_from($2::bytea, 'UTF8'))",
            [.blob(book.bytes), .blob(name)])
        return true
    }

    /// The books of those grants that have as many bytes as they may have.
    package func full(of grants: [HubGrant]) throws(StoreError) -> Set<BookNumber> {
        var books: Set<BookNumber> = []
        for grant in grants {
            guard let most = grant.bytes else { continue }
            let rows = try reading { () throws(StoreError) in
                try connection.run(
                    """
                    SELECT book FROM hub_grant WHERE name = convert_from($1::bytea, 'UTF8') AND (
                        SELECT sum(size) FROM hub_book WHERE number IN (
                            SELECT book FROM hub_grant WHERE name = convert_from($1::bytea, 'UTF8'))
                    ) >= $2
                    """, [.blob(Array(grant.name.utf8)), .integer(most)])
            }
            for row in 0..<rows.count {
                if let book = BookNumber(rows.blob(row, 0)) { books.insert(book) }
            }
        }
        return books
    }
}
