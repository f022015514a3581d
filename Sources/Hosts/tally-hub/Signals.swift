import Glibc

/// The signals by which a node is told to stop, held back from the moment this is made: make it before
/// any thread.
struct Signals {
    private let stopping: sigset_t

    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        stopping = signals
    }

    /// Waits for one of them and gives its name. A second one then ends the process at once.
    func wait() -> String {
        var (signals, came) = (stopping, Int32(0))
        while sigwait(&signals, &came) != 0 {}
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return came == SIGINT ? "SIGINT" : "SIGTERM"
    }
}
