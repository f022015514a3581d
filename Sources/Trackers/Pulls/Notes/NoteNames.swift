import Kernel

/// Who a line is about, once its figures are taken away, and what else it says.
struct NoteNames {
    var puller = ""
    var tractor = ""
    private(set) var className = ""
    /// Everything else that was written.
    private(set) var note = ""
    var doubts: [NoteDoubt] = []
    /// A number in front of the names: a place, or a tractor's number.
    private(set) var leading: Int?
    /// Whether the order of two names was plain: the puller first, or the tractor.
    var isPullerFirst: Bool?

    typealias Segment = [(index: Int, token: NoteToken)]
    private(set) var remarks: [(index: Int, token: NoteToken)] = []
    /// Which of them say where somebody is from.
    private var homes: Set<Int> = []
    /// Whether a name stands in quotation marks.
    private var hasQuote = false

    var isEmpty: Bool { puller.isEmpty && tractor.isEmpty }

    init(_ line: NoteLine, _ known: KnownNames) {
        let tokens = line.tokens.all
        for (index, token) in tokens.enumerated() {
            if token.role == .note || token.role == .condition
                || token.isAside && token.role == .word
            {
                remarks.append((index, token))
            }
        }
        hasQuote = tokens.contains { $0.quote > 0 }
        var segments = NoteNames.segments(tokens)
        takeLeading(&segments)
        takeHomes(&segments)
        takeClass(&segments, known)
        segments = segments.map { cut($0) }.filter { !$0.isEmpty }
        takeNumbers(&segments)
        let result = tokens.firstIndex { $0.role == .distance || $0.role == .status }
        takeNickname(&segments)
        let isQuoted = takeQuoted(segments, before: result ?? tokens.count)
        if !isQuoted, !takeBracket(segments, tokens, result ?? tokens.count, known) {
            name(segments, result ?? tokens.count, known, hasCountry: NoteNames.hasCountry(tokens))
        }
        checkNumbers(known, isQuoted: isQuoted)
        note = NoteNames.joined(remarks)
        account(for: remarks.filter { !homes.contains($0.index) })
    }

    /// The words between figures, separators and words such as `on`.
    private static func segments(_ tokens: [NoteToken]) -> [Segment] {
        var segments: [Segment] = [[]]
        var quote = 0
        for (index, token) in tokens.enumerated() {
            if token.role != .word || token.isAside {
                segments.append([])
                continue
            }
            if token.quote == 0 ? token.isApart || quote != 0 : token.quote != quote {
                segments.append([])
            }
            quote = token.quote
            if quote != 0 {
                segments[segments.count - 1].append((index, token))
                continue
            }
            let isRiding =
                NoteWordLists.riding.contains(token.plain) && !token.text.beginsBig
                && !(segments.last?.isEmpty ?? true)
            if isRiding || token.plain == "@" {
                segments.append([])
            } else {
                segments[segments.count - 1].append((index, token))
            }
        }
        return segments.filter { !$0.isEmpty }
    }

    static func words(_ segment: Segment) -> [String] { segment.map { $0.token.text } }
    static func isQuoted(_ segment: Segment) -> Bool { segment.first?.token.quote ?? 0 > 0 }
    private static func text(_ segment: Segment) -> String {
        words(segment).joined(separator: " ").withoutEnd(",;:")
    }

    private static func joined(_ remarks: [(index: Int, token: NoteToken)]) -> String {
        var (text, last) = ("", -2)
        for remark in Array(remarks).inOrder({ $0.index < $1.index }) {
            let isNext = remark.index == last + 1 && !remark.token.isApart
            if !text.isEmpty { text += isNext ? " " : ", " }
            text += remark.token.text
            last = remark.index
        }
        return text
    }

    mutating func remark(_ segment: Segment) { remarks += segment }
    mutating func unremark(_ index: Int) { remarks.removeAll { $0.index == index } }

    /// `1 Rick WhyNot 305.6`
    private mutating func takeLeading(_ segments: inout [Segment]) {
        guard let first = segments.first?.first, first.index == 0, first.token.quote == 0,
            let number = NoteNumber(first.token.text), number.isPlain, let whole = number.whole,
            1...999 ~= whole, segments[0].count > 1 || segments.count > 1
        else { return }
        leading = whole
        segments[0].removeFirst()
        segments = segments.filter { !$0.isEmpty }
    }

    /// `Hutchinson MN` between other names is where somebody is from.
    private mutating func takeHomes(_ segments: inout [Segment]) {
        for index in segments.indices.reversed() where segments.count > 1 && index > 0 {
            // Of a place alone the town before it went along.
            guard index < segments.count else { continue }
            guard let last = segments[index].last?.token, last.quote == 0 else { continue }
            let isAlone = segments[index].count == 1
            let isCode =
                last.text == last.text.capitals && NoteWordLists.states.contains(last.plain)
            guard isCode || isAlone && NoteWordLists.stateNames.contains(last.plain) else {
                continue
            }
            if isAlone, index < 2 { continue }
            var home = segments.remove(at: index)
            if isAlone, segments.count > 1 { home += segments.remove(at: index - 1) }
            remark(home)
            homes.formUnion(home.map { $0.index })
        }
    }

    /// A class beside the names: `Pro Farm: Rick - WhyNot 305`.
    private mutating func takeClass(_ segments: inout [Segment], _ known: KnownNames) {
        for index in segments.indices where !NoteNames.isQuoted(segments[index]) {
            let text = NoteNames.text(segments[index])
            let isClass =
                known.classes.contains(text.folded)
                || segments[index].count > 1 && NoteClass.isClass(NoteNames.words(segments[index]))
            // `Jen Pell - Mini O - 270.2`: of two names neither is a class for a letter.
            let isLetter = segments[index].last?.token.text.utf8.count == 1
            let mayBeName =
                segments.count == 2 && isLetter && !known.classes.contains(text.folded)
            guard isClass, !mayBeName, !known.isTractor(text) else { continue }
            className = text
            segments.remove(at: index)
            return
        }
    }

    /// Cuts off what begins like a remark, or in small letters behind a name.
    private mutating func cut(_ segment: Segment) -> Segment {
        if NoteNames.isQuoted(segment) { return segment }
        let isBig = segment.contains { $0.token.text.beginsBig && !$0.token.text.hasDigit }
        for (position, part) in segment.enumerated() {
            let (word, text) = (part.token.plain, part.token.text)
            let isSmall = !text.beginsBig && !NoteWordLists.particles.contains(word)
            let isRemark = NoteWordLists.remarks.contains(word) && (!text.beginsBig || position > 0)
            let isLoud = text.capitals == text && text.utf8.count > 1 && position > 0
            let isHome =
                ["of", "from", "aus"].contains(word) && position > 0
                && (hasQuote || FirstNames.has(segment[0].token.plain))
            guard
                isHome
                    || isRemark && (isSmall || isLoud || !text.beginsBig)
                        && !(isBig && isParticle(word, position, segment))
                    || isBig && isSmall && position > 0 && text.hasScalar({ "a"..."z" ~= $0 })
                        && !text.hasDigit
            else { continue }
            remark(Array(segment[position...]))
            return Array(segment[..<position])
        }
        return segment
    }

    /// Whether a small word stands between two of a name: `Flirtin with Dirt`, `Out in Front`.
    private func isParticle(_ word: String, _ position: Int, _ segment: Segment) -> Bool {
        guard ["the", "in", "at", "to", "out", "on", "a"].contains(word), position > 0,
            position + 1 < segment.count
        else { return false }
        return segment[position + 1].token.text.beginsBig
    }

    /// Numbers that stand alone are no names.
    private mutating func takeNumbers(_ segments: inout [Segment]) {
        for index in segments.indices.reversed()
        where segments[index].allSatisfy({
            $0.token.quote == 0 && NoteNumber($0.token.text)?.isPlain ?? false
        }) {
            remark(segments.remove(at: index))
            doubt(.leftNumber)
        }
    }

    mutating func doubt(_ reason: NoteDoubt) {
        if !doubts.contains(reason) { doubts.append(reason) }
    }

    /// `(D)`, `(NL)` behind a tractor's name.
    private static func hasCountry(_ tokens: [NoteToken]) -> Bool {
        tokens.contains {
            $0.isAside && $0.text == $0.text.capitals && 1...3 ~= $0.text.utf8.count
                && !$0.text.hasDigit
        }
    }
}
