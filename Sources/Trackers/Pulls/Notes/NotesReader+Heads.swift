import Kernel

// Lines that stand above hooks: pulls, classes, sleds, weather.
extension NotesReader {
    /// `Pull-off:`, `Stechen`, `Pro Farm pull-off`: what follows are second attempts of the class.
    mutating func pullOffHead(
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
        var row = NotesPage.Row(
            source: text, kind: word.isEmpty ? .leftOut : .className, word: word)
        row.attempt = "2"
        return row
    }

    /// A line with a date, or one that ends with a state, is the head of a pull.
    mutating func pullHead(_ text: String, _ line: NoteLine) -> NotesPage.Row? {
        if line.hasResult { return nil }
        guard let found = date(text) else {
            return placeHead(text, line)
        }
        if NoteWordLists.coming.contains(line.tokens.all.first?.plain ?? "") {
            return remark(text, .maybePull)
        }
        let label = found.before.withoutEnd(":").folded
        let isLabelled = ["date", "datum", "data", "when", "wann", "quando", "tag"].contains(label)
        let (before, first) = (isLabelled ? "" : found.before).withoutClock
        let (after, second) = found.after.withoutClock
        let times = [first, second].filter { !$0.isEmpty }.joined(separator: ", ")
        let heading = NoteHeading([before, after], language, isMetric: isMetricOnly)
        let isWhole =
            heading.isPlain && !isLabelled && before == found.before && after == found.after
        let whole = (isWhole ? found.rest : heading.name)
            .withoutStart("@•*-–—:# ").withoutEnd("@:-–— ").trimmed.withoutResults
        let (className, rest) = isWhole ? whole.classInFront : ("", whole)
        if line.isProse || rest.words.count > 9 { return remark(text, .maybePull) }
        let isRepeated = pull["date"] == found.date.iso
        if (pull["date"] != nil || hasHooks) && !isRepeated { begin(rest.isEmpty) }
        var row = NotesPage.Row(source: text, kind: .pull)
        row.facts.pairs.append((name: "date", value: found.date.iso))
        if isWhole, className.isEmpty, isTown(after), before.words.count > 1 {
            addName(before.withoutResults, to: &row)
            row.facts.pairs.append((name: "location", value: after))
        } else if rest.isOnlyClass {
            if pull["name"] == nil { addName(rest, to: &row) }
            row.doubt(.guessedPull)
            more.append(NotesPage.Row(source: text, kind: .className, word: rest))
        } else if rest.folded != (pull["name"] ?? "").folded {
            addName(rest, to: &row)
        }
        if !className.isEmpty {
            more.append(NotesPage.Row(source: text, kind: .className, word: className))
        }
        if !found.hasYear, year == nil { row.doubt(.year) }
        if found.isNumeric, dateOrder.isMixed { row.doubt(.dateOrder) }
        take(heading, text, to: &row)
        if !times.isEmpty { more.append(NotesPage.Row(source: text, kind: .note, word: times)) }
        return row
    }

    /// `Viola WI`
    private func isTown(_ text: String) -> Bool {
        let words = text.words
        let last = words.last ?? ""
        return 2...4 ~= words.count && last == last.capitals
            && NoteWordLists.states.contains(last.folded)
    }

    /// `Füchtorf, 24 Grad`: the first line names the pull, though it says the weather, too.
    mutating func unnamedHead(_ text: String, _ line: NoteLine) -> NotesPage.Row? {
        guard pull["name"] == nil, !line.hasResult, !line.isProse, line.hookDoubt == nil,
            rows.allSatisfy({ $0.kind == .pull || $0.kind == .condition })
        else { return nil }
        let heading = NoteHeading([text], language, isMetric: isMetricOnly)
        let words = heading.name.words.map { $0.folded.withoutEnd(".,:") }
        guard !heading.isPlain, words.count < 8, !NoteClass.isClass(heading.name.words),
            !words.allSatisfy({ NoteWordLists.isWeather($0) })
        else { return nil }
        var row = NotesPage.Row(source: text, kind: .pull)
        addName(heading.name, to: &row)
        take(heading, text, to: &row)
        return row
    }

    /// What a heading says of the day goes to its pull, and what no field is for to its note.
    mutating func take(_ heading: NoteHeading, _ text: String, to row: inout NotesPage.Row) {
        row.facts.pairs += heading.facts
        row.sled = heading.sled
        if heading.hasDoubtfulDegrees { row.doubt(.degrees) }
        if !heading.remark.isEmpty {
            more.append(NotesPage.Row(source: text, kind: .note, word: heading.remark))
        }
    }

    /// Begins another pull, which the line before may have named.
    mutating func begin(_ isUnnamed: Bool) {
        let last = rows.indices.last
        pulls.append([:])
        isPullOff = false
        columns = nil
        guard isUnnamed, let last, rows[last].kind == .note, rows[last].pull == current - 1,
            mayBeName(rows[last])
        else { return }
        rows[last].kind = .pull
        rows[last].pull = current
        rows[last].doubts = []
        addName(rows[last].word, to: &rows[last])
        for pair in rows[last].facts.pairs { set(pair.name, pair.value) }
    }

    /// Whether a note before a date names its pull.
    private func mayBeName(_ row: NotesPage.Row) -> Bool {
        let line = NoteLine(row.source, language)
        return row.word.words.count <= 8 && row.word.words.first?.hasSuffix(":") != true
            && !line.isProse && line.hookDoubt == nil
            && !NoteWordLists.results.contains(row.word.folded.withoutEnd(":*_! "))
    }

    /// `Macon MO`, `Sedalia, MO`
    mutating func placeHead(_ text: String, _ line: NoteLine) -> NotesPage.Row? {
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
    func addName(_ text: String, to row: inout NotesPage.Row) {
        let cleaned = NoteTokens.cleaned(text).withoutEnd(":,;–—-!*_ ").withoutDaytime
        guard !cleaned.isEmpty else { return }
        let parts = cleaned.partedAtComma
        let ends = [" for", " on", " am", " vom", " del", " il", " at", " of", " in"]
        var name = parts.first ?? cleaned
        // `Sandwich Fair IL` is in Illinois.
        for end in ends where name.folded.hasSuffix(end) {
            let isState = NoteWordLists.states.contains(end.trimmed)
            if isState, name.hasSuffix(end.capitals) { break }
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
            if parts.count > 1, name.beginsBig, !parts[1].beginsBig { row.doubt(.guessedPull) }
        }
    }

    func condition(
        _ text: String, _ line: NoteLine, _ names: NoteNames
    ) -> NotesPage.Row? {
        guard !line.conditions.isEmpty, !line.hasResult else { return nil }
        var row = NotesPage.Row(source: text, kind: .condition)
        row.facts.pairs = line.conditions
        row.doubts = line.doubts.filter { $0 == .degrees }
        if line.tokens.all.contains(where: { $0.role != .condition && $0.text.hasSuffix("%") }) {
            row.doubt(.leftNumber)
        }
        let says = line.tokens.all.contains { $0.role != .condition && $0.plain.utf8.count > 3 }
        if says { row.word = text }
        return row
    }

    mutating func classHead(_ text: String, _ line: NoteLine) -> NotesPage.Row? {
        let cleaned = NoteTokens.cleaned(text).withoutEnd(": ").trimmed
        let name =
            NoteClass.named(cleaned.words).count == cleaned.words.count
            ? cleaned : NoteClass.named(cleaned.words).joined(separator: " ")
        let words = NoteClass.named(line.tokens.all.filter { !$0.isAside }.map { $0.text })
        let isKnown = known.classes.contains(name.folded)
        // `466 Super Farm`: an engine's size in front, which a distance never is.
        let isSized =
            line.plain?.decimals == 0 && line.tokens.all.first?.role == .distance
            && !words.dropFirst().contains { $0.hasDigit }
        guard
            isKnown
                || (line.distance.isEmpty || isSized) && line.status == nil
                    && line.pressure.isEmpty
        else { return nil }
        var row = NotesPage.Row(source: text, kind: .className, word: name)
        let hasAsides = line.tokens.all.contains {
            $0.isAside || $0.isColumn || NoteWordLists.sleds.contains($0.plain)
        }
        if !isKnown, hasAsides || !NoteClass.isClass(words) {
            // `8000 Pro Stock - track wet, sled "Bad Moon"`, `Super Farm (sled Big Bertha)`
            let heading = NoteHeading([text], language, isMetric: isMetricOnly)
            if heading.isPlain, NoteClass.isClass(words) { return classRow(row, isKnown) }
            guard !heading.isPlain, !line.isProse, NoteClass.isClass(heading.name.words) else {
                return nil
            }
            row.word = heading.name
            take(heading, text, to: &row)
        }
        return classRow(row, isKnown)
    }

    /// What a class begins; a number in it that may be a result marks it, and so does a sled.
    private mutating func classRow(_ row: NotesPage.Row, _ isKnown: Bool) -> NotesPage.Row {
        var row = row
        let words = NoteTokens(row.word).all.map { $0.plain }
        if !isKnown, NoteClass.hasResult(row.word.words) { row.doubt(.numberInClass) }
        if !isKnown, words.contains(where: { NoteWordLists.sleds.contains($0) }) {
            row.doubt(.leftWords)
        }
        isPullOff = false
        isOfPoints = false
        columns = nil
        return row
    }
}

extension String {
    /// `Super Stock 8,000 lb, Celina OH`: the class that a heading begins with, and the rest.
    fileprivate var classInFront: (name: String, rest: String) {
        var parts = partedAtComma
        if parts.count < 2 {
            let words = words
            guard let dash = words.firstIndex(where: { ["-", "–", "—", "|"].contains($0) })
            else { return ("", self) }
            parts = [words[..<dash], words[(dash + 1)...]].map { $0.joined(separator: " ") }
        }
        return parts.count == 2 && parts[0].isOnlyClass ? (parts[0], parts[1]) : ("", self)
    }

    /// `Standard 4,5 t`, but not `Truck Pulling`.
    fileprivate var isOnlyClass: Bool {
        NoteClass.isClass(words) && !folded.containsFolded("pulling")
    }

    /// `Results - Tri-County Pullers` without what it is.
    fileprivate var withoutResults: String {
        let words = words
        let isAnnounced =
            words.count > 2 && NoteWordLists.results.contains(words[0].folded.withoutEnd(":"))
            && (words[0].hasSuffix(":") || ["-", "–", "—", "|"].contains(words[1]))
        return isAnnounced
            ? words.dropFirst().joined(separator: " ").withoutStart("-–—| ") : self
    }

    /// Both sides of the first comma that parts words: not that of `10,000`.
    fileprivate var partedAtComma: [String] {
        let bytes = Array(utf8)
        let comma = bytes.indices.first { index in
            bytes[index] == UInt8(ascii: ",")
                && !(index + 1 < bytes.count && 48...57 ~= bytes[index + 1])
        }
        guard let comma else { return [self] }
        return [bytes[..<comma], bytes[(comma + 1)...]]
            .map { String(decoding: $0, as: UTF8.self).trimmed }.filter { !$0.isEmpty }
    }

    /// `night at Bloomfield`, of which a weekday was taken off.
    fileprivate var withoutDaytime: String {
        let words = words
        let isDaytime =
            words.count > 2
            && ["night", "nite", "afternoon", "evening", "morning", "abend"].contains(
                words[0].folded)
            && ["at", "in", "@", "-"].contains(words[1])
        return isDaytime ? words.dropFirst(2).joined(separator: " ") : self
    }
}
