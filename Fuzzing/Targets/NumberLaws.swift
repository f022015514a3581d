import Kernel

/// A number that was read, however its writer writes, reads back from what is shown and what is kept;
/// a text with two readings has the one that the style names.
func brokenNumberLaw(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let styles: [NumberStyle] = [
        .decimalPoint, .decimalComma, .bothDecimal, .unknown, .doubtful,
    ]
    for style in styles {
        _ = try? NumberCell(text, style)
        guard let number = try? Decimal.parse(text, style) else { continue }
        if !isShown(number) { return "what is shown reads back" }
        if let readings = Decimal.readings(of: text),
            number != readings.grouped, number != readings.decimal
        {
            return "a number is one of its readings"
        }
        guard let kept = try? style.kept(text) else { return "what is read can be kept" }
        if (try? Decimal.parse(kept, .bothDecimal)) != number { return "what is kept reads back" }
    }
    return nil
}

private func isShown(_ number: Decimal) -> Bool {
    Language.allCases.allSatisfy { language in
        [language.number(number), language.typed(number)].allSatisfy {
            (try? Decimal.parse($0, language.numberStyle)) == number
        }
    }
}
