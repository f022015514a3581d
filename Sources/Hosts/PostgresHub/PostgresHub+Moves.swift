import Kernel

// What went from here to another cluster, or is on its way here.
extension PostgresHub {
    /// `hub_move` has where to; `hub_moved` which books or ranges of books went there; `hub_arriving` the books
    /// whose rows are all here, and that are still where they come from.
    static let moves = """
        CREATE TABLE IF NOT EXISTS hub_move (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, place text NOT NULL UNIQUE
        );
        CREATE TABLE IF NOT EXISTS hub_moved (
            first bytea NOT NULL PRIMARY KEY, last bytea NOT NULL, move bigint NOT NULL
        );
        CREATE TABLE IF NOT EXISTS hub_arriving (
            number bytea NOT NULL PRIMARY KEY, "end" bigint NOT NULL, hash bytea NOT NULL,
            size bigint NOT NULL, tail bigint NOT NULL
        );

        """

    /// Where a book went that isn't here, and whether by itself, before all of its range had gone; nil where it
    /// never was. Whoever is about to begin it keeps its range here until the transaction ends.
    func whereMoved(
        _ book: BookNumber
    ) throws(StoreError) -> (place: String, isAlone: Bool)? {
        if isWriting {
            try connection.run(
                "SELECT pg_advisory_xact_lock_shared($1)", [.integer(Self.beginningLock)])
        }
        let rows = try reading { () throws(StoreError) in
            try connection.run(
                """
                SELECT convert_to(place, 'UTF8'), (first = last)::int FROM (
                    SELECT first, last, move FROM hub_moved WHERE first <= $1
                    ORDER BY first DESC LIMIT 1
                ) AS moved JOIN hub_move ON id = move WHERE last >= $1
                """, [.blob(book.bytes)])
        }
        if rows.count == 0 { return nil }
        return (String(decoding: rows.blob(0, 0), as: UTF8.self), rows.integer(0, 1) == 1)
    }

    /// The lock that says whether books may begin here.
    static let beginningLock: Int64 = 0x5461_6c6c_7a

    /// Where anything went from here.
    func movedTo() throws(StoreError) -> [String] {
        let rows = try reading { () throws(StoreError) in
            try connection.run("SELECT convert_to(place, 'UTF8') FROM hub_move ORDER BY id")
        }
        return (0..<rows.count).map { String(decoding: rows.blob($0, 0), as: UTF8.self) }
    }

    /// In which books somebody is here, and where others went from here.
    func booksAndMoves(of key: KeyID) throws(StoreError) -> ([BookNumber], [String]) {
        let rows = try reading { () throws(StoreError) in
            try connection.run(
                """
                SELECT book, ''::bytea FROM hub_admitted WHERE key = $1
                UNION ALL SELECT ''::bytea, convert_to(place, 'UTF8') FROM hub_move
                """, [.blob(key.bytes)])
        }
        var (books, places): ([BookNumber], [String]) = ([], [])
        for row in 0..<rows.count {
            if let book = BookNumber(rows.blob(row, 0)) {
                books.append(book)
            } else {
                places.append(String(decoding: rows.blob(row, 1), as: UTF8.self))
            }
        }
        return (books, places)
    }
}
