/// A unit that a number is kept in, and how those who type name it and others like it.
///
///     Measure.pressure.number("1,6 bar", .decimalComma)  // 23.206039, in psi
package struct Measure: Sendable {
    /// What one of a unit is in the unit kept; nil for a unit that it doesn't know. Folded.
    let factor: @Sendable (String) -> Rational?
    /// Decimals that a number from another unit is rounded to.
    let places: Int

    package init(places: Int, factor: @escaping @Sendable (String) -> Rational?) {
        self.factor = factor
        self.places = places
    }

    /// Reads numbers with units: one, or a greater and a smaller one as in `2 h 30`.
    ///
    /// - Throws: A ``NumberError`` that names what can't be read.
    func number(_ text: String, _ style: NumberStyle) throws(NumberError) -> Decimal {
        if let hours = clock(text) { return hours }
        let parts = text.unicodeScalars.measureParts
        if parts.count == 2, let first = try? NumberCell(parts[0], style),
            let value = sum(first, parts[1], style)
        {
            return value
        }
        guard let cell = NumberParts(text), !cell.unit.isEmpty else {
            return try Decimal.parse(text, style)
        }
        let number = try cell.value(style, text)
        guard let factor = self.factor(cell.unit.folded) else { throw .notANumber(text) }
        return try rounded(number.rational * factor, text)
    }

    /// `1:30`, where hours are one of the units.
    private func clock(_ text: String) -> Decimal? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, let hour = factor("h"), 1...4 ~= parts[0].count,
            parts[1].count == 2, parts.joined().allSatisfy({ 48...57 ~= $0 }),
            let hours = Int64(String(Substring(parts[0]))),
            let minutes = Int64(String(Substring(parts[1]))), minutes < 60
        else { return nil }
        return try? rounded(Rational(hours) * hour + Rational(minutes), text)
    }

    /// `2 h` and `30`, or `30 min`: a part without a unit is one of the unit kept.
    private func sum(_ first: NumberCell, _ rest: String, _ style: NumberStyle) -> Decimal? {
        guard let whole = first.number, !whole.isNegative, let large = factor(first.unit.folded),
            large > 1, let second = NumberParts(rest),
            let small = second.unit.isEmpty ? .one : factor(second.unit.folded), small < large,
            let part = try? Decimal.parse(second.number, style), !part.isNegative,
            part.rational * small < large
        else { return nil }
        return try? rounded(whole.rational * large + part.rational * small, rest)
    }

    private func rounded(_ value: Rational, _ text: String) throws(NumberError) -> Decimal {
        guard let decimal = Decimal(canonical: value.canonical(places: places)) else {
            throw .tooManyWholeDigits(text)
        }
        return decimal
    }

    /// Minutes, typed as `90`, `90 min`, `1.5 h`, `2 h 30` or `2:30`.
    package static let minutes = Measure(places: 0) { unit in
        switch unit {
        case "", "m", "min", "min.", "minute", "minutes", "minuten", "minuti", "minuto", "'": .one
        case "h", "hr", "hrs", "hour", "hours", "std", "std.", "stunde", "stunden", "ora", "ore": 60
        default: nil
        }
    }

    /// Pounds per square inch, typed also in bar or kPa (NIST SP 811: 6894.757 Pa).
    package static let pressure = Measure(places: 6) { unit in
        switch unit {
        case "", "psi", "lb", "lbs", "pounds": .one
        case "bar": Rational(100_000_000, 6_894_757)
        case "kpa": Rational(1_000_000, 6_894_757)
        default: nil
        }
    }

    /// Hundredths, with or without their sign.
    package static let percent = Measure(places: 12) { $0 == "" || $0 == "%" ? .one : nil }
}

extension String.UnicodeScalarView {
    /// The text before the second number and from it on: `2 h` and `30` of `2 h 30`.
    fileprivate var measureParts: [String] {
        guard let letter = firstIndex(where: NumberParts.isLetter),
            let second = self[letter...].firstIndex(where: NumberParts.isDigit)
        else { return [] }
        return [String(self[..<second]).trimmed, String(self[second...])]
    }
}
