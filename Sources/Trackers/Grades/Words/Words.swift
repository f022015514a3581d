import Kernel

/// The words of the grades' screens.
enum Words {
    static func credits(_ hours: Rational) -> Label {
        let figure = Label { $0.number(hours, places: 2) }
        return hours == .one ? oneCredit(figure) : manyCredits(figure)
    }

    static func minutes(_ count: Int) -> Label {
        Label {
            let (hours, rest) = (count / 60, count % 60)
            if hours == 0 { return $0.number(rest) + " min" }
            return $0.number(hours) + " h" + (rest == 0 ? "" : " " + $0.number(rest) + " min")
        }
    }
}
