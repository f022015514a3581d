import Kernel

// Lines with a label in front.
extension NotesReader {
    /// `Class: 9500 Pro Farm`, `Sled Red Rock`, `Track: clay`, `Altitude 910 ft`.
    mutating func labelled(_ text: String) -> NotesPage.Row? {
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
            var row = NotesPage.Row(
                source: text, kind: .className, word: isLabel ? rest : text.withoutEnd(":").trimmed)
            takeAsides(rest, text, to: &row)
            return row
        case "sled", "bremswagen", "slitta", "bremsschlitten":
            guard !NoteLine(rest, language).hasResult else { return nil }
            var row = NotesPage.Row(source: text, kind: .sled, word: rest)
            takeAsides(rest, text, to: &row)
            row.word = row.word.withoutStart("\"'").withoutEnd("\"'")
            let parts = NoteTokens(row.word).all.dropFirst()
            if parts.contains(where: { $0.isApart }) { row.doubt(.leftWords) }
            return row
        case "track", "surface", "bahn", "bahnzustand", "fondo", "pista":
            let state = words[1].folded
            if isLabel { return track(first.withoutEnd(":").folded, rest, text) }
            guard ["condition:", "conditions:"].contains(state) else { return nil }
            return track("surface", words.dropFirst(2).joined(separator: " "), text)
        case "puller", "driver", "fahrer", "pilota", "tractor", "schlepper", "traktor",
            "trattore", "vehicle":
            guard isLabel, !NoteLine(rest, language).hasResult else { return nil }
            return remark(text, .maybeHook)
        case "altitude", "elevation", "hohe", "altitudine":
            guard Distance(rest) != nil else { return nil }
            return fact("altitude", rest, text)
        case "baro", "barometer", "pressure", "luftdruck":
            guard Quantity.hectopascals(rest) != nil, !rest.folded.containsFolded("psi") else {
                return nil
            }
            return fact("pressure", rest, text)
        case "place", "ort", "luogo", "location", "where", "wo", "dove", "venue", "town", "plaats":
            guard isLabel, NoteNumber(rest) == nil else { return nil }
            var row = NotesPage.Row(source: text, kind: .pull)
            row.facts.pairs.append((name: "location", value: rest))
            return row
        case "event", "pull", "name", "veranstaltung", "evento", "gara":
            guard isLabel, pull["name"] == nil, date(rest) == nil else {
                return nil
            }
            var row = NotesPage.Row(source: text, kind: .pull)
            addName(rest, to: &row)
            return row
        case "note", "notes", "notiz", "nota", "ps", "p.s":
            guard isLabel else { return nil }
            return NotesPage.Row(source: text, kind: .note, word: rest)
        default: return nil
        }
    }

    /// The sled, the track and the weather behind a name in a heading: `8500 Open | Sled: Hillbilly`.
    mutating func takeAsides(_ rest: String, _ text: String, to row: inout NotesPage.Row) {
        let heading = NoteHeading([rest], language, isMetric: isMetricOnly)
        guard !heading.isPlain, !heading.name.isEmpty else { return }
        row.word = heading.name
        take(heading, text, to: &row)
    }

    /// `Track: tight, 24 °C`, `Track: Colfax WI`: how it is, and the air behind a comma; or where it is.
    /// What only may be a place is asked about.
    private func track(_ label: String, _ rest: String, _ text: String) -> NotesPage.Row {
        let comma = rest.utf8.firstIndex(of: UInt8(ascii: ",")) ?? rest.utf8.endIndex
        let line = NoteLine(rest, language, isMetric: isMetricOnly)
        let isAir = !line.conditions.isEmpty
        let words = rest.words.map { $0.folded.withoutEnd(".,;") }
        let isDescribed = !rest.beginsBig || words.contains { NoteWordLists.isWeather($0) }
        if label == "track", !isDescribed, !isAir, pull["location"] == nil {
            var row = NotesPage.Row(source: text, kind: .pull)
            row.facts.pairs.append((name: "location", value: rest))
            let isTown = words.count > 1 && NoteWordLists.states.contains(words.last ?? "")
            if !isTown { row.doubt(.maybePull) }
            return row
        }
        let surface = isAir ? String(Substring(rest.utf8[..<comma])).trimmed : rest
        var row = fact("surface", surface, text)
        if isAir {
            row.facts.pairs += line.conditions
            row.word = text
        }
        row.doubts = line.doubts.filter { $0 == .degrees }
        if label != "surface", !isDescribed { row.doubt(.maybePull) }
        return row
    }

    func fact(_ name: String, _ value: String, _ text: String) -> NotesPage.Row {
        var row = NotesPage.Row(source: text, kind: .condition)
        row.facts.pairs.append((name: name, value: value))
        return row
    }
}
