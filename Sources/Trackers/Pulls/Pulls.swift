package import Kernel

/// The tractor pulling logbook: pulls, their hooks, and what the numbers say.
package enum Pulls {
    package static func tracker() -> Tracker {
        Tracker(
            title: Words.title, path: path, tint: .pulls, icon: .pulls,
            chosenIcon: .pullsFilled, declarations: declarations, routes: routes,
            preferences: [Units.preference], summary: summary, href: href, sample: sample)
    }

    static let path = "/pulls"

    package static let declarations = Declarations(
        [Pull.kind, Hook.kind, PointsRule.kind], rules: [Pull.rules, Hook.rules],
        reports: reports, formats: [notesFormat, hooksFormat])

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path + "/new", newPull),
        .post(path + "/new", createPull),
        .get(path + "/notes", notesScreen),
        .post(path + "/notes", upTo: Route.files, unpacks: true, keepsWith: "keep", readNotes),
        .get(path + "/hooks.csv", HooksFile.answer),
        .get(path + "/names", namesScreen),
        .post(path + "/names", rename),
        .get(path + "/names/rename", renameSheet),
        .get(path + "/standings", standingsScreen),
        .post(path + "/rules", saveRule),
        .post(path + "/rules/:id/delete", deleteRule),
        .get(path + "/bests", bestsScreen),
        .get(path + "/tractor", tractorScreen),
        .get(path + "/forecast", forecastScreen),
        .get(path + "/hook/:id", editHook),
        .post(path + "/hook/:id", saveHook),
        .post(path + "/hook/:id/delete", deleteHook),
        .get(path + "/:id", pullScreen),
        .get(path + "/:id/edit", editPull),
        .post(path + "/:id/edit", savePull),
        .post(path + "/:id/delete", deletePull),
        .get(path + "/:id/hook", newHook),
        .post(path + "/:id/hook", createHook),
        .get(path + "/:id/results", resultsSheet),
    ]

    static func path(_ pull: RecordID, _ rest: String = "") -> String {
        path + "/" + pull.text + rest
    }

    static func hookPath(_ hook: RecordID, _ rest: String = "") -> String {
        path + "/hook/" + hook.text + rest
    }

    @Sendable static func href(_ record: Record) -> String? {
        switch record.kind.name {
        case Pull.kind.name: path(record.id)
        case Hook.kind.name: path(record[Hook.pull])
        default: path + "/standings"
        }
    }
}

extension Tint {
    static var pulls: Tint { Tint("pulls") }
}

extension Icon {
    static var pulls: Icon { Icon("flag") }
    static var pullsFilled: Icon { Icon("flag-fill") }
}
