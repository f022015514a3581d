import Glibc
import Kernel

/// What a store asks of the file system besides SQLite.
///
/// Every function throws a ``StoreError`` whenever the system refuses.
enum Files {
    enum Sort {
        case nothing, file, directory, other
    }

    static func sort(_ path: String) -> Sort {
        var status = stat()
        guard stat(path, &status) == 0 else { return .nothing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .directory
        default: return .other
        }
    }

    /// Whether a path is a symbolic link, wherever it leads.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The directory in which a path ends.
    static func directory(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a directory with all above it, for its owner only, and returns when it is there to
    /// stay.
    static func makeDirectory(_ path: String) throws(StoreError) {
        if sort(path) == .directory { return }
        let parent = directory(of: path)
        if parent != path { try makeDirectory(parent) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw StoreError(errno: errno, "make \(path)")
        }
        // Whoever may not read the directory above can't have it synced.
        try? sync(parent)
    }

    /// What SQLite keeps beside a database, and the database itself.
    static let companions = ["", "-wal", "-shm", "-journal"]

    /// Makes an empty file for its owner only, unless there is one.
    ///
    /// A file that is there is never opened: closing it again would end SQLite's locks on it.
    static func makePrivate(_ path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }

    /// Takes from all others the right to read a book, what lies beside it, and the folder that is
    /// Tallybook's own. Gives the paths that others had rights to.
    ///
    /// What belongs to somebody else stays as it is, and so does a folder of another name: others
    /// may have business there.
    static func keepPrivate(_ path: String) -> [String] {
        let folder = directory(of: path)
        let own = folder.hasSuffix("/tallybook") ? [folder] : []
        return (own + companions.map { path + $0 }).filter(tighten)
    }

    /// Whether others had rights to it, which now they haven't.
    private static func tighten(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 != 0
        else { return false }
        return chmod(path, status.st_mode & 0o7700) == 0
    }

    /// Returns when a file's content, or a directory's names, are on the disk.
    static func sync(_ path: String) throws(StoreError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw StoreError(errno: errno, "open \(path)") }
        defer { close(file) }
        // Some file systems know nothing of syncing a directory.
        guard fsync(file) == 0 || errno == EINVAL else {
            throw StoreError(errno: errno, "sync \(path)")
        }
    }

    /// Gives a file another name, in place of whatever had it, for good.
    static func move(_ path: String, to target: String) throws(StoreError) {
        guard rename(path, target) == 0 else {
            throw StoreError(errno: errno, "rename \(path) to \(target)")
        }
        try sync(directory(of: target))
    }

    /// Whether a file, and others beside it, can be written.
    static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0 && access(directory(of: path), W_OK) == 0
    }

    /// Whether there is a file with something in it.
    static func holdsAnything(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > 0
    }

    /// Whether there is a file with nothing in it.
    static func isEmpty(_ path: String) -> Bool {
        sort(path) == .file && !holdsAnything(path)
    }

    /// Makes a file with the bytes of another, for its owner only.
    static func copy(_ path: String, to target: String) throws(StoreError) {
        try write(try read(path), to: target)
    }

    /// Makes a file with these bytes, for its owner only.
    static func write(_ bytes: [UInt8], to target: String) throws(StoreError) {
        let file = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError(errno: errno, "make \(target)") }
        defer { close(file) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            guard count > 0 else { throw StoreError(errno: errno, "write \(target)") }
            written += count
        }
    }

    /// The bytes of a file that no connection of this process has open: closing it again ends SQLite's
    /// locks on it.
    static func read(_ path: String) throws(StoreError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw StoreError(errno: errno, "open \(path)") }
        defer { close(file) }
        var bytes: [UInt8] = []
        while true {
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, filled in
                count = Glibc.read(file, buffer.baseAddress, buffer.count)
                filled = max(0, count)
            }
            guard count >= 0 else { throw StoreError(errno: errno, "read \(path)") }
            if count == 0 { return bytes }
            bytes += piece
        }
    }

    /// The first bytes of a file that this process doesn't have open.
    private static func head(_ path: String, _ count: Int) throws(StoreError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw StoreError(errno: errno, "open \(path)") }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, 0) }
        guard read >= 0 else { throw StoreError(errno: errno, "read \(path)") }
        return Array(bytes.prefix(read))
    }

    /// Whether a database may have a log beside it by what it says of itself: false for one that says
    /// that it was written without. This process must not have it open.
    static func mayHaveLog(_ path: String) throws(StoreError) -> Bool {
        let head = try head(path, 20)
        return !head.starts(with: "SQLite format 3\0".utf8) || head.suffix(2) != [1, 1]
    }

    /// Whether a file begins as SQLite's logs do.
    static func isLog(_ path: String) throws(StoreError) -> Bool {
        let head = try head(path, 4)
        return head.prefix(3) == [0x37, 0x7f, 0x06] && head.last.map { $0 & ~1 } == 0x82
    }

    /// Whether a file is a journal of a database that had something in it.
    static func holdsPages(_ path: String) throws(StoreError) -> Bool {
        guard sort(path) == .file, holdsAnything(path) else { return false }
        let head = try head(path, 20)
        return head.first != 0 && (head.integer(16, 4) ?? 1) > 0
    }

    /// Whether another process has a database open. This process must not.
    static func isLocked(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        // SQLite's own bytes: "File Locking And Concurrency", sqlite.org/lockingv3.html.
        var lock = Glibc.flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = 0x4000_0000
        lock.l_len = 512
        return fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }

    /// A file, however its path is written.
    struct Identity: Hashable {
        let device: UInt
        let number: UInt
    }

    /// The file at a path; `nil` where there is none.
    static func identity(_ path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    }

    /// Whether two paths lead to one file.
    static func isSame(_ path: String, _ other: String) -> Bool {
        guard let file = identity(path) else { return false }
        return file == identity(other)
    }

    /// What tells a file from its copies: its number on the disk, and its name. `nil` where there is
    /// none. The disk's own number is another after each start of some machines.
    static func home(_ path: String) -> String? {
        guard let file = identity(path) else { return nil }
        let place = realpath(path, nil)
        defer { free(place) }
        let name = place.map { String(cString: $0) } ?? path
        return "\(file.number) " + Hash128.of(name).hex
    }

    /// Removes a file if it is there.
    static func remove(_ path: String) {
        _ = unlink(path)
    }

    /// Removes a database with the files that SQLite keeps beside it.
    static func removeBook(_ path: String) {
        for suffix in companions { remove(path + suffix) }
    }

    /// The time in UTC as a part of a file's name: `20260102T030405.678Z`.
    static func timestamp() -> String {
        now.iso.filter { $0 != "-" && $0 != ":" }
    }

    /// What the system's clock shows.
    static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let now = Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
        return Instant(milliseconds: now)
    }
}
