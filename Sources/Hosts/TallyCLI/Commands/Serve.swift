import Kernel

extension Session {
    /// Serves the app until it is told to stop.
    func serve() throws(Failure) {
        throw .server("serve")
    }
}
