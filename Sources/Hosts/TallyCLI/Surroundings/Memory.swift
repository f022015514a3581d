import Glibc

/// The memory of a process that does one thing and ends.
enum Memory {
    private static let largePage: UInt = 2 << 20
    private static let most: UInt = 64 << 20

    /// Takes what work over a whole file of so many bytes may need at once, and in large pages: page by
    /// page a third of the time would go into asking the system. Small files need none of this.
    static func expectWork(over size: Int) {
        guard size > 1 << 20 else { return }
        let room = Int(min(UInt(size) * 2, most))
        // From a piece that is freed malloc learns which sizes to take from its own heap: smaller ones.
        free(malloc(room + (1 << 16)))
        guard let start = malloc(room) else { return }
        defer { free(start) }
        let first = (UInt(bitPattern: start) + largePage - 1) & ~(largePage - 1)
        let length = (UInt(bitPattern: start) + UInt(room) - first) & ~(largePage - 1)
        madvise(UnsafeMutableRawPointer(bitPattern: first), Int(length), Int32(MADV_HUGEPAGE))
    }
}
