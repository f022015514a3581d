import Kernel

/// The shops of a book, and what is got in which.
struct Shops {
    let book: Book

    init(_ book: Book) {
        self.book = book
    }

    /// Those where this device was last first, then the newest.
    func all() throws(BookError) -> [Shop] {
        let used = try used()
        return try book.records(Query(Shop.kind))
            .inOrder { a, b in
                let (m, n) = (used.firstIndex(of: a.id), used.firstIndex(of: b.id))
                if m != n { return (m ?? .max) < (n ?? .max) }
                return a.modifiedAt == b.modifiedAt ? a.id < b.id : a.modifiedAt > b.modifiedAt
            }
            .map { Shop($0) }
    }

    /// Notes on this device where a trip led.
    func note(used stores: [RecordID]) throws(BookError) {
        if stores.isEmpty { return }
        let all = stores + (try used()).filter { !stores.contains($0) }
        try book.set(.usedStores, all.prefix(20).map { $0.text }.joined(separator: " "))
    }

    /// Where this device was, the last first.
    private func used() throws(BookError) -> [RecordID] {
        let text = try book.setting(.usedStores) ?? ""
        return text.split(separator: " ").compactMap { RecordID(String($0)) }
    }

    /// Whether a trip of this device gave the aisles of a shop their order, so that the next one may, too; what
    /// somebody wrote is theirs.
    func isLearned(_ shop: Shop) throws(BookError) -> Bool {
        if shop.aisles.isEmpty { return true }
        return try learned()[shop.id.text] == shop.aisles.joined(separator: "\n")
    }

    /// Notes on this device what a trip made of the aisles of a shop.
    func note(learned aisles: [String], of shop: Shop) throws(BookError) {
        let others = try learned().pairs.filter { $0.name != shop.id.text }
        let own = (name: shop.id.text, value: aisles.joined(separator: "\n"))
        try book.set(.learnedAisles, Parameters([own] + others.prefix(19)).formEncoded)
    }

    private func learned() throws(BookError) -> Parameters {
        Parameters(formEncoded: try book.setting(.learnedAisles) ?? "")
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

extension Setting {
    /// The identifiers of the stores where this device was, the last first, separated by spaces.
    fileprivate static var usedStores: Setting { Setting(rawValue: "usedStores") }
    /// The aisles of stores as trips of this device left them, by the stores' identifiers.
    fileprivate static var learnedAisles: Setting { Setting(rawValue: "learnedAisles") }
}

/// The order of aisles that one comes past.
enum AisleOrder {
    /// Essentials as one comes past them: in the aisles that a shop is known to have, then in those that
    /// shops have, then in others; by name within one.
    static func walked(
        _ essentials: [Essential], _ known: [String], in language: Language
    ) -> [Essential] {
        let guess = AisleGuess(language)
        let usual = (known + Aisle.allCases.map { language($0.label) }).map { $0.folded }
        var stops: [(essential: Essential, place: Int, words: String)] = []
        for essential in essentials {
            let aisle = essential.shownAisle(by: guess).folded
            let place = aisle.isEmpty ? Int.max : usual.firstIndex(of: aisle) ?? usual.count
            stops.append((essential, place, aisle + "\n" + essential.name.folded))
        }
        return stops.inOrder { a, b in
            a.place == b.place ? a.words < b.words : a.place < b.place
        }.map { $0.essential }
    }

    /// Essentials in the order that one comes past them, aisle by aisle.
    static func parted(
        _ walked: [Essential], in language: Language
    ) -> [(aisle: String, essentials: [Essential])] {
        let guess = AisleGuess(language)
        var aisles: [(aisle: String, essentials: [Essential])] = []
        for essential in walked {
            let aisle = essential.shownAisle(by: guess)
            if aisles.last?.aisle.folded != aisle.folded { aisles.append((aisle, [])) }
            aisles[aisles.count - 1].essentials.append(essential)
        }
        return aisles
    }

    /// Takes what a trip shows into the order that is known: the aisles in which something was ticked
    /// stand in the order of the ticks, at the places that they have; others stay where they are. A new one stands
    /// beside the one that was ticked before it, or before the one that was ticked next. One aisle alone shows
    /// nothing of an order.
    static func learned(_ known: [String], from ticked: [String]) -> [String] {
        if ticked.count < 2 { return known }
        var order = known.onceEach
        for (index, aisle) in ticked.enumerated()
        where !order.contains(where: { $0.folded == aisle.folded }) {
            func place(_ aisle: String) -> Int? { order.firstIndex { $0.folded == aisle.folded } }
            let before = ticked[..<index].last.flatMap(place)
            let after = ticked[(index + 1)...].compactMap(place).first
            order.insert(aisle, at: before.map { $0 + 1 } ?? after ?? order.count)
        }
        let places = order.indices.filter { place in
            ticked.contains { $0.folded == order[place].folded }
        }
        for (place, aisle) in zip(places, ticked) { order[place] = aisle }
        return order
    }
}

extension [String] {
    /// Names without those that stand there before, case and accents aside.
    var onceEach: [String] {
        var known: Set<String> = []
        return filter { known.insert($0.folded).inserted }
    }
}
