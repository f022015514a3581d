/// What a process says by its end.
package enum ExitCode: Int32, Sendable {
    case done = 0
    /// A value isn't allowed, or something isn't there.
    case refused = 1
    case wrongUsage = 2
    /// The store, or a file, could not be read or written.
    case failed = 3
    /// A server doesn't let this one in.
    case notLetIn = 4
}
