import Glibc
import Kernel
import PostgresHub
import Synchronization

/// Removes objects that no row names any more, every minute, on a thread of its own.
final class Sweeper: Sendable {
    /// After how many seconds nobody waits any more for what was brought.
    private static let patience: Int64 = 3_600
    private static let day: Int64 = 86_400
    /// How often it looks, in half seconds.
    private static let pause = 120

    private let kept: Int64
    private let log: Log
    private let open: @Sendable () throws(StoreError) -> ClusteredHub
    private let isOver = Atomic(false)
    private let thread = Mutex<pthread_t?>(nil)

    /// - Parameter keptDays: How long objects stay that were given up.
    init(
        keptDays: Int64, _ log: Log,
        _ open: @escaping @Sendable () throws(StoreError) -> ClusteredHub
    ) {
        kept = keptDays * Self.day
        self.log = log
        self.open = open
    }

    func start() {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread, nil,
            { context in
                context.map { Unmanaged<Sweeper>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        if code != 0 { return context.release() }
        self.thread.withLock { $0 = thread }
    }

    /// Ends after the portion that is under way.
    func stop() {
        isOver.store(true, ordering: .releasing)
        if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
    }

    private func run() {
        while true {
            do throws(StoreError) {
                let hub = try open()
                var all = 0
                while !isOver.load(ordering: .acquiring) {
                    let count = try hub.sweep(coming: Self.patience, gone: kept)
                    if count == 0 { break }
                    all += count
                }
                if all > 0 { log.note("swept", [("objects", "\(all)")]) }
            } catch {
                log.note(error)
            }
            for _ in 0..<Self.pause {
                if isOver.load(ordering: .acquiring) { return }
                poll(nil, 0, 500)
            }
        }
    }
}
