package import Kernel

extension Projects {
    package static func tracker() -> Tracker {
        Tracker(
            title: Words.projects, path: path, tint: .projects, icon: .projects,
            chosenIcon: .projectsFilled, declarations: declarations,
            door: Door(
                Words.door, line: Words.doorLine, step: Words.doorStep,
                href: path(.new)), routes: routes,
            shortcuts: [
                Shortcut("1 – 9 · 0", Words.keysScore), Shortcut("← ↑ ↓ →", Words.keysMove),
            ],
            summary: summary, offers: offers,
            href: href, sample: sample)
    }

    package static let declarations = Declarations(
        [
            Project.kind, Item.kind, Quality.kind, Score.kind, Template.kind, TemplateQuality.kind,
            Decision.kind, Judgement.kind,
        ],
        rules: [
            Project.rules, Item.rules, Quality.rules, Score.rules, Template.rules, Decision.rules,
            Judgement.rules,
        ],
        formats: [matrixFormat, todoFormat, taskwarriorFormat])

    private static let routes: [Route] = [
        .get(path, openScreen),
        .get(path(.closed), closedScreen),
        .get(path(.awards), awardsScreen),
        .get(path(.templates), templatesScreen),
        .get(template(.edit), shows: editTemplate),
        .post(template(.edit), saves: editTemplate),
        .post(template(.delete), deleteTemplate),
        .get(path(.calendar), desk: .serverFirst, calendarScreen),
        .post(path(.calendar), renewCalendar),
        .get(path(.calendar) + "/:secret", desk: .server, calendarFile),
        .get(path(.new), shows: new),
        .post(path(.new), saves: new),
        .post(path(.score), setScore),
        .get(item(.screen), itemScreen),
        .get(item(.edit), shows: editItem),
        .post(item(.edit), saves: editItem),
        .post(item(.set), setItem),
        .post(item(.delete), deleteItem),
        .get(quality(.screen), qualityScreen),
        .get(quality(.edit), shows: editQuality),
        .post(quality(.edit), saves: editQuality),
        .post(quality(.delete), deleteQuality),
        .get(project(.items), itemsTab),
        .get(project(.rank), rankTab),
        .get(project(.score), scoreTab),
        .get(project(.why), whyTab),
        .get(project(.matrix), matrixTab),
        .post(project(.matrix), setCells),
        .get(project(.print), printScreen),
        .get(project(.importing), importScreen),
        .post(
            project(.importing), upTo: Route.files, unpacks: true, keepsWith: "confirm",
            importTable),
        .get(project(.pill), pillPreview),
        .get(project(.trial), tryWeights),
        .get(project(.weights), weightsScreen),
        .post(project(.weights), setWeights),
        .get(project(.ranking), rankingScreen),
        .get(project(.pairs), pairsScreen),
        .post(project(.pairs), setPair),
        .get(project(.edit), shows: edit),
        .post(project(.edit), saves: edit),
        .post(project(.set), setProject),
        .post(project(.delete), delete),
        .post(project(.add), saves: addItem),
        .get(project(.batch), batchSheet),
        .post(project(.batch), createBatch),
        .get(project(.quality), shows: newQuality),
        .post(project(.quality), saves: newQuality),
        .post(project(.template), saveTemplate),
        .get(project(.decide), shows: decide),
        .post(project(.decide), saves: decide),
        .get(project(.file), matrixFile),
    ]

    private static func project(_ address: ProjectAddress) -> String {
        path + "/:id" + address.rawValue
    }

    private static func item(_ address: ItemAddress) -> String {
        path + "/item/:id" + address.rawValue
    }

    private static func quality(_ address: QualityAddress) -> String {
        path + "/quality/:id" + address.rawValue
    }

    private static func template(_ address: TemplateAddress) -> String {
        path + "/template/:id" + address.rawValue
    }

    /// The screen that shows a record.
    @Sendable static func href(_ record: Record) -> String? {
        switch record.kind.name {
        case Project.kind.name: path(record.id)
        case Item.kind.name: itemPath(record.id)
        case Quality.kind.name: qualityPath(record.id)
        case Score.kind.name: itemPath(record[Score.item])
        case Decision.kind.name: path(record[Decision.project])
        case Template.kind.name, TemplateQuality.kind.name: path(.templates)
        default: path
        }
    }
}
