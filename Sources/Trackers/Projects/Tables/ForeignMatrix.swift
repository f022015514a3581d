import Kernel

extension Projects {
    /// A table of options and criteria: our own, and what spreadsheets hold.
    static let matrixFormat = ForeignFormat(
        "matrix", recognizes: { MatrixFile.certainty($0) },
        read: { (file, wishes, book) throws(ForeignError) in
            try MatrixFile.read(file, wishes, book)
        },
        export: ForeignExport(of: Project.kind) { (project, book) throws(BookError) in
            OwnMatrix.csv(try Study(project, in: book))
        })
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
        let project = try wishes.receiver(Project.kind, in: book)
        guard project != nil || wishes.named != nil else { throw .refused(Words.namedOrInto) }
        let target = try ForeignError.mapping { () throws(BookError) -> MatrixTarget in
            guard let project else { return MatrixTarget() }
            return try MatrixTarget(project, in: book)
        }
        let table = MatrixTable(file.text, for: target, style: wishes.language.numberStyle)
        if let problem = table.problems.first {
            throw .refused(problem.located(table.levels, table.problems.count - 1))
        }
        let drafts =
            project.map { table.drafts($0.id, target, book) }
            ?? table.drafts(named: wishes.named ?? "", book)
        let doubts = table.questions.map { $0.doubt(table.levels) } + table.remarks.map { $0.doubt }
        return ForeignReading(
            drafts: drafts, doubts: doubts.inOrder { $0.line < $1.line })
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
    private var line: Int? {
        switch self {
        case .noTable, .broken, .tooMuch: nil
        case .twice(let line, _), .word(let line, _, _), .unreadable(let line, _, _, _),
            .beyond(let line, _, _, _), .weight(let line, _, _), .units(let line, _, _):
            line
        }
    }

    /// The sentence with its line, and how many more there are.
    fileprivate func located(_ levels: Int, _ others: Int) -> Label {
        let (line, sentence) = (line, sentence(levels))
        return Label { language in
            let place = line.map { language(Words.inLine($0)) + ": " } ?? ""
            let more = others > 0 ? " (" + language(Words.more(others)) + ")" : ""
            return place + language(sentence) + more
        }
    }
}

extension Words {
    static func inLine(_ line: Int) -> Label {
        Label("Line \(line)", german: "Zeile \(line)", italian: "Riga \(line)")
    }
}
