import CPostgres
import Glibc
import HubTrial
import Kernel
import PostgresHub
import SealingEngine

/// Pieces a second over sixteen connections to one cluster: through the store and through the hub's rules, beside
/// the same rows by libpq alone.
struct Appends {
    private static let connections = 16
    private static let books = 1_000
    private static let size = 300

    private let place: String

    init(_ place: String) { self.place = place }

    func measure() throws {
        for batch in [1, 50] {
            let rounds = batch == 1 ? 20 : 4
            print("\(batch) at a time, 16 connections, \(Self.books) books")
            var plain: [Double] = []
            for isNumbered in [false, true] {
                plain.append(try plainly(batch, rounds, isNumbered: isNumbered))
            }
            let names = ["libpq, rows alone", "libpq, rows and their book's end"]
            for (name, rate) in zip(names, plain) { show(name, rate) }
            let names2 = ["store", "rules and signatures"]
            for (name, rate) in zip(names2, [try stored(batch, rounds), try ruled(batch, rounds)]) {
                let ratios = plain.map { "\((rate / $0 * 100).rounded() / 100)" }
                show(name, rate, ratios.joined(separator: " and ") + " of the two")
            }
        }
    }

    private func show(_ name: String, _ rate: Double, _ more: String = "") {
        print("  \(name): \(Int(rate)) pieces a second \(more)")
        fflush(nil)
    }

    /// How many rows a second come into a table of the same columns.
    private func plainly(_ batch: Int, _ rounds: Int, isNumbered: Bool) throws -> Double {
        let (place, books) = (place, Self.books)
        let table = "plain_\(batch)_\(isNumbered)"
        let setup = PlainConnection(place)
        setup.run(
            """
            DROP TABLE IF EXISTS \(table)_item, \(table)_book;
            CREATE TABLE \(table)_item (book bytea NOT NULL, number bigint NOT NULL,
                kind smallint NOT NULL, bytes bytea NOT NULL, hash bytea NOT NULL,
                PRIMARY KEY (book, number));
            CREATE TABLE \(table)_book (number bytea NOT NULL PRIMARY KEY, "end" bigint NOT NULL);
            INSERT INTO \(table)_book SELECT sha256(n::text::bytea), 0
            FROM generate_series(0, \(books - 1)) AS n
            """)
        let bytes = String(repeating: "7f", count: Self.size)
        let values = (1...batch).map { place in
            "sha256($1::text::bytea), $2::bigint + \(place), 0, '\\x\(bytes)'::bytea, "
                + "sha256($1::text::bytea)"
        }
        // The same rows, as a program would write them that has numbered them itself.
        let rows = values.map { "(" + $0 + ")" }.joined(separator: ", ")
        let insert = "INSERT INTO \(table)_item VALUES " + rows
        let update = """
            WITH book AS (UPDATE \(table)_book SET "end" = "end" + \(batch)
                WHERE number = sha256($1::text::bytea) RETURNING 1) \(insert)
            """
        let sql = isNumbered ? update : insert
        return Double(rounds * books * batch)
            / seconds(on: Self.connections) { thread in
                let connection = PlainConnection(place)
                connection.prepare(sql)
                for round in 0..<rounds {
                    for book in stride(from: thread, to: books, by: Self.connections) {
                        connection.insert("\(book)", "\(round * batch)")
                    }
                }
            }
    }

    /// Through ``HubStore/append``.
    private func stored(_ batch: Int, _ rounds: Int) throws -> Double {
        let place = place
        let books = try (0..<Self.books).map { book in
            let bytes = (0..<16).map { UInt8(truncatingIfNeeded: (book + batch << 20) >> ($0 * 4)) }
            guard let number = BookNumber(bytes) else { throw SealingError.unreadable }
            return number
        }
        let setup = try PostgresHub(place).store
        for book in books { try setup.save(HubBook(book, end: LogMark(book))) }
        let piece = [UInt8](repeating: 0x7f, count: Self.size)
        return Double(rounds * books.count * batch)
            / seconds(on: Self.connections) { thread in
                let store = must { try PostgresHub(place).store }
                for book in stride(from: thread, to: books.count, by: Self.connections) {
                    var before = HubBook(books[book], end: LogMark(books[book]))
                    for _ in 0..<rounds {
                        var (after, items) = (before, [HubItem]())
                        for _ in 0..<batch {
                            after.end = after.end.after(before.end.hash)
                            after.size += Int64(piece.count)
                            after.tail += Int64(piece.count)
                            items.append(HubItem(.piece, piece, mark: after.end))
                        }
                        guard must({ try store.append(before, after, items) }) else {
                            return must { throw SealingError.unreadable }
                        }
                        before = after
                    }
                }
            }
    }

    /// As the hub answers an exchange, once it knows who asks. What members do to make the pieces isn't counted.
    private func ruled(_ batch: Int, _ rounds: Int) throws -> Double {
        let place = place
        nonisolated(unsafe) let members = try (0..<Self.books).map {
            try Member($0 + batch << 20)
        }
        let stores = try (0..<Self.connections).map { _ in try PostgresHub(place).store }
        nonisolated(unsafe) let servers = stores.map { HubServer($0) }
        for member in members {
            _ = try NettleEngine().finish(
                servers[0].answer(member.found, from: member.id, mayFound: true, .now))
            try member.take(
                NettleEngine().finish(
                    servers[0].answer(member.exchange([]), from: member.id, mayFound: false, .now)))
        }
        var all = 0.0
        for _ in 0..<rounds {
            let requests = try members.map { member in
                member.exchange(try (0..<batch).map { _ in try member.piece() })
            }
            all += seconds(on: Self.connections) { thread in
                let engine = NettleEngine()
                for book in stride(from: thread, to: members.count, by: Self.connections) {
                    let member = members[book]
                    let answer = must {
                        try engine.finish(
                            servers[thread].answer(
                                requests[book], from: member.id, mayFound: false, .now))
                    }
                    if !member.take(answer) { must { throw SealingError.unreadable } }
                }
            }
        }
        return Double(rounds * members.count * batch) / all
    }
}

/// A connection of libpq, and nothing else.
private final class PlainConnection: @unchecked Sendable {
    private let handle: OpaquePointer?

    init(_ place: String) {
        handle = PQconnectdb(place)
    }

    deinit { PQfinish(handle) }

    func run(_ sql: String) { check(PQexec(handle, sql)) }

    func prepare(_ sql: String) { check(PQprepare(handle, "s", sql, 0, nil)) }

    func insert(_ one: String, _ other: String) {
        one.withCString { one in
            other.withCString { other in
                let values: [UnsafePointer<CChar>?] = [one, other]
                check(PQexecPrepared(handle, "s", 2, values, nil, nil, 0))
            }
        }
    }

    private func check(_ result: OpaquePointer?) {
        let status = PQresultStatus(result)
        let message = String(cString: PQerrorMessage(handle))
        PQclear(result)
        if status != PGRES_COMMAND_OK { must { throw StoreError(.unavailable, detail: message) } }
    }
}
