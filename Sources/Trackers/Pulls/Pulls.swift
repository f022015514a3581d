package import Kernel

extension Pulls {
    package static func tracker() -> Tracker {
        Tracker(
            title: Words.title, path: path, tint: .pulls, icon: .pulls,
            chosenIcon: .pullsFilled, declarations: declarations,
            door: Door(
                Words.door, line: Words.doorLine, step: Words.doorStep,
                href: path(.new)), routes: routes,
            preferences: [Units.preference], summary: summary, offers: offers, href: href,
            sample: sample)
    }

    package static let declarations = Declarations(
        [Pull.kind, Hook.kind, PointsRule.kind], rules: [Pull.rules.showing(showing), Hook.rules],
        reports: reports, formats: [notesFormat, hooksFormat])

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path(.new), shows: newPull).toWrite,
        .post(path(.new), saves: newPull),
        .get(path(.notes), notesScreen).toWrite,
        .post(path(.notes), upTo: Route.files, unpacks: true, keepsWith: "keep", readNotes),
        .get(path(.file), HooksFile.download),
        .get(path(.names), namesScreen),
        .post(path(.names), savesBatch: rename),
        .get(path(.rename), showsBatch: rename).toWrite,
        .get(path(.standings), standingsScreen),
        .get(path(.season), seasonPart),
        .post(path(.rules), saves: newRule),
        .post(deletePath(rule: ":id"), deleteRule),
        .get(path(.bests), bestsScreen),
        .get(path(.tractor), tractorScreen),
        .get(path(.forecast), forecastScreen),
        .get(hookPath(":id", .sheet), shows: editHook),
        .post(hookPath(":id", .sheet), saveHook),
        .post(hookPath(":id", .delete), deleteHook),
        .get(path(":id", .screen), pullScreen),
        .get(path(":id", .edit), shows: editPull),
        .post(path(":id", .edit), saves: editPull),
        .post(path(":id", .delete), deletePull),
        .get(path(":id", .hook), shows: newHook).toWrite,
        .post(path(":id", .hook), createHook),
        .get(path(":id", .results), resultsSheet),
    ]

    @Sendable static func href(_ record: Record) -> String? {
        switch record.kind.name {
        case Pull.kind.name: path(record.id)
        case Hook.kind.name: path(record[Hook.pull])
        default: path(.standings)
        }
    }
}
