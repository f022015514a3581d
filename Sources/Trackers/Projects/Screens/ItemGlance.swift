import Kernel

/// What else is worth knowing of an item: its place among the others, what its qualities count, when it
/// came; where nothing is compared, what else is open.
final class ItemGlance {
    private let page: Page
    private let record: Record
    /// The whole project, if its items are compared and few enough to be read for this.
    private var study: Study?
    private var others: [Record] = []

    /// Of how many items it is said where each stands.
    private static let most = 200
    /// How many open items stand below one that isn't compared.
    private static let shown = 5

    init(_ page: Page, _ record: Record, _ study: Study) throws(BookError) {
        self.page = page
        self.record = record
        if study.qualities.isEmpty {
            let open = try page.book.records(
                Item.kind, where: [Item.project == study.id, Item.completed == false],
                limit: ItemGlance.shown + 1)
            others = Array(open.filter { $0.id != record.id }.prefix(ItemGlance.shown))
        } else {
            let all = try page.book.count(Query(Item.kind, where: [Item.project == study.id]))
            if all > 1, all <= ItemGlance.most {
                self.study = try Study(study.record, in: page.book)
            }
        }
    }

    func write(_ html: HTML) {
        let language = page.language
        let offset = page.request.context.utcOffset
        html.facts {
            if let study, let standing = study.ranking[record.id] {
                if study.isPlaced(standing) {
                    html.fact(
                        language(Words.rank),
                        study.place(standing, language) + " · "
                            + language(Words.itemsCounted(study.items.count)))
                }
                for quality in study.qualities {
                    html.fact(quality.title, Quality.remark(quality, language))
                }
            }
            html.fact(
                language(Field.createdAt.label),
                language.date(record.createdAt.date(utcOffset: offset)))
        }
        if others.isEmpty { return }
        html.sectionTitle(language(Words.moreToExplore))
        html.group(id: "others") {
            let rows = ItemRow(page, nil)
            for item in others { rows.write(item, html) }
        }
    }
}
