import Glibc

/// The signals by which a process is told to stop, held back from the moment this is made.
///
/// Make it before any thread, so that all threads hold them back too.
struct StopSignals {
    private let signals: sigset_t
    private let before: sigset_t

    init() {
        var (signals, before) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        self.signals = signals
        self.before = before
    }

    /// Waits for one of them so many milliseconds, and gives its name if it came. A second one then
    /// ends the process at once, as it would have before.
    func came(within milliseconds: Int) -> String? {
        var (signals, before) = (signals, before)
        var time = timespec(
            tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
        let signal = sigtimedwait(&signals, nil, &time)
        guard signal > 0 else { return nil }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        switch signal {
        case SIGINT: return "SIGINT"
        case SIGTERM: return "SIGTERM"
        default: return "SIGHUP"
        }
    }
}
