package import Kernel

/// The projects one finishes, and the options one weighs in them.
package enum Projects {
    package static func tracker() -> Tracker {
        Tracker(
            title: Words.projects, path: path, tint: .projects, icon: .projects,
            chosenIcon: .projectsFilled, declarations: declarations, routes: routes,
            summary: summary,
            href: href, sample: sample)
    }

    static let path = "/projects"

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
        .get(path + "/closed", closedScreen),
        .get(path + "/awards", awardsScreen),
        .get(templatesPath, templatesScreen),
        .get(path + "/template/:id/edit", editTemplateSheet),
        .post(path + "/template/:id/edit", editTemplate),
        .post(path + "/template/:id/delete", deleteTemplate),
        .get(path + "/calendar", desk: .serverFirst, calendarScreen),
        .post(path + "/calendar", renewCalendar),
        .get(path + "/calendar/:secret", desk: .server, calendarFile),
        .get(path + "/new", newSheet),
        .post(path + "/new", create),
        .post(path + "/score", setScore),
        .get(path + "/item/:id", itemScreen),
        .get(path + "/item/:id/edit", editItemSheet),
        .post(path + "/item/:id/edit", editItem),
        .post(path + "/item/:id/set", setItem),
        .post(path + "/item/:id/delete", deleteItem),
        .get(path + "/quality/:id", qualityScreen),
        .get(path + "/quality/:id/edit", editQualitySheet),
        .post(path + "/quality/:id/edit", editQuality),
        .post(path + "/quality/:id/delete", deleteQuality),
        .get(path + "/:id", itemsTab),
        .get(path + "/:id/rank", rankTab),
        .get(path + "/:id/score", scoreTab),
        .get(path + "/:id/why", whyTab),
        .get(path + "/:id/matrix", matrixTab),
        .post(path + "/:id/matrix", setCells),
        .get(path + "/:id/print", printScreen),
        .get(path + "/:id/import", importScreen),
        .post(
            path + "/:id/import", upTo: Route.files, unpacks: true, keepsWith: "confirm",
            importTable),
        .get(path + "/:id/pill", pillPreview),
        .get(path + "/:id/try", tryWeights),
        .get(path + "/:id/weights", weightsScreen),
        .post(path + "/:id/weights", setWeights),
        .get(path + "/:id/ranking", rankingScreen),
        .get(path + "/:id/pairs", pairsScreen),
        .post(path + "/:id/pairs", setPair),
        .get(path + "/:id/edit", editSheet),
        .post(path + "/:id/edit", edit),
        .post(path + "/:id/set", setProject),
        .post(path + "/:id/delete", delete),
        .post(path + "/:id/items", addItem),
        .get(path + "/:id/batch", batchSheet),
        .post(path + "/:id/batch", createBatch),
        .get(path + "/:id/quality", newQualitySheet),
        .post(path + "/:id/quality", createQuality),
        .post(path + "/:id/template", saveTemplate),
        .get(path + "/:id/decide", decideSheet),
        .post(path + "/:id/decide", decide),
        .get(path + "/:id/matrix.csv", matrixFile),
    ]

    static func path(_ project: RecordID, _ rest: String = "") -> String {
        path + "/" + project.text + rest
    }

    static func itemPath(_ item: RecordID, _ rest: String = "") -> String {
        path + "/item/" + item.text + rest
    }

    static func qualityPath(_ quality: RecordID, _ rest: String = "") -> String {
        path + "/quality/" + quality.text + rest
    }

    /// The screen that shows a record.
    @Sendable static func href(_ record: Record) -> String? {
        switch record.kind.name {
        case Project.kind.name: path(record.id)
        case Item.kind.name: itemPath(record.id)
        case Quality.kind.name: qualityPath(record.id)
        case Score.kind.name: itemPath(record[Score.item])
        case Decision.kind.name: path(record[Decision.project])
        case Template.kind.name, TemplateQuality.kind.name: templatesPath
        default: path
        }
    }
}

extension Tint {
    static var projects: Tint { Tint("projects") }
}

extension Icon {
    static var projects: Icon { Icon("kanban") }
    static var projectsFilled: Icon { Icon("kanban-fill") }
}
