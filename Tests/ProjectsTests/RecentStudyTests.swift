import Kernel
import Projects
import TestKit
import Testing

/// What is kept of a project from one look to the next never shows.
@Suite struct RecentStudyTests {
    private let book = Notebook()

    /// A project with three items and three qualities, some of it scored.
    private func study() throws -> (project: RecordID, items: [RecordID], qualities: [RecordID]) {
        let project = try book.add(Project.kind, ["title": .text("Cars")])
        var items: [RecordID] = []
        var qualities: [RecordID] = []
        for title in ["A", "B", "C"] {
            let fields: KeyValuePairs<String, Value?> = [
                "project": .reference(project), "title": .text(title),
            ]
            items.append(try book.add(Item.kind, fields))
            qualities.append(try book.add(Quality.kind, fields))
        }
        try book.score(items[0], qualities[0], 3)
        try book.score(items[1], qualities[2], 2)
        return (project, items, qualities)
    }

    /// The figures as a book has them that never looked before.
    private func freshFigures(_ project: RecordID) throws -> JSON {
        let other = Notebook(node: 2)
        try book.share(with: other)
        return try other.figures(project)
    }

    private func delete(_ kind: Kind, _ id: RecordID) throws {
        try book.use { (book) throws(BookError) in
            guard let record = try book.record(kind, id) else { return }
            _ = record.isHidden ? try book.restore(record) : try book.delete(record)
        }
    }

    /// Changes something of a project at random.
    private func change(
        _ items: [RecordID], _ qualities: [RecordID], _ random: inout RandomSource
    ) throws {
        let item = items[Int.random(in: 0...2, using: &random)]
        let quality = qualities[Int.random(in: 0...2, using: &random)]
        switch Int.random(in: 0...11, using: &random) {
        case 0: try delete(Item.kind, item)
        case 1: try delete(Quality.kind, quality)
        case 2: try book.set(Quality.kind, quality, "weight", .decimal(3))
        case 3: try book.set(Quality.kind, quality, "measured", .boolean(.random(using: &random)))
        case 4: try book.set(Item.kind, item, "completed", .boolean(true))
        case 5: try book.set(Quality.kind, quality, "title", .text("Z"))
        case 6:
            try book.use { (book) throws(BookError) in
                _ = try book.commit(Score.draft(item, quality, measure: 7))
            }
        case 7: try? book.score(item, quality, nil)
        default: try? book.score(item, quality, .random(in: 1...4, using: &random))
        }
    }

    @Test(arguments: UInt64(1)...6)
    func `after any changes the figures are those of a book read afresh`(seed: UInt64) throws {
        let (project, items, qualities) = try study()
        var random = RandomSource(seed: seed)
        for _ in 0..<40 {
            for _ in 0...Int.random(in: 0...2, using: &random) {
                try? change(items, qualities, &random)
            }
            #expect(try book.figures(project) == freshFigures(project))
        }
    }

    @Test func `two projects looked at in turn keep their own scores`() throws {
        let (first, items, qualities) = try study()
        let (second, _, _) = try study()
        for value in Int64(1)...4 {
            try book.score(items[0], qualities[0], value)
            #expect(try book.figures(first) == freshFigures(first))
            #expect(try book.figures(second) == freshFigures(second))
        }
    }

    @Test func `more changes than are followed one by one are read too`() throws {
        let (project, items, qualities) = try study()
        _ = try book.figures(project)
        for turn in 0..<320 {
            try book.score(items[turn % 3], qualities[turn % 2], Int64(turn % 4) + 1)
        }
        #expect(try book.figures(project) == freshFigures(project))
    }
}
