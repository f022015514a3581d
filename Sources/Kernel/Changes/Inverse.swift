/// How an action is taken back: as an ordinary write that sets its fields to what they were.
package enum Inverse {
    /// The fields to set so that the changes of one record at `stamp` are undone, given the
    /// record's whole history.
    ///
    /// A field that was written again since is left alone, unless by an action that was taken back
    /// itself: `passingOver` are the stamps of such actions and of those that took them back. Who wrote
    /// the same, as two who tick one thing at once, didn't write again, where `withEchoes` says so. A
    /// record that the action made is deleted rather than emptied, so that it can be restored; one
    /// into which another device wrote since stays as it is.
    package static func fields(
        undoing stamp: Stamp, in history: [Change], passingOver: Set<Stamp> = [],
        withEchoes: Bool = false
    ) -> [FieldChange] {
        let now = Winners(history)
        let before = Winners(history.lazy.filter { $0.stamp < stamp })
        let standing = Winners(history.lazy.filter { !passingOver.contains($0.stamp) })
        let theirs = standing.fields.filter {
            $0.value.stamp == stamp
                || withEchoes && isEcho($0.value.stamp, $0.key, of: stamp, in: history)
        }.map { $0.key }.inOrder { $0 < $1 }
        if before.fields.isEmpty {
            let isShared = standing.fields.contains {
                $0.value.stamp.node != stamp.node && !FieldChange.isAside($0.key)
            }
            return theirs.isEmpty || isShared || now.isDeleted
                ? [] : [FieldChange(Field.deleted.name, json: "true")]
        }
        let others = Winners(history.lazy.filter { $0.stamp != stamp })
        return theirs.flatMap { name -> [FieldChange] in
            if TextVersion.isBase(name) || name == FieldChange.moved { return [] }
            var json = value(of: name, before, others)
            // What stood there says the same, by who did so at once: what was before both is meant.
            var first = stamp
            while withEchoes,
                let same = Winners(history.lazy.filter { $0.stamp < first }).fields[name],
                isEcho(stamp, name, of: same.stamp, in: history)
            {
                first = same.stamp
            }
            if first < stamp {
                let earlier = history.lazy.filter {
                    $0.stamp < first && !passingOver.contains($0.stamp)
                }
                json = value(of: name, Winners(earlier), others)
            }
            let rest = base(under: name, theirs, now, before)
            if json == now.fields[name]?.json, !rest.reopens { return [] }
            return [FieldChange(name, json: json)] + rest.fields
        }
    }

    /// Whether a field that is neither a list nor a text with versions was set at `later` as it had been at `stamp`,
    /// and as it stayed between.
    private static func isEcho(
        _ later: Stamp, _ name: String, of stamp: Stamp, in history: [Change]
    ) -> Bool {
        guard later > stamp, later.node != stamp.node, name != Field.deleted.name,
            !FieldChange.isAside(name), ListElement.list(of: name) == nil,
            let own = history.first(where: { $0.stamp == stamp && $0[name] != nil })?[name]
        else { return false }
        let between = history.filter { stamp < $0.stamp && $0.stamp <= later }
        return between.allSatisfy {
            $0[TextVersion.base(name)] == nil && ($0[name]?.json ?? own.json) == own.json
        }
    }

    /// What a field is to be. A list gets back what was said of its elements, too.
    private static func value(of name: String, _ before: Winners, _ others: Winners) -> String {
        // `deleted/seen` stands beside a deletion and is no element of it.
        let isList = name != Field.deleted.name
        if isList, before.hasElements(of: name) || others.hasElements(of: name) {
            guard let words = others.changedList(name) else {
                return before.fields[name]?.json ?? "null"
            }
            return words.isEmpty ? "null" : JSONText(.array(words.map { .string($0) })).text
        }
        guard let known = before.fields[name] else { return "null" }
        let list = ListElement.list(of: name).flatMap { before.fields[$0] }
        return list.map { known.stamp < $0.stamp } ?? false ? "null" : known.json
    }

    /// What goes with a text that is put back: it takes the place of the one that stands, and what
    /// that one had put to rest is open again.
    private static func base(
        under name: String, _ theirs: [String], _ now: Winners, _ before: Winners
    ) -> (fields: [FieldChange], reopens: Bool) {
        let base = TextVersion.base(name)
        guard theirs.contains(base), let last = now.fields[name] else { return ([], false) }
        let said = (TextVersion.sayings(now.fields[base]?.json) ?? [])
            .filter { $0.stamp != before.fields[name]?.stamp }
        let change = TextVersion.base(
            name, replacing: [last.stamp] + said.filter { $0.isOpen }.map { $0.stamp },
            reopening: said.filter { !$0.isOpen }.map { $0.stamp })
        return ([change], !said.isEmpty)
    }
}

extension Winners {
    package var isDeleted: Bool {
        let json = fields[Field.deleted.name]?.json ?? "null"
        return Field.deleted.value(fromChange: json)?.boolean ?? false
    }
}
