package import Kernel

/// One essential inside another, as apples are inside fruit; one per pair.
package enum EssentialLink {
    package static let parent = Attribute<RecordID>(
        Field(
            "parent", PrioritiesText.list, .reference(to: "essential", isOwner: true),
            .required))
    package static let child = Attribute<RecordID>(
        Field(
            "child", PrioritiesText.essential, .reference(to: "essential", isOwner: true),
            .required))

    package static let kind = Kind(
        "essentialLink", PrioritiesText.link, plural: PrioritiesText.links,
        identity: [parent.field, child.field], isSearchable: false,
        fields: [parent.field, child.field])

    package static func draft(parent: RecordID, child: RecordID) -> Draft {
        Draft(kind).setting(Self.parent, parent).setting(Self.child, child)
    }
}
