/// What one action wrote under a clock that was wrong.
package struct FarAction: Sendable {
    package let stamp: Stamp
    package let changes: [Change]
    /// Whether it isn't merged; otherwise it was before such changes were put aside.
    package let isPutAside: Bool
}

extension Book {
    /// The actions whose stamps no clock can have given yet, earliest first: those that were put
    /// aside and wait, and those that the log holds.
    package func farActions() throws(BookError) -> [FarAction] {
        var aside: [Stamp: [Change]] = [:]
        for (_, change) in try waiting() { aside[change.stamp, default: []].append(change) }
        let found = aside.map { FarAction(stamp: $0.key, changes: $0.value, isPutAside: true) }
        return (found + (try mergedFarActions())).inOrder { $0.stamp < $1.stamp }
    }

    private func waiting() throws(BookError) -> [(aside: PutAside, change: Change)] {
        let asides = try reading { () throws(StoreError) in try store.putAside() }
        return asides.compactMap { aside in
            aside.waiting(at: now).map { (aside: aside, change: $0) }
        }
    }

    private func mergedFarActions() throws(BookError) -> [FarAction] {
        var found: [FarAction] = []
        for action in try actions(before: nil, limit: 200) {
            if action.stamp.isPossible(at: now) { break }
            found.append(
                FarAction(
                    stamp: action.stamp, changes: try changes(at: action.stamp), isPutAside: false))
        }
        return found
    }

    /// Takes in what waits, as one action of now, so that the latest of it wins over all that stands.
    ///
    /// What the log holds under stamps that can't be is moved first.
    @discardableResult
    package func takeInFarActions() throws(BookError) -> Commit {
        try requireWriting()
        let node = try node()
        try reading { () throws(StoreError) in
            _ = try store.mend(now: now)
            try store.takeDue(now)
        }
        let found = try waiting().inOrder { $0.change.stamp < $1.change.stamp }
        let stamp = try reading { () throws(StoreError) in try store.nextStamp(now, node) }
        var fields: [RecordKey: [FieldChange]] = [:]
        for (_, change) in found {
            let key = RecordKey(change.kind, change.record)
            // What it says of other stamps holds no more: it counts as knowing all before it.
            for field in change.fields where !field.namesStamps {
                fields[key, default: []].removeAll { $0.name == field.name }
                fields[key, default: []].append(field)
            }
        }
        var pending: [PendingChange] = []
        for key in Array(fields.keys).inOrder({ $0.id < $1.id }) {
            let set = fields[key] ?? []
            let making = try reading { () throws(StoreError) in
                try store.making(of: key, set, now)
            }
            pending.append(PendingChange(kind: key.kind, record: key.id, fields: set + making))
        }
        for (aside, change) in found {
            let marks = aside.marks(of: change, takenAt: stamp)
            pending.append(
                PendingChange(kind: PutAside.kind, record: marks.record, fields: marks.fields))
        }
        return Commit(stamp: try write(pending), ids: fields.keys.map { $0.id })
    }
}

extension FarAction {
    /// How many names a sentence lists.
    private static let shownNames = 3

    /// What is the matter, in one sentence.
    package func sentence(_ book: Book, in language: Language) -> String {
        var names: [String] = []
        for change in changes where names.count < Self.shownNames {
            let name = Self.title(of: change, book, language)
            if !names.contains(name) { names.append(name) }
        }
        let date = language.date(stamp.instant.date())
        let list = names.joined(separator: ", ")
        let here = language.date(book.now.date())
        return language(
            isPutAside
                ? BookText.putAside(date: date, here: here, names: list)
                : BookText.farAhead(date: date, names: list))
    }

    private static func title(of change: Change, _ book: Book, _ language: Language) -> String {
        guard let kind = book.schema.kind(change.kind) else { return change.kind }
        if let index = kind.titleIndex, let set = change[kind.fields[index].name],
            let text = kind.fields[index].value(fromChange: set.json)?.text
        {
            return text
        }
        let record = (try? book.record(kind, change.record)) ?? nil
        return record.map { book.title(of: $0, in: language) } ?? language(kind.label)
    }
}
