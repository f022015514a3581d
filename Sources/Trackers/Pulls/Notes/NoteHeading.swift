import Kernel

/// What a heading says beside its name: the air, the track, the sled.
///
///     NoteHeading(["Wauseon OH", "nice track, 86 deg, humid"], .english).name  // "Wauseon OH"
struct NoteHeading {
    /// The rest of it.
    private(set) var name = ""
    /// Fields of a pull.
    private(set) var facts: [(name: String, value: String)] = []
    private(set) var sled = ""
    /// Weather that a pull has no field for.
    private(set) var remark = ""
    /// Whether degrees may be others.
    private(set) var hasDoubtfulDegrees = false

    private typealias Piece = [NoteToken]

    /// - Parameter texts: The heading, or its parts around a date.
    init(_ texts: [String], _ language: Language, isMetric: Bool = false) {
        for text in texts where !text.isEmpty {
            let line = NoteLine(text, language, isMetric: isMetric)
            for pair in line.conditions { facts.append(pair) }
            hasDoubtfulDegrees = hasDoubtfulDegrees || line.doubts.contains(.degrees)
            let count = (facts.count, remark.utf8.count, sled.utf8.count)
            var rest = ""
            for piece in NoteHeading.pieces(line) {
                if (rest.isEmpty && name.isEmpty) || !take(piece) {
                    NoteHeading.add(piece, to: &rest)
                }
            }
            let isWhole =
                line.conditions.isEmpty
                && count == (facts.count, remark.utf8.count, sled.utf8.count)
            name += (name.isEmpty ? "" : " ") + (isWhole ? text : rest)
        }
        name = name.trimmed
    }

    var isPlain: Bool { facts.isEmpty && sled.isEmpty && remark.isEmpty }

    /// The words between separators, without what says the weather.
    private static func pieces(_ line: NoteLine) -> [Piece] {
        var pieces: [Piece] = []
        for token in line.tokens.all {
            let isNamed = pieces.last?.count == 1 && isLabel(pieces[pieces.count - 1][0])
            let isOther = pieces.last?.last?.isAside != token.isAside
            let isSled =
                NoteWordLists.sleds.contains(token.plain)
                && NoteClass.isClass((pieces.last ?? []).map { $0.text })
            if pieces.isEmpty || isOther || isSled || token.isApart && !isNamed {
                pieces.append([])
            }
            pieces[max(0, pieces.count - 1)].append(token)
        }
        return pieces.map { $0.filter { $0.role != .condition } }.filter { !$0.isEmpty }
    }

    /// `Sled:` and `Track:`, in front of what they name.
    private static func isLabel(_ token: NoteToken) -> Bool {
        NoteWordLists.sleds.contains(token.plain) || NoteWordLists.tracks.contains(token.plain)
    }

    private static func add(_ piece: Piece, to rest: inout String) {
        let text = piece.map { $0.text }.joined(separator: " ")
        let isAside = piece[0].isAside
        let mark = rest.isEmpty ? "" : isAside ? " " : piece[0].isColumn ? " - " : ", "
        rest += mark + (isAside ? "(" + text + ")" : text)
    }

    /// Whether a piece is the track, the sled or the weather.
    private mutating func take(_ piece: Piece) -> Bool {
        let words = piece.map { $0.plain }
        let text = piece.map { $0.text }.joined(separator: " ")
        if words.count > 1, NoteWordLists.sleds.contains(words[0]) {
            sled = text.words.dropFirst().joined(separator: " ")
            return true
        }
        if let track = words.firstIndex(where: { NoteWordLists.tracks.contains($0) }) {
            let others = piece.indices.filter { $0 != track }
            guard !others.isEmpty,
                others.allSatisfy({ NoteWordLists.isWeather(words[$0]) && !piece[$0].text.hasDigit }
                )
            else { return false }
            let surface = others.map { piece[$0].text }.joined(separator: " ")
            facts.append((name: "surface", value: surface))
            return true
        }
        if words.allSatisfy({ NoteWordLists.shows.contains($0) }) {
            remark += (remark.isEmpty ? "" : ", ") + text
            return true
        }
        let isWind: (String) -> Bool = {
            NoteNumber($0) != nil || NoteWordLists.speeds.contains($0)
        }
        guard words.contains(where: { NoteWordLists.isWeather($0) }),
            words.allSatisfy({ NoteWordLists.isWeather($0) || isWind($0) })
        else { return false }
        remark += (remark.isEmpty ? "" : ", ") + text
        return true
    }
}
