import Glibc
import Kernel

@testable import SQLiteStore

/// A directory for one test's files, removed with it.
final class Folder {
    let path: String
    private var count = 0

    init() throws {
        var template = Array("\(Folder.root)/tally-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw StoreError(errno: errno, "mkdtemp") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { remove(path) }

    /// In memory where the system has such a place: a test makes many books, and waits for none.
    private static let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"

    /// The path of a file in the directory.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// A new book under a name of its own.
    func newStore(_ schema: Schema) throws(StoreError) -> SQLiteStore {
        count += 1
        return try SQLiteStore.open(self("book\(count).sqlite"), schema)
    }

    func write(_ name: String, _ text: String) {
        write(name, Array(text.utf8))
    }

    func write(_ name: String, _ bytes: [UInt8]) {
        let file = fopen(self(name), "w")
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func bytes(_ name: String) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 10_000_000)
        let file = fopen(name.hasPrefix("/") ? name : self(name), "r")
        let count = fread(&bytes, 1, bytes.count, file)
        fclose(file)
        return Array(bytes.prefix(count))
    }

    func read(_ name: String) -> String {
        String(decoding: bytes(name), as: UTF8.self)
    }

    /// The names of all files, in order.
    var names: [String] { Folder.names(in: path) }

    private func remove(_ path: String) {
        for name in Folder.names(in: path) {
            let inner = path + "/" + name
            if Files.sort(inner) == .directory { remove(inner) } else { unlink(inner) }
        }
        rmdir(path)
    }

    private static func names(in path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
