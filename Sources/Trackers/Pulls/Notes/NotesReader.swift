import Kernel

/// Reads notes line by line, with what the lines before and the whole page say.
struct NotesReader {
    private(set) var pulls: [Parameters] = [[:]]
    var rows: [NotesPage.Row] = []
    private var known: KnownNames
    private let language: Language
    private let today: CivilDate
    /// The year that the page's dates agree on.
    private var year: Int?
    private var isMetric = false
    private var isInFeet = false
    /// What follows is of the pull-off.
    private var isPullOff = false
    /// The numbers in front of hooks that may be places.
    private var numbers: [Int: Int] = [:]
    /// What the columns of a table within the notes hold.
    private var columns: NoteColumns?

    init(_ known: KnownNames, _ language: Language, today: CivilDate) {
        self.known = known
        self.language = language
        self.today = today
    }

    private var current: Int { pulls.count - 1 }

    /// What the current pull says of itself.
    private var pull: Parameters {
        get { pulls[current] }
        set { pulls[current] = newValue }
    }

    private var hasHooks: Bool {
        rows.contains { $0.pull == current && ($0.kind == .hook || $0.kind == .className) }
    }

    // MARK: The whole page

    /// Learns names, units and the year from lines that say them plainly.
    mutating func study(_ lines: [String]) {
        var years: Set<Int> = []
        var (first, second) = (0, 0)
        for text in lines {
            if let date = NoteDate(text, language, today: today), date.hasYear {
                years.insert(date.date.year)
            }
            let line = NoteLine(text, language)
            isMetric = isMetric || line.canonical.hasSuffix(" m")
            isInFeet =
                isInFeet || !line.canonical.isEmpty && line.plain == nil && !line.canonical.hasSuffix(" m")
                || line.plain.map { $0.value > 130 } ?? false
            guard line.hasResult, !line.isProse else { continue }
            let names = NoteNames(line, known)
            guard let isPullerFirst = names.isPullerFirst else { continue }
            if isPullerFirst { first += 1 } else { second += 1 }
            known.add(puller: names.puller, tractor: names.tractor)
        }
        year = years.count == 1 ? years.first : nil
        if first != second { known.isPullerFirst = first > second }
    }

    // MARK: A line

    mutating func read(_ text: String, line number: Int) {
        let parts = NotesReader.parts(text, language)
        for part in parts {
            var row = readPart(part, isOnly: parts.count == 1)
            row.line = number
            row.pull = current
            for pair in row.facts.pairs { set(pair.name, pair.value) }
            rows.append(row)
        }
    }

    /// The hooks of a line, if it has several: numbered ones, or one with its pull-off.
    private static func parts(_ text: String, _ language: Language) -> [String] {
        let words = text.words
        var starts: [Int] = []
        var expected: Int?
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1].folded.withoutEnd(".,;:") : ""
            guard let number = NoteNumber(word), number.unit == "." || number.unit == ")",
                !NoteWordLists.counted.contains(next),
                let whole = number.whole, 1...99 ~= whole, expected == nil || whole == expected,
                expected != nil || whole == 1
            else { continue }
            starts.append(index)
            expected = whole + 1
        }
        if starts.count > 1, let first = starts.first {
            let ends = starts.dropFirst() + [words.count]
            let hooks = zip(starts, ends).map { words[$0..<$1].joined(separator: " ").withoutEnd(",;") }
            return first > 0 ? [words[..<first].joined(separator: " ")] + hooks : hooks
        }
        return withPullOff(text, words, language)
    }

    private static func withPullOff(
        _ text: String, _ words: [String], _ language: Language
    ) -> [String] {
        guard NoteLine(text, language).attempt != nil, words.count <= 40 else { return [text] }
        for index in words.indices.dropFirst() {
            let rest = NoteLine(words[index...].joined(separator: " "), language)
            guard rest.tokens.all.first?.role == .attempt, rest.hasResult else { continue }
            let before = words[..<index].joined(separator: " ").withoutEnd(",;:-–( ")
            let line = NoteLine(before, language)
            guard line.hasResult, rest.tokens.names.isEmpty else { continue }
            return [before, words[index...].joined(separator: " ")]
        }
        return [text]
    }

    private mutating func readPart(_ text: String, isOnly: Bool) -> NotesPage.Row {
        if let row = readInColumns(text) { return row }
        if let row = labelled(text) { return row }
        var line = NoteLine(text, language)
        if let number = line.plain, number.value <= 130 {
            if isMetric || language != .english && !isInFeet {
                line.readAsMetres()
            } else if !isInFeet {
                line.doubt(.unit)
            }
        }
        let names = NoteNames(line, known)
        if let row = pullOffHead(text, line, names) { return row }
        if let row = pullHead(text, line) { return row }
        if let row = condition(text, line, names) { return row }
        if let row = classHead(text, line) { return row }
        if let row = hook(text, line, names, isOnly: isOnly) { return row }
        return other(text, line)
    }

    private mutating func set(_ name: String, _ value: String) {
        if pull[name] == nil, !value.isEmpty { pull.pairs.append((name: name, value: value)) }
    }

    // MARK: Tables within notes

    private mutating func readInColumns(_ text: String) -> NotesPage.Row? {
        if let heading = NoteColumns(heading: text) {
            columns = heading
            return NotesPage.Row(source: text, kind: .leftOut)
        }
        guard let columns, let read = columns.row(text, language, today: today) else { return nil }
        return read
    }

    // MARK: Lines with a label

    /// `Class: 9500 Pro Farm`, `Sled Red Rock`, `Track: clay`, `Altitude 910 ft`.
    private mutating func labelled(_ text: String) -> NotesPage.Row? {
        let words = NoteTokens.cleaned(text).words
        guard words.count > 1, let first = words.first,
            first.utf8.last == UInt8(ascii: ":") || words.count <= 4
        else { return nil }
        let isLabel = first.utf8.last == UInt8(ascii: ":")
        let rest = words.dropFirst().joined(separator: " ").withoutEnd(":").trimmed
        switch first.withoutEnd(":").folded {
        case "class", "klasse", "classe", "categoria":
            // `Klasse A`, but not `Class of its own`.
            guard isLabel || words.count == 2 else { return nil }
            isPullOff = false
            return NotesPage.Row(source: text, kind: .className, word: isLabel ? rest : text.withoutEnd(":").trimmed)
        case "sled", "bremswagen", "slitta", "bremsschlitten":
            guard !NoteLine(rest, language).hasResult else { return nil }
            return NotesPage.Row(source: text, kind: .sled, word: rest)
        case "track", "surface", "bahn", "fondo", "pista":
            guard isLabel else { return nil }
            return fact("surface", rest, text)
        case "altitude", "elevation", "hohe", "altitudine":
            guard Distance(rest) != nil else { return nil }
            return fact("altitude", rest, text)
        case "baro", "barometer", "pressure", "luftdruck":
            guard Quantity.hectopascals(rest) != nil, !rest.folded.contains("psi") else { return nil }
            return fact("pressure", rest, text)
        case "place", "ort", "luogo", "location", "where", "wo", "dove":
            guard isLabel, NoteNumber(rest) == nil else { return nil }
            var row = NotesPage.Row(source: text, kind: .pull)
            row.facts.pairs.append((name: "location", value: rest))
            return row
        case "note", "notes", "notiz", "nota", "ps", "p.s":
            guard isLabel else { return nil }
            return NotesPage.Row(source: text, kind: .note, word: rest)
        default: return nil
        }
    }

    private func fact(_ name: String, _ value: String, _ text: String) -> NotesPage.Row {
        var row = NotesPage.Row(source: text, kind: .condition)
        row.facts.pairs.append((name: name, value: value))
        return row
    }

    // MARK: Headings

    /// `Pull-off:`, `Stechen`, `Pro Farm pull-off`: what follows are second attempts of the class.
    private mutating func pullOffHead(
        _ text: String, _ line: NoteLine, _ names: NoteNames
    ) -> NotesPage.Row? {
        let isFinal =
            ["final", "finals", "finale"].contains(text.withoutEnd(":").trimmed.folded)
            && rows.contains { $0.kind == .hook && $0.pull == current && $0.result.hasPrefix("FP") }
        guard isFinal || line.isPullOff && !line.hasResult && names.isEmpty && !line.isProse else {
            return nil
        }
        isPullOff = true
        let last = rows.last { $0.kind == .className && $0.pull == current }?.word ?? ""
        let word = names.className.isEmpty ? last : names.className
        var row = NotesPage.Row(source: text, kind: word.isEmpty ? .leftOut : .className, word: word)
        row.attempt = "2"
        return row
    }

    /// A line with a date, or one that ends with a state, is the head of a pull.
    private mutating func pullHead(_ text: String, _ line: NoteLine) -> NotesPage.Row? {
        if line.hasResult { return nil }
        guard let found = NoteDate(text, language, today: today, year: year) else {
            return placeHead(text, line)
        }
        let rest = found.rest.withoutStart("@•*-–—:# ").withoutEnd("@:-–— ").trimmed
        if line.isProse || rest.words.count > 9 { return remark(text, .maybePull) }
        let isRepeated = pull["date"] == found.date.iso
        if (pull["date"] != nil || hasHooks) && !isRepeated { begin(rest.isEmpty) }
        var row = NotesPage.Row(source: text, kind: .pull)
        row.facts.pairs.append((name: "date", value: found.date.iso))
        addName(rest, to: &row)
        if !found.hasYear, year == nil { row.doubt(.year) }
        return row
    }

    /// Begins another pull, which the line before may have named.
    private mutating func begin(_ isUnnamed: Bool) {
        let last = rows.indices.last
        pulls.append([:])
        isPullOff = false
        columns = nil
        guard isUnnamed, let last, rows[last].kind == .note, rows[last].pull == current - 1,
            rows[last].word.words.count <= 8, !NoteLine(rows[last].source, language).isProse
        else { return }
        rows[last].kind = .pull
        rows[last].pull = current
        rows[last].doubts = []
        addName(rows[last].word, to: &rows[last])
        for pair in rows[last].facts.pairs { set(pair.name, pair.value) }
    }

    /// `Macon MO`, `Sedalia, MO`
    private mutating func placeHead(_ text: String, _ line: NoteLine) -> NotesPage.Row? {
        let words = line.tokens.all
        guard 2...7 ~= words.count, let last = words.last, last.text == last.text.capitals,
            NoteWordLists.states.contains(last.plain), last.text.utf8.count == 2, !line.isProse,
            !words.contains(where: { $0.role == .place }), text.capitals != text
        else { return nil }
        var row = NotesPage.Row(source: text, kind: .pull)
        if hasHooks {
            begin(false)
            row.doubt(.noDate)
        }
        if pull["name"] == nil {
            addName(text, to: &row)
        } else if pull["location"] == nil {
            row.facts.pairs.append((name: "location", value: text.withoutEnd(":")))
        } else {
            return nil
        }
        return row
    }

    /// `Cow Town, Kansas City MO`
    private func addName(_ text: String, to row: inout NotesPage.Row) {
        let cleaned = NoteTokens.cleaned(text).withoutEnd(":,;–—-! ")
        guard !cleaned.isEmpty else { return }
        let parts = cleaned.utf8.split(separator: UInt8(ascii: ","), maxSplits: 1)
            .map { String(Substring($0)).trimmed }
        let ends = [" for", " on", " am", " vom", " del", " il", " at", " of", " in"]
        var name = parts.first ?? cleaned
        for end in ends where name.folded.hasSuffix(end) {
            name = String(name.unicodeScalars.dropLast(end.utf8.count)).trimmed
        }
        let isState = parts.count > 1 && NoteWordLists.states.contains(parts[1].folded)
        if pull["name"] != nil {
            row.facts.pairs.append((name: "location", value: cleaned))
        } else if isState {
            row.facts.pairs.append((name: "name", value: cleaned))
        } else {
            row.facts.pairs.append((name: "name", value: name))
            if parts.count > 1 { row.facts.pairs.append((name: "location", value: parts[1])) }
        }
    }

    private func condition(
        _ text: String, _ line: NoteLine, _ names: NoteNames
    ) -> NotesPage.Row? {
        guard !line.conditions.isEmpty, !line.hasResult else { return nil }
        var row = NotesPage.Row(source: text, kind: .condition)
        row.facts.pairs = line.conditions
        row.doubts = line.doubts.filter { $0 == .degrees }
        let says = line.tokens.all.contains { $0.role != .condition && $0.plain.utf8.count > 3 }
        if says { row.word = text }
        return row
    }

    private mutating func classHead(_ text: String, _ line: NoteLine) -> NotesPage.Row? {
        let name = NoteTokens.cleaned(text).withoutEnd(": ").trimmed
        let words = line.tokens.all.filter { !$0.isAside }.map { $0.text }
        let isKnown = known.classes.contains(name.folded)
        guard isKnown || line.distance.isEmpty && line.status == nil && line.pressure.isEmpty,
            isKnown || NoteClass.isClass(words)
        else { return nil }
        isPullOff = false
        columns = nil
        return NotesPage.Row(source: text, kind: .className, word: name)
    }

    // MARK: Hooks and the rest

    private mutating func hook(
        _ text: String, _ line: NoteLine, _ names: NoteNames, isOnly: Bool
    ) -> NotesPage.Row? {
        let isThing = line.tokens.all.first { $0.role == .word }
            .map { NoteWordLists.things.contains($0.plain) } ?? false
        let isPlaced = line.place != nil && !names.puller.isEmpty && !names.tractor.isEmpty
        guard line.hasResult || isPlaced, !line.isProse, !isThing else { return nil }
        var row = NotesPage.Row(source: text, line, names)
        if names.isEmpty {
            if !isOnly, let last = rows.last, last.kind == .hook, line.attempt != nil {
                (row.puller, row.tractor, row.className) = (last.puller, last.tractor, last.className)
            } else if row.className.isEmpty, line.place == nil {
                return nil
            } else {
                row.doubt(.noNames)
            }
        }
        if !line.hasResult { row.doubt(.noDistance) }
        if isPullOff, line.attempt == nil { row.attempt = "2" }
        if line.isNumbered {
            numbers[rows.count] = line.place
        } else if let leading = names.leading, line.place == nil {
            numbers[rows.count] = leading
        }
        return row
    }

    private mutating func other(_ text: String, _ line: NoteLine) -> NotesPage.Row {
        let isShort = NoteTokens.cleaned(text).words.count <= 8
        if pull["name"] == nil, isShort, !line.isProse, line.hookDoubt == nil,
            rows.allSatisfy({ $0.kind == .pull || $0.kind == .condition }),
            line.tokens.all.contains(where: { $0.role == .word && !$0.text.hasDigit })
        {
            var row = NotesPage.Row(source: text, kind: .pull)
            addName(text, to: &row)
            return row
        }
        if let reason = line.hookDoubt { return remark(text, reason) }
        return NotesPage.Row(source: text, kind: .note, word: text)
    }

    private func remark(_ text: String, _ reason: NoteDoubt) -> NotesPage.Row {
        var row = NotesPage.Row(source: text, kind: .note, word: text)
        row.doubt(reason)
        return row
    }

    // MARK: What only the whole says

    mutating func finish() {
        takeClassesBeforeHooks()
        takeNumbers()
        for index in pulls.indices where pulls[index]["date"] == nil {
            guard let head = rows.firstIndex(where: { $0.pull == index && $0.kind == .pull }) else {
                continue
            }
            rows[head].doubt(.noDate)
        }
    }

    /// A short line right before a hook is the name of its class; one before a class may be a pull.
    private mutating func takeClassesBeforeHooks() {
        for index in rows.indices.dropLast()
        where rows[index].kind == .note && rows[index].word.words.count <= 5
            && rows[index].word.beginsBig && rows[index].doubts.isEmpty
        {
            let word = rows[index].word
            guard !NoteWordLists.results.contains(word.folded.withoutEnd(": ")),
                !NoteLine(word, language).isProse, !".!?".utf8.contains(word.utf8.last ?? 0) else {
                continue
            }
            let next = rows[index + 1]
            if next.kind == .hook, next.pull == rows[index].pull {
                rows[index].kind = .className
                rows[index].word = word.withoutEnd(": ").trimmed
                if word.utf8.last != UInt8(ascii: ":") { rows[index].doubt(.guessedClass) }
            } else if next.kind == .className, rows[..<index].contains(where: { $0.kind == .hook }) {
                rows[index].doubt(.maybePull)
            }
        }
    }

    /// Numbers in front of a class's hooks are places if the distances follow them.
    private mutating func takeNumbers() {
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

    private mutating func takeNumbers(_ indices: [Int]) {
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
            let isPlaced = rows[index].result.hasPrefix("DQ") == false
            if isFalling, isRun, isNumbered || isList && (indices.count > 1 || places[0] == 1) {
                rows[index].place = isPlaced ? "\(numbers[index] ?? 1)" : ""
            } else {
                rows[index].place = ""
                rows[index].doubt(isNumbered || isList && first >= 0 ? .numbering : .leftNumber)
                let word = "#\(numbers[index] ?? 0)"
                rows[index].word += (rows[index].word.isEmpty ? "" : ", ") + word
            }
        }
    }

    private static func areFalling(_ rows: [NotesPage.Row]) -> Bool {
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
