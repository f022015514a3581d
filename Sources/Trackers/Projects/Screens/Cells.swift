import Kernel

/// The cells of a matrix as a form sends them.
struct Cells {
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

extension Projects {
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
