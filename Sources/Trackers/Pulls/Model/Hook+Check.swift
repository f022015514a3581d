import Kernel

extension Hook {
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
                return FieldError(Hook.distance.field, value: text, .rule(Words.nothing))
            }
        }
        guard let psi = record.optional(tirePressure), psi > mostPressure else { return nil }
        return FieldError(
            tirePressure.field, value: psi.canonical + " psi", .rule(Words.tooHard))
    }
}
