import Glibc

/// Files that one run needs, in memory.
enum Scratch {
    private static let folder: String = {
        var name = Array("/dev/shm/tally-fuzz-XXXXXX".utf8CString)
        guard let made = mkdtemp(&name) else { fatalError("There is no /dev/shm") }
        let folder = String(cString: made)
        path = folder
        atexit { Scratch.remove() }
        return folder
    }()
    nonisolated(unsafe) private static var path: String?

    static func path(_ name: String) -> String { folder + "/" + name }

    /// Makes a file anew and gives its path.
    static func write(_ bytes: [UInt8], _ name: String) -> String? {
        let path = path(name)
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return Glibc.write(file, bytes, bytes.count) == bytes.count ? path : nil
    }

    static func read(_ name: String) -> [UInt8] {
        guard let file = fopen(path(name), "rb") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }

    /// Removes all files but the one named.
    static func empty(but kept: String = "") {
        guard let entries = opendir(folder) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != kept { unlink(path(name)) }
        }
    }

    private static func remove() {
        empty()
        if let path { rmdir(path) }
    }
}
