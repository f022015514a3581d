import Kernel

extension Priorities {
    /// The stores, each with the order of its aisles.
    @Sendable static func storesScreen(_ page: Page) throws(BookError) -> Response {
        let shops = try Shops(page.book).all()
        return try storesScreen(page, shops) { _ in }
    }

    private static func storesScreen(
        _ page: Page, _ shops: [Shop], status: Int = 200, sheet: @escaping (HTML) -> Void
    ) throws(BookError) -> Response {
        let language = page.language
        let list = try MainList(page)
        return page.screen(
            language(PrioritiesText.stores), tint: .priorities, status: status
        ) { html in
            list.write(html) {
                html.largeTitle(
                    Heading(
                        language(PrioritiesText.stores),
                        back: Link(language(PrioritiesText.back), href: path), isBesideList: true)
                ) {
                    html.iconLink(
                        .add, label: language(PrioritiesText.newStore), href: path(.newStore))
                }
                if shops.isEmpty { html.footnote(language(PrioritiesText.storesEmpty)) }
                html.group(id: "stores") {
                    for shop in shops {
                        html.row(
                            Row(
                                id: "s-" + shop.id.text, title: shop.name,
                                subtitle: shop.aisles.isEmpty
                                    ? nil : shop.aisles(in: language).joined(separator: " → "),
                                href: path(store: shop.id)))
                    }
                }
                html.buttonBar {
                    html.buttonLink(
                        language(PrioritiesText.newStore), href: path(.newStore), icon: .add)
                    html.buttonLink(
                        language(PrioritiesText.several), href: path(.several), style: .quiet)
                }
            }
        } sheet: { html in
            sheet(html)
        }
    }

    @Sendable static func newStore(_ page: Page) throws(BookError) -> Editor {
        let shops = try Shops(page.book).all()
        let usual = try usualAisles(page)
        var editor = Editor(page, Shop.kind, [Shop.name.field, Shop.aisles]) { _ in
            page.returnPath(or: path(.stores))
        } screen: { (form) throws(BookError) in
            try storesScreen(page, shops, status: form.status) { html in
                storeSheet(PrioritiesText.newStore, path(.newStore), form, nil, usual, page, html)
            }
        }
        readAisles(&editor.typed, usual, page.language)
        return editor
    }

    @Sendable static func editStore(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Shop.kind)
        let shops = try Shops(page.book).all()
        let usual = try usualAisles(page)
        var editor = Editor(page, Shop.kind, [Shop.name.field, Shop.aisles], of: record) { _ in
            page.returnPath(or: path(.stores))
        } screen: { (form) throws(BookError) in
            try storesScreen(page, shops, status: form.status) { html in
                storeSheet(
                    PrioritiesText.editStore, path(store: record.id), form, record, usual, page,
                    html)
            }
        }
        readUp(&editor.typed, of: Shop(record), usual, page.language)
        readAisles(&editor.typed, usual, page.language)
        return editor
    }

    /// Reads the lines of aisles: the names that aisles have for what is nearly one, and none where all are left as
    /// they were suggested. There is a line for each, also where there is only one whose name has commas.
    private static func readAisles(
        _ typed: inout Parameters, _ usual: [String], _ language: Language
    ) {
        for index in typed.pairs.indices where typed.pairs[index].name == Shop.aisles.name {
            let lines = typed.pairs[index].value.utf8.split { $0 == 10 || $0 == 13 }
                .map { String(Substring($0)).trimmed }.filter { !$0.isEmpty }
                .map { Aisle.kept($0, in: language) }
                .onceEach
            let isUsual = lines == usual
            typed.pairs[index].value = isUsual ? "" : lines.joined(separator: "\n") + "\n"
        }
    }

    private static func storeSheet(
        _ title: Label, _ action: String, _ form: Form, _ record: Record?, _ usual: [String],
        _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.sheet(
            title: language(title), closeHref: path(.stores), closeLabel: language(WebText.close)
        ) {
            html.postForm(action: action, return: path(.stores), showsRecord: record != nil) {
                var name = form.control(Shop.name.field, in: language)
                name.autofocus = record == nil
                html.textField(name)
                var aisles = form.control(Shop.aisles, in: language)
                if !aisles.value.contains("\n") {
                    aisles.value = aisles.value.split(separator: ",")
                        .map { String($0).trimmed }.joined(separator: "\n")
                }
                if aisles.value.isBlank { aisles.value = usual.joined(separator: "\n") }
                if record == nil || aisles.error != nil {
                    html.textArea(aisles)
                } else {
                    html.disclosure(aisles.label) { html.textArea(aisles) }
                }
                html.footnote(language(PrioritiesText.aislesLearned))
                html.buttonBar { html.submitButton(language(WebText.save)) }
            }
            if let record {
                order(of: Shop(record), usual, page, html)
                page.moveButton(record, to: html)
                html.postButton(
                    Post(
                        language(WebText.delete), action: path(store: record.id, .delete),
                        symbol: .icon(.trash), tone: .danger))
            }
        }
    }

    /// A row for each aisle, which a tap moves up.
    private static func order(of shop: Shop, _ usual: [String], _ page: Page, _ html: HTML) {
        if html.isLooking { return }
        let language = page.language
        html.sectionTitle(language(PrioritiesText.aisleOrder))
        html.group(id: "order") {
            for (place, aisle) in walked(shop, usual, language).enumerated() {
                let said = Aisle.said(aisle, in: language)
                html.row(Row(id: "aisle-\(place)", title: said), leading: {}) {
                    if place == 0 { return }
                    html.postForm(action: path(store: shop.id), return: path(store: shop.id)) {
                        html.hiddenFields([(upName, aisle)])
                        html.button(
                            .class("icon-action"), .type("submit"),
                            .aria("label", language(PrioritiesText.aisleUp(said)))
                        ) { html.icon(.up) }
                    }
                }
            }
        }
    }

    /// The field that names an aisle to be moved up.
    private static let upName = "up"

    /// The aisles of a shop in their order, as the book has them, and behind them all others that there are.
    private static func walked(
        _ shop: Shop, _ usual: [String], _ language: Language
    ) -> [String] {
        let known = Set(shop.aisles(in: language).map { $0.folded })
        return shop.aisles + usual.filter { !known.contains($0.folded) }
    }

    /// What is typed where an aisle is moved up instead: all in the new order.
    private static func readUp(
        _ typed: inout Parameters, of shop: Shop, _ usual: [String], _ language: Language
    ) {
        var aisles = walked(shop, usual, language)
        guard let place = typed[upName].flatMap({ aisles.firstIndex(of: $0) }), place > 0 else {
            return
        }
        aisles.swapAt(place, place - 1)
        typed.pairs.append((Shop.aisles.name, aisles.joined(separator: "\n") + "\n"))
    }

    @Sendable static func deleteStore(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Shop.kind)
        return page.done(try page.book.delete(record).stamp, at: path(.stores))
    }

    /// In which stores an essential is got: in all where none is chosen.
    @Sendable static func essentialStores(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let item = try ItemScreen(page, record)
        let shops = try Shops(page.book).all()
        let own = try Shops(page.book).shops(of: record.id)
        let list = try MainList(page, chosen: record.id)
        let language = page.language
        return page.screen(record.title, tint: .priorities) { html in
            item.write(beside: list, html)
        } sheet: { html in
            html.sheet(
                title: language(PrioritiesText.stores), closeHref: path(record.id),
                closeLabel: language(WebText.close)
            ) {
                if own.isEmpty { html.footnote(language(PrioritiesText.storesAnywhere)) }
                html.group {
                    for shop in shops {
                        html.row(
                            Row(id: "s-" + shop.id.text, title: shop.name), leading: {},
                            trailing: {
                                storeButton(record, shop, isOwn: own.contains(shop.id), page, html)
                            })
                    }
                }
                html.buttonBar {
                    html.buttonLink(
                        language(PrioritiesText.newStore), href: path(.newStore), icon: .add)
                }
            }
        }
    }

    private static func storeButton(
        _ record: Record, _ shop: Shop, isOwn: Bool, _ page: Page, _ html: HTML
    ) {
        html.postButton(
            Post(
                page.language(isOwn ? PrioritiesText.takeOut : PrioritiesText.add),
                action: path(record.id, .stores),
                fields: [
                    ("store", shop.id.text), ("on", isOwn ? "0" : "1"),
                    ("return", path(record.id, .stores)),
                ]),
            class: "button small")
    }

    @Sendable static func setStore(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let asked = page.form["store"] ?? ""
        guard let id = RecordID(asked), let shop = try page.book.record(Shop.kind, id),
            !shop.isHidden
        else { throw .notFound(kind: Shop.kind, reference: asked) }
        var draft = Draft(EssentialShop.kind)
            .setting(EssentialShop.essential, record.id).setting(EssentialShop.shop, shop.id)
        draft.set(Field.deleted, .boolean(page.form["on"] == "0"))
        return page.done(try page.book.commit(draft).stamp, or: path(record.id))
    }
}
