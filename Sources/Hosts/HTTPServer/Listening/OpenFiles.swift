import Glibc

/// How many files this process may hold open.
enum OpenFiles {
    /// What the rest of the process needs: the store, its journal, standard streams, epoll.
    private static let others = 128

    /// The system's limit; nil where it has none.
    static var limit: Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return nil
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// How many of `wanted` connections fit, after the limit was raised as far as permitted.
    static func allowed(for wanted: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return wanted
        }
        let raised = min(rlim_t(clamping: wanted &+ others), limit.rlim_max)
        if limit.rlim_cur < raised {
            limit.rlim_cur = raised
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        }
        return min(wanted, Int(clamping: limit.rlim_cur) - others)
    }
}
