package import Kernel

// What is said, checked and worked out of each kind beside its fields: toasts, refusals that need the
// book, what goes along with a change, figures.

extension Pull {
    package static let rules = Rules(
        kind, figures: pullFigures, report: pullReport, display: Units.display)
}

extension Hook {
    package static let rules = Rules(
        kind, summary: summary, check: check, figures: hookFigures, display: Units.display)

    /// "Rick · WhyNot: 305' 6""
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change[distance.name] != nil || change[status.name] != nil else { return nil }
        let result = [record[status].code, record[distance]].filter { !$0.isEmpty }
        let who = [record[puller], record[tractor]].filter { !$0.isBlank }
        guard !result.isEmpty, !who.isEmpty else { return nil }
        return who.joined(separator: " · ") + ": " + result.joined(separator: " ")
    }

    /// A quarter of a mile, which no track has: farther, and a decimal point is probably missing.
    private static let farthest = LengthUnit.foot.units(1_320)
    /// In psi; the tires of semi trucks have up to 130.
    private static let mostPressure: Decimal = 150

    /// Refuses a hook of nobody without a result, and what no sled and no tire has.
    @Sendable static func check(_ record: Record, _ book: Book) throws(BookError) -> FieldError? {
        let names = [record[puller], record[tractor]]
        let text = record[distance]
        if names.allSatisfy({ $0.isBlank }), text.isBlank, record[status] == .measured {
            return FieldError(puller.field, value: "", .missing)
        }
        if let distance = Distance(text) {
            if distance.units > farthest {
                return FieldError(Hook.distance.field, value: text, .rule(Words.tooFar))
            }
            if distance.units == 0 {
                return FieldError(Hook.distance.field, value: text, .rule(Words.noDistanceAtAll))
            }
        }
        guard let psi = record.optional(tirePressure), psi > mostPressure else { return nil }
        return FieldError(
            tirePressure.field, value: psi.canonical + " psi", .rule(Words.tooHard))
    }
}
