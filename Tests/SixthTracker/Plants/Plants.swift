package import Kernel

/// A sixth tracker, as small as one can be: the proof that a tracker is a folder and one line.
package enum Plants {
    package static func tracker() -> Tracker {
        Tracker(
            title: PlantText.title, path: path,
            tint: Tint("plants"), icon: .inside, chosenIcon: .inside, declarations: declarations,
            door: Door(
                PlantText.title, line: PlantText.thirst, step: PlantText.title, href: path + "/new"),
            routes: routes, preferences: [order], summary: summary, href: { path($0.id) },
            sample: sample)
    }

    package static let declarations = Declarations([Plant.kind], rules: [Plant.rules])

    static let path = "/plants"

    static func path(_ id: RecordID, _ rest: String = "") -> String {
        path + "/" + id.text + rest
    }

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path + "/new", shows: new),
        .post(path + "/new", saves: new),
        .get(path + "/:id", shows: edit),
        .post(path + "/:id", saves: edit),
        .post(path + "/:id/water", water),
    ]

    /// Whether what is thirsty comes first.
    static let order = Preference(
        Setting(rawValue: "plantOrder"),
        PlantText.order,
        [
            Preference.Choice("name", PlantText.name),
            Preference.Choice("thirst", PlantText.thirst),
        ], fallback: { _ in "name" })

    @Sendable private static func summary(_ page: Page) throws(BookError) -> Summary {
        let plants = try all(page.book)
        let thirsty = plants.filter { $0.thirst(from: page.book.today) <= page.book.today }
        if plants.isEmpty { return Summary() }
        return Summary(tiles: [
            Summary.Tile(
                page.language.number(thirsty.count),
                remark: page.language(PlantText.thirsty(thirsty.count)), href: path)
        ])
    }

    @Sendable private static func sample(
        _ book: Book, _ language: Language
    ) throws(BookError) -> [Draft] {
        [Draft(Plant.kind, book.makeID()).setting(Plant.name, "Monstera").setting(Plant.every, 9)]
    }

    static func all(_ book: Book) throws(BookError) -> [Plant] {
        let plants = try book.records(Query(Plant.kind)).map { Plant($0) }
        guard try order.value(book) == "thirst" else { return plants }
        return plants.sorted { $0.thirst(from: book.today) < $1.thirst(from: book.today) }
    }
}
