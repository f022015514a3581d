import Glibc

/// The signals by which a node is told to stop, held back from the moment this is made: make it before
/// any thread.
struct Signals {
    private let (stopping, all): (sigset_t, sigset_t)

    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
        let stopping = signals
        sigaddset(&signals, SIGHUP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        (self.stopping, all) = (stopping, signals)
    }

    /// Waits for one of them and gives its name.
    ///
    /// - Parameter reload: Is called for each SIGHUP meanwhile.
    func wait(_ reload: () -> Void) -> String {
        var (signals, came) = (all, Int32(0))
        while sigwait(&signals, &came) != 0 || came == SIGHUP {
            if came == SIGHUP { reload() }
            came = 0
        }
        return came == SIGINT ? "SIGINT" : "SIGTERM"
    }

    /// Waits for another, so many seconds at most; a further one then ends the process at once.
    func wait(seconds: Int) {
        var signals = stopping
        var time = timespec(tv_sec: seconds, tv_nsec: 0)
        while sigtimedwait(&signals, nil, &time) < 0, errno == EINTR {}
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}
