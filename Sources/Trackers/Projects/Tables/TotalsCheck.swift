import Kernel

/// Holds the totals of a table against what its own numbers come to, and against what they will come
/// to in the project.
struct TotalsCheck {
    private let table: MatrixTable
    private let target: MatrixTarget
    private(set) var questions: [MatrixTable.Question] = []
    private(set) var remarks: [MatrixTable.Remark] = []

    init(_ table: MatrixTable, _ target: MatrixTarget) {
        self.table = table
        self.target = target
    }

    mutating func run() {
        let count = table.rows.first?.totals.count ?? 0
        guard count > 0, !table.used.isEmpty else { return }
        let sums = TotalsCheck.sums(table.columns, table.rows)
        for place in 0..<count { check(table.rows.map { $0.totals[place] }, sums) }
    }

    /// Whether some numbers are the sums, or the means, of the others in their rows.
    static func isTotal(
        _ theirs: [Decimal?], _ columns: [MatrixTable.Column], _ rows: [MatrixTable.Row],
        besides place: Int
    ) -> Bool {
        var others = columns
        others[place].weight = .zero
        let rest = rows.map { row in
            var row = row
            row.values[place] = nil
            return row
        }
        let places = TotalsCheck.places(theirs)
        return theirs.contains { $0 != nil }
            && sums(others, rest, of: columns.count - 1).contains { sum in
                zip(theirs, sum).allSatisfy { TotalsCheck.agree($0, $1, places) }
            }
    }

    private mutating func check(_ theirs: [Decimal?], _ sums: [[Rational]]) {
        if theirs.allSatisfy({ $0 == nil }) {
            remarks.append(.uncheckedTotals(line: table.rows.first?.line ?? 1))
            return
        }
        let places = TotalsCheck.places(theirs)
        let ours = expected
        if let ours, agreeing(theirs, ours, places) == theirs.count { return }
        guard
            let best = sums.max(by: {
                agreeing(theirs, $0, places) < agreeing(theirs, $1, places)
            })
        else { return }
        if agreeing(theirs, best, places) == theirs.count {
            let isPlain = ours == nil || hasOtherScales || best != sums[0]
            if isPlain { remarks.append(.otherTotals(line: table.rows.first?.line ?? 1)) }
            return
        }
        let right =
            ours.map { agreeing(theirs, $0, places) >= agreeing(theirs, best, places) } ?? false
        complain(theirs, right ? ours ?? best : best, places)
    }

    private mutating func complain(_ theirs: [Decimal?], _ ours: [Rational], _ places: Int) {
        for (row, (their, our)) in zip(table.rows, zip(theirs, ours)) where !row.isSkipped {
            guard let their, !TotalsCheck.agree(their, our, places) else { continue }
            questions.append(
                .total(
                    line: row.line, item: row.title, text: their.canonical,
                    ours: our.canonical(places: 4)))
        }
    }

    /// Whether numbers are measured or turned around, so that sums of them aren't totals here.
    private var hasOtherScales: Bool {
        table.used.contains { table.columns[$0].isMeasured || table.columns[$0].isReversed }
    }

    /// What the rows will come to in the project; `nil` where that depends on others in it.
    private var expected: [Rational]? {
        let known = Set(table.rows.compactMap { $0.item?.id })
        let hasOthers = target.items.contains { !known.contains($0.id) }
        let isMeasured = table.used.contains { table.columns[$0].isMeasured }
        let used = Set(table.used.compactMap { table.columns[$0].quality?.id })
        guard !(hasOthers && isMeasured), target.qualities.allSatisfy({ used.contains($0.id) })
        else { return nil }
        let ranking = Ranking(comparison)
        return table.rows.indices.map { row in
            ranking[TotalsCheck.id(row)]?.total ?? .zero
        }
    }

    private static func id(_ place: Int) -> RecordID { RecordID(high: 1, low: UInt64(place)) }

    private var comparison: Comparison {
        Comparison(
            levels: table.levels, ignoresUnscored: target.unscored == .ignored,
            method: target.method, normalization: target.normalization,
            criteria: table.used.map { place in
                let column = table.columns[place]
                return Comparison.Criterion(
                    id: TotalsCheck.id(place), weight: column.factor.rational,
                    isReversed: column.isReversed, isMeasured: column.isMeasured)
            },
            options: table.rows.indices.map { row in
                Comparison.Option(
                    id: TotalsCheck.id(row),
                    values: table.used.map { table.rows[row].values[$0]?.rational })
            })
    }

    private func agreeing(_ theirs: [Decimal?], _ ours: [Rational], _ places: Int) -> Int {
        zip(theirs, ours).reduce(0) { $0 + (TotalsCheck.agree($1.0, $1.1, places) ? 1 : 0) }
    }

    /// How many decimals the totals have.
    private static func places(_ theirs: [Decimal?]) -> Int {
        theirs.reduce(0) { most, total in
            let parts = (total?.canonical ?? "").utf8.split(separator: UInt8(ascii: "."))
            return max(most, parts.count > 1 ? parts[1].count : 0)
        }
    }

    /// Whether a total is a sum, rounded to so many decimals. A missing total says nothing.
    private static func agree(_ their: Decimal?, _ our: Rational, _ places: Int) -> Bool {
        guard let their else { return true }
        let unit = Rational(BigInteger.powerOfTen(places))
        return ((their.rational - our) * unit).magnitude * 2 <= 1
    }

    /// What rows come to by ways in which people add: the weighted sum, its mean, as percent; and the
    /// same without weights.
    private static func sums(
        _ columns: [MatrixTable.Column], _ rows: [MatrixTable.Row], of count: Int? = nil
    ) -> [[Rational]] {
        let weighted = rows.map { row in
            var sum = Rational.zero
            for (column, value) in zip(columns, row.values) {
                if let value { sum += column.factor.rational * value.rational }
            }
            return sum
        }
        let plain = rows.map { row in
            var sum = Rational.zero
            for case let value? in row.values { sum += value.rational }
            return sum
        }
        let whole = columns.map { $0.factor.rational }.sum()
        let number = Rational(max(1, count ?? columns.count))
        var sums = [weighted]
        for (values, divisor) in [
            (weighted, whole), (weighted, Rational(100)), (plain, Rational.one), (plain, number),
        ] {
            sums.append(values.map { $0.divided(by: divisor) ?? .zero })
        }
        return sums
    }
}

extension MatrixTable.Column {
    /// What a value counts: the table's weight, else what the quality has, else one.
    var factor: Decimal { weight ?? quality?[Quality.weight] ?? 1 }
}
