import Kernel
import TestKit

/// A book in memory whose clock moves on by a minute with each use.
final class Notebook {
    let store = MemoryStore(Sample.schema).store
    private var uses: Int64 = 0

    /// Does something with the book in one transaction.
    @discardableResult
    func use<T, E: Error>(
        failing: (StoreError) -> E, _ work: (Book) throws(E) -> T
    ) throws(E) -> T {
        uses += 1
        let now = Instant(milliseconds: Instant.start.milliseconds + uses * 60_000)
        return try store.transaction(writing: true, failure: failing) { () throws(E) in
            try work(Book(store, .empty, now: now, seed: UInt64(uses)))
        }
    }

    @discardableResult
    func book<T>(_ work: (Book) throws(BookError) -> T) throws(BookError) -> T {
        try use(failing: { .store($0) }, work)
    }

    /// Imports the records of a book's JSON.
    @discardableResult
    func take(_ records: String, dryRun: Bool = false) throws(ImportError) -> ImportSummary {
        try takeFile(#"{"tallybook":1,"records":["# + records + "]}", dryRun: dryRun)
    }

    @discardableResult
    func takeFile(_ text: String, dryRun: Bool = false) throws(ImportError) -> ImportSummary {
        try use(failing: { .book(.store($0)) }) { (book) throws(ImportError) in
            try book.importJSON([UInt8](text.utf8), dryRun: dryRun)
        }
    }

    @discardableResult
    func takeTable(
        _ text: String, of kind: Kind = Garden.kind, style: NumberStyle = .unknown
    ) throws(ImportError) -> ImportSummary {
        try use(failing: { .book(.store($0)) }) { (book) throws(ImportError) in
            try book.importCSV([UInt8](text.utf8), of: kind, style: style)
        }
    }

    /// What is wrong with the records of a book's JSON, in English.
    func problems(_ records: String) -> [String] {
        do { try take(records) } catch { return error.sentences(in: .english) }
        return []
    }

    func problems(table: String, of kind: Kind = Garden.kind) -> [String] {
        do { try takeTable(table, of: kind) } catch { return error.sentences(in: .english) }
        return []
    }

    /// The book's JSON.
    func json(_ kinds: [Kind]? = nil) throws(BookError) -> String {
        try book { (book) throws(BookError) in
            String(decoding: try book.json(kinds), as: UTF8.self)
        }
    }

    func csv(_ kind: Kind = Garden.kind) throws(BookError) -> String {
        try book { (book) throws(BookError) in String(decoding: try book.csv(kind), as: UTF8.self) }
    }

    /// The visible records of a kind, oldest first.
    func records(_ kind: Kind = Garden.kind) throws(BookError) -> [Record] {
        try book { (book) throws(BookError) in
            try book.records(kind, order: [Order(.createdAt)])
        }
    }

    func only(_ kind: Kind = Garden.kind) throws -> Record {
        let found = try records(kind)
        guard let record = found.first, found.count == 1 else { throw NotOne(count: found.count) }
        return record
    }

    struct NotOne: Error { let count: Int }
}
