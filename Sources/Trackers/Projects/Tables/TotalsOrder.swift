import Kernel

/// The order in which a table's totals put its rows beside the one in which they stand here.
struct TotalsOrder {
    /// Where the totals stand.
    let line: Int
    /// The rows that lead there, and here.
    let theirs: [Int]
    let ours: [Int]
    /// Whether no row comes before one here that it follows there. What a rounded total shows alike
    /// may be apart here.
    let isSame: Bool

    /// `nil` where fewer than two rows have both.
    init?(_ theirs: [Rational?], _ ours: [Rational?], line: Int) {
        let rows = theirs.indices.compactMap { row -> Entry? in
            guard let their = theirs[row], let our = ours[row] else { return nil }
            return Entry(row: row, their: their, our: our)
        }
        guard rows.count > 1, let first = rows.first else { return nil }
        self.line = line
        let most = rows.reduce(first.their) { $0 < $1.their ? $1.their : $0 }
        let best = rows.reduce(first.our) { $0 < $1.our ? $1.our : $0 }
        self.theirs = rows.filter { $0.their == most }.map { $0.row }
        self.ours = rows.filter { $0.our == best }.map { $0.row }
        isSame = Self.isSame(rows.inOrder { $1.their < $0.their })
    }

    private struct Entry {
        let row: Int
        let their: Rational
        let our: Rational
    }

    /// - Parameter rows: The best by their totals first.
    private static func isSame(_ rows: [Entry]) -> Bool {
        var least: Rational?
        var (group, leastOfGroup) = (rows[0].their, rows[0].our)
        for row in rows {
            if row.their != group {
                least = leastOfGroup
                (group, leastOfGroup) = (row.their, row.our)
            }
            if row.our < leastOfGroup { leastOfGroup = row.our }
            if let least, least <= row.our { return false }
        }
        return true
    }
}
