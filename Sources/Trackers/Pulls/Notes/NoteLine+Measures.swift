import Kernel

// Pressures and distances with their units.
extension NoteLine {
    /// `25.5 psi`, `1,6 bar`, `@ 26 lb`: pounds of what a tyre may have.
    mutating func takePressure() {
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

    mutating func take(pressure text: String, _ range: Range<Int>) {
        if pressure.isEmpty { pressure = text } else { doubt(.whichNumber) }
        mark(range, .pressure)
        if plain(range.lowerBound - 1) == "@" {
            mark((range.lowerBound - 1)..<range.lowerBound, .spent)
        }
    }

    /// Pounds per square inch, of 6 894.757 Pa (NIST SP 811), rounded to hundredths.
    static func psi(bar: Decimal) -> String {
        let psi = (bar.rational * 100_000_000).divided(by: Rational(6_894_757, 1) ?? .one)
        return (psi ?? .zero).canonical(places: 2)
    }

    /// `305' 6"`, `305 ft 6 1/2 in`, `93,12 m`.
    mutating func takeMeasured() {
        for index in tokens.all.indices {
            guard let token = word(index) else { continue }
            if let (text, end) = halves(index) ?? feet(index) ?? metres(index) {
                keep(text, index..<end)
            } else if let parts = NoteLine.feetAndInches(token.text) {
                let (inches, end) = fraction(parts.inches, index + 1)
                keep(parts.feet + "' " + inches + "\"", index..<end)
            }
        }
    }

    mutating func keep(_ text: String, _ range: Range<Int>) {
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
    func feet(_ index: Int) -> (String, Int)? {
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

    /// `305 1/2 ft`, `305 1/2"`: the unit behind a fraction says what it is a part of.
    func halves(_ index: Int) -> (String, Int)? {
        guard let number = number(index), number.isPlain, number.decimals == 0, number.value >= 10,
            self.number(index - 1) == nil, let part = word(index + 1), !part.isApart
        else { return nil }
        let text = part.text.plainMarks
        let mark = String(text.unicodeScalars.last ?? " ")
        let isMarked = mark == "'" || mark == "\""
        let unit = isMarked ? mark : word(index + 2)?.text.plainMarks.folded.withoutEnd(".,") ?? ""
        guard NoteLine.isFraction(text.withoutEnd("'\"")) else { return nil }
        let end = index + (isMarked ? 2 : 3)
        if NoteWordLists.feet.contains(unit) {
            return (fraction(number.canonical, index + 1).0 + " ft", end)
        }
        guard NoteWordLists.inches.contains(unit) else { return nil }
        return (number.canonical + "' " + fraction("0", index + 1).0 + "\"", end)
    }

    func metres(_ index: Int) -> (String, Int)? {
        guard let (number, unit, end) = measured(index), NoteWordLists.metres.contains(unit),
            let token = word(index), number.value >= 3, word(end - 1)?.text != "M"
        else { return nil }
        return ((NoteNumber.metres(token.text) ?? number.canonical) + " m", end)
    }

    /// The inches with a tape's fraction behind them: `6` and `1/2"` are 6.5.
    func fraction(_ inches: String, _ index: Int) -> (String, Int) {
        guard let text = word(index)?.text.plainMarks.withoutEnd("\"'"), NoteLine.isFraction(text)
        else { return (inches, index) }
        let next = word(index + 1)?.text.plainMarks.folded.withoutEnd(".,") ?? ""
        let end = NoteWordLists.inches.contains(next) ? index + 2 : index + 1
        return (NoteLine.sum(inches, text), end)
    }

    static func isFraction(_ text: String) -> Bool {
        let parts = text.withoutEnd("\"'").utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, let top = Int(String(Substring(parts[0]))),
            let bottom = Int(String(Substring(parts[1])))
        else { return false }
        return top > 0 && top < bottom && [2, 3, 4, 8, 16].contains(bottom)
    }

    static func sum(_ whole: String, _ fraction: String) -> String {
        let parts = fraction.utf8.split(separator: UInt8(ascii: "/"))
            .map { Int64(String(Substring($0))) ?? 0 }
        guard parts.count == 2, let part = Rational(parts[0], parts[1]),
            let number = try? Decimal.parse(whole)
        else { return whole }
        return (number.rational + part).canonical(places: 4)
    }

    /// `305'6"` and `305'6` in one word.
    static func feetAndInches(_ text: String) -> (feet: String, inches: String)? {
        let parts = text.plainMarks.withoutEnd("\"").withoutEnd("'").utf8.split(
            separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return inches(String(Substring(parts[0])), String(Substring(parts[1])))
    }

    static func inches(_ feet: String, _ inches: String) -> (feet: String, inches: String)? {
        guard let whole = NoteNumber(feet), whole.isPlain, whole.decimals == 0, whole.value >= 10,
            whole.value <= 600, let part = NoteNumber(inches), part.isPlain, part.value < 12
        else { return nil }
        let shown = part.decimals == 0 ? "\(part.whole ?? 0)" : part.canonical
        return (whole.canonical, shown)
    }

    /// `246-8`, `246-08`, `246-10 1/2`: feet and inches as result sheets write them.
    mutating func takeDashed() {
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
}
