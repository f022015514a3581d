import Kernel

extension Plants {
    private static let fields = [Plant.name.field, Plant.every.field, Plant.watered.field]

    @Sendable static func mainScreen(_ page: Page) throws(BookError) -> Response {
        let plants = try all(page.book)
        return page.screen(page.language(PlantText.title), tint: Tint("plants")) { html in
            write(plants, page, html)
        }
    }

    @Sendable static func new(_ page: Page) throws(BookError) -> Editor {
        editor(page, PlantText.new, nil, to: path + "/new")
    }

    @Sendable static func edit(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Plant.kind)
        return editor(page, PlantText.edit, record, to: path(record.id))
    }

    private static func editor(
        _ page: Page, _ title: Label, _ record: Record?, to action: String
    ) -> Editor {
        Editor(page, Plant.kind, fields, of: record) { _ in
            page.returnPath(or: path)
        } screen: { (form) throws(BookError) in
            try sheet(page, title, form, to: action)
        }
    }

    @Sendable static func water(_ page: Page) throws(BookError) -> Response {
        let draft = Draft(try page.record(Plant.kind)).setting(Plant.watered, page.book.today)
        return page.done(try page.book.commit(draft).stamp, or: path)
    }

    private static func sheet(
        _ page: Page, _ title: Label, _ form: Form, to action: String
    ) throws(BookError) -> Response {
        let (language, plants) = (page.language, try all(page.book))
        return page.screen(
            language(title), tint: Tint("plants"), status: form.status
        ) { html in
            write(plants, page, html)
        } sheet: { html in
            html.sheet(title: language(title), closeHref: path, closeLabel: language(WebText.close))
            {
                html.postForm(action: action, return: path, showsRecord: action != path + "/new") {
                    for field in fields { html.field(field, form, in: language) }
                    html.buttonBar { html.submitButton(language(PlantText.save)) }
                }
            }
        }
    }

    private static func write(_ plants: [Plant], _ page: Page, _ html: HTML) {
        let language = page.language
        html.column {
            html.largeTitle(Heading(language(PlantText.title))) {
                html.iconLink(.add, label: language(PlantText.new), href: path + "/new")
            }
            if plants.isEmpty {
                html.emptyState(
                    EmptyState(
                        icon: .inside, title: language(PlantText.title),
                        sentence: language(PlantText.emptySentence),
                        action: Link(language(PlantText.new), href: path + "/new")))
            } else {
                html.group(id: "plants") { for plant in plants { html.row(row(plant, page)) } }
            }
        }
    }

    private static func row(_ plant: Plant, _ page: Page) -> Row {
        let language = page.language
        return Row(
            id: "p-" + plant.id.text, title: plant.name,
            subtitle: language(
                PlantText.next(language.date(plant.thirst(from: page.book.today)))),
            href: path(plant.id),
            actions: Row.Actions(
                tick: water(plant.id, plant.name, language),
                menu: RowMenu(
                    "water", return: page.here,
                    swipe: [water(Placeholder.id, Placeholder.title, language)]),
                menuLabel: language(PlantText.more(plant.name))))
    }

    private static func water(_ id: RecordID, _ name: String, _ language: Language) -> Row.Action {
        Row.Action(
            language(PlantText.water(name)), name: "watered", value: "today",
            symbol: .icon(.check), action: path(id, "/water"))
    }
}
