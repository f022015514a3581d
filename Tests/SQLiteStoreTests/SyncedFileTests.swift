import Glibc
import Kernel
import Synchronization
import TestKit
import Testing

@testable import SQLiteStore

/// What this process had put on the disk, by path: the function below takes the
/// place of the C library's, and passes everything on. SQLite keeps to its own.
private let synced = Mutex<Set<String>>([])

private typealias Sync = @convention(c) (Int32) -> Int32

@_cdecl("fsync") func noteFsync(_ file: Int32) -> Int32 {
    var path = [CChar](repeating: 0, count: 4_096)
    let count = path.withUnsafeMutableBufferPointer { path in
        path.baseAddress.map { readlink("/proc/self/fd/\(file)", $0, path.count) } ?? 0
    }
    let bytes = path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    synced.withLock { _ = $0.insert(String(decoding: bytes, as: UTF8.self)) }
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    return dlsym(next, "fsync").map { unsafeBitCast($0, to: Sync.self)(file) } ?? -1
}

/// What is said to be done is on the disk, with the names under which it is found again.
@Suite struct SyncedFileTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func has(_ path: String) -> Bool {
        synced.withLock { synced in synced.contains(path) }
    }

    @Test func `a backup is on the disk before it gets its name, which is there to stay`() throws {
        try Files.makeDirectory(folder("copies"))
        let store = try folder.newStore(Sample.schema)
        try store.backup(to: folder("copies/monday"))
        #expect(has(folder("copies/monday.partial-\(getpid())")))
        #expect(has(folder("copies")))
    }

    @Test func `a directory is on the disk, and so is each above it that was made`() throws {
        try Files.makeDirectory(folder("new/deep"))
        #expect(has(folder.path) && has(folder("new")))
    }

    @Test func `what a restored book takes the place of is on the disk`() throws {
        let store = try folder.newStore(Sample.schema)
        try store.backup(to: folder("backup"))
        let kept = try SQLiteStore.restore(
            from: folder("backup"), to: store.path, Sample.schema)
        #expect(kept != nil)
        #expect(has(store.path + ".partial-\(getpid())"))
    }

    @Test func `a backup that isn't whole takes no older one's place`() throws {
        let store = try folder.newStore(Sample.schema)
        try store.backup(to: folder("backup"))
        let before = folder.bytes("backup")
        // What a copy takes along as it is, and only a look at the copy finds.
        try store.connection.execute(
            """
            CREATE TABLE "extra" ("x");
            INSERT INTO "extra" VALUES (NULL);
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET "sql" = 'CREATE TABLE "extra" ("x" NOT NULL)'
            WHERE "name" = 'extra';
            PRAGMA writable_schema = RESET;
            """)
        #expect(throws: StoreError.self) { try store.backup(to: folder("backup")) }
        #expect(folder.bytes("backup") == before)
    }
}
