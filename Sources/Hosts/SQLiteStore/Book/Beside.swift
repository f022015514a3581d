import Glibc
import Kernel

/// What lies beside a book that nobody has open: the changes that a crash left in its `-wal`, or what
/// its `-journal` says was there before.
///
/// SQLite takes such a file in whenever its sums are right, and never asks whose it is. One that was left
/// beside a book in whose place a backup was put would overwrite the backup for good. So both readings
/// are held against each other before anything is opened that may write: a log is only ever added to, so
/// what belongs to a book goes on from what its file says.
struct Beside {
    let path: String
    /// Whether not even a file of SQLite's may appear beside the book.
    var onlyReads = false
    /// The two names, in the order in which SQLite takes them in.
    private static let suffixes = ["-journal", "-wal"]

    /// What to do with such a file.
    private enum Verdict {
        case belongs
        /// It isn't of this book, or of another state of it.
        case foreign
        /// It is the only way to a whole book, though the file seems to hold something else.
        case replaces
    }

    /// Runs `open` when what SQLite would take in with it belongs to the book, and gives it the paths of
    /// what was put aside, and that of a copy with all that the log says, if SQLite reads it in part only.
    ///
    /// - Throws: ``StoreError/Reason/damaged`` when neither reading is whole; nothing is changed then.
    static func looking<T>(
        at path: String, _ open: (_ aside: [String], _ spoilt: String?) throws(StoreError) -> T
    ) throws(StoreError) -> T {
        let beside = Beside(path: path)
        guard !beside.found.isEmpty else { return try open([], nil) }
        guard WriteTurn.looking.take() else {
            throw StoreError(.busy, detail: "another thread is opening a book")
        }
        defer { WriteTurn.looking.give() }
        // Of other processes only one looks at a time. A lock on the book itself would be SQLite's.
        let folder = Glibc.open(
            Files.directory(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        if folder >= 0 { _ = flock(folder, LOCK_EX) }
        let aside = try beside.putAsideForeign()
        return try open(aside, beside.keepSpoilt())
    }

    /// Whether all of it belongs to the book. Nothing is changed.
    static func belongs(to path: String) throws(StoreError) -> Bool {
        let beside = Beside(path: path, onlyReads: true)
        for suffix in beside.found where try beside.verdict(suffix) != .belongs { return false }
        return true
    }

    /// Those of the files that SQLite would take in.
    private var found: [String] {
        guard Files.sort(path) == .file, Files.holdsAnything(path) else { return [] }
        return Beside.suffixes.filter {
            Files.sort(path + $0) == .file && Files.holdsAnything(path + $0)
        }
    }

    /// Puts aside what isn't of this book, and gives its new names.
    private func putAsideForeign() throws(StoreError) -> [String] {
        if Connection.isOpenHere(path) || Files.isLocked(path) { return [] }
        let aside = asideName
        var kept: [String] = []
        for suffix in found {
            switch try verdict(suffix) {
            case .belongs: break
            case .foreign:
                kept.append(aside + suffix)
                try Files.move(path + suffix, to: aside + suffix)
            case .replaces:
                // A full disk is no reason to keep the book from being read: what is whole is only taken in.
                do {
                    try Files.copy(path, to: aside)
                    try Files.sync(aside)
                    kept.append(aside)
                } catch {
                    Files.remove(aside)
                    guard error.reason == .full else { throw error }
                }
            }
        }
        return kept
    }

    /// Keeps the book as all of its log makes it where SQLite stops at a frame that was spoilt: it would
    /// take in what is before, and then remove the log. `nil` where nothing is lost.
    private func keepSpoilt() throws(StoreError) -> String? {
        let log = path + "-wal"
        if Connection.isOpenHere(path) || Files.isLocked(path) || !Files.holdsAnything(log) {
            return nil
        }
        guard let frames = LogFrames(try Files.read(log)), frames.losesWrites else { return nil }
        let kept = asideName
        do {
            try Files.write(frames.unrolled(over: try Files.read(path)), to: kept)
            try Files.sync(kept)
        } catch {
            Files.remove(kept)
            throw error
        }
        return kept
    }

    /// A book of its own to `tally salvage`.
    private var asideName: String {
        let ending = ".sqlite"
        let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.utf8.count)) : path
        return "\(stem).beside-\(Files.timestamp())\(ending)"
    }
}

// The rule.
extension Beside {
    private func verdict(_ suffix: String) throws(StoreError) -> Verdict {
        // SQLite notes in the file that there is a log beside it before it makes one.
        if suffix == "-wal", try !Files.mayHaveLog(path) { return .foreign }
        if suffix == "-wal", try !Files.isLog(path + suffix) { return .foreign }
        let alone = try Connection(path, .immutable)
        let goesOn = try isTogetherWhole(suffix) { (together) throws(StoreError) in
            try Beside.damageless(false) { () throws(StoreError) in
                try together.goesOn(from: alone)
            }
        }
        if goesOn == true { return .belongs }
        switch (try Beside.isWhole(alone), goesOn) {
        case (true, _): return .foreign
        // A power failure while the log was being taken in leaves a file that is whole only with it.
        case (false, _?): return .replaces
        case (false, nil):
            throw StoreError(
                .damaged,
                detail: "neither \(path) nor what it makes with \(path + suffix) is whole")
        }
    }

    /// Compares the reading with the file beside the book, if that is whole; `nil` if it isn't.
    private func isTogetherWhole(
        _ suffix: String, _ compare: (Connection) throws(StoreError) -> Bool
    ) throws(StoreError) -> Bool? {
        // Who only reads takes no log in. A journal can't be read past, but by a copy.
        if suffix == "-wal", !onlyReads {
            let together = try Connection(path, .reading)
            return try Beside.isWhole(together) ? compare(together) : nil
        }
        let scratch = try onlyReads ? Scratch() : Scratch(besides: path)
        let copy = scratch("book.sqlite")
        for suffix in ["", suffix] { try Files.copy(path + suffix, to: copy + suffix) }
        let together = try Connection(copy, .writing)
        return try Beside.isWhole(together) ? compare(together) : nil
    }

    private static func isWhole(_ connection: Connection) throws(StoreError) -> Bool {
        try damageless(false) { () throws(StoreError) in
            guard try SQLiteStore.isBook(connection) else {
                // Of a book that was being made, only the log may know.
                return try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
            }
            return try SQLiteStore.integrityProblems(connection).isEmpty
        }
    }

    /// What `work` gives, or `instead` where the file is damaged.
    private static func damageless(
        _ instead: Bool, _ work: () throws(StoreError) -> Bool
    ) throws(StoreError) -> Bool {
        do { return try work() } catch {
            guard error.reason == .damaged else { throw error }
            return instead
        }
    }
}

extension Connection {
    /// Whether all that the log of another reading of the same file says stands in this one's, in the
    /// same places, but for what a wrong clock had rewritten since.
    fileprivate func goesOn(from other: Connection) throws(StoreError) -> Bool {
        if try other.integer("SELECT count(*) FROM sqlite_schema") == 0 { return true }
        let end = try rewound(since: other)
        let sql = "SELECT \"seq\", \(Statement.changeColumns) FROM \"change\" ORDER BY \"seq\""
        let (known, here) = (try other.statement(sql), try statement(sql))
        defer {
            known.reset()
            here.reset()
        }
        while try known.step(), known.integer(0) <= end {
            guard try here.step() else { return false }
            for column in 0..<known.columnCount where known.value(column) != here.value(column) {
                return false
            }
        }
        return try hasFiles(of: other)
    }

    /// Up to which position two readings must say the same.
    private func rewound(since other: Connection) throws(StoreError) -> Int64 {
        let sql = "SELECT \"value\" FROM \"setting\" WHERE \"name\" = ?"
        let name = SQLValue.text(Setting.rewound.rawValue)
        let now = try first(sql, [name]) { $0.text(0) }
        let before = try other.first(sql, [name]) { $0.text(0) }
        if now == nil || now == before { return .max }
        return now?.split(separator: " ").last.flatMap { Int64($0) } ?? .max
    }

    /// Whether every file that another reading has is here, too.
    private func hasFiles(of other: Connection) throws(StoreError) -> Bool {
        let table = "SELECT count(*) FROM sqlite_schema WHERE \"name\" = 'blob'"
        guard try other.integer(table) > 0 else { return true }
        let sql = "SELECT \"hash\" FROM \"blob\""
        let names = try rows(sql) { $0.text(0) }
        return try Set(names).isSuperset(of: other.rows(sql) { $0.text(0) })
    }
}
