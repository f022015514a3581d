import Glibc
package import Kernel

extension SQLiteStore {
    /// Takes what lies beside the book into its own file, as far as nobody reads what was before, so that
    /// a copy of that file alone holds it. Nobody waits for it.
    package func checkpoint() throws(StoreError) {
        guard refusal == nil, !isLost, !connection.isInTransaction else { return }
        _ = try connection.integer("PRAGMA wal_checkpoint(PASSIVE)")
    }

    /// Puts a copy of the book at `path`, in place of whatever file is there, while the book may be
    /// read and written. Returns when the copy is on the disk and was found whole.
    package func backup(to path: String) throws(StoreError) {
        if Files.sort(path) == .directory {
            throw StoreError(.unavailable, detail: "\(path) is a directory")
        }
        guard !Files.isSame(path, self.path) else {
            throw StoreError(.unavailable, detail: "\(path) is the book itself")
        }
        try connection.copy(to: path, SQLiteStore.verify)
    }

    /// Makes sure that the file at `path` is a book and whole.
    static func verify(_ path: String) throws(StoreError) {
        let connection = try Connection(path, .reading)
        guard try isBook(connection) else {
            throw StoreError(.damaged, detail: "\(path) is not a Tallybook book")
        }
        let problems = try integrityProblems(connection)
        if let first = problems.first {
            throw StoreError(.damaged, detail: "\(path): \(first)")
        }
        if let position = try unreadableEntries(connection).first {
            throw StoreError(
                .damaged, detail: "\(path): entry \(position) of the log can't be read")
        }
    }

    /// The entries of a log that can't be read, by their positions, and those that are at none.
    static func unreadableEntries(_ connection: Connection) throws(StoreError) -> [Int64] {
        let entries = try connection.statement(
            "SELECT \(Statement.entryColumns) FROM \"change\" ORDER BY \"seq\"")
        defer { entries.reset() }
        var unreadable: [Int64] = []
        while try entries.step() {
            let position = entries.integer(4)
            if !positions.contains(position) || (try? Statement.entry(entries)) == nil {
                unreadable.append(position)
            }
        }
        return unreadable
    }

    /// Where entries of a log can be: with more room behind them than will ever be filled.
    private static let positions: ClosedRange<Int64> = 1...(1 << 53)

    /// What SQLite finds wrong with the structure of a file.
    static func integrityProblems(_ connection: Connection) throws(StoreError) -> [String] {
        try connection.rows("PRAGMA integrity_check(20)") { $0.text(0) }.filter { $0 != "ok" }
    }
}

extension Connection {
    /// Puts a copy of the file at a path, in place of whatever is there, once it is on the disk and was verified.
    func copy(
        to path: String, _ verify: (_ path: String) throws(StoreError) -> Void
    ) throws(StoreError) {
        let partial = "\(path).partial-\(getpid())"
        Files.remove(partial)
        defer { Files.remove(partial) }
        Files.makePrivate(partial)
        try run("VACUUM INTO ?", [.text(partial)])
        try Files.sync(partial)
        try verify(partial)
        try Files.move(partial, to: path)
    }
}
