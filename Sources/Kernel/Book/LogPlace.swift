/// A moment of a book: where its log ended.
///
/// A form carries along the one at which it was made, so that what comes back tells what a person
/// changed in it from what others changed meanwhile.
package struct LogPlace: Hashable, Sendable {
    package let position: Int64
    /// The stamp of the entry there, by which another store's place is told; `nil` in an empty log.
    package let stamp: Stamp?

    package init(position: Int64, stamp: Stamp?) {
        self.position = position
        self.stamp = stamp
    }

    /// As in `12.0197c5a01c2d0000-00000000000000a1`; `0` in an empty log.
    package var text: String {
        stamp.map { String(position) + "." + $0.text } ?? "0"
    }

    /// Reads ``text``; `nil` for anything else.
    package init?(_ text: String) {
        if text == "0" {
            self.init(position: 0, stamp: nil)
            return
        }
        let parts = text.utf8.split(separator: UInt8(ascii: "."))
        guard parts.count == 2, let position = Int64(String(Substring(parts[0]))), position > 0,
            let stamp = Stamp(String(Substring(parts[1])))
        else { return nil }
        self.init(position: position, stamp: stamp)
    }
}

extension Book {
    /// Where the log ends now.
    package func place() throws(BookError) -> LogPlace {
        let last = try lastEntry()
        return LogPlace(position: last?.position ?? 0, stamp: last?.change.stamp)
    }

    /// What was written after a place, by record.
    ///
    /// A place of another store, such as of the server whose page a browser's own store answers for
    /// by now, says only up to which stamp things were known.
    ///
    /// - Complexity: Linear in what was written since.
    package func written(since place: LogPlace) throws(BookError) -> [RecordKey: [Change]] {
        var found: [RecordKey: [Change]] = [:]
        func take(_ change: Change) {
            found[RecordKey(change.kind, change.record), default: []].append(change)
        }
        guard try isOwn(place) else {
            try eachChange(after: place.stamp, take)
            return found
        }
        var position = place.position
        while case let page = try entries(after: position, limit: 1_000), let last = page.last {
            for entry in page { take(entry.change) }
            position = last.position
        }
        return found
    }

    private func isOwn(_ place: LogPlace) throws(BookError) -> Bool {
        if place.position == 0 { return true }
        return try entries(after: place.position - 1, limit: 1).first?.change.stamp == place.stamp
    }

    /// Goes back from the latest action.
    private func eachChange(
        after stamp: Stamp?, _ take: (Change) -> Void
    ) throws(BookError) {
        var before: Stamp?
        while true {
            let actions = try reading { () throws(StoreError) in try store.actions(before, 100) }
            for action in actions {
                if let stamp, action.stamp <= stamp { return }
                for change in try changes(of: action.stamp) { take(change) }
            }
            guard let last = actions.last else { return }
            before = last.stamp
        }
    }

    private func changes(of action: Stamp) throws(BookError) -> [Change] {
        try reading { () throws(StoreError) in try store.action(action) }
    }
}

extension Book {
    /// What an action wrote over although it had changed since a place.
    package func overwritten(
        by action: Stamp, since place: LogPlace
    ) throws(BookError) -> [Overwritten] {
        let written = try written(since: place)
        var found: [Overwritten] = []
        for change in try changes(of: action) {
            guard let kind = schema.kind(change.kind),
                let record = try record(kind, change.record)
            else { continue }
            let others = (written[record.key] ?? []).filter { $0.stamp < action }
            let theirs = Winners(others).fields
            let isDeletion = change[Field.deleted.name]?.json == "true"
            for field in kind.ownFields where !field.isLongText && !field.isList {
                let mine = change[field.name]?.json
                guard let their = theirs[field.name], isDeletion || mine != nil,
                    mine != their.json
                else { continue }
                found.append(
                    Overwritten(
                        record: record, field: field, value: field.value(fromChange: their.json)))
            }
        }
        return found
    }
}

/// A value that was written elsewhere and then written over by somebody who hadn't seen it.
package struct Overwritten: Sendable {
    package let record: Record
    package let field: Field
    package let value: Value?
}
