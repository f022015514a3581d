import Kernel

// Scores that stand beside the same scores by their weights, and totals that don't come about.
extension Layout {
    /// Leaves items out that hold the numbers of another by the weights, and qualities likewise.
    ///
    /// The other keeps what both names have in common, "A" of "A raw" and "A wtd", and takes the totals.
    /// Where only some items have such a twin, they are asked about.
    mutating func dropProducts() {
        guard weights != nil else { return }
        for column in columns.indices.dropLast().reversed() {
            dropColumn(columns[column + 1], ofScores: columns[column])
        }
        let half = rows.count / 2
        let beside = stride(from: 0, to: rows.count - 1, by: 2).map { ($0, $0 + 1) }
        let behind = (0..<half).map { ($0, $0 + half) }
        for pairs in [beside, behind] where rows.count % 2 == 0 {
            let pairs = pairs.map { (scores: rows[$0.0], product: rows[$0.1]) }
            let areAlike = pairs.allSatisfy { isProduct($0.product, ofScores: $0.scores) }
            if areAlike, let names = names(of: pairs) { return drop(pairs, names) }
        }
        for (scores, product) in zip(rows, rows.dropFirst())
        where isProduct(product, ofScores: scores) {
            perhapsProducts.append((grid.line(product, 0), cell(product, 0), cell(scores, 0)))
        }
    }

    /// What both names of each pair begin with, where what follows is the same for all pairs, and of
    /// a single pair nothing: "A raw | A wtd | B raw | B wtd", "A | A weighted". Numbers alone may
    /// be chance.
    private func names(of pairs: [(scores: Int, product: Int)]) -> [String]? {
        var names: [String] = []
        var ends: Set<[String]> = []
        for pair in pairs {
            let (one, other) = (words(pair.scores), words(pair.product))
            let common = zip(one, other).prefix { $0 == $1 }.map { $0.0 }
            let (rest, end) = (one.dropFirst(common.count), other.dropFirst(common.count))
            if common.isEmpty, one.count > 1, one.last == other.last {
                // "Solution 1 | Rating 1"
                names.append(cell(pair.scores, 0))
                ends.insert(one.dropLast() + ["|"] + other.dropLast())
                continue
            }
            if common.isEmpty || end.isEmpty || pairs.count == 1 && !rest.isEmpty { return nil }
            names.append(common.joined(separator: " "))
            ends.insert(Array(rest) + ["|"] + Array(end))
        }
        return ends.count == 1 && Set(names).count == names.count ? names : nil
    }

    private func words(_ row: Int) -> [String] {
        cell(row, 0).utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    private mutating func drop(_ pairs: [(scores: Int, product: Int)], _ names: [String]) {
        for (pair, name) in zip(pairs, names) {
            leave(pair.product, 0, .derived)
            rows.removeAll { $0 == pair.product }
            grid.rows[pair.scores][0] = name
            for total in totals where !cell(pair.product, total).isEmpty {
                grid.rows[pair.scores][total] = cell(pair.product, total)
            }
        }
    }

    private mutating func dropColumn(_ column: Int, ofScores scores: Int) {
        guard let weights, cell(weights, column).isEmpty, let weight = weight(scores), weight != 1
        else { return }
        let cells = rows.map { (number($0, scores), $0) }
        guard rows.count > 1,
            cells.allSatisfy({ isProduct(cell($0.1, column), of: $0.0, by: weight) })
        else { return }
        columns.removeAll { $0 == column }
        leave(0, column, .derived)
    }

    private func isProduct(_ product: Int, ofScores scores: Int) -> Bool {
        let parts = columns.compactMap { column -> (Int, Rational)? in
            let isBlank = cell(product, column).isEmpty && cell(scores, column).isEmpty
            return isBlank ? nil : (column, weight(column) ?? .one)
        }
        return parts.count > 1 && parts.contains { $0.1 != .one }
            && parts.allSatisfy { column, weight in
                isProduct(cell(product, column), of: number(scores, column), by: weight)
            }
    }

    /// Whether a cell is a score by its weight, or by a hundredth of that, as far as it is written.
    private func isProduct(_ text: String, of score: Decimal?, by weight: Rational) -> Bool {
        guard let score, let product = (try? NumberCell(text, .bothDecimal))?.number else {
            return false
        }
        let digits = product.canonical.utf8.split(separator: UInt8(ascii: "."))
        let unit = Rational(BigInteger.powerOfTen(digits.count > 1 ? digits[1].count : 0))
        return [weight, weight.divided(by: 100) ?? .zero].contains { factor in
            ((product.rational - score.rational * factor) * unit).magnitude * 2 <= 1
        }
    }

    private func weight(_ column: Int) -> Rational? {
        weights.flatMap { number($0, column) }.map { $0.rational }
    }

    /// Rows that were left out as totals by a short name though they are not what the items come to.
    var oddTotals: [(line: Int, name: String)] {
        grid.rows.indices.dropFirst().filter { row in
            let name = cell(row, 0)
            return TableWords.isShortTotal(name) && !rows.contains(row) && !isExtreme(row)
                && columns.contains { !isTotal(row, $0) }
        }.map { (grid.line($0, 0), cell($0, 0)) }
    }

    /// Whether a cell is blank, or the sum or the mean of the items, or of a group of them.
    private func isTotal(_ row: Int, _ column: Int) -> Bool {
        guard let own = number(row, column)?.rational else { return true }
        let values = rows.compactMap { number($0, column)?.rational }
        let group = rows.filter { $0 < row }.compactMap { number($0, column)?.rational }
        return [values, group].contains { values in
            guard let count = Rational(1, Int64(max(values.count, 1))) else { return false }
            let sum = values.sum()
            return own == sum || ((own - sum * count) * 20).magnitude <= 1
        }
    }
}
