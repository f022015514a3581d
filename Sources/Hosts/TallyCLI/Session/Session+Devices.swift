import Kernel
import SQLiteStore

extension Session {
    /// The registry beside the books.
    func registry(_ path: String) throws(Failure) -> DeviceRegistry {
        do { return try DeviceRegistry(path) } catch { throw .store(error, path: path) }
    }

    var registryPath: String { Session.registryPath(besides: path) }

    static func registryPath(besides book: String) -> String {
        let end = book.utf8.lastIndex(of: UInt8(ascii: "/")) ?? book.startIndex
        return String(book[..<end]) + "/devices.db"
    }

    func attempt<T>(_ work: () throws(StoreError) -> T) throws(Failure) -> T {
        do { return try work() } catch { throw .store(error, path: path) }
    }
}
