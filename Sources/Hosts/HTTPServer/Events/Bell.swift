import CMicrohttpd
import Glibc

/// Wakes the housekeeper out of its waiting; rings before it waits aren't lost.
final class Bell: Sendable {
    /// Readable after a ring. Without a descriptor, -1, which `poll` ignores: then everything comes
    /// at the next interval.
    let descriptor: Int32

    init() {
        descriptor = eventfd(0, tally_eventfd_flags)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func ring() {
        var one: UInt64 = 1
        _ = write(descriptor, &one, 8)
    }

    func hush() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
    }
}
