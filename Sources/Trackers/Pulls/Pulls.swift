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
        [Pull.kind, Hook.kind, PointsRule.kind], rules: [Pull.rules, Hook.rules],
        reports: reports, formats: [notesFormat, hooksFormat])

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path(.new), shows: newPull),
        .post(path(.new), saves: newPull),
        .get(path(.notes), notesScreen),
        .post(path(.notes), upTo: Route.files, unpacks: true, keepsWith: "keep", readNotes),
        .get(path(.file), HooksFile.download),
        .get(path(.names), namesScreen),
        .post(path(.names), rename),
        .get(path(.rename), renameSheet),
        .get(path(.standings), standingsScreen),
        .get(path(.season), seasonPart),
        .post(path(.rules), saves: newRule),
        .post(deletePath(rule: ":id"), deleteRule),
        .get(path(.bests), bestsScreen),
        .get(path(.tractor), tractorScreen),
        .get(path(.forecast), forecastScreen),
        .get(hook(.sheet), shows: editHook),
        .post(hook(.sheet), saveHook),
        .post(hook(.delete), deleteHook),
        .get(pull(.screen), pullScreen),
        .get(pull(.edit), shows: editPull),
        .post(pull(.edit), saves: editPull),
        .post(pull(.delete), deletePull),
        .get(pull(.hook), shows: newHook),
        .post(pull(.hook), createHook),
        .get(pull(.results), resultsSheet),
    ]

    private static func pull(_ address: PullAddress) -> String {
        path + "/:id" + address.rawValue
    }

    private static func hook(_ address: HookAddress) -> String {
        path + "/hook/:id" + address.rawValue
    }

    @Sendable static func href(_ record: Record) -> String? {
        switch record.kind.name {
        case Pull.kind.name: path(record.id)
        case Hook.kind.name: path(record[Hook.pull])
        default: path(.standings)
        }
    }
}
