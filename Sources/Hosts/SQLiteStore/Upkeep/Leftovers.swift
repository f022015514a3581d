import Glibc
import Kernel

/// Copies that a command was making beside a book when it was killed: of a backup to be restored, or of
/// the book. Each is a copy of what is still there.
extension SQLiteStore {
    /// Removes them, with what SQLite keeps beside them, and gives their paths, each with whether it is
    /// gone now. What a process still works on stays, and isn't named.
    package static func tidy(besides path: String) -> [(path: String, isGone: Bool)] {
        Files.leftovers(of: path).map { left in
            Files.removeBook(left)
            return (path: left, isGone: Files.sort(left) == .nothing)
        }
    }
}

extension Files {
    fileprivate static func leftovers(of path: String) -> [String] {
        let folder = directory(of: path)
        let name = path.split(separator: "/").last.map { String($0) } ?? ""
        guard !name.isEmpty, let open = opendir(folder) else { return [] }
        defer { closedir(open) }
        var found: Set<String> = []
        while let entry = readdir(open) {
            let other = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let left = folder + "/" + withoutCompanion(other)
            if other.hasPrefix(name + "."), isAbandoned(left) { found.insert(left) }
        }
        return found.sorted()
    }

    /// The name of the database beside which SQLite keeps a file of this name, or the name itself.
    private static func withoutCompanion(_ name: String) -> String {
        let ending = companions.first { !$0.isEmpty && name.hasSuffix($0) } ?? ""
        return String(name.dropLast(ending.count))
    }

    /// Whether a file's name ends in what it was made for and the number of a process that is no more.
    private static func isAbandoned(_ path: String) -> Bool {
        guard let dash = path.lastIndex(of: "-"),
            let process = Int32(path[path.index(after: dash)...]),
            process > 0,
            [".restoring", ".partial"].contains(where: { path[..<dash].hasSuffix($0) })
        else { return false }
        let isRunning = kill(process, 0) == 0 || errno != ESRCH
        return !isRunning && !Connection.isOpenHere(path) && !isLocked(path)
    }
}
