package import Kernel

/// Something to finish, and one of the options when a project is compared.
package enum Item {
    package static let project = Attribute<RecordID>(
        Field("project", Project.kind.label, .reference(to: "project", isOwner: true), .required))
    package static let title = Attribute<String>(
        Field(
            "title", Labels.title, .line, .required,
            hint: Label("Trim shrubs", german: "Hecke schneiden", italian: "Potare la siepe")))
    package static let detail = Attribute<String>(
        Field("detail", Labels.detail, .paragraphs, .defaults(to: .text(""))))
    /// 1 low, 2 medium, 3 high.
    package static let priority = Attribute<Int64>(
        Field(
            "priority", Label("Priority", german: "Priorität", italian: "Priorità"),
            .integer(1...3), .defaults(to: .integer(2))))
    package static let completed = Attribute<Bool>(
        Field(
            "completed", Label("Completed", german: "Erledigt", italian: "Completata"), .boolean,
            .defaults(to: .boolean(false))))

    package static let kind = Kind(
        "item", Label("Item", german: "Eintrag", italian: "Voce"),
        plural: Label("Items", german: "Einträge", italian: "Voci"), title: "title",
        order: [.ascending("completed"), .descending("priority"), Order(.createdAt)],
        tallied: ["completed"],
        fields: [
            project.field, title.field, detail.field, priority.field, completed.field,
        ])

    package static let rules = Rules(
        kind, summary: summary, many: Deeds.words, carry: Moving.item, display: display)

    /// "High"
    @Sendable private static func display(
        _ field: Field, _ value: Value, _ book: Book, _ language: Language
    ) -> String? {
        guard field.name == priority.name, case .integer(let level) = value else { return nil }
        return language(Words.level(level))
    }

    /// "Trim shrubs done"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1 else { return nil }
        if change[completed.name] != nil {
            return language(
                record[completed] ? Words.done(record.title) : Words.notDone(record.title))
        }
        guard change[priority.name] != nil else { return nil }
        return record.title + ": " + language(Words.priority(record[priority]))
    }
}

extension Item {
    /// The items of a project, in the order of their list.
    static func of(_ project: RecordID, in book: Book) throws(BookError) -> [Record] {
        try book.records(kind, where: [.equals("project", .reference(project))])
    }
}
