import Kernel

extension Priorities {
    static let formFields = [
        Essential.name.field, Essential.level.field, Essential.amount.field, Essential.unit.field,
        Essential.aisle.field, Essential.details.field,
    ]

    /// A new essential over the main list, `?name=` fills in its name; one of that name is opened
    /// instead of doubled.
    @Sendable static func new(_ page: Page) throws(BookError) -> Editor {
        var editor = Editor(page, Essential.kind, formFields) { _ in
            page.returnPath(or: path)
        } screen: { (form) throws(BookError) in
            try sheet(
                page, PrioritiesText.new, action: path(.new), form, closing: path,
                return: page.form["return"] ?? path, list: try MainList(page))
        }
        if editor.starting["level"] == nil {
            editor.starting.pairs.append((name: "level", value: Level.added.rawValue))
        }
        editor.typed = QuantityFields.read(page.form)
        editor.instead = { (draft) throws(BookError) in
            let typed = draft[Essential.name] ?? ""
            var wish = try Wish(typed, in: page.book, page.language)
            if let meant = try meant(page) { wish = wish.of(meant) }
            guard let existing = wish.existing else {
                return try instead(wish, typed, draft, page)
            }
            // Whether a quantity takes the place of another is asked, as everywhere.
            if page.form["joins"] == nil, page.form["instead"] == nil,
                let both = Quantities(
                    existing, draft.amount.isEmpty ? wish.amount : draft.amount, page.numberStyle)
            {
                return try sheet(
                    page, PrioritiesText.new, action: path(.new),
                    Form(formFields, nil, typed: page.form), closing: path,
                    return: page.form["return"] ?? path, list: try MainList(page), asking: both)
            }
            return try raise(existing, wish, draft, page)
        }
        editor.completing = { (draft) throws(BookError) in
            guard let name = draft[Essential.name] else { return [] }
            var wish = try Wish(name, in: page.book, page.language)
            if page.form[NameQuestion.counts] != nil { wish = wish.asCounted }
            if !wish.quantity.isEmpty, !draft.amount.isEmpty {
                draft[Essential.name] = name.withCapital
                return []
            }
            draft[Essential.name] = wish.title
            if !wish.quantity.isEmpty { draft.set(wish.amount) }
            if !wish.preparation.isEmpty {
                let details = draft[Essential.details] ?? ""
                draft[Essential.details] =
                    details.isBlank ? wish.preparation : wish.preparation + "\n" + details
            }
            return []
        }
        return editor
    }

    /// What was said to be meant by a name that is another form of its own.
    private static func meant(_ page: Page) throws(BookError) -> Essential? {
        guard let id = page.form[NameQuestion.meantName].flatMap({ RecordID($0) }),
            let record = try page.book.record(Essential.kind, id), !record.isHidden
        else { return nil }
        return Essential(record)
    }

    /// Asks what a name means that nothing is called, unless that was said.
    private static func instead(
        _ wish: Wish, _ typed: String, _ draft: Draft, _ page: Page
    ) throws(BookError) -> Response? {
        if page.form[NameQuestion.literal] != nil || page.form[NameQuestion.counts] != nil {
            return nil
        }
        guard
            let question = try NameQuestion(
                wish, typed, ofSeveral: draft.amount.isEmpty, in: page.book, page.language)
        else { return nil }
        if page.form[NameQuestion.each] != nil, !question.parts.isEmpty {
            return try addEach(question.parts, draft, page)
        }
        return try ask(question, page)
    }

    private static func ask(
        _ question: NameQuestion, _ page: Page
    ) throws(BookError) -> Response {
        try sheet(
            page, PrioritiesText.new, action: path(.new),
            Form(formFields, nil, typed: page.form), closing: path,
            return: page.form["return"] ?? path, list: try MainList(page), question: question)
    }

    /// Adds several things by one form: what it says of aisle and details goes for each that is new.
    private static func addEach(
        _ parts: [String], _ draft: Draft, _ page: Page
    ) throws(BookError) -> Response {
        let batch = try Batch(
            parts.map { ListLine($0) }, level: draft[Essential.level] ?? .added, in: page.book,
            page.language, page.numberStyle)
        let drafts = try batch.drafts().map { (one) -> Draft in
            var one = one
            if one.id != nil { return one }
            if let aisle = draft[Essential.aisle], !aisle.isBlank { one[Essential.aisle] = aisle }
            let said = [one[Essential.details] ?? "", draft[Essential.details] ?? ""]
            one[Essential.details] = said.filter { !$0.isBlank }.joined(separator: "\n")
            return one
        }
        return page.done(
            try page.book.commit(drafts).stamp, at: page.returnPath(or: path),
            added: batch.added, there: batch.there)
    }

    /// An existing essential gets the details that were given before its own, and the level if that
    /// is higher.
    private static func raise(
        _ existing: Essential, _ wish: Wish, _ draft: Draft, _ page: Page
    ) throws(BookError) -> Response {
        let level = draft[Essential.level] ?? .added
        let joins = page.form["joins"] != nil
        let typed = draft.amount.isEmpty ? wish.amount : draft.amount
        var isAdded = false
        if joins { isAdded = try wasAdded(typed, existing, page) }
        var wish = wish
        if isAdded { wish.quantity = "" }
        var change = wish.draft(level: level, joins: joins)
        if !draft.amount.isEmpty, !isAdded {
            let known = page.form["joins"] == nil ? Amount() : existing.wanted(page.numberStyle)
            change.set(known.joined(draft.amount))
        }
        if let aisle = draft[Essential.aisle], !aisle.isBlank { change[Essential.aisle] = aisle }
        let known = existing.details
        var details = draft[Essential.details] ?? ""
        // Of two quantities, one in the name, the one in its own field counts; the other stays to be seen.
        if !draft.amount.isEmpty, !wish.quantity.isEmpty, wish.amount != draft.amount {
            details = [draft[Essential.name] ?? "", details].filter { !$0.isBlank }
                .joined(separator: "\n")
        }
        if !details.isBlank, !known.folded.containsFolded(details.folded) {
            change[Essential.details] = known.isBlank ? details : details + "\n" + known
        }
        let commit = try page.book.commit(change)
        return page.done(commit.stamp, at: path(existing.id), added: 0, there: 1)
    }

    /// Whether as much was added since the form was shown: what is sent twice adds once.
    private static func wasAdded(
        _ amount: Amount, _ existing: Essential, _ page: Page
    ) throws(BookError) -> Bool {
        try Additions(since: page.form, in: page.book, page.numberStyle)?
            .have(amount, of: existing) == true
    }

    /// An essential in a sheet over the main list. Whether it is to be called as another one is asked.
    @Sendable static func edit(_ page: Page) throws(BookError) -> Editor {
        let record = try page.record(Essential.kind)
        // The essential's own page, or the trip on which its quantity is changed.
        let back = page.returnPath(or: page.asked(toReturn: path(record.id)))
        func sheet(_ form: Form, beside other: Essential? = nil) throws(BookError) -> Response {
            try self.sheet(
                page, PrioritiesText.editEssential, action: path(record.id, .edit), form,
                closing: back, return: back,
                list: try MainList(page, chosen: record.id), beside: other)
        }
        var editor = Editor(page, Essential.kind, formFields, of: record) { _ in
            back
        } screen: { (form) throws(BookError) in
            try sheet(form)
        }
        editor.starting = QuantityFields.starting(Essential(record))
        editor.typed = QuantityFields.read(page.form)
        editor.instead = { (draft) throws(BookError) in
            guard page.form["both"] == nil,
                let other = try namesake(of: record, draft, page.book)
            else { return nil }
            if page.form["merge"] != nil, let first = try page.book.record(Essential.kind, other.id)
            {
                let merged = try page.book.merge(
                    record, into: first, keeping: [Essential.name.name])
                return page.done(merged.stamp, at: path(other.id))
            }
            return try sheet(Form(formFields, record, typed: page.form), beside: other)
        }
        return editor
    }

    /// Another essential of the name that this one is about to get.
    private static func namesake(
        of record: Record, _ draft: Draft, _ book: Book
    ) throws(BookError) -> Essential? {
        guard let name = draft[Essential.name], name.folded != record.title.folded else {
            return nil
        }
        let other = try Wish.find(name, in: book)
        return other?.id == record.id ? nil : other
    }

    /// In a new form, where one begins to type.
    private static func name(_ form: Form, _ language: Language) -> FormField {
        var name = form.control(Essential.name.field, in: language)
        name.autofocus = name.value.isEmpty && form.errors.isEmpty
        return name
    }

    /// The levels with their marks, most urgent first.
    static func levelField(_ form: Form, _ language: Language, _ html: HTML) {
        let choices = Level.descending.map { level in
            FormField.Choice(
                level.rawValue, language(level.label), symbol: .mark(level.mark))
        }
        html.choiceField(form.control(Essential.level.field, in: language), choices)
    }

    /// Says that a name is taken, and leads there.
    private static func taken(_ other: Essential, _ language: Language, _ html: HTML) {
        html.callout(language(PrioritiesText.another(other.name)), icon: .warning) {
            html.buttonLink(
                language(PrioritiesText.openOther), href: path(other.id), style: .quiet)
        }
    }

    /// Makes one of both, or takes a name all the same; after the button that Enter presses.
    private static func orElse(_ language: Language, _ html: HTML) {
        html.submitButton(
            language(PrioritiesText.makeOne), style: .plain, name: "merge", value: "1")
        html.submitButton(
            language(PrioritiesText.keepBoth), style: .plain, name: "both", value: "1")
    }

    /// A sheet with an essential's form over the main list.
    private static func sheet(
        _ page: Page, _ title: Label, action: String, _ form: Form, closing: String,
        return back: String, list: MainList, beside other: Essential? = nil,
        asking quantities: Quantities? = nil, question: NameQuestion? = nil
    ) throws(BookError) -> Response {
        let language = page.language
        let since = quantities == nil ? nil : try Additions.field(page.book)
        return page.screen(
            language(title), tint: .priorities,
            status: other == nil && quantities == nil && question == nil ? form.status : 422
        ) { html in
            html.split(showing: .list) {
                list.write(html)
            } detail: {
                besideList(page, html)
            }
        } sheet: { html in
            html.sheet(
                title: language(title), closeHref: closing, closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: action, return: back, showsRecord: action != path(.new)
                ) {
                    if let since { html.hiddenFields([since]) }
                    if let other { taken(other, language, html) }
                    if let quantities {
                        html.callout(
                            language(PrioritiesText.onListAlready(quantities.name)),
                            icon: .warning)
                    }
                    if question != nil {
                        html.callout(language(PrioritiesText.notAddedYet), icon: .warning)
                    }
                    html.textField(name(form, language))
                    levelField(form, language, html)
                    html.div(.class("side-by-side")) {
                        html.field(Essential.amount.field, form, in: language)
                        html.field(Essential.unit.field, form, in: language)
                    }
                    aisleField(form, page, html)
                    html.field(Essential.details.field, form, in: language)
                    html.buttonBar {
                        if let quantities {
                            quantities.write(language, html)
                        } else if let question {
                            question.write(language, html)
                        } else {
                            html.submitButton(language(WebText.save))
                        }
                        if other != nil { orElse(language, html) }
                    }
                }
            }
        }
    }
}

/// A quantity that is on the list, and another that was typed for the same thing.
private struct Quantities {
    let name: String
    private let known: Amount
    private let new: Amount
    private let style: NumberStyle

    /// Nothing where there is nothing to ask.
    init?(_ essential: Essential, _ new: Amount, _ style: NumberStyle) {
        let known = essential.wanted(style)
        guard essential.level != .low, !known.isEmpty, !new.isEmpty, known != new else {
            return nil
        }
        (name, self.known, self.new, self.style) = (essential.name, known, new, style)
    }

    /// A button for both together, and one for the new instead.
    func write(_ language: Language, _ html: HTML) {
        let both = known.joined(new).written(style)
        html.submitButton(
            language(PrioritiesText.putOn(name: name, quantity: both)), name: "joins", value: "1")
        html.submitButton(
            language(
                PrioritiesText.putInstead(
                    name: name, new: new.written(style), old: known.written(style))),
            style: .plain, name: "instead", value: "1")
    }
}
