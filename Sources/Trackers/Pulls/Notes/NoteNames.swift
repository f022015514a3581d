import Kernel

/// Who a line is about, once its figures are taken away, and what else it says.
struct NoteNames {
    private(set) var puller = ""
    private(set) var tractor = ""
    private(set) var className = ""
    /// Everything else that was written.
    private(set) var note = ""
    private(set) var doubts: [NoteDoubt] = []
    /// A number in front of the names: a place, or a tractor's number.
    private(set) var leading: Int?
    /// Whether the order of two names was plain: the puller first, or the tractor.
    private(set) var isPullerFirst: Bool?

    private typealias Segment = [(index: Int, token: NoteToken)]
    private var remarks: [(index: Int, text: String)] = []

    var isEmpty: Bool { puller.isEmpty && tractor.isEmpty }

    init(_ line: NoteLine, _ known: KnownNames) {
        let tokens = line.tokens.all
        for (index, token) in tokens.enumerated() {
            if token.role == .note || token.role == .condition
                || token.isAside && token.role == .word
            {
                remarks.append((index, token.text))
            }
        }
        var segments = NoteNames.segments(tokens)
        takeLeading(&segments)
        takeHomes(&segments)
        takeClass(&segments, known)
        segments = segments.map { cut($0) }.filter { !$0.isEmpty }
        takeNumbers(&segments)
        let result = tokens.firstIndex { $0.role == .distance || $0.role == .status }
        name(segments, result ?? tokens.count, known, hasCountry: NoteNames.hasCountry(tokens))
        note = NoteNames.joined(remarks)
    }

    /// The words between figures, separators and words such as `on`.
    private static func segments(_ tokens: [NoteToken]) -> [Segment] {
        var segments: [Segment] = [[]]
        for (index, token) in tokens.enumerated() {
            if token.role != .word || token.isAside {
                segments.append([])
                continue
            }
            if token.isApart { segments.append([]) }
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

    private static func words(_ segment: Segment) -> [String] { segment.map { $0.token.text } }
    private static func text(_ segment: Segment) -> String {
        words(segment).joined(separator: " ").withoutEnd(",;:")
    }

    private static func joined(_ remarks: [(index: Int, text: String)]) -> String {
        var (text, last) = ("", -2)
        for remark in Array(remarks).inOrder({ $0.index < $1.index }) {
            if !text.isEmpty { text += remark.index == last + 1 ? " " : ", " }
            text += remark.text
            last = remark.index
        }
        return text
    }

    private mutating func remark(_ segment: Segment) {
        for (index, token) in segment { remarks.append((index, token.text)) }
    }

    /// `1 Rick WhyNot 305.6`
    private mutating func takeLeading(_ segments: inout [Segment]) {
        guard let first = segments.first?.first, first.index == 0,
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
            guard let last = segments[index].last?.token, last.text == last.text.capitals,
                NoteWordLists.states.contains(last.plain)
            else { continue }
            let isAlone = segments[index].count == 1
            if isAlone, index < 2 { continue }
            remark(segments.remove(at: index))
            if isAlone, segments.count > 1 { remark(segments.remove(at: index - 1)) }
        }
    }

    /// A class beside the names: `Pro Farm: Rick - WhyNot 305`.
    private mutating func takeClass(_ segments: inout [Segment], _ known: KnownNames) {
        for index in segments.indices {
            let text = NoteNames.text(segments[index])
            let isClass =
                known.classes.contains(text.folded)
                || segments[index].count > 1 && NoteClass.isClass(NoteNames.words(segments[index]))
            guard isClass, !known.isTractor(text) else { continue }
            className = text
            segments.remove(at: index)
            return
        }
    }

    /// Cuts off what begins like a remark, or in small letters behind a name.
    private mutating func cut(_ segment: Segment) -> Segment {
        let isBig = segment.contains { $0.token.text.beginsBig && !$0.token.text.hasDigit }
        for (position, part) in segment.enumerated() {
            let (word, text) = (part.token.plain, part.token.text)
            let isSmall = !text.beginsBig && !NoteWordLists.particles.contains(word)
            let isRemark = NoteWordLists.remarks.contains(word) && (!text.beginsBig || position > 0)
            let isLoud = text.capitals == text && text.utf8.count > 1 && position > 0
            guard
                isRemark && (isSmall || isLoud || !text.beginsBig)
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
        where segments[index].allSatisfy({ NoteNumber($0.token.text)?.isPlain ?? false }) {
            remark(segments.remove(at: index))
            doubt(.leftNumber)
        }
    }

    private mutating func doubt(_ reason: NoteDoubt) {
        if !doubts.contains(reason) { doubts.append(reason) }
    }

    /// `(D)`, `(NL)` behind a tractor's name.
    private static func hasCountry(_ tokens: [NoteToken]) -> Bool {
        tokens.contains {
            $0.isAside && $0.text == $0.text.capitals && 1...3 ~= $0.text.utf8.count
                && !$0.text.hasDigit
        }
    }

    private mutating func name(
        _ segments: [Segment], _ result: Int, _ known: KnownNames, hasCountry: Bool
    ) {
        let before = segments.filter { ($0.first?.index ?? 0) < result }
        let after = segments.filter { ($0.first?.index ?? 0) >= result }
        var names = before
        for segment in after {
            let isName = segment.first?.token.text.beginsBig ?? false
            if names.count < 2, isName || before.isEmpty {
                names.append(segment)
            } else {
                remark(segment)
            }
        }
        for extra in names.dropFirst(2) {
            remark(extra)
            doubt(.extraNames)
        }
        let words = names.prefix(2).map { NoteNames.words($0) }
        if words.count == 2 {
            pair(words[0], words[1], known)
        } else if let words = words.first {
            single(words, known, hasCountry: hasCountry)
        }
    }

    private mutating func set(_ puller: [String], _ tractor: [String]) {
        self.puller = puller.joined(separator: " ")
        self.tractor = tractor.joined(separator: " ")
    }

    private mutating func pair(_ first: [String], _ second: [String], _ known: KnownNames) {
        let (a, b) = (known.likeness(first), known.likeness(second))
        if a == b {
            let isFirst = known.isPullerFirst ?? true
            isFirst ? set(first, second) : set(second, first)
            if known.isPullerFirst == nil { doubt(.namesOrder) }
            return
        }
        isPullerFirst = a > b
        a > b ? set(first, second) : set(second, first)
        if a < b, b - a < 4, known.isPullerFirst != false { doubt(.namesOrder) }
        if a > b, known.isPullerFirst == false, a - b < 4 { doubt(.namesOrder) }
    }

    private mutating func single(_ words: [String], _ known: KnownNames, hasCountry: Bool) {
        if let parts = known.split(words) { return set(parts.puller, parts.tractor) }
        let likeness = known.likeness(words)
        if hasCountry && likeness <= 0 || likeness < 0 { return set([], words) }
        if words.count == 1 {
            if likeness == 0 { doubt(.oneName) }
            return set(words, [])
        }
        doubt(.namesUnparted)
        words.count > 2 && likeness > 0
            ? set(Array(words.prefix(2)), Array(words.dropFirst(2))) : set(words, [])
    }
}

/// What names a class.
enum NoteClass {
    /// Whether words are a class and nothing else: `9500 Pro Farm`, `8,000-Pound Super Stock`,
    /// `Hot Farm`.
    static func isClass(_ words: [String]) -> Bool {
        var isHead = false
        var hasLetters = false
        for (index, word) in words.enumerated() {
            let plain = word.folded.withoutEnd(".:,()").withoutStart("(")
            if plain.isEmpty { continue }
            let pieces = plain.utf8.split { "-/+&".utf8.contains($0) }.map { String(Substring($0)) }
            for piece in pieces {
                if isWeight(piece) {
                    isHead = isHead || piece.hasScalar { !$0.isDigit && $0 != "," && $0 != "." }
                    continue
                }
                let afterClass = index > 0 && piece.utf8.count == 1
                guard NoteWordLists.classes.contains(piece) || afterClass else { return false }
                hasLetters = true
                isHead = isHead || NoteWordLists.classHeads.contains(piece)
            }
        }
        return isHead && (hasLetters || words.count > 0)
    }

    /// `9500`, `9,500lb`, `4500#`, `3,5t`, `2.6`.
    private static func isWeight(_ text: String) -> Bool {
        guard let number = NoteNumber(text) else {
            return text.utf8.first == UInt8(ascii: "#") && text.hasDigit
        }
        return ["", ".", "lb", "lbs", "#", "kg", "t", "cc", "hp", "ps", "ci", "cid"]
            .contains(number.unit) || number.unit.utf8.count == 1
    }
}
