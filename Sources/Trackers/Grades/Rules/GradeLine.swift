package import Kernel

/// Grades that are figures of their own, such as the German 1.0–5.0: work is given a grade, and a
/// course's grade is the mean of its grades.
///
/// The mean of grades is a straight line of the mean of shares between the worst grade and the best,
/// so that weights, drops and what is needed are worked out as for any course.
package struct GradeLine: Sendable, Equatable {
    /// What everything right gets, and what nothing gets.
    package let best: Rational
    package let worst: Rational
    /// The grades that can be given.
    package let range: ClosedRange<Decimal>
    /// The worst grade that passes.
    let passing: Rational
    /// The grades of a scale of one's own, best first; none on the scales that are known.
    var own: [OwnGrade] = []

    /// 1.0 is best, 4.0 passes, what isn't done counts as 5.0.
    package static let german = GradeLine(best: 1, worst: 5, range: 1...5, passing: 4)
    /// 30 is best, 18 passes; 31 stands for 30 with honours, which counts as 30.
    package static let italian = GradeLine(best: 30, worst: 0, range: 18...31, passing: 18)

    var isLowBest: Bool { best < worst }

    /// Where a grade lies between nothing and everything, from 0 to 1.
    package func share(of grade: Rational) -> Rational {
        let share = (worst - grade).divided(by: worst - best) ?? .zero
        return min(max(share, .zero), .one)
    }

    /// The grade at a percentage of the way from the worst to the best; never beyond either.
    package func grade(at percent: Rational) -> Rational {
        let share = percent.divided(by: 100) ?? .zero
        return worst - (worst - best) * min(max(share, .zero), .one)
    }

    /// The same line going on beyond both, as for what is out of reach.
    func straight(at percent: Rational) -> Rational {
        worst - (worst - best) * (percent.divided(by: 100) ?? .zero)
    }

    /// The grade that is needed, to two decimals and never less than is needed.
    ///
    /// - Parameter isOpen: Whether the grade has to be better than that at `percent`.
    func needed(at percent: Rational, isOpen: Bool = false) -> Rational {
        let hundredths = straight(at: percent) * (isLowBest ? 100 : -100)
        let cut = Rational(hundredths.floor)
        let enough = (isOpen && cut == hundredths ? cut - 1 : cut).divided(by: 100) ?? .zero
        return isLowBest ? enough : -enough
    }

    /// From which mean on a course is called by a grade or a better one: as ``letter(_:)`` has it.
    func aim(at grade: Rational) -> Aim {
        let share = share(of: grade)
        func aim(_ mean: Rational, isOpen: Bool) -> Aim {
            let from = self.share(of: mean)
            return Aim(share * 100, from: from * 100, isOpen: isOpen && from > .zero)
        }
        if let last = own.lastIndex(where: { self.share(of: $0.value) >= share }) {
            guard last + 1 < own.count else { return Aim(share * 100) }
            let middle = (own[last].value + own[last + 1].value).divided(by: 2)
            return aim(middle ?? grade, isOpen: true)
        }
        if isLowBest {
            let next = Rational((grade * 10).floor) + 1
            return aim(next.divided(by: 10) ?? grade, isOpen: true)
        }
        let whole = -Rational((-grade).floor)
        return aim(whole <= passing ? passing : whole - (Rational(1, 2) ?? .zero), isOpen: false)
    }

    /// The mean that just is called so, to two decimals.
    func worst(_ aim: Aim) -> Rational { needed(at: aim.from, isOpen: aim.isOpen) }

    /// A mean of grades as the course's grade: the German one is cut after the first decimal, as
    /// examination rules have it; the Italian one is rounded; of one's own it is the nearest.
    package func letter(_ grade: Rational) -> String {
        if let nearest = nearest(grade) { return nearest.name }
        guard isLowBest else {
            return grade < passing ? "<18" : grade.canonical(places: 0)
        }
        let tenths = (grade * 10).floor.int64 ?? 0
        return "\(tenths / 10).\(tenths % 10)"
    }

    package func isPassed(_ grade: Rational) -> Bool {
        if let nearest = nearest(grade) { return share(of: nearest.value) >= share(of: passing) }
        return isLowBest ? (grade * 10).floor.int64 ?? 0 <= 40 : grade >= passing
    }

    /// Whether its grades have no decimals, so that any whole number may be one.
    var hasWholeGrades: Bool {
        own.isEmpty ? !isLowBest : !own.contains { $0.name.hasDecimalMark }
    }

    /// Whether the text is one of the scale's own names with its decimals: `2,3`, `30L`, `2+`.
    func names(_ text: String) -> Bool {
        if SchoolMark(text).map({ !$0.isBetween && read(text) != nil }) == true { return true }
        return isHonours(text) || text.hasDecimalMark && read(text) != nil && !hasWholeGrades
    }

    /// A grade as typed: `2,3`, `28`, `30L`, and `2+` or `3-4` from 1 to 6; `nil` for what isn't from
    /// the worst to the best.
    func read(_ text: String) -> Decimal? {
        if isHonours(text) { return 31 }
        let mark = isSchool ? SchoolMark(text)?.value : nil
        guard let number = mark ?? (try? Decimal.parse(text)), range.contains(number) else {
            return nil
        }
        return number
    }

    /// Whether its grades are those of German schools, 1 to 6.
    var isSchool: Bool { own.map { $0.value } == [1, 2, 3, 4, 5, 6] }

    private func isHonours(_ text: String) -> Bool {
        !isLowBest && own.isEmpty
            && ["30l", "30 l", "30lode", "30 lode", "30 e lode", "30elode", "30+"]
                .contains(text.folded)
    }

    /// A grade as it is typed and shown: `2,0`, `2,35`, `30L`.
    func text(_ grade: Rational, in language: Language, places: Int = 2) -> String {
        if let named = own.first(where: { $0.value == grade }) {
            return language.letter(named.name)
        }
        let text = language.number(grade, places: places)
        if !own.isEmpty { return text }
        if !isLowBest { return grade > best ? "30L" : text }
        return text.utf8.count == 1 ? text + language.decimalSeparator + "0" : text
    }
}

/// A grade of a German school with its tendency: `2+` is 1.7, `2-` is 2.3, `3-4` lies between.
///
/// The sixteen steps of the upper level (Kultusministerkonferenz, 0 to 15 points) put a third of a
/// grade between them, which reports write with one decimal.
struct SchoolMark {
    let value: Decimal
    /// Whether it lies between two grades.
    let isBetween: Bool

    /// Whether a text is written so, even if there is no such grade: "6+", "2-4".
    static func isLike(_ text: String) -> Bool {
        let scalars = SchoolMark.scalars(text)
        return (2...3).contains(scalars.count) && "0"..."9" ~= scalars[0]
            && (scalars[1] == "+" || scalars[1] == "-")
            && scalars.dropFirst(2).allSatisfy { "0"..."9" ~= $0 }
    }

    private static func scalars(_ text: String) -> [Unicode.Scalar] {
        Array(Scale.plain(text).unicodeScalars.filter { $0 != " " })
    }

    init?(_ text: String) {
        let scalars = SchoolMark.scalars(text)
        guard let first = scalars.first, "1"..."5" ~= first,
            scalars.count == 2 || scalars.count == 3
        else { return nil }
        let grade = Int64(first.value - 48)
        let next = scalars.count == 3 ? Int64(scalars[2].value) - 48 : nil
        let tenths: Int64
        switch (scalars[1], next) {
        case ("+", nil): tenths = grade * 10 - 3
        case ("-", nil): tenths = grade * 10 + 3
        case ("-", grade + 1): tenths = grade * 10 + 5
        default: return nil
        }
        guard let value = Decimal(canonical: Rational(tenths, 10)?.canonical(places: 1) ?? "")
        else {
            return nil
        }
        (self.value, isBetween) = (value, next != nil)
    }
}

/// A step of one's own scale that is called by its figure.
struct OwnGrade: Sendable, Equatable {
    let name: String
    let value: Rational

    /// `nil` for a step that has a letter, or points that are something else than the grade.
    init?(_ step: Scale.Step) {
        guard let value = (try? Decimal.parse(step.letter))?.rational,
            step.points.map({ $0 == value }) ?? true
        else { return nil }
        (name, self.value) = (step.letter, value)
    }
}

extension GradeLine {
    /// Above this a grade couldn't be told from a percentage.
    private static let highest: Rational = 31

    /// Of steps that are all called by their figures, best first, such as 1 to 6; `nil` where they
    /// go up and down, or could be percentages, or where what is below the last can't be told.
    init?(_ steps: [Scale.Step]) {
        let grades = steps.compactMap { OwnGrade($0) }
        guard grades.count == steps.count, grades.count > 1, let best = grades.first,
            let last = grades.last, let lowest = steps.last?.from
        else { return nil }
        let pairs = zip(grades, grades.dropFirst())
        let falls = pairs.allSatisfy { $0.value > $1.value }
        guard falls || pairs.allSatisfy({ $0.value < $1.value }) else { return nil }
        let hasFloor = lowest <= .zero
        guard hasFloor || (falls && last.value > .zero),
            max(best.value, last.value) <= GradeLine.highest,
            let a = Decimal(canonical: min(best.value, last.value).canonical(places: 12)),
            let b = Decimal(canonical: max(best.value, last.value).canonical(places: 12))
        else { return nil }
        self.init(
            best: best.value, worst: hasFloor ? last.value : .zero, range: a...b,
            passing: hasFloor ? grades[grades.count - 2].value : last.value, own: grades)
    }

    /// The grade of one's own scale that a mean is nearest to; between two it is the worse.
    private func nearest(_ grade: Rational) -> OwnGrade? {
        var found: (grade: OwnGrade, distance: Rational)?
        for one in own {
            let difference = one.value - grade
            let distance = difference < .zero ? -difference : difference
            if let found, found.distance < distance { continue }
            found = (one, distance)
        }
        return found?.grade
    }
}

extension String {
    /// Whether a point or comma stands in it.
    var hasDecimalMark: Bool {
        utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    }
}
