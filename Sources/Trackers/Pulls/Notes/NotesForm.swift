import Kernel

extension NotesPage {
    /// The fields of a pull in the preview.
    static let pullFields = [
        Pull.name.field, Pull.location.field, Pull.date.field, Pull.temperature.field,
        Pull.humidity.field, Pull.surface.field, Pull.pressure.field, Pull.altitude.field,
        Pull.dewPoint.field, Pull.note.field,
    ]

    /// The preview as it was posted, corrections and all: the n-th value of each name is of the n-th
    /// pull or line.
    init(posted form: Parameters, _ known: KnownNames, _ language: Language) {
        let values = NotesPage.pullFields.map { form.all($0.name) }
        pulls = (0..<max(1, values[0].count)).map { index in
            var pull: Parameters = [:]
            for (field, values) in zip(NotesPage.pullFields, values) where index < values.count {
                pull.pairs.append((name: field.name, value: values[index]))
            }
            return pull
        }
        let columns = Row.names.map { form.all($0) }
        rows = (0..<columns[0].count).map { index in
            Row(columns.map { index < $0.count ? $0[index] : "" }, known, language)
        }
        for row in rows where row.kind == .condition && pulls.indices.contains(row.pull) {
            for pair in row.facts.pairs { pulls[row.pull].fill(pair.name, pair.value) }
        }
    }

    /// What is kept, and what of the page each draft is from.
    struct Drafts {
        fileprivate(set) var drafts: [Draft] = []
        fileprivate(set) var sources: [Source] = []
        /// What can't be read; counted as the drafts.
        fileprivate(set) var refusals: [BookError.Refusal] = []

        enum Source {
            case pull(Int)
            case line(Int)
        }
    }

    /// The pulls first, then their hooks. Hooks of a pull that the book has already are added to it.
    ///
    /// - Parameter receiver: The pull that takes what the first one of the notes has.
    func drafts(_ book: Book, into receiver: Record? = nil) throws(BookError) -> Drafts {
        var all = Drafts()
        var ids: [RecordID] = []
        let allNotes = notesOfEach
        for (index, pull) in pulls.enumerated() {
            let notes = allNotes[index]
            let found = try NotesPage.known(pull, book)
            if let known = index == 0 ? receiver ?? found : found {
                ids.append(known.id)
                let draft = NotesPage.completing(known, pull, notes)
                if let draft { all.add(draft, .pull(index)) }
                continue
            }
            ids.append(book.makeID())
            do throws(BookError) {
                let draft = try Form(NotesPage.pullFields).draft(Pull.kind, ids[index], from: pull)
                all.add(draft.adding(notes, to: draft[Pull.note]), .pull(index))
            } catch {
                guard case .refused(let wrong) = error else { throw error }
                for one in wrong { all.refuse(one.error) }
                all.add(Draft(Pull.kind), .pull(index))
            }
        }
        addHooks(of: ids, to: &all)
        return all
    }

    /// What notes say of a pull that the book has: its empty fields are filled, and what it has
    /// otherwise goes to its note. `nil` if there is nothing new.
    private static func completing(
        _ known: Record, _ pull: Parameters, _ notes: [String]
    ) -> Draft? {
        var draft = Draft(known)
        var news: [String] = []
        for field in pullFields.dropFirst(3).dropLast() {
            guard let text = pull[field.name], !text.isBlank else { continue }
            let kept = known.value(field.name).map { field.text($0) } ?? ""
            if kept.isBlank, let value = try? field.parse(text, pull.style) {
                draft.set(field, value)
            } else if kept.folded != text.folded {
                news.append(text)
            }
        }
        let lines = NotesPage.all(known[Pull.note])
        news = (news + notes).filter { !lines.contains($0) }
        if !news.isEmpty { draft = draft.adding(news, to: known[Pull.note]) }
        return draft.values.isEmpty ? nil : draft
    }

    /// What of each pull's lines is kept as text.
    private var notesOfEach: [[String]] {
        var notes = pulls.map { _ in [String]() }
        for row in rows
        where (row.kind == .note || row.kind == .condition) && !row.word.isBlank
            && notes.indices.contains(row.pull)
        {
            notes[row.pull].append(row.word)
        }
        return notes
    }

    /// The lines' hooks, each in the class and on the sled that was named last.
    private func addHooks(of pulls: [RecordID], to all: inout Drafts) {
        for (index, row, className, sled) in hooks {
            let pull = pulls.indices.contains(row.pull) ? pulls[row.pull] : .none
            do throws(FieldError) {
                let draft = try row.draft(className: className, sled: sled)
                all.add(draft.setting(Hook.pull, pull), .line(index))
            } catch {
                all.refuse(error)
                all.add(Draft(Hook.kind), .line(index))
            }
        }
    }

    /// The hooks, each with the class and the sled that were named last before it.
    var hooks: [(index: Int, row: Row, className: String, sled: String)] {
        var hooks: [(index: Int, row: Row, className: String, sled: String)] = []
        var (className, sled, last) = ("", "", 0)
        for (index, row) in rows.enumerated() {
            if row.pull != last { (className, sled, last) = ("", "", row.pull) }
            switch row.kind {
            case .className:
                className = row.word
                if !row.sled.isEmpty { sled = row.sled }
            case .sled: sled = row.word
            case .pull: if !row.sled.isEmpty { sled = row.sled }
            case .note, .condition, .leftOut: continue
            case .hook: hooks.append((index, row, className, sled))
            }
        }
        return hooks
    }

    /// The pull of that name on that day, if the book has it.
    static func known(_ pull: Parameters, _ book: Book) throws(BookError) -> Record? {
        let name = (pull["name"] ?? "").folded
        guard !name.isEmpty, let date = CivilDate(iso: pull["date"] ?? "") else { return nil }
        return try book.records(Pull.kind, where: [.titled(folded: name)], limit: 100)
            .first { $0[Pull.date] == date }
    }

    /// The same with what is wrong written beside the pulls and lines.
    func refused(_ refusals: [BookError.Refusal], _ sources: [Drafts.Source], _ language: Language)
        -> NotesPage
    {
        var page = self
        for refusal in refusals where sources.indices.contains(refusal.draft) {
            switch sources[refusal.draft] {
            case .pull(let index): page.errors[index, default: []].append(refusal.error)
            case .line(let index): page.rows[index].error = refusal.error.sentence(in: language)
            }
        }
        return page
    }
}

extension NotesPage.Drafts {
    fileprivate mutating func add(_ draft: Draft, _ source: Source) {
        drafts.append(draft)
        sources.append(source)
    }

    /// Says what is wrong with the draft that is added next.
    fileprivate mutating func refuse(_ error: FieldError) {
        refusals.append(BookError.Refusal(draft: drafts.count, error))
    }
}

extension Draft {
    fileprivate func adding(_ notes: [String], to note: String?) -> Draft {
        let all = [note ?? ""] + notes
        return setting(Pull.note, all.filter { !$0.isBlank }.joined(separator: "\n"))
    }
}

extension NotesPage.Row {
    /// The names of a line's values in the form; none is a name of ``NotesPage/pullFields``, whose
    /// values the form has too.
    fileprivate static let names = [
        "source", "kind", "puller", "tractor", "class", "result", "tirePressure", "place", "word",
        "custom", "sled", "attempt", "of", "line", "doubts",
    ]

    /// A posted row. One that was just said to be a hook is read as one.
    fileprivate init(_ cells: [String], _ known: KnownNames, _ language: Language) {
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
        sled = cells[10]
        attempt = cells[11]
        pull = Int(cells[12]) ?? 0
        line = Int(cells[13]) ?? 0
        doubts = cells[14].words.compactMap { NoteDoubt(rawValue: $0) }
        let texts = [puller, tractor, result, pressure, place]
        if ![.hook, .leftOut].contains(kind), !puller.isEmpty || !result.isEmpty {
            // What was read as a hook until now is another thing as a whole.
            let (kind, line, pull) = (kind, line, pull)
            self = Self(source: source, kind: kind, word: source)
            (self.line, self.pull) = (line, pull)
            facts.pairs = NoteLine(source, language).conditions
        } else if kind == .hook, texts.allSatisfy({ $0.isEmpty }) {
            let (line, pull) = (line, pull)
            self = Self(hook: source, known, language)
            (self.line, self.pull) = (line, pull)
        }
        if [.className, .sled, .note].contains(kind), word.isEmpty { word = source }
    }

    func draft(className: String, sled: String) throws(FieldError) -> Draft {
        var draft = Draft(Hook.kind)
            .setting(Hook.puller, puller).setting(Hook.tractor, tractor)
            .setting(Hook.className, self.className.isEmpty ? className : self.className)
            .setting(Hook.sled, self.sled.isEmpty ? sled : self.sled).setting(Hook.note, word)
        for (field, text) in [(Hook.distance.field, result), (Hook.place.field, place)] {
            draft.set(field, try field.parse(text))
        }
        let typed = pressure.bareNumber == nil ? TirePressure.psi(pressure, Units(.feet)) : nil
        if let typed {
            draft[Hook.tirePressure] = typed
        } else {
            draft.set(Hook.tirePressure.field, try Hook.tirePressure.field.parse(pressure))
        }
        if !attempt.isBlank { draft.set(Hook.attempt.field, try Hook.attempt.field.parse(attempt)) }
        draft.set(Hook.custom, try Hook.custom.parse(custom) ?? .pairs([]))
        return draft
    }

    /// The cells that can be corrected, in the order in which they are shown.
    var cells: [(name: String, value: String)] {
        [
            ("puller", puller), ("tractor", tractor), ("result", result),
            ("tirePressure", pressure),
            ("place", place), ("class", className), ("sled", sled), ("attempt", attempt),
            ("word", word),
        ]
    }
}
