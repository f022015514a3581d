import Kernel

// Pressures and distances with their units.
extension NoteLine {
    /// `25.5 psi`, `1,6 bar`, `@ 26 lb`: pounds of what a tyre may have.
    mutating func takePressure() {
        for index in tokens.all.indices {
            if takeUnitFirst(index) || isUnitOfNext(index) { continue }
            guard let (number, unit, end) = measured(index) else { continue }
            let isTyre = number.value >= 4 && number.value <= 45
            switch unit {
            case "psi":
                // `301.2 psi`: more than tires hold, so one of both is a slip.
                if number.value > 60 { doubt(.whichNumber) }
                if number.value <= 150 { take(pressure: number.canonical, index..<end) }
            case "bar":
                guard number.value > 0, number.value <= 10 else { continue }
                take(pressure: NoteLine.psi(bar: number.value), index..<end)
            case "lb", "lbs", "pound", "pounds", "#":
                if isTyre { take(pressure: number.canonical, index..<end) }
            default: continue
            }
        }
    }

    /// `307 psi 13.5`, `301.5 bar 1.1`: the unit before its number, where the number before it is more
    /// than tyres have.
    private mutating func takeUnitFirst(_ index: Int) -> Bool {
        let unit = plain(index)
        guard unit == "psi" || unit == "bar", let value = number(index + 1), value.isPlain
        else { return false }
        let most: Decimal = unit == "psi" ? 60 : 4
        let before = number(index - 1)
        let isFirst = before.map { !$0.isPlain || $0.value > 60 } ?? true
        guard isFirst, value.value > 0, value.value <= most else { return false }
        if before?.isPlain ?? false { doubt(.whichNumber) }
        let text = unit == "psi" ? value.canonical : NoteLine.psi(bar: value.value)
        take(pressure: text, index..<(index + 2))
        return true
    }

    /// Whether the unit behind the number at `index` belongs to the number that follows it.
    private func isUnitOfNext(_ index: Int) -> Bool {
        guard let this = number(index), this.isPlain, this.value > 60 else { return false }
        let next = number(index + 2)
        return ["psi", "bar"].contains(plain(index + 1))
            && next.map { $0.isPlain && $0.value > 0 && $0.value <= 60 } ?? false
    }

    mutating func take(pressure text: String, _ range: Range<Int>) {
        // `4 psi lower` is no pressure, but a difference.
        if NoteWordLists.differences.contains(plain(range.upperBound)) {
            doubt(.whichNumber)
            return mark(range, .note)
        }
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

    /// `305' 6"`, `305 ft 6 1/2 in`, `93,12 m`; where nothing has a unit, `246-8`, `246 10 1/2`.
    mutating func takeMeasured() {
        for index in tokens.all.indices {
            guard word(index) != nil else { continue }
            if let (tape, end) = tape(index), tape.isMarked {
                if tape.isBare { doubt(.whichNumber) }
                keep(tape.canonical, index..<end)
            } else if let (text, end) = feet(index) ?? metres(index) {
                keep(text, index..<end)
            }
        }
        for index in tokens.all.indices where distance.isEmpty {
            guard let (tape, end) = tape(index), !tape.isHalf, NoteLine.isLong(word(index)) else {
                continue
            }
            keep(tape.canonical, index..<end)
        }
    }

    /// The longest run of words from `index` on that a tape can say; none within a list.
    func tape(_ index: Int) -> (TapeMeasure, Int)? {
        guard word(index)?.text.unicodeScalars.first?.isDigit ?? false else { return nil }
        var texts: [String] = []
        for next in tokens.all[index...].prefix(6) {
            guard next.role == .word, next.quote == 0, texts.isEmpty || !next.isApart else { break }
            texts.append(next.text)
        }
        while !texts.isEmpty {
            if let tape = TapeMeasure(texts.joined(separator: " ")) {
                return (tape, index + texts.count)
            }
            texts.removeLast()
        }
        return nil
    }

    /// Whether feet without a unit have three digits, as where a sled stops.
    private static func isLong(_ token: NoteToken?) -> Bool {
        token.map { $0.text.unicodeScalars.prefix { $0.isDigit }.count == 3 } ?? false
    }

    mutating func keep(_ text: String, _ range: Range<Int>) {
        let isPlausible = Distance(text).map { $0.units <= NoteLine.farthest } ?? false
        if distance.isEmpty {
            let typed = tokens.all[range].map { $0.text }.joined(separator: " ")
            distance = Distance(quantity: typed) == Distance(text) ? typed : text
            canonical = text
            if !isPlausible { doubt(.tooFar) }
            mark(range, .distance)
            checkRest(range.upperBound)
        } else {
            doubt(.whichNumber)
            mark(range, .note)
        }
    }

    /// Inches or centimetres behind a distance that it can't have: `297' 13"`.
    private mutating func checkRest(_ index: Int) {
        guard let rest = word(index), rest.text.hasDigit, !rest.isApart,
            let (_, unit, end) = measured(index),
            NoteWordLists.inches.contains(unit) || unit == "cm" || rest.text.utf8.last == 34
        else { return }
        doubt(.restOfDistance)
        mark(index..<end, .note)
    }

    /// Six hundred feet.
    static let farthest = LengthUnit.foot.units(600)

    /// `305.5 ft`, `305 feet`, `305'`.
    func feet(_ index: Int) -> (String, Int)? {
        guard let (number, unit, end) = measured(index), NoteWordLists.feet.contains(unit) else {
            return nil
        }
        return (number.canonical + (unit == "'" ? "'" : " ft"), end)
    }

    func metres(_ index: Int) -> (String, Int)? {
        guard let (number, unit, end) = measured(index), NoteWordLists.metres.contains(unit),
            let token = word(index), number.value >= 3, word(end - 1)?.text != "M"
        else { return nil }
        return ((NoteNumber.metres(token.text) ?? number.canonical) + " m", end)
    }
}
