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

    /// 1.0 is best, 4.0 passes, what isn't done counts as 5.0.
    package static let german = GradeLine(best: 1, worst: 5, range: 1...5, passing: 4)
    /// 30 is best, 18 passes; 31 stands for 30 with honours, which counts as 30.
    package static let italian = GradeLine(best: 30, worst: 0, range: 18...31, passing: 18)

    private var isLowBest: Bool { best < worst }

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
    func needed(at percent: Rational) -> Rational {
        let hundredths = straight(at: percent) * (isLowBest ? 100 : -100)
        let cut = Rational(hundredths.floor).divided(by: 100) ?? .zero
        return isLowBest ? cut : -cut
    }

    /// A mean of grades as the course's grade: the German one is cut after the first decimal, as
    /// examination rules have it; the Italian one is rounded.
    package func letter(_ grade: Rational) -> String {
        guard isLowBest else {
            return grade < passing ? "<18" : grade.canonical(places: 0)
        }
        let tenths = (grade * 10).floor.int64 ?? 0
        return "\(tenths / 10).\(tenths % 10)"
    }

    package func isPassed(_ grade: Rational) -> Bool {
        isLowBest ? (grade * 10).floor.int64 ?? 0 <= 40 : grade >= passing
    }

    /// Whether the text is one of the scale's own names with its decimals: `2,3`, `30L`.
    func names(_ text: String) -> Bool {
        isHonours(text)
            || text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
                && read(text) != nil && isLowBest
    }

    /// A grade as typed: `2,3`, `28`, `30L`; `nil` for what isn't from the worst to the best.
    func read(_ text: String) -> Decimal? {
        if isHonours(text) { return 31 }
        guard let number = try? Decimal.parse(text), range.contains(number) else { return nil }
        return number
    }

    private func isHonours(_ text: String) -> Bool {
        !isLowBest
            && ["30l", "30 l", "30lode", "30 lode", "30 e lode", "30elode", "30+"]
                .contains(text.folded)
    }

    /// A grade as it is typed and shown: `2,0`, `2,35`, `30L`.
    func text(_ grade: Rational, in language: Language) -> String {
        if !isLowBest { return grade > best ? "30L" : language.number(grade, places: 2) }
        let text = language.number(grade, places: 2)
        return text.utf8.count == 1 ? text + language.decimalSeparator + "0" : text
    }
}
