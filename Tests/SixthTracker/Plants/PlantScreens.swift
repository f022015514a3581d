import Kernel

extension Plants {
    private static let fields = [Plant.name.field, Plant.every.field, Plant.watered.field]

    @Sendable static func mainScreen(_ page: Page) throws(BookError) -> Response {
        let plants = try all(page.book)
        return page.screen(page.language(PlantText.title), tint: Tint("plants")) { html in
            write(plants, page, html)
        }
    }

    @Sendable static func newSheet(_ page: Page) throws(BookError) -> Response {
        try sheet(page, .new, Form(fields, typed: page.request.query), to: path + "/new")
    }

    @Sendable static func create(_ page: Page) throws(BookError) -> Response {
        let form = Form(fields)
        do {
            let draft = try form.draft(Plant.kind, from: page.form)
            return page.done(try page.book.commit(draft).stamp, or: path)
        } catch {
            guard let form = form.refused(error, typed: page.form) else { throw error }
            return try sheet(page, .new, form, to: path + "/new")
        }
    }

    @Sendable static func editSheet(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Plant.kind)
        return try sheet(page, .edit, Form(fields, record), to: path(record.id))
    }

    @Sendable static func edit(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Plant.kind)
        let form = Form(fields, record)
        do {
            let draft = try form.draft(Plant.kind, record.id, from: page.form)
            return page.done(try page.book.commit(draft).stamp, or: path)
        } catch {
            guard let form = form.refused(error, typed: page.form) else { throw error }
            return try sheet(page, .edit, form, to: path(record.id))
        }
    }

    @Sendable static func water(_ page: Page) throws(BookError) -> Response {
        let draft = Draft(try page.record(Plant.kind)).setting(Plant.watered, page.book.today)
        return page.done(try page.book.commit(draft).stamp, or: path)
    }

    private static func sheet(
        _ page: Page, _ title: PlantText, _ form: Form, to action: String
    ) throws(BookError) -> Response {
        let (language, plants) = (page.language, try all(page.book))
        return page.screen(
            language(title), tint: Tint("plants"), status: form.errors.isEmpty ? 200 : 422
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
            html.largeTitle(Heading(language(PlantText.title)))
            if plants.isEmpty {
                html.emptyState(
                    EmptyState(
                        icon: .inside, title: language(PlantText.title),
                        sentence: language(PlantText.emptySentence),
                        action: Link(language(PlantText.new), href: path + "/new")))
            } else {
                html.group(id: "plants") { for plant in plants { html.row(row(plant, page)) } }
                html.floatingAction(language(PlantText.new), href: path + "/new")
            }
        }
    }

    private static func row(_ plant: Plant, _ page: Page) -> Row {
        let language = page.language
        let water = Row.Action(
            language(PlantText.water(plant.name)), name: "watered", value: "today",
            symbol: .icon(.check))
        return Row(
            id: "p-" + plant.id.text, title: plant.name,
            subtitle: language(
                PlantText.next(language.date(plant.thirst(from: page.book.today)))),
            href: path(plant.id),
            actions: Row.Actions(
                action: path(plant.id, "/water"), fields: [("return", page.here)], tick: water,
                swipe: [water], menuLabel: language(PlantText.more(plant.name))))
    }
}
