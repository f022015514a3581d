import Kernel

extension Projects {
    /// A table of options and criteria: our own, and what spreadsheets hold.
    static let matrixFormat = ForeignFormat(
        "matrix", into: Project.kind, recognizes: { MatrixFile.certainty($0) },
        read: { (file, wishes, book) throws(ForeignError) in
            try MatrixFile.read(file, wishes, book)
        },
        export: ForeignExport(of: Project.kind) { (project, book) throws(BookError) in
            OwnMatrix.csv(try Study(project, in: book))
        })

    /// A second project of a name would hold everything twice when a file comes in again.
    static func refuse(second name: String, _ book: Book) throws(ForeignError) {
        let others = try ForeignError.mapping { () throws(BookError) in
            try book.records(Project.kind)
        }
        guard others.contains(where: { $0[Project.title].folded == name.folded }) else { return }
        throw .refused(Words.nameIsTaken(name))
    }
}

/// Reading a table from a file.
private enum MatrixFile {
    static func certainty(_ file: ForeignFile) -> ForeignFormat.Certainty {
        if OwnMatrix.isOwn(file.rows) { return .sure }
        return MatrixTable.isLikely(file.rows) ? .possible : .no
    }

    static func read(
        _ file: ForeignFile, _ wishes: ForeignWishes, _ book: Book
    ) throws(ForeignError) -> ForeignReading {
        if file.isCalendar { throw .refused(Words.calendarIsNoTable) }
        let project = try wishes.receiver(Project.kind, in: book)
        guard project != nil || wishes.named != nil else { throw .refused(Words.namedOrInto) }
        if project == nil, let name = wishes.named { try Projects.refuse(second: name, book) }
        let target = try ForeignError.mapping { () throws(BookError) -> MatrixTarget in
            guard let project else { return MatrixTarget() }
            return try MatrixTarget(project, in: book)
        }
        let table = MatrixTable(file.text, for: target, style: wishes.language.numberStyle)
        if !table.problems.isEmpty { throw .refused(refusal(table)) }
        let drafts =
            project.map { table.drafts($0.id, target, book) }
            ?? table.drafts(named: wishes.named ?? "", book)
        return ForeignReading(drafts: drafts, doubts: table.doubts)
    }

    /// The problems, one a line, and how many more there are.
    private static func refusal(_ table: MatrixTable) -> Label {
        Label { language in
            let problems = table.problems.inOrder { ($0.line ?? 0) < ($1.line ?? 0) }
            var lines = problems.prefix(20).map { language($0.located(table.levels)) }
            if problems.count > 20 {
                lines.append("… " + language(Words.more(problems.count - 20)))
            }
            return lines.joined(separator: "\n")
        }
    }
}

extension MatrixTable {
    /// Whether rows are a table of our own, or one with weights.
    static func isLikely(_ rows: [[String]]) -> Bool {
        if OwnMatrix.isOwn(rows) { return true }
        guard rows.count > 1, rows.count < 200 else { return false }
        let grid = Grid(rows)
        guard grid.width > 2, grid.width < 100 else { return false }
        let names = grid.rows[0] + grid.rows.map { $0[0] }
        return names.contains(where: TableWords.isWeight)
    }
}

extension MatrixTable.Problem {
    fileprivate var line: Int? {
        switch self {
        case .noTable, .broken, .tooMuch, .nothingLeft: nil
        case .twice(let line, _), .word(let line, _, _), .unreadable(let line, _, _, _),
            .beyond(let line, _, _, _), .weight(let line, _, _), .units(let line, _, _),
            .crowded(let line, _, _), .weightEach(let line, _, _):
            line
        }
    }

    /// The sentence with its line.
    fileprivate func located(_ levels: Int) -> Label {
        let (line, sentence) = (line, sentence(levels))
        return Label { language in
            (line.map { language(Words.inLine($0)) + ": " } ?? "") + language(sentence)
        }
    }
}
