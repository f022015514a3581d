import Kernel

// Which column holds the names.
extension Grid {
    /// The first, or the one behind numbers or ranks in front, or the one that was chosen.
    mutating func takeNames(_ chosen: Int?) {
        let naming = (0..<min(width, 6)).filter { isNaming($0) }
        let offered = naming.isEmpty || naming.contains(0) ? naming : [0] + naming
        nameColumns = offered.map { ($0, rows[0][$0]) }
        if let chosen {
            names = max(0, min(chosen, width - 1))
        } else {
            while names + 1 < width, isInFront(names), isNaming(names + 1) { names += 1 }
        }
        for _ in 0..<names { dropFront() }
        nameWeights()
    }

    /// "G", or nothing, right behind criteria, over numbers that make up one, ten or a hundred.
    private mutating func nameWeights() {
        guard width > 3, !["h", "x", "q"].contains(rows[0][2].folded) else { return }
        if rows[0][1].isEmpty { return nameWeightsBesideNames() }
        guard TableWords.saysCriteria(rows[0][0]), TableWords.mayBeWeight(rows[0][1]) else {
            return
        }
        let cells = below.filter { !TableWords.isTotal($0[0]) && !$0[1].isEmpty }.map {
            (try? NumberCell($0[1], .bothDecimal))?.number?.rational
        }
        let whole = cells.compactMap { $0 }.sum()
        guard !cells.contains(nil), [1, 10, 100].contains(whole) else { return }
        rows[0][1] = "Weight"
    }

    /// Calls numbers without a heading weights that can be nothing else: one for each quality, in
    /// percent or making up a whole. Unless they are a hundred percent, they are asked about.
    private mutating func nameWeightsBesideNames() {
        guard let weights = turned.namelessWeights(1) else { return }
        rows[0][1] = "Weight"
        if !weights.isSure { guessedWeights = (line(0, 0), weights.texts) }
    }

    /// The numbers of a row that may be weights.
    func namelessWeights(_ row: Int) -> (texts: [String], isSure: Bool)? {
        guard rows[row][0].isEmpty else { return nil }
        let places = rows[row].indices.dropFirst().filter {
            !rows[0][$0].isEmpty && !TableWords.isTotal(rows[0][$0])
        }
        let cells = places.map { try? NumberCell(rows[row][$0], .bothDecimal) }
        let numbers = cells.compactMap { $0?.number?.rational }
        let units = Set(cells.map { $0?.unit ?? "" })
        guard places.count > 1, numbers.count == places.count, units.count == 1,
            let unit = units.first, unit.isEmpty || unit == "%"
        else { return nil }
        let whole = numbers.sum()
        guard unit == "%" || [1, 10, 100].contains(whole) else { return nil }
        return (places.map { rows[row][$0] }, unit == "%" && whole == 100)
    }

    private var below: ArraySlice<[String]> { rows.dropFirst() }

    /// Whether a column numbers the rows, or groups them, instead of naming them.
    private func isInFront(_ column: Int) -> Bool {
        let heading = rows[0][column]
        let cells = below.map { $0[column] }.filter { !$0.isEmpty }
        if TableWords.isGroup(heading) {
            return Set(cells.map { $0.folded }).count
                < below.count(where: { !$0[column + 1].isEmpty })
        }
        let numbers = cells.filter { !TableWords.isExplaining($0) }
        let places = numbers.compactMap { Layout.place($0) }
        guard places.count > 1, places.count == numbers.count else { return false }
        return TableWords.isNumbering(heading) || places == Array(1...places.count)
    }

    /// Whether a column holds different words, which are no scores.
    private func isNaming(_ column: Int) -> Bool {
        let cells = below.map { $0[column] }.filter { !$0.isEmpty }
        let names = cells.filter { !TableWords.isExplaining($0) }
        return names.count > 1 && Set(names.map { $0.folded }).count == names.count
            && names.allSatisfy { (try? NumberCell($0, .bothDecimal)) == nil }
            && !TableWords.isNote(rows[0][column]) && !names.allSatisfy { TableWords.isAddress($0) }
            && LevelWords(names) == nil
    }

    /// Takes the first column away; words in it that stand before a blank name are the name.
    private mutating func dropFront() {
        let text = rows.map { $0[0] }.filter { !$0.isEmpty }.prefix(4).joined(separator: ", ")
        left.append((line(0, 0), text, .numbering))
        rows = rows.map { row in
            var row = row
            if row.count > 1, row[1].isEmpty, Layout.place(row[0]) == nil { row[1] = row[0] }
            row.removeFirst()
            return row
        }
    }
}
