import Kernel

extension Priorities {
    /// What is to get, as one comes past it in a shop: all of it, or what is inside a list, followed by what
    /// is stocked of that.
    @Sendable static func showing(
        _ list: Record?, _ book: Book, _ language: Language
    ) throws(BookError) -> Showing? {
        let all: [Essential]
        var portions: [RecordID: Amount] = [:]
        var untold: Set<RecordID> = []
        if let list {
            all = try Family(book).inside(list.id)
            if all.isEmpty { return nil }
            portions = try Family(book).portions(of: list.id)
            untold = try Family(book).untold(all, of: list.id)
        } else {
            all = try wanted(book)
        }
        let toGet = all.filter { $0.level != .low }
        let known = try Shops(book).all().first?.aisles(in: language) ?? []
        let open = all.filter { $0.level != .low || untold.contains($0.id) }
        var blocks = byAisle(AisleOrder.walked(open, known, in: language), portions, language)
        let stocked = all.filter { $0.level == .low && !untold.contains($0.id) }
        if !stocked.isEmpty {
            blocks.append(
                Showing.Block(
                    list: language(Level.low.label), stocked.map { $0.line(portions, language) }))
        }
        return Showing(
            list?.title ?? language(PrioritiesText.printTitle),
            subtitle: language.date(book.today, style: .long),
            sentences: toGet.isEmpty && !open.isEmpty
                ? []
                : [
                    language(
                        toGet.isEmpty
                            ? PrioritiesText.shopEmpty : PrioritiesText.toGet(toGet.count))
                ], blocks)
    }

    /// What is on the list, as many as the list itself counts.
    private static func wanted(_ book: Book) throws(BookError) -> [Essential] {
        try book.records(Query(Essential.kind, where: Essential.kind.main, limit: 1_000)).map {
            Essential($0)
        }
    }

    /// A list for each aisle, where there are several.
    private static func byAisle(
        _ essentials: [Essential], _ portions: [RecordID: Amount], _ language: Language
    ) -> [Showing.Block] {
        let aisles = AisleOrder.parted(essentials, in: language)
        return aisles.map { aisle in
            let name = aisle.aisle.isBlank ? language(PrioritiesText.noAisle) : aisle.aisle
            return Showing.Block(
                list: aisles.count > 1 ? name : "",
                aisle.essentials.map { $0.line(portions, language) })
        }
    }
}

extension Essential {
    /// "2 L Milk", or as much of it as its list wants, and what was written about it.
    fileprivate func line(
        _ portions: [RecordID: Amount], _ language: Language
    ) -> (words: String, remark: String) {
        let amount = portions[id] ?? amount
        return (amount.isEmpty ? name : amount.text(in: language) + " " + name, remark)
    }
}
