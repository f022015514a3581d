import Kernel

// The most points possible, words before the weights, and who wins by the table.
extension Layout {
    /// Takes a row of the most points possible.
    mutating func takeMost(_ row: Int) -> Bool {
        let name = grid.rows[row][0]
        let isNamed = MostPoints.isNamed(name)
        guard most == nil, !isExtreme(row) else { return false }
        if MostPoints.mayBe(name), !isNamed, isGreatest(row) {
            if grid.isTurned, rows.isEmpty, isRound(row) {
                (most, isMostSure) = (row, false)
                return true
            }
            perhapsMost.append((grid.line(row, 0), name))
            return false
        }
        if isNamed { most = row }
        return isNamed
    }

    /// Whether a row has the same number everywhere, or only tens and fives.
    private func isRound(_ row: Int) -> Bool {
        let numbers = grid.rows[row].indices.dropFirst().filter {
            !TableWords.isExplaining(heading($0)) && !cell(row, $0).isEmpty
        }.map { number(row, $0) }
        guard numbers.count > 1, !numbers.contains(nil) else { return false }
        return Set(numbers.map { $0?.canonical }).count == 1
            || numbers.allSatisfy { ($0?.int64 ?? 1) % 5 == 0 }
    }

    /// Whether a row is called a difference and is that of two before it.
    func isDifference(_ row: Int) -> Bool {
        guard TableWords.isDifference(grid.rows[row][0]) else { return false }
        let places = grid.rows[row].indices.dropFirst().filter { number(row, $0) != nil }
        return places.count > 1
            && rows.contains { one in
                rows.contains { other in
                    places.allSatisfy { place in
                        guard let own = number(row, place), let first = number(one, place),
                            let second = number(other, place)
                        else { return false }
                        return own.rational == first.rational - second.rational
                    }
                }
            }
    }

    /// Whether no number of the table is greater than the one of a row in its column.
    private func isGreatest(_ row: Int) -> Bool {
        let others = grid.rows.indices.dropFirst().filter { other in
            let name = grid.rows[other][0]
            return other != row && !name.isEmpty && !TableWords.isExplaining(name)
        }
        return grid.rows[row].indices.dropFirst().allSatisfy { column in
            guard !TableWords.isTotal(heading(column)), let own = number(row, column) else {
                return true
            }
            return others.allSatisfy { number($0, column).map { !(own < $0) } ?? true }
        }
    }

    func number(_ row: Int, _ column: Int) -> Decimal? {
        (try? NumberCell(cell(row, column), .bothDecimal))?.number
    }

    /// Leaves words out that stand between the names of criteria and their weights.
    mutating func leaveWords(_ row: Int) -> Bool {
        let cells = grid.rows[row].dropFirst().filter { !$0.isEmpty }
        guard grid.isTurned, rows.isEmpty, weights == nil, !TableWords.isNote(grid.rows[row][0]),
            grid.rows[(row + 1)...].contains(where: { TableWords.isWeight($0[0]) }),
            let first = cells.first, isWords(cells),
            LevelWords(cells) == nil
        else { return false }
        unknown.append((grid.line(row, 0), grid.rows[row][0], first))
        return true
    }

    /// The most points possible, where they are the same whole number everywhere.
    var mostOfAll: Int? {
        guard let most else { return nil }
        let texts = columns.map { cell(most, $0) }
        guard let first = texts.first, let number = Int(first), 2...10 ~= number,
            texts.allSatisfy({ $0 == first })
        else { return nil }
        return number
    }

    /// The rows whose winner the table names: those with a mark in that column, or called so.
    var winners: [Int] {
        guard let winner else { return [] }
        let cells = rows.map { cell($0, winner) }
        let names = Set(cells.map { $0.folded })
        let named = rows.indices.filter { names.contains(cell(rows[$0], 0).folded) }
        if !named.isEmpty { return named }
        guard let words = LevelWords(cells) else {
            return rows.indices.filter { !NumberCell.isMissing(cells[$0]) }
        }
        return rows.indices.filter { words.places[$0] == words.steps - 1 }
    }
}
