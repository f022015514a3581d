import Kernel

// Lines that may be hooks or classes though nothing says so.
extension NotesReader {
    /// `*Classic Stock*`, `== Super Farm ==`, `[Hot Farm]`: a class between marks.
    mutating func decoratedHead(_ text: String) -> NotesPage.Row? {
        guard let inner = text.undecorated else { return nil }
        let line = NoteLine(inner, language, isMetric: isMetricOnly)
        guard !line.hasResult, date(inner) == nil, var row = classHead(inner, line) else {
            return nil
        }
        row.source = text
        return row
    }

    /// Marks what stays as a note among hooks, but holds a number as far as sleds go there, or is short
    /// and written as a heading is.
    mutating func markPossible() {
        var seen = -1
        for index in rows.indices {
            if [.hook, .className].contains(rows[index].kind) { seen = rows[index].pull }
            guard rows[index].kind == .note, rows[index].doubts.isEmpty else { continue }
            if seen == rows[index].pull, holdsResult(rows[index].word) {
                rows[index].doubt(.inSentence)
            } else if isAboveHook(index), mayBeHeading(rows[index].word) {
                rows[index].doubt(.maybeClass)
            }
        }
    }

    private func isAboveHook(_ index: Int) -> Bool {
        let next = rows[index...].dropFirst().first {
            ![.note, .condition, .leftOut].contains($0.kind)
        }
        return next.map { $0.kind == .hook && $0.pull == rows[index].pull } ?? false
    }

    /// Capitalised words, or a weight in front of them.
    private func mayBeHeading(_ word: String) -> Bool {
        let words = (word.undecorated ?? word).words
        guard 1...8 ~= words.count, words.contains(where: { $0.hasScalar { $0.value >= 0x41 } }),
            !NoteLine(word, language).isProse
        else { return false }
        if NoteClass.isCount(words) { return false }
        let plain = words.map { $0.folded.withoutEnd(".:,!") }
        if plain.contains(where: { NoteWordLists.classHeads.contains($0) })
            || NoteClass.isWeighed(words)
        {
            return true
        }
        return words.count <= 5
            && words.allSatisfy { $0.beginsBig || NoteWordLists.particles.contains($0.folded) }
            && !plain.allSatisfy { NoteWordLists.isWeather($0) }
            && !NoteWordLists.coming.contains(plain[0])
            && !NoteWordLists.results.contains(plain[0])
            && !NoteWordLists.seasons.contains(plain[0])
    }

    /// Whether a number within, whatever stands around it, is about as far as the page's hooks went.
    func holdsResult(_ text: String) -> Bool {
        let range = reach
        let scalars = Array(text.plainMarks.unicodeScalars)
        var index = 0
        while index < scalars.count {
            guard scalars[index].isDigit else {
                index += 1
                continue
            }
            let start = index
            while index < scalars.count,
                scalars[index].isDigit || ".,".unicodeScalars.contains(scalars[index])
            {
                index += 1
            }
            let before = start > 0 ? scalars[start - 1] : " "
            let after = index < scalars.count ? scalars[index] : " "
            let isOther =
                "$€£:/#°%".unicodeScalars.contains(before)
                || ":/#°%$€£".unicodeScalars.contains(after)
            guard !isOther, let number = NoteNumber(NotesReader.text(scalars[start..<index]))
            else { continue }
            let rest = NotesReader.text(scalars[index...]).words.first?.folded ?? ""
            let unit = rest.withoutEnd(".,;:!?)").withoutStart("-")
            let isCounted =
                NoteWordLists.otherUnits.contains(unit) || NoteWordLists.pressures.contains(unit)
                || ["st", "nd", "rd", "th", "k"].contains(unit)
            if !isCounted, number.value.units >= range.0,
                number.value.units <= range.1
            {
                return true
            }
        }
        return false
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(scalar) }
        return text
    }

    /// From half of the shortest distance of the page to half as far again as the longest.
    private var reach: (Int128, Int128) {
        let found = rows.filter { $0.kind == .hook }.compactMap {
            NoteNumber(TypedResult($0.result).distance.words.first ?? "")?.value.units
        }.filter { $0 > 0 }
        let one = Decimal(1).units
        guard let least = found.min(), let most = found.max() else { return (one * 60, one * 600) }
        return (max(one * 30, least / 2), min(one * 600, most + most / 2))
    }

    /// `Hook 2: Jim Fry`: the order in which they hooked, unless the same name comes twice.
    mutating func takeRunningOrder() {
        var start = rows.startIndex
        while start < rows.endIndex {
            let end =
                rows[start...].dropFirst().firstIndex {
                    $0.kind == .className || $0.kind == .pull
                } ?? rows.endIndex
            takeRunningOrder(start..<end)
            start = end
        }
    }

    private mutating func takeRunningOrder(_ range: Range<Int>) {
        for index in range where rows[index].kind == .hook && !rows[index].attempt.isEmpty {
            let first = (rows[index].source.words.first ?? "").folded
            let others = range.filter {
                $0 != index && rows[$0].kind == .hook
                    && rows[$0].puller.folded == rows[index].puller.folded
                    && rows[$0].tractor.folded == rows[index].tractor.folded
            }
            if NoteWordLists.attempts.contains(first), others.isEmpty { rows[index].attempt = "" }
        }
    }
}
