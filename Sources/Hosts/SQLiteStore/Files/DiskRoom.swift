import Glibc

/// How much room a disk has for whatever is written.
package enum DiskRoom {
    /// With less than this, in bytes, hardly anything that is written finds room.
    private static let least: UInt64 = 4 << 20

    /// Why nothing can be written beside a file, in a sentence; nil where it can, or nobody knows. It costs one call of
    /// the system (`statvfs`).
    package static func problem(beside path: String) -> String? {
        var disk = statvfs()
        guard statvfs(Files.directory(of: path), &disk) == 0 else { return nil }
        if disk.f_flag & UInt(ST_RDONLY) != 0 { return "The disk can only be read." }
        let room = UInt64(disk.f_bavail) &* UInt64(disk.f_frsize)
        if room < least { return "The disk has no room: \(room) bytes are free." }
        // Where files aren't counted there are none at all.
        return disk.f_files > 0 && disk.f_favail == 0
            ? "The disk has no room for one more file." : nil
    }
}
