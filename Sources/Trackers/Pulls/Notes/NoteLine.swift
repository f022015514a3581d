import Kernel

/// One line of notes by itself: what its words and figures are, before the page says more.
struct NoteLine {
    var tokens: NoteTokens
    /// As typed, if a field can read that; else in one form: `305' 6.5"`.
    var distance = ""
    /// In one form, with a point.
    var canonical = ""
    /// A number without a unit that may be a distance.
    var plain: NoteNumber?
    var status: HookStatus?
    var place: Int?
    /// Whether the place is the number of a list: `1.`, `2)`.
    var isNumbered = false
    var attempt: Int?
    var isPullOff = false
    /// In psi.
    var pressure = ""
    var conditions: [(name: String, value: String)] = []
    var doubts: [NoteDoubt] = []
    /// `DNS` and the like.
    var isNoStart = false
    /// The number with a `+` behind it: that far at least.
    var openEnd: Int?
    let language: Language
    /// Whether the page measures in metres, so that degrees are Celsius.
    let isMetric: Bool

    init(_ text: String, _ language: Language, isMetric: Bool = false) {
        tokens = NoteTokens(text)
        self.language = language
        self.isMetric = isMetric
        if NoteLeaders.isGuessed(text.plainMarks) { doubt(.namesUnparted) }
        takePlus()
        takeConditions()
        takeTags()
        takeAttempt()
        takePressure()
        takeMeasured()
        takeOtherNumbers()
        takeStatus()
        takePlace()
        takePlain()
        endPlus()
        takeFailure()
    }

    var hasResult: Bool { !distance.isEmpty || status != nil || isNoStart }
    /// What is meant by words that only sentences have.
    var isProse: Bool {
        let words = tokens.all.filter { $0.role == .word && $0.quote == 0 }
        let count = words.reduce(0) {
            $0 + (!$1.text.beginsBig && NoteWordLists.prose.contains($1.plain) ? 1 : 0)
        }
        return count > 0 && words.count > 3
    }

    /// Whether it has two names between separators, and then words: `Leo - Toro - era rotto`.
    var namesTwo: Bool {
        let starts = tokens.all.indices.filter { tokens.all[$0].isApart }
        guard starts.count == 3, starts[2] <= 7, tokens.all.count - starts[2] <= 4 else {
            return false
        }
        return tokens.all[..<starts[2]].allSatisfy {
            $0.role == .word && ($0.text.beginsBig || NoteWordLists.particles.contains($0.plain))
        }
    }

    /// Whether it begins as only a sentence does: `Ran 26 lb, 246-8`, `Our best: 287.44`.
    var isTold: Bool {
        guard let first = tokens.all.first, tokens.all.count > 1, first.quote == 0 else {
            return false
        }
        return NoteWordLists.tellers.contains(first.plain)
            && !(tokens.all[1].isColumn && first.text.beginsBig)
    }

    /// Whether it counts points.
    var hasPoints: Bool {
        tokens.all.contains { $0.role == .note && NoteWordLists.points.contains($0.plain) }
    }

    mutating func doubt(_ reason: NoteDoubt) {
        if !doubts.contains(reason) { doubts.append(reason) }
    }

    /// The word at `index` if nothing was made of it, and nobody put it into quotation marks.
    func word(_ index: Int) -> NoteToken? {
        tokens.all.indices.contains(index) && tokens.all[index].role == .word
            && tokens.all[index].quote == 0
            ? tokens.all[index] : nil
    }

    func plain(_ index: Int) -> String { word(index)?.plain ?? "" }
    func number(_ index: Int) -> NoteNumber? { word(index).flatMap { NoteNumber($0.text) } }

    mutating func mark(_ range: Range<Int>, _ role: NoteToken.Role) {
        for index in range where tokens.all.indices.contains(index) {
            tokens.all[index].role = role
        }
    }

    /// `1 T Dixon`, `3 Ton Vos`: a name behind the number in front of the line, though units are
    /// written so too.
    private func isInitial(_ index: Int) -> Bool {
        guard index == 1, let place = number(0)?.whole, 1...99 ~= place, let token = word(1),
            token.text.beginsBig, !token.text.hasDigit, let name = word(2), !name.isApart,
            name.text.beginsBig, !name.text.hasDigit,
            !NoteWordLists.classes.contains(name.plain)
        else { return false }
        let isShort = 2...3 ~= token.plain.utf8.count && token.text.capitals != token.text
        return token.plain.utf8.count == 1
            || isShort && !NoteWordLists.points.contains(token.plain)
    }

    /// The number at `index` with its unit, attached or as the next word.
    func measured(_ index: Int) -> (number: NoteNumber, unit: String, end: Int)? {
        guard let number = number(index) else { return nil }
        if !number.isPlain { return (number, number.unit, index + 1) }
        if isInitial(index + 1) { return (number, "", index + 1) }
        let unit = word(index + 1).map { $0.text.plainMarks.folded.withoutEnd(".,;:") } ?? ""
        return (number, unit, index + 2)
    }
}

extension String {
    /// ASCII in capitals.
    var capitals: String {
        var text = ""
        for scalar in unicodeScalars {
            let isSmall = "a"..."z" ~= scalar
            text.unicodeScalars.append(
                isSmall ? Unicode.Scalar(scalar.value - 32) ?? scalar : scalar)
        }
        return text
    }
}
