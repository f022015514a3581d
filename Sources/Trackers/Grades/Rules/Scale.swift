package import Kernel

/// What a percentage is called, and how many points it is worth: steps from the best down.
package struct Scale: Sendable {
    /// Tells scales apart: the name of a choice, or the identifier of one's own.
    package let id: String
    /// What a scale of one's own is called.
    package let title: String?
    package let steps: [Step]
    /// The percentage itself is the points, as where averages are percentages.
    package let pointsArePercent: Bool
    /// Where work may be given its grades themselves.
    package let line: GradeLine?

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
    package init(
        _ steps: [Step], id: String = "", title: String? = nil, pointsArePercent: Bool = false,
        line: GradeLine? = nil
    ) {
        self.id = id
        self.title = title
        self.line = line
        self.steps = steps.inOrder { $0.from > $1.from }
        self.pointsArePercent = pointsArePercent
    }

    /// The step that a percentage reaches; `nil` below the lowest, unless that is given from zero on.
    package func step(at percent: Rational) -> Step? {
        steps.first { $0.from <= percent } ?? (hasFloor ? steps.last : nil)
    }

    /// A scale of one's own. Where its steps are called by figures, these are grades, and its points.
    package init(own steps: [Step], id: String, title: String?) {
        let sorted = steps.inOrder { $0.from > $1.from }
        let line = GradeLine(sorted)
        let named = line.map { line in
            zip(sorted, line.own).map {
                Step(letter: $0.letter, from: $0.from, points: $1.value)
            }
        }
        self.init(named ?? sorted, id: id, title: title, line: line)
    }

    /// The same steps, whose grades aren't figures of their own.
    var withoutGrades: Scale {
        Scale(steps, id: id, title: title, pointsArePercent: pointsArePercent)
    }

    /// From which percentage on a grade of ``line`` is given; `nil` for what is none of its grades.
    func percent(ofGrade grade: Decimal) -> Rational? {
        guard let line, line.range.contains(grade) else { return nil }
        let wanted = line.share(of: grade.rational)
        return steps.last { $0.points.map { line.share(of: $0) >= wanted } == true }?.from
    }

    /// Whether even nothing at all gets a step.
    package var hasFloor: Bool { steps.last.map { $0.from <= .zero } ?? false }

    package func points(at percent: Rational) -> Rational? {
        if pointsArePercent { return percent }
        guard let step = step(at: percent) else { return pointsBelow }
        return step.points
    }

    /// What is below the lowest step counts nothing where more points are better, and can't be told
    /// where fewer are.
    package var pointsBelow: Rational? {
        guard let best = steps.first?.points, let last = steps.last?.points, best >= last
        else { return nil }
        return .zero
    }

    /// How many points a percentage point is worth on the way to the next better step, as on a
    /// straight line between the two; zero at the best. `nil` without points.
    package func slope(at percent: Rational) -> Rational? {
        if pointsArePercent { return .one }
        guard let index = steps.firstIndex(where: { $0.from <= percent }) else {
            return slopeBelow
        }
        guard let points = steps[index].points else { return nil }
        guard index > 0 else { return .zero }
        guard let better = steps[index - 1].points else { return nil }
        return (better - points).divided(by: steps[index - 1].from - steps[index].from)
    }

    /// On the way to the lowest step.
    private var slopeBelow: Rational? {
        guard let last = steps.last, let points = last.points else { return nil }
        if hasFloor { return .zero }
        return pointsBelow.flatMap { (points - $0).divided(by: last.from) }
    }

    /// Whether a percentage gets no step, or only the one that everybody gets.
    package func isFailed(_ percent: Rational) -> Bool {
        guard let step = step(at: percent) else { return !steps.isEmpty }
        return hasFloor && steps.count > 1 && step.from == steps.last?.from
    }

    /// The step of this name, a hyphen standing for a minus sign.
    package func step(named text: String) -> Step? {
        let wanted = Scale.plain(text)
        return wanted.isEmpty ? nil : steps.first { Scale.plain($0.letter) == wanted }
    }

    /// A name as it is compared: without case, a hyphen for a minus sign, a point for a comma.
    static func plain(_ text: String) -> String {
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
