extension Book {
    /// What an action did, in the user's words: "Milk deleted", "12 records added".
    ///
    /// Gives `nil` when the book knows no such action.
    package func describe(_ stamp: Stamp, in language: Language) throws(BookError) -> String? {
        let found = try actions(before: stamp.successor, limit: 1).first
        if found?.stamp == stamp, let undone = found?.undoes,
            let what = try describe(changesAt: undone, in: language)
        {
            return language(BookText.undone(what))
        }
        return try describe(changesAt: stamp, in: language)
    }

    private func describe(
        changesAt stamp: Stamp, in language: Language
    ) throws(BookError) -> String? {
        let changes = try changes(at: stamp)
        guard let first = changes.firstRecord else { return nil }
        let deed = try deed(first)
        let records = Set(changes.map { RecordKey($0.kind, $0.record) }).count
        if records > 1 { return language(deed.words(count: records)) }
        guard let kind = schema.kind(first.kind), let record = try record(kind, first.record) else {
            return language(deed.words(count: 1))
        }
        if let words = kind.rules.summary?(record, first, language), deed == .changed {
            return words
        }
        return language(deed.words(title: title(of: record, in: language)))
    }

    /// The name to show for a record, also for kinds that have no title.
    package func title(of record: Record, in language: Language) -> String {
        if !record.title.isEmpty { return record.title }
        return record.kind.titleIndex == nil
            ? record.kind.label.text(in: language) : language(BookText.untitled)
    }

    private func deed(_ change: Change) throws(BookError) -> Deed {
        if let deleted = change[Field.deleted.name] {
            return deleted.json == "true" ? .deleted : .restored
        }
        let history = try history(RecordKey(change.kind, change.record))
        return history.first?.stamp == change.stamp ? .added : .changed
    }
}

/// What an action did to a record.
private enum Deed {
    case added, deleted, restored, changed

    func words(title: String) -> BookText {
        switch self {
        case .added: .added(title)
        case .deleted: .deleted(title)
        case .restored: .restored(title)
        case .changed: .changed(title)
        }
    }

    func words(count: Int) -> BookText {
        switch self {
        case .added: .addedMany(count)
        case .deleted: .deletedMany(count)
        case .restored, .changed: .changedMany(count)
        }
    }
}

extension [Change] {
    /// All that an action changed in the first of its records, also when it arrived in pieces.
    fileprivate var firstRecord: Change? {
        guard let first else { return nil }
        let same = filter { $0.kind == first.kind && $0.record == first.record }
        return first.keeping(same.flatMap { $0.fields })
    }
}
