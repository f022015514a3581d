import Kernel

/// What a command wrote, ready to be told once it is durable.
private struct Deed: Sendable {
    /// What was done, in the book's words; `nil` when everything was already so.
    let sentence: String?
    /// The record as it stands now, in the form asked for.
    let record: [UInt8]
    var isHidden = false
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
                return try deed(commit, kind, book)
            })
    }

    /// Changes fields of a record.
    func set() throws(Failure) {
        let kind = try namedKind()
        let words = arguments.operands.dropFirst(2)
        let file = try file(words, of: kind)
        let values = try assignments(words, of: kind)
        try tell(
            try writing { (book) throws(BookError) in
                let record = try book.resolve(reference, in: kind)
                let draft = try book.draft(
                    kind, record.id, values, in: language, surroundings.numberStyle)
                return try deed(try book.commit(book.attach(file, to: draft)), kind, book)
            })
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

    private func deed(
        _ commit: Commit, _ kind: Kind, _ book: Book
    ) throws(BookError) -> Deed {
        var sentence: String?
        if let stamp = commit.stamp { sentence = try book.describe(stamp, in: language) }
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
