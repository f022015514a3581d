import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

struct DeviceRegistryTests {
    private let folder: Folder
    private let now = Instant(milliseconds: 1_800_000_000_000)

    init() throws {
        folder = try Folder()
    }

    private func open() throws -> DeviceRegistry {
        try DeviceRegistry(folder.path + "/devices.db")
    }

    @Test func `a token lets its device in, and only a hash of it is kept`() throws {
        let registry = try open()
        let (device, token) = try registry.add("Backup", .read, now)
        #expect(try registry.admit(token, now) == device)
        #expect(try registry.admit(token + "x", now) == nil)
        #expect(try registry.admit("", now) == nil)
        #expect(try registry.all() == [device])
        let bytes = try #require(fopen(folder.path + "/devices.db", "r"))
        defer { fclose(bytes) }
        var content = [UInt8](repeating: 0, count: 1 << 16)
        content.removeLast(content.count - fread(&content, 1, content.count, bytes))
        #expect(content.firstRange(of: Array("Backup".utf8)) != nil)
        #expect(content.firstRange(of: Array(token.utf8)) == nil)
    }

    @Test func `the file is for its owner only, whatever it was`() throws {
        let path = folder.path + "/devices.db"
        _ = try open()
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        chmod(path, 0o666)
        _ = try open()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func `another's change of a right counts at once, and ends what it invited`() throws {
        let (registry, other) = (try open(), try open())
        let (device, token) = try registry.add("Phone", .write, now)
        let invitation = try registry.invite("", .write, now)
        let before = try registry.version()
        #expect(try other.allow(device.id, .read))
        #expect(try registry.version() > before)
        #expect(try registry.admit(token, now)?.right == .read)
        #expect(try !registry.isOpen(invitation.key, now))
        #expect(try !other.allow(device.id, .read))
        #expect(try other.allow(device.id, .write))
        #expect(try registry.admit(token, now)?.right == .write)
        #expect(try registry.remove(device.id, now))
        #expect(try !other.allow(device.id, .read))
    }

    @Test func `who came in by an invitation is known to who made it`() throws {
        let registry = try open()
        let (first, second) = (
            try registry.invite("", .write, now), try registry.invite("Program", .read, now)
        )
        #expect(try registry.entered(first.key) == nil)
        _ = try registry.enter(first.key, "Jana", now)
        #expect(try registry.entered(first.key)?.name == "Jana")
        #expect(try registry.entered(second.key) == nil)
        #expect(try registry.admit(second.token, now)?.name == "Program")
        #expect(try registry.entered(second.key)?.name == "Program")
    }

    @Test func `another's removal counts at once, and its undo for an hour`() throws {
        let (registry, other) = (try open(), try open())
        let (device, token) = try registry.add("Phone", .write, now)
        #expect(try other.holds(device.id))
        #expect(try other.remove(device.id, now))
        #expect(try registry.admit(token, now) == nil)
        #expect(try registry.knew(token, now))
        #expect(try !registry.holds(device.id))
        #expect(try !registry.remove(device.id, now))
        #expect(try registry.removed(device.id, now)?.name == "Phone")
        #expect(try other.restore(device.id, now + 3_599_000))
        #expect(try registry.admit(token, now) == device)
        #expect(try other.remove(device.id, now))
        #expect(try !other.restore(device.id, now + 3_601_000))
        #expect(try registry.removed(device.id, now + 3_601_000) == nil)
    }

    @Test func `a device that stays away for 400 days is let in no more, and is no guess`() throws {
        let (registry, day) = (try open(), 86_400_000)
        let (device, token) = try registry.add("Tablet", .write, now)
        #expect(try registry.admit(token, now + 400 * day) == device)
        #expect(try registry.admit(token, now + 400 * day + 1) == nil)
        #expect(try registry.knew(token, now + 400 * day + 1))
        #expect(try !registry.knew("another", now + 400 * day + 1))
        #expect(try registry.saw(device, now + 399 * day))
        #expect(try registry.admit(token, now + 700 * day) != nil)
        #expect(try !registry.knew(token, now + 700 * day))
        #expect(try registry.admit(token, now + 800 * day) == nil)
    }

    @Test func `a key lets one in, and not after a quarter of an hour`() throws {
        let (registry, other) = (try open(), try open())
        let first = try registry.invite("", .write, now)
        #expect(try other.isOpen(first.key, now))
        let token = try #require(try other.enter(first.key, "Phone", now))
        #expect(try !registry.isOpen(first.key, now))
        #expect(try registry.enter(first.key, "Thief", now) == nil)
        let phone = try #require(try registry.admit(token, now))
        #expect(phone.name == "Phone")
        // Who came in was here.
        #expect(phone.seen?.milliseconds == now.milliseconds / 3_600_000 * 3_600_000)
        #expect(try registry.admit(first.token, now) == nil)
        let second = try registry.invite("", .read, now)
        #expect(try registry.isOpen(second.key, now + 899_999))
        #expect(try !registry.isOpen(second.key, now + 900_000))
        #expect(try registry.enter(second.key, "Late", now + 900_000) == nil)
        #expect(try registry.admit(second.token, now + 900_000) == nil)
    }

    @Test func `who is shut out comes back by no invitation that was open`() throws {
        let registry = try open()
        let (phone, _) = try registry.add("Phone", .write, now)
        let invitation = try registry.invite("", .write, now)
        #expect(try registry.remove(phone.id, now))
        #expect(try !registry.isOpen(invitation.key, now))
        #expect(try registry.enter(invitation.key, "Phone", now) == nil)
        #expect(try registry.admit(invitation.token, now) == nil)
    }

    @Test func `a browser that comes in again leaves no second token behind`() throws {
        let registry = try open()
        let first = try #require(
            try registry.enter(try registry.invite("", .write, now).key, "Phone", now))
        let again = try registry.invite("", .write, now)
        let second = try #require(
            try registry.enter(again.key, "Phone", replacing: first, now + 1_000))
        #expect(try registry.admit(first, now + 1_000) == nil)
        #expect(try registry.admit(second, now + 1_000)?.name == "Phone")
        #expect(try registry.enter(again.key, "Thief", replacing: second, now + 1_000) == nil)
        #expect(try registry.admit(second, now + 1_000) != nil)
    }

    @Test func `the token of an invitation takes it up for good`() throws {
        let registry = try open()
        let invitation = try registry.invite("Script", .read, now)
        let device = try #require(try registry.admit(invitation.token, now))
        #expect(device.name == "Script")
        #expect(device.right == .read)
        #expect(try !registry.isOpen(invitation.key, now))
        #expect(try registry.admit(invitation.token, now + 10_000_000)?.id == device.id)
    }

    @Test func `when a device was here is known to the hour`() throws {
        let registry = try open()
        let (device, token) = try registry.add("Phone", .write, now)
        #expect(try registry.saw(device, now))
        let seen = try #require(try registry.admit(token, now))
        #expect(seen.seen?.milliseconds == now.milliseconds / 3_600_000 * 3_600_000)
        #expect(try !registry.saw(seen, now + 60_000))
        #expect(try registry.saw(seen, now + 3_600_000))
    }

    @Test func `names change, and tokens for other servers are kept`() throws {
        let registry = try open()
        let (device, _) = try registry.add("Phone", .write, now)
        #expect(try registry.rename(device.id, "Ada's"))
        #expect(try !registry.rename("nobody", "x"))
        #expect(try open().all().map { $0.name } == ["Ada's"])
        #expect(try registry.token(for: "https://a") == nil)
        try registry.set(token: "one", for: "https://a")
        try registry.set(token: "two", for: "https://a")
        #expect(try open().token(for: "https://a") == "two")
        try registry.set(address: "https://home.example")
        #expect(try open().address() == "https://home.example")
    }

    @Test
    func
        `a list that another took the place of is left for that one, and one that is gone lets nobody in`()
        throws
    {
        let path = folder.path + "/devices.db"
        let registry = try open()
        let (_, token) = try registry.add("Phone", .write, now)
        let (other, second) = try DeviceRegistry(path + "-new").add("Tablet", .write, now)
        rename(path + "-new", path)
        #expect(try registry.admit(token, now) == nil)
        #expect(try registry.admit(second, now) == other)
        unlink(path)
        #expect(throws: StoreError.self) { try registry.admit(second, now) }
    }

    @Test func `an empty file is a list without devices`() throws {
        folder.write("devices.db", [])
        #expect(try open().all().isEmpty)
    }

    @Test func `what isn't a list of devices is left alone`() throws {
        let path = folder.path + "/devices.db"
        _ = try SQLiteStore.open(path, Schema([]))
        #expect(throws: StoreError.self) { try DeviceRegistry(path) }
        #expect(throws: StoreError.self) { try DeviceRegistry(folder.path) }
    }
}
