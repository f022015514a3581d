import Kernel

/// The two fields of a quantity as people fill them: each takes all of it.
enum QuantityFields {
    /// What was typed as a number and what it counts: "500 g" in either field, "½", "150-200" and "g".
    static func read(_ typed: Parameters) -> Parameters {
        let number = (typed[Essential.amount.name] ?? "").trimmed
        let unit = (typed[Essential.unit.name] ?? "").trimmed
        let isPlain =
            number.isEmpty
            ? !(unit.unicodeScalars.first.map(isOfFigure) ?? false)
            : number.unicodeScalars.allSatisfy(isOfFigure)
        return isPlain ? typed : read(number, unit, typed)
    }

    private static func read(
        _ number: String, _ unit: String, _ typed: Parameters
    ) -> Parameters {
        let isSaid = number.folded.hasSuffix(unit.folded)
        let both = [number, isSaid ? "" : unit].filter { !$0.isEmpty }.joined(separator: " ")
        let whole = Amount.words(of: both).joined(separator: " ")
        // What is no quantity for certain is for the fields to refuse.
        if !Quantity.isSum(whole) { return typed }
        let amount = Amount(whole, typed.style)
        if amount.isEmpty { return typed }
        var read = typed
        if amount.number != nil || !Amount.isDoubtful(whole.words[0], typed.style) {
            read.set(Essential.amount, Amount(number: amount.number).written(typed.style))
            read.set(Essential.unit, amount.unit)
        } else {
            // Whether it is thousands is asked of the number alone.
            read.set(Essential.amount, whole.words[0])
            read.set(Essential.unit, whole.words.dropFirst().joined(separator: " "))
        }
        return read
    }

    /// What stands in the fields of an essential of which the record says no number: "150-200" and "g".
    static func starting(_ essential: Essential) -> Parameters {
        let words = essential.amount.unit.words
        guard essential.amount.number == nil, let range = words.first, Word(range) == .number,
            range.unicodeScalars.contains(where: { $0 == "-" || $0 == "–" })
        else { return [:] }
        let unit = words.dropFirst().joined(separator: " ")
        return [Essential.amount.name: range, Essential.unit.name: unit]
    }

    private static func isOfFigure(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", ".", ",", "'", "’", " ", "\u{A0}", "\u{202F}": true
        default: false
        }
    }
}

extension Parameters {
    fileprivate mutating func set(_ attribute: Attribute<some Any>, _ text: String) {
        pairs.removeAll { $0.name == attribute.name }
        pairs.append((name: attribute.name, value: text))
    }
}
