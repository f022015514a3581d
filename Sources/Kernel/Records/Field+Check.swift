extension Field {
    /// Holds a value against the field's limits, and gives it as it will be kept: texts trimmed.
    package func checked(_ value: Value?) throws(FieldError) -> Value? {
        guard let value else { return try absent() }
        switch (type, value) {
        case (.text(let maximum, let multiline), .text(let text)):
            return try checked(text, maximum: maximum, multiline: multiline)
        case (.integer(let range), .integer(let number)) where !range.contains(number):
            throw outOfRange(String(number), String(range.lowerBound), String(range.upperBound))
        case (.decimal(let range), .decimal(let number)) where !range.contains(number):
            throw outOfRange(
                number.canonical, range.lowerBound.canonical, range.upperBound.canonical)
        default:
            return value
        }
    }

    private func absent() throws(FieldError) -> Value? {
        if isRequired { throw FieldError(self, value: "", .missing) }
        return nil
    }

    private func checked(
        _ text: String, maximum: Int, multiline: Bool
    ) throws(FieldError) -> Value? {
        let text = text.trimmed
        if text.isEmpty, isRequired { throw FieldError(self, value: "", .missing) }
        if text.utf8.count > maximum, text.count > maximum {
            throw FieldError(self, value: text, .tooLong(count: text.count, maximum: maximum))
        }
        if !multiline, text.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
            throw FieldError(self, value: text, .severalLines)
        }
        if text.utf8.contains(where: isControl) {
            throw FieldError(self, value: text, .controlCharacter)
        }
        return .text(text)
    }

    private func isControl(_ byte: UInt8) -> Bool {
        byte < 32 && byte != 9 && byte != 10 && byte != 13 || byte == 127
    }

    private func outOfRange(_ value: String, _ minimum: String, _ maximum: String) -> FieldError {
        FieldError(self, value: value, .outOfRange(minimum: minimum, maximum: maximum))
    }
}
