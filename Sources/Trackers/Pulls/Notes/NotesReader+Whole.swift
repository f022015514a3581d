import Kernel

// What only the whole page says: headings before hooks, and numbers in front of them.
extension NotesReader {
    mutating func finish() {
        takeClassesBeforeHooks()
        markPossible()
        markUnsureClasses()
        takeRunningOrder()
        takeNumbers()
        holdAgainstOthers()
        markAltimeters()
        var last = -1
        for index in rows.indices where rows[index].kind == .pull && rows[index].pull != last {
            last = rows[index].pull
            if pulls[last]["date"] == nil { rows[index].doubt(.noDate) }
        }
    }

    /// A short line right before a hook is the name of its class; one before a class may be a pull.
    mutating func takeClassesBeforeHooks() {
        let firstHook = rows.firstIndex { $0.kind == .hook } ?? rows.endIndex
        for index in rows.indices.dropLast()
        where rows[index].kind == .note && rows[index].word.words.count <= 9
            && rows[index].doubts.isEmpty
        {
            let word = rows[index].word.undecorated ?? rows[index].word
            guard word.beginsBig || NoteClass.isLikely(word.words),
                !NoteClass.isCount(word.words)
            else { continue }
            let isNamed = NoteClass.isAnnounced(word.words)
            guard isNamed || word.words.count <= 5 else { continue }
            let first = isNamed ? .word : NoteLine(word, language).tokens.all.first?.role
            let hasDecimals = word.words.contains { (NoteNumber($0)?.decimals ?? 0) > 0 }
            guard first == .word, !hasDecimals,
                !NoteWordLists.results.contains(word.folded.withoutEnd(": ")),
                !NoteWordLists.coming.contains((word.words.first ?? "").folded),
                !NoteLine(word, language).isProse, !".!?".utf8.contains(word.utf8.last ?? 0)
            else {
                continue
            }
            let next = rows[(index + 1)...].first { $0.kind != .leftOut } ?? rows[index + 1]
            if next.kind == .hook, next.pull == rows[index].pull {
                if NoteClass.hasResult(word.words) || holdsResult(word) {
                    rows[index].doubt(.numberInClass)
                    continue
                }
                rows[index].kind = .className
                rows[index].word = word.withoutEnd(": ").trimmed
                if word.utf8.last != UInt8(ascii: ":") { rows[index].doubt(.guessedClass) }
            } else if next.kind == .className, firstHook < index {
                rows[index].doubt(.maybePull)
            }
        }
    }

    /// What stands below a line that may be a result instead of a class, until the next class.
    mutating func markUnsureClasses() {
        var isUnsure = false
        for index in rows.indices {
            if [.className, .pull].contains(rows[index].kind) || rows[index].kind == .note {
                let isNote = rows[index].kind == .note
                let mayBe = rows[index].doubts.contains {
                    $0 == .numberInClass || $0 == .maybeClass
                }
                if !isNote || mayBe { isUnsure = mayBe }
            }
            if isUnsure, rows[index].kind == .hook, rows[index].className.isEmpty {
                rows[index].doubt(.unsureClass)
            }
        }
    }

    /// A pressure as at sea level beside an altitude: weather moves it by 30 hPa at most.
    mutating func markAltimeters() {
        for (index, pull) in pulls.enumerated() where Conditions.isAltimeter(pull) {
            let row = rows.firstIndex {
                $0.pull == index && $0.facts.pairs.contains { $0.name == "pressure" }
            }
            if let row { rows[row].doubt(.altimeter) }
        }
    }

    /// Numbers in front of a class's hooks are places if the distances follow them.
    mutating func takeNumbers() {
        var start = rows.startIndex
        while start < rows.endIndex {
            var end = start
            while end < rows.endIndex, rows[end].kind == .hook || rows[end].kind == .note,
                rows[end].pull == rows[start].pull
            {
                end += 1
            }
            takeNumbers((start..<max(end, start + 1)).filter { numbers[$0] != nil })
            start = max(end, start + 1)
        }
    }

    mutating func takeNumbers(_ indices: [Int]) {
        guard let first = indices.first else { return }
        let places = indices.compactMap { numbers[$0] }
        if indices.count > 1, places.allSatisfy({ $0 == places[0] }) {
            for index in indices { rows[index].place = "" }
            return
        }
        let isRun = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 } && places[0] <= 3
        let isList = isRun && zip(places, places.dropFirst()).allSatisfy { $1 - $0 <= 1 }
        let isFalling = NotesReader.areFalling(indices.map { rows[$0] })
        for index in indices {
            let isNumbered = !rows[index].place.isEmpty
            let status = TypedResult(rows[index].result).status
            let isPlaced = status != .disqualified && status != .didNotStart
            if isFalling, isRun, isNumbered || isList && (indices.count > 1 || places[0] == 1) {
                rows[index].place = isPlaced ? "\(numbers[index] ?? 1)" : ""
            } else {
                rows[index].place = ""
                if status == .didNotStart { continue }
                rows[index].doubt(isNumbered || isList && first >= 0 ? .numbering : .leftNumber)
                let word = "#\(numbers[index] ?? 0)"
                rows[index].word += (rows[index].word.isEmpty ? "" : ", ") + word
            }
        }
    }

    static func areFalling(_ rows: [NotesPage.Row]) -> Bool {
        var last: Distance?
        for row in rows {
            let result = TypedResult(row.result)
            guard result.status == nil || result.status == .fullPull, row.attempt != "2",
                let distance = Distance(result.distance)
            else { continue }
            if let last, last < distance { return false }
            last = distance
        }
        return true
    }
}
