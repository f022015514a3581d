/// How a cell of an Excel file shows its number (ECMA-376, part 1, 18.8.30 and 18.8.31), as far as it
/// says what the number is.
enum SheetFormat: Hashable {
    case plain
    /// 0.25 is shown as 25 %.
    case percent
    case moment(hasDate: Bool, hasTime: Bool)
    /// Hours that go on after 24.
    case elapsed
    /// A currency or a unit beside the number.
    case unit(String, isBefore: Bool)

    /// What the formats without a code of their own are.
    init(builtIn id: Int) {
        switch id {
        case 9, 10: self = .percent
        case 14...17, 27...31, 34...36, 50...54, 57, 58:
            self = .moment(hasDate: true, hasTime: false)
        case 18...21, 32, 33, 45, 47, 55, 56: self = .moment(hasDate: false, hasTime: true)
        case 22: self = .moment(hasDate: true, hasTime: true)
        case 46: self = .elapsed
        default: self = .plain
        }
    }

    init(code: String) {
        var scanner = CodeScanner(code)
        scanner.scan()
        self = scanner.format
    }
}

/// Goes through the first section of a format's code.
private struct CodeScanner {
    private var rest: Substring.UnicodeScalarView
    private var days = false
    private var hours = false
    private var months = false
    private var isElapsed = false
    private var isPercent = false
    private var hasDigits = false
    /// Commas behind the last digit divide by thousands.
    private var isScaled = false
    private var hasCondition = false
    private var before = ""
    private var after = ""

    init(_ code: String) {
        rest = Substring(code).unicodeScalars
    }

    mutating func scan() {
        while let scalar = rest.popFirst(), scalar != ";" { take(scalar) }
    }

    var format: SheetFormat {
        if isElapsed { return .elapsed }
        if days || hours || months {
            // An m beside hours or seconds is minutes, unless there are days or years, too.
            return .moment(hasDate: days || (months && !hours), hasTime: hours)
        }
        if isPercent { return .percent }
        return unit
    }

    /// The currency or unit, if the readers of numbers would know it as one.
    private var unit: SheetFormat {
        let (before, after) = (self.before.trimmed, self.after.trimmed)
        if isScaled || hasCondition || !hasDigits { return .plain }
        if after.isEmpty, !before.isEmpty, NumberParts(before + " 1")?.unit == before {
            return .unit(before, isBefore: true)
        }
        if before.isEmpty, !after.isEmpty, NumberParts("1 " + after)?.unit == after {
            return .unit(after, isBefore: false)
        }
        return .plain
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": literal(until("\""))
        case "\\": if let next = rest.popFirst() { literal(String(Character(next))) }
        case "_", "*": _ = rest.popFirst()
        case "[": bracket(until("]"))
        case "d", "D", "y", "Y": days = true
        case "h", "H", "s", "S": hours = true
        case "m", "M": months = true
        case "A", "a": takeHalfOfDay()
        case "G", "g": takeGeneral()
        case "%": isPercent = true
        case "0", "#", "?": (hasDigits, isScaled) = (true, false)
        case ",": isScaled = hasDigits
        case ".", "@": break
        case "/", "E", "e": hasCondition = true
        default: literal(String(Character(scalar)))
        }
    }

    private mutating func literal(_ text: String) {
        if hasDigits { after += text } else { before += text }
    }

    private mutating func until(_ end: Unicode.Scalar) -> String {
        var text = ""
        while let scalar = rest.popFirst(), scalar != end { text.unicodeScalars.append(scalar) }
        return text
    }

    /// `[h]`, `[$€-407]`, `[Red]`, `[>=100]`.
    private mutating func bracket(_ text: String) {
        let scalars = text.folded.unicodeScalars
        guard let first = scalars.first else { return }
        if first == "$" {
            literal(String(scalars.count > 1 ? beforeDash(text) : ""))
        } else if "<=>".unicodeScalars.contains(first) {
            hasCondition = true
        } else if scalars.allSatisfy({ $0 == first }), "hms".unicodeScalars.contains(first) {
            isElapsed = true
        }
    }

    private func beforeDash(_ text: String) -> String {
        String(Substring(text.unicodeScalars.dropFirst().prefix { $0 != "-" }))
    }

    /// `AM/PM` and `A/P`, whose letters mean nothing else.
    private mutating func takeHalfOfDay() {
        let ahead = String(Substring(rest.prefix(4))).folded
        if ahead.hasPrefix("m/pm") {
            rest = rest.dropFirst(4)
        } else if ahead.hasPrefix("/p") {
            rest = rest.dropFirst(2)
        } else {
            literal("a")
        }
    }

    /// `General`, which is as plain as can be.
    private mutating func takeGeneral() {
        guard String(Substring(rest.prefix(6))).folded == "eneral" else { return literal("g") }
        rest = rest.dropFirst(6)
        hasDigits = true
    }
}
