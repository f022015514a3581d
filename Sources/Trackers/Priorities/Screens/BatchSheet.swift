import Kernel

extension Priorities {

    private static let linesField = Field(
        "lines", PrioritiesText.batchLabel, .text(maximum: 100_000, multiline: true),
        .required, hint: PrioritiesText.batchExample)

    private static let listField = Field(
        "list", PrioritiesText.listName, .text(maximum: 1_000, multiline: false), .optional)

    private static let batchFields = [linesField, listField, Essential.level.field]

    /// Adds every line, or puts the essential of that name back on the list, as one action. A form adds to
    /// what it showed: sent again, it doesn't add again what came to a quantity since. Where it names a list, they
    /// are kept inside it as well, or only.
    @Sendable static func batch(_ page: Page) throws(BookError) -> BatchEditor {
        let start: Parameters = [Essential.level.name: Level.added.rawValue]
        var editor = BatchEditor(page, batchFields, starting: start) { () throws(BookError) in
            if page.form["look"] != nil { return try lookAtBatch(page) }
            let batch = try readBatch(page)
            // Who didn't see that it was added before is asked.
            if batch.hasUnseen(BatchChoices(page.form)) { return try lookAtBatch(page) }
            if let name = try listName(batch, page) {
                return try keep(batch, as: name, page)
            }
            let drafts = batch.placed(try batch.drafts(sums(page.form)), in: page.book)
            let stamp = try page.book.commit(drafts).stamp
            return page.done(
                stamp, at: page.returnPath(or: path), added: batch.added, there: batch.there,
                left: batch.left)
        } screen: { (form) throws(BookError) in
            try batchSheet(page, form)
        }
        editor.telling = { refusal in
            let field = refusal.error.field === listField ? listField : linesField
            return FieldError(field, value: refusal.error.value, refusal.error.reason)
        }
        return editor
    }

    /// What the list is called in which all is to be kept: as typed, else as the recipe is; `nil` where none is.
    private static func listName(_ batch: Batch, _ page: Page) throws(BookError) -> String? {
        let typed = (page.form[listField.name] ?? "").trimmed
        if !typed.isEmpty { return typed }
        if page.form["keep"] == nil { return nil }
        if let title = batch.title { return title }
        throw .refused(FieldError(listField, value: "", .missing))
    }

    private static func keep(
        _ batch: Batch, as name: String, _ page: Page
    ) throws(BookError) -> Response {
        let isOnlyKept = page.form["keep"] != nil
        let drafts = try batch.drafts(
            keptAs: name, isOnlyKept ? nil : sums(page.form), in: page.book)
        let stamp = try page.book.commit(batch.placed(drafts, in: page.book)).stamp
        let list = isOnlyKept ? try Wish.find(name, in: page.book) : nil
        return page.done(
            stamp, at: list.map { path($0.id) } ?? page.returnPath(or: path), added: batch.added,
            there: batch.there, left: batch.left)
    }

    /// Which button was pressed.
    private static func sums(_ form: Parameters) -> Batch.Sums {
        if form["joins"] != nil { return .all }
        return form["replaces"] == nil ? .needed : .none
    }

    private static func readBatch(_ page: Page) throws(BookError) -> Batch {
        let level = page.form.all("level").last.flatMap { Level(rawValue: $0) } ?? .added
        let lines = try linesField.lines(page.form["lines"] ?? "", upTo: batchLimit)
        return try Batch(
            lines, choices: BatchChoices(page.form), level: level, in: page.book, page.language,
            page.numberStyle,
            besides: Additions(since: page.form, in: page.book, page.numberStyle),
            at: page.request.context.now, isTyped: page.form[ToldWish.typedName] != nil)
    }

    /// Shows lines that come from elsewhere, before they are added.
    @Sendable static func lookAtBatch(_ page: Page) throws(BookError) -> Response {
        var typed = page.form
        if typed[Essential.level.name] == nil {
            typed.pairs.append((name: Essential.level.name, value: Level.added.rawValue))
        }
        return try batchSheet(page, Form(batchFields, typed: typed))
    }

    /// What the lines are understood to say, while they are typed.
    @Sendable static func batchUnderstood(_ page: Page) throws(BookError) -> Response {
        let html = page.html()
        // Many lines are posted, as no address is long enough for them.
        let isPosted = page.request.method == .post
        let batch = try understood(isPosted ? page.form : page.request.query, page)
        understanding(batch, page.language, html)
        since(try Additions.field(page.book), html)
        addingUp(batch, isPosted ? page.form : page.request.query, page.language, html)
        return page.parts(html)
    }

    private static func understood(
        _ typed: Parameters, _ page: Page
    ) throws(BookError) -> Batch {
        let lines = ListLine.all(typed["lines"] ?? "").prefix(batchLimit)
        return try Batch(
            Array(lines), choices: BatchChoices(typed), level: .added, in: page.book, page.language,
            page.numberStyle, at: page.request.context.now)
    }

    /// How many are new and there already, and each line with a box that takes it in or leaves it out.
    private static func understanding(_ batch: Batch, _ language: Language, _ html: HTML) {
        html.div(.id("understood")) {
            if batch.lines.isEmpty { return }
            html.p(.class("footnote"), .role("status")) {
                let (new, there, left) = (batch.added, batch.there, batch.left)
                html.text(
                    language(
                        left == 0
                            ? PrioritiesText.understood(new: new, there: there)
                            : PrioritiesText.understoodLeft(new: new, there: there, left: left)))
            }
            html.ul(.class("checks")) { for line in batch.lines { row(line, language, html) } }
        }
    }

    /// When the quantities were read that the sums are with; anew with each look.
    private static func since(_ field: (name: String, value: String), _ html: HTML) {
        html.input(
            .type("hidden"), .id(field.name), .name(field.name), .value(field.value))
    }

    private static func row(_ line: BatchLine, _ language: Language, _ html: HTML) {
        html.li(.id("line-" + line.box.key)) {
            check(line.box, html, line.isLeft ? "sub" : nil) {
                html.text(language(line.label))
                for mark in line.marks {
                    html.span(.class("sub")) { html.text(language(mark.label)) }
                }
            }
            for other in line.others {
                check(other.box, html) { html.text(language(PrioritiesText.lineOther(other.name))) }
            }
        }
    }

    private static func check(
        _ box: BatchLine.Box, _ html: HTML, _ name: String? = nil, label: () -> Void
    ) {
        html.input(
            .type("hidden"), .name(BatchChoices.shown), .value(box.field))
        html.label(.class("check")) {
            html.input(
                .type("checkbox"), .name(BatchChoices.taken), .value(box.key),
                .checked(if: box.isTicked))
            html.span(.class(name), content: label)
        }
    }

    /// The buttons that add up more, that replace what is needed, and that keep all as a list, behind the one that Enter
    /// presses.
    private static func addingUp(
        _ batch: Batch, _ typed: Parameters, _ language: Language, _ html: HTML
    ) {
        let name = (typed[listField.name] ?? "").trimmed
        let list = name.isEmpty ? batch.title : name
        let words = language(PrioritiesText.keepList) + (list.map { ": " + $0 } ?? "")
        html.div(.id("sums"), .class("post")) {
            html.submitButton(words, style: .plain, name: "keep", value: "1")
            if !batch.sums.isEmpty {
                html.submitButton(
                    language(PrioritiesText.addUp(told(batch.sums))), style: .plain, name: "joins",
                    value: "1")
            }
            if !batch.replacing.isEmpty {
                html.submitButton(
                    language(PrioritiesText.replace(told(batch.replacing))), style: .plain,
                    name: "replaces", value: "1")
            }
        }
    }

    private static func listName(_ form: Form, _ language: Language) -> FormField {
        var name = form.control(listField, in: language)
        name.hint = language(PrioritiesText.listNameHint)
        return name
    }

    private static func told(_ things: [String]) -> String {
        things.prefix(5).joined(separator: "; ") + (things.count > 5 ? " …" : "")
    }

    private static func batchSheet(_ page: Page, _ form: Form) throws(BookError) -> Response {
        let language = page.language
        let list = try MainList(page)
        let batch = try understood(page.form, page)
        let shown = try Additions.field(page.book)
        var lines = form.control(linesField, in: language)
        lines.hint = language(PrioritiesText.batchHint)
        lines.autofocus = true
        return page.screen(
            language(PrioritiesText.addMany), tint: .priorities,
            status: form.status
        ) { html in
            html.split(showing: .list) {
                list.write(html)
            } detail: {
                besideList(page, html)
            }
        } sheet: { html in
            html.sheet(
                title: language(PrioritiesText.addMany), closeHref: path,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: path(.batch), return: path, preview: path(.lines)
                ) {
                    // The bar that stays in sight ends its own part, and has one line.
                    html.div(.class("form")) {
                        html.textArea(lines, rows: 8)
                        understanding(batch, language, html)
                        since(shown, html)
                        html.textField(listName(form, language))
                        levelField(form, language, html)
                        html.buttonBar {
                            html.submitButton(language(PrioritiesText.add))
                            html.div(.class("without-script")) {
                                html.submitButton(
                                    language(PrioritiesText.lookFirst), style: .plain, name: "look",
                                    value: "1")
                            }
                        }
                    }
                    addingUp(batch, page.form, language, html)
                }
            }
        }
    }
}
