/// A number as a spreadsheet's file has it, on its way to the readers of numbers.
enum SheetNumber {
    /// Spreadsheets calculate with doubles and show at most 15 significant digits, so that
    /// `0.30000000000000004` in the file is 0.3 on their screens; that is what is read. Whole numbers
    /// are read as they are. The book keeps 12 decimals, so no more are read.
    private static let significantDigits = 15

    /// `8.5` for `8.5`, `25` for `0.25` shown as percent, `1.1250000` for `1.125`: decimals that might
    /// be thousands are made seven, since then nobody takes the point for a mark of thousands.
    ///
    /// `nil` when it is no number, or one of more than thirty digits.
    static func text(_ stored: String, isPercent: Bool = false) -> String? {
        guard let text = Digits(stored.trimmed)?.canonical(shift: isPercent ? 2 : 0) else {
            return nil
        }
        let shape = NumberShape(text)
        guard shape.doubtfulMark != nil || shape.longMark != nil else { return text }
        return text + String(repeating: "0", count: clearDecimals - shape.after)
    }

    /// After so many decimals no reader takes the mark before them for one of thousands.
    private static let clearDecimals = 7

    /// `0.d₁d₂d₃… × 10^point`, without zeros at either end.
    private struct Digits {
        private var isNegative = false
        private var digits: [UInt8] = []
        private var point = 0
        /// Whether it was written as a whole number.
        private var isWhole = true

        init?(_ text: String) {
            var reader = ASCIIReader(text)
            isNegative = reader.take("-")
            if !isNegative { _ = reader.take("+") }
            var count = take(&reader, isFraction: false)
            if reader.take(".") {
                isWhole = false
                count += take(&reader, isFraction: true)
            }
            guard count > 0 else { return nil }
            if reader.take("e") || reader.take("E") {
                guard let exponent = Digits.exponent(&reader) else { return nil }
                isWhole = false
                point += exponent
            }
            guard reader.isAtEnd else { return nil }
        }

        private mutating func take(_ reader: inout ASCIIReader, isFraction: Bool) -> Int {
            var count = 0
            while let digit = reader.digit() {
                count += 1
                if digits.isEmpty, digit == 0 {
                    if isFraction { point -= 1 }
                    continue
                }
                if digits.count < 60 { digits.append(UInt8(truncatingIfNeeded: digit)) }
                if !isFraction { point += 1 }
            }
            return count
        }

        private static func exponent(_ reader: inout ASCIIReader) -> Int? {
            let isNegative = reader.take("-")
            if !isNegative { _ = reader.take("+") }
            guard var value = reader.digit() else { return nil }
            while let digit = reader.digit() { value = min(value * 10 + digit, 10_000) }
            return isNegative ? -value : value
        }

        func canonical(shift: Int) -> String? {
            var rounded = self
            rounded.point += shift
            let most = isWhole && shift == 0 ? digits.count : SheetNumber.significantDigits
            rounded.round(to: min(most, rounded.point + Decimal.maximumFractionDigits))
            return rounded.text
        }

        /// Keeps so many digits, rounded half up.
        private mutating func round(to kept: Int) {
            if kept < 0 { digits = [] }
            if digits.count > kept, kept >= 0 {
                let isUp = digits[kept] >= 5
                digits.removeSubrange(kept...)
                if isUp { increase() }
            }
            while digits.last == 0 { digits.removeLast() }
        }

        private mutating func increase() {
            while digits.last == 9 { digits.removeLast() }
            if let last = digits.popLast() {
                digits.append(last + 1)
            } else {
                digits = [1]
                point += 1
            }
        }

        private var text: String? {
            if digits.isEmpty { return "0" }
            guard point <= 30 else { return nil }
            let whole = digits.prefix(max(point, 0)).map { ASCII.padded(UInt64($0), to: 1) }
            let fraction = digits.dropFirst(max(point, 0)).map { ASCII.padded(UInt64($0), to: 1) }
            var text = isNegative ? "-" : ""
            text += point > 0 ? whole.joined() : "0"
            text += String(repeating: "0", count: max(0, point - digits.count))
            if !fraction.isEmpty {
                text += "." + String(repeating: "0", count: max(0, -point)) + fraction.joined()
            }
            return text
        }
    }
}
