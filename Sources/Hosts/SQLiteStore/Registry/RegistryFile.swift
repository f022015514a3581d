import Glibc
import Kernel
import Synchronization

/// A small SQLite file of the host's own beside the books, which no sync, export or backup takes along:
/// whole or not there at all, and for its owner only.
///
/// Any number of processes may use one file, and any number of threads one object. Once another file was
/// put in its place, that one is read and written.
final class RegistryFile: @unchecked Sendable {
    /// What tells a file of one sort from others.
    struct Sort: Sendable {
        /// What it is, for the person who looks after it: "a list of books".
        let name: String
        /// What marks it for SQLite, as "TLYL".
        let application: Int64
        let format: Int64
        /// The tables that a new one has.
        let tables: String
        /// Whether one with nothing in it is a new one; otherwise it has lost what was there.
        let mayBeEmpty: Bool
    }

    private let path: String
    private let sort: Sort
    private let lock = Mutex(())
    private var opened: Opened
    /// What is written into a file that is made again because it was taken away; nil where it is missed instead.
    private var refill: Refill?

    typealias Refill = @Sendable (Connection) throws(StoreError) -> Void

    /// A file that was opened, and which of all those that this process opened it is.
    private struct Opened {
        let connection: Connection
        let identity: Files.Identity?
        let number: Int64
    }

    /// - Throws: A ``StoreError``, also for a file that is something else, damaged or of a newer version.
    private init(opening path: String, _ sort: Sort) throws(StoreError) {
        // Who made a link could have it lead elsewhere at any time.
        if Files.isLink(path) { throw StoreError(.notPermitted, detail: "\(path) is a link") }
        self.path = path
        self.sort = sort
        _ = Files.keepPrivate(path)
        opened = try RegistryFile.open(path, sort)
    }

    /// Opens the file at a path; nil where there is none.
    convenience init?(existing path: String, _ sort: Sort) throws(StoreError) {
        let path = try SQLiteStore.plain(path)
        if Files.sort(path) == .nothing { return nil }
        try self.init(opening: path, sort)
    }

    /// Opens the file at a path, which is made if it isn't there.
    convenience init(_ path: String, _ sort: Sort) throws(StoreError) {
        let path = try SQLiteStore.plain(path)
        if Files.sort(path) == .nothing || sort.mayBeEmpty && Files.isEmpty(path) {
            try RegistryFile.make(path, sort)
        }
        try self.init(opening: path, sort)
    }

    /// Whether nothing is at the path any more.
    var isGone: Bool { Files.sort(path) == .nothing }

    /// Does something with the connection, which is for one thread at a time.
    ///
    /// - Throws: ``StoreError/Reason/moved`` while there is no file.
    func locked<T: Sendable>(
        _ work: (Connection) throws(StoreError) -> T
    ) throws(StoreError) -> T {
        try lock.withLock { (_) throws(StoreError) in
            try follow()
            return try work(opened.connection)
        }
    }

    /// Does something at one moment of the file, and durably.
    func writing<T: Sendable>(
        _ work: (Connection) throws(StoreError) -> T
    ) throws(StoreError) -> T {
        try locked { (connection) throws(StoreError) in
            try connection.execute("BEGIN IMMEDIATE")
            do throws(StoreError) {
                let result = try work(connection)
                try requireSame()
                try connection.execute("COMMIT")
                return result
            } catch {
                try? connection.execute("ROLLBACK")
                try requireSame()
                throw error
            }
        }
    }

    /// A number that is another whenever something else may stand in the file; to be asked in
    /// ``locked(_:)``.
    func version(_ connection: Connection) throws(StoreError) -> Int64 {
        let own = try connection.integer("SELECT total_changes()")
        let others = try connection.integer("PRAGMA data_version")
        return (opened.number &* 1_000_003 &+ others) &* 1_000_003 &+ own
    }

    /// The file that is open keeps its number on the disk, so that no other there can have the same.
    private var isReplaced: Bool { Files.identity(path) != opened.identity }

    /// What is written to a file that was taken away meanwhile is gone.
    private func requireSame() throws(StoreError) {
        if isReplaced { throw StoreError(.moved, detail: "\(path) was replaced") }
    }

    private func follow() throws(StoreError) {
        guard isReplaced else { return }
        let isGone = isGone
        if isGone {
            guard refill != nil else { throw StoreError(.moved, detail: "\(path) is gone") }
            // A journal of what is gone isn't the new one's.
            for suffix in Files.companions.dropFirst() { Files.remove(path + suffix) }
            try RegistryFile.make(path, sort)
        }
        opened = try RegistryFile.open(path, sort)
        if isGone, let refill { try refill(opened.connection) }
    }

    /// From now on the file is made again, with what `refill` writes, once it was taken away.
    func renew(_ refill: @escaping Refill) {
        lock.withLock { _ in self.refill = refill }
    }

    private static let count = Atomic<Int64>(0)

    private static func open(_ path: String, _ sort: Sort) throws(StoreError) -> Opened {
        // SQLite would take a file with nothing in it for a new one.
        if Files.isEmpty(path) { throw StoreError(.damaged, detail: "\(path) is empty") }
        let identity = Files.identity(path)
        let connection = try Connection(path, .writing)
        try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA synchronous = EXTRA;")
        guard try connection.integer("PRAGMA application_id") == sort.application else {
            throw StoreError(.damaged, detail: "\(path) is not \(sort.name)")
        }
        guard try connection.integer("PRAGMA user_version") <= sort.format else {
            throw StoreError(.newerVersion, detail: "\(path) has a newer format")
        }
        let verdict = try connection.first("PRAGMA quick_check(1)") { $0.text(0) }
        guard verdict == "ok" else { throw StoreError(.damaged, detail: "\(path): damaged pages") }
        let number = count.add(1, ordering: .relaxed).newValue
        return Opened(connection: connection, identity: identity, number: number)
    }

    /// Makes the file under another name first, so that nobody ever finds half of one.
    private static func make(_ path: String, _ sort: Sort) throws(StoreError) {
        let folder = Files.directory(of: path)
        try Files.makeDirectory(folder)
        let partial = "\(path).partial-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        defer { Files.removeBook(partial) }
        try Files.write([], to: partial)
        do {
            let connection = try Connection(partial, .writing)
            try connection.execute("PRAGMA synchronous = EXTRA;")
            try connection.execute(
                """
                BEGIN; \(sort.tables)
                PRAGMA application_id = \(sort.application);
                PRAGMA user_version = \(sort.format);
                COMMIT;
                """)
        }
        if sort.mayBeEmpty, Files.isEmpty(path) { Files.remove(path) }
        // Who was faster has made the same.
        guard link(partial, path) == 0 || errno == EEXIST else {
            throw StoreError(errno: errno, "make \(path)")
        }
        try Files.sync(folder)
    }
}
