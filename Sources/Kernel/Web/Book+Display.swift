extension Book {
    /// A value as screens show it: what it refers to by its title, numbers in the reader's units.
    package func display(
        _ value: Value?, of field: Field, in kind: Kind, _ language: Language
    ) -> String {
        if let value, let words = rules(of: kind).display?(field, value, self, language) {
            return words
        }
        if let target = field.type.target, let id = value?.reference,
            let owner = schema.kind(target), let record = (try? self.record(owner, id)) ?? nil
        {
            return title(of: record, in: language)
        }
        return field.display(value, in: language)
    }

    /// What a field is called beside values as ``display(_:of:in:_:)`` shows them: what is shown with
    /// a unit of its own has none in its name.
    package func label(
        of field: Field, in kind: Kind, showing values: [Value?], _ language: Language
    ) -> String {
        let label = language(field.label)
        let display = rules(of: kind).display
        let hasUnit = values.contains { $0.flatMap { display?(field, $0, self, language) } != nil }
        return hasUnit ? label.withoutUnit : label
    }
}

extension String {
    /// "Tire pressure" of "Tire pressure, psi"
    package var withoutUnit: String {
        String(Substring(utf8.prefix { $0 != UInt8(ascii: ",") }))
    }
}
