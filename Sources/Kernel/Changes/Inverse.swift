/// How an action is taken back: as an ordinary write that sets its fields to what they were.
package enum Inverse {
    /// The fields to set so that the changes of one record at `stamp` are undone, given the
    /// record's whole history.
    ///
    /// A field that was written again since is left alone, unless by an action that was taken back
    /// itself: `passingOver` are the stamps of such actions and of those that took them back. A
    /// record that the action made is deleted rather than emptied, so that it can be restored.
    package static func fields(
        undoing stamp: Stamp, in history: [Change], passingOver: Set<Stamp> = []
    ) -> [FieldChange] {
        let now = Winners(history)
        let before = Winners(history.lazy.filter { $0.stamp < stamp })
        let standing = Winners(history.lazy.filter { !passingOver.contains($0.stamp) })
        let theirs = standing.fields.filter { $0.value.stamp == stamp }.map { $0.key }.inOrder {
            $0 < $1
        }
        if before.fields.isEmpty {
            return theirs.isEmpty || now.isDeleted
                ? [] : [FieldChange(Field.deleted.name, json: "true")]
        }
        return theirs.compactMap { name in
            let json = before.fields[name]?.json ?? "null"
            return json == now.fields[name]?.json ? nil : FieldChange(name, json: json)
        }
    }
}

extension Winners {
    package var isDeleted: Bool {
        let json = fields[Field.deleted.name]?.json ?? "null"
        return Field.deleted.value(fromChange: json)?.boolean ?? false
    }
}
