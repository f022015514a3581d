package import Kernel

/// One essential inside another, as apples are inside fruit; one per pair.
///
/// Its quantity is how much of it the list wants each time, as a recipe does; how much is to get is the
/// essential's own. Both fields are left out where a list doesn't say; versions that don't know them keep them
/// and pass them on.
package enum EssentialLink {
    package static let parent = Attribute<RecordID>(
        Field(
            "parent", PrioritiesText.list, .reference(to: "essential", isOwner: true),
            .required))
    package static let child = Attribute<RecordID>(
        Field(
            "child", PrioritiesText.essential, .reference(to: "essential", isOwner: true),
            .required))

    package static let amount = Attribute<Decimal>(
        Field(
            "amount", PrioritiesText.amount, .decimal(0...999_999_999), .optional,
            hint: PrioritiesText.amountHint))
    package static let unit = Attribute<String>(
        Field(
            "unit", PrioritiesText.unit, .text(maximum: 100, multiline: false), .optional,
            hint: PrioritiesText.unitHint))

    package static let kind = Kind(
        "essentialLink", PrioritiesText.link, plural: PrioritiesText.links,
        identity: [parent.field, child.field], isSearchable: false,
        reading: Essential.read,
        fields: [parent.field, child.field, amount.field, unit.field])

    package static func draft(parent: RecordID, child: RecordID) -> Draft {
        Draft(kind).setting(Self.parent, parent).setting(Self.child, child)
    }

    /// How much of it the list wants each time.
    static func amount(of link: Record) -> Amount {
        Amount(number: link.optional(amount), unit: link.optional(unit) ?? "")
    }
}
