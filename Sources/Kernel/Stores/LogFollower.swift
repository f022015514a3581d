/// How far somebody has read a store's log, to be told what was written since.
///
/// Whoever keeps something that follows from a book holds one beside it. If reading what the news are
/// about fails, what is kept is out of date, and has to be dropped.
package struct LogFollower: Sendable {
    private var hasBegun = false
    /// The last entry that was told; `nil` while the log was empty.
    private var last: LogEntry?

    package init() {}

    package enum News {
        /// What was written since, in order.
        case entries(ArraySlice<LogEntry>)
        /// Everything has to be read anew: it is the first time, too much was written, or the log is
        /// another than it was, as after a rollback or a restored backup.
        case everything
    }

    /// What the log holds by now that wasn't told before.
    ///
    /// - Parameter most: More entries at once aren't told one by one.
    package mutating func news(of store: Store, atMost most: Int) throws(StoreError) -> News {
        let position = try store.position()
        defer { hasBegun = true }
        if position == 0 {
            defer { last = nil }
            return hasBegun && last == nil ? .entries([]) : .everything
        }
        // The last entry that was told comes again: if it isn't the same, the log is another.
        let entries = try store.log((last?.position ?? position) - 1, most + 2)
        guard let last, entries.first == last, entries.count <= most + 1 else {
            last = try store.log(position - 1, 1).first
            return .everything
        }
        self.last = entries.last
        return .entries(entries.dropFirst())
    }
}
