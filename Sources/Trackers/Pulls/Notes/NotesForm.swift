import Kernel

extension NotesPage {
    private static let names = [
        "source", "kind", "puller", "tractor", "class", "result", "pressure", "place", "word",
        "custom",
    ]

    /// The preview as it was posted, corrections and all.
    init(posted form: Parameters, _ known: KnownNames) {
        let columns = NotesPage.names.map { form.all($0) }
        let count = columns.map { $0.count }.min() ?? 0
        pull = form
        rows = (0..<min(count, NotesPage.limit)).map { index in
            Row(columns.map { $0[index] }, known)
        }
    }

    /// What is kept: the pull first, then its hooks.
    ///
    /// - Throws: ``BookError/refused(_:)`` whose drafts are counted as in `rows`, the pull being 0.
    func drafts(_ page: Page) throws(BookError) -> [Draft] {
        let id = page.book.makeID()
        var pull = try Form(Pull.formFields).draft(Pull.kind, id, from: pull)
        let notes = rows.filter { $0.kind == .note }.map { $0.word }
        let all = [pull[Pull.note] ?? ""] + notes
        pull[Pull.note] = all.filter { !$0.isBlank }.joined(separator: "\n")
        var drafts = [pull]
        var refusals: [BookError.Refusal] = []
        var (className, sled) = ("", "")
        for row in rows {
            switch row.kind {
            case .className: className = row.word
            case .sled: sled = row.word
            case .note, .above, .leftOut: continue
            case .hook:
                do {
                    drafts.append(
                        try row.draft(page, id, className: className, sled: sled))
                } catch {
                    refusals.append(BookError.Refusal(draft: drafts.count, error))
                    drafts.append(Draft(Hook.kind))
                }
            }
        }
        if !refusals.isEmpty { throw .refused(refusals) }
        return drafts
    }

    /// The same with what is wrong written beside the rows.
    func refused(_ refusals: [BookError.Refusal], _ language: Language) -> NotesPage {
        var page = self
        let hooks = rows.indices.filter { rows[$0].kind == .hook }
        for refusal in refusals where refusal.draft > 0 && refusal.draft <= hooks.count {
            page.rows[hooks[refusal.draft - 1]].error = refusal.error.sentence(in: language)
        }
        return page
    }
}

extension NotesPage.Row {
    /// A posted row. One that was just said to be a hook is read as one.
    init(_ cells: [String], _ known: KnownNames) {
        self.init()
        source = cells[0]
        kind = Kind(rawValue: cells[1]) ?? .leftOut
        puller = cells[2]
        tractor = cells[3]
        className = cells[4]
        result = cells[5]
        pressure = cells[6]
        place = cells[7]
        word = cells[8]
        custom = cells[9]
        let texts = [puller, tractor, result, pressure, place]
        if kind == .hook, texts.allSatisfy({ $0.isEmpty }) { self = Self(hook: source, known) }
        if kind != .hook, word.isEmpty { word = source }
    }

    func draft(
        _ page: Page, _ pull: RecordID, className: String, sled: String
    ) throws(FieldError) -> Draft {
        var draft = Draft(Hook.kind, page.book.makeID()).setting(Hook.pull, pull)
            .setting(Hook.puller, puller).setting(Hook.tractor, tractor)
            .setting(Hook.className, self.className.isEmpty ? className : self.className)
            .setting(Hook.sled, sled).setting(Hook.note, word)
        draft.set(Hook.distance.field, try Hook.distance.field.parse(result))
        draft.set(Hook.tirePressure.field, try Hook.tirePressure.field.parse(pressure))
        draft.set(Hook.place.field, try Hook.place.field.parse(place))
        draft.set(Hook.custom, try Hook.custom.parse(custom) ?? .pairs([]))
        return draft
    }

    /// The cells in the order of the form's names.
    var cells: [(name: String, value: String)] {
        [
            ("puller", puller), ("tractor", tractor), ("class", className), ("result", result),
            ("pressure", pressure), ("place", place), ("word", word),
        ]
    }
}
