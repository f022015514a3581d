/// Something that merging left for a person to decide. Nothing is lost and nothing hidden meanwhile.
package struct Concern: Sendable {
    package let record: Record
    package let matter: Matter
    /// When others wrote what doesn't fit, of each record that it is about, this one or ``others``.
    private let written: [RecordKey: Stamp]

    package enum Matter: Sendable {
        /// The record was deleted while somebody who didn't know added or changed these in it.
        case orphans([Record])
        /// The record was deleted while somebody who didn't know changed it.
        case edited
        /// The record was made apart from an earlier one of the same title.
        case twin(Record)
        /// A text that was changed on several devices, with the versions beside the one shown.
        case versions(Field, [TextVersion])
        /// What nobody could have typed: beyond a limit, or not fitting together.
        case broken(FieldError)
    }

    init(_ record: Record, _ matter: Matter, written: [RecordKey: Stamp] = [:]) {
        self.record = record
        self.matter = matter
        self.written = written
    }

    /// The action by which a record that it is about was changed, added or made in the way that needs a look.
    package func stamp(of record: Record) -> Stamp? { written[record.key] }

    /// When that was.
    package func time(of record: Record) -> Instant {
        written[record.key]?.shown ?? record.createdAt
    }

    /// The matter in one published word.
    package var name: String {
        switch matter {
        case .orphans: "orphans"
        case .edited: "edited"
        case .twin: "twin"
        case .versions: "versions"
        case .broken: "broken"
        }
    }

    /// The other records that it is about.
    package var others: [Record] {
        switch matter {
        case .orphans(let children): children
        case .twin(let other): [other]
        case .edited, .versions, .broken: []
        }
    }

    package var field: Field? {
        switch matter {
        case .orphans, .edited, .twin: nil
        case .versions(let field, _): field
        case .broken(let error): error.field
        }
    }
}

extension Concern {
    /// How many names a sentence lists.
    private static let shownNames = 3

    /// What is the matter, in one sentence.
    package func sentence(_ book: Book, in language: Language) -> String {
        let title = book.title(of: record, in: language)
        switch matter {
        case .orphans(let children):
            let names = children.prefix(Self.shownNames).map { book.title(of: $0, in: language) }
            return language(
                BookText.orphans(
                    title: title, count: children.count, names: names.joined(separator: ", ")))
        case .edited: return language(BookText.edited(title))
        case .twin: return language(BookText.twin(title))
        case .versions(let field, _):
            return language(BookText.versions(title: title, field: field.label.text(in: language)))
        case .broken(let error): return title + ": " + error.sentence(in: language)
        }
    }
}

extension FieldError {
    /// What puts the value right, as far as there is one way to: a number goes to its nearest limit,
    /// and a reference or date that needn't be there goes.
    package func repair(_ record: Record) -> Draft? {
        var draft = Draft(record)
        switch (reason, field.type) {
        case (.outOfRange(let minimum, let maximum), .integer):
            guard let value = Int64(value), let low = Int64(minimum), let high = Int64(maximum)
            else { return nil }
            draft.set(field, .integer(max(low, min(value, high))))
        case (.tooEarly, .date), (.notFound, .reference), (.circular, .reference):
            guard field.isOptional else { return nil }
            draft.set(field, nil)
        default: return nil
        }
        return draft
    }
}
