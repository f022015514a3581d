package import Kernel

/// How places become points in a season's standings.
package enum PointsRule {
    package static let name = Attribute<String>(
        Field("name", Label("Name", german: "Name", italian: "Nome"), .line, .required))
    package static let points = Attribute<String>(
        Field(
            "points",
            Label(
                "Points from first place on", german: "Punkte vom ersten Platz an",
                italian: "Punti dal primo posto in poi"),
            .line, .required,
            hint: Label("10, 8, 6, 4, 2", german: "10, 8, 6, 4, 2", italian: "10, 8, 6, 4, 2"),
            notation: Field.Notation("10, 8, 6, 4, 2") { list($0) != nil }))
    package static let showing = Attribute<Decimal>(
        Field(
            "showing",
            Label(
                "Points for showing", german: "Punkte fürs Antreten",
                italian: "Punti di partecipazione"),
            .decimal(0...1_000), .defaults(to: .decimal(0))))

    package static let kind = Kind(
        "pointsRule", Label("Points rule", german: "Punkteregel", italian: "Regola dei punti"),
        plural: Label("Points rules", german: "Punkteregeln", italian: "Regole dei punti"),
        title: "name", isSearchable: false, fields: [name.field, points.field, showing.field])

    /// Numbers between commas, semicolons or spaces; `nil` if any part isn't one.
    static func list(_ text: String) -> [Rational]? {
        let separators = ",; ".utf8
        var points: [Rational] = []
        for part in text.utf8.split(whereSeparator: { separators.contains($0) }) {
            guard let number = try? Decimal.parse(String(Substring(part))) else { return nil }
            points.append(number.rational)
        }
        return points.isEmpty ? nil : points
    }
}
