import Kernel

extension Scale {
    /// The scale of a choice; `nil` for one's own, which is kept in the book.
    package static func known(_ choice: ScaleChoice) -> Scale? {
        switch choice {
        case .us: Scale(choice, plain)
        case .usPlusMinus: Scale(choice, plusMinus)
        case .us43: Scale(choice, [("A+", 970, 43), ("A", 930, 40)] + plusMinus.dropFirst())
        case .percent100: Scale(choice, plain, pointsArePercent: true)
        case .ukHonours: Scale(choice, honours, pointsArePercent: true)
        case .ects: Scale(choice, ects)
        case .german: Scale(choice, german, line: .german)
        case .italian: italian
        case .own: nil
        }
    }

    /// Letters with percentage and points, both in tenths.
    private typealias Tenths = [(letter: String, from: Int64, points: Int64)]

    private init(
        _ choice: ScaleChoice, _ tenths: Tenths, pointsArePercent: Bool = false,
        line: GradeLine? = nil
    ) {
        self.init(
            tenths.map {
                Step(
                    letter: $0.letter, from: Rational($0.from, 10) ?? .zero,
                    points: Rational($0.points, 10))
            }, id: choice.rawValue, pointsArePercent: pointsArePercent, line: line)
    }

    private static let plain: Tenths = [
        ("A", 900, 40), ("B", 800, 30), ("C", 700, 20), ("D", 600, 10), ("F", 0, 0),
    ]

    private static let plusMinus: Tenths = [
        ("A", 930, 40), ("A−", 900, 37), ("B+", 870, 33), ("B", 830, 30), ("B−", 800, 27),
        ("C+", 770, 23), ("C", 730, 20), ("C−", 700, 17), ("D+", 670, 13), ("D", 630, 10),
        ("D−", 600, 7), ("F", 0, 0),
    ]

    /// The classes of a British bachelor's degree with honours.
    private static let honours: Tenths = [
        ("First", 700, 0), ("2:1", 600, 0), ("2:2", 500, 0), ("Third", 400, 0), ("Fail", 0, 0),
    ]

    private static let ects: Tenths = [
        ("A", 900, 50), ("B", 800, 40), ("C", 700, 30), ("D", 600, 20), ("E", 500, 10),
        ("F", 0, 0),
    ]

    /// As German universities mostly grade: a step of 0.3 or 0.4 every five percent, passed from 50.
    private static let german: Tenths = [
        ("1.0", 950, 10), ("1.3", 900, 13), ("1.7", 850, 17), ("2.0", 800, 20), ("2.3", 750, 23),
        ("2.7", 700, 27), ("3.0", 650, 30), ("3.3", 600, 33), ("3.7", 550, 37), ("4.0", 500, 40),
        ("5.0", 0, 50),
    ]

    /// Thirtieths, passed from 18; the thirty-first is 30 with honours.
    private static let italian = Scale(
        (18...31).map { thirtieths in
            Step(
                letter: thirtieths == 31 ? "30L" : String(thirtieths),
                from: Rational(Int64(thirtieths) * 10, 3) ?? .zero,
                points: Rational(Int64(min(thirtieths, 30))))
        } + [Step(letter: "<18", from: .zero, points: .zero)], id: ScaleChoice.italian.rawValue,
        line: .italian)
}
