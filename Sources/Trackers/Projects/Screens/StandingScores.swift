import Kernel

/// What a project says already where a table says something, too.
struct StandingScores {
    private var values: [RecordID: Rational] = [:]

    init(_ table: MatrixTable?, _ book: Book) throws(BookError) {
        guard let table, table.rows.contains(where: { $0.item != nil }) else { return }
        for quality in table.used.compactMap({ table.columns[$0].quality }) {
            for score in try Scores.of(Score.quality, quality.id, in: book) where !score.isHidden {
                values[score.id] = score.value(on: quality)
            }
        }
    }

    /// What a value of the table takes the place of, if that is another.
    func replaced(
        by value: Decimal?, _ row: MatrixTable.Row, _ column: MatrixTable.Column
    ) -> Rational? {
        guard let value, let item = row.item, let quality = column.quality, !row.isSkipped,
            !column.isSkipped
        else { return nil }
        let old = values[Score.kind.identifier(of: [item.id, quality.id])]
        return old == value.rational ? nil : old
    }

    /// How many values are replaced.
    func changed(_ table: MatrixTable) -> Int {
        table.rows.reduce(0) { count, row in
            count
                + zip(row.values, table.columns).count { replaced(by: $0, row, $1) != nil }
        }
    }
}
