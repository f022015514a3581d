import Kernel
import Projects
import TestKit
import Testing

/// What `tally export --as matrix` prints comes in again as a project that compares alike.
@Suite struct MatrixRoundTripTests {
    private static let titles = [
        "Total", "Weight", "weight", "rank", "kind", "A, B", "say \"hi\"", "=SUM(A1)", "+1", "-2",
        "'-x",
        "3", "n/a", "-", "Milk", "Milk", "tallybook matrix 1", "Preis (€)", "ä; b|c", "sep=;",
        "@home",
    ]

    @Test func `any project out and in has the same ranking, totals, kinds, weights and levels`()
        throws
    {
        for seed in 0..<120 {
            var random = RandomSource(seed: UInt64(seed))
            let (book, project) = try project(&random)
            let other = Notebook(node: 2)
            let copy = try copied(project, from: book, to: other)
            #expect(try ranking(other, copy) == ranking(book, project), "seed \(seed)")
            #expect(try facts(other, copy) == facts(book, project), "seed \(seed)")
        }
    }

    private func copied(
        _ project: RecordID, from book: Notebook, to other: Notebook
    ) throws -> RecordID {
        let format = try #require(Projects.declarations.formats.first { $0.name == "matrix" })
        let bytes = try book.use { (book) throws(BookError) in
            try format.export?.write(try book.visible(Project.kind, project), book) ?? []
        }
        let file = ForeignFile(bytes)
        #expect(format.recognizes(file) == .sure)
        let book = Book(other.store, Projects.declarations.rulebook, now: .start, seed: 7)
        let reading = try format.read(file, ForeignWishes(.german, named: "Copy"), book)
        #expect(reading.doubts.isEmpty)
        return try book.commit(reading.drafts).ids[0]
    }

    private func project(_ random: inout RandomSource) throws -> (Notebook, RecordID) {
        let book = Notebook()
        let levels = Int64.random(in: 2...10, using: &random)
        let project = try book.add(
            Project.kind,
            [
                "title": .text("P"), "levels": .integer(levels),
                "unscored": .choice(Bool.random(using: &random) ? "zero" : "ignored"),
                "method": .choice(
                    Int.random(in: 0..<4, using: &random) == 0 ? "topsis" : "weightedSum"),
            ])
        var qualities: [(RecordID, Bool)] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let isMeasured = Int.random(in: 0..<3, using: &random) == 0
            let weight = Int64.random(in: 0...400, using: &random)
            let quality = try book.add(
                Quality.kind,
                [
                    "project": .reference(project), "title": .text(title(&random)),
                    "weight": .decimal(try Decimal.random(weight)),
                    "reversed": .boolean(.random(using: &random)),
                    "measured": .boolean(isMeasured), "unit": isMeasured ? .text("€") : nil,
                ])
            qualities.append((quality, isMeasured))
        }
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let item = try book.add(
                Item.kind, ["project": .reference(project), "title": .text(title(&random))])
            for (quality, isMeasured) in qualities where Int.random(in: 0..<5, using: &random) > 0 {
                let number = Int64.random(in: -5_000...5_000, using: &random)
                let draft =
                    isMeasured
                    ? Score.draft(item, quality, measure: try Decimal.random(number))
                    : Score.draft(item, quality, Int64.random(in: 1...levels, using: &random))
                try book.use { (book) throws(BookError) in _ = try book.commit(draft) }
            }
        }
        return (book, project)
    }

    private func title(_ random: inout RandomSource) -> String {
        Self.titles[Int.random(in: 0..<Self.titles.count, using: &random)]
    }

    /// Everything of the ranking but the identifiers; equals by title are alike.
    private func ranking(_ book: Notebook, _ project: RecordID) throws -> [String] {
        let rows = try book.figures(project)["ranking"]?.elements ?? []
        return rows.map { row in
            ["title", "total", "possible", "share", "rank", "complete"]
                .map { "\(row[$0] ?? .null)" }.joined(separator: " ")
        }.sorted()
    }

    private func facts(_ book: Notebook, _ project: RecordID) throws -> [String] {
        try book.use { (book) throws(BookError) in
            let record = try book.visible(Project.kind, project)
            let qualities = try book.records(Quality.kind).map { quality in
                "\(quality.title)|\(quality[Quality.weight].canonical)|\(quality[Quality.measured])"
                    + "|\(quality[Quality.reversed])|\(quality.optional(Quality.unit) ?? "")"
            }
            return qualities.sorted() + [
                "\(record[Project.levels]) \(record[Project.unscored]) \(record[Project.method])"
            ]
        }
    }
}

extension Decimal {
    /// So many hundredths.
    fileprivate static func random(_ hundredths: Int64) throws -> Decimal {
        let text = Rational(hundredths, 100)?.canonical(places: 2) ?? "0"
        return try #require(Decimal(canonical: text))
    }
}
