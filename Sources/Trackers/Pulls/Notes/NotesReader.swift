import Kernel

/// Reads notes line by line, with what the lines before and the whole page say.
struct NotesReader {
    var pulls: [Parameters] = [[:]]
    var rows: [NotesPage.Row] = []
    var known: KnownNames
    let language: Language
    let today: CivilDate
    /// The year that the page's dates agree on.
    var year: Int?
    /// Whether months or days come first in the page's dates.
    var dateOrder = DateOrder()
    var isMetric = false
    var isInFeet = false
    var isMetricOnly: Bool { isMetric && !isInFeet }
    /// Rows that the line being read has beside its first.
    var more: [NotesPage.Row] = []
    /// What follows is of the pull-off.
    var isPullOff = false
    /// The day of the last message, where the page is a chat.
    var chatDay: CivilDate?
    /// What follows may be the points of a season.
    var isOfPoints = false
    /// The numbers in front of hooks that may be places.
    var numbers: [Int: Int] = [:]
    /// What the columns of a table within the notes hold.
    var columns: NoteColumns?

    init(_ known: KnownNames, _ language: Language, today: CivilDate) {
        self.known = known
        self.language = language
        self.today = today
    }

    var current: Int { pulls.count - 1 }

    /// What the current pull says of itself.
    var pull: Parameters {
        get { pulls[current] }
        set { pulls[current] = newValue }
    }

    /// Whether the current pull has a hook or a class already.
    var hasHooks: Bool { lastHook == current }
    /// The last pull that has one.
    private var lastHook = -1

    /// Learns names, units and the year from lines that say them plainly.
    mutating func study(_ lines: [String]) {
        var years: Set<Int> = []
        var (first, second) = (0, 0)
        for text in lines { for word in text.words { dateOrder.learn(word) } }
        for text in lines {
            if let date = date(text), date.hasYear,
                !NoteLine(text, language).hasResult
            {
                years.insert(date.date.year)
            }
            for part in NoteParts.of(text, language) {
                guard let isPullerFirst = studyPart(part) else { continue }
                if isPullerFirst { first += 1 } else { second += 1 }
            }
        }
        year = years.count == 1 ? years.first : nil
        if first != second { known.isPullerFirst = first > second }
    }

    /// Learns from a line; says whether it has the puller before the tractor, if that is plain.
    mutating func studyPart(_ text: String) -> Bool? {
        let line = NoteLine(text, language)
        let isInMetres = line.canonical.hasSuffix(" m")
        isMetric = isMetric || isInMetres
        isInFeet = isInFeet || !line.canonical.isEmpty && line.plain == nil && !isInMetres
        if let plain = line.plain { isInFeet = isInFeet || plain.value > 130 }
        guard line.hasResult, !line.isProse, !line.isTold else { return nil }
        let names = NoteNames(line, known)
        let isClear = !names.doubts.contains {
            [.sentence, .leftWords, .numberInName].contains($0)
        }
        if names.isPullerFirst != nil, isClear {
            known.add(puller: names.puller, tractor: names.tractor)
        }
        return names.isPullerFirst
    }

    /// The longest line that is looked into, in bytes; a longer one is a note.
    static let longestLine = 1_000

    mutating func read(_ text: String, line number: Int) {
        if text.utf8.count > NotesReader.longestLine {
            var row = NotesPage.Row(source: text, kind: .note, word: text)
            (row.line, row.pull) = (number, current)
            return rows.append(row)
        }
        let parts = NoteParts.of(text, language)
        for part in parts {
            var row = readPart(part, isOnly: parts.count == 1)
            row.line = number
            row.pull = current
            keep(&row, part)
        }
    }

    /// Adds a row, and what its line says beside it. What the pull says otherwise already becomes a note.
    mutating func keep(_ row: inout NotesPage.Row, _ text: String) {
        var others: [String] = []
        for pair in row.facts.pairs {
            set(pair.name, pair.value)
            if pull[pair.name] != pair.value { others.append(pair.value) }
        }
        if !others.isEmpty, row.kind == .condition {
            row.word = text
        } else if !others.isEmpty {
            let word = others.joined(separator: ", ")
            more.append(NotesPage.Row(source: text, kind: .note, word: word))
        }
        if ([row] + more).contains(where: { [.hook, .className].contains($0.kind) }) {
            lastHook = row.pull
        }
        rows.append(row)
        for var other in more {
            (other.line, other.pull) = (row.line, row.pull)
            rows.append(other)
        }
        more = []
    }

    mutating func readPart(_ text: String, isOnly: Bool) -> NotesPage.Row {
        if let row = readInColumns(text) { return row }
        if let whole = text.withoutContinuation {
            var row = readPart(whole, isOnly: isOnly)
            row.source = text
            return row
        }
        if let row = labelled(text) { return row }
        var line = NoteLine(text, language, isMetric: isMetricOnly)
        if let number = line.plain, number.value <= 130 {
            if isMetric ? !isInFeet || language != .english : language != .english && !isInFeet {
                line.readAsMetres()
            } else if isMetric || !isInFeet {
                line.doubt(.unit)
            }
        }
        let names = NoteNames(line, known)
        if let row = pullOffHead(text, line, names) { return row }
        if let row = pullHead(text, line) { return row }
        if let row = unnamedHead(text, line) { return row }
        if let row = condition(text, line, names) { return row }
        if let row = decoratedHead(text) ?? classHead(text, line) { return row }
        if var row = hook(text, line, names, isOnly: isOnly) {
            if let date = date(text), date.hasYear, date.date.iso != pull["date"] {
                row.doubt(.maybePull)
            }
            return row
        }
        return other(text, line)
    }

    func date(_ text: String) -> NoteDate? {
        NoteDate(text, language, today: today, year: year, order: dateOrder.order)
    }

    mutating func set(_ name: String, _ value: String) {
        if pull[name] == nil, !value.isEmpty { pull.pairs.append((name: name, value: value)) }
    }

    mutating func readInColumns(_ text: String) -> NotesPage.Row? {
        if let heading = NoteColumns(heading: text) {
            columns = heading
            return NotesPage.Row(source: text, kind: .leftOut)
        }
        if NoteColumns.namesColumns(text) { return NotesPage.Row(source: text, kind: .leftOut) }
        guard let columns, var row = columns.row(text, language, today: today) else { return nil }
        if !columns.isInFeet, let number = row.result.bareNumber, number <= 130 {
            if isMetric && !isInFeet || language != .english && !isInFeet { row.result += " m" }
            row.doubt(.unit)
        }
        return row
    }

    mutating func hook(
        _ text: String, _ line: NoteLine, _ names: NoteNames, isOnly: Bool
    ) -> NotesPage.Row? {
        let isThing =
            line.tokens.all.first { $0.role == .word }
            .map { NoteWordLists.things.contains($0.plain) } ?? false
        let isPlaced =
            line.place != nil && !line.hasPoints && !names.puller.isEmpty && !names.tractor.isEmpty
        guard line.hasResult || isPlaced, !line.isProse, !line.isTold, !isThing else { return nil }
        var row = NotesPage.Row(source: text, line, names)
        if names.isEmpty {
            if !isOnly, let last = rows.last, last.kind == .hook, line.attempt != nil {
                (row.puller, row.tractor, row.className) = (
                    last.puller, last.tractor, last.className
                )
            } else if row.className.isEmpty, line.place == nil {
                return nil
            } else {
                row.doubt(.noNames)
            }
        }
        if !line.hasResult { row.doubt(.noDistance) }
        if isOfPoints, line.plain != nil { row.doubt(.points) }
        if isPullOff, line.attempt == nil { row.attempt = "2" }
        // `201 (pull off 196)`: which of both is its distance.
        if line.isPullOff, line.tokens.all.contains(where: { $0.isAside && $0.text.hasDigit }) {
            row.doubt(.whichNumber)
        }
        if line.isNumbered {
            numbers[rows.count] = line.place
        } else if let leading = names.leading, line.place == nil {
            numbers[rows.count] = leading
        }
        return row
    }

    mutating func other(_ text: String, _ line: NoteLine) -> NotesPage.Row {
        let isShort = NoteTokens.cleaned(text).words.count <= 8
        let isResults = NoteWordLists.results.contains(
            NoteTokens.cleaned(text).folded.withoutEnd(":*_! "))
        if pull["name"] == nil, isShort, !isResults, !line.isProse, line.hookDoubt == nil,
            rows.allSatisfy({ $0.kind == .pull || $0.kind == .condition }),
            line.tokens.all.contains(where: { $0.role == .word && !$0.text.hasDigit })
        {
            var row = NotesPage.Row(source: text, kind: .pull)
            addName(text, to: &row)
            if !isName(line) { row.doubt(.guessedPull) }
            return row
        }
        if let reason = line.hookDoubt { return remark(text, reason) }
        if isHookWithoutResult(text, line) { return remark(text, .maybeHook) }
        isOfPoints =
            isOfPoints || line.tokens.all.contains { NoteWordLists.seasons.contains($0.plain) }
        return NotesPage.Row(source: text, kind: .note, word: text)
    }

    /// Whether it is written as a name is: capitals but for one word, and no number.
    private func isName(_ line: NoteLine) -> Bool {
        let words = line.tokens.all
        let small = words.count {
            !$0.text.beginsBig && !NoteWordLists.particles.contains($0.plain)
        }
        return words.first?.text.beginsBig ?? false && small < 2
            && !words.contains { $0.text.hasDigit }
    }

    /// A short line in a class whose parts are names: `Hanomag R45, Kuhn weg`, `3,000 lb.: Al, Bo, Cy`.
    private func isHookWithoutResult(_ text: String, _ line: NoteLine) -> Bool {
        if hasHooks, line.namesTwo, !line.isTold { return true }
        guard !line.isProse, !line.isTold else { return false }
        if NoteParts.isList(text) { return true }
        let words = line.tokens.all
        let isNamed = words.contains { $0.role == .word && $0.text.beginsBig && !$0.text.hasDigit }
        if line.place != nil, isNamed, !line.hasPoints { return true }
        return hasHooks && 2...7 ~= words.count && words[0].text.beginsBig
            && words.allSatisfy { $0.role == .word }
            && words.dropFirst().contains { $0.isApart && $0.text.beginsBig && !$0.text.hasDigit }
    }

    func remark(_ text: String, _ reason: NoteDoubt) -> NotesPage.Row {
        var row = NotesPage.Row(source: text, kind: .note, word: text)
        row.doubt(reason)
        return row
    }
}
