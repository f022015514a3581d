package import Kernel

/// Something to finish, and one of the options when a project is compared.
package enum Item {
    package static let project = Attribute<RecordID>(
        Field("project", Project.kind.label, .reference(to: "project", isOwner: true), .required))
    package static let title = Attribute<String>(
        Field(
            "title", Words.labelTitle, .line, .required,
            hint: Words.itemTrimShrubs))
    package static let detail = Attribute<String>(
        Field("detail", Words.labelDetail, .paragraphs, .defaults(to: .text(""))))
    /// 1 low, 2 medium, 3 high.
    package static let priority = Attribute<Int64>(
        Field(
            "priority", Words.itemPriority,
            .integer(1...3), .defaults(to: .integer(2))))
    package static let completed = Attribute<Bool>(
        Field(
            "completed", Words.itemCompleted, .boolean,
            .defaults(to: .boolean(false))))

    package static let kind = Kind(
        "item", Words.item,
        plural: Words.items, title: title.field,
        order: [.ascending(completed), .descending(priority), Order(.createdAt)],
        tallied: [completed.field],
        fields: [
            project.field, title.field, detail.field, priority.field, completed.field,
        ])
}

extension Item {
    /// The items of a project, in the order of their list.
    static func of(_ project: RecordID, in book: Book) throws(BookError) -> [Record] {
        try book.records(kind, where: [Self.project == project])
    }
}
