package import Kernel

/// What was chosen in a project, why, and how the options stood that day; one per project.
package enum Decision {
    package static let project = Attribute<RecordID>(
        Field("project", Project.kind.label, .reference(to: "project", isOwner: true), .required))
    package static let item = Attribute<RecordID>(
        Field("item", Words.choice, .reference(to: "item", isOwner: false), .required))
    package static let reason = Attribute<String>(
        Field("reason", Words.reason, .paragraphs, .defaults(to: .text(""))))
    package static let date = Attribute<CivilDate>(
        Field("date", Label("Date", german: "Datum", italian: "Data"), .date, .required))
    /// The items' titles, best first, with what they came to.
    package static let ranking = Field("ranking", Words.thatDay, .pairs, .optional)
    package static let outcome = Attribute<String>(
        Field("outcome", Words.outcome, .paragraphs, .defaults(to: .text(""))))

    package static let kind = Kind(
        "decision", Words.decision,
        plural: Label("Decisions", german: "Entscheidungen", italian: "Decisioni"),
        identity: ["project"], order: [.descending("date")], isSearchable: false,
        fields: [project.field, item.field, reason.field, date.field, ranking, outcome.field])

    static func of(_ project: RecordID, in book: Book) throws(BookError) -> Record? {
        try book.records(
            kind, where: [.equals(Self.project.name, .reference(project))], limit: 1
        ).first
    }
}
