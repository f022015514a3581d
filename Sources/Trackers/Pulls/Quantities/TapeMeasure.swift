import Kernel

/// Feet and inches, or metres and centimetres, as a tape is read: `305' 6-1/2"`, `305 6 1/2`,
/// `305-6.5`, `305½`, `98 m 50 cm`.
struct TapeMeasure {
    let units: Int128
    /// In one form, with a point: `305' 6.5"`, `305.5`, `98.5 m`.
    let canonical: String
    /// Whether a unit stands in it, so that it can be nothing else.
    let isMarked: Bool
    /// Whether a fraction stands behind feet, which a tape would have of an inch.
    let isHalf: Bool
    /// Whether centimetres stand without their unit: `93 m 40`.
    private(set) var isBare = false

    fileprivate enum Piece {
        case number(Decimal)
        case fraction(Rational)
        case unit(String)
        case dash
    }

    /// Gives `nil` for a number alone or with one unit, and where twelve inches or more are written.
    init?(_ text: String) {
        guard var pieces = TapeMeasure.pieces(text)?[...], let first = pieces.takeNumber() else {
            return nil
        }
        let unit = pieces.takeUnit()
        if unit.map({ LengthUnit($0) == .metre }) ?? false {
            guard let centimetres = pieces.takeNumber(), centimetres < 100 else { return nil }
            // `93 m 40`: two digits are centimetres, as in a time; `93 m 4` may be forty.
            let isShort = pieces.isEmpty && centimetres >= 10 && centimetres.int64 != nil
            guard isShort || pieces.takeUnit() == "cm" && pieces.isEmpty else { return nil }
            let metres = first.rational + (centimetres.rational.divided(by: 100) ?? .zero)
            canonical = metres.canonical(places: 6) + " m"
            (units, isMarked, isHalf) = (Distance(metres: metres).units, true, false)
            isBare = isShort
            return
        }
        guard let feet = first.int64, feet >= 10, feet < 10_000,
            unit.map({ LengthUnit($0) == .foot }) ?? true
        else { return nil }
        let isDashed = pieces.takeDash()
        let inches = pieces.takeNumber()
        if inches != nil { _ = pieces.takeDash() }
        let part = pieces.takeFraction()
        let last = pieces.takeUnit()
        let ending = last.flatMap { LengthUnit($0) }
        let rest = (inches?.rational ?? .zero) + (part ?? .zero)
        guard pieces.isEmpty, last == nil || ending != nil, rest < 12,
            inches != nil || part != nil
        else { return nil }
        isMarked = unit != nil || last != nil
        if inches == nil, unit == nil, ending != .inch {
            guard !isDashed, last == nil || ending == .foot else { return nil }
            let whole = first.rational + rest
            canonical = whole.canonical(places: 4) + (last == nil ? "" : " ft")
            (units, isHalf) = (Distance(metres: whole * LengthUnit.foot.metres).units, last == nil)
            return
        }
        let isSaid = ending == .inch || part != nil || isDashed || unit == "'"
        guard isSaid, ending == nil || ending == .inch, unit != nil || feet < 1_000 else {
            return nil
        }
        canonical = "\(feet)' " + rest.canonical(places: 4) + "\""
        let inchesOfAll = first.rational * 12 + rest
        (units, isHalf) = (Distance(metres: inchesOfAll * LengthUnit.inch.metres).units, false)
    }

    /// Gives `nil` where anything stands that no tape has.
    private static func pieces(_ text: String) -> [Piece]? {
        var pieces: [Piece] = []
        var rest = spelled(text).unicodeScalars[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first.isDigit {
                let digits = rest.prefix { $0.isDigit || $0 == "." || $0 == "," || $0 == "/" }
                rest = rest.dropFirst(digits.count)
                guard let piece = piece(String(digits)) else { return nil }
                pieces.append(piece)
            } else if first == "-" || first == "\u{2013}" {
                rest.removeFirst()
                pieces.append(.dash)
            } else {
                let isMark = first == "'" || first == "\""
                let unit = rest.prefix {
                    isMark ? $0 == first : !$0.isDigit && !$0.isWhitespace && $0 != "-"
                }
                rest = rest.dropFirst(unit.count)
                pieces.append(.unit(String(unit).folded.withoutEnd(".,")))
            }
        }
        return pieces
    }

    /// Signs such as `½` spelled out.
    private static func spelled(_ text: String) -> String {
        var spelled = ""
        for scalar in text.plainMarks.unicodeScalars {
            if let fraction = Sign.fractions[scalar], !Sign.isMedal(scalar) {
                spelled += " " + fraction
            } else {
                spelled.unicodeScalars.append(scalar)
            }
        }
        return spelled
    }

    private static func piece(_ digits: String) -> Piece? {
        if !digits.utf8.contains(UInt8(ascii: "/")) {
            return (try? Decimal.parse(digits)).map { .number($0) }
        }
        let parts = digits.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { Int64(String(Substring($0))) ?? 0 }
        guard parts.count == 2, parts[0] > 0, parts[0] < parts[1],
            [2, 3, 4, 8, 16].contains(parts[1]), let part = Rational(parts[0], parts[1])
        else { return nil }
        return .fraction(part)
    }
}

extension ArraySlice<TapeMeasure.Piece> {
    fileprivate mutating func takeNumber() -> Decimal? {
        guard case .number(let number)? = first else { return nil }
        removeFirst()
        return number
    }

    fileprivate mutating func takeFraction() -> Rational? {
        guard case .fraction(let part)? = first else { return nil }
        removeFirst()
        return part
    }

    fileprivate mutating func takeUnit() -> String? {
        guard case .unit(let unit)? = first else { return nil }
        removeFirst()
        return unit
    }

    fileprivate mutating func takeDash() -> Bool {
        guard case .dash? = first else { return false }
        removeFirst()
        return true
    }
}
