extension DraftChecker {
    /// What is right value by value, but wrong by its kind's own rule in a book. A rule is held
    /// against the record without the values that are refused already.
    ///
    /// - Parameter sparesOld: Whether what was wrong before, and is left as it was, may stay.
    func refusedByRules(
        in book: Book, besides known: [BookError.Refusal] = [], sparesOld: Bool = false
    ) throws(BookError) -> [BookError.Refusal] {
        var refusals: [BookError.Refusal] = []
        for (draft, key) in touched {
            guard var record = future[key], let check = book.rules(of: record.kind).check else {
                continue
            }
            let refused = known.filter { $0.draft == draft }.map { $0.error.field.name }
            for name in refused {
                if let position = record.kind.index(of: name) { record.values[position] = nil }
            }
            guard let error = try check(record, book), !refused.contains(error.field.name) else {
                continue
            }
            // What seems to be missing may be what was refused.
            if error.reason == .missing, !refused.isEmpty { continue }
            if sparesOld, try wasSo(error, record, check) { continue }
            refusals.append(BookError.Refusal(draft: draft, error))
        }
        return refusals
    }

    /// Whether a record was wrong in this already, as two devices together can make it, and its draft
    /// leaves that as it is: other changes aren't hindered by it.
    private func wasSo(
        _ error: FieldError, _ record: Record,
        _ check: (Record, Book) throws(BookError) -> FieldError?
    ) throws(BookError) -> Bool {
        guard let before = try book.record(record.kind, record.id),
            before.value(error.field.name) == record.value(error.field.name)
        else { return false }
        return try check(before, book)?.field.name == error.field.name
    }

    /// Whether a changed record has to be held against a rule.
    var hasRules: Bool {
        touched.contains { touch in
            future[touch.key].map { book.rules(of: $0.kind).check != nil } ?? false
        }
    }
}
