import Kernel

/// In what a person measures: as chosen in the settings, else as the region or language has it.
///
/// A number typed without a unit is meant in the unit that its field shows, and is kept with that unit
/// wherever it isn't what a bare number means by itself: feet, degrees Fahrenheit, psi.
package struct Units: Sendable {
    package let distance: DistanceUnit
    package var isMetric: Bool { distance == .metres }

    package init(_ distance: DistanceUnit) {
        self.distance = distance
    }

    /// The unit in which distances are shown, as the settings screen offers it.
    static let preference = Preference(
        .distanceUnit, Words.unitsDistances,
        DistanceUnit.allCases.map { Preference.Choice($0.rawValue, $0.label) },
        fallback: { DistanceUnit($0).rawValue })

    static func chosen(_ book: Book, _ language: Language) throws(BookError) -> Units {
        let chosen = try book.setting(.distanceUnit).flatMap { DistanceUnit(rawValue: $0) }
        return Units(chosen ?? DistanceUnit(book))
    }

    /// The unit that a field shows; `nil` for those without one.
    func shown(_ field: Field) -> String? {
        switch field.name {
        case Hook.distance.name, Pull.altitude.name, Pull.fullPull.name: isMetric ? "m" : "ft"
        case Pull.temperature.name, Pull.dewPoint.name: isMetric ? "°C" : "°F"
        case Pull.pressure.name: isMetric ? "hPa" : "inHg"
        case Hook.tirePressure.name: isMetric ? "bar" : "psi"
        default: nil
        }
    }

    /// The unit that a bare number in a field has by itself, as in records of other programs.
    private func bare(_ field: Field, _ number: Decimal) -> String? {
        switch field.name {
        case Hook.distance.name, Pull.altitude.name, Pull.fullPull.name: "ft"
        case Pull.temperature.name, Pull.dewPoint.name: "°F"
        case Pull.pressure.name: number > 40 ? "hPa" : "inHg"
        default: nil
        }
    }

    /// What was typed, with the unit that its field shows behind a bare number.
    ///
    /// No air has 40 hPa or 40 inches of mercury, so a pressure says by its size what it is in.
    func completed(_ text: String, _ field: Field, _ language: Language) -> String {
        let text = field.isGrouped ? text.withNumberRead(in: language) : text
        guard let number = text.bareNumber, let bare = self.bare(field, number) else { return text }
        let meant = field.name == Pull.pressure.name ? bare : shown(field) ?? bare
        return meant == bare && field.name != Pull.pressure.name ? text : text.trimmed + " " + meant
    }

    /// What was typed into the fields of a form.
    func completed(
        _ typed: Parameters, _ fields: some Sequence<Field>, in language: Language
    ) -> Parameters {
        var typed = typed
        for field in fields where field.name != Hook.tirePressure.name {
            for index in typed.pairs.indices where typed.pairs[index].name == field.name {
                typed.pairs[index].value = completed(typed.pairs[index].value, field, language)
            }
        }
        return typed
    }

    /// A text as it was kept: a bare number with its unit, where the field shows another.
    func kept(_ text: String, _ field: Field) -> String {
        guard let number = text.bareNumber, let bare = self.bare(field, number),
            bare != shown(field)
        else { return text }
        return text + " " + bare
    }

    /// "Tire pressure, bar": what a field is called, with the unit that it shows; "bar if no unit" beside a
    /// value in another.
    func label(_ field: Field, _ language: Language, of value: String = "") -> String {
        let label = language(field.label)
        guard let unit = shown(field) else { return label }
        let name = label.withoutUnit
        let isBare = value.withNumberRead(in: language).bareNumber != nil
        if value.isEmpty || isBare || value.hasSuffix(unit) {
            return name + ", " + unit
        }
        return language(Words.bareUnit(label: name, unit: unit))
    }

    /// The control of a field with its unit beside its label, and an example in it.
    func control(_ field: Field, _ form: Form, in language: Language, isKept: Bool) -> FormField {
        var control = form.control(field, in: language)
        guard shown(field) != nil else { return control }
        control.placeholder = language.example(field, isMetric: isMetric)
        if isKept { control.value = kept(control.value, field) }
        control.label = label(field, language, of: control.value)
        return control
    }
}

extension Units {
    /// A value in the units that are shown; `nil` for what has none, and for what can't be read.
    @Sendable static func display(
        _ field: Field, _ value: Value, _ book: Book, _ language: Language
    ) -> String? {
        guard let units = try? chosen(book, language), let unit = units.shown(field) else {
            return nil
        }
        if case .decimal(let psi) = value { return TirePressure.text(psi, units, language) }
        guard let text = value.text else { return nil }
        switch field.name {
        case Pull.temperature.name, Pull.dewPoint.name:
            guard let celsius = Quantity.celsius(text) else { return nil }
            let degrees = units.isMetric ? celsius : celsius * (Rational(9, 5) ?? .one) + 32
            return language.number(degrees, places: 1) + "\u{A0}" + unit
        case Pull.pressure.name:
            guard units.isMetric, let pressure = Quantity.hectopascals(text) else { return nil }
            return language.number(pressure, places: 1) + "\u{A0}" + unit
        default: return Distance(text).map { $0.text(in: units.distance, language) }
        }
    }
}

extension Language {
    fileprivate func example(_ field: Field, isMetric: Bool) -> String {
        let example =
            switch field.name {
            case Pull.altitude.name: isMetric ? "280" : "910"
            case Pull.fullPull.name: isMetric ? "100" : "300"
            case Pull.temperature.name: isMetric ? "25" : "78"
            case Pull.dewPoint.name: isMetric ? "17" : "63"
            case Pull.pressure.name: isMetric ? "985" : "29.1"
            case Hook.tirePressure.name: isMetric ? "1.6" : "25.5"
            default: ""
            }
        return (try? Decimal.parse(example)).map { number($0) } ?? example
    }
}

extension Field {
    /// Whether a thousand and more is usual in it: 1,220 ft, 1.013 hPa.
    fileprivate var isGrouped: Bool { name == Pull.altitude.name || name == Pull.pressure.name }
}

extension String {
    /// The text with `1,220` written so that nobody reads it as a bit more than one, where the
    /// language groups thousands by that sign.
    fileprivate func withNumberRead(in language: Language) -> String {
        let digits = String(trimmed.unicodeScalars.prefix { $0.isDigit || $0 == "." || $0 == "," })
        guard Decimal.readings(of: digits) != nil,
            let number = try? Decimal.parse(digits, language.numberStyle)
        else { return self }
        return number.canonical + String(trimmed.dropFirst(digits.count))
    }

    /// The number that the text is, if it is nothing else.
    var bareNumber: Decimal? {
        guard let quantity = Quantity(self), quantity.parts.count == 1,
            quantity.parts[0].unit.isEmpty
        else { return nil }
        return quantity.parts[0].number
    }
}

/// The pressure of tires, kept in psi.
enum TirePressure {
    /// Of one bar, after NIST SP 811: one psi is 6,894.757 Pa.
    static let psiOfBar = Rational(100_000_000, 6_894_757) ?? .one

    /// What was typed, in psi to six decimals: `1.6 bar`, `160 kPa`, `23 psi`; a bare number is in
    /// what the field shows. `nil` for anything else, and for what is psi anyway.
    static func psi(_ typed: String, _ units: Units) -> Decimal? {
        guard let quantity = Quantity(typed), quantity.parts.count == 1 else { return nil }
        let part = quantity.parts[0]
        switch part.unit.isEmpty && units.isMetric ? "bar" : part.unit {
        case "bar": return rounded(part.number.rational * psiOfBar)
        case "kpa": return rounded(part.number.rational * psiOfBar * (Rational(1, 100) ?? .one))
        case "psi", "lb", "lbs": return part.number
        default: return nil
        }
    }

    private static func rounded(_ psi: Rational) -> Decimal? {
        Decimal(canonical: psi.canonical(places: 6))
    }

    /// "23 psi", "1.6 bar"
    static func text(_ psi: Decimal, _ units: Units, _ language: Language) -> String {
        let bars = psi.rational.divided(by: psiOfBar) ?? .zero
        return language.number(units.isMetric ? bars : psi.rational, places: 2) + "\u{A0}"
            + (units.isMetric ? "bar" : "psi")
    }

    /// Pounds per square inch in the unit that is shown.
    static func amount(_ psi: Rational, _ units: Units) -> Rational {
        units.isMetric ? psi.divided(by: psiOfBar) ?? .zero : psi
    }

    static func number(_ psi: Decimal, _ units: Units, _ language: Language) -> String {
        guard units.isMetric else { return language.number(psi) }
        return language.number(psi.rational.divided(by: psiOfBar) ?? .zero, places: 3)
    }
}

extension Setting {
    /// The unit in which distances are shown; absent, as the language has it.
    static var distanceUnit: Setting { Setting(rawValue: "distanceUnit") }
}

extension DistanceUnit {
    fileprivate var label: Label {
        switch self {
        case .feet: Words.unitsFeet
        case .feetAndInches:
            Words.unitsFeetInches
        case .metres: Words.unitsMetres
        }
    }

    /// As the region or language has it.
    fileprivate init(_ book: Book) {
        self = book.prefersMetric ? .metres : .feet
    }
}
