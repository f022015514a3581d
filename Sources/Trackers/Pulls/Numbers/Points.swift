package import Kernel

/// Points for the places of a class.
package struct Points: Sendable {
    /// From the first place on; later places get none.
    package let places: [Rational]
    /// For everyone who hooked, exhibitions and those who didn't start aside.
    package let showing: Rational
    /// Every place gets a point for each competitor behind it instead.
    package let isByBeaten: Bool

    package init(places: [Rational], showing: Rational = .zero, isByBeaten: Bool = false) {
        self.places = places
        self.showing = showing
        self.isByBeaten = isByBeaten
    }

    /// - Parameter starters: How many were placed in the class.
    package func points(place: Int?, of starters: Int) -> Rational {
        guard let place, place > 0 else { return showing }
        if isByBeaten { return showing + Rational(max(0, starters - place)) }
        return showing + (place <= places.count ? places[place - 1] : .zero)
    }
}

/// A rule to choose from: a template, or one of the book's own.
struct NamedRule {
    let id: String
    let name: Label
    let points: Points

    static let templates = [
        NamedRule(
            id: "ten", name: Words.points10981,
            points: Points(places: (1...10).reversed().map { Rational($0) })),
        NamedRule(
            id: "racing",
            name: Words.points25181512,
            points: Points(places: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1])),
        NamedRule(
            id: "beaten",
            name: Words.pointsOneForEachBehind,
            points: Points(places: [], showing: 1, isByBeaten: true)),
        NamedRule(
            id: "podium",
            name: Words.points5311,
            points: Points(places: [5, 3, 1], showing: 1)),
    ]

    static func all(_ book: Book) throws(BookError) -> [NamedRule] {
        let own = try book.records(PointsRule.kind, limit: 50).map { record in
            let name = record.title
            return NamedRule(
                id: record.id.text, name: Label { _ in name },
                points: Points(
                    places: PointsRule.list(record[PointsRule.points]) ?? [],
                    showing: record[PointsRule.showing].rational))
        }
        return own + templates
    }
}
