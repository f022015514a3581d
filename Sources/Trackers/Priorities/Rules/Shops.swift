import Kernel

/// The shops of a book, and what is got in which.
struct Shops {
    let book: Book

    init(_ book: Book) {
        self.book = book
    }

    /// The one that was written to last first: whose order was learned on the last trip.
    func all() throws(BookError) -> [Shop] {
        try book.records(Query(Shop.kind))
            .inOrder {
                $0.modifiedAt == $1.modifiedAt ? $0.id < $1.id : $0.modifiedAt > $1.modifiedAt
            }
            .map { Shop($0) }
    }

    /// Where an essential is got; empty where anywhere will do.
    func shops(of essential: RecordID) throws(BookError) -> Set<RecordID> {
        Set(
            try book.records(EssentialShop.kind, where: [EssentialShop.essential == essential])
                .map { $0[EssentialShop.shop] })
    }

    /// Where each of several is got.
    func shops(of essentials: [RecordID]) throws(BookError) -> [RecordID: Set<RecordID>] {
        var shops: [RecordID: Set<RecordID>] = [:]
        if essentials.isEmpty { return shops }
        for link in try book.records(
            EssentialShop.kind, where: [EssentialShop.essential.isOne(of: essentials)])
        {
            shops[link[EssentialShop.essential], default: []].insert(link[EssentialShop.shop])
        }
        return shops
    }
}

/// The order of aisles that one comes past.
enum AisleOrder {
    /// Takes what a trip shows into the order that is known: the aisles in which something was ticked
    /// stand in the order of the ticks, at the places that they have; others stay where they are.
    static func learned(_ known: [String], from ticked: [String]) -> [String] {
        var order = known
        for aisle in ticked where !order.contains(where: { $0.folded == aisle.folded }) {
            let before = ticked.prefix { $0.folded != aisle.folded }.last
            let place = order.firstIndex { $0.folded == before?.folded }
            order.insert(aisle, at: place.map { $0 + 1 } ?? (before == nil ? 0 : order.count))
        }
        let places = order.indices.filter { place in
            ticked.contains { $0.folded == order[place].folded }
        }
        for (place, aisle) in zip(places, ticked) { order[place] = aisle }
        return order
    }
}
