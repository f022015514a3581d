package import Kernel

/// One essential inside another, as apples are inside fruit; one per pair.
package enum EssentialLink {
    package static let parent = Attribute<RecordID>(
        Field(
            "parent", Label(PrioritiesText.list), .reference(to: "essential", isOwner: true),
            .required))
    package static let child = Attribute<RecordID>(
        Field(
            "child", Label(PrioritiesText.essential), .reference(to: "essential", isOwner: true),
            .required))

    package static let kind = Kind(
        "essentialLink", Label(PrioritiesText.link), plural: Label(PrioritiesText.links),
        identity: ["parent", "child"], isSearchable: false, fields: [parent.field, child.field])

    package static let rules = Rules(kind, check: check)

    package static func draft(parent: RecordID, child: RecordID) -> Draft {
        Draft(kind).setting(Self.parent, parent).setting(Self.child, child)
    }

    /// Refuses an essential inside itself, directly or through others.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let family = Family(book)
        let parent = record[parent]
        let child = record[child]
        let below = try family.descendants(of: child)
        guard parent == child || below.contains(parent) else { return nil }
        let name = try book.record(Essential.kind, child)?.title ?? child.text
        return FieldError(Self.child.field, value: name, .circular)
    }
}
