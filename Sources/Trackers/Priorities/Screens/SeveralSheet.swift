import Kernel

extension Priorities {
    private static let placeField = Field(
        "store", PrioritiesText.store, .text(maximum: 100, multiline: false), .optional)
    private static let takenField = Field(
        BatchChoices.taken, PrioritiesText.essentials, .text(maximum: 100, multiline: false),
        .optional)
    /// In every store, which is none.
    private static let anywhere = "anywhere"
    /// The most that have a box.
    private static let mostBoxes = 1_000

    /// A box at each essential: those that are ticked get a store, an aisle, or both, as one action.
    @Sendable static func several(_ page: Page) throws(BookError) -> BatchEditor {
        BatchEditor(page, [takenField, placeField, Essential.aisle.field]) {
            () throws(BookError) in
            let stamp = try page.book.commit(try placing(page)).stamp
            return page.done(stamp, or: path(.search))
        } screen: { (form) throws(BookError) in
            try severalSheet(page, form)
        }
    }

    private static func placing(_ page: Page) throws(BookError) -> [Draft] {
        let chosen = page.form.all(takenField.name).compactMap { RecordID($0) }
        let place = page.form[placeField.name] ?? ""
        let aisle = Aisle.kept(
            (page.form[Essential.aisle.name] ?? "").trimmed, in: page.language)
        if chosen.isEmpty { throw .refused(FieldError(takenField, value: "", .missing)) }
        if place.isEmpty, aisle.isEmpty {
            throw .refused(
                [placeField, Essential.aisle.field].map { field in
                    BookError.Refusal(FieldError(field, value: "", .missing))
                })
        }
        var drafts: [Draft] = []
        let shop = place.isEmpty || place == anywhere ? nil : try shop(place, page.book)
        for id in chosen {
            if !aisle.isEmpty {
                drafts.append(Draft(Essential.kind, id).setting(Essential.aisle, aisle))
            }
            if let shop { drafts.append(EssentialShop.draft(id, shop)) }
            if place == anywhere {
                for own in try Shops(page.book).shops(of: id) {
                    var draft = EssentialShop.draft(id, own)
                    draft.set(Field.deleted, .boolean(true))
                    drafts.append(draft)
                }
            }
        }
        return drafts
    }

    private static func shop(_ text: String, _ book: Book) throws(BookError) -> RecordID {
        guard let id = RecordID(text), let shop = try book.record(Shop.kind, id), !shop.isHidden
        else { throw .notFound(kind: Shop.kind, reference: text) }
        return id
    }

    private static func severalSheet(_ page: Page, _ form: Form) throws(BookError) -> Response {
        let language = page.language
        let list = try MainList(page)
        let shops = try Shops(page.book).all()
        let query = Query(Essential.kind, order: Essential.alphabetical, limit: mostBoxes)
        let all = try page.book.records(query).map { Essential($0) }
        let ticked = Set(page.form.all(takenField.name))
        let guess = AisleGuess(language)
        // Only where there are stores is one got anywhere else.
        let choices =
            [FormField.Choice("", "–")] + shops.map { FormField.Choice($0.id.text, $0.name) }
            + (shops.isEmpty
                ? [] : [FormField.Choice(anywhere, language(PrioritiesText.anywhere))])
        return page.screen(
            language(PrioritiesText.several), tint: .priorities, status: form.status
        ) { html in
            html.split(showing: .list) {
                list.write(html)
            } detail: {
                besideList(page, html)
            }
        } sheet: { html in
            html.sheet(
                title: language(PrioritiesText.several), closeHref: path(.search),
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path(.several), return: path(.search)) {
                    if let error = form.control(takenField, in: language).error {
                        html.callout(error, icon: .warning)
                    }
                    html.selectField(form.control(placeField, in: language), choices)
                    aisleField(form, page, html)
                    html.ul(.class("checks")) {
                        for essential in all {
                            box(essential, ticked.contains(essential.id.text), guess, html)
                        }
                    }
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }

    private static func box(
        _ essential: Essential, _ isTicked: Bool, _ guess: AisleGuess, _ html: HTML
    ) {
        html.li {
            html.label(.class("check")) {
                html.input(
                    .type("checkbox"), .name(takenField.name), .value(essential.id.text),
                    .checked(if: isTicked))
                html.span {
                    html.text(essential.name)
                    let aisle = essential.shownAisle(by: guess)
                    if !aisle.isBlank {
                        let isGuessed = essential.aisle.isBlank
                        html.span(.class("sub")) {
                            html.text(
                                isGuessed
                                    ? guess.language(PrioritiesText.aisleGuessed(aisle)) : aisle)
                        }
                    }
                }
            }
        }
    }
}
