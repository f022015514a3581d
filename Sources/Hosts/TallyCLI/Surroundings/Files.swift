import Glibc

/// The few things that commands do with files.
enum Files {
    /// More is nobody's file, such as `/dev/zero`, which has no end.
    private static let most = 1 << 30

    /// The bytes of the file at a path, or the first of them.
    static func read(_ path: String, atMost limit: Int? = nil) throws(FileError) -> [UInt8] {
        // Somebody may never write into a pipe of a name; one without, as of a shell's `<(…)`, is open.
        let isOpenAlready = path.hasPrefix("/dev/fd/") || path == "/dev/stdin"
        let file = open(path, O_RDONLY | O_CLOEXEC | (isOpenAlready ? 0 : O_NONBLOCK))
        guard file >= 0 else { throw FileError(.reading, path, errno) }
        defer { close(file) }
        guard isOpenAlready || isOrdinary(file) else { throw FileError(.reading, path, ESPIPE) }
        return try read(file, called: path, atMost: limit)
    }

    /// Whether an open file is one on a disk, or a folder, of which reading says so.
    private static func isOrdinary(_ file: Int32) -> Bool {
        var status = stat()
        guard fstat(file, &status) == 0 else { return false }
        return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Whether a plain file is at the path.
    static func isPlain(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// What tells the file at a path from another that is there later; nil for none.
    static func mark(of path: String) -> UInt64? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    /// Whether anything is at the path itself, be it a link that leads nowhere.
    static func isAnything(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a plain file of this user is at the path itself, and no link to one.
    static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && status.st_uid == geteuid()
    }

    /// The bytes that an open file still gives, or the first of them.
    ///
    /// - Throws: A ``FileError``, also for more than a GiB where no other limit is given.
    static func read(
        _ file: Int32, called path: String, atMost limit: Int? = nil
    ) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit ?? (most + 1) {
            var outcome = (count: 0, code: Int32(0))
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
                outcome = retrying { Glibc.read(file, buffer.baseAddress, buffer.count) }
                count = max(0, outcome.count)
            }
            guard outcome.count >= 0 else { throw FileError(.reading, path, outcome.code) }
            if piece.isEmpty { break }
            bytes += piece
        }
        guard let limit else {
            if bytes.count > most { throw FileError(.reading, path, EFBIG) }
            return bytes
        }
        return Array(bytes.prefix(limit))
    }

    /// Writes all bytes to an open file.
    static func write(_ bytes: [UInt8], to file: Int32, called path: String) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let outcome = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer.dropFirst(written))
                return retrying { Glibc.write(file, rest.baseAddress, rest.count) }
            }
            guard outcome.count > 0 else { throw FileError(.writing, path, outcome.code) }
            written += outcome.count
        }
    }

    /// Puts a file with these bytes at a path: whole and safely on the disk, or not at all.
    ///
    /// What is there but is no plain file, such as a pipe, is written into. A file that is replaced
    /// keeps its permissions; a new one has those given, by default for its owner only.
    static func replace(
        _ path: String, with bytes: [UInt8], new: mode_t = 0o600
    ) throws(FileError) {
        let target = resolved(path)
        guard let mode = mode(of: target, new: new) else {
            let file = open(target, O_WRONLY | O_CLOEXEC)
            guard file >= 0 else { throw FileError(.writing, path, errno) }
            defer { close(file) }
            return try write(bytes, to: file, called: path)
        }
        let partial = "\(target).partial-\(getpid())"
        do throws(FileError) {
            try make(partial, mode, bytes, called: path)
            guard rename(partial, target) == 0 else { throw FileError(.writing, path, errno) }
        } catch {
            unlink(partial)
            throw error
        }
    }

    private static func make(
        _ partial: String, _ mode: mode_t, _ bytes: [UInt8], called path: String
    ) throws(FileError) {
        let file = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { throw FileError(.writing, path, errno) }
        defer { close(file) }
        try write(bytes, to: file, called: path)
        guard fsync(file) == 0 else { throw FileError(.writing, path, errno) }
    }

    /// The permissions of a file to be (re)placed; `nil` for what isn't a plain file.
    private static func mode(of path: String, new: mode_t) -> mode_t? {
        var status = stat()
        guard stat(path, &status) == 0 else { return new }
        return status.st_mode & S_IFMT == S_IFREG ? status.st_mode & 0o777 : nil
    }

    /// The path behind symbolic links; of what isn't there, that of its folder.
    static func resolved(_ path: String) -> String {
        if let found = real(path) { return found }
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
        let name = path[(start ?? path.startIndex)...]
        let folder = start.map { String(path[..<$0]) } ?? "."
        guard !name.isEmpty, let folder = real(folder) else { return path }
        return folder == "/" ? folder + name : folder + "/" + name
    }

    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// Whether there is surely nothing at the path.
    static func isMissing(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 && errno == ENOENT
    }

    /// Who may change what is at a path, beside root and the user of this process; for a folder, what is in it.
    enum Outsider {
        /// Another user, to whom it belongs.
        case owner
        case others
    }

    static func outsider(_ path: String) -> Outsider? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        if status.st_uid != geteuid(), status.st_uid != 0 { return .owner }
        return status.st_mode & 0o022 != 0 ? .others : nil
    }

    /// Where a link leads when nothing is there; `nil` for all else.
    static func deadEnd(_ path: String) -> String? {
        guard isMissing(path) else { return nil }
        var target = [CChar](repeating: 0, count: 4_096)
        let count = readlink(path, &target, target.count)
        guard count >= 0 else { return nil }
        return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether the path is a file with nothing in it.
    static func isEmptyFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
    }

    /// Whether the path is a file of SQLite's without a table, beside which nothing waits to be taken into
    /// it (SQLite's file format, sections 1.3 and 1.6).
    static func isBareDatabase(_ path: String) -> Bool {
        guard let head = try? read(path, atMost: 108), head.count == 108,
            head.starts(with: "SQLite format 3\0".utf8)
        else { return false }
        let (isLeaf, cells) = (head[100] == 13, head[103...104])
        return isLeaf && cells.allSatisfy { $0 == 0 } && !holdsAnything(path + "-wal")
    }

    private static func holdsAnything(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > 0
    }

    /// Whether the path is a folder with nothing in it.
    static func isEmpty(_ path: String) -> Bool {
        guard let folder = opendir(path) else { return false }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count == 2  // itself and its parent
    }

    /// Whether a file begins as every SQLite file, and as every book among these.
    static func isBook(_ path: String) throws(FileError) -> Bool {
        let head = try read(path, atMost: 100)
        return head.starts(with: "SQLite format 3\0".utf8)
            && head.dropFirst(68).starts(with: "TLYB".utf8)
    }

    /// The names in a folder that end in a certain way, what was changed last first.
    static func newest(in folder: String, endingWith ending: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var found: [(name: String, changed: Int)] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard name.hasSuffix(ending), stat("\(folder)/\(name)", &status) == 0 else { continue }
            let changed = status.st_mtim
            found.append((name, changed.tv_sec * 1_000_000_000 + changed.tv_nsec))
        }
        return found.sorted { ($0.changed, $0.name) > ($1.changed, $1.name) }.map { $0.name }
    }

    /// Makes a file one that was changed just now.
    static func touch(_ path: String) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        utimensat(AT_FDCWD, path, [now, now], 0)
    }

    /// Makes a folder, unless it is there.
    static func makeFolder(_ path: String, new: mode_t = 0o777) throws(FileError) {
        guard mkdir(path, new) != 0, errno != EEXIST else { return }
        throw FileError(.writing, path, errno)
    }

    /// Repeats a call that a signal interrupted, and gives the system's error number with it.
    private static func retrying(_ call: () -> Int) -> (count: Int, code: Int32) {
        while true {
            let count = call()
            let code = errno
            if count >= 0 || code != EINTR { return (count, code) }
        }
    }
}
