import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// Nobody but a book's owner can read it.
@Suite struct PrivacyTests {
    private func mode(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    @Test func `a book, what lies beside it, its backups and its folder are for its owner only`()
        throws
    {
        let folder = try Folder()
        let path = folder("deep/tallybook/book.sqlite")
        let book = try SQLiteStore.open(path, Sample.schema)
        try book.set("name", "value")
        try book.backup(to: folder("backup.sqlite"))
        let kept = try SQLiteStore.restore(from: folder("backup.sqlite"), to: path, Sample.schema)
        for file in [path, path + "-wal", path + "-shm", folder("backup.sqlite"), kept ?? ""] {
            #expect(mode(file) == 0o600, "\(file)")
        }
        #expect(mode(folder("deep/tallybook")) == 0o700)
        #expect(book.tightened.isEmpty)
    }

    @Test func `what others could read is theirs no more once it was opened, and is named`() throws
    {
        let folder = try Folder()
        let path = folder("tallybook/book.sqlite")
        _ = try SQLiteStore.open(path, Sample.schema)
        chmod(path, 0o640)
        chmod(folder("tallybook"), 0o755)
        let book = try SQLiteStore.open(path, Sample.schema)
        #expect(book.tightened == [folder("tallybook"), path])
        #expect(mode(path) == 0o600)
        #expect(mode(folder("tallybook")) == 0o700)
        #expect(try SQLiteStore.open(path, Sample.schema).tightened.isEmpty)
    }

    @Test func `a folder that isn't Tallybook's own keeps its permissions`() throws {
        let folder = try Folder()
        chmod(folder.path, 0o755)
        #expect(try SQLiteStore.open(folder("book.sqlite"), Sample.schema).tightened.isEmpty)
        #expect(mode(folder.path) == 0o755)
    }

    @Test func `opening a book again ends no lock that another connection has on it`() throws {
        let folder = try Folder()
        let path = folder("book.sqlite")
        let book = try SQLiteStore.open(path, Sample.schema)
        chmod(path, 0o644)
        try book.connection.execute("BEGIN EXCLUSIVE")
        Files.makePrivate(path)
        #expect(Files.keepPrivate(path) == [path])
        try book.connection.execute("COMMIT")
        #expect(try book.check().isEmpty)
    }
}
