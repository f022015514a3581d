import Kernel

/// One line of notes by itself: what its words and figures are, before the page says more.
struct NoteLine {
    var tokens: NoteTokens
    /// As typed, if a field can read that; else in one form: `305' 6.5"`.
    private(set) var distance = ""
    /// In one form, with a point.
    private(set) var canonical = ""
    /// A number without a unit that may be a distance.
    private(set) var plain: NoteNumber?
    private(set) var status: HookStatus?
    private(set) var place: Int?
    /// Whether the place is the number of a list: `1.`, `2)`.
    private(set) var isNumbered = false
    private(set) var attempt: Int?
    private(set) var isPullOff = false
    /// In psi.
    private(set) var pressure = ""
    private(set) var conditions: [(name: String, value: String)] = []
    private(set) var doubts: [NoteDoubt] = []
    private let language: Language

    init(_ text: String, _ language: Language) {
        tokens = NoteTokens(text)
        self.language = language
        takeConditions()
        takeTags()
        takeAttempt()
        takePressure()
        takeMeasured()
        takeDashed()
        takeOtherNumbers()
        takeStatus()
        takePlace()
        takePlain()
    }

    var hasResult: Bool { !distance.isEmpty || status != nil || isNoStart }
    private(set) var isNoStart = false

    /// What is meant by words that only sentences have.
    var isProse: Bool {
        let words = tokens.all.filter { $0.role == .word }
        let count = words.reduce(0) {
            $0 + (!$1.text.beginsBig && NoteWordLists.prose.contains($1.plain) ? 1 : 0)
        }
        return count > 0 && words.count > 3
    }

    mutating func doubt(_ reason: NoteDoubt) {
        if !doubts.contains(reason) { doubts.append(reason) }
    }

    // MARK: Taking words away

    private func word(_ index: Int) -> NoteToken? {
        tokens.all.indices.contains(index) && tokens.all[index].role == .word
            ? tokens.all[index] : nil
    }

    private func plain(_ index: Int) -> String { word(index)?.plain ?? "" }
    private func number(_ index: Int) -> NoteNumber? { word(index).flatMap { NoteNumber($0.text) } }

    private mutating func mark(_ range: Range<Int>, _ role: NoteToken.Role) {
        for index in range where tokens.all.indices.contains(index) {
            tokens.all[index].role = role
        }
    }

    /// The number at `index` with its unit, attached or as the next word.
    private func measured(_ index: Int) -> (number: NoteNumber, unit: String, end: Int)? {
        guard let number = number(index) else { return nil }
        if !number.isPlain { return (number, number.unit, index + 1) }
        let unit = word(index + 1).map { $0.text.plainMarks.folded.withoutEnd(".,;:") } ?? ""
        return (number, unit, index + 2)
    }

    // MARK: The air

    /// `86 deg`, `78 °F`, `61% humidity`, `RH 61`, `Temp 78`.
    private mutating func takeConditions() {
        for index in tokens.all.indices {
            takeHumidity(index)
            guard let (number, unit, end) = measured(index) else { continue }
            var scale = unit.withoutStart("°").withoutEnd(".")
            var last = end
            if scale == "deg" || scale == "degrees" || scale == "grad" || scale == "gradi"
                || unit == "°"
            {
                scale = ["f", "c", "fahrenheit", "celsius"].contains(plain(end)) ? plain(end) : ""
                last = scale.isEmpty ? end : end + 1
            } else if !(["f", "c"].contains(scale) && number.value <= 130) {
                guard ["temp", "temperature", "temperatur", "temperatura"].contains(plain(index - 1)),
                    number.isPlain
                else { continue }
                (scale, last) = ("", index + 1)
            }
            if unit == "°", plain(end).isEmpty == false, number.value <= 40, scale.isEmpty { continue }
            addTemperature(number, scale)
            let first =
                ["temp", "temperature", "temperatur", "temperatura"].contains(plain(index - 1))
                ? index - 1 : index
            mark(first..<last, .condition)
        }
    }

    private mutating func addTemperature(_ number: NoteNumber, _ scale: String) {
        let isCelsius: Bool
        if scale.isEmpty {
            isCelsius = number.value <= 45 && language != .english
            if number.value <= 45 { doubt(.degrees) }
        } else {
            isCelsius = scale.hasPrefix("c")
        }
        add("temperature", number.canonical + (isCelsius ? " °C" : " °F"))
    }

    private mutating func takeHumidity(_ index: Int) {
        let names = ["humidity", "luftfeuchte", "luftfeuchtigkeit", "umidita", "rh", "hum"]
        guard names.contains(plain(index)) else { return }
        for other in [index + 1, index - 1, index - 2] {
            guard let number = number(other), number.value <= 100 else { continue }
            guard number.unit == "%" || number.isPlain else { continue }
            add("humidity", number.canonical)
            let end = plain(other + 1) == "%" ? other + 2 : other + 1
            mark(min(other, index)..<max(end, index + 1), .condition)
            return
        }
    }

    private mutating func add(_ name: String, _ value: String) {
        if !conditions.contains(where: { $0.name == name }) {
            conditions.append((name: name, value: value))
        }
    }

    // MARK: Numbers that are no results

    /// `#57`, `No. 57`, `4th gear`, `gear 4`, `8:30 pm`, `$40`, `555-1234`.
    private mutating func takeTags() {
        for index in tokens.all.indices {
            guard let token = word(index) else { continue }
            let isNumberNext = number(index + 1)?.isPlain ?? false
            if token.text.utf8.first == UInt8(ascii: "#"), token.text.hasDigit {
                mark(index..<(index + 1), .note)
            } else if ["no", "nr", "startnummer", "start-nr", "stnr", "num", "lane", "bahn", "pista"]
                .contains(token.plain), isNumberNext
            {
                mark(index..<(index + 2), .note)
            } else if NoteWordLists.gears.contains(token.plain) {
                if isOrdinal(index - 1) || number(index - 1) != nil {
                    mark((index - 1)..<(index + 1), .note)
                } else if number(index + 1) != nil {
                    mark(index..<(index + 2), .note)
                }
            } else if NoteLine.isOddNumber(token.text) {
                mark(index..<(index + 1), .note)
            }
        }
    }

    /// Times of day, prices, telephone numbers, dates.
    private static func isOddNumber(_ text: String) -> Bool {
        guard text.hasDigit else { return false }
        if text.hasScalar({ "$€£:".unicodeScalars.contains($0) }) { return true }
        let slashes = text.utf8.split(separator: UInt8(ascii: "/"))
        if slashes.count == 3 { return true }
        let parts = text.utf8.split(separator: UInt8(ascii: "-"))
        return parts.count > 2 || parts.count == 2 && parts.allSatisfy { $0.count > 2 }
    }

    private func isOrdinal(_ index: Int) -> Bool { ordinal(index) != nil }

    /// `2nd`, `2.`, `2°`, `second`.
    private func ordinal(_ index: Int) -> Int? {
        guard let token = word(index) else { return nil }
        if let named = NoteWordLists.ordinals[token.plain] { return named }
        guard let number = NoteNumber(token.text), let whole = number.whole, 1...99 ~= whole
        else { return nil }
        return ["st", "nd", "rd", "th", ".", "°", "a", "o", "e", "er", "te"].contains(number.unit)
            ? whole : nil
    }

    // MARK: Attempts

    private mutating func takeAttempt() {
        for index in tokens.all.indices {
            let this = plain(index)
            let isPullOffWord =
                NoteWordLists.pullOffs.contains(this)
                || this == "pull" && plain(index + 1) == "off" || this == "im" && plain(index + 1) == "stechen"
            if isPullOffWord {
                isPullOff = true
                attempt = 2
                mark(index..<(index + (this == "pull" || this == "im" ? 2 : 1)), .attempt)
            } else if NoteWordLists.attempts.contains(this), let count = ordinal(index - 1) {
                take(attempt: count, (index - 1)..<(index + 1))
            } else if NoteWordLists.attempts.contains(this), let number = number(index + 1),
                number.isPlain, let whole = number.whole, 1...3 ~= whole
            {
                take(attempt: whole, index..<(index + 2))
            }
        }
    }

    private mutating func take(attempt count: Int, _ range: Range<Int>) {
        if count <= 3 { attempt = count }
        mark(range, count <= 3 ? .attempt : .note)
        if count > 3 { doubt(.leftNumber) }
    }

    // MARK: Pressures and distances

    /// `25.5 psi`, `1,6 bar`, `@ 26 lb`: pounds of what a tyre may have.
    private mutating func takePressure() {
        for index in tokens.all.indices {
            guard let (number, unit, end) = measured(index) else { continue }
            let isTyre = number.value >= 4 && number.value <= 45
            switch unit {
            case "psi": take(pressure: number.canonical, index..<end)
            case "bar":
                guard number.value > 0, number.value <= 10 else { continue }
                take(pressure: NoteLine.psi(bar: number.value), index..<end)
            case "lb", "lbs", "pound", "pounds", "#":
                if isTyre { take(pressure: number.canonical, index..<end) }
            default: continue
            }
        }
    }

    private mutating func take(pressure text: String, _ range: Range<Int>) {
        if pressure.isEmpty { pressure = text } else { doubt(.whichNumber) }
        mark(range, .pressure)
        if plain(range.lowerBound - 1) == "@" { mark((range.lowerBound - 1)..<range.lowerBound, .spent) }
    }

    /// Pounds per square inch, of 6 894.757 Pa (NIST SP 811), rounded to hundredths.
    static func psi(bar: Decimal) -> String {
        let psi = (bar.rational * 100_000_000).divided(by: Rational(6_894_757, 1) ?? .one)
        return (psi ?? .zero).canonical(places: 2)
    }

    /// `305' 6"`, `305 ft 6 1/2 in`, `93,12 m`.
    private mutating func takeMeasured() {
        for index in tokens.all.indices {
            guard let token = word(index) else { continue }
            if let (text, end) = feet(index) ?? metres(index) {
                keep(text, index..<end)
            } else if let parts = NoteLine.feetAndInches(token.text) {
                let (inches, end) = fraction(parts.inches, index + 1)
                keep(parts.feet + "' " + inches + "\"", index..<end)
            }
        }
    }

    private mutating func keep(_ text: String, _ range: Range<Int>) {
        let isPlausible = Distance(text).map { $0.units <= NoteLine.farthest } ?? false
        if distance.isEmpty {
            let typed = tokens.all[range].map { $0.text }.joined(separator: " ")
            distance = Distance(typed) == Distance(text) ? typed : text
            canonical = text
            if !isPlausible { doubt(.tooFar) }
            mark(range, .distance)
        } else {
            doubt(.whichNumber)
            mark(range, .note)
        }
    }

    /// Six hundred feet.
    static let farthest = LengthUnit.foot.units(600)

    /// `305.5 ft`, `305 feet`, `305'`, with inches behind it.
    private func feet(_ index: Int) -> (String, Int)? {
        guard let (number, unit, end) = measured(index), NoteWordLists.feet.contains(unit) else {
            return nil
        }
        guard number.decimals == 0, let inches = self.number(end), inches.value < 12 else {
            return (number.canonical + (number.unit == "'" || unit == "'" ? "'" : " ft"), end)
        }
        let isMarked = NoteWordLists.inches.contains(inches.unit)
        let next = word(end + 1)?.text.plainMarks.folded.withoutEnd(".,") ?? ""
        let hasFraction = NoteLine.isFraction(next)
        let isFollowed = NoteWordLists.inches.contains(next)
        if isMarked { return (number.canonical + "' " + inches.canonical + "\"", end + 1) }
        if inches.isPlain, hasFraction {
            let (text, last) = fraction(inches.canonical, end + 1)
            return (number.canonical + "' " + text + "\"", last)
        }
        guard inches.isPlain, isFollowed || unit == "'" else {
            return (number.canonical + (unit == "'" ? "'" : " ft"), end)
        }
        return (number.canonical + "' " + inches.canonical + "\"", isFollowed ? end + 2 : end + 1)
    }

    private func metres(_ index: Int) -> (String, Int)? {
        guard let (number, unit, end) = measured(index), NoteWordLists.metres.contains(unit),
            let token = word(index), number.value >= 3, word(end - 1)?.text != "M"
        else { return nil }
        return ((NoteNumber.metres(token.text) ?? number.canonical) + " m", end)
    }

    /// The inches with a tape's fraction behind them: `6` and `1/2"` are 6.5.
    private func fraction(_ inches: String, _ index: Int) -> (String, Int) {
        guard let text = word(index)?.text.plainMarks.withoutEnd("\"'"), NoteLine.isFraction(text)
        else { return (inches, index) }
        let next = word(index + 1)?.text.plainMarks.folded.withoutEnd(".,") ?? ""
        let end = NoteWordLists.inches.contains(next) ? index + 2 : index + 1
        return (NoteLine.sum(inches, text), end)
    }

    private static func isFraction(_ text: String) -> Bool {
        let parts = text.withoutEnd("\"'").utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, let top = Int(String(Substring(parts[0]))),
            let bottom = Int(String(Substring(parts[1])))
        else { return false }
        return top > 0 && top < bottom && [2, 3, 4, 8, 16].contains(bottom)
    }

    private static func sum(_ whole: String, _ fraction: String) -> String {
        let parts = fraction.utf8.split(separator: UInt8(ascii: "/"))
            .map { Int64(String(Substring($0))) ?? 0 }
        guard parts.count == 2, let part = Rational(parts[0], parts[1]),
            let number = try? Decimal.parse(whole)
        else { return whole }
        return (number.rational + part).canonical(places: 4)
    }

    /// `305'6"` and `305'6` in one word.
    private static func feetAndInches(_ text: String) -> (feet: String, inches: String)? {
        let parts = text.plainMarks.withoutEnd("\"").withoutEnd("'").utf8.split(
            separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return inches(String(Substring(parts[0])), String(Substring(parts[1])))
    }

    private static func inches(_ feet: String, _ inches: String) -> (feet: String, inches: String)? {
        guard let whole = NoteNumber(feet), whole.isPlain, whole.decimals == 0, whole.value >= 10,
            whole.value <= 600, let part = NoteNumber(inches), part.isPlain, part.value < 12
        else { return nil }
        let shown = part.decimals == 0 ? "\(part.whole ?? 0)" : part.canonical
        return (whole.canonical, shown)
    }

    /// `246-8`, `246-08`, `246-10 1/2`: feet and inches as result sheets write them.
    private mutating func takeDashed() {
        guard distance.isEmpty else { return }
        for index in tokens.all.indices {
            guard let token = word(index) else { continue }
            if let whole = number(index), whole.isPlain, whole.decimals == 0, whole.value >= 60,
                let part = number(index + 1), part.isPlain, part.decimals == 0,
                let next = word(index + 2), NoteLine.isFraction(next.text),
                let read = NoteLine.inches(whole.canonical, part.canonical)
            {
                let (inches, end) = fraction(read.inches, index + 2)
                return keep(read.feet + "' " + inches + "\"", index..<end)
            }
            let parts = token.text.utf8.split(
                separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].count == 3, 1...4 ~= parts[1].count,
                let read = NoteLine.inches(
                    String(Substring(parts[0])), String(Substring(parts[1])).withoutEnd("\""))
            else { continue }
            let (inches, end) = fraction(read.inches, index + 1)
            return keep(read.feet + "' " + inches + "\"", index..<end)
        }
    }

    // MARK: Other numbers

    /// `9500 lb`, `12 points`, `86%`, `4 sleds`, a number before a thing in small letters.
    private mutating func takeOtherNumbers() {
        for index in tokens.all.indices {
            guard let (number, unit, end) = measured(index) else { continue }
            if NoteWordLists.otherUnits.contains(unit)
                || NoteWordLists.otherUnits.contains(unit.withoutStart("-"))
            {
                mark(index..<end, .note)
            } else if number.unit == "k" || number.unit.hasPrefix("-") {
                mark(index..<(index + 1), .note)
            }
        }
    }

    // MARK: Results

    private mutating func takeStatus() {
        for index in tokens.all.indices {
            guard let token = word(index) else { continue }
            let two = token.plain + " " + plain(index + 1)
            if ["full pull", "volle distanz", "full-pull"].contains(two) {
                take(.fullPull, index..<(index + 2))
            } else if ["out of"].contains(two), plain(index + 2).hasPrefix("bound") {
                take(.disqualified, index..<(index + 3), keepsWord: true)
            } else if ["timed out", "fuori pista", "time out"].contains(two) {
                take(.disqualified, index..<(index + 2), keepsWord: true)
            } else if let read = NoteLine.status(token) {
                take(read.status, index..<(index + 1), keepsWord: read.keepsWord)
                if read.isDoubtful { doubt(.letters) }
            } else if ["dns", "dnf", "dnh", "scratch", "scratched", "w/d"].contains(token.plain)
                || ["SCR", "WD"].contains(token.text)
            {
                isNoStart = true
                doubt(.noStart)
                mark(index..<(index + 1), .note)
            }
        }
    }

    private static func status(
        _ token: NoteToken
    ) -> (status: HookStatus, keepsWord: Bool, isDoubtful: Bool)? {
        let isLoud = token.text.capitals == token.text
        switch token.plain {
        case "fp", "f.p": return isLoud ? (.fullPull, false, false) : nil
        case "fullpull", "full-pull", "vollzug": return (.fullPull, false, false)
        case "dq", "d.q", "dq'd", "dqed", "dsq", "dq-ed", "disq", "disqualified", "disqualifiziert",
            "disqualificato", "disqualifica", "squalificato", "squalificata", "squal", "squalifica":
            return (.disqualified, false, false)
        case "ob", "o.b", "oob", "dq-ob", "dq/ob":
            return isLoud ? (.disqualified, true, false) : nil
        case "t/o": return isLoud ? (.disqualified, true, true) : nil
        case "exh", "exhibition", "exhib": return (.exhibition, false, false)
        default: return nil
        }
    }

    private mutating func take(
        _ read: HookStatus, _ range: Range<Int>, keepsWord: Bool = false
    ) {
        if let status, status != read {
            doubt(.whichNumber)
        } else {
            status = read
        }
        mark(range, keepsWord ? .note : .status)
    }

    // MARK: Places

    /// `1.`, `2)` or `1st` in front, `3rd` at an end, `Platz 3`, `took first`.
    private mutating func takePlace() {
        for index in tokens.all.indices where place == nil {
            guard let token = word(index), let found = placed(index, token) else { continue }
            place = found.place
            isNumbered = found.isNumbered
            mark(found.range, .place)
        }
    }

    private func placed(
        _ index: Int, _ token: NoteToken
    ) -> (place: Int, isNumbered: Bool, range: Range<Int>)? {
        let next = plain(index + 1)
        if NoteWordLists.places.contains(token.plain), let number = number(index + 1),
            let whole = number.whole, 1...99 ~= whole
        {
            return (whole, false, index..<(index + 2))
        }
        let isFirst = !tokens.all[..<index].contains { $0.role == .word }
        if isFirst, let number = NoteNumber(token.text), let whole = number.whole, 1...99 ~= whole,
            [".", ")", ".)"].contains(number.unit)
        {
            let isPlaceWord = NoteWordLists.places.contains(next)
            return (whole, !isPlaceWord, index..<(index + (isPlaceWord ? 2 : 1)))
        }
        guard let count = ordinal(index), !NoteWordLists.counted.contains(next) else { return nil }
        if NoteWordLists.places.contains(next) { return (count, false, index..<(index + 2)) }
        let isLast = !tokens.all[(index + 1)...].contains { $0.role == .word && !$0.isAside }
        let isAlone = word(index + 1)?.isApart ?? true
        let isNamed = NoteWordLists.ordinals[token.plain] != nil
        if isNamed && !(isFirst && isAlone || isLast) { return nil }
        guard isFirst || isLast || isAlone || token.isApart else { return nil }
        return (count, false, index..<(index + 1))
    }

    // MARK: Plain numbers

    /// The one number without a unit that a distance can be; a number in front may be a place.
    private mutating func takePlain() {
        var found: [(Int, NoteNumber)] = []
        for index in tokens.all.indices {
            guard let number = number(index), number.isPlain || number.unit == ".",
                !tokens.all[index].isAside, isDistance(number, at: index)
            else { continue }
            found.append((index, number))
        }
        let exact = found.filter { $0.1.decimals > 0 }
        if exact.count == 1 { found = exact }
        guard distance.isEmpty, let (index, number) = found.first else { return }
        if found.count > 1 {
            doubt(.whichNumber)
            return
        }
        plain = number
        (distance, canonical) = (number.canonical, number.canonical)
        mark(index..<(index + 1), .distance)
    }

    /// A model's number stands right behind a word: `Oliver 88`, `Farmall 400`.
    private func isDistance(_ number: NoteNumber, at index: Int) -> Bool {
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
        tokens.names.compactMap { NoteNumber($0.text) }.filter { $0.isPlain }
    }

    /// Why a line that is no hook may be one after all.
    var hookDoubt: NoteDoubt? {
        let left = leftNumbers
        if doubts.contains(.whichNumber) { return .whichNumber }
        if hasResult || left.contains(where: { $0.decimals > 0 && $0.value >= 60 && $0.value <= 600 }) {
            return tokens.names.allSatisfy { $0.text.hasDigit } ? .bareNumber : .inSentence
        }
        if left.contains(where: { $0.decimals > 0 && $0.value > 600 }) { return .tooFar }
        if tokens.names.contains(where: { NoteLine.isSlip($0.text) }) { return .slip }
        let isShort = tokens.names.count <= 6 && tokens.names.count > 1
        let isLeft = left.contains { $0.decimals == 0 && $0.value >= 100 && $0.value <= 600 }
        return isShort && isLeft && !isProse ? .leftNumber : nil
    }

    /// `3OO`: digits and the letters that look like them.
    private static func isSlip(_ text: String) -> Bool {
        guard let number = NoteNumber(text), !number.unit.isEmpty else { return false }
        return number.unit.utf8.allSatisfy { "ol".utf8.contains($0) } && number.unit != "l"
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
