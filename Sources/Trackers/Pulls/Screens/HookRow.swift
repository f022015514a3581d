import Kernel

/// How a hook appears among the results of its class.
struct HookRow {
    let page: Page
    let unit: DistanceUnit

    /// - Parameter above: The hook that counts for the same tractor, under which this one stands.
    func row(_ entry: ClassResult.Entry, _ hook: Record, under above: Record?) -> Row {
        let language = page.language
        let names = [hook[Hook.puller], hook[Hook.tractor]].filter { !$0.isBlank }
        let title = names.isEmpty ? language(Words.hook) : names.joined(separator: " · ")
        let isOfSame = above.map { $0[Hook.puller].folded == hook[Hook.puller].folded } ?? false
        let round = language(HookRow.round(entry))
        var row = Row(
            id: "h-" + hook.id.text, title: isOfSame ? round : title,
            subtitle: details(entry, hook, round: isOfSame ? nil : round),
            href: Pulls.hookPath(hook.id), figure: figure(entry),
            actions: actions(hook, isOfSame ? title + ", " + round : title))
        if entry.run.status != .measured { row.figureNote = reach(entry) }
        return row
    }

    /// "Pull-off", "2nd attempt"
    private static func round(_ entry: ClassResult.Entry) -> Label {
        entry.isPullOff ? Words.pullOff : Words.attempt(entry.run.attempt)
    }

    private func figure(_ entry: ClassResult.Entry) -> String {
        switch entry.run.status {
        case .measured: reach(entry) ?? "–"
        case .fullPull: page.language(HookStatus.fullPull.label)
        default: entry.run.status.code
        }
    }

    private func reach(_ entry: ClassResult.Entry) -> String? {
        entry.reach?.text(in: unit, page.language)
    }

    /// - Parameter round: What to say of its attempt, if it isn't the first.
    private func details(
        _ entry: ClassResult.Entry, _ hook: Record, round: String?
    ) -> String? {
        let language = page.language
        var parts: [String] = []
        if let round, entry.run.attempt > 1 { parts.append(round) }
        if let pressure = hook.optional(Hook.tirePressure) {
            parts.append(TirePressure.text(pressure, Units(unit), language))
        }
        parts.append(hook[Hook.sled])
        parts += Hook.custom(of: hook).map { $0.name + " " + $0.value }
        parts.append(hook[Hook.note].truncated(to: 80))
        let shown = parts.filter { !$0.isBlank }
        return shown.isEmpty ? nil : shown.joined(separator: " · ")
    }

    func place(_ entry: ClassResult.Entry, isUnder: Bool, _ html: HTML) {
        let place = entry.place.map { page.language.ordinal($0) } ?? (isUnder ? "" : "–")
        html.span(.class(entry.place == 1 ? "place first" : "place")) { html.text(place) }
    }

    /// A bar as long as the distance against the class's best.
    func bar(_ entry: ClassResult.Entry, _ html: HTML) {
        guard entry.run.counts, let share = entry.roughShare else { return }
        let permille = Int(max(0, min(1_000, (share &+ 500_000_000) / 1_000_000_000)))
        html.bar(
            permille: permille,
            label: page.language(
                Words.hookBestClass))
    }

    private func actions(_ hook: Record, _ title: String) -> Row.Actions {
        let language = page.language
        let pull = hook[Hook.pull]
        let id = Placeholder.id
        let menu = RowMenu(
            "h", return: Pulls.path(pull),
            swipe: [
                Row.Action(
                    language(WebText.delete), name: "delete", value: "1", symbol: .icon(.trash),
                    action: Pulls.hookPath(id, .delete))
            ],
            links: [
                Link(language(WebText.edit), href: Pulls.hookPath(id)),
                Link(
                    language(Words.again), href: Pulls.path(pull, .hook) + "?like=" + id.text),
                Link(language(WebText.history), href: AppAddress.history(Hook.kind, id)),
            ])
        return Row.Actions(menu: menu, menuLabel: language(Words.more(title)))
    }
}
