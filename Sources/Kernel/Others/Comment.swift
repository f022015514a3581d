/// What somebody says of a record, such as "the red ones" of apples. It belongs to what it is about: it is hidden
/// with it, and moves with it to another book.
package enum Comment {
    package static let text = Attribute<String>(
        Field("text", OthersText.commentText, .paragraphs, .required))

    /// The fields of which one says what it is about. Each is called as the kind that it leads to.
    package static let subjects: [Field] = [
        "project", "item", "quality", "essential", "pull", "hook", "course", "assignment", "term",
    ].map { name in
        Field(name, OthersText.commentAbout, .reference(to: name, isOwner: true), .optional)
    }

    package static let kind = Kind(
        "comment", OthersText.comment, plural: OthersText.comments, title: text.field,
        naming: { (record, language) in language.quoted(record[text].truncated(to: 60)) },
        fields: [text.field] + subjects)

    package static let rules = Rules(
        kind, check: { (record, _) throws(BookError) in refusal(record) },
        figures: { (record, book) throws(BookError) in try figures(record, book) },
        deed: { (record, _, _, language) in
            language(OthersText.commented(record[text].truncated(to: 60)))
        })

    package static let declarations = Declarations([kind], rules: [rules])

    /// The field by which a comment is about a record of a kind; nil where nothing is said of such records.
    package static func subject(_ kind: Kind) -> Field? {
        subjects.first { $0.name == kind.name }
    }

    private static func refusal(_ record: Record) -> FieldError? {
        let count = subjects.count { record.value(of: $0) != nil }
        if count == 1 { return nil }
        return FieldError(
            text.field, value: record[text].truncated(to: 60), .rule(OthersText.commentOfOne))
    }

    /// Who wrote it, in a book of several people.
    private static func figures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
        guard let action = try book.authorship(of: record),
            let name = try book.writers().name(of: action)
        else { return [:] }
        return ["by": .string(name)]
    }
}

extension Record {
    /// What a comment is about; nil for anything else.
    package var commented: RecordKey? {
        guard kind == Comment.kind else { return nil }
        for field in Comment.subjects {
            if let id = value(of: field)?.reference { return RecordKey(field.name, id) }
        }
        return nil
    }
}

extension Change {
    /// What a comment is about that the change makes; nil for every other change.
    var commented: RecordKey? {
        guard kind == Comment.kind.name else { return nil }
        for field in Comment.subjects {
            if let set = self[field.name], let id = field.value(fromChange: set.json)?.reference {
                return RecordKey(field.name, id)
            }
        }
        return nil
    }
}

extension Book {
    /// Whether what is said of records has a place on their pages: where several keep the book, or
    /// somebody said something.
    package var hasConversation: Bool {
        guard schema.kind(Comment.kind.name) != nil else { return false }
        if ((try? setting(.member)) ?? nil) != nil { return true }
        let first = try? records(Query(Comment.kind, limit: 1))
        return first?.isEmpty == false
    }

    /// What was said of a record, the earliest first.
    package func comments(on record: Record) throws(BookError) -> [Record] {
        guard let field = Comment.subject(record.kind), schema.kind(Comment.kind.name) != nil else {
            return []
        }
        return try records(Query(Comment.kind, where: [.oneOf(field, [.reference(record.id)])]))
    }

    /// How much later than its identifier a record's first action may say that it was made, in milliseconds:
    /// stamps go on from those of clocks that are ahead.
    private static let afterwards: Int64 = 90_000

    /// The action by which somebody wrote a record; nil for one that came from elsewhere, as from another
    /// book, under the name of whoever brought it.
    package func authorship(of record: Record) throws(BookError) -> Stamp? {
        guard let first = try history(record.key).first?.stamp else { return nil }
        let passed = first.shown.milliseconds - record.createdAt.milliseconds
        return passed.magnitude <= Book.afterwards.magnitude ? first : nil
    }
}
