import Kernel

// Lines held against the others of their page: what doesn't fit them is marked.
extension NotesReader {
    mutating func holdAgainstOthers() {
        markOtherOrder()
        var start = rows.startIndex
        while start < rows.endIndex {
            let end = rows[start...].dropFirst().firstIndex {
                $0.kind == .className || $0.kind == .pull
            }
            markPlaces(start..<(end ?? rows.endIndex))
            start = end ?? rows.endIndex
        }
    }

    /// Where nearly all lines name the puller first, or the tractor, one that is written alike and
    /// doesn't is doubtful, unless others name the same puller or tractor.
    private mutating func markOtherOrder() {
        var (first, second): ([Int], [Int]) = ([], [])
        for index in rows.indices where rows[index].kind == .hook {
            switch rows[index].hasPullerFirst {
            case true?: first.append(index)
            case false?: second.append(index)
            case nil: continue
            }
        }
        let (few, many) = first.count < second.count ? (first, second) : (second, first)
        guard many.count > 1, few.count * 2 <= many.count else { return }
        let pullers = Set(many.map { rows[$0].puller.folded })
        let tractors = Set(many.map { rows[$0].tractor.folded })
        let partings = Set(many.map { rows[$0].parting })
        for index in few
        where partings.contains(rows[index].parting)
            && !pullers.contains(rows[index].puller.folded)
            && !tractors.contains(rows[index].tractor.folded)
        {
            rows[index].doubt(.namesOrder)
        }
    }

    /// A better place with a shorter distance, or one place with two: within a class where nobody
    /// pulled off.
    private mutating func markPlaces(_ range: Range<Int>) {
        let hooks = range.filter {
            rows[$0].kind == .hook && rows[$0].pull == rows[range.lowerBound].pull
        }
        guard hooks.allSatisfy({ ["", "1"].contains(rows[$0].attempt) }) else { return }
        let placed = hooks.compactMap { index -> (index: Int, place: Int, distance: Distance)? in
            let result = TypedResult(rows[index].result)
            guard result.status == nil, numbers[index] == nil, let place = Int(rows[index].place),
                let distance = Distance(result.distance)
            else { return nil }
            return (index, place, distance)
        }
        for (one, other) in zip(placed, placed.dropFirst())
        where rows[one.index].className == rows[other.index].className {
            let isSame = one.place == other.place && one.distance != other.distance
            let isBetter = one.place < other.place && one.distance < other.distance
            let isWorse = one.place > other.place && other.distance < one.distance
            guard isSame || isBetter || isWorse else { continue }
            for hook in [one, other] { rows[hook.index].doubt(.numbering) }
        }
    }
}

extension NotesPage.Row {
    /// What parts both names in its line.
    fileprivate var parting: String {
        guard let one = source.place(of: puller), let other = source.place(of: tractor) else {
            return ""
        }
        let end = one < other ? one + puller.folded.utf8.count : other + tractor.folded.utf8.count
        let text = Array(source.folded.utf8)
        return end < max(one, other)
            ? String(decoding: text[end..<max(one, other)], as: UTF8.self) : ""
    }

    /// Which of both names its line has first; `nil` without both.
    fileprivate var hasPullerFirst: Bool? {
        guard !puller.isEmpty, !tractor.isEmpty,
            let one = source.place(of: puller), let other = source.place(of: tractor), one != other
        else { return nil }
        return one < other
    }
}

extension String {
    /// Where a part begins, in bytes, whatever its letters.
    fileprivate func place(of part: String) -> Int? {
        let (text, part) = (Array(folded.utf8), Array(part.folded.utf8))
        return text.indices.first { text[$0...].starts(with: part) }
    }
}
