/// What an import did, or would do: how many records of each fate.
package struct ImportSummary: Sendable {
    package var added = 0
    package var changed = 0
    /// Brought back from the trash.
    package var restored = 0
    /// The same in the book already.
    package var unchanged = 0
    /// Files that records name and that are neither in the book nor came along.
    package var missingFiles = 0
    /// The action, for undoing; `nil` when nothing was written.
    package var stamp: Stamp?
    /// What was taken in although it isn't right in a book, as merging may leave it: to be looked at.
    package var flagged: [ImportProblem] = []

    package init() {}
}

extension ImportSummary {
    init(_ changes: [PendingChange], of total: Int) {
        for change in changes {
            if change.isNew {
                added += 1
            } else if change.fields.contains(where: { $0.name == Field.deleted.name }) {
                restored += 1
            } else {
                changed += 1
            }
        }
        unchanged = total - changes.count
    }
}
