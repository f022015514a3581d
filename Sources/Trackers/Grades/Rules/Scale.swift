package import Kernel

/// What a percentage is called, and how many points it is worth: steps from the best down.
package struct Scale: Sendable {
    package let steps: [Step]
    /// The percentage itself is the points, as where averages are percentages.
    package let pointsArePercent: Bool

    /// Given from `from` percent on, exactly.
    package struct Step: Sendable {
        package let letter: String
        package let from: Rational
        package let points: Rational?

        package init(letter: String, from: Rational, points: Rational?) {
            self.letter = letter
            self.from = from
            self.points = points
        }
    }

    /// Steps in any order; they are sorted.
    package init(_ steps: [Step], pointsArePercent: Bool = false) {
        self.steps = steps.inOrder { $0.from > $1.from }
        self.pointsArePercent = pointsArePercent
    }

    /// The step that a percentage reaches; the lowest for what reaches none.
    package func step(at percent: Rational) -> Step? {
        steps.first { $0.from <= percent } ?? steps.last
    }

    package func points(at percent: Rational) -> Rational? {
        pointsArePercent ? percent : step(at: percent)?.points
    }

    /// How many points a percentage point is worth on the way to the next better step, as on a
    /// straight line between the two; zero at the best. `nil` without points.
    package func slope(at percent: Rational) -> Rational? {
        if pointsArePercent { return .one }
        guard let index = steps.firstIndex(where: { $0.from <= percent }) ?? steps.indices.last,
            let points = steps[index].points
        else { return nil }
        guard index > 0 else { return .zero }
        guard let better = steps[index - 1].points else { return nil }
        return (better - points).divided(by: steps[index - 1].from - steps[index].from)
    }

    /// Whether a percentage gets only the scale's last step.
    package func isFailed(_ percent: Rational) -> Bool {
        guard let last = steps.last, steps.count > 1 else { return false }
        return step(at: percent)?.from == last.from
    }

    /// The step of this name, a hyphen standing for a minus sign.
    package func step(named text: String) -> Step? {
        let wanted = Scale.plain(text)
        return wanted.isEmpty ? nil : steps.first { Scale.plain($0.letter) == wanted }
    }

    private static func plain(_ text: String) -> String {
        var bytes: [UInt8] = []
        for scalar in text.trimmed.folded.unicodeScalars {
            let isMinus = scalar == "\u{2212}" || scalar == "\u{2013}"
            bytes += (isMinus ? "-" : scalar == "," ? "." : String(scalar)).utf8
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads `A: 93 4.0`; `nil` when the percentage or the points are no numbers.
    package static func step(_ pair: Value.Pair) -> Step? {
        let words = pair.value.utf8.split { $0 == 32 || $0 == UInt8(ascii: ";") }
            .map { String(Substring($0)) }.filter { $0 != "%" }
        guard let first = words.first, words.count <= 2, !pair.name.isBlank,
            let from = number(first)
        else { return nil }
        let points = words.count == 2 ? number(words[1]) : nil
        if words.count == 2, points == nil { return nil }
        return Step(letter: pair.name, from: from, points: points)
    }

    private static func number(_ text: String) -> Rational? {
        (try? Decimal.parse(text.withoutPercentSign ?? text))?.rational
    }
}

extension Language {
    /// A letter as this language writes it: a number with its own decimal sign.
    package func letter(_ letter: String) -> String {
        guard self != .english, let first = letter.utf8.first,
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
        else { return letter }
        return letter.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
            .joined(separator: decimalSeparator)
    }
}

extension String {
    /// What stands before a percent sign at the end; `nil` where there is none.
    var withoutPercentSign: String? {
        utf8.last == UInt8(ascii: "%") ? String(Substring(utf8.dropLast())) : nil
    }
}
