extension Decimal {
    /// Reads a number as people write it, in the style of those who wrote it.
    ///
    /// White space around the number is ignored; an optional sign may be `+`, `-` or `−`. Digits
    /// before the decimal mark may be grouped by spaces, apostrophes, points or commas: of point and
    /// comma the last one is the decimal mark when both occur (`1.234,56`, `1,234.56`), a repeated
    /// one groups (`1.234.567`), and a single one is the decimal mark, unless exactly three digits
    /// follow it and one to three stand before it, the first not a zero: then `style` decides. More
    /// than three digits, up to six, after a mark that groups in `style` are refused with both readings. Groups
    /// have three digits, or as in India the last three and earlier ones two, between commas.
    ///
    ///     try Decimal.parse("1,100", .decimalPoint)  // 1100
    ///     try Decimal.parse("1,100", .decimalComma)  // 1.1
    ///
    /// - Throws: A ``NumberError`` that says what is wrong with the text.
    package static func parse(
        _ text: String, _ style: NumberStyle
    ) throws(NumberError) -> Decimal {
        let shape = NumberShape(text)
        guard let mark = shape.doubtfulMark else {
            if let mark = shape.longMark, style.meaning(of: mark) != .decimal {
                throw .ambiguous(text, try shape.decimalWithoutMarks(), try shape.decimal(at: mark))
            }
            return try shape.decimal(at: shape.decimal)
        }
        switch style.meaning(of: mark) {
        case .decimal: return try shape.decimal(at: mark)
        case .groups: return try shape.decimal(at: nil)
        case .doubtful:
            throw .ambiguous(text, try shape.decimal(at: nil), try shape.decimal(at: mark))
        }
    }

    /// Reads a number that the book keeps as typed, whoever typed it; see ``NumberStyle/bothDecimal``.
    package static func parse(_ text: String) throws(NumberError) -> Decimal {
        try parse(text, .bothDecimal)
    }

    /// Both numbers that a text may be, the greater first: 1100 and 1.1 for `1,100`. Nil when it
    /// is a number in one way only, or none.
    package static func readings(of text: String) -> (grouped: Decimal, decimal: Decimal)? {
        let shape = NumberShape(text)
        guard let mark = shape.doubtfulMark, let grouped = try? shape.decimal(at: nil),
            let decimal = try? shape.decimal(at: mark)
        else { return nil }
        return (grouped, decimal)
    }
}

/// What can be said of a written number before anybody knows whose it is.
struct NumberShape {
    let text: String
    private(set) var points = 0
    private(set) var commas = 0
    private var lastMark: NumberMark?
    private var hasOnlyDigitsAndMarks = true
    private var hasDigits = false
    /// The digits before the first mark and after the last, and whether the first is a zero.
    private var before = 0
    private(set) var after = 0
    private var beginsWithZero = false

    init(_ text: String) {
        self.text = text
        for scalar in text.trimmed.unicodeScalars { take(scalar) }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        if let mark = NumberMark(scalar) {
            if mark == .point { points &+= 1 } else { commas &+= 1 }
            (lastMark, after) = (mark, 0)
        } else if "0"..."9" ~= scalar {
            if !hasDigits, lastMark == nil { beginsWithZero = scalar == "0" }
            hasDigits = true
            if lastMark == nil { before &+= 1 } else { after &+= 1 }
        } else if !Self.isSign(scalar) || hasDigits || lastMark != nil {
            hasOnlyDigitsAndMarks = false
        }
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "+" || scalar == "\u{2212}"
    }

    /// Of point and comma: the last when both occur, the only one when it occurs once.
    var decimal: NumberMark? {
        points > 0 && commas > 0 || points &+ commas == 1 ? lastMark : nil
    }

    /// The mark that may be a decimal one or group thousands.
    var doubtfulMark: NumberMark? {
        guard points &+ commas == 1, hasOnlyDigitsAndMarks, !beginsWithZero, 1...3 ~= before,
            after == 3
        else { return nil }
        return lastMark
    }

    /// The mark that is a decimal one, unless whoever wrote it groups by it and slipped: that of
    /// `1,1000`. With seven digits and more after it nobody slips.
    var longMark: NumberMark? {
        guard points &+ commas == 1, hasOnlyDigitsAndMarks, !beginsWithZero, 1...3 ~= before,
            4...6 ~= after
        else { return nil }
        return lastMark
    }

    /// Whether somebody of a style has to say, or is the one to know, what it is.
    func depends(on style: NumberStyle) -> Bool {
        doubtfulMark != nil || longMark.map { style.meaning(of: $0) != .decimal } == true
    }

    /// The number of its digits alone: 11000 for `1,1000`.
    fileprivate func decimalWithoutMarks() throws(NumberError) -> Decimal {
        let digits = text.unicodeScalars.filter { NumberMark($0) == nil }
        return try NumberShape(String(String.UnicodeScalarView(digits))).decimal(at: nil)
    }

    /// The number with `mark` as its decimal mark.
    func decimal(at mark: NumberMark?) throws(NumberError) -> Decimal {
        if text.isBlank { throw .empty }
        guard let numeral = TypedNumeral(text, mark)?.numeral else {
            throw NumberError(unreadable: text)
        }
        return try numeral.decimal(of: text)
    }
}

/// Reads a number as people write it, once it is known which mark is the decimal one.
private struct TypedNumeral {
    private(set) var numeral = Numeral()
    /// The decimal mark, if there is one.
    private let decimal: NumberMark?
    private var isPastDecimal = false
    /// The separator of groups met so far, and the digits in each group.
    private var separator: Unicode.Scalar?
    private var groups = [0]

    init?(_ text: String, _ decimal: NumberMark?) {
        self.decimal = decimal
        let typed = text.trimmed.unicodeScalars
        for (index, scalar) in zip(typed.indices, typed) {
            if index == typed.startIndex, takeSign(scalar) { continue }
            guard take(scalar) else { return nil }
        }
        guard areGroupsWellFormed, !numeral.isEmpty else { return nil }
    }

    private mutating func takeSign(_ scalar: Unicode.Scalar) -> Bool {
        numeral.isNegative = scalar == "-" || scalar == "\u{2212}"
        return numeral.isNegative || scalar == "+"
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        if let byte = UInt8(exactly: scalar.value), let digit = ASCII.digit(byte) {
            takeDigit(digit)
            return true
        }
        if let decimal, NumberMark(scalar) == decimal {
            defer { isPastDecimal = true }
            return !isPastDecimal
        }
        return takeGroupSeparator(scalar)
    }

    private mutating func takeDigit(_ digit: UInt8) {
        numeral.append(digit, isFraction: isPastDecimal)
        if !isPastDecimal { groups[groups.count - 1] += 1 }
    }

    private mutating func takeGroupSeparator(_ scalar: Unicode.Scalar) -> Bool {
        guard !isPastDecimal, let kind = Self.groupSeparator(scalar), separator ?? kind == kind
        else { return false }
        separator = kind
        groups.append(0)
        return true
    }

    /// The separator that `scalar` is a form of: all spaces are one, and so are all apostrophes.
    private static func groupSeparator(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case ".", ",": scalar
        case "'", "\u{2019}", "\u{02BC}": "'"
        case " ", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
        default: nil
        }
    }

    private var areGroupsWellFormed: Bool {
        guard groups.count > 1 else { return true }
        let inner = groups[1..<(groups.count - 1)]
        guard (1...3).contains(groups[0]), groups[groups.count - 1] == 3 else { return false }
        let isIndian = separator == "," && groups[0] < 3 && inner.allSatisfy { $0 == 2 }
        return isIndian || inner.allSatisfy { $0 == 3 }
    }
}
