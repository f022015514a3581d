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
        Field("date", Words.decisionDate, .date, .required))
    /// The items' titles, best first, with what they came to.
    package static let ranking = Field("ranking", Words.thatDay, .pairs, .optional)
    package static let outcome = Attribute<String>(
        Field("outcome", Words.outcome, .paragraphs, .defaults(to: .text(""))))

    package static let kind = Kind(
        "decision", Words.decision,
        plural: Words.decisions,
        identity: [project.field], order: [.descending(date)], isSearchable: false,
        fields: [project.field, item.field, reason.field, date.field, ranking, outcome.field])

    /// After how many days the outcome is asked for.
    static let patience = 14

    /// The decisions whose outcome nobody noted, once there has been time for one.
    static func unanswered(_ book: Book) throws(BookError) -> [Record] {
        try book.records(
            kind, where: [outcome == ""],
            order: [.ascending(date)], limit: 50
        ).filter { $0[date].days(until: book.today) >= patience }
    }

    /// What was chosen, by its title, also when it is gone since.
    static func choice(_ record: Record, _ book: Book) throws(BookError) -> String {
        try book.record(Item.kind, record[item])?.title ?? ""
    }

    static func of(_ project: RecordID, in book: Book) throws(BookError) -> Record? {
        try book.records(
            kind, where: [Self.project == project], limit: 1
        ).first
    }
}
