/// Last-writer-wins: which of two writes to one field stands. Every store and everything that follows
/// from a log asks here, so that all of them end the same whatever order changes arrive in.
package enum RowMerge {
    /// Whether a value takes the place of the one that stands: the later stamp does.
    ///
    /// Two different values with one stamp can only come from a broken replica; then the text that
    /// sorts last wins.
    ///
    /// - Parameters:
    ///   - standing: When the field was written last; `nil` when it wasn't.
    ///   - rivals: What else was written to the field with `stamp`.
    @inline(__always)
    package static func wins<Failure, Rivals: Sequence<String>>(
        _ json: String, at stamp: Stamp, over standing: Stamp?,
        rivals: () throws(Failure) -> Rivals
    ) throws(Failure) -> Bool {
        guard let standing, standing >= stamp else { return true }
        guard standing == stamp else { return false }
        for rival in try rivals() where !rival.utf8.lexicographicallyPrecedes(json.utf8) {
            return false
        }
        return true
    }
}
