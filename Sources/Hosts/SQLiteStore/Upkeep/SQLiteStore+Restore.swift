import CSQLite
import Glibc
package import Kernel

extension SQLiteStore {
    /// Puts the backup at `source` in the place of the book at `path`, also while servers and
    /// commands use the book: they go on with the restored one. Gives the path of a copy of the
    /// book as it was, if there was one.
    ///
    /// The restored book writes under a new node, because the one it had may have written more
    /// since the backup, and no two changes may have one stamp. Its log gets a new name, so that
    /// whoever keeps in step with it brings back what it has lost. What a wrong clock wrote into the
    /// backup is put aside, as if it had come from another device. At which addresses strangers may look
    /// stays as it is, since an address that was taken back must stay so; where the book that was there
    /// isn't there or can't be read, they are all taken back.
    ///
    /// - Parameter now: What the clock shows, by default the system's.
    /// - Throws: ``StoreError/Reason/damaged`` when the source is no book or isn't whole; nothing is
    ///   changed then.
    @discardableResult
    package static func restore(
        from source: String, to path: String, _ schema: Schema, now: Instant? = nil
    ) throws(StoreError) -> String? {
        guard Files.sort(source) == .file else {
            throw StoreError(.unavailable, detail: "\(source) is not a file")
        }
        let path = try plain(path)
        try verify(source)
        try Files.makeDirectory(Files.directory(of: path))
        _ = tidy(besides: path)
        let prepared = "\(path).restoring-\(getpid())"
        Files.removeBook(prepared)
        defer { Files.removeBook(prepared) }
        Files.makePrivate(prepared)
        let isThere = try isWhole(path)
        let isCopied = isThere ?? false
        try prepare(source, at: prepared, schema, now ?? Files.now) {
            (restored) throws(StoreError) in
            let before = isCopied ? try Connection(path, .reading) : nil
            for setting in Setting.openings {
                try restored.set(setting.rawValue, before.flatMap { $0.value(of: setting) })
            }
            if let before { try restored.knowOwn(node: before.value(of: .node), before.lastStamp) }
        }
        let restored = try Connection(prepared, .reading)
        let kept = "\(path).before-restore-\(Files.timestamp())"
        let moved = isCopied ? nil : try moveAside(path, to: kept)
        Files.makePrivate(path)
        try Connection(path, .creating).replace(with: restored) { () throws(StoreError) in
            if isCopied { try copy(path, to: kept) }
        }
        return isCopied ? kept : moved
    }

    /// Whether a book is open at some address to whoever has it, as far as its file can be read.
    package static func hasOpenings(_ path: String) -> Bool {
        guard let book = try? Connection(path, .reading) else { return false }
        return Setting.openings.contains { book.value(of: $0) != nil }
    }

    /// Whether two files hold something and nothing in common, by who wrote in them: they are of two books.
    package static func shareNothing(_ path: String, _ other: String) -> Bool {
        let sql = "SELECT DISTINCT substr(\"stamp\", 18) FROM \"change\""
        let writers = [path, other].compactMap { file in
            (try? Connection(file, .reading).rows(sql) { $0.text(0) }).map { Set($0) }
        }
        guard writers.count == 2, writers.allSatisfy({ !$0.isEmpty }) else { return false }
        return writers[0].isDisjoint(with: writers[1])
    }

    /// SQLite's standard. A book in use can't change its own.
    private static let pageSize = 4096

    /// A copy of the backup as this version wants it.
    private static func prepare(
        _ source: String, at path: String, _ schema: Schema, _ now: Instant,
        _ adapt: (Store) throws(StoreError) -> Void
    ) throws(StoreError) {
        let original = try Connection(source, .reading)
        try original.execute("PRAGMA page_size = \(pageSize)")
        try original.run("VACUUM INTO ?", [.text(path)])
        let connection = try Connection(path, .writing)
        try dropForeign(connection, schema)
        let book = try SQLiteStore(connection, schema)
        try book.rebuildAnew()
        let store = book.store
        try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            try store.leaveNode(after: try store.lastStamp())
            if try store.mend(now: now, restamps: false) != nil { try store.doubtTime() }
            for setting in [Setting.log, .digest] { try store.set(setting.rawValue, nil) }
            try adapt(store)
        }
    }

    /// Takes out what no book has: a trigger would go on doing what somebody else wanted, a view may
    /// stand where a table belongs, and an index of ours on a table that is not.
    private static func dropForeign(
        _ connection: Connection, _ schema: Schema
    ) throws(StoreError) {
        let sql = """
            SELECT "type", "name", "tbl_name" FROM sqlite_schema
            WHERE "type" IN ('trigger', 'view') OR ("type" = 'index' AND "sql" IS NOT NULL)
            """
        let found = try connection.rows(sql) {
            (type: $0.text(0), name: $0.text(1), of: $0.text(2))
        }
        for entry in found {
            let isElsewhere = schema.kinds.contains {
                entry.of != $0.name && entry.name.hasPrefix($0.name + "_")
                    && schema.kind(entry.of) == nil
            }
            if entry.type != "index" || isElsewhere {
                try connection.execute("DROP \(entry.type) IF EXISTS \(entry.name.sqlName)")
            }
        }
    }

    /// Whether the book at `path` can be told to be whole; nothing where there is none. It is left as it
    /// is: a connection that writes would carry what lies beside a book into it when it ends.
    private static func isWhole(_ path: String) throws(StoreError) -> Bool? {
        if found(path).isEmpty { return nil }
        do {
            return try Beside.looking(at: path) { (_, _) throws(StoreError) in
                guard Files.sort(path) == .file, Files.holdsAnything(path) else { return false }
                let connection = try Connection(path, .reading)
                return try isBook(connection) ? try integrityProblems(connection).isEmpty : false
            }
        } catch  where !error.reason.isOfTheMoment {
            return false
        }
    }

    /// What is at `path` and beside it, as far as it holds anything.
    private static func found(_ path: String) -> [String] {
        let found = Files.companions.filter { Files.sort(path + $0) != .nothing }
        return found == [""] && Files.isEmpty(path) ? [] : found
    }

    /// Puts aside what isn't a whole book or isn't even a file, with all that lies beside it. Gives
    /// where it is: the book's file, or what lay beside one that is gone.
    private static func moveAside(
        _ path: String, to kept: String
    ) throws(StoreError) -> String? {
        let found = found(path)
        for suffix in found.reversed() { try Files.move(path + suffix, to: kept + suffix) }
        return found.first.map { kept + $0 }
    }

    /// Copies a whole book, also while somebody is about to write to it.
    private static func copy(_ path: String, to kept: String) throws(StoreError) {
        // A copy gets its name when it is whole, so that nothing half is left by who is killed.
        let partial = "\(path).partial-\(getpid())"
        Files.removeBook(partial)
        defer { Files.removeBook(partial) }
        Files.makePrivate(partial)
        try Connection(path, .reading).run("VACUUM INTO ?", [.text(partial)])
        try Files.sync(partial)
        try Files.move(partial, to: kept)
    }
}

extension Connection {
    /// What the book remembers for itself under a name, as far as that can be read.
    fileprivate func value(of setting: Setting) -> String? {
        let sql = "SELECT \"value\" FROM \"setting\" WHERE \"name\" = '\(setting.rawValue)'"
        return (try? rows(sql) { $0.text(0) })?.first
    }

    /// The latest stamp of the book's changes, as far as that can be read.
    fileprivate var lastStamp: Stamp? {
        let sql = "SELECT max(\"stamp\") FROM \"change\""
        return (try? rows(sql) { $0.text(0) })?.first.flatMap { Stamp($0) }
    }

    /// Makes this file's content that of another, in one transaction that other processes see as
    /// any other.
    ///
    /// - Parameter keep: Called when nobody can write any more and everybody still reads what was
    ///   there; when it fails, nothing is changed.
    fileprivate func replace(
        with source: Connection, keeping keep: () throws(StoreError) -> Void
    ) throws(StoreError) {
        try execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
            throw failure(sqlite3_errcode(handle), "backup")
        }
        // The first page takes the lock, and the last one gives it back.
        let begun = Connection.step(backup, 1)
        do {
            if begun == SQLITE_OK || begun == SQLITE_DONE { try keep() }
        } catch {
            sqlite3_backup_finish(backup)
            throw error
        }
        let code = begun == SQLITE_OK ? Connection.step(backup, -1) : begun
        let finished = sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE, finished == SQLITE_OK else {
            throw failure(code == SQLITE_DONE ? finished : code, "backup")
        }
        // What is beside a book is held against it after a crash, and here it is another one.
        try? execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Copies so many pages, all if negative; waits while others write.
    private static func step(_ backup: OpaquePointer, _ pages: Int32) -> Int32 {
        let deadline = Moment.now + Patience.limit * 1_000_000
        var code = sqlite3_backup_step(backup, pages)
        while code & 0xff == SQLITE_BUSY || code == SQLITE_LOCKED, Moment.now < deadline {
            Patience.pause()
            code = sqlite3_backup_step(backup, pages)
        }
        return code
    }
}
