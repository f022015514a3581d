import Kernel

/// Reading a file: choose it, look at what it would bring and what is doubtful about it, keep it.
///
/// Formats are those of `tally import`. What has a screen of its own in its tracker is led there, with
/// its text.
final class ImportScreen {
    let page: Page
    private let given: GivenText
    /// What was given, under the name that it had.
    private let file: ForeignFile
    private var language: Language { page.language }

    init(_ page: Page) {
        self.page = page
        let formats = page.app.declarations.formats
        given = page.given("text") { sheet in
            let file = ForeignFile(Array(sheet.csv.utf8))
            return formats.contains { $0.recognizes(file) != .no }
        }
        let name = page.files.first { !$0.bytes.isEmpty }?.filename ?? page.form["name"] ?? ""
        file = ForeignFile(Array(given.text.utf8), name: given.isSheet ? name + ".csv" : name)
    }

    /// Shows what the file would bring, or keeps it.
    func read() throws(BookError) -> Response {
        if given.isOpen { return response([]) }
        if given.text.isBlank { return response([], lacksFile: true) }
        switch nature {
        case .book, .unknown: return try refuse()
        case .table(nil):
            return choose(
                page.app.schema.kinds.map {
                    FormField.Choice($0.name, $0.plural.text(in: language))
                })
        case .table(let kind?): return try table(kind)
        case .several(let formats):
            return choose(
                formats.map { FormField.Choice($0.name, CommonsText.format($0.name, language)) })
        case .foreign(let format):
            guard let screen = format.screen else { return try foreign(format) }
            return lead(format, screen)
        }
    }

    /// What somebody has chosen, else what the file shows.
    private var nature: FileNature {
        let formats = page.app.declarations.formats
        if let name = page.form["as"] {
            if let format = formats.first(where: { $0.name == name }) { return .foreign(format) }
            if let kind = page.app.schema.kind(name) { return .table(kind) }
        }
        return file.nature(formats, page.app.schema, language)
    }

    /// What isn't a book, but can be nothing else.
    private func refuse() throws(BookError) -> Response {
        let start = file.text.utf8.first { $0 > 0x20 }
        guard start == UInt8(ascii: "{") || start == UInt8(ascii: "[") else {
            return response([language(CommonsText.importUnreadable)])
        }
        do throws(ImportError) {
            return taken(try page.book.importJSON(file.bytes, dryRun: true))
        } catch {
            if case .book(let error) = error { throw error }
            return response(error.sentences(in: language))
        }
    }

    // MARK: - The book's own tables

    private func table(_ kind: Kind) throws(BookError) -> Response {
        do throws(ImportError) {
            let summary = try page.book.importCSV(
                file.bytes, of: kind, style: page.numberStyle, dryRun: true)
            let doubts =
                given.doubts.map { language($0.label) } + summary.flagged.map { language($0.label) }
            if isKept(doubts) {
                let kept = try page.book.importCSV(
                    file.bytes, of: kind, style: page.numberStyle)
                return taken(kept)
            }
            let name = kind.plural.text(in: language)
            return preview(kind.name, language(CommonsText.importTableOf(name)), doubts) { html in
                html.p { html.text(words(of: summary)) }
            }
        } catch {
            if case .book(let error) = error { throw error }
            return response(error.sentences(in: language))
        }
    }

    /// Where one goes after an import of records.
    func taken(_ summary: ImportSummary) -> Response {
        Commons.arrival(summary, page) ?? response([], remark: CommonsText.nothingNew)
    }

    private func words(of summary: ImportSummary) -> String {
        let counts: [(Int, Label)] = [
            (summary.added, CommonsText.importAdded(summary.added)),
            (summary.changed, CommonsText.importChanged(summary.changed)),
            (summary.restored, CommonsText.importRestored(summary.restored)),
            (summary.unchanged, CommonsText.importUnchanged(summary.unchanged)),
        ]
        return counts.filter { $0.0 > 0 }.map { language($0.1) }.joined(separator: " · ")
    }

    // MARK: - What others write

    private func foreign(_ format: ForeignFormat) throws(BookError) -> Response {
        var receivers: [Record] = []
        if let kind = format.receiver { receivers = try page.book.records(kind, limit: 500) }
        do throws(ForeignError) {
            let reading = try format.read(file, wishes(format), page.book)
            let doubts = (given.doubts + reading.doubts).map { language($0.label) }
            if isKept(doubts) {
                let commit = try ForeignError.mapping { () throws(BookError) in
                    try page.book.commit(reading.drafts)
                }
                return page.done(commit.stamp, or: tracker(of: format)?.path ?? "/")
            }
            return preview(format.name, readAs(format), doubts) { html in
                if format.receiver != nil { receiver(format, receivers, html) }
                drafts(reading.drafts, html)
                for told in reading.told.prefix(500) { html.footnote(language(told)) }
            }
        } catch {
            switch error {
            case .refused(let sentences): return ask(format, receivers, language(sentences))
            case .book(.refused(let refusals)):
                return response(refusals.prefix(20).map { $0.error.sentence(in: language) })
            case .book(let error): throw error
            }
        }
    }

    private func readAs(_ format: ForeignFormat) -> String {
        language(CommonsText.importReadAs(CommonsText.format(format.name, language)))
    }

    /// Asks again where it goes, with the file: the name of something new may be taken.
    private func ask(
        _ format: ForeignFormat, _ receivers: [Record], _ sentences: String
    ) -> Response {
        if format.receiver == nil { return response(lines(of: sentences)) }
        let name = newName(format)
        let isNew = (page.form["into"] ?? "").isBlank
        let isTaken = isNew && receivers.contains { $0.title.folded == name.folded }
        let said = isTaken ? [language(CommonsText.importNameTaken(name))] : lines(of: sentences)
        return response(said) { html in
            again(format.name, "", html) {
                receiver(format, receivers, html)
                html.buttonBar { html.submitButton(language(CommonsText.importLook)) }
            }
        }
    }

    private func wishes(_ format: ForeignFormat) -> ForeignWishes {
        var wishes = ForeignWishes(language)
        if let into = page.form["into"], !into.isBlank {
            wishes.into = into
        } else {
            wishes.named = newName(format)
        }
        return wishes
    }

    private func newName(_ format: ForeignFormat) -> String {
        let names = [page.form["named"] ?? "", file.stem, format.name]
        return names.first { !$0.isBlank } ?? ""
    }

    private func receiver(_ format: ForeignFormat, _ receivers: [Record], _ html: HTML) {
        html.selectField(
            FormField(
                "into", label: language(CommonsText.importInto), value: page.form["into"] ?? ""),
            [FormField.Choice("", language(CommonsText.importNewOne))]
                + receivers.map {
                    FormField.Choice($0.id.text, page.book.title(of: $0, in: language))
                })
        html.textField(
            FormField("named", label: language(CommonsText.importNamed), value: newName(format)))
    }

    private func drafts(_ drafts: [Draft], _ html: HTML) {
        let titles = drafts.compactMap { draft in
            draft.kind.titleField.flatMap { draft.value($0.name) ?? nil }?.text
        }
        html.p { html.text(language(CommonsText.importRecords(drafts.count))) }
        html.ul {
            for title in titles.prefix(100) { html.li { html.text(title) } }
        }
        if titles.count > 100 {
            html.footnote(language(CommonsText.importMore(titles.count - 100)))
        }
    }

    private func tracker(of format: ForeignFormat) -> Tracker? {
        page.app.trackers.first { $0.declarations.formats.contains { $0.name == format.name } }
    }

    /// To the screen of its tracker, with the text.
    private func lead(_ format: ForeignFormat, _ screen: ForeignFormat.Screen) -> Response {
        let title = tracker(of: format)?.title.text(in: language) ?? ""
        return response([]) { html in
            html.banner(readAs(format), icon: .info)
            html.postForm(action: screen.path, return: nil, multipart: true) {
                html.hiddenFields([(screen.field, given.text)])
                html.buttonBar { html.submitButton(language(CommonsText.importLookIn(title))) }
            }
        }
    }

    private func lines(of text: String) -> [String] {
        text.utf8.split(separator: 0x0A).map { String(Substring($0)) }
    }
}

// What is shown, and whether that was seen.
extension ImportScreen {
    /// Whether it is to be kept, and all that is doubtful about it was shown.
    private func isKept(_ doubts: [String]) -> Bool {
        page.form["keep"] != nil && page.form["seen"] == ImportScreen.fingerprint(doubts)
    }

    private static func fingerprint(_ doubts: [String]) -> String {
        RecordID.derived(from: ["import"] + doubts).text
    }

    private func preview(
        _ source: String, _ sentence: String, _ doubts: [String], _ content: (HTML) -> Void
    ) -> Response {
        response([]) { html in
            html.banner(sentence, icon: .info)
            for doubt in doubts.prefix(50) {
                html.banner(doubt, tone: .warning, icon: .warning)
            }
            if doubts.count > 50 {
                html.footnote(language(CommonsText.importMore(doubts.count - 50)), icon: .warning)
            }
            again(source, ImportScreen.fingerprint(doubts), html) {
                content(html)
                html.buttonBar {
                    html.submitButton(language(CommonsText.importKeep), name: "keep", value: "true")
                    html.submitButton(language(CommonsText.importLook), style: .plain)
                }
            }
        }
    }

    /// Asks what the file is.
    private func choose(_ choices: [FormField.Choice]) -> Response {
        response([]) { html in
            again(nil, "", html) {
                html.selectField(
                    FormField("as", label: language(CommonsText.importWhatIsIt)), choices)
                html.buttonBar { html.submitButton(language(CommonsText.importLook)) }
            }
        }
    }

    /// A form that brings the file again.
    private func again(
        _ source: String?, _ seen: String, _ html: HTML, _ content: () -> Void
    ) {
        html.card {
            html.postForm(action: AppAddress.importing.path, return: nil, multipart: true) {
                html.hiddenFields(
                    [("text", given.text), ("name", file.name), ("seen", seen)]
                        + (source.map { [("as", $0)] } ?? []))
                content()
            }
        }
    }

    func response(
        _ problems: [String], remark: Label? = nil, lacksFile: Bool = false,
        content: (HTML) -> Void = { _ in }
    ) -> Response {
        let isRefused = lacksFile || !problems.isEmpty || given.problem != nil
        return page.screen(
            language(CommonsText.importTitle), tint: .home, status: isRefused ? 422 : 200
        ) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(CommonsText.importTitle),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path)))
                if let remark { html.banner(language(remark), icon: .info) }
                for problem in problems { html.banner(problem, tone: .danger, icon: .error) }
                if given.isOpen { page.write(given, to: html) }
                content(html)
                source(lacksFile, html)
            }
        }
    }

    private func source(_ lacksFile: Bool, _ html: HTML) {
        html.card {
            html.p { html.text(language(CommonsText.importSentence)) }
            html.postForm(action: AppAddress.importing.path, return: "/", multipart: true) {
                page.sheetChoice(given, html)
                html.fileField(
                    FormField(
                        "file", label: language(CommonsText.file),
                        error: lacksFile ? language(CommonsText.nothingChosen) : nil),
                    accept: ".json,.csv,.tsv,.txt,.ics,.xlsx,.ods,application/json,text/csv")
                html.buttonBar {
                    html.submitButton(language(CommonsText.importButton))
                }
            }
        }
    }
}
