import Kernel

/// What a number without a unit means in the fields of a form: what the field shows beside its name.
struct TypedUnits {
    let isMetric: Bool
    let distance: DistanceUnit

    init(_ book: Book) throws(BookError) {
        distance = try DistanceUnit.chosen(book)
        isMetric = book.prefersMetric || distance == .metres
    }

    /// The unit that a field shows; nil for fields without one.
    func unit(of field: Field) -> String? {
        switch field.name {
        case Hook.distance.name, Pull.altitude.name: distance == .metres ? "m" : "ft"
        case Hook.tirePressure.name: distance == .metres ? "bar" : "psi"
        case Pull.temperature.name, Pull.dewPoint.name: isMetric ? "°C" : "°F"
        default: nil
        }
    }

    /// A form as typed, with units where they differ from what a number alone is kept as.
    func typed(_ form: Parameters, _ fields: [Field]) -> Parameters {
        var form = form
        for field in fields {
            guard let unit = unit(of: field), !["ft", "psi", "°F"].contains(unit) else { continue }
            for index in form.pairs.indices
            where form.pairs[index].name == field.name && form.pairs[index].value.isPlainNumber {
                form.pairs[index].value = form.pairs[index].value.trimmed + " " + unit
            }
        }
        return form
    }

    /// The control of a field with its unit beside its name; what was kept without a unit gets
    /// the one that it was kept in, where that isn't the one shown.
    func control(
        _ field: Field, _ form: Form, kept record: Record?, in language: Language
    ) -> FormField {
        var control = form.control(field, in: language)
        guard let unit = unit(of: field) else { return control }
        control.label = label(field, unit, language)
        if let value = record?.value(field.name),
            control.value == field.text(value, in: language)
        {
            control.value = kept(value, control.value, field, language)
        }
        return control
    }

    private func label(_ field: Field, _ unit: String, _ language: Language) -> String {
        let label = language(field.label)
        guard field.name == Hook.tirePressure.name else { return label + ", " + unit }
        return label.utf8.split(separator: UInt8(ascii: ",")).first
            .map { String(Substring($0)) + ", " + unit } ?? label
    }

    private func kept(
        _ value: Value, _ text: String, _ field: Field, _ language: Language
    ) -> String {
        switch (field.name, value) {
        case (Hook.tirePressure.name, .decimal(let psi)) where distance == .metres:
            TypedUnits.bar(psi).map { language.typed($0) } ?? text + " psi"
        case (Hook.distance.name, _) where distance == .metres,
            (Pull.altitude.name, _) where distance == .metres:
            text.isPlainNumber ? text + " ft" : text
        case (Pull.temperature.name, _) where isMetric, (Pull.dewPoint.name, _) where isMetric:
            text.isPlainNumber ? text + " °F" : text
        default: text
        }
    }

    /// A pressure kept in psi in bar, if it was typed so or comes out even.
    private static func bar(_ psi: Decimal) -> Decimal? {
        guard let bar = (psi.rational * 6_894_757_293).divided(by: 100_000_000_000),
            let even = Decimal(canonical: bar.canonical(places: 2)),
            let back = try? Hook.tirePressure.field.parse(even.canonical + " bar"),
            back == .decimal(psi)
        else { return nil }
        return even
    }

    /// A pressure as it is shown.
    static func pressure(_ psi: Decimal, isMetric: Bool, _ language: Language) -> String {
        guard isMetric, let bar = (psi.rational * 6_894_757_293).divided(by: 100_000_000_000) else {
            return language.number(psi) + "\u{A0}" + Words.psi
        }
        return language.number(bar, places: 2) + "\u{A0}bar"
    }
}

extension String {
    /// Whether it is a number without a unit.
    var isPlainNumber: Bool { (try? Decimal.parse(self)) != nil }
}
