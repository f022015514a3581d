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
            Project.rules.showing(showing), Item.rules, Quality.rules, Score.rules, Template.rules,
            Decision.rules, Judgement.rules,
        ],
        formats: [matrixFormat, todoFormat, taskwarriorFormat])

    private static let routes: [Route] = [
        .get(path, openScreen),
        .get(path(.closed), closedScreen),
        .get(path(.awards), awardsScreen),
        .get(path(.templates), templatesScreen),
        .get(templatePath(":id", .edit), shows: editTemplate),
        .post(templatePath(":id", .edit), saves: editTemplate),
        .post(templatePath(":id", .delete), deleteTemplate),
        .get(path(.calendar), desk: .serverFirst, calendarScreen),
        .post(path(.calendar), renewCalendar),
        .get(calendarPath(":secret"), desk: .server, hasOwnSecret: true, calendarFile),
        .get(path(.new), shows: new).toWrite,
        .post(path(.new), saves: new),
        .post(path(.score), setScore),
        .get(itemPath(":id", .screen), itemScreen),
        .get(itemPath(":id", .edit), shows: editItem),
        .post(itemPath(":id", .edit), saves: editItem),
        .post(itemPath(":id", .set), setItem),
        .post(itemPath(":id", .delete), deleteItem),
        .get(qualityPath(":id", .screen), qualityScreen),
        .get(qualityPath(":id", .edit), shows: editQuality),
        .post(qualityPath(":id", .edit), saves: editQuality),
        .post(qualityPath(":id", .delete), deleteQuality),
        .get(path(":id", .items), itemsTab),
        .get(path(":id", .rank), rankTab),
        .get(path(":id", .score), scoreTab),
        .get(path(":id", .why), whyTab),
        .get(path(":id", .matrix), matrixTab),
        .post(path(":id", .matrix), setCells),
        .get(path(":id", .print), printScreen),
        .get(path(":id", .importing), importScreen).toWrite,
        .post(
            path(":id", .importing), upTo: Route.files, unpacks: true, keepsWith: "confirm",
            importTable),
        .get(path(":id", .pill), pillPreview),
        .get(path(":id", .trial), tryWeights),
        .get(path(":id", .weights), weightsScreen),
        .post(path(":id", .weights), setWeights),
        .get(path(":id", .ranking), rankingScreen),
        .get(path(":id", .pairs), pairsScreen),
        .post(path(":id", .pairs), setPair),
        .get(path(":id", .edit), shows: edit),
        .post(path(":id", .edit), saves: edit),
        .post(path(":id", .set), setProject),
        .post(path(":id", .delete), delete),
        .post(path(":id", .add), saves: addItem),
        .get(path(":id", .batch), showsBatch: batch).toWrite,
        .post(path(":id", .batch), savesBatch: batch),
        .get(path(":id", .quality), shows: newQuality).toWrite,
        .post(path(":id", .quality), saves: newQuality),
        .post(path(":id", .template), saveTemplate),
        .get(path(":id", .decide), shows: decide).toWrite,
        .post(path(":id", .decide), saves: decide),
        .get(path(":id", .file), matrixFile),
    ]

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
