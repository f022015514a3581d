package import Kernel

extension Pulls {
    package static let reports = [standingsReport, tractorReport, forecastReport]
}

extension Report.Question {
    /// What was asked about, if it is among what there is; else a refusal that names that.
    func known(
        _ field: Field, _ value: String, among names: [String]
    ) throws(BookError) -> String {
        if let name = names.first(where: { $0.folded == value.folded }) { return name }
        let isTooMuch = names.count > 12 && field.name != Field.season.name
        let reason: FieldError.Reason =
            names.isEmpty
            ? .rule(Words.nothingToAsk)
            : isTooMuch ? .notFound(kind: Hook.kind.name) : .notAllowed(names)
        throw .refused(FieldError(field, value: value, reason))
    }

    /// What was chosen, in the spelling that the book has; `nil` where nothing was.
    func choice(_ field: Field, among names: [String]) throws(BookError) -> String? {
        guard let value = chosen[field.name] else { return nil }
        return try known(field, value, among: names)
    }
}

extension JSON {
    static func figure(_ estimate: Double) -> JSON { figure(Rational(estimate: estimate)) }

    /// `{metres, atLeast}`
    static func reach(_ reach: Reach?) -> JSON {
        guard let reach else { return .null }
        return .object([
            JSON.Member("metres", figure(reach.distance.metres)),
            JSON.Member("atLeast", .boolean(reach.isAtLeast)),
        ])
    }

    static func integer(_ value: Int?) -> JSON { value.map { .number(String($0)) } ?? .null }
    static func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
}

extension Field {
    /// Fields that no record has, to be asked about.
    static let season = Field("season", Words.season, .integer(1...9_999), .required)
    static let track = Field("track", Words.track, .line, .optional)
    static let rule = Field("rule", PointsRule.kind.label, .line, .optional)
}
