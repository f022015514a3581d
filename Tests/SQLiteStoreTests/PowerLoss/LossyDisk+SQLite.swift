import CSQLite
import Glibc
import Synchronization

/// Lets SQLite use a ``LossyDisk``: what SQLite calls a VFS.
final class LossyDoor {
    /// The name by which a connection asks for the disk.
    let name: String
    let disk: LossyDisk
    private let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    private let cName: UnsafeMutablePointer<CChar>
    private static let count = Atomic<Int>(0)

    init(_ disk: LossyDisk) {
        self.disk = disk
        name = "lossy\(LossyDoor.count.add(1, ordering: .relaxed).newValue)"
        cName = strdup(name)
        let usual = sqlite3_vfs_find(nil)
        vfs.initialize(to: usual?.pointee ?? sqlite3_vfs())
        vfs.pointee.szOsFile = Int32(MemoryLayout<LossyHandle>.size)
        vfs.pointee.pNext = nil
        vfs.pointee.zName = UnsafePointer(cName)
        vfs.pointee.pAppData = Unmanaged.passUnretained(disk).toOpaque()
        vfs.pointee.xOpen = openFile
        vfs.pointee.xDelete = deleteFile
        vfs.pointee.xAccess = accessFile
        vfs.pointee.xFullPathname = fullName
        sqlite3_vfs_register(vfs, 0)
    }

    deinit {
        sqlite3_vfs_unregister(vfs)
        vfs.deallocate()
        free(cName)
    }
}

/// An open file: what SQLite wants to see, and ours behind it.
private struct LossyHandle {
    var base: sqlite3_file
    var file: Unmanaged<LossyDisk.File>
    var disk: Unmanaged<LossyDisk>
}

private typealias Handle = UnsafeMutablePointer<sqlite3_file>

extension Handle {
    fileprivate var lossy: LossyHandle {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: LossyHandle.self).pointee
    }
    fileprivate var file: LossyDisk.File { lossy.file.takeUnretainedValue() }
    fileprivate var disk: LossyDisk { lossy.disk.takeUnretainedValue() }
}

private func disk(_ vfs: UnsafeMutablePointer<sqlite3_vfs>?) -> LossyDisk? {
    vfs?.pointee.pAppData.map { Unmanaged<LossyDisk>.fromOpaque($0).takeUnretainedValue() }
}

private let openFile:
    @convention(c) (
        UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, Handle?, Int32,
        UnsafeMutablePointer<Int32>?
    ) -> Int32 = { vfs, name, handle, flags, granted in
        guard let disk = disk(vfs), let handle else { return SQLITE_CANTOPEN }
        let file = disk.open(name.map { String(cString: $0) } ?? "temporary")
        UnsafeMutableRawPointer(handle).initializeMemory(
            as: LossyHandle.self,
            to: LossyHandle(
                base: sqlite3_file(pMethods: methods), file: .passRetained(file),
                disk: .passUnretained(disk)))
        granted?.pointee = flags
        return SQLITE_OK
    }

private let deleteFile:
    @convention(c) (
        UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, Int32
    ) -> Int32 = { vfs, name, _ in
        if let name { disk(vfs)?.remove(String(cString: name)) }
        return SQLITE_OK
    }

private let accessFile:
    @convention(c) (
        UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, Int32,
        UnsafeMutablePointer<Int32>?
    ) -> Int32 = { vfs, name, _, answer in
        let known = name.flatMap { disk(vfs)?.files[String(cString: $0)] }
        answer?.pointee = known == nil ? 0 : 1
        return SQLITE_OK
    }

private let fullName:
    @convention(c) (
        UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, Int32,
        UnsafeMutablePointer<CChar>?
    ) -> Int32 = { _, name, size, full in
        guard let name, let full, strlen(name) < Int(size) else { return SQLITE_CANTOPEN }
        strcpy(full, name)
        return SQLITE_OK
    }

/// `SQLITE_IOERR_SHORT_READ`.
private let shortRead = SQLITE_IOERR | 2 << 8

/// What SQLite can do with an open file. Locks are not kept: a test has one connection.
private nonisolated(unsafe) let methods: UnsafePointer<sqlite3_io_methods> = {
    let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    methods.initialize(to: sqlite3_io_methods())
    methods.pointee.iVersion = 2
    methods.pointee.xClose = { handle in
        handle?.lossy.file.release()
        return SQLITE_OK
    }
    methods.pointee.xRead = { handle, target, count, offset in
        guard let file = handle?.file, let target else { return SQLITE_IOERR }
        memset(target, 0, Int(count))
        let end = min(file.content.count, Int(offset) + Int(count))
        guard end > Int(offset) else { return shortRead }
        file.content.withUnsafeBytes { bytes in
            target.copyMemory(
                from: bytes.baseAddress! + Int(offset), byteCount: end - Int(offset))
        }
        return end - Int(offset) == Int(count) ? SQLITE_OK : shortRead
    }
    methods.pointee.xWrite = { handle, source, count, offset in
        guard let handle, let source else { return SQLITE_IOERR }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { target, initialized in
            UnsafeMutableRawBufferPointer(target).copyMemory(
                from: UnsafeRawBufferPointer(start: source, count: Int(count)))
            initialized = Int(count)
        }
        handle.disk.write(bytes, at: Int(offset), to: handle.file)
        return SQLITE_OK
    }
    methods.pointee.xTruncate = { handle, size in
        handle?.disk.truncate(handle!.file, to: Int(size))
        return SQLITE_OK
    }
    methods.pointee.xSync = { handle, _ in
        handle?.disk.sync(handle!.file)
        return SQLITE_OK
    }
    methods.pointee.xFileSize = { handle, size in
        size?.pointee = sqlite3_int64(handle?.file.content.count ?? 0)
        return SQLITE_OK
    }
    methods.pointee.xLock = { _, _ in SQLITE_OK }
    methods.pointee.xUnlock = { _, _ in SQLITE_OK }
    methods.pointee.xCheckReservedLock = { _, answer in
        answer?.pointee = 0
        return SQLITE_OK
    }
    methods.pointee.xFileControl = { _, _, _ in SQLITE_NOTFOUND }
    methods.pointee.xSectorSize = { _ in 4_096 }
    methods.pointee.xDeviceCharacteristics = { _ in SQLITE_IOCAP_POWERSAFE_OVERWRITE }
    methods.pointee.xShmMap = { handle, region, size, extends, address in
        guard let file = handle?.file else { return SQLITE_IOERR }
        while extends != 0, file.shared.count <= Int(region) {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: Int(size), alignment: 16)
            memset(memory, 0, Int(size))
            file.shared.append(memory)
        }
        address?.pointee =
            Int(region) < file.shared.count
            ? UnsafeMutableRawPointer(file.shared[Int(region)]) : nil
        return SQLITE_OK
    }
    methods.pointee.xShmLock = { _, _, _, _ in SQLITE_OK }
    methods.pointee.xShmBarrier = { _ in }
    methods.pointee.xShmUnmap = { _, _ in SQLITE_OK }
    return UnsafePointer(methods)
}()
