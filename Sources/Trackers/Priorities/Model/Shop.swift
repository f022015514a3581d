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

    /// The one that stands above what is got there: "dm:", "# Aldi"; by its whole name, or by its first word.
    static func heading(_ line: String, among shops: [Shop]) -> Shop? {
        let head = Shop.headWords(line)
        if head.isEmpty { return nil }
        if let shop = shops.first(where: { $0.name.folded.words == head }) { return shop }
        let called = shops.filter { head.count == 1 && $0.name.folded.words.first == head[0] }
        return called.count == 1 ? called[0] : nil
    }

    /// Without the signs that make a heading.
    static func headWords(_ line: String) -> [String] {
        let signs = "#=*_-: ".unicodeScalars
        let start = line.unicodeScalars.drop { signs.contains($0) }
        let end = start.reversed().drop { signs.contains($0) }.count
        return String(start.prefix(end)).folded.words
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

    static func draft(_ essential: RecordID, _ shop: RecordID) -> Draft {
        Draft(kind).setting(Self.essential, essential).setting(Self.shop, shop)
    }
}
