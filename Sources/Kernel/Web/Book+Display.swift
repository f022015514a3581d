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
}
