import Kernel

// How a hook ended, and numbers without a unit.
extension NoteLine {
    mutating func takeStatus() {
        for index in tokens.all.indices {
            guard let token = word(index) else { continue }
            let two = token.plain + " " + plain(index + 1)
            if takeTest(index) || isOfName(index, two) { continue }
            if ["full pull", "volle distanz", "full-pull"].contains(two) {
                take(.fullPull, index..<(index + 2))
            } else if ["out of"].contains(two), plain(index + 2).hasPrefix("bound") {
                take(.disqualified, index..<(index + 3), keepsWord: true)
            } else if ["timed out", "fuori pista", "time out"].contains(two) {
                take(.disqualified, index..<(index + 2), keepsWord: true)
            } else if NoteWordLists.outOfContest.contains(two) {
                take(.exhibition, index..<(index + 2), keepsWord: true)
            } else if let read = NoteLine.status(token) {
                take(read.status, index..<(index + 1), keepsWord: read.keepsWord)
                if read.isDoubtful { doubt(.letters) }
            } else if let count = noStart(index) {
                take(.didNotStart, index..<(index + count), keepsWord: true)
                doubt(.noStart)
            } else if token.plain == "dnf" {
                isNoStart = true
                doubt(.noStart)
                mark(index..<(index + 1), .note)
            }
        }
    }

    /// `test pull 320.1`, `shakedown`: what the hook was for, which no field is for.
    private mutating func takeTest(_ index: Int) -> Bool {
        guard let token = word(index), index > 0, !token.text.beginsBig else { return false }
        let next = plain(index + 1)
        let isTest =
            ["test", "practice", "trial"].contains(token.plain)
            && NoteWordLists.attempts.contains(next)
        guard isTest || token.plain == "shakedown" else { return false }
        let isLong = isTest || NoteWordLists.attempts.contains(next)
        mark(index..<(index + (isLong ? 2 : 1)), .note)
        doubt(.sentence)
        return true
    }

    /// `Full Pull Fever - 221`, `OB One, 253.5`: words of a status that begin a name. Where nothing
    /// parts them from what stands before, both are possible.
    private mutating func isOfName(_ index: Int, _ two: String) -> Bool {
        guard let token = word(index) else { return false }
        let isTwo = two == "full pull"
        let next = index + (isTwo ? 2 : 1)
        let says =
            isTwo || NoteLine.status(token) != nil
            || StatusWords.countOfNoStart([token.plain]) != nil
        guard says, let name = word(next), !name.isApart, !name.isAside, name.text.beginsBig,
            !name.text.hasDigit,
            !distance.isEmpty
                || tokens.all.indices.contains(where: { other in
                    other > next
                        && (number(other).map { $0.isPlain && isDistance($0, at: other) } ?? false)
                })
        else { return false }
        if token.isApart, index > 0 { return true }
        if index > 0 || isTwo { doubt(.whichNumber) }
        return false
    }

    /// How many words from `index` on say that somebody didn't start; `WD` behind a maker is a model.
    private func noStart(_ index: Int) -> Int? {
        guard let token = word(index) else { return nil }
        if ["SCR", "WD"].contains(token.text) {
            return NoteWordLists.brands.contains(plain(index - 1)) ? nil : 1
        }
        return StatusWords.countOfNoStart([token.plain, plain(index + 1), plain(index + 2)])
    }

    static func status(
        _ token: NoteToken
    ) -> (status: HookStatus, keepsWord: Bool, isDoubtful: Bool)? {
        let isLoud = token.text.capitals == token.text
        switch token.plain {
        case "fp", "f.p": return isLoud ? (.fullPull, false, false) : nil
        case "ob", "o.b", "oob", "dq-ob", "dq/ob":
            return isLoud ? (.disqualified, true, false) : nil
        case "t/o": return isLoud ? (.disqualified, true, true) : nil
        default: return StatusWords.statuses[token.plain].map { ($0, false, false) }
        }
    }

    mutating func take(
        _ read: HookStatus, _ range: Range<Int>, keepsWord: Bool = false
    ) {
        if let status, status != read {
            doubt(.whichNumber)
        } else {
            status = read
        }
        mark(range, keepsWord ? .note : .status)
    }

    /// The one number without a unit that a distance can be; a number in front may be a place.
    mutating func takePlain() {
        var found = plainNumbers { !$0.isAside }
        // `Justin Hop (289.43)`
        if found.isEmpty { found = plainNumbers { $0.isAside }.filter { $0.1.decimals > 0 } }
        let exact = found.filter { $0.1.decimals > 0 }
        if exact.count == 1 { found = exact }
        // `Case IH Puma 165, did not start`: a model.
        if status == .didNotStart { found.removeAll { $0.1.decimals == 0 } }
        guard distance.isEmpty, let (index, number) = found.first else { return }
        if found.count > 1 {
            doubt(.whichNumber)
            return
        }
        // `305 1/2`: half a foot, though a tape would mean half an inch.
        let half = tape(index).flatMap { $0.0.isHalf ? $0 : nil }
        let text = half?.0.canonical ?? number.canonical
        if half != nil { doubt(.half) }
        plain = NoteNumber(text)
        (distance, canonical) = (text, text)
        mark(index..<(half?.1 ?? index + 1), .distance)
    }

    private func plainNumbers(_ isMeant: (NoteToken) -> Bool) -> [(Int, NoteNumber)] {
        tokens.all.indices.compactMap { index in
            guard let number = number(index), number.isPlain || number.unit == ".",
                isMeant(tokens.all[index]), isDistance(number, at: index)
            else { return nil }
            return (index, number)
        }
    }

    /// A model's number stands right behind a word: `Oliver 88`, `Farmall 400`.
    func isDistance(_ number: NoteNumber, at index: Int) -> Bool {
        if number.decimals > 0 { return number.value >= 10 && number.value <= 600 }
        guard number.value >= 100, number.value <= 600 else { return false }
        if let before = word(index - 1), !tokens.all[index].isApart,
            NoteWordLists.brands.contains(before.plain)
        {
            return false
        }
        guard let after = word(index + 1), !after.isApart else { return true }
        return after.text.beginsBig
    }

    /// Numbers that nothing was made of.
    var leftNumbers: [NoteNumber] {
        tokens.names.filter { $0.quote == 0 }.compactMap { NoteNumber($0.text) }.filter {
            $0.isPlain
        }
    }

    /// Why a line that is no hook may be one after all.
    var hookDoubt: NoteDoubt? {
        let left = leftNumbers
        if doubts.contains(.whichNumber) { return .whichNumber }
        if hasResult
            || left.contains(where: { $0.decimals > 0 && $0.value >= 60 && $0.value <= 600 })
        {
            return tokens.names.allSatisfy { $0.text.hasDigit } ? .bareNumber : .inSentence
        }
        if tokens.names.contains(where: { NoteLine.isPair($0.text) }) { return .whichNumber }
        let isAtEnd = tokens.all.last.map { $0.role == .word && $0.text.hasDigit } ?? false
        let isInColumns = tokens.all.contains { $0.isColumn }
        if isAtEnd, isInColumns, let last = left.last, last.value > 600 { return .tooFar }
        if left.contains(where: { $0.decimals > 0 && $0.value > 600 }) { return .tooFar }
        if tokens.names.contains(where: { NoteLine.isSlip($0.text) || NoteLine.isOdd($0.text) }) {
            return .slip
        }
        if tokens.names.contains(where: { NoteLine.isEstimate($0.text) }) { return .estimate }
        let isLeft =
            isAtEnd && left.last.map { $0.decimals > 0 } ?? false
            || left.contains { $0.decimals == 0 && $0.value >= 100 && $0.value <= 600 }
        if tokens.names.count == 1, left.contains(where: { $0.value >= 60 && $0.value <= 600 }) {
            return .bareNumber
        }
        guard isLeft else { return nil }
        return isProse || tokens.names.count > 6 ? .inSentence : .leftNumber
    }

    /// `87m40`, `300.6.5`, `300f`: as far as sleds go by its first digits, but no number with a unit.
    static func isOdd(_ text: String) -> Bool {
        guard isAsFar(text) else { return false }
        guard let number = NoteNumber(text) else { return true }
        let unit = number.unit.withoutEnd(".,")
        return !unit.isEmpty && !NoteWordLists.otherUnits.contains(unit)
            && !["st", "nd", "rd", "th", "°", "er", "\u{B0}f", "\u{B0}c"].contains(unit)
            && !unit.hasPrefix("-")
    }

    /// Whether a word begins with a number between 60 and 600.
    static func isAsFar(_ text: String) -> Bool {
        let digits = text.unicodeScalars.prefix { $0.isDigit }
        return digits.count <= 3 && (Int(String(digits)).map { 60...600 ~= $0 } ?? false)
    }

    /// `305.6/301.2`
    static func isPair(_ text: String) -> Bool {
        guard let number = NoteNumber(text) else { return false }
        return number.decimals > 0 && number.unit.utf8.first == UInt8(ascii: "/")
    }

    /// `3OO`, `3O1.5`: digits and the letters that look like them.
    static func isSlip(_ text: String) -> Bool {
        guard let number = NoteNumber(text), number.unit.hasScalar({ $0 == "o" || $0 == "l" })
        else { return false }
        return number.unit.utf8.allSatisfy { "ol0123456789.,".utf8.contains($0) }
            && number.unit != "l"
    }

    /// `~285`: an estimate.
    static func isEstimate(_ text: String) -> Bool {
        let number = text.withoutStart("~≈")
        return number != text && NoteNumber(number) != nil
    }

    /// A number without a unit, of a page that is metric.
    mutating func readAsMetres() {
        guard let number = plain else { return }
        (distance, canonical) = (number.canonical + " m", number.canonical + " m")
        doubt(.unit)
    }

    /// `DNS`, and the code of a status with its distance: `FP 312.4`.
    var result: String {
        [status?.code ?? "", distance].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension HookStatus {
    /// The status that a cell says and nothing else: `DQ`, `Full Pull`, `nicht angetreten`, `measured`.
    init?(cell text: String, _ language: Language) {
        let word = text.trimmed.folded
        let named = HookStatus.allCases.first { status in
            word == status.rawValue.folded
                || Language.allCases.contains { $0(status.label).folded == word }
        }
        let line = NoteLine(text, language)
        let isWhole = line.distance.isEmpty && line.tokens.names.isEmpty
        guard let status = HookStatus(code: word) ?? named ?? (isWhole ? line.status : nil)
        else { return nil }
        self = status
    }
}
