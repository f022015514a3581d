import Kernel

extension Priorities {
    /// Every aisle that the book or shops know.
    private static func aisles(_ page: Page) throws(BookError) -> [String] {
        var aisles = Aisle.allCases.map { page.language($0.label) }
        for shop in try Shops(page.book).all() {
            for aisle in shop.aisles(in: page.language)
            where !aisles.contains(where: { $0.folded == aisle.folded }) {
                aisles.append(aisle)
            }
        }
        return aisles
    }

    /// The aisles that shops have, and behind them those of somebody's own where things stand.
    static func usualAisles(_ page: Page) throws(BookError) -> [String] {
        let usual = Aisle.allCases.map { page.language($0.label) }
        let query = Query(Essential.kind, order: Essential.alphabetical, limit: 5_000)
        let own = try page.book.records(query).map { Essential($0).aisle }
            .filter { !$0.isBlank }.map { Aisle.said($0, in: page.language) }
        var known = Set(usual.map { $0.folded })
        return usual
            + own.inOrder { $0.folded < $1.folded }.filter { known.insert($0.folded).inserted }
    }

    /// A text field that offers the aisles there are, and shows what the name says meanwhile.
    static func aisleField(_ form: Form, _ page: Page, _ html: HTML) {
        var field = form.control(Essential.aisle.field, in: page.language)
        field.suggestions = (try? aisles(page)) ?? []
        html.textField(field)
    }

    /// The aisles to choose from by one tap, and a field for another.
    @Sendable static func aisle(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Essential.kind)
        var editor = Editor(
            page, Essential.kind, [Essential.aisle.field], of: record,
            after: { _ in page.returnPath(or: path(record.id)) }
        ) { (form) throws(BookError) in
            try aisleSheet(page, record, form)
        }
        // As stores read it: "fruit & veg" is no aisle beside "Fruit and vegetables".
        for index in editor.typed.pairs.indices
        where editor.typed.pairs[index].name == Essential.aisle.name {
            editor.typed.pairs[index].value = Aisle.kept(
                editor.typed.pairs[index].value, in: page.language)
        }
        return editor
    }

    private static func aisleSheet(
        _ page: Page, _ record: Record, _ form: Form
    ) throws(BookError) -> Response {
        let item = try ItemScreen(page, record)
        let list = try MainList(page, chosen: record.id)
        let aisles = try aisles(page)
        let shown = Essential(record).shownAisle(in: page.language)
        let language = page.language
        return page.screen(record.title, tint: .priorities, status: form.status) { html in
            item.write(beside: list, html)
        } sheet: { html in
            html.sheet(
                title: language(PrioritiesText.aisle), closeHref: path(record.id),
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: path(record.id, .aisle), return: path(record.id), class: "chips"
                ) {
                    for aisle in aisles {
                        html.button(
                            .class("chip"), .type("submit"), .name("aisle"), .value(aisle),
                            .aria("pressed", aisle.folded == shown.folded ? "true" : "false")
                        ) { html.text(aisle) }
                    }
                }
                html.postForm(
                    action: path(record.id, .aisle), return: path(record.id), showsRecord: true
                ) {
                    aisleField(form, page, html)
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }
}
