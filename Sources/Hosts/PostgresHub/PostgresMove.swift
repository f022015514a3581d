package import Kernel

/// Moves a range of books from one cluster to another while they are written to.
///
/// Each book moves by itself. Its rows are copied while it is in use, then those that came meanwhile while its lock
/// is held, which is short; from then on it is `hub_arriving` there. When it is noted here as gone, it begins there.
/// Wherever this is cut off, it goes on when it is run again: until it is noted as gone a book is here alone, and
/// what was copied of it is thrown away; afterwards it is there alone, whole.
package final class PostgresMove {
    private let (source, target): (PostgresHub, PostgresHub)
    private let (first, last): (BookNumber, BookNumber)
    private let (sourcePlace, place): (String, String)
    private let range: ClosedRange<UInt16>
    /// How many books were moved so far.
    package private(set) var count = 0

    private var from: PostgresConnection { source.connection }
    private var to: PostgresConnection { target.connection }

    private static let mover: Int64 = 0x5461_6c6c_7b
    /// How many items are copied at once.
    private static let portion: Int64 = 256

    /// - Throws: A ``StoreError``, also where another move is under way, or nodes of a version before moves.
    package init(
        _ range: ClosedRange<UInt16>, from sourcePlace: String, to place: String
    ) throws(StoreError) {
        guard let ends = Self.ends(of: range) else {
            throw StoreError(.unavailable, detail: "the range has no end")
        }
        (first, last) = ends
        (self.range, self.sourcePlace, self.place) = (range, sourcePlace, place)
        (source, target) = (try PostgresHub(sourcePlace), try PostgresHub(place))
        for connection in [source.connection, target.connection] {
            let lock = try connection.run(
                "SELECT pg_try_advisory_lock($1)::int", [.integer(Self.mover)])
            guard lock.integer(0, 0) == 1 else {
                throw StoreError(.busy, detail: "another move is under way")
            }
        }
        let others = try from.run(
            """
            SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
            AND usename = current_user AND application_name = ''
            """)
        guard others.integer(0, 0) == 0 else {
            throw StoreError(
                .busy,
                detail:
                    "\(others.integer(0, 0)) connections are of nodes that follow no moved book; "
                    + "start these anew first")
        }
        // From now on such nodes don't start here.
        for connection in [source.connection, target.connection] {
            try connection.run("UPDATE hub_version SET number = 3 WHERE number < 3")
        }
        try shareObjects()
    }

    /// Has the rows of the target name objects, where those do that move there.
    private func shareObjects() throws(StoreError) {
        let known = try target.marks()
        let marks = try source.marks().filter { !known.contains($0) }
        if marks.isEmpty { return }
        try target.refuseNodesOfBefore()
        try transaction(target) { () throws(StoreError) in
            for mark in marks { try target.note(mark) }
        }
    }

    static func ends(of range: ClosedRange<UInt16>) -> (BookNumber, BookNumber)? {
        func book(_ number: UInt16, _ rest: UInt8) -> BookNumber? {
            BookNumber(
                [UInt8(number >> 8), UInt8(number & 0xff)] + [UInt8](repeating: rest, count: 14))
        }
        guard let first = book(range.lowerBound, 0), let last = book(range.upperBound, 0xff) else {
            return nil
        }
        return (first, last)
    }

    /// Moves all, and hears of each book.
    package func run(_ moved: (Int) -> Void = { _ in }) throws(StoreError) {
        let move = try self.move()
        try finishArrivals()
        repeat {
            while true {
                let books = try from.run(
                    "SELECT number FROM hub_book WHERE number BETWEEN $1 AND $2 ORDER BY number LIMIT 100",
                    [.blob(first.bytes), .blob(last.bytes)])
                if books.count == 0 { break }
                for row in 0..<books.count {
                    guard let book = BookNumber(books.blob(row, 0)) else { continue }
                    try self.move(book, move)
                    count += 1
                    moved(count)
                }
            }
        } while try !finish(move)
        for connection in [from, to] {
            try connection.run("SELECT pg_advisory_unlock($1)", [.integer(Self.mover)])
        }
    }

    /// The number by which whatever goes is noted.
    private func move() throws(StoreError) -> Int64 {
        try from.run(
            """
            INSERT INTO hub_move (place) VALUES (convert_from($1::bytea, 'UTF8'))
            ON CONFLICT (place) DO UPDATE SET place = excluded.place RETURNING id
            """, [.blob(Array(place.utf8))]
        ).integer(0, 0)
    }

    /// What a run before left between here and there.
    private func finishArrivals() throws(StoreError) {
        let books = try to.run(
            "SELECT number FROM hub_arriving WHERE number BETWEEN $1 AND $2",
            [.blob(first.bytes), .blob(last.bytes)])
        for row in 0..<books.count {
            guard let book = BookNumber(books.blob(row, 0)) else { continue }
            let isHere =
                try from.run(
                    "SELECT 1 FROM hub_book WHERE number = $1", [.blob(book.bytes)]
                ).count > 0
            if isHere { try clear(book) } else { try arrive(book) }
        }
    }

    private func transaction(
        _ hub: PostgresHub, _ work: () throws(StoreError) -> Void
    ) throws(StoreError) {
        try hub.begin(true)
        do {
            try work()
            try hub.commit()
        } catch {
            hub.rollBack()
            throw error
        }
    }

    /// Throws away what was copied of a book that isn't there.
    private func clear(_ book: BookNumber) throws(StoreError) {
        let isThere = try to.run("SELECT 1 FROM hub_book WHERE number = $1", [.blob(book.bytes)])
        guard isThere.count == 0 else {
            throw StoreError(.damaged, detail: "a book is in both clusters: \(book.hex)")
        }
        try transaction(target) { () throws(StoreError) in
            for table in ["item", "snapshot", "key", "admitted", "file"] {
                try to.run("DELETE FROM hub_\(table) WHERE book = $1", [.blob(book.bytes)])
            }
            try to.run("DELETE FROM hub_arriving WHERE number = $1", [.blob(book.bytes)])
        }
    }

    private func move(_ book: BookNumber, _ move: Int64) throws(StoreError) {
        try clear(book)
        let copied = try copyItems(book, after: 0)
        try copyFiles(book)
        try transaction(source) { () throws(StoreError) in
            // Held from here on: nobody writes to it.
            guard let known = try source.book(book) else { return }
            try transaction(target) { () throws(StoreError) in
                try copyItems(book, after: copied)
                try dropTrimmed(book)
                try copyFiles(book)
                try copyRest(book)
                try to.run(
                    "INSERT INTO hub_arriving VALUES ($1, $2, $3, $4, $5)",
                    [
                        .blob(book.bytes), .integer(known.end.number),
                        .blob(known.end.hash.bytes), .integer(known.size), .integer(known.tail),
                    ])
            }
            // Who is admitted stays here, for nodes whose map leads here.
            for table in ["item", "snapshot", "key", "file", "grant"] {
                try from.run("DELETE FROM hub_\(table) WHERE book = $1", [.blob(book.bytes)])
            }
            try from.run("DELETE FROM hub_book WHERE number = $1", [.blob(book.bytes)])
            try from.run(
                """
                INSERT INTO hub_moved VALUES ($1, $1, $2)
                ON CONFLICT (first) DO UPDATE SET last = excluded.last, move = excluded.move
                """, [.blob(book.bytes), .integer(move)])
        }
        try arrive(book)
    }

    private func arrive(_ book: BookNumber) throws(StoreError) {
        try transaction(target) { () throws(StoreError) in
            try to.run(
                "INSERT INTO hub_book SELECT * FROM hub_arriving WHERE number = $1",
                [.blob(book.bytes)])
            try to.run("DELETE FROM hub_arriving WHERE number = $1", [.blob(book.bytes)])
        }
    }

    /// Copies the items after a number, and gives the last one's.
    @discardableResult
    private func copyItems(
        _ book: BookNumber, after number: Int64
    ) throws(StoreError) -> Int64 {
        var last = number
        while true {
            let rows = try from.run(
                """
                SELECT number, kind, bytes, hash FROM hub_item
                WHERE book = $1 AND number > $2 ORDER BY number LIMIT $3
                """, [.blob(book.bytes), .integer(last), .integer(Self.portion)])
            if rows.count == 0 { return last }
            let all = 0..<rows.count
            try to.run(
                """
                INSERT INTO hub_item SELECT $1::bytea, * FROM
                unnest($2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[])
                """,
                [
                    .blob(book.bytes), .integers(all.map { rows.integer($0, 0) }),
                    .integers(all.map { rows.integer($0, 1) }),
                    .blobs(all.map { rows.blob($0, 2) }),
                    .blobs(all.map { rows.blob($0, 3) }),
                ])
            last = rows.integer(rows.count - 1, 0)
        }
    }

    /// Forgets pieces that were trimmed since they were copied.
    private func dropTrimmed(_ book: BookNumber) throws(StoreError) {
        let rows = try from.run(
            "SELECT coalesce(min(number), 9223372036854775807) FROM hub_item WHERE book = $1 AND kind = 0",
            [.blob(book.bytes)])
        try to.run(
            "DELETE FROM hub_item WHERE book = $1 AND kind = 0 AND number < $2",
            [.blob(book.bytes), .integer(rows.integer(0, 0))])
    }

    /// Copies the files that aren't there yet, one at a time. Those that are objects stay where they are.
    private func copyFiles(_ book: BookNumber) throws(StoreError) {
        let names = try from.run("SELECT name FROM hub_file WHERE book = $1", [.blob(book.bytes)])
        for row in 0..<names.count {
            guard let name = Hash256(names.blob(row, 0)), try !target.hasFile(book, name) else {
                continue
            }
            let key: [PostgresValue] = [.blob(book.bytes), .blob(name.bytes)]
            let file = try from.run(
                "SELECT \(Self.large) FROM hub_file WHERE book = $1 AND name = $2", key)
            if file.count == 0 { continue }
            try to.run(
                "INSERT INTO hub_file (book, name, bytes, object, size) VALUES ($1, $2, \(Self.sameLarge))",
                key + Self.large(file, 0))
        }
    }

    /// What the rows of snapshots and files have that may name an object, and the same as values after two others.
    private static let large = "bytes, convert_to(object, 'UTF8'), coalesce(size, length(bytes))"
    private static let sameLarge = "$3, nullif(convert_from($4::bytea, 'UTF8'), ''), $5"

    private static func large(_ rows: PostgresRows, _ row: Int) -> [PostgresValue] {
        [.blob(rows.blob(row, 0)), .blob(rows.blob(row, 1)), .integer(rows.integer(row, 2))]
    }

    private func copyRest(_ book: BookNumber) throws(StoreError) {
        for known in try source.snapshots(book) {
            let key: [PostgresValue] = [.blob(book.bytes), .integer(known.through)]
            let snapshot = try from.run(
                "SELECT \(Self.large) FROM hub_snapshot WHERE book = $1 AND through = $2", key)
            if snapshot.count == 0 { continue }
            try to.run(
                "INSERT INTO hub_snapshot (book, through, bytes, object, size) VALUES ($1, $2, \(Self.sameLarge))",
                key + Self.large(snapshot, 0))
        }
        let value: [PostgresValue] = [.blob(book.bytes)]
        let keys = try from.run(
            "SELECT recipient, epoch, bytes FROM hub_key WHERE book = $1", value)
        for row in 0..<keys.count {
            try to.run(
                "INSERT INTO hub_key VALUES ($1, $2, $3, $4)",
                [
                    .blob(book.bytes), .blob(keys.blob(row, 0)), .integer(keys.integer(row, 1)),
                    .blob(keys.blob(row, 2)),
                ])
        }
        let admitted = try from.run("SELECT key, greeting FROM hub_admitted WHERE book = $1", value)
        for row in 0..<admitted.count {
            try to.run(
                "INSERT INTO hub_admitted VALUES ($1, $2, $3)",
                [.blob(admitted.blob(row, 0)), .blob(book.bytes), .blob(admitted.blob(row, 1))])
        }
        let grant = try from.run(
            "SELECT convert_to(name, 'UTF8') FROM hub_grant WHERE book = $1", value)
        if grant.count > 0 {
            try to.run(
                """
                INSERT INTO hub_grant (book, name) VALUES ($1, convert_from($2::bytea, 'UTF8'))
                ON CONFLICT (book) DO NOTHING
                """, [.blob(book.bytes), .blob(grant.blob(0, 0))])
        }
    }

    /// Has the whole range be elsewhere; false where a book began here meanwhile.
    private func finish(_ move: Int64) throws(StoreError) -> Bool {
        var isDone = false
        let range: [PostgresValue] = [.blob(first.bytes), .blob(last.bytes)]
        try transaction(source) { () throws(StoreError) in
            // Waits for all who are about to begin a book.
            try from.run(
                "SELECT pg_advisory_xact_lock($1)", [.integer(PostgresHub.beginningLock)])
            let left = try from.run(
                "SELECT 1 FROM hub_book WHERE number BETWEEN $1 AND $2 LIMIT 1", range)
            if left.count > 0 { return }
            try clearMoved(from)
            try from.run("INSERT INTO hub_moved VALUES ($1, $2, $3)", range + [.integer(move)])
            isDone = true
        }
        // What had gone from there before is there again.
        if isDone {
            try transaction(target) { () throws(StoreError) in try clearMoved(to) }
        }
        return isDone
    }

    /// Forgets what is noted of the range, and keeps what a wider one says of the rest.
    private func clearMoved(_ connection: PostgresConnection) throws(StoreError) {
        let rows = try connection.run(
            """
            DELETE FROM hub_moved WHERE first <= $2 AND last >= $1 RETURNING first, last, move
            """, [.blob(first.bytes), .blob(last.bytes)])
        for row in 0..<rows.count {
            let (begin, end) = (rows.blob(row, 0), rows.blob(row, 1))
            guard begin.count == 16, end.count == 16, begin != end else { continue }
            let begins = UInt16(begin[0]) << 8 | UInt16(begin[1])
            let ends = UInt16(end[0]) << 8 | UInt16(end[1])
            var rest: [ClosedRange<UInt16>] = []
            if begins < range.lowerBound { rest.append(begins...range.lowerBound - 1) }
            if ends > range.upperBound { rest.append(range.upperBound + 1...ends) }
            for part in rest {
                guard let (first, last) = Self.ends(of: part) else { continue }
                try connection.run(
                    "INSERT INTO hub_moved VALUES ($1, $2, $3)",
                    [.blob(first.bytes), .blob(last.bytes), .integer(rows.integer(row, 2))])
            }
        }
    }
}
