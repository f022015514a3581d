import Kernel

/// What a command wrote, ready to be told once it is durable.
private struct Deed: Sendable {
    /// What was done, in the book's words; `nil` when everything was already so.
    let sentence: String?
    /// The record as it stands now, in the form asked for.
    let record: [UInt8]
    var isHidden = false
    /// Whether it waits for a sync, as isn't said a second time.
    var isToBeSynced = false
}

extension Session {
    /// Makes a record.
    func add() throws(Failure) {
        let kind = try namedKind()
        let words = arguments.operands.dropFirst()
        let file = try file(words, of: kind)
        let values = try assignments(words, of: kind)
        try tell(
            try writing { (book) throws(BookError) in
                let draft = try book.draft(
                    kind, nil, values, in: language, surroundings.numberStyle)
                let commit = try book.commit(try book.attach(file, to: draft))
                var deed = try deed(commit, kind, book)
                deed.isToBeSynced = try isFirstToSync(book)
                return deed
            })
    }

    /// Whether this is the first that is written here into a shared book, of which it is to be said when others
    /// see it.
    private func isFirstToSync(_ book: Book) throws(BookError) -> Bool {
        if arguments.has(.quiet) || isDryRun { return false }
        let key = "sync-told"
        return try book.reading { () throws(StoreError) in
            guard try book.store.setting(key) == nil, try HubState(in: book.store) != nil else {
                return false
            }
            try book.store.set(key, "1")
            return true
        }
    }

    /// Changes fields of one record or several, as one action; what only pairs it with others is set like a field.
    func set() throws(Failure) {
        let kind = try namedKind()
        let (references, words) = settings
        let pairs = schema.pairs(of: kind, in: words)
        let own = words.filter { word in !pairs.contains { $0.word == word } }
        let file = try file(own[...], of: kind)
        let values = try assignments(own, of: kind)
        try tell(
            try writing { (book) throws(BookError) in
                var ids: [RecordID] = []
                for reference in references {
                    let id = try book.resolve(reference, in: kind).id
                    if !ids.contains(id) { ids.append(id) }
                }
                var drafts: [Draft] = []
                for id in ids {
                    let draft = try book.draft(
                        kind, id, values, in: language, surroundings.numberStyle)
                    drafts.append(try book.attach(file, to: draft))
                }
                for pair in pairs { drafts += try book.drafts(pair, of: ids) }
                return try deed(try book.commit(drafts), kind, book, of: ids)
            })
    }

    /// What `set` names, and what it sets: the first word is a name whatever it holds, others are up to the first `=`.
    private var settings: (references: [String], words: [String]) {
        let rest = arguments.operands.dropFirst(2)
        // Without any, the last word is told not to be one.
        let end = rest.firstIndex { $0.assignment != nil } ?? rest.indices.last ?? rest.startIndex
        return ([reference] + rest[..<end], Array(rest[end...]))
    }

    /// Moves a record to the trash, or out of it.
    func delete() throws(Failure) {
        let kind = try namedKind()
        let isForGood = arguments.has(.forGood)
        try tell(
            try writing { (book) throws(BookError) in
                let commit =
                    isForGood
                    ? try book.deleteForGood([try trashedFirst(kind, book)])
                    : try book.delete(try book.resolve(reference, in: kind))
                return try deed(commit, kind, book)
            })
    }

    /// What is in the trash under the name, else what is visible.
    private func trashedFirst(_ kind: Kind, _ book: Book) throws(BookError) -> Record {
        if let record = try book.find(reference, in: kind, .trashed) { return record }
        return try book.resolve(reference, in: kind)
    }

    /// Brings a record back from the trash.
    func restore() throws(Failure) {
        let kind = try namedKind()
        try refuseVisible(kind)
        try refuseGone(kind)
        try tell(
            try writing { (book) throws(BookError) in
                let record = try book.resolve(reference, in: kind, scope: .trashed)
                return try deed(try book.restore(record), kind, book)
            })
    }

    /// Says so when a record isn't deleted in the first place.
    private func refuseVisible(_ kind: Kind) throws(Failure) {
        let isVisible = try reading { (book) throws(BookError) in
            guard try book.find(reference, in: kind, .deleted) == nil else { return false }
            return try book.find(reference, in: kind, .visible) != nil
        }
        if isVisible { throw .refused(.notDeleted(reference)) }
    }

    /// Says so when a record was deleted for good.
    private func refuseGone(_ kind: Kind) throws(Failure) {
        let isGone = try reading { (book) throws(BookError) in
            guard try book.find(reference, in: kind, .trashed) == nil else { return false }
            return try book.find(reference, in: kind, .deleted) != nil
        }
        if isGone { throw .refused(.goneForGood(reference)) }
    }

    /// - Parameter several: The records that were named, where there may be several.
    private func deed(
        _ commit: Commit, _ kind: Kind, _ book: Book, of several: [RecordID] = []
    ) throws(BookError) -> Deed {
        var sentence: String?
        if let stamp = commit.stamp { sentence = try book.describe(stamp, in: language) }
        if several.count > 1 {
            var records: [Record] = []
            for id in several {
                if let record = try book.record(kind, id) { records.append(record) }
            }
            return Deed(sentence: sentence, record: try listing(records, of: kind, book))
        }
        guard let id = commit.ids.first, let record = try book.record(kind, id) else {
            return Deed(sentence: sentence, record: [])
        }
        return Deed(
            sentence: sentence, record: try written(record, book),
            isHidden: record.isHidden && !record.isDeleted)
    }

    /// The record on a line of its own.
    private func written(_ record: Record, _ book: Book) throws(BookError) -> [UInt8] {
        guard isJSON else {
            return try isPlain || !record.isDeleted ? listing([record], of: record.kind, book) : []
        }
        var writer = JSONWriter()
        writer.record(record)
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private func tell(_ deed: Deed) throws(Failure) {
        if !arguments.has(.quiet) || isJSON || isPlain { output.print(deed.record) }
        guard let sentence = deed.sentence else { return say(ReportText.alreadySo) }
        output.say(isDryRun ? language(ReportText.rehearsed(sentence)) : sentence + ".")
        if deed.isHidden { say(ReportText.stillHidden) }
        if deed.isToBeSynced { say(SharingText.syncBrings) }
    }
}

extension Book {
    /// The record that a person names, if there is exactly one; else `nil` or a failure of the store.
    fileprivate func find(
        _ reference: String, in kind: Kind, _ scope: Query.Scope
    ) throws(BookError) -> Record? {
        do throws(BookError) {
            return try resolve(reference, in: kind, scope: scope)
        } catch {
            if case .notFound = error { return nil }
            throw error
        }
    }
}
