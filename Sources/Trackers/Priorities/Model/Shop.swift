package import Kernel

/// A shop where one goes, with the order of its aisles. (To a book it is a `store`.)
package struct Shop: Sendable {
    package let id: RecordID
    package let name: String
    /// As one comes past them.
    package let aisles: [String]

    package init(_ record: Record) {
        id = record.id
        name = record[Shop.name]
        if case .words(let aisles)? = record.value(Shop.aisles.name) {
            self.aisles = aisles
        } else {
            aisles = []
        }
    }

    /// The aisles as a language says them.
    func aisles(in language: Language) -> [String] {
        aisles.map { Aisle.said($0, in: language) }
    }
}

extension Shop {
    package static let name = Attribute<String>(
        Field(
            "name", PrioritiesText.name, .line, .required, hint: PrioritiesText.shopHint))
    package static let aisles = Field(
        "aisles", PrioritiesText.shopAisles, .words, .optional,
        hint: PrioritiesText.shopAislesHint)

    package static let kind = Kind(
        "store", PrioritiesText.store, plural: PrioritiesText.stores, title: name.field,
        order: [.ascending(name)], isDistinct: true, fields: [name.field, aisles])
}

/// That an essential is got in a shop; one per pair. What has none is got anywhere.
package enum EssentialShop {
    package static let essential = Attribute<RecordID>(
        Field(
            "essential", PrioritiesText.essential, .reference(to: "essential", isOwner: true),
            .required))
    package static let shop = Attribute<RecordID>(
        Field(
            "store", PrioritiesText.store, .reference(to: "store", isOwner: true), .required))

    package static let kind = Kind(
        "essentialStore", PrioritiesText.shopLink, plural: PrioritiesText.shopLinks,
        identity: [essential.field, shop.field], isSearchable: false,
        fields: [essential.field, shop.field])
}
