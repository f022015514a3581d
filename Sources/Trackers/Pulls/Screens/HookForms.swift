import Kernel

extension Pulls {
    /// A new hook; `?like=` fills in what another hook had.
    @Sendable static func newHook(_ page: Page) throws(BookError) -> Editor {
        let pull = try page.record(Pull.kind)
        let isShown = page.request.method != .post
        let recent = isShown ? try RecentHooks(page.book, pull) : nil
        var editor = try editor(page, pull, nil, recent)
        if let recent {
            let start = HookStart(
                recent: recent, pull: pull.id, units: try Units.chosen(page.book, page.language),
                language: page.language)
            let query = page.request.query
            let first =
                recent.hook(query["like"]).map { start.same(as: $0) }
                ?? start.next(by: recent.hook(query["who"]))
            editor.starting = start.saying(query, over: first)
        }
        return editor
    }

    @Sendable static func editHook(_ page: Page) throws(BookError) -> Editor {
        let hook = try page.record(Hook.kind)
        return try editor(page, try page.book.visible(Pull.kind, hook[Hook.pull]), hook)
    }

    private static func editor(
        _ page: Page, _ pull: Record, _ hook: Record?, _ recent: RecentHooks? = nil
    ) throws(BookError) -> Editor {
        let typed = try TypedHook(page, hook)
        var editor = Editor(page, Hook.kind, HookSheet.fields, of: hook) { _ in
            path(pull.id, page.form["another"] == nil ? .screen : .hook)
        } screen: { (form) throws(BookError) in
            try HookSheet(page, pull, hook, form, recent: recent).response()
        }
        editor.typed = typed.plain
        editor.completing = { (draft) throws(BookError) in
            try typed.complete(&draft)
            if hook == nil { draft[Hook.pull] = pull.id }
            return []
        }
        return editor
    }

    @Sendable static func createHook(_ page: Page) throws(BookError) -> Response {
        try save(try newHook(page), page)
    }

    @Sendable static func saveHook(_ page: Page) throws(BookError) -> Response {
        try save(try editHook(page), page)
    }

    /// Saves a hook, or shows its sheet with a row of categories more or less.
    private static func save(_ editor: Editor, _ page: Page) throws(BookError) -> Response {
        if let typed = CustomRows.rearranged(page.form) { return try editor.show(typed) }
        return try editor.save()
    }

    @Sendable static func deleteHook(_ page: Page) throws(BookError) -> Response {
        let hook = try page.record(Hook.kind)
        return page.done(try page.book.delete(hook).stamp, at: path(hook[Hook.pull]))
    }
}

/// What a form for a new hook begins with.
private struct HookStart {
    let recent: RecentHooks
    let pull: RecordID
    let units: Units
    let language: Language

    /// The class and the sled stay the same from hook to hook, and the names of categories.
    ///
    /// - Parameter who: The hook whose puller, tractor and set-up are filled in.
    func next(by who: Record?) -> Parameters {
        guard let last = recent.hooks.first else { return [:] }
        if let who {
            var typed = same(as: who)
            guard recent.isOfThisPull else { return typed }
            typed.pairs.removeAll {
                [Hook.className.name, Hook.sled.name, Hook.attempt.name].contains($0.name)
            }
            typed.pairs.append((name: Hook.className.name, value: last[Hook.className]))
            typed.pairs.append((name: Hook.sled.name, value: last[Hook.sled]))
            add(attemptOf: Run(who).competitor, in: last[Hook.className], to: &typed)
            return typed
        }
        var typed = Parameters([])
        if recent.isOfThisPull {
            typed.pairs.append((name: "class", value: last[Hook.className]))
            typed.pairs.append((name: "sled", value: last[Hook.sled]))
        }
        return CustomRows(Hook.custom(of: last).map { Value.Pair($0.name, "") }).adding(to: typed)
    }

    /// What the address says comes before what was before.
    func saying(_ query: Parameters, over first: Parameters) -> Parameters {
        var typed = first
        for field in [Hook.puller.field, Hook.tractor.field, Hook.sled.field, Hook.distance.field] {
            guard let said = query[field.name] else { continue }
            typed.pairs.removeAll { $0.name == field.name }
            typed.pairs.append((name: field.name, value: said))
        }
        return typed
    }

    func same(as hook: Record) -> Parameters {
        var typed = Parameters([])
        for field in [Hook.puller, Hook.tractor, Hook.className, Hook.sled] {
            typed.pairs.append((name: field.name, value: hook[field]))
        }
        if let pressure = hook.optional(Hook.tirePressure) {
            let number = TirePressure.number(pressure, units, language)
            typed.pairs.append((name: "tirePressure", value: number))
        }
        add(attemptOf: Run(hook).competitor, in: hook[Hook.className], to: &typed)
        return CustomRows(Hook.custom(of: hook)).adding(to: typed)
    }

    /// Who hooked in the class already, hooks for the next attempt now.
    private func add(
        attemptOf competitor: String, in className: String, to typed: inout Parameters
    ) {
        let own = recent.hooks.filter {
            $0[Hook.pull] == pull && Run($0).competitor == competitor
                && $0[Hook.className].folded == className.folded
        }
        guard let last = own.map({ $0[Hook.attempt] }).max(), last < 99 else { return }
        typed.pairs.append((name: Hook.attempt.name, value: "\(last + 1)"))
    }
}

/// The hooks entered last, latest first, in this pull and a few before it.
struct RecentHooks {
    let hooks: [Record]
    /// Whether the latest of them belongs to the pull itself.
    let isOfThisPull: Bool

    private static let pulls = 4
    /// How many are enough.
    private static let most = 100

    init(_ book: Book, _ pull: Record) throws(BookError) {
        var hooks = Array(try hooksOf(pull.id, in: book).reversed())
        isOfThisPull = !hooks.isEmpty
        let earlier = try book.records(Query(Pull.kind, limit: RecentHooks.pulls))
        for other in earlier where other.id != pull.id && hooks.count < RecentHooks.most {
            hooks += try hooksOf(other.id, in: book).reversed()
        }
        self.hooks = hooks
    }

    func hook(_ id: String?) -> Record? {
        id.flatMap { RecordID($0) }.flatMap { id in hooks.first { $0.id == id } }
    }

    /// The last hook of each competitor, those who haven't hooked in the class that runs now first.
    var competitors: [Record] {
        var seen: Set<String> = [""]
        var waiting: [Record] = []
        var done: [Record] = []
        for hook in hooks where seen.insert(Run(hook).competitor).inserted {
            if hasHooked(hook) { done.append(hook) } else { waiting.append(hook) }
        }
        return Array((waiting + done).prefix(12))
    }

    /// Whether a competitor's last hook was in the class that runs now.
    private func hasHooked(_ hook: Record) -> Bool {
        guard isOfThisPull, let last = hooks.first else { return false }
        return hook[Hook.pull] == last[Hook.pull]
            && hook[Hook.className].folded == last[Hook.className].folded
    }

    func values(_ field: Attribute<String>) -> [String] {
        Array(hooks.map { $0[field] }.distinct.prefix(40))
    }

    var categories: [String] {
        Array(hooks.flatMap { Hook.custom(of: $0).map { $0.name } }.distinct.prefix(40))
    }
}
