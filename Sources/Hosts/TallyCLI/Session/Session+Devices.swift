import Kernel
import SQLiteStore

extension Session {
    /// The registry beside the books.
    func registry(_ path: String) throws(Failure) -> DeviceRegistry {
        try Session.requireOwn(devices: path)
        do { return try DeviceRegistry(path) } catch { throw Session.refusal(error, of: path) }
    }

    /// Why a registry can't be read.
    static func refusal(_ error: StoreError, of path: String) -> Failure {
        error.reason == .damaged ? .refused(.device(.damaged(path))) : .store(error, path: path)
    }

    var registryPath: String { Session.registryPath(besides: path) }

    static func registryPath(besides book: String) -> String {
        folder(of: book) + "/devices.db"
    }

    /// The secrets by which books of the directory are on hubs.
    var keyRegistryPath: String { Session.folder(of: path) + "/keys.db" }

    /// The books of others that a server keeps, which it can't read.
    static func hubPath(besides book: String) -> String { folder(of: book) + "/hub.db" }

    func attempt<T>(_ work: () throws(StoreError) -> T) throws(Failure) -> T {
        do { return try work() } catch { throw .store(error, path: path) }
    }

    /// What is asked of a registry.
    func attemptDevices<T>(_ work: () throws(StoreError) -> T) throws(Failure) -> T {
        do { return try work() } catch { throw Session.refusal(error, of: registryPath) }
    }
}
