import Kernel

// Headings in two rows: a name over "Score" and "Weighted".
extension Grid {
    func isMerged(_ row: Int, _ head: Int) -> Bool { row == head - 1 && hasNames(head) }

    /// Whether a row's words repeat, under a row of names with gaps.
    private func hasNames(_ head: Int) -> Bool {
        guard head > 0, !isLabelled(head - 1) else { return false }
        let first = rows[head - 1].dropFirst().firstIndex { !$0.isEmpty } ?? width
        let below = rows[head][first...].filter { !$0.isEmpty }
        let above = rows[head - 1][first...].filter { !$0.isEmpty }
        return above.count > 1 && Set(below.map { $0.folded }).count * 2 <= below.count
            && Set(above.map { $0.folded }).count == above.count
    }

    mutating func mergeHeadings(_ head: Int) {
        guard hasNames(head) else {
            dropDescriptions(ofPairs: head)
            return dropProducts(ofPairs: head)
        }
        var (name, first) = ("", "")
        var products: [Int] = []
        for column in 0..<width {
            let (above, below) = (rows[head - 1][column], rows[head][column])
            if !above.isEmpty { name = above }
            if below.isEmpty {
                rows[head][column] = above
            } else if column > 0, !name.isEmpty {
                let isProduct = above.isEmpty && TableWords.isProduct(below, after: first)
                if isProduct { products.append(column) }
                if !above.isEmpty { first = below }
                rows[head][column] =
                    isProduct || TableWords.isDerived(below) || above.isEmpty
                    ? name + " " + below : name
                if above.isEmpty, isNote(below, column, head) {
                    drop(note: column, head)
                } else if above.isEmpty, !isProduct, !TableWords.isDerived(below) {
                    crowded[name + " " + below] = (name, [first, below])
                }
            }
        }
        for column in products { drop(product: column, head) }
    }

    /// Whether a second heading of an option stands over texts that are called notes.
    private func isNote(_ heading: String, _ column: Int, _ head: Int) -> Bool {
        TableWords.isNote(heading)
            && rows.dropFirst(head + 1).contains { row in
                !row[column].isEmpty && !Grid.isNumber(row[column])
            }
    }

    private mutating func drop(note column: Int, _ head: Int) {
        left.append((lines[head], rows[head][column], .note))
        for row in rows.indices.dropFirst(head) { rows[row][column] = "" }
    }

    /// "Solution 1 | Rating 1", in one row: what solutions are like in words isn't compared; in
    /// numbers it may be.
    private mutating func dropDescriptions(ofPairs head: Int) {
        let headings = rows[head].map { $0.lastWord }
        let pairs = headings.indices.dropFirst(2).filter { column in
            let (name, rating) = (headings[column - 1], headings[column])
            return !name.rest.isEmpty && name.word == rating.word && name.rest != rating.rest
                && TableWords.isScaleName(rating.rest.folded)
        }
        guard pairs.count > 1, Set(pairs.map { headings[$0 - 1].rest }).count == 1 else { return }
        let below = rows.dropFirst(head + 1)
        let areWords = pairs.contains { column in
            below.contains { !$0[column - 1].isEmpty && !Grid.isNumber($0[column - 1]) }
        }
        for column in pairs {
            let (name, rating) = (rows[head][column - 1], rows[head][column])
            if areWords {
                drop(note: column - 1, head)
                rows[head][column] = name
            } else {
                crowded[rating] = (headings[column].word, [name, rating])
            }
        }
    }

    /// "Octavia Points | Octavia Total", in one row.
    private mutating func dropProducts(ofPairs head: Int) {
        let headings = rows[head]
        var found: [(column: Int, name: String)] = []
        for column in headings.indices.dropFirst(2) {
            if TableWords.isDerived(headings[column]),
                headings.count(where: { $0 == headings[column] }) > 1
            {
                found.append((column, headings[column - 1]))
                continue
            }
            let (name, first) = headings[column - 1].lastWord
            for name in [headings[column - 1], name] where !name.isEmpty {
                guard headings[column].hasPrefix(name + " ") else { continue }
                let rest = headings[column].utf8.dropFirst(name.utf8.count)
                if TableWords.isProduct(String(Substring(rest)).trimmed, after: first) {
                    found.append((column, name))
                }
                break
            }
        }
        guard found.count > 1 else { return }
        for (column, name) in found {
            rows[head][column - 1] = name
            drop(product: column, head)
        }
    }

    /// Leaves a column out that is worked out from the one before it, which takes its totals.
    private mutating func drop(product column: Int, _ head: Int) {
        left.append((lines[head], rows[head][column], .derived))
        rows[head][column] = ""
        for row in rows.indices.dropFirst(head + 1) {
            let name = rows[row].first { !$0.isEmpty } ?? ""
            if rows[row][column - 1].isEmpty, TableWords.isTotal(name) {
                rows[row][column - 1] = rows[row][column]
            }
            rows[row][column] = ""
        }
    }
}

extension String {
    /// "Octavia Points" as "Octavia" and "Points".
    fileprivate var lastWord: (rest: String, word: String) {
        guard let space = utf8.lastIndex(where: { $0 == UInt8(ascii: " ") }) else {
            return ("", self)
        }
        return (
            String(Substring(utf8[..<space])).trimmed, String(Substring(utf8[space...])).trimmed
        )
    }
}
