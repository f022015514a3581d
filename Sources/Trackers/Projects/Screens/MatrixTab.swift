import Kernel

/// Items by qualities in one table, edited in place.
///
/// It is one form. Each row and each column says in a hidden field what it is, so that a cell's name
/// needs to say only where it stands: `3.1`.
struct MatrixTab {
    let frame: ProjectFrame
    private let standings: [Ranking.Standing]
    private let window: Window
    /// What was sent, if it was refused.
    private let refused: Cells?
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    fileprivate init(frame: ProjectFrame, refused: Cells? = nil) {
        self.frame = frame
        self.refused = refused
        // By title, so that no row moves while one types.
        let study = frame.study
        window = Window(frame.page, total: study.items.count, size: 100)
        standings = study.comparison.alphabet[window.range].compactMap { index in
            study.ranking[study.comparison.options[index].id]
        }
    }

    private var path: String { Projects.path(study.id, .matrix) }

    func write(_ html: HTML) {
        if study.items.isEmpty {
            return html.footnote(page.language(Words.noItemsSentence), icon: .info)
        }
        for fault in refused?.wrong ?? [] { html.banner(fault.error, tone: .danger, icon: .error) }
        page.writeLost(refused?.lost ?? [], to: html)
        html.form(
            .method("post"), .action(path), .class("cells"), .data("cells"), .autocomplete("off"),
            .novalidate()
        ) {
            html.returnField(page.here)
            html.asOfField()
            html.hiddenFields([
                ("columns", study.qualities.map { $0.id.text }.joined(separator: " ")),
                (
                    "rows",
                    standings.map { $0.option.id.text }.joined(separator: " ")
                ),
            ])
            table(html)
            html.div(.class("button-bar without-script")) {
                html.submitButton(page.language(WebText.save))
            }
        }
        html.steps(window, page, path)
        html.footnote(page.language(Words.matrixHint), icon: .keyboard)
        tools(html)
    }

    private func table(_ html: HTML) {
        html.div(
            .class("table matrix"), .tabindex(0), .role("region"),
            .aria("label", page.language(Words.matrix))
        ) {
            html.table {
                html.caption(.class("sr")) { html.text(study.record.title) }
                html.thead { head(html) }
                html.tbody {
                    for (index, standing) in standings.enumerated() {
                        row(index, standing, html)
                    }
                }
            }
        }
    }

    private func tools(_ html: HTML) {
        let language = page.language
        html.buttonBar {
            html.buttonLink(
                language(Words.addMany), href: Projects.path(study.id, .batch), icon: .add)
            html.buttonLink(
                language(Words.addQuality), href: Projects.path(study.id, .quality), icon: .add)
            html.buttonLink(
                language(Words.importMatrix), href: Projects.path(study.id, .importing),
                style: .quiet, icon: .importFile)
            html.a(
                .class("button quiet"), .href(Projects.path(study.id, .file)),
                .download(), .data("native")
            ) {
                html.icon(.exportFile)
                html.span { html.text(language(Words.exportMatrix)) }
            }
            html.buttonLink(
                language(Words.print), href: Projects.path(study.id, .print), style: .quiet,
                icon: .print)
        }
    }

    private func head(_ html: HTML) {
        let language = page.language
        html.tr {
            html.th(.scope("col")) { html.text(language(Words.item)) }
            for quality in study.qualities {
                html.th(.scope("col"), .class("number")) {
                    html.a(.href(Projects.qualityPath(quality.id))) { html.text(quality.title) }
                    html.span(.class("sub")) { html.text(Quality.remark(quality, language)) }
                }
            }
            html.th(.scope("col"), .class("number")) { html.text(language(Words.total)) }
            html.th(.scope("col"), .class("number")) { html.text(language(Words.rank)) }
        }
    }

    private func row(_ index: Int, _ standing: Ranking.Standing, _ html: HTML) {
        html.tr(.class("row"), .id("r-" + standing.option.id.text)) {
            html.th(.scope("row")) {
                html.a(.href(Projects.itemPath(standing.option.id))) {
                    html.text(standing.option.title)
                }
            }
            for (column, value) in standing.option.values.enumerated() {
                cell(index, column, standing.option, value, html)
            }
            html.td(.class("number")) { html.text(page.language.figure(standing).0) }
            html.td(.class("number")) {
                html.text(study.place(standing, page.language))
            }
        }
    }

    /// Written by hand: there are thousands.
    private func cell(
        _ row: Int, _ column: Int, _ option: Comparison.Option, _ value: Rational?, _ html: HTML
    ) {
        html.raw("<td><input type=\"text\" placeholder=\"–\" name=\"")
        html.text(row)
        html.raw(".")
        html.text(column)
        html.raw("\" value=\"")
        let quality = study.marks[column]
        let key = refused.map { _ in Cells.Key(option.id, study.qualities[column].id) }
        if let typed = key.flatMap({ refused?.typed[$0] }) {
            html.text(typed)
        } else if let value {
            html.text(page.language.plain(value))
        }
        html.raw("\" aria-label=\"")
        html.text(option.title)
        html.raw(", ")
        html.text(quality.title)
        if let refused, refused.wrong.contains(where: { $0.key == key }) {
            html.raw("\" aria-invalid=\"true")
        }
        html.raw(quality.isMeasured ? "\" inputmode=\"decimal" : "\" inputmode=\"numeric")
        html.raw("\"></td>")
    }
}

extension Projects {
    @Sendable static func matrixTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .matrix)
        return frame.response { html in MatrixTab(frame: frame).write(html) }
    }

    /// Writes the cells that a form sends, all or none.
    @Sendable static func setCells(_ page: Page) throws(BookError) -> Response {
        let project = try page.record(Project.kind)
        let cells = try Cells(page, project)
        if cells.wrong.isEmpty, cells.lost.isEmpty {
            return page.done(
                try page.book.commit(cells.drafts).stamp, or: path(project.id, .matrix))
        }
        let frame = try ProjectFrame(page, project, .matrix)
        return frame.response(status: 422) { html in
            MatrixTab(frame: frame, refused: cells).write(html)
        }
    }
}

/// The cells of a matrix as a form sends them.
private struct Cells {
    private(set) var drafts: [Draft] = []
    /// What was typed, wherever it stands by now.
    private(set) var typed: [Key: String] = [:]
    private(set) var wrong: [(key: Key, error: String)] = []
    /// What was typed for items and qualities that are gone: a sentence for each.
    private(set) var lost: [String] = []
    private let page: Page
    private let levels: Int64
    private let rows: [RecordID]
    private let columns: [RecordID]
    private var known: [RecordID: Record] = [:]

    init(_ page: Page, _ project: Record) throws(BookError) {
        self.page = page
        levels = Int64(Project.levels(of: project))
        rows = Cells.identifiers(page.form["rows"])
        columns = Cells.identifiers(page.form["columns"])
        var gones: [(record: Record, text: String)] = []
        for (name, text) in page.form.pairs {
            let parts = name.utf8.split(separator: UInt8(ascii: "."))
            guard parts.count == 2, let row = Int(String(Substring(parts[0]))),
                let column = Int(String(Substring(parts[1]))), rows.indices.contains(row),
                columns.indices.contains(column)
            else { continue }
            let item = try record(Item.kind, rows[row], project)
            let quality = try record(Quality.kind, columns[column], project)
            if let gone = [item, quality].first(where: { $0.isHidden }) {
                if try isTyped(text, item, quality) { gones.append((gone, text)) }
                continue
            }
            typed[Key(item.id, quality.id)] = text
            try take(text, item, quality)
        }
        for (index, gone) in gones.enumerated()
        where !gones[..<index].contains(where: { $0.record.id == gone.record.id }) {
            let texts = gones.filter { $0.record.id == gone.record.id }.map { $0.text }
            lost.append(
                page.language(
                    WebText.lost(title: gone.record.title, text: texts.joined(separator: ", "))))
        }
    }

    /// A cell by what its row and its column are about.
    struct Key: Hashable {
        let item: RecordID
        let quality: RecordID

        init(_ item: RecordID, _ quality: RecordID) {
            self.item = item
            self.quality = quality
        }
    }

    /// What a hidden field names.
    private static func identifiers(_ text: String?) -> [RecordID] {
        (text ?? "").utf8.split(separator: UInt8(ascii: " ")).map {
            RecordID(String(Substring($0))) ?? .none
        }
    }

    private mutating func record(
        _ kind: Kind, _ id: RecordID, _ project: Record
    ) throws(BookError) -> Record {
        if let record = known[id] { return record }
        guard let record = try page.book.record(kind, id) else {
            throw .notFound(kind: kind, reference: id.text)
        }
        // Items and qualities name their project alike.
        guard record[Item.project] == project.id else {
            throw .notFound(kind: kind, reference: id.text)
        }
        known[id] = record
        return record
    }

    /// Whether it isn't just what stood there when something of it was deleted.
    private func isTyped(
        _ text: String, _ item: Record, _ quality: Record
    ) throws(BookError) -> Bool {
        let id = Score.kind.identifier(of: [item.id, quality.id])
        guard !text.isBlank, let score = try page.book.record(Score.kind, id) else {
            return !text.isBlank
        }
        return score.value(on: quality).map { page.language.plain($0) } != text
    }

    private mutating func take(
        _ text: String, _ item: Record, _ quality: Record
    ) throws(BookError) {
        let field = quality[Quality.measured] ? Score.measure.field : Score.value.field
        let value: Value?
        do {
            value = try read(text.withoutUnit(quality[Quality.unit]), field)
        } catch {
            let sentence = item.title + ", " + quality.title + ": " + error.hint(in: page.language)
            return wrong.append((Key(item.id, quality.id), sentence))
        }
        if value == nil, try !isKnown(item, quality) { return }
        var draft = Score.draft(item.id, quality.id)
        draft.set(field, value)
        drafts.append(draft)
    }

    private func read(_ text: String, _ field: Field) throws(FieldError) -> Value? {
        let parsed = try field.parse(text, page.numberStyle)
        guard case .integer(let level)? = parsed, !(1...Int64(levels) ~= level) else {
            return try field.checked(parsed)
        }
        throw FieldError(
            field, value: text, .outOfRange(minimum: "1", maximum: String(levels)))
    }

    /// Whether there is anything to clear.
    private func isKnown(_ item: Record, _ quality: Record) throws(BookError) -> Bool {
        try Scores.of(Score.item, item.id, in: page.book)
            .contains { $0[Score.quality] == quality.id }
    }
}
