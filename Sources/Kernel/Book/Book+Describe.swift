extension Book {
    /// What an action did, in the user's words: "Milk deleted", "12 records added".
    ///
    /// Gives `nil` when the book knows no such action.
    package func describe(_ stamp: Stamp, in language: Language) throws(BookError) -> String? {
        if try isTakingIn(stamp) { return language(BookText.takenIn(try takenIn(by: stamp))) }
        let (original, undoings) = try original(of: stamp)
        guard undoings > 0, var what = try describe(changesAt: original, in: language) else {
            guard let what = try describe(changesAt: stamp, in: language) else { return nil }
            var remark = try namesakes(stamp)
            if remark == nil { remark = try copies(stamp) }
            return what + (remark.map { ". " + language($0) } ?? "")
        }
        if try setting(.writers) != nil, case let writers = try writers(),
            case .other(let name) = writers.writer(of: original),
            writers.writer(of: stamp) != .other(name)
        {
            what = language(BookText.ofSomebody(what: what, who: name))
        }
        let words = language(undoings % 2 == 0 ? BookText.redone(what) : BookText.undone(what))
        return words + (try left(by: stamp, in: language).map { ". " + $0 } ?? "")
    }

    /// Names what an undoing left as it was: "Changed since and left so: Milk (Level)".
    private func left(
        by undoing: Stamp, in language: Language
    ) throws(BookError) -> String? {
        guard let undone = try actions(before: undoing.successor, limit: 1).first?.undoes else {
            return nil
        }
        let left = try left(by: undoing, of: undone)
        if left.isEmpty { return nil }
        var names = left.prefix(3).map { each in
            let labels = each.fields.map { $0.label.text(in: language) }.joined(separator: ", ")
            return title(of: each.record, in: language) + " (" + labels + ")"
        }
        if left.count > names.count {
            names.append("+" + language.number(left.count - names.count))
        }
        return language(BookText.leftSince(names.joined(separator: ", ")))
    }

    /// That an action gave one record a name which another has already, where two of one name are
    /// probably the same thing.
    private func namesakes(_ stamp: Stamp) throws(BookError) -> Label? {
        let changes = try changes(at: stamp)
        guard let change = changes.first, Set(changes.map { $0.record }).count == 1,
            let kind = schema.kind(change.kind), kind.isDistinct, let name = kind.titleField?.name,
            changes.contains(where: { $0[name] != nil }),
            let record = try record(kind, change.record), !record.isHidden
        else { return nil }
        let same = try records(kind, where: [.titled(folded: record.title.folded)], limit: 2)
        return same.contains { $0.id != record.id } ? BookText.another(record.title) : nil
    }

    /// That an action restored a record which another book has as well.
    private func copies(_ stamp: Stamp) throws(BookError) -> Label? {
        for change in try changes(at: stamp) where change[Field.deleted.name] != nil {
            let key = RecordKey(change.kind, change.record)
            guard let kind = schema.kind(change.kind),
                let record = try record(kind, change.record), !record.isHidden
            else { continue }
            if try isElsewhere(key) { return BookText.elsewhereToo }
        }
        return nil
    }

    /// Whether an action took another back, so that taking it back does the other again.
    package func isUndoing(_ stamp: Stamp) throws(BookError) -> Bool {
        try original(of: stamp).undoings % 2 == 1
    }

    /// Whether a record is deleted because the action that made it was taken back, and not by somebody's
    /// wish to delete it.
    package func isUnmade(_ record: Record) throws(BookError) -> Bool {
        let history = try history(RecordKey(record.kind.name, record.id))
        guard let last = history.last(where: { $0[Field.deleted.name] != nil }) else {
            return false
        }
        let (made, undoings) = try original(of: last.stamp)
        return undoings % 2 == 1 && made == history.first?.stamp
    }

    /// The action that is taken back, or taken back and done again, by the action at `stamp`.
    func original(
        of stamp: Stamp
    ) throws(BookError) -> (stamp: Stamp, undoings: Int) {
        var (stamp, undoings) = (stamp, 0)
        while let action = try actions(before: stamp.successor, limit: 1).first,
            action.stamp == stamp, let undone = action.undoes, undone < stamp
        {
            stamp = undone
            undoings += 1
        }
        return (stamp, undoings)
    }

    private func describe(
        changesAt stamp: Stamp, in language: Language
    ) throws(BookError) -> String? {
        let changes = try changes(at: stamp)
        guard var first = changes.firstRecord else { return nil }
        if let joined = changes.first(where: { $0[FieldChange.joined] != nil }),
            let kind = schema.kind(joined.kind), let record = try record(kind, joined.record)
        {
            return language(BookText.joined(title(of: record, in: language)))
        }
        if let crossing = try crossing(at: stamp) {
            let title = title(of: crossing.record, in: language)
            return language(crossing.isHere ? BookText.movedHere(title) : BookText.movedAway(title))
        }
        let records = Set(changes.map { RecordKey($0.kind, $0.record) }).count
        if records > 1 {
            if let words = many(changes, in: language) { return words }
            guard let main = told(changes) ?? main(changes) else {
                return language(try deed(first).words(count: records))
            }
            first = main
        }
        let deed = try deed(first)
        guard let kind = schema.kind(first.kind), let record = try record(kind, first.record) else {
            return language(deed.words(count: 1))
        }
        if let words = rules(of: kind).summary?(record, first, language), deed == .changed {
            return words
        }
        let rules = rules(of: kind)
        let isTold = deed == .changed || deed == .added || rules.isDeedTold && deed != .gone
        if isTold, let words = rules.deed?(record, first, titles(ofPair: record), language) {
            return words
        }
        return language(deed.words(title: title(of: record, in: language)))
    }

    /// What an action added that is still there, where adding is what it did: not what it wrote beside
    /// something else, and no pair, which to the user was always there.
    package func added(by stamp: Stamp) throws(BookError) -> [Record] {
        let changes = try changes(at: stamp)
        guard let first = changes.firstRecord, try crossing(at: stamp) == nil,
            try deed(told(changes) ?? main(changes) ?? first) == .added
        else { return [] }
        var (added, known): ([Record], Set<RecordKey>) = ([], [])
        for change in changes.prefix(Book.mostAdded) {
            let key = RecordKey(change.kind, change.record)
            guard known.insert(key).inserted, let kind = schema.kind(change.kind),
                kind.titleIndex != nil, kind.identity.isEmpty,
                let record = try record(kind, change.record), !record.isHidden,
                try deed(change) == .added
            else { continue }
            added.append(record)
        }
        return added
    }

    /// Of more changes than so many only the first are looked at, as of a book that was taken in.
    private static let mostAdded = 500

    /// What is said of the only record among others that has a name: something and its place in a list.
    private func main(_ changes: [Change]) -> Change? {
        let named = changes.filter { schema.kind($0.kind)?.titleIndex != nil }
        return Set(named.map { $0.record }).count == 1 ? named.first : nil
    }

    /// The only change of a pair that says itself what was done.
    private func told(_ changes: [Change]) -> Change? {
        let pairs = changes.filter { change in
            schema.kind(change.kind).map { rules(of: $0).isDeedTold } ?? false
        }
        return Set(pairs.map { $0.record }).count == 1 ? pairs.first : nil
    }

    /// In the words of the first kind that has some for what was done to all.
    private func many(_ changes: [Change], in language: Language) -> String? {
        let names = Set(changes.map { $0.kind })
        for kind in schema.kinds where names.contains(kind.name) {
            if let words = rules(of: kind).many?(changes, language) { return words }
        }
        return nil
    }

    /// The name to show for a record. One that has no title but is one per pair is called by the
    /// pair: "Fruit › Apples".
    package func title(of record: Record, in language: Language) -> String {
        if let name = record.kind.naming?(record, language), !name.isEmpty { return name }
        if !record.title.isEmpty { return record.title }
        if record.kind.titleIndex != nil { return language(BookText.untitled) }
        let pair = titles(ofPair: record)
        return pair.isEmpty ? record.kind.label.text(in: language) : pair.joined(separator: " › ")
    }

    /// The titles of the records from which the identifier follows; none if one is unknown.
    private func titles(ofPair record: Record) -> [String] {
        let titles = record.kind.identity.compactMap { name -> String? in
            guard let target = record.kind.field(name)?.type.target,
                let kind = schema.kind(target), let id = record.value(name)?.reference
            else { return nil }
            return ((try? self.record(kind, id)) ?? nil)?.title
        }
        return titles.count == record.kind.identity.count ? titles : []
    }

    private func deed(_ change: Change) throws(BookError) -> Deed {
        if let gone = change[Field.gone.name] {
            if gone.json == "true" { return .gone }
            if change[Field.deleted.name] == nil { return .deleted }
        }
        if let deleted = change[Field.deleted.name] {
            return deleted.json == "true" ? .deleted : .restored
        }
        let history = try history(RecordKey(change.kind, change.record))
        return history.first?.stamp == change.stamp ? .added : .changed
    }
}

/// What an action did to a record.
private enum Deed {
    case added, deleted, gone, restored, changed

    func words(title: String) -> Label {
        switch self {
        case .added: BookText.added(title)
        case .deleted: BookText.deleted(title)
        case .gone: BookText.deletedForGood(title)
        case .restored: BookText.restored(title)
        case .changed: BookText.changed(title)
        }
    }

    func words(count: Int) -> Label {
        switch self {
        case .added: BookText.addedMany(count)
        case .deleted: BookText.deletedMany(count)
        case .gone: BookText.deletedManyForGood(count)
        case .restored, .changed: BookText.changedMany(count)
        }
    }
}

extension [Change] {
    /// All that an action changed in the first of its records, also when it arrived in pieces.
    fileprivate var firstRecord: Change? {
        guard let first else { return nil }
        let same = filter { $0.kind == first.kind && $0.record == first.record }
        let fields = same.flatMap { $0.fields }.filter { !TextVersion.isBase($0.name) }
        return first.keeping(fields)
    }
}
