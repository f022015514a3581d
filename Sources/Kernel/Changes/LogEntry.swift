/// A change and where it stands in a store's log.
package struct LogEntry: Hashable, Sendable {
    package let position: Int64
    package let change: Change
    /// The action that the change's own takes back, if it does.
    package let undoes: Stamp?

    package init(position: Int64, change: Change, undoes: Stamp? = nil) {
        self.position = position
        self.change = change
        self.undoes = undoes
    }
}
