package import Kernel

/// How places become points in a season's standings.
package enum PointsRule {
    package static let name = Attribute<String>(
        Field("name", Words.pointsRuleName, .line, .required))
    package static let points = Attribute<String>(
        Field(
            "points",
            Words.pointsRulePointsFromFirstPlace,
            .line, .required,
            hint: Words.pointsRule10864,
            notation: Field.Notation("10, 8, 6, 4, 2") { list($0) != nil }))
    package static let showing = Attribute<Decimal>(
        Field(
            "showing",
            Words.pointsRulePointsForShowing,
            .decimal(0...1_000), .defaults(to: .decimal(0))))

    package static let kind = Kind(
        "pointsRule", Words.pointsRule,
        plural: Words.pointsRules,
        title: name.field, isSearchable: false, fields: [name.field, points.field, showing.field])

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
