import Kernel

/// Holds the totals of a table against what its own numbers come to, and against what they will come
/// to in the project.
struct TotalsCheck {
    private let table: MatrixTable
    private let target: MatrixTarget
    private(set) var questions: [MatrixTable.Question] = []
    private(set) var remarks: [MatrixTable.Remark] = []
    /// Whether totals come about from what was read, and put the rows in the order in which they are.
    private(set) var isConfirmed = false

    init(_ table: MatrixTable, _ target: MatrixTarget) {
        self.table = table
        self.target = target
    }

    mutating func run() {
        let count = table.rows.first?.totals.count ?? 0
        guard !table.used.isEmpty else { return }
        let ours = expected
        let ways = TotalsWay.all(table.columns, table.rows, levels: table.levels)
        let found = (0..<count).map { place in
            way(of: table.rows.map { $0.totals[place] }, ways, ours)
        }
        let order = order(found, ours)
        for place in 0..<count { check(place, found[place], ways, ours, order) }
        if let order, let question = question(order) { questions.append(question) }
        let isExplained = found.contains { $0?.formula.isWhole ?? false }
        isConfirmed = isExplained && order?.isSame ?? false
        for place in 0..<count { ask(table.totalDirections[place], place) }
    }

    private mutating func ask(_ direction: TotalDirection, _ place: Int) {
        let line = table.rows.first?.totalLines[place] ?? 1
        let total = table.totalHeadings[place]
        if let text = direction.unknown {
            questions.append(.totalMark(line: line, total: total, text: text))
        }
        let isFilled = table.rows.contains { $0.totals[place] != nil }
        if direction.isGrade, isFilled { questions.append(.gradeTotal(line: line, total: total)) }
    }

    /// The first way that gives all totals of a column.
    private func way(
        of theirs: [Decimal?], _ ways: [TotalsWay], _ ours: [Rational?]?
    ) -> TotalsWay? {
        let places = TotalsCheck.places(theirs)
        return ways.first { agreeing(theirs, $0.totals, places) == theirs.count }
    }

    /// Which way columns count for a reason that the table's totals give: of bare measures that are
    /// added up more is better; of what adds up to a total of which less is better, less is; so it is
    /// of what others are divided by, and of what is taken away.
    static func counted(_ table: MatrixTable) -> [(place: Int, isLowerBetter: Bool, total: Int)] {
        let ways = TotalsWay.all(table.columns, table.rows)
        for total in table.totalHeadings.indices {
            let theirs = table.rows.map { $0.totals[total] }
            guard theirs.count(where: { $0 != nil }) > 1 else { continue }
            let places = TotalsCheck.places(theirs)
            let way = ways.first { way in
                way.formula.isWhole
                    && zip(theirs, way.totals).allSatisfy { TotalsCheck.agree($0, $1, places) }
            }
            guard let way else { continue }
            let isLower = table.totalDirections[total].isLowerBetter
            return way.places.compactMap { place in
                let column = table.columns[place]
                let direction = isLower != way.lower.contains(place)
                let isOpen =
                    direction || isLower || column.isBare && column.isDirectionOpen
                    || column.isBare && column.isReversed
                guard isOpen, !column.isDirectionSaid, column.quality == nil,
                    direction != column.isReversed || column.isDirectionOpen
                else { return nil }
                return (place, direction, total)
            }
        }
        return []
    }

    /// Whether some numbers are the sums, or the means, of the others in their rows.
    static func isTotal(
        _ theirs: [Decimal?], _ columns: [MatrixTable.Column], _ rows: [MatrixTable.Row],
        besides place: Int
    ) -> Bool {
        let places = TotalsCheck.places(theirs)
        return theirs.contains { $0 != nil }
            && TotalsWay.all(columns, rows, besides: place).contains { way in
                zip(theirs, way.totals).allSatisfy { TotalsCheck.agree($0, $1, places) }
            }
    }

    /// Whether a column is exactly what the others come to, in at least three rows; a few of them are
    /// held first.
    static func isWorkedOut(
        _ place: Int, _ columns: [MatrixTable.Column], _ rows: [MatrixTable.Row]
    ) -> Bool {
        let few = Array(rows.prefix(6))
        return isExact(place, columns, few)
            && (few.count == rows.count || isExact(place, columns, rows))
    }

    private static func isExact(
        _ place: Int, _ columns: [MatrixTable.Column], _ rows: [MatrixTable.Row]
    ) -> Bool {
        let theirs = rows.compactMap { $0.figures[place]?.rational }
        guard theirs.count > 2, theirs.count == rows.count,
            theirs.contains(where: { $0 != theirs[0] })
        else { return false }
        return TotalsWay.all(columns, rows, besides: place).contains { way in
            guard way.totals == theirs, way.places.count > 1 else { return false }
            switch way.formula {
            case .sum, .weightedSum, .percent, .product: return true
            default: return false
            }
        }
    }

    /// Alarms only where no one way gives all totals.
    private mutating func check(
        _ column: Int, _ way: TotalsWay?, _ ways: [TotalsWay], _ ours: [Rational?]?,
        _ order: TotalsOrder?
    ) {
        let line = table.rows.first?.totalLines[column] ?? 1
        let total = table.totalHeadings[column]
        let theirs = table.rows.map { $0.totals[column] }
        let places = TotalsCheck.places(theirs)
        if theirs.allSatisfy({ $0 == nil }) {
            return remarks.append(.uncheckedTotals(line: line, total: total))
        }
        let sums = ours?.map { $0 ?? .zero }
        let isOurs = sums.map { agreeing(theirs, $0, places) == theirs.count } ?? false
        if let way {
            remarks.append(
                .totals(line: line, total: total, way.formula, isOurs ? .same : outcome(order)))
        } else if table.columns.contains(where: { $0.isWords }) {
            remarks.append(.uncheckedTotals(line: line, total: total))
        } else if !isOurs {
            complain(column, nearest(theirs, ways, sums, places), places)
        }
    }

    private func outcome(_ order: TotalsOrder?) -> MatrixTable.Outcome {
        order.map { $0.isSame ? .sameOrder : .otherOrder } ?? .unknown
    }

    /// The table's order beside ours: by its ranks, else by the totals that count weights, else by
    /// the last that count everything.
    private func order(_ ways: [TotalsWay?], _ ours: [Rational?]?) -> TotalsOrder? {
        guard let ours else { return nil }
        let ranks = table.rows.map { row in row.rank.flatMap { Rational(-Int64($0)) } }
        if ranks.contains(where: { $0 != nil }) {
            return TotalsOrder(ranks, ours, line: table.rows.first?.line ?? 1)
        }
        let whole = ways.indices.filter { place in
            (ways[place]?.formula.isWhole ?? true)
                && table.rows.contains { $0.totals[place] != nil }
        }
        let weighted = whole.filter { ways[$0]?.formula.isWeighted ?? false }
        guard let place = (weighted.isEmpty ? whole : weighted).last else { return winners(ours) }
        let isLower = table.totalDirections[place].isLowerBetter
        return TotalsOrder(
            table.rows.map { row in row.totals[place].map { isLower ? -$0.rational : $0.rational }
            },
            ours, line: table.rows.first?.totalLines[place] ?? 1)
    }

    /// Those that the table calls winners before all others.
    private func winners(_ ours: [Rational?]) -> TotalsOrder? {
        guard table.rows.contains(where: { $0.isWinner }) else { return nil }
        let theirs: [Rational?] = table.rows.map { $0.isWinner ? .one : .zero }
        return TotalsOrder(theirs, ours, line: table.rows.first?.line ?? 1)
    }

    private func question(_ order: TotalsOrder) -> MatrixTable.Question? {
        if order.isSame { return nil }
        return .order(
            line: order.line, theirs: order.theirs.map { table.rows[$0].title },
            ours: order.ours.map { table.rows[$0].title })
    }

    /// What the most totals agree with.
    private func nearest(
        _ theirs: [Decimal?], _ ways: [TotalsWay], _ ours: [Rational]?, _ places: Int
    ) -> [Rational] {
        var best = ours ?? ways.first?.totals ?? []
        for way in ways where agreeing(theirs, way.totals, places) > agreeing(theirs, best, places)
        {
            best = way.totals
        }
        return best
    }

    private mutating func complain(_ column: Int, _ ours: [Rational], _ places: Int) {
        for (row, our) in zip(table.rows, ours) where !row.isSkipped {
            guard let their = row.totals[column], !TotalsCheck.agree(their, our, places) else {
                continue
            }
            questions.append(
                .total(
                    line: row.totalLines[column], item: row.title, text: their.canonical,
                    ours: our.canonical(places: 4)))
        }
    }

    /// What the rows will come to in the project; `nil` where that depends on others in it.
    private var expected: [Rational?]? {
        let known = Set(table.rows.compactMap { $0.item?.id })
        let hasOthers = target.items.contains { !known.contains($0.id) }
        let isMeasured = table.used.contains { table.columns[$0].isMeasured }
        let used = Set(table.used.compactMap { table.columns[$0].quality?.id })
        guard !(hasOthers && isMeasured), target.qualities.allSatisfy({ used.contains($0.id) })
        else { return nil }
        let ranking = Ranking(comparison)
        return table.rows.indices.map { row in
            table.rows[row].isSkipped
                ? nil : ranking[TotalsCheck.id(row)].flatMap { $0.total ?? $0.share }
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
            options: table.rows.indices.filter { !table.rows[$0].isSkipped }.map { row in
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
}

extension MatrixTable.Column {
    /// What a value counts: the table's weight, else what the quality has, else one.
    var factor: Decimal { weight ?? quality?[Quality.weight] ?? 1 }
}
