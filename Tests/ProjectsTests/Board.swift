import AllTrackers
import Kernel
import Projects
import TestKit

/// A visitor whose book holds one project to compare in.
final class Board {
    let visitor = Visitor(AllTrackers.app())
    let project: RecordID
    private(set) var items: [RecordID] = []
    private(set) var qualities: [RecordID] = []

    /// - Parameters:
    ///   - weights: A quality for each, called "Q1" and so on.
    ///   - scores: A row for each item, called "A", "B" and so on; zero is unscored.
    init(
        _ scores: [[Int64]] = [], weights: [Decimal] = [], unscored: Unscored = .zero,
        measured: Set<Int> = [], levels: Int64 = 4
    ) throws {
        project = try visitor.add(
            Draft(Project.kind).setting(Project.title, "Choice").setting(Project.levels, levels)
                .setting(Project.unscored, unscored))
        for (index, weight) in weights.enumerated() {
            qualities.append(
                try visitor.add(
                    Draft(Quality.kind).setting(Quality.project, project)
                        .setting(Quality.title, "Q\(index + 1)").setting(Quality.weight, weight)
                        .setting(Quality.measured, measured.contains(index))))
        }
        for (index, row) in scores.enumerated() {
            let letter = Unicode.Scalar(UInt8(65 + index))
            try add(String(Character(letter)), row, measured)
        }
    }

    private func add(_ title: String, _ row: [Int64], _ measured: Set<Int>) throws {
        let item = try visitor.add(
            Draft(Item.kind).setting(Item.project, project).setting(Item.title, title))
        items.append(item)
        for (index, value) in row.enumerated() where value != 0 {
            let number = Decimal(canonical: String(value))
            _ = try visitor.add(
                measured.contains(index)
                    ? Score.draft(item, qualities[index], measure: number)
                    : Score.draft(item, qualities[index], value))
        }
    }

    func get(_ rest: String = "") -> Screen { visitor.get("/projects/" + project.text + rest) }

    /// The figures of `tally show`.
    func figures() throws -> JSON {
        guard let figures = Project.rules.figures else { return .null }
        let book = visitor.book
        return try figures(try book.visible(Project.kind, project), book)
    }

    func records(_ kind: Kind) throws -> [Record] { try visitor.book.records(kind) }
}

extension Visitor {
    /// Writes one record and says which.
    func add(_ draft: Draft) throws -> RecordID {
        now = now + 1_000
        return try book.commit(draft).ids.first ?? .none
    }
}
