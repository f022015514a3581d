import Kernel

/// How a hook appears among the results of its class.
struct HookRow {
    let page: Page
    let unit: DistanceUnit

    func row(_ entry: ClassResult.Entry, _ hook: Record) -> Row {
        let language = page.language
        let names = [hook[Hook.puller], hook[Hook.tractor]].filter { !$0.isBlank }
        let title = names.isEmpty ? language(Words.hook) : names.joined(separator: " · ")
        var row = Row(
            id: "h-" + hook.id.text, title: title, subtitle: details(entry, hook),
            href: Pulls.hookPath(hook.id), figure: figure(entry.run),
            actions: actions(hook, title))
        if entry.run.status == .disqualified { row.figureTone = .warning }
        if entry.run.status != .measured { row.figureNote = distance(entry.run) }
        return row
    }

    private func figure(_ run: Run) -> String {
        run.status == .measured ? distance(run) ?? "–" : run.status.code
    }

    private func distance(_ run: Run) -> String? {
        run.distance?.text(in: unit, page.language)
    }

    private func details(_ entry: ClassResult.Entry, _ hook: Record) -> String? {
        let language = page.language
        var parts: [String] = []
        if entry.isPullOff { parts.append(language(Words.pullOff)) }
        if entry.run.attempt > 1 { parts.append(language(Words.attempt(entry.run.attempt))) }
        if let pressure = hook.optional(Hook.tirePressure) {
            parts.append(TypedUnits.pressure(pressure, isMetric: unit == .metres, language))
        }
        parts.append(hook[Hook.sled])
        parts += Hook.custom(of: hook).map { $0.name + " " + $0.value }
        parts.append(hook[Hook.note].truncated(to: 80))
        let shown = parts.filter { !$0.isBlank }
        return shown.isEmpty ? nil : shown.joined(separator: " · ")
    }

    func place(_ entry: ClassResult.Entry, _ html: HTML) {
        let place = entry.place.map { page.language.ordinal($0) } ?? "–"
        html.span(.class(entry.place == 1 ? "place first" : "place")) { html.text(place) }
    }

    /// A bar as long as the distance against the class's best.
    func bar(_ entry: ClassResult.Entry, _ html: HTML) {
        guard entry.run.counts, let permille = permille(entry) else { return }
        html.bar(
            permille: permille,
            label: page.language(
                Label(
                    "of the best in class", german: "der Bestweite der Klasse",
                    italian: "della migliore di classe")))
    }

    /// A full pull without a distance went all the way.
    private func permille(_ entry: ClassResult.Entry) -> Int? {
        guard let share = entry.run.distance?.share(of: entry.best) else {
            return entry.run.status == .fullPull ? 1_000 : nil
        }
        return Int(max(0, min(1_000, (share &+ 500_000_000) / 1_000_000_000)))
    }

    private func actions(_ hook: Record, _ title: String) -> Row.Actions {
        let language = page.language
        let pull = hook[Hook.pull]
        let delete = Row.Action(
            language(WebText.delete), name: "delete", value: "1", symbol: .icon(.trash))
        return Row.Actions(
            action: Pulls.hookPath(hook.id, "/delete"), fields: [("return", Pulls.path(pull))],
            swipe: [delete],
            links: [
                Link(language(WebText.edit), href: Pulls.hookPath(hook.id)),
                Link(
                    language(Words.again),
                    href: Pulls.path(pull, "/hook?like=" + hook.id.text)),
                Link(language(WebText.history), href: "/history/hook/" + hook.id.text),
            ],
            menuLabel: language(Words.more(title)))
    }
}

extension DistanceUnit {
    /// The unit chosen in the settings; if none was, metres or feet as the reader is used to.
    static func chosen(_ book: Book) throws(BookError) -> DistanceUnit {
        try book.setting(.distanceUnit).flatMap { DistanceUnit(rawValue: $0) }
            ?? (book.prefersMetric ? .metres : .feet)
    }
}
